## Everywhere

page-home = Starboard: to the front page
page-me = You
page-guest = Guest
page-deleted-player = Deleted player
page-language = Language
page-to-light = Day colours
page-to-dark = Night colours
page-close = Close
page-save = Save
page-offline = The server does not answer. Check the connection and try again.
page-no = No
page-nowhere = There is nothing at this address.
page-to-front = To the front page
page-link = Link
page-copy = Copy
page-copied = Copied
page-share = Share
page-style = How it looks
page-credits = Subastral by Ben Pinchback and Matt Riddle, Codex Naturalis by Thomas Dupont, Comet by Peter Prinz, Stella Quest by Bom Hee Kim. Rules in our own words, drawings of our own.
page-credits-icons = Plants and animals: game-icons.net, CC BY 3.0

## Oneself

page-my-name = Your name at the table
page-pace = How fast things happen
page-pace-calm = Calm
page-pace-lively = Lively
page-pace-none = At once
page-notices = Tell me when it is my turn and I am not looking (while a tab of Starboard is open)
page-identity = Passkeys and devices
page-identity-what = Keep your name, matches and ratings, play on another device, or sign out.

## Front page

page-welcome = Four games under one sky
page-welcome-more = Play at once against honest bots, or send a link to friends. No account, nothing to install.
page-games = Games
page-continue = Go on playing
page-bots-level = Bots
page-play-bots = Play against bots
page-play-bots-at = { $game }: play against bots
page-new-table = New table
page-new-table-of = { $game }: new table
page-about-subastral = Send clouds of notes between the deck and the sun, and fill a journal with eight biomes in a clever order.
page-about-stella = Win a round to collect an emotion, but winning twice in a row costs glow.
page-about-codex = Lay overlapping pages into a codex that grows in all directions, and meet your secret objective.
page-about-comet = Hatch companions and lead them across the valley before the comet arrives.
page-facts-subastral = 2–5 players · 20–30 minutes · collecting
page-facts-stella = 2–4 players · 20 minutes · tricks
page-facts-codex = 2–4 players · 25 minutes · laying cards
page-facts-comet = 2–4 players · 40 minutes · a race
page-open-tables = Open tables
page-no-open-tables = Nobody is waiting for players right now. Open a table, and others will see it here.
page-have-link = Have a link?
page-link-or-code = Link or code of a table
page-go = Go
page-bad-link = That is not a link to a table.
page-ended = Played lately
page-your-turn = Your turn
page-free-seats = { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
page-ready = Ready to start
page-state-playing = In play
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
page-seat-here = Somebody on this device
page-seat-name = Name at seat { $number }
page-seat-bot = Bot: { $level }
page-all-bots = Only bots
page-how = How
page-option-side-a = A: wide
page-option-side-b = B: narrow
page-clock = Time to think
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
    } in all, and { $increment ->
        [one] { $increment } second
       *[other] { $increment } seconds
    } a turn
page-clock-days = { $count ->
        [one] { $count } day a turn
       *[other] { $count } days a turn
    }
page-starts = Who starts
page-starts-random = Chance decides
page-open-to-all = Show it to everybody among the open tables
page-watchable = Others may watch
page-then-invite = Next: a link to send to your friends.
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
        [one] Left the only match with others so far
       *[other] Left { $left } of the last { $of } matches
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
page-again-waiting = Asked; no answer yet
page-again-declined = Does not play again; the seat is free
page-again-free = Free the seat
page-again-start = Start when all have accepted
page-again-begins = The match begins by itself. Still to accept: { $names }.

## At the table

page-animal-0 = Fox
page-animal-1 = Owl
page-animal-2 = Heron
page-animal-3 = Hedgehog
page-animal-4 = Hare
page-hot-name = Player { $number }
page-prompt = What to do
page-waits = { $name } is thinking…
page-look = Look what happened…
page-over = The match is over.
page-is-late = { $name } has run out of time.
page-is-gone = { $name } has left.
page-is-away = { $name } is away.
page-waits-offline = { $name } is not connected.
page-waits-away = { $name } has been away for { $time }.
page-away-later = Wait; after { $time } of waiting you can let a bot play.
page-away-decide = Wait on, let a bot play until they are back, or close the seat.
page-mine-bot = A bot plays for you. Take your seat back to play on.
page-mine-late = You have run out of time. Come back before a bot plays for you.
page-mine-gone = You left this match. Come back to play on.
page-mine-away = You were away, and the others are deciding about your seat. Come back to play on.
page-mine-closed = The others closed your seat: a bot plays it to the end.
page-take-seat-back = Take my seat back
page-note-late = { $name }: out of time
page-note-leave = { $name }: left the match
page-note-away = { $name }: away for too long
page-note-bot = { $name }: a bot plays instead ({ $level })
page-note-vote = { $by }: votes to close a seat ({ $name })
page-note-closed = { $name }: seat closed for good
page-note-return = { $name }: back at the table
page-note-back = { $name }: took a move back
page-note-rewind = The operator set the match back to this moment. It is no longer rated.
page-note-end = The operator ended the match.
page-note-reason = “{ $reason }”
page-ended-by-operator = The operator of this server has ended this match.
page-clock-paused = paused
page-restart-in = restart in { $time }
page-restart-minutes = { $count ->
        [one] The server restarts within a minute.
       *[other] The server restarts in { $count } minutes.
    }
page-restart-begun = The server restarts soon: nothing new begins, and clocks stand still.
page-restart-lost = The server is restarting. This page connects again by itself.
page-restart-back = The server is back.
page-take-back = Take back
page-skip = Show at once
page-not-your-turn = It is not your turn yet.
page-connection-lost = The connection is lost. Trying again…
page-log = What happened
page-chat = Chat
page-side = Beside the table
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
page-leave-all = Everybody at this device leaves.
page-leave-seat = The others can let a bot play for you, or close your seat if all of them agree. If they do not decide, a bot takes over after a while.
page-leave-alone = The match stops and waits for you.
page-leave-return = You can come back by the link of this table or from the front page and play on, until the seat is closed.
page-leave-return-alone = You can come back from the front page (“Played lately”) and play on.
page-leave-counts = For your rating, the match counts as lost unless you come back and finish it. If a bot moves for you meanwhile, a victory will not be rated. In your statistics it counts only if you play it to the end yourself.
page-leave-counts-alone = For your rating, the match is lost at once, even if you come back. In your statistics it counts only if you play it to the end yourself.
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
page-seat-bot-for = Bot instead: { $level }
page-let-bot = Let a bot play
page-close-seat = Close the seat…
page-close-seat-title = Close a seat: { $name }
page-close-seat-what = A beginner bot then plays this seat to the end of the match, and { $name } can no longer come back. It cannot be undone.
page-close-seat-votes = { $voters ->
        [one] Your vote alone decides.
       *[other] All others at the table must agree: { $votes } of { $voters } do so far.
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
page-look-and-pass = Everybody has seen it? Then pass the device to { $name }.
page-pass-now = Pass the device
page-pass-device-why = The others look away for a moment.
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
page-replay-next = One move on
page-replay-last = To the end
page-replay-play = Play
page-replay-stop = Stop
page-replay-moment = Moment { $at } of { $last }
page-replay-eyes = Through whose eyes
page-replay-all = Show all hands
page-replay-result = Score sheet
page-replay-turn-back = One turn back
page-replay-turn-next = One turn on
page-replay-speed = Speed
page-replay-times = { $speed }×
page-replay-spectator = A spectator
page-what-if = Play on from here
page-what-if-how = What if? Take a seat at this moment; bots play the others. The cards stay those of the match, and it does not count for the rating.
page-what-if-seat = My seat
page-open-record = Open a record file
page-open-record-how = A record that was downloaded here or saved by “starboard play --record”. It stays on this device; the server only reads it.
page-open-record-bad = This file is not a record: it is not JSON.
page-analyse = Analyse
page-statistics = My statistics
page-hint = Hint
page-hint-thinks = The engine thinks…
page-hint-what = The engine shows the best moves, by what you may know. The hint is noted in the record.
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
page-hint-worse-others = { $loss } % worse: leaves the strongest other { $denial ->
        [one] one point
       *[other] { $denial } points
    } more
page-hint-worse-both = { $loss } % worse: on average { $gain ->
        [one] one point
       *[other] { $gain } points
    } fewer, and { $denial } more for the strongest other
page-hint-how = Ordered by the chance to win and the lead in points together, as in the analysis of a match.
page-hint-play = Do it
page-hint-only = There is only one thing to do.
page-hint-log = { $name }: a hint
page-record = Download the record
page-score-sheet = Score sheet
page-fair = Was the deal fair?
page-seed = Seed of the deal
page-deal = Provable deal
page-deal-how = Nobody could choose these cards. Before anyone sat down, the server drew a secret number and showed its hash: since then it cannot change the secret. Then the browser of every player added a random number. The deal follows from all of them together, and when the match is over, the secret is told and your browser checks everything.
page-deal-hash = Hash of the server’s secret (SHA-256)
page-deal-added = Number added by: { $name }
page-deal-mine = (this browser)
page-deal-bot = A bot adds nothing.
page-deal-later = Added when the match begins.
page-deal-nothing = Added nothing.
page-deal-secret = The server’s secret
page-deal-hidden = It is told when the match is over.
page-deal-verify = That every card follows from the seed is checked by a program of your own: download the record, then
page-deal-alarm = This deal is not the one that was promised!
page-verdict-proven = The deal is proven: its hash was here before you joined, your number is in it, and the seed follows from all of them.
page-verdict-elsewhere = The numbers of the deal fit together, but this browser added none of them: it cannot tell whether the hash was shown before the match.
page-verdict-silent = The deal is unproven: your seat added no number to it, so the server could have chosen it.
page-verdict-unknown = The deal is unproven: this table does not tell where its seed comes from.
page-verdict-unchecked = The deal is unchecked: browsers compute hashes on pages with https only. “starboard verify” checks the record.
page-verdict-broken = THE DEAL IS NOT THE ONE THAT WAS PROMISED. What the server shows does not fit the hash and the number that this browser has kept. Download the record, and do not trust this result.

## Subastral

page-subastral-letter-desert = D
page-subastral-letter-savanna = S
page-subastral-letter-rainforest = R
page-subastral-letter-chaparral = C
page-subastral-letter-grassland = G
page-subastral-letter-forest = F
page-subastral-letter-taiga = T
page-subastral-letter-tundra = U
page-subastral-to-hand = to hand
page-subastral-to-journal = to journal
page-subastral-way-hand = goes to your hand, with a card from the deck
page-subastral-way-journal = goes to your journal
page-subastral-way-either = goes to your hand or your journal, as you like
page-subastral-goes-hand = to hand, +1
page-subastral-goes-journal = to journal
page-subastral-goes-either = hand or journal
page-subastral-played-here = you played here
page-subastral-plays-here = goes here
page-subastral-playable = { $card }, playable on cloud { $cloud }
page-subastral-prompt-take = Take the cards of another cloud.
page-subastral-pile = Pile { $pile }: { $biome }, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
page-subastral-next-pile = { $biome } becomes pile { $pile }
page-subastral-times = ×{ $pile }
page-subastral-no-piles = empty journal
page-subastral-until = { $count ->
        [0] The end card is next.
        [one] One card above the end card.
       *[other] { $count } cards above the end card.
    }
page-subastral-last-turn = { $count ->
        [0] Your last turn, and the last of the match.
       *[other] Your last turn. After you: { $names }.
    }
page-subastral-turns-left = { $count ->
        [0] The last turn.
       *[other] The end card is out. After this turn: { $names }.
    }

## Stella Quest

page-stella-letter-blue = B
page-stella-letter-green = G
page-stella-letter-red = R
page-stella-letter-yellow = Y
page-stella-letter-grey = Z
page-stella-glow = Glow: { $count }
page-stella-star = The black star: winning with it costs a glow
page-stella-nothing = nothing yet
page-stella-hand = { $count ->
        [one] { $count } card in hand: { $colours }
       *[other] { $count } cards in hand: { $colours }
    }
page-stella-deck = Deck
page-stella-discard = Discard
page-stella-trump = Trump: { $colour }
page-stella-no-trump = No trump
page-stella-lead = Lead: { $colour }
page-stella-look-through = Look through the discard, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
page-stella-top-first = The top card comes first.
page-stella-prompt-play-or-spend = Play a card. Before that you may spend a glow to draw { $count ->
        [one] one card.
       *[other] { $count } cards.
    }
page-stella-out = { $name }: the last glow is gone ({ $reason }), out with 0 points.
page-stella-wins = wins: { $by }
page-stella-leads = { $name } leads
page-stella-you-lead = You lead
page-stella-spend = 1 glow → { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
page-stella-unplayable = { $card }, cannot be played now

## Comet

page-comet-letter-meadow = M
page-comet-letter-jungle = J
page-comet-letter-desert = D
page-comet-letter-water = W
page-comet-letter-lava = L
page-comet-letter-wild = ★
page-comet-egg-white = W
page-comet-egg-red = R
page-comet-egg-blue = B
page-comet-egg-purple = P
page-comet-egg-green = G
page-comet-egg-black = K
page-comet-do-hatch = Hatch
page-comet-once-saved = once saved, { $when }
page-comet-prompt-act = Your turn: { $acts }.
page-comet-prompt-act-nobody = Your turn. No companion of yours is on its way: { $acts }.
page-comet-prompt-act-nothing = You have no card to play now: { $acts }.
page-comet-prompt-acts = { $acts }.
page-comet-prompt-nest-or-use = In which nest does it hatch? Before that, you can use { $cards }.
page-comet-prompt-nest-none = No nest is open to it yet: first { $acts }.
page-comet-prompt-hatched = It has hatched: { $acts }.
page-comet-prompt-hatched-over = It has hatched: end your turn. Until then you can take the nest back.
page-comet-prompt-moving-nobody = All your companions are in the cave, more cards would lead nobody: { $acts }.
page-comet-prompt-moving-stuck = No companion can go on with the symbols left: { $acts }.
page-comet-prompt-moving-spent = All symbols are spent: { $acts }.
page-comet-prompt-window = The other player has moved: { $acts }.
page-comet-prompt-window-over = There is nothing left to use: let it be, or take your last move back.
page-comet-prompt-refresh = Choose cards to discard, if you like; then take a gold card, and your hand is filled up.
page-comet-prompt-refresh-kept = Take a gold card; then your hand is filled up.
page-comet-prompt-refresh-no-gold = Choose cards to discard, if you like; then end your turn, and your hand is filled up.
page-comet-prompt-refresh-kept-no-gold = No gold card is left: end your turn, and your hand is filled up.
page-comet-prompt-ready-more = Ready another card, or stop here.
page-comet-prompt-recover-more = Take another card from the discard, or stop here.
page-comet-act-hatch = hatch an animal
page-comet-act-lead = lead companions to the cave (only saved animals count)
page-comet-act-refresh = refresh to draw cards
page-comet-act-pass = pass for good
page-comet-act-go = lead { $animal } to a lit hex
page-comet-act-go-one-of = lead { $animal } to a lit hex (or choose another with a ring)
page-comet-act-play = play another card
page-comet-act-play-wild = play a ★ card
page-comet-act-use = use { $cards }
page-comet-act-end = end your turn
page-comet-act-stop = stop here
page-comet-act-let-it-be = let it be
page-comet-named = { $card }
page-comet-and = { $rest } and { $last }
page-comet-or = { $rest }, or { $last }
page-comet-lit-cards = the lit cards
page-comet-discarding = { $count ->
        [one] One card chosen. Discard it now, or take a gold card: then it is discarded too.
       *[other] { $count } cards chosen. Discard them now, or take a gold card: then they are discarded too.
    }
page-comet-discard-all = { $count ->
        [one] Discard { $count } card
       *[other] Discard { $count } cards
    }
page-comet-play-first = To walk, first play a card of your hand for its symbols.
page-comet-safe = { $name }: { $animal } is safe! +{ $points }{ $more ->
        [0] {""}
       *[other] , and +{ $more } by leader or sets
    }
page-comet-do-move = Discard to move
page-comet-do-use = Use
page-comet-do-discard = Discard
page-comet-do-keep = Keep
page-comet-do-take = Take
page-comet-do-ready = Ready
page-comet-do-copy = Move with its symbols
page-comet-end-turn = End the turn
page-comet-let-it-be = Let it be
page-comet-draw = Draw cards
page-comet-ready-all = Ready cards
page-comet-pass = Pass for good
page-comet-pass-question = Pass for the rest of the match? It cannot be taken back.
page-comet-pass-yes = Yes, pass
page-comet-enough = Enough
page-comet-companion = { $name }, companion { $number }, { $animal }
page-comet-lead-this = Lead this one: { $name }
page-comet-cave = the cave
page-comet-nest = nest { $number }
page-comet-place = { $ground } (row { $row }, hex { $hex })
page-comet-go = { $animal }: to { $where }
page-comet-spends = spends { $symbols }
page-comet-passes = passes free: { $what }
page-comet-ways = { $count ->
        [one] { $count } way
       *[other] { $count } ways
    } to choose from
page-comet-which-way = Which way?
page-comet-which-symbol = Which symbol do you spend?
page-comet-closer = Enlarge the valley
page-comet-farther = Make the valley smaller
page-comet-fit = Show the whole valley
page-comet-here = The comet is here
page-comet-arrives = The comet is here!
page-comet-until = { $count ->
        [one] { $count } silver card until the comet
       *[other] { $count } silver cards until the comet
    }
page-comet-turns-left = { $count ->
        [one] { $count } turn left at most
       *[other] { $count } turns left at most
    }
page-comet-silver-deck = Silver deck: { $count }
page-comet-gold-deck = Gold deck: { $count }
page-comet-discard = discard: { $count }
page-comet-discarded = Discard
page-comet-played = Played this turn
page-comet-bench = This turn
page-comet-left = left to spend:
page-comet-times = { $count ->
        [one] once more
       *[other] { $count } times more
    }
page-comet-hatches = { $lowered ->
        [0] { $animal }: nest { $nest }
       *[other] { $animal }: nest { $nest }, { $lowered } closer
    }
page-comet-more-cards = { $count ->
        [one] you may play { $count } more card with two terrains
       *[other] you may play { $count } more cards with two terrains
    }
page-comet-passed = passed
page-comet-none-saved = none saved yet
page-comet-all-of = All cards of { $name }
page-comet-my-board = Your board
page-comet-free = free
page-comet-passes-free = passes these terrains for free this turn
page-comet-can-use = lit: can be used now
page-comet-limit = { $count } of { $limit }
page-comet-in-hand = In hand
page-comet-known = In hand, seen by all
page-comet-do-not-ask = Do not ask me again this turn

## Codex Naturalis

page-codex-mine = Your codex
page-codex-of = Codex of { $name }
page-codex-to-mine = Back to my codex
page-codex-look = { $name }: look at the codex, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
page-codex-hand = In hand, from behind: { $cards }
page-codex-no-hand = The hand is dealt when all have chosen.
page-codex-market = Decks and open cards
page-codex-deck = { $deck }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, on top { $top }
page-codex-secret = secret
page-codex-objectives-later = Objectives come when all have chosen a side.
page-codex-met = { $count ->
        [0] Not met yet
        [one] Met once
       *[other] Met { $count } times
    }
page-codex-progress = { $have } of { $wanted } in place for the next time
page-codex-standing = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $standing } with objectives
page-codex-track = { $name }: { $points }, with objectives { $standing }
page-codex-turns-left = { $count ->
        [0] The last turn of the match.
       *[other] The end is near. After this turn: { $names }.
    }
page-codex-prompt-starter = Which side of your starter card? The front shows four resources that later cards may cover; those in the middle of the back stay for good.
page-codex-last-turn = This is your last turn.
page-codex-back-free = The front lacks symbols ({ $missing }); the back costs nothing. Choose a cell for it.
page-codex-front-lacks = The front lacks symbols ({ $missing }). Turn the card over, or take another.
page-codex-put-down = Choose a cell of your codex to place it.
page-codex-draw-first = First take a card: an open one, or the top of a deck.
page-codex-needs = { $symbol }: { $has } of { $needs }
page-codex-flip = Turn over
page-codex-closer = Closer
page-codex-farther = Farther
page-codex-fit = Show everything
page-codex-beyond = { $count ->
        [one] { $count } open cell this way
       *[other] { $count } open cells this way
    }
page-codex-place = { $card }, { $side }: place at the { $where } of { $beside }
page-codex-blocked = No card can lie here: a corner under it would be a hidden one, and nothing may be laid over that.
page-codex-promise = objectives { $count }
page-codex-covers = covers { $symbols }
page-codex-upper-left = upper left
page-codex-upper-right = upper right
page-codex-lower-left = lower left
page-codex-lower-right = lower right
page-codex-corners = corners: upper left { $tl }, upper right { $tr }, lower left { $bl }, lower right { $br }
page-codex-hidden = none
page-codex-empty = empty
page-codex-middle = in the middle { $symbols }
page-codex-per = { $points } for each: { $per }
page-codex-cost = needs { $cost }

## How it looks

page-style-intro = Field notes under a night sky: this page shows everything that the others are made of.
page-style-colours = Colours
page-style-type = Type
page-style-space = Spacing and corners
page-style-buttons = Buttons and fields
page-style-cards = Cards
page-style-states = States
page-style-sample = The tundra sleeps, the comet wakes

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
page-rules-now = About the present decision
page-rules-table = Table

## Scorepad

page-score-pad = Scorepad
page-score-of = Scorepad: { $game }
page-score-about = For a game at a real table: enter what lies there in the end, and it is counted. It stays in this browser until you begin anew.
page-score-name = Name of player { $number }
page-score-less = { $what }: one less
page-score-more = { $what }: one more
page-score-earlier = { $what }: one place to the left
page-score-next-pile = Pile { $pile }: which biome?
page-score-value = value { $value }
page-score-common = Common objective { $number }
page-score-secret = Secret objective: { $name }
page-score-track = Points on the track
page-score-visible = Visible: { $what }
page-score-patterns = How often is it there?
page-score-animals = Saved animals: tap the points printed on each.
page-score-add-animal = Add an animal: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-score-remove-animal = Remove an animal: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-score-saved = { $count ->
        [one] { $count } animal saved
       *[other] { $count } animals saved
    }
page-score-leader = Points of the leader
page-score-tie-subastral = In a tie, fewer cards in the journal win.
page-score-tie-stella = In a tie, the victory is shared.
page-score-tie-codex = In a tie, more points from objectives win.
page-score-tie-comet = In a tie, more saved animals win.
page-score-picture = Share a picture
page-score-clear = Begin anew
page-score-clear-really = Clear everything
page-score-keep = Keep it

## Tutorials

page-learn = Tutorial
page-learn-title = Learn { $game }
page-learn-game = Learn in 5 minutes
page-learn-game-at = { $game }: learn in 5 minutes
page-learn-go-on = Go on learning: step { $step } of { $count }
page-learn-go-on-at = { $game }: go on learning, step { $step } of { $count }
page-learn-repeat = Learn it again
page-learn-repeat-at = { $game }: learn it again
page-learn-step = Step { $step } of { $count }
page-learn-next = Next
page-learn-back = Back
page-learn-your-move = Your move
page-learn-read-first = Soon! First read on: press “Next”.
page-learn-do-it = Do it for me
page-learn-done = You know how to play!
page-learn-play = Now a match of my own
page-learn-again = Once more from the start

## Operators, and reports to them

page-operate = { $count ->
        [0] Operate
       *[other] Operate ({ $count })
    }
page-report = Report { $name }
page-report-line = Report this line of { $name }
page-line-removed = removed by an operator
