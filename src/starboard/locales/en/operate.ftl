## The page for operators

operate-title = Operator tools
operate-none = There is nothing here for you. Operators are appointed on the command line: starboard admin link.
operate-become = Become an operator?
operate-become-what = “{ $name }”, the identity of this browser, will be able to ban people, read reports and change this server’s data.
operate-become-do = Become an operator
operate-operators = Operators: { $names }
operate-reports = { $count ->
        [0] Reports
       *[other] Reports ({ $count })
    }
operate-bans = Bans
operate-log = Log

operate-which = Which reports
operate-open = Open
operate-resolved = Resolved
operate-no-reports = No open reports.
operate-none-resolved = None resolved yet.
operate-reported = Reported by { $by }, { $at }, { $number ->
        [0] before the first act
        [one] after one act
       *[other] after { $number } acts
    }.
operate-called-now = Now called { $name }.
operate-chat = Chat as it was ({ $count ->
        [one] one line
       *[other] { $count } lines
    })
operate-person-id = Person { $id }
operate-table = Table: { $game }
operate-replay = Replay
operate-remove = Remove
operate-remove-line-of = Remove this message from { $name }
operate-remove-title = Remove this chat message for everyone?
operate-reset-name = Reset the name
operate-reset-name-title = Remove the name “{ $name }”?
operate-reset-name-what = The person becomes a guest without a name, at running tables too, and may choose another name.
operate-resolve = Resolved
operate-ban = Ban
operate-ban-title = Ban { $name }
operate-ban-what = They can look but not change anything: open tables close immediately, and running matches count as left. This applies to every identity on the same device.
operate-ban-done = { $name } is banned.
operate-mute = Mute
operate-mute-title = Mute { $name }
operate-mute-what = They can continue playing, but not chat or choose names.
operate-mute-done = { $name } is muted.
operate-banned = Banned: { $name }
operate-muted = Muted: { $name }
operate-days = How long
operate-days-count = { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
operate-forever = Until lifted
operate-until = until { $until }
operate-reason = Reason, shown to them
operate-with-address = Ban the address too
operate-with-address-what = Nobody can play or create an identity from the address that this person uses now or tries next. This affects others there too: families, schools and offices share an address.
operate-address-too = with the address
operate-address-later = with the address, as soon as it is known
operate-what = What
operate-whom = Person’s id, or address
operate-add = Apply
operate-no-bans = Nobody is banned or muted.
operate-lift = Lift
operate-lift-of = Lift: { $name }
operate-lift-title = Lift this for { $name }?
operate-lift-what = They can act again immediately. Any address banned with it is forgotten.
operate-log-empty = Nothing has been done yet.
operate-older = Older
operate-command-line = command line

operate-act-appoint = Appointed an operator
operate-act-dismiss = Dismissed an operator
operate-act-link = Created a link for operators
operate-act-ban = Banned
operate-act-mute = Muted
operate-act-lift = Lifted a ban or mute
operate-act-address-found = Found the address of a ban
operate-act-resolve = Resolved a report
operate-act-remove-line = Removed a chat message
operate-act-reset-name = Reset a name
operate-act-export = Exported someone’s data
operate-act-erase = Erased someone’s data
operate-act-end-match = Ended a match
operate-act-rewind-match = Rewound a match
operate-act-repair-match = Tried to repair a table
operate-act-recount-ratings = Recalculated ratings
operate-act-clean = Deleted old data
operate-act-announce = Announced
operate-act-maintenance = Started or ended maintenance

operate-people = People
operate-find-label = A person’s id, or part of the name
operate-find = Find
operate-found = { $count ->
        [0] Nobody found.
        [one] One person found.
       *[other] { $count } people found.
    }
operate-since = since { $since }
operate-person-has = { $matches ->
        [one] { $matches } table
       *[other] { $matches } tables
    }, { $passkeys ->
        [0] no passkey
        [one] { $passkeys } passkey
       *[other] { $passkeys } passkeys
    }
operate-devices = { $count ->
        [one] { $count } device
       *[other] { $count } devices
    }
operate-export = Export
operate-export-of = Export the data of { $name }
operate-erase = Erase
operate-erase-of = Erase { $name }
operate-erase-title = Erase { $name } permanently?
operate-erase-what = Name, keys, passkeys, chat and ratings are deleted immediately, and nobody can restore them. Matches stay for the others, with a deleted player; running matches count as left. Backups keep what they contain.
operate-erased = { $name } is erased.

operate-matches = Matches
operate-table-label = Address or id of a table
operate-open-match = Open
operate-open-match-of = Open { $id }
operate-which-matches = Which matches
operate-playing = In progress
operate-broken = Set apart
operate-none-playing = No matches in progress.
operate-none-broken = No tables set apart.
operate-bot = bot ({ $level })
operate-match-title = Match { $id }
operate-acts = { $count ->
        [one] { $count } act
       *[other] { $count } acts
    }
operate-look = Look at the table
operate-problem = It cannot be replayed: { $problem }
operate-beyond-repair = Not even the deal can be replayed: it can be ended, or wait for the rules that it began with.
operate-replayable = { $count ->
        [one] The first act can be replayed.
       *[other] The first { $count } acts can be replayed.
    }
operate-try-again = Try again
operate-cut = Continue from there
operate-cut-what = The match continues from the last act that can be replayed. Later acts stay in the log but no longer count; the match is no longer rated.
operate-cut-do = Cut and continue
operate-rewind-label = Go back to the beginning of a turn
operate-turn = act { $number }: { $name }, { $at }
operate-rewind-what = The match goes back, the turn gets its whole time again, and everyone is told. Players cannot forget what they have seen since: if cards were revealed, this is unfair. The match is no longer rated.
operate-rewind-do = Go back
operate-end = End the match
operate-end-what = Nobody wins; the players are told why, and cannot continue.
operate-end-rated = Rate it: players who left lose to those who stayed
operate-end-do = End it
operate-reason-told = Reason, shown to the players
operate-ended = The match has ended.
operate-rewound = The match is back at that moment.
operate-goes-on = The match continues.

operate-server = Server
operate-announce = Announcement
operate-announce-what = All players see your message on every page. With a restart they also see a countdown; from that time on nothing new can start and clocks are paused, until the server is restarted.
operate-words = Message to players
operate-restart = Restart
operate-in-minutes = { $count ->
        [one] in { $count } minute
       *[other] in { $count } minutes
    }
operate-no-restart = none
operate-announce-do = Announce
operate-announced = Announced.
operate-restart-at = Restart announced for { $at }.
operate-maintenance-since = Maintenance since { $since }.
operate-maintenance-now = Start maintenance
operate-maintenance-title = Start maintenance now?
operate-maintenance-what = Nothing new can start and clocks are paused until you end it. Running matches can continue.
operate-maintenance-do = Start
operate-maintenance-end = End maintenance
operate-withdraw = Withdraw
operate-keeping = Data retention
operate-keeping-what = The settings say for how long; the server deletes older data, a little at a time.
operate-kept-for = kept for
operate-old-now = expired now
operate-for-ever = forever
operate-guests = Guests who do not come back
operate-chat-lines = Chat messages, after the match
operate-old-matches = Matches, after their end
operate-clean = Delete it now
operate-clean-title = Delete expired data now?
operate-clean-what = It is deleted permanently.
operate-clean-do = Delete
operate-ratings = Ratings
operate-ratings-what = Recalculates all ratings from the matches, in the order in which they ended.
operate-count-try = See what would change
operate-count = Recalculate
operate-counting = Recalculating…
operate-would-change = { $count ->
        [0] No rating would change.
        [one] One rating would change.
       *[other] { $count } ratings would change.
    }
operate-counted = { $count ->
        [one] The ratings were recalculated; one has changed.
       *[other] The ratings were recalculated; { $count } have changed.
    }
operate-counted-by = Replayed: { $replayed }; from stored results: { $stored }; left out: { $skipped }.
operate-recount-title = Recalculate all ratings?
operate-recount-what = The ratings that differ are replaced.
operate-recount-do = Recalculate
operate-pool-people = among people
operate-pool-bots = with bots
