## What other pages say of the game

comet-name = Comet
# Its name in a sentence.
comet-title = Comet
comet-about = Hatch companions and lead them across the valley before the comet arrives.
comet-facts = 2–4 players · 40 minutes · a race
comet-credits = Comet by Peter Prinz

## Cards

comet-card-silver-dodo-number = Mauritius dodo #{ $number }
comet-card-gold-dodo-number = Mauritius dodo #{ $number } (gold)
comet-card-silver-elephant-bird-number = Elephant bird #{ $number }
comet-card-gold-elephant-bird-number = Elephant bird #{ $number } (gold)
comet-card-silver-moa-number = Moa #{ $number }
comet-card-gold-moa-number = Moa #{ $number } (gold)
comet-card-silver-passenger-pigeon-number = Passenger pigeon #{ $number }
comet-card-gold-passenger-pigeon-number = Passenger pigeon #{ $number } (gold)
comet-card-silver-velociraptor-number = Velociraptor #{ $number }
comet-card-gold-velociraptor-number = Velociraptor #{ $number } (gold)
comet-card-silver-sabre-tooth-number = Sabre-toothed tiger #{ $number }
comet-card-gold-sabre-tooth-number = Sabre-toothed tiger #{ $number } (gold)
comet-card-silver-giant-deer-number = Giant deer #{ $number }
comet-card-gold-giant-deer-number = Giant deer #{ $number } (gold)
comet-card-silver-giant-beaver-number = Giant beaver #{ $number }
comet-card-gold-giant-beaver-number = Giant beaver #{ $number } (gold)
comet-card-silver-cave-beaver-number = Cave beaver #{ $number }
comet-card-gold-cave-beaver-number = Cave beaver #{ $number } (gold)
comet-card-silver-cave-squirrel-number = Cave squirrel #{ $number }
comet-card-gold-cave-squirrel-number = Cave squirrel #{ $number } (gold)
comet-card-silver-nailtail-wallaby-number = Crescent nail-tail wallaby #{ $number }
comet-card-gold-nailtail-wallaby-number = Crescent nail-tail wallaby #{ $number } (gold)
comet-card-silver-thylacine-number = Thylacine #{ $number }
comet-card-gold-thylacine-number = Thylacine #{ $number } (gold)
comet-card-silver-dromedary-number = Dromedary #{ $number }
comet-card-gold-dromedary-number = Dromedary #{ $number } (gold)
comet-card-silver-aurochs-number = Aurochs #{ $number }
comet-card-gold-aurochs-number = Aurochs #{ $number } (gold)
comet-card-silver-giant-lemur-number = Giant lemur #{ $number }
comet-card-gold-giant-lemur-number = Giant lemur #{ $number } (gold)
comet-card-silver-sea-cow-number = Steller's sea cow #{ $number }
comet-card-gold-sea-cow-number = Steller's sea cow #{ $number } (gold)
comet-card-silver-ankylosaurus-number = Ankylosaurus #{ $number }
comet-card-gold-ankylosaurus-number = Ankylosaurus #{ $number } (gold)
comet-card-silver-island-rat-number = Christmas Island rat #{ $number }
comet-card-gold-island-rat-number = Christmas Island rat #{ $number } (gold)
comet-card-silver-golden-mole-number = Golden mole #{ $number }
comet-card-gold-golden-mole-number = Golden mole #{ $number } (gold)
comet-card-silver-brachiosaurus-number = Brachiosaurus #{ $number }
comet-card-gold-brachiosaurus-number = Brachiosaurus #{ $number } (gold)
comet-card-silver-pterosaur-number = Pterosaur #{ $number }
comet-card-gold-pterosaur-number = Pterosaur #{ $number } (gold)
comet-card-silver-mammoth-rider-number = Ride the mammoth #{ $number }
comet-card-gold-mammoth-rider-number = Ride the mammoth #{ $number } (gold)
comet-card-silver-tortoise-rider-number = Ride the tortoise #{ $number }
comet-card-gold-tortoise-rider-number = Ride the tortoise #{ $number } (gold)
comet-card-silver-mauritius-parrot-number = Mauritius parrot #{ $number }
comet-card-gold-mauritius-parrot-number = Mauritius parrot #{ $number } (gold)
comet-card-silver-iguana-number = Iguana #{ $number }
comet-card-gold-iguana-number = Iguana #{ $number } (gold)
comet-card-silver-gecko-number = Gecko #{ $number }
comet-card-gold-gecko-number = Gecko #{ $number } (gold)
comet-card-silver-salamander-number = Salamander #{ $number }
comet-card-gold-salamander-number = Salamander #{ $number } (gold)
comet-card-silver-chameleon-number = Chameleon #{ $number }
comet-card-gold-chameleon-number = Chameleon #{ $number } (gold)
comet-card-silver-vicuna-number = Vicuña #{ $number }
comet-card-gold-vicuna-number = Vicuña #{ $number } (gold)
comet-card-silver-woolly-rhino-number = Woolly rhinoceros #{ $number }
comet-card-tunnel-number = Tunnel #{ $number }
comet-card-sheer-slope-number = Sheer slope #{ $number }
comet-card-warm-spring-number = Warm spring #{ $number }
comet-card-double-clutch-number = Double clutch #{ $number }
comet-card-second-wind-number = Second wind #{ $number }
comet-card-forced-march-1 = Forced march
comet-card-hidden-gorge-1 = Hidden gorge
comet-card-great-migration-1 = Great migration
comet-card-falling-star-1 = Falling star
comet-card-leader-giant-beaver = Giant beaver (leader)
comet-card-leader-quagga = Quagga (leader)
comet-card-leader-tyrannosaurus = Tyrannosaurus (leader)
comet-card-leader-cave-bear = Cave bear (leader)
comet-card-leader-cave-lion = Cave lion (leader)
comet-card-leader-argentavis = Argentavis (leader)
comet-card-leader-megatherium = Giant sloth (leader)
comet-card-leader-oviraptor = Oviraptor (leader)
comet-card-leader-dire-wolf = Dire wolf (leader)
comet-card-leader-indricotherium = Indricotherium (leader)
comet-card-a-silver-card = a silver card
comet-card-a-gold-card = a gold card

comet-terrain-meadow = meadow
comet-terrain-jungle = jungle
comet-terrain-desert = desert
comet-terrain-water = water
comet-terrain-lava = lava
comet-symbol-meadow = meadow
comet-symbol-jungle = jungle
comet-symbol-desert = desert
comet-symbol-water = water
comet-symbol-lava = lava
comet-symbol-wild = wild
comet-egg-white = white
comet-egg-red = red
comet-egg-blue = blue
comet-egg-purple = purple
comet-egg-green = green
comet-egg-black = black
comet-token-mammoth = the mammoth
comet-token-tortoise = the giant tortoise
comet-metal-silver = silver
comet-metal-gold = gold

## Abilities

comet-ability-plain = no ability
comet-ability-hand-limit = Hand limit +{ $n }.
comet-ability-hatch-occupied = Your animals may also hatch in occupied nests.{ $minus ->
        [0] {""}
       *[other] {" "}Each of them may hatch { $minus } closer to the cave.
    }
comet-ability-nest-minus = The animal hatches { $n } closer to the cave.
comet-ability-extra-hatch = Hatch one more animal{ $minus ->
        [0] .
       *[other] , { $minus } closer to the cave.
    }
comet-ability-draw-silver = Draw { $n ->
        [one] { $n } silver card.
       *[other] { $n } silver cards.
    }
comet-ability-take-gold = Take { $n ->
        [one] { $n } face-up gold card.
       *[other] { $n } face-up gold cards.
    }
comet-ability-extra-card = Play { $n ->
        [one] one more card with two terrains.
       *[other] up to { $n } more cards with two terrains.
    }
comet-ability-wild-step = { $n ->
        [one] { $n } extra step on any terrain.
       *[other] { $n } extra steps on any terrain.
    }
comet-ability-terrain-step = { $mode ->
        [all] 2 extra steps: { $first } and { $second }.
       *[one] 1 extra step: { $first } or { $second }.
    }
comet-ability-explorer = This turn { $scope ->
        [all] your companions pass
       *[one] one of your companions passes
    } { $terrain-key ->
        [choice] a terrain that you name
       *[other] { $terrain }
    } for free.
comet-ability-guardian = Whenever you move, your companions pass { $terrain } for free.
comet-ability-swap-symbols = { $second-key ->
        [any] Your symbols of this terrain count as wild: { $first }.
       *[other] For you these symbols are interchangeable: { $first } and { $second }.
    }
comet-ability-nest-step = { $n ->
        [one] Move a companion into an adjacent nest or the cave.
       *[other] Up to { $n } times: move a companion into an adjacent nest or the cave.
    }
comet-ability-step = Move one companion { $n ->
        [one] { $n } step
       *[other] up to { $n } steps
    } over any terrain, without free passage.
comet-ability-fly = One companion flies { $n ->
        [one] { $n } hex
       *[other] up to { $n } hexes
    }, also over nests.
comet-ability-place-token = Place { $tokens } on any free hex or nest.{ $wild ->
        [0] {""}
       *[other] {" "}Extra steps on any terrain: { $wild }.
    }
comet-ability-recover = Take up to { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } ({ $metals }) that another player has just discarded to move.
comet-ability-copy-move = Move with the symbols of a card another player has just moved with.{ $wild ->
        [0] {""}
       *[other] {" "}Extra steps on any terrain: { $wild }.
    }
comet-ability-ready = Ready up to { $n } of your cards.
comet-ability-set-lizards = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } per set of iguana, gecko and salamander. A chameleon stands for any of them.
comet-ability-set-same = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for at least { $count ->
        [one] { $count } saved card
       *[other] { $count } saved cards
    } of this species.
comet-clause-egg = { $points } per saved animal with a { $egg ->
        [white] white
        [red] red
        [blue] blue
        [purple] purple
        [green] green
       *[black] black
    } egg
comet-clause-metal = { $points } per saved { $metal ->
        [silver] silver
       *[gold] gold
    } animal
comet-clause-terrain = { $points } per saved animal with this symbol: { $terrain }
comet-clause-family = { $points } per saved { $family ->
        [beaver] beaver
        [lizard] lizard
       *[other] animal of the family
    }
comet-when-hatch = when hatching
comet-when-move = when moving
comet-when-action = when hatching or moving
comet-when-window = between turns
comet-when-always = always

## Options

comet-option-side = Side of the board: a is wide, for a first game; b is narrow, with more passing.
comet-side-a = Wide valley
comet-side-b = Twin gorges

## What to do, and what can be done

comet-prompt-act = Your turn: hatch an animal, move, or refresh.
comet-prompt-name = Which other animal do you hatch?
comet-prompt-nest = In which nest does it hatch?
comet-prompt-hatched = Hatched. Use an ability, or end your turn.
comet-prompt-moving = Move your companions, play more cards, use abilities; then end your turn.
comet-prompt-pay = Which symbol pays for this step?
comet-prompt-terrain = Which terrain?
comet-prompt-guide = Which companion explores?
comet-prompt-leap = Which companion goes, and where?
comet-prompt-lift = Which of the two do you place?
comet-prompt-put = Where do you place it?
comet-prompt-take = Take a face-up gold card.
comet-prompt-ready = Which card do you ready?
comet-prompt-refresh = You may discard cards, from left to right; then take a gold card, and your hand is refilled.
comet-prompt-comet = The comet is here! Draw up to your hand limit, or ready all your cards?
comet-prompt-window = The other player has moved: use an ability, or skip.
comet-prompt-recover = Which card do you take from the discard?
comet-prompt-copy = Whose symbols do you move with?
comet-prompt-copying = Move your companions with the copied symbols.
comet-move-hatch = Hatch: { $card }
comet-move-move = Play for its symbols: { $card }
comet-move-refresh = Refresh
comet-move-pass = Pass for the rest of the game
comet-move-nest = Hatch: { $where }
comet-move-go = Companion { $companion }: { $where }
comet-move-go-card = { $card }: { $where }
comet-move-use = Use: { $card }
comet-move-pay = { $symbol }
comet-move-name = { $terrain }
comet-move-guide = Companion { $companion }
comet-move-guide-card = { $card }
comet-move-lift = { $token }
comet-move-put = To { $where }
comet-move-discard = Discard: { $card }
comet-move-take = Take: { $card }
comet-move-ready = Ready: { $card }
comet-move-comet = { $answer }
comet-answer-draw = Draw silver cards up to the hand limit
comet-answer-ready = Ready all cards
comet-move-copy = { $card }
comet-move-end = Done

## What happened

comet-event-leader-dealt = { $seat }: { $card }
comet-event-start-player-chosen = Start player: { $seat }
comet-event-gold-card-turned = Gold row: { $card }
comet-event-gold-deck-renewed = The gold discard becomes a new deck ({ $count }).
comet-event-silver-card-drawn = { $seat }: drew { $card }
comet-event-silver-deck-renewed = The silver discard becomes a new deck ({ $count }).
comet-event-turn-started = — { $seat } —
comet-event-animal-named = { $seat }: hatched { $card }{ $lowered ->
        [0] {""}
       *[other] {" "}({ $lowered } closer)
    }
comet-event-nest-lowered = { $seat }: { $by } closer to the cave ({ $card })
comet-event-animal-hatched = { $seat }: companion { $companion } hatches → { $where }
comet-event-card-played = { $seat }: played { $card }
comet-event-companion-moved = { $seat }: companion { $companion } → { $where }
comet-event-symbol-spent = { $seat }: symbol spent — { $symbol }
comet-event-animal-saved = { $seat }: { $card } is safe in the cave!
comet-event-ability-used = { $seat }: used { $card }
comet-event-advantage-used = { $seat }: played { $card }
comet-event-symbols-added = { $seat }: extra symbols — { $symbol }, { $count }
comet-event-terrain-named = { $seat }: { $terrain }
comet-event-terrain-explored = { $seat }: companion { $companion } passes { $terrain } for free
comet-event-cards-allowed = { $seat }: may play { $count ->
        [one] one more card
       *[other] { $count } more cards
    }
comet-event-gold-card-taken = { $seat }: took { $card }
comet-event-card-readied = { $seat }: { $card } is ready again
comet-event-token-lifted = { $seat }: lifted { $token }
comet-event-token-placed = { $seat }: { $token } → { $where }
comet-event-refreshed = { $seat }: all cards are ready
comet-event-card-discarded = { $seat }: discarded { $card }
comet-event-comet-arrived = The comet arrives! { $reason }
comet-reason-deck-empty = The last card above it was drawn.
comet-reason-long-quiet = Nobody has drawn for too long.
comet-event-comet-answered = { $seat }: { $answer-key ->
        [draw] drew silver cards up to the hand limit
       *[ready] readied all cards
    }
comet-event-card-recovered = { $seat }: took { $card } from the discard
comet-event-card-copied = { $seat }: moved with the symbols of { $card }
comet-event-ability-ended = { $seat }: finished the ability
comet-event-action-ended = { $seat }: done
comet-event-window-left = { $seat }: skipped
comet-event-passed = { $seat }: passed
comet-event-points-scored = { $seat }: { $points } — { $reason }
comet-event-game-ended = The game is over.

## Score sheet

comet-reason-animals = Saved animals
comet-reason-lizards = Lizard families
comet-reason-alike = Matching animals
comet-reason-leader = Leader
comet-ending-all-passed = Everybody has passed.
comet-ending-no-turns-left = The comet has fallen: no turns are left.

## The table in words

comet-table-reconstruction = Cards and boards are a reconstruction: the published lists are not public.
comet-table-decks = { $comet ->
        [here] The comet is here. Silver deck: { $deck }.
       *[coming] Silver cards until the comet: { $deck }.
    } Gold deck: { $gold }.
comet-table-row = Gold row
comet-table-tokens = Tokens
comet-table-pool = Symbols to spend: { $symbols }
comet-table-aside = beside the board
comet-table-hand = Hand
comet-table-leader = Leader
comet-table-companions = On their way
comet-table-saved = Saved
comet-table-points = Points
comet-table-tapped = (tapped)
comet-table-hidden-hand = { $silver } silver, { $gold } gold
comet-table-map = The valley (letters are terrains, numbers are nests, @ is the cave; { $tokens } M and T are mammoth and tortoise)
comet-table-player = { $letter } = { $name }
comet-where = { $q }, { $r }
comet-table-card = { $card }: { $symbols }; nest { $nest }; egg { $egg }; points: { $points }. { $when }: { $ability }
comet-table-advantage = { $card }: { $when }: { $ability }
comet-table-clause = { $card }: { $when }: { $ability } { $clause }
comet-letter-meadow = m
comet-letter-jungle = j
comet-letter-desert = d
comet-letter-water = w
comet-letter-lava = l

## What the rules refuse

comet-error-not-an-animal = “{ $card }” is an advantage, not an animal card.
comet-error-no-nest-free = No nest is free for “{ $card }”.
comet-error-slots-full = All your slots are taken: save an animal first.
comet-error-no-more-regular-cards = You may play no more cards with two terrains in this move.
comet-error-no-companion = None of your companions is on the board.
comet-error-discard-in-order = Discard from left to right: “{ $card }” lies before the card you discarded last.
comet-error-cannot-end-yet = You cannot stop here yet.
comet-error-comet-has-come = Nobody can refresh after the comet has arrived.
comet-error-comet-has-not-come = Nobody can pass before the comet arrives.
comet-error-not-your-nest = Your animal cannot hatch at { $q }, { $r }.
comet-error-not-within-reach = Your companion cannot go to { $q }, { $r }.
comet-error-not-usable = “{ $card }” cannot be used now.
comet-error-hex-not-free = { $q }, { $r } is not free.
comet-error-not-offered = That cannot be chosen now.
comet-error-score-more-than-saved = Player { $player } has more lizards and vicuñas than saved animals: enter the points of each of them too.
comet-error-score-no-species = “{ $species }” does not count in sets: { $known } do.

## On the page

comet-option-side-a = A: wide
comet-option-side-b = B: narrow
comet-page-letter-meadow = M
comet-page-letter-jungle = J
comet-page-letter-desert = D
comet-page-letter-water = W
comet-page-letter-lava = L
comet-page-letter-wild = ★
comet-page-egg-white = W
comet-page-egg-red = R
comet-page-egg-blue = B
comet-page-egg-purple = P
comet-page-egg-green = G
comet-page-egg-black = K
comet-page-do-hatch = Hatch
comet-page-once-saved = once saved, { $when }
comet-page-prompt-act = Your turn: { $acts }.
comet-page-prompt-act-nobody = Your turn. None of your companions is on its way: { $acts }.
comet-page-prompt-act-nothing = You have no card to play now: { $acts }.
comet-page-prompt-acts = { $acts }.
comet-page-prompt-nest-or-use = In which nest does it hatch? Before that, you can use { $cards }.
comet-page-prompt-nest-none = No nest is open to it yet: first { $acts }.
comet-page-prompt-hatched = It has hatched: { $acts }.
comet-page-prompt-hatched-over = It has hatched: end your turn. Until then you can take the nest back.
comet-page-prompt-moving-nobody = All your companions are in the cave, and more cards would lead nobody: { $acts }.
comet-page-prompt-moving-stuck = No companion can move with the symbols left: { $acts }.
comet-page-prompt-moving-spent = All symbols are spent: { $acts }.
comet-page-prompt-window = The other player has moved: { $acts }.
comet-page-prompt-window-over = There is nothing left to use: skip, or take your last move back.
comet-page-prompt-refresh = Choose cards to discard, if you like; then take a gold card, and your hand is refilled.
comet-page-prompt-refresh-kept = Take a gold card; then your hand is refilled.
comet-page-prompt-refresh-no-gold = Choose cards to discard, if you like; then end your turn, and your hand is refilled.
comet-page-prompt-refresh-kept-no-gold = No gold card is left: end your turn, and your hand is refilled.
comet-page-prompt-ready-more = Ready another card, or stop here.
comet-page-prompt-recover-more = Take another card from the discard, or stop here.
comet-page-act-hatch = hatch an animal
comet-page-act-lead = lead companions to the cave (only saved animals count)
comet-page-act-refresh = refresh to draw cards
comet-page-act-pass = pass for good
comet-page-act-go = { $animal }: choose a lit hex
comet-page-act-go-one-of = { $animal }: choose a lit hex (or another companion with a ring)
comet-page-act-play = play another card
comet-page-act-play-wild = play a ★ card
comet-page-act-use = use { $cards }
comet-page-act-end = end your turn
comet-page-act-stop = stop here
comet-page-act-let-it-be = skip
comet-page-named = { $card }
comet-page-and = { $rest } and { $last }
comet-page-or = { $rest }, or { $last }
comet-page-lit-cards = the lit cards
comet-page-discarding = { $count ->
        [one] One card chosen. Discard it now, or take a gold card: then it is discarded too.
       *[other] { $count } cards chosen. Discard them now, or take a gold card: then they are discarded too.
    }
comet-page-discard-all = { $count ->
        [one] Discard { $count } card
       *[other] Discard { $count } cards
    }
comet-page-play-first = To walk, first play a card from your hand for its symbols.
comet-page-safe = { $name }: { $animal } is safe! +{ $points }{ $more ->
        [0] {""}
       *[other] , and +{ $more } from leader or sets
    }
comet-page-do-move = Discard to move
comet-page-do-use = Use
comet-page-do-discard = Discard
comet-page-do-keep = Keep
comet-page-do-take = Take
comet-page-do-ready = Ready
comet-page-do-copy = Move with its symbols
comet-page-end-turn = End the turn
comet-page-let-it-be = Skip
comet-page-draw = Draw cards
comet-page-ready-all = Ready cards
comet-page-pass = Pass for good
comet-page-pass-question = Pass for the rest of the match? It cannot be taken back.
comet-page-pass-yes = Yes, pass
comet-page-enough = Enough
comet-page-companion = { $name }, companion { $number }, { $animal }
comet-page-lead-this = Lead this one: { $name }
comet-page-cave = the cave
comet-page-nest = nest { $number }
comet-page-place = { $ground } (row { $row }, hex { $hex })
comet-page-go = { $animal }: to { $where }
comet-page-spends = spends { $symbols }
comet-page-passes = passes for free: { $what }
comet-page-ways = { $count ->
        [one] { $count } way
       *[other] { $count } ways
    } to choose from
comet-page-which-way = Which way?
comet-page-which-symbol = Which symbol do you spend?
comet-page-closer = Zoom in
comet-page-farther = Zoom out
comet-page-fit = Show the whole valley
comet-page-here = The comet is here
comet-page-arrives = The comet is here!
comet-page-until = { $count ->
        [one] { $count } silver card until the comet
       *[other] { $count } silver cards until the comet
    }
comet-page-turns-left = { $count ->
        [one] { $count } turn left at most
       *[other] { $count } turns left at most
    }
comet-page-silver-deck = Silver deck: { $count }
comet-page-gold-deck = Gold deck: { $count }
comet-page-discard = discard: { $count }
comet-page-discarded = Discard
comet-page-played = Played this turn
comet-page-bench = This turn
comet-page-left = left to spend:
comet-page-times = { $count ->
        [one] once more
       *[other] { $count } more times
    }
comet-page-hatches = { $lowered ->
        [0] { $animal }: nest { $nest }
       *[other] { $animal }: nest { $nest }, { $lowered } closer
    }
comet-page-more-cards = { $count ->
        [one] you may play { $count } more card with two terrains
       *[other] you may play { $count } more cards with two terrains
    }
comet-page-passed = passed
comet-page-none-saved = none saved yet
comet-page-all-of = All cards of { $name }
comet-page-my-board = Your board
comet-page-free = free
comet-page-passes-free = passes these terrains for free this turn
comet-page-limit = { $count } of { $limit }
comet-page-in-hand = In hand
comet-page-known = In hand, known to all
comet-page-do-not-ask = Do not ask me again this turn

## Scorepad

comet-score-animals = Saved animals: tap the points printed on each.
comet-score-add-animal = Add an animal: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
comet-score-remove-animal = Remove an animal: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
comet-score-saved = { $count ->
        [one] { $count } animal saved
       *[other] { $count } animals saved
    }
comet-score-leader = Points of the leader
comet-score-tie = In a tie, more saved animals win.

## What is wrong with a file of material

comet-material-not-material = This is not an object with species, leaders, advantages, animals and boards.
comet-material-missing-part = “{ $part }” is missing or has the wrong shape.
comet-material-not-objects = “{ $part }” must be a list of objects.
comet-material-boards-named = There must be two boards, named “a” and “b”.
comet-material-bad-name = { $part }: the name “{ $name }” must be lowercase letters and hyphens.
comet-material-name-twice = { $part }: the name “{ $name }” appears twice.
comet-material-too-few-leaders = Leaders: { $count }; at least { $needed } are needed.
comet-material-bad-clause = { $where }: “scoring” needs one “match” (egg, metal, terrain or family) and “points”.
comet-material-wrong-time = { $where }: “{ $kind }” cannot be used { $when ->
        [hatch] in a hatch
        [move] in a move
       *[other] then
    }.
comet-material-bad-symbols = { $where }: “symbols” must be two terrains, or “wild” alone.
comet-material-bad-nest = { $where }: “nest” must be a number from { $first } to { $last }.
comet-material-card-count = { $metal ->
        [silver] Silver cards
       *[gold] Gold cards, advantages included
    }: { $count }; there must be { $needed }.
comet-material-unknown-ability = { $where }: there is no ability “{ $kind }”. Known: { $known }.
comet-material-ability-elsewhere = { $where }: “{ $kind }” is only allowed on { $on }.
comet-material-extra-part = { $where }: “{ $kind }” has no “{ $part }”.
comet-material-bad-pair = { $where }: “terrains” must be two different ones; only the second may be “any”.
comet-material-bad-number = { $where }: “{ $part }” is “{ $value }”; it must be a number from 0 to { $most }.
comet-material-unknown-word = { $where }: “{ $part }” is “{ $value }”. Possible: { $known }.
comet-material-bad-list = { $where }: “{ $part }” must be a list without repetitions.
comet-material-bad-hex = Board { $side }: { $hex } is not a hex. A hex is [q, r, what]: a terrain, the number of a nest, or “cave”.
comet-material-hex-twice = Board { $side }: the hex { $hex } appears twice.
comet-material-board-size = Hexes of board { $side }: { $count }; from { $fewest } to { $most } are possible.
comet-material-one-cave = Caves of board { $side }: { $count }; there must be one.
comet-material-no-way = Board { $side }: no path leads from { $hex } to the cave.
comet-material-nest-distance = Board { $side }: the nest at { $hex } has the number { $number }, but its distance from the cave is { $distance }.
comet-material-no-nest = Board { $side } has no nest.

## Tutorial. *Between asterisks*: a word of the rules that is new here

comet-tutorial-goal = Welcome! A comet is on its way, and the animals of the valley must get to the cave before it comes. Every animal that you save gives you points, and its ability as well. Most points win.
comet-tutorial-valley = This is the valley. Up here is the *cave*. The numbered hexes are *nests*: the number says how many steps it is to the cave. The other hexes are terrain: meadow, jungle, desert, water and lava.
comet-tutorial-card = Your hand. A card shows the number of its *nest* on the egg, its *points* at the lower right, its *symbols* of terrain at the upper left, and an ability in the middle. The elephant bird belongs in a nest with a 4: a short way.
comet-tutorial-hatch = A turn is one of three actions: hatch, move or refresh. First *hatch*: an animal leaves its egg. Hatch the elephant bird.
comet-tutorial-hatch-wrong = You could begin with this one, but its way is long. Begin with the elephant bird: only four steps.
comet-tutorial-refresh-later = Refreshing gives you new cards. Your hand is still good: keep that for later.
comet-tutorial-nest = The card lies in one of your three slots, and its companion, the piece, goes into a free nest of its number. There is one nest with a 4: choose it.
comet-tutorial-nest-wrong = The elephant bird goes into the nest with the number 4.
comet-tutorial-symbols = Owl has hatched an animal as well. Now your bird has to walk. For that you discard a card and use its *two symbols*: each pays for one step onto a hex of that terrain. The moa shows meadow and lava.
comet-tutorial-move = Look at the way: from the nest to the cave there is first a meadow, then lava. Choose the ringed moa, and “Discard to move”: it is played for its symbols.
comet-tutorial-move-wrong = The first hex on the way is a meadow, and this card does not show a meadow. Take the ringed moa.
comet-tutorial-move-same = It shows the same symbols and would work as well. But keep it: saved, it is worth more points than the moa. Play the ringed moa for its symbols.
comet-tutorial-move-hatch = A second animal would be good soon. But first the bird should walk: choose a card and play it for its symbols.
comet-tutorial-meadow = Where your bird can go lights up. First step: onto the meadow. (You may also choose the end of a whole way at once.)
comet-tutorial-meadow-wrong = Step onto the lit meadow next to the nest.
comet-tutorial-not-yet = Not yet: a step is still paid for. Choose the lit hex.
comet-tutorial-lava = The meadow symbol is used. Use the lava symbol to go on, closer to the cave.
comet-tutorial-lava-wrong = Choose the lit lava hex, closer to the cave.
comet-tutorial-end-turn = Both symbols are used. You could add wild cards (with a star) for further steps. That is enough for now: end the turn.
comet-tutorial-end-turn-wrong = End the turn.
comet-tutorial-two-steps = Your turn. Two steps to the cave: a desert, then the cave itself. *Any symbol* pays for the cave. Which card do you play for its symbols?
comet-tutorial-two-steps-wrong = The desert is the next hex, and this card shows no desert. Look for a card with a desert.
comet-tutorial-two-steps-water = Clever: over the water it would work as well! But keep this card and go over the desert, with the moa.
comet-tutorial-desert = Onto the desert, next to the cave.
comet-tutorial-desert-wrong = That leads away from the cave. Choose the desert right beside it.
comet-tutorial-cave = The jungle symbol is left, and any symbol pays for the cave. In with the bird!
comet-tutorial-cave-wrong = Choose the cave.
comet-tutorial-saved = Your first saved animal! It lies with you now, gives its point at the end, and its slot is free again. End the turn.
comet-tutorial-saved-wrong = End the turn.
comet-tutorial-ability = A saved animal helps you from now on. The elephant bird: when you hatch, you may *tap* it, and the new animal begins one number closer to the cave. Let us try it.
comet-tutorial-lemur = Hatch the giant lemur. Its nest has the number 7.
comet-tutorial-lemur-wrong = That would be possible. But its way is longer: take the giant lemur.
comet-tutorial-use = Before you choose a nest, use the elephant bird: choose it among your saved animals.
comet-tutorial-use-wrong = Seven steps is far. First use the elephant bird, then a nest with a 6 will do.
comet-tutorial-closer = Now nests with a 6 are open. Choose the one on the right.
comet-tutorial-closer-wrong = That one has a 6 too. But on the other side of the valley it is less crowded: choose the ringed one.
comet-tutorial-refresh = Only two cards are left in your hand, and the bird is tapped. Time for the third action: press *Refresh*.
comet-tutorial-refresh-wrong = Possible, but you would soon be out of cards. Refresh now.
comet-tutorial-gold = Your cards are ready again. Now you take one of the open *gold cards*; you could discard cards before. Gold animals are worth a lot: take the cave squirrel with its 8 points.
comet-tutorial-gold-wrong = A good card too. But the cave squirrel is worth 8 points: take that one.
comet-tutorial-gold-discard = Before taking you may discard cards that you do not like. Yours are good, keep them, and take the cave squirrel.
comet-tutorial-refreshed = And you drew silver cards up to your limit. It is six with your leader, five otherwise. Leaders have an ability too, and score something at the end: yours scores saved animals with a meadow.
comet-tutorial-free = One more thing: hexes with other companions on them are *crossed for free*; only the hex where you stop is paid for. So it pays to walk close behind each other, yours and theirs.
comet-tutorial-later = Much later. The last card above the *comet* was drawn: it has arrived! At that moment everybody chose once: draw cards up to the limit, or ready all tapped ones. Now nobody can refresh any more; you play the cards that are left. You are behind, 11 to 15, but your cave squirrel is close to the cave.
comet-tutorial-last-card = The squirrel needs two steps: onto the water beside it, then into the cave, which any symbol pays for. Play the card that shows water and desert.
comet-tutorial-last-card-wrong = That is possible too: the water for the first step, any symbol for the cave. But keep it for your other animals, and take the card with water and desert.
comet-tutorial-last-card-pass = Passing is for good: you would not get another turn. You can still save the squirrel!
comet-tutorial-last-card-rhino = Meadow and jungle: they do not lead to the cave from there. Look for water and desert.
comet-tutorial-last-water = You have three animals on the way, and any of them could use the symbols. Choose the squirrel first, then the water next to the cave.
comet-tutorial-last-water-wrong = That is another way, or another animal. Bring the squirrel onto the ringed water hex.
comet-tutorial-last-water-desert = Just as good! But let us go over the water this time.
comet-tutorial-last-cave = And into the cave, with the desert symbol.
comet-tutorial-last-cave-wrong = Bring the squirrel into the cave.
comet-tutorial-last-end = 8 points for the squirrel and 3 from your leader: you lead 22 to 15! A player with no cards left passes, and when all have passed the game is over. End the turn.
comet-tutorial-last-end-wrong = End the turn.
comet-tutorial-end = 22 to 15: you won! Your animals gave 16 points, your leader 6. There are many more abilities to discover: each card tells its own. Two to four can play.
