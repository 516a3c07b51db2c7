## What `starboard admin` says

admin-appointed = { $person } is an operator now.
admin-dismissed = { $person } is no longer an operator.
admin-operator = { $person }  { $name }  since { $since }
admin-no-operators = There are no operators yet: starboard admin link prints a link that makes you one.
admin-ban-made = { $whom } is banned (number { $number }). A running server follows within two seconds.
admin-mute-made = { $whom } is muted (number { $number }). A running server follows within two seconds.
admin-lifted = Number { $number } is lifted.
admin-ban = { $number }  { $kind ->
        [mute] muted
       *[ban] banned
    }  { $whom }  { $until ->
        [never] until lifted
       *[other] until { $until }
    }  “{ $reason }”
admin-no-bans = Nobody is banned or muted.
admin-report = { $number }  { $at }  { $kind }: { $name } ({ $person }) at table { $table }: { $text }
admin-no-reports = There are no reports.
admin-resolved = Report { $number } is resolved.
admin-line-removed = Line { $line } is removed.
admin-name-reset = { $person } has no name any more.
admin-command-line = command line
