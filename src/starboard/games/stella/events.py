"""The events of Stella Quest, and who sees what of them."""

from starboard.engine.naming import FINAL, SEAT, EventBook, Numbers, Secret, Words
from starboard.games.stella.material import CARD_NAMES, COLOUR_OF_CARD, COLOURS

CARD = Words(*CARD_NAMES)
EMOTION = Words(*CARD_NAMES[:-1])
COLOUR = Words(*COLOURS)
BACK = Words(*COLOUR_OF_CARD)
"""A card as its back shows it."""

BY = Words()
SUPER_TRUMP = BY.add("super-trump")
TRUMP = BY.add("trump")
LEAD = BY.add("lead")

GLOW_LOSSES = Words()
BLACK_STAR = GLOW_LOSSES.add("black-star")
REPEATED = GLOW_LOSSES.add("repeated")

SCORES = Words()
GLOW_LEFT = SCORES.add("glow")
GEMS_COLLECTED = SCORES.add("gems")

ENDINGS = Words()
COLLECTION = ENDINGS.add("collection")
WENT_OUT = ENDINGS.add("went-out")
ROUND_LIMIT = ENDINGS.add("round-limit")

EVENTS = EventBook()
CARDS_DEALT = EVENTS.add("CardsDealt", seat=SEAT, cards=[Secret(CARD, BACK)])
DISCARD_STARTED = EVENTS.add("DiscardStarted", card=CARD, deck_top=BACK)
START_PLAYER_CHOSEN = EVENTS.add("StartPlayerChosen", seat=SEAT)
ROUND_STARTED = EVENTS.add("RoundStarted", FINAL, round=Numbers(), seat=SEAT)
GLOW_SPENT = EVENTS.add("GlowSpent", seat=SEAT, left=Numbers())
CARD_DRAWN = EVENTS.add("CardDrawn", FINAL, seat=SEAT, card=Secret(CARD, BACK), deck_top=BACK)
DECK_RENEWED = EVENTS.add("DeckRenewed", FINAL, count=Numbers(), deck_top=BACK)
CARD_PLAYED = EVENTS.add("CardPlayed", seat=SEAT, card=CARD)
RIVAL_PLAYED = EVENTS.add("RivalPlayed", FINAL, card=CARD, deck_top=BACK)
TURN_MISSED = EVENTS.add("TurnMissed", seat=SEAT)
ROUND_WON = EVENTS.add("RoundWon", seat=SEAT, card=CARD, by=BY)
RIVAL_WON = EVENTS.add("RivalWon", card=CARD, by=BY)
NOBODY_WON = EVENTS.add("NobodyWon")
GLOW_LOST = EVENTS.add("GlowLost", seat=SEAT, count=Numbers(), reason=GLOW_LOSSES, left=Numbers())
CARD_TAKEN = EVENTS.add("CardTaken", seat=SEAT, card=EMOTION)
CARDS_DISCARDED = EVENTS.add("CardsDiscarded", cards=[CARD])
STAR_MOVED = EVENTS.add("StarMoved", to=SEAT)
POINTS_SCORED = EVENTS.add("PointsScored", seat=SEAT, points=Numbers(), reason=SCORES, card=EMOTION)
GAME_ENDED = EVENTS.add("GameEnded", reason=ENDINGS, seat=SEAT)
