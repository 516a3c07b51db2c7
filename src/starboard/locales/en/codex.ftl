## Cards

codex-card-fungi-number = Fungi { $number }
codex-card-gold-fungi-number = Gold fungi { $number }
codex-card-resource-fungi = a resource card (fungi)
codex-card-gold-fungi = a gold card (fungi)
codex-card-plant-number = Plant { $number }
codex-card-gold-plant-number = Gold plants { $number }
codex-card-resource-plant = a resource card (plants)
codex-card-gold-plant = a gold card (plants)
codex-card-animal-number = Animal { $number }
codex-card-gold-animal-number = Gold animals { $number }
codex-card-resource-animal = a resource card (animals)
codex-card-gold-animal = a gold card (animals)
codex-card-insect-number = Insect { $number }
codex-card-gold-insect-number = Gold insects { $number }
codex-card-resource-insect = a resource card (insects)
codex-card-gold-insect = a gold card (insects)
codex-card-starter-number = Starter { $number }
codex-side-front = front
codex-side-back = back
codex-symbol-fungi = fungi
codex-symbol-plant = plants
codex-symbol-animal = animals
codex-symbol-insect = insects
codex-symbol-quill = quills
codex-symbol-inkwell = inkwells
codex-symbol-manuscript = manuscripts

## Objectives

codex-objective-diagonal-fungi = 2 points for three fungi cards on a rising diagonal
codex-objective-diagonal-plant = 2 points for three plant cards on a falling diagonal
codex-objective-diagonal-animal = 2 points for three animal cards on a rising diagonal
codex-objective-diagonal-insect = 2 points for three insect cards on a falling diagonal
codex-objective-corner-fungi = 3 points for two fungi cards one above the other and a card of plants right below the lower one
codex-objective-corner-plant = 3 points for two plant cards one above the other and a card of insects left below the lower one
codex-objective-corner-animal = 3 points for two animal cards one above the other and a card of fungi right above the upper one
codex-objective-corner-insect = 3 points for two insect cards one above the other and a card of animals left above the upper one
codex-objective-resources-fungi = 2 points for every three visible fungi
codex-objective-resources-plant = 2 points for every three visible plants
codex-objective-resources-animal = 2 points for every three visible animals
codex-objective-resources-insect = 2 points for every three visible insects
codex-objective-items-all = 3 points for every set of quill, inkwell and manuscript
codex-objective-items-quill = 2 points for every two visible quills
codex-objective-items-inkwell = 2 points for every two visible inkwells
codex-objective-items-manuscript = 2 points for every two visible manuscripts

## What to do, and what can be done

codex-prompt-starter = Which side of your starter card do you use?
codex-prompt-keep = Which objective do you keep, in secret?
codex-prompt-play = Choose a card of your hand, and its side.
codex-prompt-place = Where do you place it?
codex-prompt-draw = Draw a card: an open one, or the top of a deck.
codex-move-starter = { $side }
codex-move-keep = { $objective }
codex-move-play = { $card }, { $side }
codex-move-place = Place{ $where }
codex-move-place-card = { $card }{ $where }
codex-where = {" "}at { $x }, { $y }
codex-move-draw = { $source }
codex-move-draw-card = Take { $card }
codex-source-resource-deck = The resource deck
codex-source-gold-deck = The gold deck
codex-source-open-number = Open card { $number }

## What happened

codex-event-starter-dealt = { $seat }: { $card }
codex-event-card-opened = Open card { $place }: { $card }
codex-event-start-player-chosen = Start player: { $seat }
codex-event-cards-dealt = { $seat }: dealt { $cards }
codex-event-objectives-opened = Common objectives: { $objectives }
codex-event-objectives-dealt = { $seat }: offered { $objectives }
codex-event-objectives-dealt-hidden = { $seat }: looked at two objectives
codex-event-objective-kept = { $seat }: kept “{ $objective }”
codex-event-objective-kept-hidden = { $seat }: kept an objective
codex-event-turn-started = — { $seat } —
codex-event-turn-missed = { $seat }: no card can be placed, the turn is missed
codex-event-card-chosen = { $seat }: { $card }, front up
codex-event-card-chosen-face-down = { $seat }: { $card }, back up
codex-event-card-placed = { $seat }: placed { $card }{ $where }
codex-event-card-placed-face-down = { $seat }: placed { $card } back up{ $where }
codex-event-points-gained = { $seat }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $total } in all
codex-event-open-card-taken = { $seat }: took { $card }
codex-event-card-drawn = { $seat }: drew { $card }
codex-event-end-met = { $reason } { $turns ->
        [one] One more turn after this one.
       *[other] { $turns } more turns after this one.
    }
codex-reason-twenty-points = Twenty points!
codex-reason-empty-decks = Both decks are empty!
codex-event-points-scored = { $seat }: { $points } — { $reason }
codex-event-game-ended = The game is over.

## Score sheet

codex-reason-track = Codex
codex-reason-objective = Objectives
codex-reason-objective-diagonal-fungi = Diagonal: fungi
codex-reason-objective-diagonal-plant = Diagonal: plants
codex-reason-objective-diagonal-animal = Diagonal: animals
codex-reason-objective-diagonal-insect = Diagonal: insects
codex-reason-objective-corner-fungi = Corner: fungi and plants
codex-reason-objective-corner-plant = Corner: plants and insects
codex-reason-objective-corner-animal = Corner: animals and fungi
codex-reason-objective-corner-insect = Corner: insects and animals
codex-reason-objective-resources-fungi = Fungi by threes
codex-reason-objective-resources-plant = Plants by threes
codex-reason-objective-resources-animal = Animals by threes
codex-reason-objective-resources-insect = Insects by threes
codex-reason-objective-items-all = Sets of three items
codex-reason-objective-items-quill = Quills by twos
codex-reason-objective-items-inkwell = Inkwells by twos
codex-reason-objective-items-manuscript = Manuscripts by twos
codex-ending-last-turn = Everybody has had the last turn.

## The table in words

codex-table-objectives = Common objectives
codex-table-open = Open cards
codex-table-decks = Resource deck: { $resource } ({ $resource-top }). Gold deck: { $gold } ({ $gold-top }).
codex-table-empty = empty
codex-table-secret = Your objective: { $objective }
codex-table-hand = Hand
codex-table-symbols = Visible
codex-table-cards = Cards
codex-table-points = Points
codex-table-map = Your codex (a capital is a front, · an open cell; columns are x, rows y)
codex-table-face = { $card }: ↖ { $tl } ↗ { $tr } ↙ { $bl } ↘ { $br }{ $points ->
        [0] {""}
        [one] ; { $points } point
       *[other] ; { $points } points
    }{ $per ->
        [fixed] {""}
       *[other] {" "}for each: { $per-words }
    }{ $cost ->
        [none] {""}
       *[other] ; costs { $cost }
    }
codex-symbol-corner = covered corner
codex-symbol-hidden = ×
codex-symbol-empty = –
codex-letter-fungi = F
codex-letter-plant = P
codex-letter-animal = A
codex-letter-insect = I
codex-letter-starter = S
