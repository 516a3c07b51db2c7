## Everywhere

page-home = Starboard: front page
page-me = You
page-guest = Guest
page-deleted-player = Deleted player
page-language = Language
page-to-light = Light theme
page-to-dark = Dark theme
page-close = Close
page-save = Save
page-offline = The server is not responding. Check your connection and try again.
page-no = No
page-nowhere = There is nothing at this address.
page-to-front = Go to the front page
page-link = Link
page-copy = Copy
page-copied = Copied
page-share = Share
page-style = Style guide
page-credits = { $games }. Rules in our own words, original drawings.
page-credits-icons = Plants and animals: game-icons.net, CC BY 3.0

## Oneself

page-my-name = Your name at the table
page-pace = Animation speed
page-pace-calm = Calm
page-pace-lively = Lively
page-pace-none = Instant
page-notices = Notify me when it is my turn and I am elsewhere (while a Starboard tab is open)
page-no-server = This needs a server, and this site has none.
page-new-version = A new version is ready.
page-reload = Reload
page-identity = Passkeys and devices
page-identity-what = Keep your name, matches and ratings, play on another device, or sign out.

## Front page

page-welcome = { $count ->
        [4] Four games
        [one] { $count } game
       *[other] { $count } games
    } under one sky
page-welcome-more = Play against honest bots right away, or send friends a link. No account, nothing to install.
page-games = Games
page-continue = Continue playing
page-bots-level = Bots
page-preparing = Being prepared…
page-preparing-of = { $game } is being prepared
page-play-bots = { $count ->
        [one] Play against one bot
       *[other] Play against { $count } bots
    }
page-play-bots-at = { $count ->
        [one] { $game }: play against one bot
       *[other] { $game }: play against { $count } bots
    }
page-new-table = New table
page-new-table-of = { $game }: new table
page-open-tables = Open tables
page-no-open-tables = Nobody is waiting for players right now. Open a table, and others will see it here.
page-have-link = Have a link?
page-link-or-code = Table link or code
page-go = Go
page-bad-link = That is not a link to a table.
page-ended = Recently played
page-your-turn = Your turn
page-free-seats = { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
page-ready = Ready to start
page-state-playing = In progress
page-state-finished = Finished
page-state-ended = Ended by the operator
page-state-abandoned = Closed
page-state-broken = Cannot be continued
page-left-playing = You are away
page-left-finished = Not finished by you
page-left-abandoned = You left
page-players = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }

## A new table

page-game = Game
page-who-plays = Who plays
page-how-many = Number of players
page-seat = Seat { $number }
page-seat-friend = A friend, by link
page-seat-here = Someone on this device
page-seat-name = Name at seat { $number }
page-seat-bot = Bot: { $level }
page-all-bots = Only bots
page-how = Settings
page-clock = Thinking time
page-clock-none = As long as you like
page-clock-seconds = { $count ->
        [one] { $count } second a turn
       *[other] { $count } seconds a turn
    }
page-clock-minutes = { $count ->
        [one] { $count } minute a turn
       *[other] { $count } minutes a turn
    }
page-clock-bank = { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } in total, plus { $increment ->
        [one] { $increment } second
       *[other] { $increment } seconds
    } a turn
page-clock-days = { $count ->
        [one] { $count } day a turn
       *[other] { $count } days a turn
    }
page-starts = Who starts
page-starts-random = Random
page-open-to-all = List it among the open tables
page-watchable = Allow spectators
page-then-invite = Next, you get a link to send to your friends.
page-then-start = All seats are taken: you can start.
page-open-table = Open the table
page-start = Start

## Before the match

page-invite = Invite your friends
page-still-free = { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
page-seats = At the table
page-host = Host
page-leaves = { $of ->
        [one] Left their only match with others so far
       *[other] Left { $left } of their last { $of } matches
    }
page-free = Free
page-sit = Sit here
page-sit-down = Sit down
page-invited = { $host } invites you to play { $game }
page-invited-by-guest = You are invited to play { $game }
page-full = All seats are taken.
page-full-watch = All seats are taken. You can watch once the match has begun.
page-add-bot = Add a bot
page-remove-bot = Remove
page-close-table = Close the table
page-close-table-what = { $count ->
        [one] One other person sits here and loses the seat. The table cannot be opened again.
       *[other] { $count } other people sit here and lose their seats. The table cannot be opened again.
    }
page-close-table-really = Yes, close it
page-stand-up = Stand up
page-host-starts = { $host } starts the match.
page-again-asked = Play again?
page-again-question = { $host } would like to play again
page-again-accept = Yes, play again
page-again-decline = No, thanks
page-again-waiting = Invited; no answer yet
page-again-declined = Declined; the seat is free
page-again-free = Free the seat
page-again-start = Start when everyone has accepted
page-again-begins = The match starts automatically. Still to accept: { $names }.

## At the table

page-animal-0 = Fox
page-animal-1 = Owl
page-animal-2 = Heron
page-animal-3 = Hedgehog
page-animal-4 = Hare
page-hot-name = Player { $number }
page-prompt = What to do
page-waits = { $name } is thinking…
page-look = See what happened…
page-over = The match is over.
page-is-late = { $name } has run out of time.
page-is-gone = { $name } has left.
page-is-away = { $name } is away.
page-waits-offline = { $name } is not connected.
page-waits-away = { $name } has been away for { $time }.
page-away-later = Please wait: after { $time } of waiting you can let a bot play.
page-away-decide = Keep waiting, let a bot play until they are back, or close the seat.
page-mine-bot = A bot is playing for you. Take your seat back to continue.
page-mine-late = You have run out of time. Come back before a bot takes over.
page-mine-gone = You left this match. Come back to continue.
page-mine-away = You were away, and the others are deciding about your seat. Come back to continue.
page-mine-closed = The others closed your seat: a bot will play it to the end.
page-take-seat-back = Take my seat back
page-note-late = { $name }: out of time
page-note-leave = { $name }: left the match
page-note-away = { $name }: away for too long
page-note-bot = { $name }: replaced by a bot ({ $level })
page-note-vote = { $by }: votes to close a seat ({ $name })
page-note-closed = { $name }: seat closed for good
page-note-return = { $name }: back at the table
page-note-back = { $name }: took a move back
page-note-rewind = The operator rewound the match to this point. It is no longer rated.
page-note-end = The operator ended the match.
page-note-reason = “{ $reason }”
page-ended-by-operator = The operator of this server has ended this match.
page-frozen-finished-rules = This match was played under version { $version } of the rules. This server now has version { $now }, so it cannot be replayed. It is shown as it ended.
page-frozen-abandoned-rules = This match began under version { $version } of the rules. This server now has version { $now } and cannot continue it, so the match was closed. It does not count for the ratings.
page-frozen-finished-damaged = The server’s copy of this match is damaged, so it cannot be replayed. It is shown as it ended.
page-frozen-abandoned-damaged = This match was abandoned, and the server’s copy of it is damaged.
page-clock-paused = paused
page-restart-in = restart in { $time }
page-restart-minutes = { $count ->
        [one] The server restarts within a minute.
       *[other] The server restarts in { $count } minutes.
    }
page-restart-begun = The server will restart soon: nothing new can start, and clocks are paused.
page-restart-lost = The server is restarting. This page will reconnect automatically.
page-restart-back = The server is back.
page-take-back = Take back
page-skip = Skip animation
page-not-your-turn = It is not your turn yet.
page-not-now = Not now. { $asked }
page-connection-lost = Connection lost. Reconnecting…
page-log = What happened
page-chat = Chat
page-side = Side panel
page-unread = { $count ->
        [one] { $count } new message
       *[other] { $count } new messages
    }
page-nothing-said = Nobody has said anything yet.
page-say = Say something
page-send = Send
page-spectators = { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }
page-leave = Leave the match
page-leave-title = Leave the match?
page-leave-all = Everyone on this device leaves.
page-leave-seat = The others can let a bot play for you, or close your seat if all of them agree. If they do not decide, a bot takes over after a while.
page-leave-alone = The match stops and waits for you.
page-leave-return = You can come back through the table’s link or the front page and continue, until the seat is closed.
page-leave-return-alone = You can come back from the front page (“Recently played”) and continue.
page-leave-counts = For your rating, the match counts as lost unless you come back and finish it. If a bot moves for you in the meantime, a win will not be rated. Your statistics count it only if you finish it yourself.
page-leave-counts-alone = For your rating, the match is lost immediately, even if you come back. Your statistics count it only if you finish it yourself.
page-leave-really = Yes, leave
page-stay = Stay
page-sound-on = Sound on
page-sound-off = Sound off
page-points-with = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } if the game ended now
page-points-so-far = { $count ->
        [one] Now: { $count } point
       *[other] Now: { $count } points
    }
page-points-now = Points if the game ended now
page-points-end = Final points
page-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
page-seat-closed = Seat closed
page-state-late = Out of time
page-state-gone = Left
page-state-away = Away
page-offline-seat = Not connected
page-away-for = Away for { $time }
page-seat-bot-for = Substitute bot: { $level }
page-seat-bot-for-you = Bot in your place: { $level }
page-seat-bot-mark = bot
page-let-bot = Let a bot play
page-close-seat = Close the seat…
page-close-seat-title = Close a seat: { $name }
page-close-seat-what = A beginner bot will play this seat to the end of the match, and { $name } can no longer come back. This cannot be undone.
page-close-seat-votes = { $voters ->
        [one] Your vote alone decides.
       *[other] Everyone else at the table must agree: { $votes } of { $voters } so far.
    }
page-close-seat-now = Close it for good
page-close-seat-vote = Vote to close it
page-close-seat-wait = Wait
page-close-seat-voted = You voted to close it
page-come-back = Come back
page-time-urgent = { $count ->
        [one] Only { $count } second left!
       *[other] Only { $count } seconds left!
    }
page-time-left = Time left
page-days-left = { $count } d
page-hours-left = { $count } h
page-minutes-left = { $count } min
page-pass-device = Please pass the device to { $name }
page-look-and-pass = Has everyone seen it? Then pass the device to { $name }.
page-pass-now = Pass the device
page-pass-device-why = Everyone else, please look away for a moment.
page-i-am = I am { $name }

## The end

page-counting = Counting the points…
page-you-win = You win!
page-you-share = You share the victory!
page-your-bot = the bot in your seat
page-wins = { $count ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }
page-category = Category
page-held = held: { $points }
page-total = Total
page-place = Place
page-rematch = Play again
page-see-table = See the table
page-replay = Watch it again
page-replay-first = To the start
page-replay-back = One move back
page-replay-now = Move { $number }, { $name }: { $move }.
page-replay-next = One move forward
page-replay-last = To the end
page-replay-play = Play
page-replay-stop = Pause
page-replay-moment = Moment { $at } of { $last }
page-replay-eyes = View as
page-replay-all = Show all hands
page-replay-result = Score sheet
page-replay-turn-back = One turn back
page-replay-turn-next = One turn forward
page-replay-speed = Speed
page-replay-times = { $speed }×
page-replay-spectator = A spectator
page-what-if = Play from here
page-what-if-how = What if? Take a seat at this point; bots play the others. The cards stay the same, and the match is not rated.
page-what-if-seat = My seat
page-open-record = Open a record file
page-open-record-how = A record that was downloaded here or saved by “starboard play --record”. It stays on this device; the server only reads it.
page-open-record-bad = This file is not a record: it is not JSON.
page-analyse = Analyse
page-statistics = My statistics
page-hint = Hint
page-hint-thinks = The engine is thinking…
page-hint-what = The engine shows the best moves, based on what you can know. The hint is noted in the record.
page-hint-counts = If you win this match, it will not count for your rating; if you lose, it will.
page-hint-show = Show them
page-hint-best = wins { $win } %, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } on average
page-hint-as-good = about as good
page-hint-worse-chance = { $loss } % worse: wins less often
page-hint-worse-points = { $loss } % worse: on average { $gain ->
        [one] one point
       *[other] { $gain } points
    } fewer
page-hint-worse-others = { $loss } % worse: on average { $denial ->
        [one] one more point
       *[other] { $denial } more points
    } for the strongest opponent
page-hint-worse-both = { $loss } % worse: on average { $gain ->
        [one] one point
       *[other] { $gain } points
    } fewer, and { $denial } more for the strongest opponent
page-hint-how = Ordered by chance to win and lead in points combined, as in the match analysis.
page-hint-play = Play it
page-hint-only = There is only one legal move.
page-hint-log = { $name }: a hint
page-record = Download the record
page-score-sheet = Score sheet
page-fair = Was the deal fair?
page-seed = Seed of the deal
page-deal = Provable deal
page-deal-how = Nobody could choose these cards. Before anyone sat down, the server drew a secret number and published its hash, so it could not change the secret later. Then every player’s browser added a random number. The deal follows from all of these numbers. When the match is over, the secret is revealed and your browser checks everything.
page-deal-hash = Hash of the server’s secret (SHA-256)
page-deal-added = Number added by: { $name }
page-deal-mine = (this browser)
page-deal-bot = A bot adds nothing.
page-deal-later = Added when the match begins.
page-deal-nothing = Added nothing.
page-deal-secret = The server’s secret
page-deal-hidden = Revealed when the match is over.
page-deal-verify = To check for yourself that every card follows from the seed, download the record and run
page-deal-alarm = This deal is not the one that was promised!
page-verdict-proven = The deal is proven: its hash was published before you joined, your number is part of it, and the seed follows from all the numbers.
page-verdict-elsewhere = The numbers of the deal match, but this browser added none of them, so it cannot tell whether the hash was shown before the match.
page-verdict-silent = The deal is unproven: your seat added no number to it, so the server could have chosen it.
page-verdict-unknown = The deal is unproven: this table does not say where its seed comes from.
page-verdict-unchecked = The deal is unchecked: browsers compute hashes only on https pages. “starboard verify” checks the record.
page-verdict-broken = THE DEAL IS NOT THE ONE THAT WAS PROMISED. What the server shows does not match the hash and the number that this browser kept. Download the record, and do not trust this result.

## How it looks

page-style-intro = Field notes under a night sky: this page shows what all the other pages are built from.
page-style-colours = Colours
page-style-type = Type
page-style-space = Spacing and corners
page-style-buttons = Buttons and fields
page-style-cards = Cards
page-style-sample = The tundra sleeps, the stars wake

## Rules

page-rules = Rules
page-rules-of = Rules of { $game }
page-rules-about = In our own words. What the rulebook leaves open, and we had to decide, is marked as our ruling.
page-rules-settled = Our ruling
page-rules-search = Search the rules
page-rules-found = { $count ->
        [0] Nothing found.
        [one] { $count } section found.
       *[other] { $count } sections found.
    }
page-rules-contents = Contents
page-rules-now = About this decision
page-rules-table = Table

## Scorepad

page-score-pad = Scorepad
page-score-of = Scorepad: { $game }
page-score-about = For a game at a real table: enter what is on the table at the end, and the points are counted. Your entries stay in this browser until you start over.
page-score-name = Name of player { $number }
page-score-less = { $what }: one less
page-score-more = { $what }: one more
page-score-picture = Share a picture
page-score-clear = Start over
page-score-clear-really = Clear everything
page-score-keep = Keep it

## Tutorials

page-learn = Tutorial
page-learn-title = Learn { $game }
page-learn-game = Learn in 5 minutes
page-learn-game-at = { $game }: learn in 5 minutes
page-learn-go-on = Continue learning: step { $step } of { $count }
page-learn-go-on-at = { $game }: continue learning, step { $step } of { $count }
page-learn-repeat = Learn it again
page-learn-repeat-at = { $game }: learn it again
page-learn-step = Step { $step } of { $count }
page-learn-next = Next
page-learn-back = Back
page-learn-your-move = Your move
page-learn-read-first = Not yet! Keep reading: press “Next”.
page-learn-do-it = Do it for me
page-learn-done = You know how to play!
page-learn-play = Play a real match
page-learn-again = Start again

## Operators, and reports to them

page-operate = { $count ->
        [0] Operator tools
       *[other] Operator tools ({ $count })
    }
page-report = Report { $name }
page-report-line = Report this message from { $name }
page-line-removed = removed by an operator

## A board for any game

page-part-table = On the table
page-part-moves = What you can do
page-part-none = none
page-part-yes = yes
page-part-no = no
page-part-times = , { $count } times
