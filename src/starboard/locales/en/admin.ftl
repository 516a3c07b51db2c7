## What `starboard admin` says

admin-appointed = { $person } is an operator now.
admin-dismissed = { $person } is no longer an operator.
admin-operator = { $person }  { $name }  since { $since }
admin-no-operators = There are no operators yet: starboard admin link prints a link that makes you one.
admin-ban-made = { $whom } is banned (number { $number }). A running server applies this within two seconds.
admin-mute-made = { $whom } is muted (number { $number }). A running server applies this within two seconds.
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
admin-line-removed = Chat message { $line } is removed.
admin-name-reset = { $person } no longer has a name.
admin-command-line = command line

## People's data, matches, the server

admin-exported = All data kept about { $person } is in { $file }.
admin-erase-sure = Erase { $person } ({ $name }) permanently? Their name, keys, passkeys and chat are deleted, their seats go to a deleted player, and running matches count as left. [y/N]
admin-erased = { $person } is erased. Running matches left: { $matches }. Earlier backups still hold the data.
admin-match = { $table }  { $game }  { $state }  { $seats }  { $changed }
admin-match-broken = { $table }: set apart: { $reason }
admin-no-matches = There are none.
admin-match-number = { $table }: { $number } acts.
admin-match-problem = It cannot be replayed: { $problem }
admin-match-replayable = { $number ->
        [none] Not even its deal can be replayed: it can only be ended.
       *[other] Acts that can be replayed: { $number }. “repair --cut” continues from there.
    }
admin-match-turn = turn from act { $number }  seat { $seat }  { $at }
admin-match-ended = { $table } is ended. A running server tells its players within two seconds.
admin-match-rewound = { $table } is back at act { $number }, and no longer rated. Players cannot forget what they have seen since: this can be unfair where cards were revealed.
admin-match-repaired = { $table } can continue.
admin-match-unrepaired = { $table } still cannot be replayed: { $problem }
admin-recounted = { $dry ->
        [yes] Nothing was changed.
       *[no] The ratings were recalculated.
    } Matches replayed: { $replayed }; taken from stored results: { $stored }; left out for lack of data: { $skipped }. Ratings that differ: { $differences }.
admin-difference = { $game }  { $pool }  { $player }  { $name }  { $before } → { $after }  matches { $matches_before } → { $matches_after }
admin-cleaned = { $dry ->
        [yes] Would be deleted:
       *[no] Deleted:
    } guests { $guests }, chat messages { $lines }, matches { $matches }.
admin-announced = Announced. A running server tells everyone within two seconds.
admin-announced-at = Announced for { $at }: from then on nothing new can start and clocks are paused, until the server is restarted.
admin-maintenance-on = Maintenance: nothing new can start and clocks are paused, until “starboard admin maintenance off”.
admin-maintenance-off = The announcement is withdrawn; maintenance is over.
