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

## People's data, matches, the server

admin-exported = All that is kept of { $person } is in { $file }.
admin-erase-sure = Erase { $person } ({ $name }) for ever? Their name, keys, passkeys and chat are deleted, their seats belong to a deleted player, and matches that go on count as left. [y/N]
admin-erased = { $person } is erased. Matches that go on and were left: { $matches }. Backups made before still hold the data.
admin-match = { $table }  { $game }  { $state }  { $seats }  { $changed }
admin-match-broken = { $table }: set apart: { $reason }
admin-no-matches = There are none.
admin-match-number = { $table }: { $number } acts.
admin-match-problem = It cannot be replayed: { $problem }
admin-match-replayable = { $number ->
        [none] Not even its deal can be replayed: it can only be ended.
       *[other] Acts that can be replayed: { $number }. “repair --cut” goes on from there.
    }
admin-match-turn = turn from act { $number }  seat { $seat }  { $at }
admin-match-ended = { $table } is ended. A running server tells its players within two seconds.
admin-match-rewound = { $table } is back at act { $number }, and no longer rated. What the players have seen since stays seen: that can be unfair where cards came to light.
admin-match-repaired = { $table } can be played on.
admin-match-unrepaired = { $table } still cannot be replayed: { $problem }
admin-recounted = { $dry ->
        [yes] Nothing was changed.
       *[no] The ratings are counted again.
    } Matches replayed: { $replayed }; counted by what was written down of them: { $stored }; left out, since too little is known of them: { $skipped }. Ratings that differ: { $differences }.
admin-difference = { $game }  { $pool }  { $player }  { $name }  { $before } → { $after }  matches { $matches_before } → { $matches_after }
admin-cleaned = { $dry ->
        [yes] Would be forgotten:
       *[no] Forgotten:
    } guests { $guests }, lines of chat { $lines }, matches { $matches }.
admin-announced = Announced. A running server tells everybody within two seconds.
admin-announced-at = Announced for { $at }: from then on nothing new begins and clocks stand still, until the server has been started again.
admin-maintenance-on = Maintenance: nothing new begins and clocks stand still, until “starboard admin maintenance off”.
admin-maintenance-off = The announcement is taken back; maintenance is over.
