## What other pages say of the game

subastral-name = Subastral
# Its name in a sentence.
subastral-title = Subastral
subastral-about = Collect cards from six clouds between the deck and the sun, and fill a journal with biomes in a clever order.
subastral-facts = 2–5 players · 20–30 minutes · collecting
subastral-credits = Subastral by Ben Pinchback and Matt Riddle

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
subastral-event-cards-shuffled-back = The deck above the end card is shuffled, with the cards laid aside
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
        [none] The end card has been drawn; turns left after this one: { $turns }.
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

## What the rules refuse

subastral-error-cloud-just-played-on = You have just played onto cloud { $cloud }: take from another one.
subastral-error-cloud-empty = Cloud { $cloud } is empty.
subastral-error-biome-not-new = “{ $biome }” is not a new biome among the cards you take.
subastral-error-score-biome-twice = Player { $player } has two piles of the same biome.

## On the page

subastral-page-letter-desert = D
subastral-page-letter-savanna = S
subastral-page-letter-rainforest = R
subastral-page-letter-chaparral = C
subastral-page-letter-grassland = G
subastral-page-letter-forest = F
subastral-page-letter-taiga = T
subastral-page-letter-tundra = U
subastral-page-to-hand = to hand
subastral-page-to-journal = to journal
subastral-page-way-hand = goes to your hand, with a card from the deck
subastral-page-way-journal = goes to your journal
subastral-page-way-either = goes to your hand or your journal, as you like
subastral-page-goes-hand = to hand, +1
subastral-page-goes-journal = to journal
subastral-page-goes-either = hand or journal
subastral-page-played-here = played here
subastral-page-plays-here = goes here
subastral-page-playable = { $card }, playable on cloud { $cloud }
subastral-page-prompt-take = Take the cards of another cloud.
subastral-page-pile = Pile { $pile }: { $biome }, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
subastral-page-next-pile = { $biome } becomes pile { $pile }
subastral-page-times = ×{ $pile }
subastral-page-no-piles = empty journal
subastral-page-until = { $count ->
        [0] The end card is next.
        [one] One card above the end card.
       *[other] { $count } cards above the end card.
    }
subastral-page-last-turn = { $count ->
        [0] Your last turn, and the last of the match.
       *[other] Your last turn. After you: { $names }.
    }
subastral-page-turns-left = { $count ->
        [0] The last turn.
       *[other] The end card is out. After this turn: { $names }.
    }
subastral-page-last-turn-short = Your last turn.
subastral-page-turns-left-short = { $count ->
        [0] The last turn.
        [one] One more turn after this one.
       *[other] { $count } more turns after this one.
    }

## Scorepad

subastral-score-earlier = { $what }: one place to the left
subastral-score-next-pile = Pile { $pile }: which biome?
subastral-score-tie = In a tie, fewer cards in the journal win.

## Tutorial. *Between asterisks*: a word of the rules that is new here

subastral-tutorial-goal = Welcome! In Subastral you travel through eight landscapes, the *biomes*, and write notes on them. Every card is a note. Your *journal* at the bottom collects them, and at the end it gives you points.
subastral-tutorial-row = Six *clouds* lie in a row. At their left end is the *deck*, at their right end the *sun*. Remember it like this: towards the deck means into your hand, towards the sun means into your journal. (The first cards were dealt at random, whatever their numbers.)
subastral-tutorial-first-card = A turn has two parts. First you play a card from your hand onto the cloud of its *number*. Play Taiga 3: it goes to cloud 3.
subastral-tutorial-first-card-wrong = You could play that one too, onto another cloud. But try it with Taiga 3: it lands between the two clouds that hold two cards.
subastral-tutorial-ways = Second, you take *all cards of another cloud*. Look from cloud 3, where you played: clouds 1 and 2 lie towards the deck, so their cards would go into your hand. Clouds 4, 5 and 6 lie towards the sun: into the journal.
subastral-tutorial-first-take = You want notes in your journal, as many as you can get. Take the two cards of cloud 4.
subastral-tutorial-first-take-wrong = It lies towards the sun, so it would go into your journal; but it is only one card. Cloud 4 has two.
subastral-tutorial-first-take-hand = That cloud lies towards the deck: its cards would go into your hand. Right now you want to fill your journal, so look towards the sun.
subastral-tutorial-same-cloud = You have just played onto this cloud. You always take from another one.
subastral-tutorial-order = Each biome gets a *pile* of its own, and the piles stay in the order in which you begin them. Two biomes are new, so you choose. The further right a pile is, the more it can be worth if it grows. More taiga lies on the clouds, so choose the desert first.
subastral-tutorial-order-wrong = Allowed, but the taiga is the pile that you can make grow soon: there is more of it on clouds 2 and 3. It is better off further right. Put the desert first.
subastral-tutorial-refill = Your notes are in the journal. At the end of a turn the emptied cloud gets a new card from the deck, and more cards are turned up until two clouds hold two or more: there is always something to take.
subastral-tutorial-opponent = Your opponent had a turn: a card onto cloud 4, then cloud 5 into the journal. You see everybody’s journal here, and how many cards they hold.
subastral-tutorial-second-card = Your turn. Cloud 3 has a savanna and a taiga: that would make your taiga pile grow. Which card do you play so that cloud 3 lies towards the sun, without leaving a rich cloud to Owl?
subastral-tutorial-second-card-wrong = From cloud 2, cloud 3 also lies towards the sun. But cloud 2 would then hold three cards, and your opponent would be glad of them. Play the other card.
subastral-tutorial-second-take = From cloud 1 every other cloud lies towards the sun. Now take the cloud with a savanna and a taiga that you played onto yourself before.
subastral-tutorial-second-take-wrong = That is only one card. Cloud 3 has two, and one of them makes your taiga pile grow.
subastral-tutorial-second-take-taiga = Just as good: a savanna and a taiga too! But let us clear up cloud 3, where your own taiga lies.
subastral-tutorial-second-take-new = Two new biomes would be good as well. But you wanted your taiga pile to grow: cloud 3.
subastral-tutorial-grown = The savanna began a third pile, the taiga went onto its own: a biome never has two piles. New biomes and high piles both bring points, as you will see in a moment.
subastral-tutorial-low = Only one card is left in your hand. If you ever have none, you can only draw one, and the turn is over: a waste. So now fetch new cards. First play the one that you have.
subastral-tutorial-low-wrong = Play the card in your hand.
subastral-tutorial-fetch = Which cloud goes into your hand? You have played onto cloud 2: look towards the deck.
subastral-tutorial-fetch-wrong = That one lies towards the sun and would go into your journal. Then your hand would be empty. The only cloud between cloud 2 and the deck is cloud 1.
subastral-tutorial-fetched = Two cards from the cloud, and one from the deck on top of them: whenever you take into your hand you also draw one. Now you can choose again.
subastral-tutorial-ends = A special case. Clouds 1 and 6 are the ends of the row. Play onto one of them and take from the other, and you choose for yourself where the cards go. Try it: play a card onto cloud 1.
subastral-tutorial-ends-wrong = That one does not go to cloud 1. The number on the card tells you its cloud.
subastral-tutorial-ends-four = That would also let you take cloud 6, but cloud 4 would grow to three cards, and you would not see the special case. Play onto cloud 1.
subastral-tutorial-ends-take = And now the cloud at the other end.
subastral-tutorial-ends-take-wrong = Take cloud 6, at the other end of the row, to see the special case.
subastral-tutorial-ends-place = The choice is yours. Desert and forest would both be good in your journal: put them there.
subastral-tutorial-ends-place-wrong = You could take them into your hand, to play them later. But notes only count in the journal, so put them there.
subastral-tutorial-mixed = Now the points. *Mixed sets:* one card from each pile is a set. Four cards are worth 1 + 2 + 3 + 4 = 10. The second set starts again from the left and stops at the first pile without a second card: desert, taiga, so 1 + 2 = 3.
subastral-tutorial-matching = *Matching sets:* your two highest piles count their cards times their place. Desert 2 × 1, taiga 2 × 2, together 6. That makes 10 + 3 + 6 = 19 points, as your journal says. So: many different biomes, high piles on the left, and one high pile far to the right.
subastral-tutorial-later = A few turns later. You have all eight biomes, but no card in your hand! Then a turn is just this: draw a card.
subastral-tutorial-later-wrong = With an empty hand you can only draw.
subastral-tutorial-end-card = The *end card* came up. When everybody has had the same number of turns, everybody gets one more. So your next turn is your last one.
subastral-tutorial-last-turn = You are behind, 52 to 67. But look at your rainforest, at the very right: two cards in place 8. If it were one of your two highest piles, each of its cards would count 8 points!
subastral-tutorial-last-card = You have one card. Play it onto cloud 1: from there every cloud lies towards the sun.
subastral-tutorial-last-card-wrong = Play the card in your hand.
subastral-tutorial-last-take = A riddle to end with: which cloud makes the rainforest count? Remember: the two highest piles count, and of equally high ones the left one. Your desert has four cards, your taiga two.
subastral-tutorial-last-take-wrong = No rainforest there. You need a third rainforest card, so that it becomes your second highest pile.
subastral-tutorial-last-take-three = Three cards, but look out: your taiga would have three cards as well, and of equally high piles the left one counts. 3 × 2 instead of 3 × 8! Find the rainforest elsewhere.
subastral-tutorial-last-take-one = Yes, that rainforest would do. But another cloud has a rainforest and one card more.
subastral-tutorial-end = 72 to 67: you won! Mixed sets brought 44 points, the desert 4, and the rainforest 3 × 8 = 24. Now you know everything. Two to five can play.
