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
comet-prompt-name = Which further animal do you hatch?
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
comet-prompt-refresh = You may discard cards, from left to right; then take a gold card, and your hand is filled up.
comet-prompt-comet = The comet is here! Draw up to your hand limit, or ready all your cards?
comet-prompt-window = The other player has moved: use an ability, or let it be.
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
comet-event-comet-answered = { $seat }: { $answer }
comet-event-card-recovered = { $seat }: took { $card } from the discard
comet-event-card-copied = { $seat }: moved with the symbols of { $card }
comet-event-ability-ended = { $seat }: that was the ability
comet-event-action-ended = { $seat }: done
comet-event-window-left = { $seat }: let it be
comet-event-passed = { $seat }: passed
comet-event-points-scored = { $seat }: { $points } — { $reason }
comet-event-game-ended = The game is over.

## Score sheet

comet-reason-animals = Saved animals
comet-reason-lizards = Families of lizards
comet-reason-alike = Animals alike
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
