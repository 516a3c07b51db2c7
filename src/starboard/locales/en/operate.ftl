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
