## Cards

subastral-biome-desert = Desert
subastral-biome-savanna = Savanna
subastral-biome-rainforest = Rainforest
subastral-biome-chaparral = Chaparral
subastral-biome-grassland = Grassland
subastral-biome-forest = Forest
subastral-biome-taiga = Taiga
subastral-biome-tundra = Tundra
subastral-card-desert-number = Desert { $number }
subastral-card-savanna-number = Savanna { $number }
subastral-card-rainforest-number = Rainforest { $number }
subastral-card-chaparral-number = Chaparral { $number }
subastral-card-grassland-number = Grassland { $number }
subastral-card-forest-number = Forest { $number }
subastral-card-taiga-number = Taiga { $number }
subastral-card-tundra-number = Tundra { $number }

## Options

subastral-option-disturbance = Disturbance: after the last turn everybody passes a card to the left, into the neighbour’s journal

## What to do, and what can be done

subastral-prompt-play = Play a card onto the cloud of its number.
subastral-prompt-take = Take the cards of another cloud: towards the deck for your hand, towards the sun for your journal.
subastral-prompt-to = Where do the cards go?
subastral-prompt-pile = Which new biome comes next in your journal?
subastral-prompt-draw = You have no card: draw one, and your turn ends.
subastral-prompt-pass = Choose a card for your left neighbour’s journal. It stays secret until all have chosen.

subastral-move-play = Play { $card }
subastral-move-take = Take from cloud { $cloud }
subastral-move-to = { $place }
subastral-place-hand = Into the hand
subastral-place-journal = Into the journal
subastral-move-pile = { $biome }
subastral-move-draw = Draw a card
subastral-move-pass = Pass { $card }

## What happened

subastral-event-cards-dealt = { $seat }: dealt { $cards }
subastral-event-cards-dealt-hidden = { $seat }: dealt three cards
subastral-event-start-player-chosen = Start player: { $seat }
subastral-event-card-revealed = { $card } is revealed on cloud { $cloud }
subastral-event-card-laid-aside = { $card } shows the same number and is laid aside
subastral-event-cards-shuffled-back = The deck above the end card is shuffled, with what was laid aside
subastral-event-turn-started = — { $seat } —
subastral-event-card-played = { $seat }: { $card } onto cloud { $cloud }
subastral-event-cloud-chosen = { $seat }: chose cloud { $cloud }
subastral-event-place-chosen = { $seat }: { $place }
subastral-event-pile-started = { $seat }: pile { $pile } is { $biome }
subastral-event-cards-taken = { $seat }: { $cards } from cloud { $cloud } { $to }
subastral-to-hand = to the hand
subastral-to-journal = to the journal
subastral-event-card-drawn = { $seat }: drew { $card }
subastral-event-card-drawn-hidden = { $seat }: drew a card
subastral-event-end-card-met = The end card! { $turns ->
        [one] One more turn after this one.
       *[other] { $turns } more turns after this one.
    }
subastral-event-turn-skipped = { $seat }: no card and nothing to draw
subastral-event-last-turn-ended = The last turn is over.
subastral-event-card-chosen = { $seat }: chose { $card } to pass
subastral-event-card-chosen-hidden = { $seat }: has chosen a card to pass
subastral-event-card-passed = { $seat }: { $card } goes to the journal of { $to }
subastral-event-points-scored = { $seat }: { $points } — { $reason-key ->
        [mixed] mixed set { $set }
       *[matching] matching set, pile { $set }
    }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
subastral-event-game-ended = The game is over.

## Score sheet

subastral-reason-mixed = Mixed sets
subastral-reason-matching = Matching sets
subastral-ending-last-turn = Everybody has had the last turn.

## The table in words

subastral-table-deck = { $deck ->
        [0] The deck is empty.
        [one] One card in the deck.
       *[other] { $deck } cards in the deck.
    } { $until ->
        [none] The end card has been met; turns left after this one: { $turns }.
       *[other] Above the end card: { $until }.
    }
subastral-table-cloud = Cloud { $number }
subastral-table-empty = empty
subastral-table-deck-side = (deck)
subastral-table-sun-side = (sun)
subastral-table-hand = Hand
subastral-table-journal = Journal
subastral-table-points = Points
subastral-table-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
subastral-table-known = of these { $cards }
