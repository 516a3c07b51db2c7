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
stella-ending-went-out = The last glow of a player is gone.
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
