## What other pages say of the game

stella-name = Stella Quest
# Its name in a sentence.
stella-title = Stella Quest
stella-about = Win a round to collect an emotion, but winning twice in a row costs glow.
stella-facts = 2–4 players · 20 minutes · tricks
stella-credits = Stella Quest by Bom Hee Kim

## Cards

stella-card-blue-number = blue { $number }
stella-card-green-number = green { $number }
stella-card-red-number = red { $number }
stella-card-yellow-number = yellow { $number }
stella-card-rest = rest
stella-card-blue = a blue card
stella-card-green = a green card
stella-card-red = a red card
stella-card-yellow = a yellow card
stella-card-grey = a rest card
stella-colour-blue = blue
stella-colour-green = green
stella-colour-red = red
stella-colour-yellow = yellow
stella-colour-grey = grey

## What to do, and what can be done

stella-prompt-play = Play a card.
stella-prompt-take = You won the round: take a card into your collection.
stella-prompt-top = Which card goes on top of the discard? Its colour is trump in the next round.

stella-move-play = Play { $card }
stella-move-spend = Spend 1 glow for up to 3 cards
stella-move-take = Take { $card }
stella-move-top = { $card } on top

## What happened

stella-event-cards-dealt = { $seat }: dealt { $cards }
stella-event-discard-started = The discard begins with { $card }
stella-event-start-player-chosen = First player: { $seat }
stella-event-round-started = Round { $round }: { $seat } to lead
stella-event-glow-spent = { $seat }: spent 1 glow, { $left } left
stella-event-card-drawn = { $seat }: drew { $card }
stella-event-deck-renewed = The discard is shuffled into a new deck of { $count ->
        [one] one card
       *[other] { $count } cards
    }
stella-event-card-played = { $seat }: played { $card }
stella-event-rival-played = The rival plays { $card }
stella-event-turn-missed = { $seat }: had no card and missed the round
stella-event-round-won = { $seat }: won the round with { $card } ({ $by })
stella-event-rival-won = The rival would win with { $card } ({ $by }): nobody wins
stella-by-super-trump = super-trump
stella-by-trump = trump
stella-by-lead = lead colour
stella-event-nobody-won = Rest cards only: nobody wins
stella-event-glow-lost = { $seat }: lost { $count } glow ({ $reason }), { $left } left
stella-reason-black-star = the black star
stella-reason-repeated = a value taken again
stella-event-card-taken = { $seat }: took { $card }
stella-event-cards-discarded = To the discard, the last on top: { $cards }
stella-event-star-moved = The black star moves to { $to }
stella-event-star-moved-hidden = The black star moves to the centre
stella-event-points-scored = { $seat }: { $points } — { $reason }
stella-reason-glow = Glow
stella-reason-gems = Gems
stella-event-game-ended = The game is over.

## Score sheet

stella-ending-collection = A collection of all six values is complete.
stella-ending-went-out = A player has lost their last glow.
stella-ending-round-limit = Two hundred rounds have been played.

## The table in words

stella-table-round = Round { $round }
stella-table-discard = On top of the discard: { $card }.
stella-table-trump = Trump: { $colour }.
stella-table-no-trump = No trump.
stella-table-lead = Lead colour: { $colour }.
stella-table-deck = { $deck ->
        [0] The deck is empty.
        [one] One card in the deck, { $colour }.
       *[other] { $deck } cards in the deck, on top { $colour }.
    }
stella-table-played = Played
stella-table-hand = Hand
stella-table-glow = Glow
stella-table-collection = Collection
stella-table-points = Points
stella-table-star = ★ black star
stella-table-rival = Rival

## What the rules refuse

stella-error-must-follow = You have a card of the lead colour: play one of those, or a rest card.
stella-error-card-not-in-round = “{ $card }” is not among the cards of this round.
stella-error-last-glow = Your last glow cannot be spent.
stella-error-hand-full = You already hold ten cards.
stella-error-nothing-to-draw = There is no card to draw.
stella-error-score-one-ending = The game ends with one complete collection or with one player out: check the collections and the glow.

## On the page

stella-page-letter-blue = B
stella-page-letter-green = G
stella-page-letter-red = R
stella-page-letter-yellow = Y
stella-page-letter-grey = Z
stella-page-glow = Glow: { $count }
stella-page-star = The black star: winning with it costs a glow
stella-page-nothing = nothing yet
stella-page-hand = { $count ->
        [one] { $count } card in hand: { $colours }
       *[other] { $count } cards in hand: { $colours }
    }
stella-page-deck = Deck
stella-page-discard = Discard
stella-page-trump = Trump: { $colour }
stella-page-no-trump = No trump
stella-page-lead = Lead: { $colour }
stella-page-look-through = Look through the discard, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
stella-page-top-first = The top card comes first.
stella-page-prompt-play-or-spend = Play a card. Before that you may spend a glow to draw { $count ->
        [one] one card.
       *[other] { $count } cards.
    }
stella-page-out = { $name }: the last glow is gone ({ $reason }), out with 0 points.
stella-page-cost = −{ $count } glow
stella-page-cost-told = you already have this value, it costs { $count } glow
stella-page-wins = wins: { $by }
stella-page-leads = { $name } leads
stella-page-you-lead = You lead
stella-page-spend = 1 glow → { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
stella-page-unplayable = { $card }, cannot be played now

## Scorepad

stella-score-value = value { $value }
stella-score-tie = In a tie, the victory is shared.

## Tutorial. *Between asterisks*: a word of the rules that is new here

stella-tutorial-goal = Welcome! In Stella Quest you are a spirit that collects human emotions, cards with the values 1 to 6. The first player with *all six values* in their collection wins immediately.
stella-tutorial-hand = This is your hand. A round is short: each of the three players plays one card, and the winner of the round takes one of the cards played. There are four colours, each with the values 1 to 6, two cards of each. The backs show the colour: everybody sees which colours you hold, but not which values.
stella-tutorial-glow = The lights are your *glow*. Everybody starts with five. Greed costs glow, and a player who loses their last one is out. Now watch how Owl and Heron play.
stella-tutorial-follow = Owl began with yellow 1: yellow is the *lead colour*. Anyone who has yellow must play it. Heron played a grey *rest card*: that is always allowed, and it never wins. Your turn: follow the lead colour!
stella-tutorial-follow-wrong = Not now. Yellow was led and you have a yellow card, so you must play it.
stella-tutorial-spend-later = Buying cards for glow is possible, but glow is precious. You will do that later; now play a card.
stella-tutorial-take = The highest card of the lead colour wins: yours! Take one emotion for your collection. The small stones at the bottom of a card are its *gems*. Low values have more of them, and gems can be points at the end. Take the yellow 1.
stella-tutorial-take-wrong = You may take your own card too. But a 5 has only one gem, a 1 has three. Take the yellow 1.
stella-tutorial-star = The winner gets the *black star* and leads the next round. The catch: if you win a round while the star is with you, you lose one glow. Winning twice in a row is costly!
stella-tutorial-lead = So this round you would rather not win. Nothing has been led yet, so you may play anything. Begin with the red 2, and keep the 1: it will come in handy.
stella-tutorial-lead-wrong = That would be possible too, but keep it for later. Begin with red 2.
stella-tutorial-lead-high = A 6 would probably win, and with the black star that costs you a glow. Begin with red 2.
stella-tutorial-super = Look: Owl played red 4, and Heron too. A card *of the same colour and value as one played earlier in the round* is a *super-trump*: it beats everything else. Heron wins and will get the star.
stella-tutorial-super-mine = Heron leads red 1, and you have only one red card. Is it too weak? Compare the two cards, then play.
stella-tutorial-super-mine-wrong = Red was led and you have a red card, so you must play it. And that is good: it is equal to Heron’s!
stella-tutorial-repeated = Red 1 equals red 1: a super-trump, you win! Look at your collection before you take. If you take a *value that you already have*, you lose as much glow as it has gems. Which card do you take?
stella-tutorial-repeated-wrong = You already have a 1. A second one would cost you three glow! Take the new value.
stella-tutorial-lose = The star is with you again, so you would rather not win this round. Two blue cards are left. Which one do you lead?
stella-tutorial-lose-wrong = Blue 6 would win for certain unless somebody has something special, and that would cost you a glow. Lead the lower one.
stella-tutorial-trump = Heron won with blue 4. The winner also lays the other cards on the *discard* and chooses which one is on top: blue 2. The colour of the top card is *trump* in the next round: trump beats the other colours.
stella-tutorial-trump-mine = Heron leads blue 3. Blue is the lead colour and trump as well. The highest trump wins, unless there is a super-trump. Play your last card!
stella-tutorial-trump-mine-wrong = Play the blue 6.
stella-tutorial-take-six = Your 6 is the highest trump: you win. Your collection has a 1 and a 3. Take a new value: the blue 6.
stella-tutorial-take-six-wrong = You already have a 3: a second one would cost you two glow. Take a value that you do not have: the blue 6.
stella-tutorial-take-six-yellow = Well chosen, a 6 is new! But leave the yellow one here: in a moment you will need it for something else. Take the blue 6.
stella-tutorial-top = Now you choose the top card of the discard, and so the next trump. The star comes to you, so you would rather not win again: choose the colour that you do not have in your hand.
stella-tutorial-top-wrong = Blue would be trump, and you have a blue card, which might win against your will. Choose yellow.
stella-tutorial-refill = Where do your new cards come from? An empty hand is refilled immediately, with as many cards as you have glow: five. Glow is also your strength.
stella-tutorial-out = There is another way for the game to end: if a player’s glow is used up, that player is out, and the others count their points. Every glow is a point, and so are the gems of all values that you have exactly once.
stella-tutorial-later = A few rounds later. You have five values: only the 5 is missing! Green 5 is on top of the discard, so green is trump, and Owl has led green 2.
stella-tutorial-spend = You have no green card, so you cannot win. But you have four glow: before you play, one glow buys three cards. Try it!
stella-tutorial-spend-wrong = That one cannot win against green. First buy cards for one glow: perhaps the right one is among them.
stella-tutorial-spend-rest = A rest card never wins. First buy cards for one glow: perhaps the right one is among them.
stella-tutorial-last-card = What luck! A card equal to the *top card of the discard* is a super-trump too. Do you see it?
stella-tutorial-last-card-wrong = Green was led, and you have a green card now. It is equal to the top card of the discard: play it!
stella-tutorial-last-card-rest = A rest card may always be played, but it never wins. You hold a super-trump!
stella-tutorial-last-card-spend = You have drawn what you need. Look for the card that is equal to the top of the discard.
stella-tutorial-last-take = You win the round. Complete your collection!
stella-tutorial-last-take-wrong = You already have a 2, so that would cost you three glow. You need the 5.
stella-tutorial-end = All six values: you win immediately! What the others have no longer matters. Two to four can play; with two, a third card of each round is turned up from the deck, as if one more rival were playing.
