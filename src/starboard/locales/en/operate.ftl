## The page for operators

operate-title = Operate this server
operate-none = There is nothing here for you. Operators are appointed on the command line: starboard admin link.
operate-become = Become an operator?
operate-become-what = “{ $name }”, the identity of this browser, will be able to ban people, read reports and change what this server keeps.
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
operate-none-resolved = None was resolved yet.
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
operate-remove-line-of = Remove this line of { $name }
operate-remove-title = Remove this line of chat for everybody?
operate-reset-name = Reset the name
operate-reset-name-title = Take the name “{ $name }” away?
operate-reset-name-what = The person becomes a guest without a name, at running tables too, and may choose another.
operate-resolve = Resolved
operate-ban = Ban
operate-ban-title = Ban { $name }
operate-ban-what = They can look, and change nothing: open tables close at once, and running matches count as left. This holds for every identity on the same device.
operate-ban-done = { $name } is banned.
operate-mute = Mute
operate-mute-title = Mute { $name }
operate-mute-what = They can play on, but neither chat nor choose names.
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
operate-reason = Reason, as they will read it
operate-with-address = Ban the address, too
operate-with-address-what = Nobody can play or start anew from the address at which this person is, or from which they next try. Others there are kept out, too: families, schools and offices share an address.
operate-address-too = with the address
operate-address-later = with the address, as soon as it is known
operate-what = What
operate-whom = Person’s id, or address
operate-add = Do it
operate-no-bans = Nobody is banned or muted.
operate-lift = Lift
operate-lift-of = Lift: { $name }
operate-lift-title = Lift this for { $name }?
operate-lift-what = They can act again at once. An address that belonged to it is forgotten.
operate-log-empty = Nothing was done yet.
operate-older = Older
operate-command-line = command line

operate-act-appoint = Appointed an operator
operate-act-dismiss = Dismissed an operator
operate-act-link = Made a link for operators
operate-act-ban = Banned
operate-act-mute = Muted
operate-act-lift = Lifted a ban or mute
operate-act-address-found = Found the address of a ban
operate-act-resolve = Resolved a report
operate-act-remove-line = Removed a line of chat
operate-act-reset-name = Reset a name
operate-act-export = Exported somebody’s data
operate-act-erase = Erased somebody’s data
operate-act-end-match = Ended a match
operate-act-rewind-match = Rewound a match
operate-act-repair-match = Looked at a table set apart
operate-act-recount-ratings = Counted ratings again
operate-act-clean = Forgot what was old
operate-act-announce = Announced
operate-act-maintenance = Began or ended maintenance

operate-people = People
operate-find-label = A person’s id, or a part of the name
operate-find = Find
operate-found = { $count ->
        [0] Nobody was found.
        [one] One person was found.
       *[other] { $count } people were found.
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
operate-erase-title = Erase { $name } for ever?
operate-erase-what = Name, keys, passkeys, chat and ratings are deleted at once, and nobody can bring them back. Matches stay for the others, with a deleted player; those that go on count as left. Backups keep what they hold.
operate-erased = { $name } is erased.

operate-matches = Matches
operate-table-label = Address or id of a table
operate-open-match = Open
operate-open-match-of = Open { $id }
operate-which-matches = Which matches
operate-playing = Going on
operate-broken = Set apart
operate-none-playing = No match goes on.
operate-none-broken = No table was set apart.
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
operate-cut = Go on from there
operate-cut-what = The match goes on from the last act that can be replayed. What came after stays in the log and no longer counts; the match is not rated any more.
operate-cut-do = Cut and go on
operate-rewind-label = Go back to the beginning of a turn
operate-turn = act { $number }: { $name }, { $at }
operate-rewind-what = The match goes back, clocks get the whole turn again, and everybody is told. What players have seen since stays seen: if cards came to light, that is unfair. The match is not rated any more.
operate-rewind-do = Go back
operate-end = End the match
operate-end-what = Nobody has won; the players are told why, and cannot play on.
operate-end-rated = Rate it: those who left lose to those who did not
operate-end-do = End it
operate-reason-told = Reason, told to the players
operate-ended = The match is ended.
operate-rewound = The match is back at that moment.
operate-goes-on = The match goes on.

operate-server = Server
operate-announce = Announcement
operate-announce-what = All players see your words on every page. With a restart they see a countdown; from its time on nothing new begins and clocks stand still, until the server has been started again.
operate-words = What players are told
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
operate-maintenance-now = Maintenance now
operate-maintenance-title = Begin maintenance now?
operate-maintenance-what = Nothing new begins and clocks stand still until you end it. Matches can be played on.
operate-maintenance-do = Begin
operate-maintenance-end = End maintenance
operate-withdraw = Take it back
operate-keeping = What is kept
operate-keeping-what = The settings say for how long; the server forgets what is older, a little at a time.
operate-kept-for = kept for
operate-old-now = older now
operate-for-ever = for ever
operate-guests = Guests who do not come back
operate-chat-lines = Lines of chat, after the match
operate-old-matches = Matches, after their end
operate-clean = Forget it now
operate-clean-title = Forget what is old now?
operate-clean-what = It is deleted for ever.
operate-clean-do = Forget
operate-ratings = Ratings
operate-ratings-what = Counts all ratings again from the matches, in the order in which they ended.
operate-count-try = See what would change
operate-count = Count again
operate-counting = Counting…
operate-would-change = { $count ->
        [0] No rating would change.
        [one] One rating would change.
       *[other] { $count } ratings would change.
    }
operate-counted = { $count ->
        [one] The ratings are counted again; one has changed.
       *[other] The ratings are counted again; { $count } have changed.
    }
operate-counted-by = Replayed: { $replayed }; by what was written down: { $stored }; left out: { $skipped }.
operate-recount-title = Count all ratings again?
operate-recount-what = The ratings that differ are replaced.
operate-recount-do = Count again
operate-pool-people = among people
operate-pool-bots = with bots
