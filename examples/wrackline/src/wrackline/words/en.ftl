## What other pages say of the game

wrackline-name = Wrackline
# Its name in a sentence.
wrackline-title = Wrackline
wrackline-about = Keep what the tide brings or give it back to the sea: what lies deepest there is worth nothing in the end.
wrackline-facts = 2–4 players · 10 minutes · bluffing
wrackline-credits = Wrackline, a game of Starboard’s own

## Finds, and the parts of the table

wrackline-card-amber-number = amber { $number }
wrackline-card-coral-number = coral { $number }
wrackline-card-glass-number = sea glass { $number }
wrackline-card-pearl-number = pearl { $number }
wrackline-kind-amber = amber
wrackline-kind-coral = coral
wrackline-kind-glass = sea glass
wrackline-kind-pearl = pearls
wrackline-part-start = Start player
wrackline-part-deck = Cards in the deck
wrackline-part-depths = In the sea, in total
wrackline-part-hand-size = Cards in hand
wrackline-part-hand = Hand
wrackline-part-kept = On the beach
wrackline-part-sinks-left = Still to sink
wrackline-part-finds-left = Still to play
wrackline-part-sunk = In the sea
wrackline-part-deck-cards = The deck from its bottom

## What to do, and what can be done

wrackline-prompt-keep = Keep a find on your beach, or sink one.
wrackline-move-keep = Keep { $card }
wrackline-move-sink = Sink { $card }
wrackline-error-must-keep = You have sunk three finds: what is left stays on the beach.
wrackline-error-must-sink = All finds that you have left have to go into the sea.

## What happened

wrackline-event-cards-dealt = { $seat }: dealt { $cards }
wrackline-event-cards-dealt-hidden = { $seat }: dealt three cards
wrackline-event-start-player-chosen = Start player: { $seat }
wrackline-event-turn-started = { $seat }: to play
wrackline-event-card-kept = { $seat }: keeps { $card }
wrackline-event-card-sunk = { $seat }: sinks { $card }
wrackline-event-card-sunk-hidden = { $seat }: sinks a find, face down
wrackline-event-card-drawn = { $seat }: draws { $card }
wrackline-event-card-drawn-hidden = { $seat }: draws a card
wrackline-event-sea-gave-back = { $seat }: had sunk { $cards }
wrackline-event-kind-lost = The sea has most { $kind }: lost
wrackline-event-kind-doubled = The sea has least { $kind }: counted twice
wrackline-event-points-scored = { $seat }: { $points } for { $reason }
wrackline-event-game-ended = The match is over: { $reason }
wrackline-reason-finds = Finds
wrackline-reason-doubled = Rare finds, twice
wrackline-reason-set = One of each kind
wrackline-reason-last-find = that was the last find
wrackline-ending-last-find = Everybody has played seven finds.
