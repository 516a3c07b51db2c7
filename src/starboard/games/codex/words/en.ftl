## What other pages say of the game

codex-name = Codex Naturalis
# Its name in a sentence.
codex-title = Codex Naturalis
codex-about = Lay overlapping pages into a codex that grows in all directions, and meet your secret objective.
codex-facts = 2–4 players · 25 minutes · laying cards
codex-credits = Codex Naturalis by Thomas Dupont

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
codex-objective-corner-fungi = 3 points for two fungi cards one above the other and a plant card at the lower right of the lower one
codex-objective-corner-plant = 3 points for two plant cards one above the other and an insect card at the lower left of the lower one
codex-objective-corner-animal = 3 points for two animal cards one above the other and a fungi card at the upper right of the upper one
codex-objective-corner-insect = 3 points for two insect cards one above the other and an animal card at the upper left of the upper one
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
codex-prompt-play = Choose a card from your hand, and its side.
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
    }, { $total } in total
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

## What the rules refuse

codex-error-cost-not-met = The front of “{ $card }” costs more resources than your codex shows. Its back costs nothing.
codex-error-objective-not-offered = You were not offered “{ $objective }”.
codex-error-cell-not-open = No card can be placed at { $x }, { $y }.
codex-error-nothing-there = There is nothing to draw.
codex-error-score-no-objective = There is no objective “{ $objective }”.
codex-error-score-no-pattern = “{ $objective }” is not a pattern: it counts symbols.
codex-error-score-no-symbol = There is no symbol “{ $symbol }”.
codex-error-score-objective-twice = Each objective exists only once: choose different ones.
codex-error-score-too-many-patterns = No codex has room for so many patterns.

## On the page

codex-page-mine = Your codex
codex-page-of = Codex of { $name }
codex-page-to-mine = Back to my codex
codex-page-look = { $name }: look at the codex, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
codex-page-hand = In hand, seen from the back: { $cards }
codex-page-no-hand = The hand is dealt when everyone has chosen.
codex-page-market = Decks and open cards
codex-page-deck = { $deck }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, on top { $top }
codex-page-secret = secret
codex-page-objectives-later = Objectives are dealt when everyone has chosen a side.
codex-page-met = { $count ->
        [0] Not met yet
        [one] Met once
       *[other] Met { $count } times
    }
codex-page-progress = { $have } of { $wanted } in place for the next time
codex-page-standing = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $standing } with objectives
codex-page-track = { $name }: { $points }, with objectives { $standing }
codex-page-turns-left = { $count ->
        [0] The last turn of the match.
       *[other] The end is near. After this turn: { $names }.
    }
codex-page-prompt-starter = Which side of your starter card? The front shows four resources that later cards may cover; those in the middle of the back stay for good.
codex-page-last-turn = This is your last turn.
codex-page-back-free = The front needs more symbols ({ $missing }); the back costs nothing. Choose a cell for it.
codex-page-front-lacks = The front needs more symbols ({ $missing }). Turn the card over, or take another.
codex-page-put-down = Choose a cell of your codex to place it.
codex-page-draw-first = First take a card: an open one, or the top of a deck.
codex-page-needs = { $symbol }: { $has } of { $needs }
codex-page-flip = Turn over
codex-page-closer = Zoom in
codex-page-farther = Zoom out
codex-page-fit = Show everything
codex-page-beyond = { $count ->
        [one] { $count } open cell this way
       *[other] { $count } open cells this way
    }
codex-page-place = { $card }, { $side }: place at the { $where } of { $beside }
codex-page-blocked = No card can be placed here: it would lie over a hidden corner, which nothing may cover.
codex-page-promise = objectives { $count }
codex-page-covers = covers { $symbols }
codex-page-upper-left = upper left
codex-page-upper-right = upper right
codex-page-lower-left = lower left
codex-page-lower-right = lower right
codex-page-corners = corners: upper left { $tl }, upper right { $tr }, lower left { $bl }, lower right { $br }
codex-page-hidden = none
codex-page-empty = empty
codex-page-middle = in the middle { $symbols }
codex-page-per = { $points } for each: { $per }
codex-page-cost = needs { $cost }

## Scorepad

codex-score-common = Common objective { $number }
codex-score-secret = Secret objective: { $name }
codex-score-track = Points on the track
codex-score-visible = Visible: { $what }
codex-score-patterns = How often does it occur?
codex-score-tie = In a tie, more points from objectives win.

## Tutorial. *Between asterisks*: a word of the rules that is new here

codex-tutorial-goal = Welcome! You are a scribe and lay cards into a *codex* that grows in all directions. Cards bring points when you place them, and at the end *objectives* bring more. Most points win.
codex-tutorial-starter = Everybody begins with a starter card. Its *corners* show symbols of four kingdoms: fungi, plants, animals and insects. You will need symbols soon, so choose the front, with four of them.
codex-tutorial-starter-wrong = The back has fewer symbols in its corners. You may choose it, but to begin with, take the front.
codex-tutorial-keep = Now choose a *secret objective*: both give 2 points for three cards of one kingdom on a diagonal. Your first cards will be insects, so keep the one with the insects.
codex-tutorial-keep-wrong = That one asks for plants. You will soon hold several insects: keep the other one.
codex-tutorial-objectives = Here are the objectives: two are common to all, and one is your secret. They count at the end only, but you build towards them all the time.
codex-tutorial-hand = Your hand: two *resource cards* and a *gold card* with a golden border. The gold card brings 3 points, but it has a cost: three insects must be visible in your codex. You see one so far, on the starter card.
codex-tutorial-first-card = In a turn you place a card, then draw one. A card goes over a *corner* of another one and covers what is there. Pick up the ringed insect card and lay it at the upper right of the starter card, over the animal.
codex-tutorial-first-card-wrong = First an insect card, to collect insects. Pick up the ringed one.
codex-tutorial-first-card-gold = A gold card with its back up costs nothing, but then its 3 points are lost. First the ringed insect card.
codex-tutorial-first-card-cost = Its cost is three insects, and only one is visible so far. First the ringed insect card.
codex-tutorial-front-up = You have turned it back up. Tap it once more, or press “Turn over”, so that its front is up.
codex-tutorial-first-place = The card is chosen. Now the cell: the upper right of the starter card.
codex-tutorial-first-place-wrong = You could lay it there. But keep that symbol for now, and cover the animal at the upper right: you do not need it.
codex-tutorial-first-place-insect = Look out: there you would cover the insect of the starter card, and you need three of them. Lay it at the upper right, over the animal.
codex-tutorial-covered = The animal is covered and no longer counts. But the new card shows two insects: with the one on the starter card that makes three! The line above your codex counts what is visible: the four kingdoms, and three *items*, quill, inkwell and manuscript, which some gold cards and objectives reward.
codex-tutorial-draw = Now draw a card: one of the four open ones, or the top card of a deck. Take the open insect card.
codex-tutorial-draw-wrong = You may take any of them. But the insect card fits your objective: take that one.
codex-tutorial-draw-deck = From a deck you draw without knowing what you get: you only see its back. Take the open insect card instead.
codex-tutorial-gold = Owl had a turn as well. Now you can pay for your gold card: three insects are visible. The symbols are not used up, they only have to be there.
codex-tutorial-gold-card = Lay the gold card where it costs you nothing: over the empty corner at the lower right of your insect card.
codex-tutorial-gold-card-wrong = That one brings no points. Take the gold card with the 3.
codex-tutorial-gold-place = The card is chosen. Now the cell: at the lower right of the insect card, where the corner is empty.
codex-tutorial-gold-place-wrong = There you would cover a symbol. At the lower right of the insect card the corner is empty: nothing is lost.
codex-tutorial-blocked = Three points at once! Notice that this card has no corners at the bottom. Where a corner is missing, nothing can ever be laid: such a card blocks the way.
codex-tutorial-gold-draw = Draw the open insect card with the 1: resource cards can bring a point too.
codex-tutorial-gold-draw-wrong = Possible, but the insect card with the 1 brings a point without any cost. Take that one.
codex-tutorial-back = Your objective: three insects on a diagonal that falls to the right. Two lie there already. One more at the upper left of the first one, and it is met!
codex-tutorial-back-card = Every card can also be laid *back up*: then it has four free corners and one symbol in the middle that nobody can cover. It still counts as an insect card. Pick up the ringed card, *turn it over*, and lay it at the upper left of your first insect card.
codex-tutorial-back-card-wrong = Not this one, or not now: pick up the ringed insect card.
codex-tutorial-back-front = With its front up it would have a missing corner and block the way. Try the back: tap the card once more, or press “Turn over”.
codex-tutorial-back-place = The card is chosen. Now the cell: at the upper left of your first insect card, so that the three lie in a row.
codex-tutorial-back-place-wrong = That would not make a diagonal of three. It belongs at the upper left of your first insect card.
codex-tutorial-met = Three insects on a diagonal: your objective is met, 2 points for the end. The back of a card is never wasted.
codex-tutorial-blind = This time draw blind: the top card of the gold deck. At least its kingdom shows on the back.
codex-tutorial-blind-wrong = Try the gold deck this time, the ringed one.
codex-tutorial-later = A few turns later. The score is 13 to 12. When somebody has *20 points*, the round is finished and everybody has one more turn.
codex-tutorial-corners = This gold card brings 2 points for *each corner that it covers*. You can pay for it. In your codex there is a hole with cards all around it: pick up the gold card and find the cell where it covers four corners.
codex-tutorial-corners-wrong = Take the ringed gold card: it is worth the most.
codex-tutorial-corners-place = Now the cell. Look for the one that says +8.
codex-tutorial-corners-place-wrong = That is fewer corners. There is a cell between four cards: 4 times 2 points!
codex-tutorial-twenty = 8 points: 21! That triggers the end: everybody has one more turn. Which open card brings you points in the last turn? You have five plants.
codex-tutorial-twenty-wrong = That one brings nothing in the last turn. Look for a card with points whose cost you can pay: three plants.
codex-tutorial-twenty-animals = Five points, but it costs five animals, and you have none. Look for a card that costs plants.
codex-tutorial-last-card = The last turn: lay the gold card. Any cell brings its 3 points. Choose the one at the top right, where it covers no symbol.
codex-tutorial-last-card-wrong = That one brings no points, and there is no turn after this one. Take the gold card with the 3.
codex-tutorial-last-place = The card is chosen. Now the cell: the one at the top right.
codex-tutorial-last-place-wrong = It would score there too. But make it a habit to cover nothing needlessly: the cell at the top right.
codex-tutorial-end = 26 to 16: you won! 24 points from cards, and 2 for your three insects. Now you know it all: place, draw, and keep an eye on your objectives. Two to four can play.
