"""What can happen in Stella Quest, and who sees it."""

from starboard.games.stella.material import CARD_NAMES, COLOUR_OF_CARD, COLOURS
from starboard.rules.naming import FINAL, SEAT, Event, Numbers, Secret, Words

(
    CARDS_DEALT,
    DISCARD_STARTED,
    START_PLAYER_CHOSEN,
    ROUND_STARTED,
    GLOW_SPENT,
    CARD_DRAWN,
    DECK_RENEWED,
    CARD_PLAYED,
    RIVAL_PLAYED,
    TURN_MISSED,
    ROUND_WON,
    RIVAL_WON,
    NOBODY_WON,
    GLOW_LOST,
    CARD_TAKEN,
    CARDS_DISCARDED,
    STAR_MOVED,
    POINTS_SCORED,
    GAME_ENDED,
) = range(19)

SUPER_TRUMP, TRUMP, LEAD = range(3)
BLACK_STAR, REPEATED = range(2)
COLLECTION, WENT_OUT, ROUND_LIMIT = range(3)
GLOW_LEFT, GEMS_COLLECTED = range(2)

CARD = Words(*CARD_NAMES)
EMOTION = Words(*CARD_NAMES[:-1])
COLOUR = Words(*COLOURS)
BY = Words("super-trump", "trump", "lead")
ENDINGS = Words("collection", "went-out", "round-limit")
BACK = Words(*COLOUR_OF_CARD)
"""A card as it looks from behind."""

EVENTS = (
    Event("CardsDealt", seat=SEAT, cards=[Secret(CARD, BACK)]),
    Event("DiscardStarted", card=CARD, deck_top=BACK),
    Event("StartPlayerChosen", seat=SEAT),
    Event("RoundStarted", FINAL, round=Numbers(), seat=SEAT),
    Event("GlowSpent", seat=SEAT, left=Numbers()),
    Event("CardDrawn", FINAL, seat=SEAT, card=Secret(CARD, BACK), deck_top=BACK),
    Event("DeckRenewed", FINAL, count=Numbers(), deck_top=BACK),
    Event("CardPlayed", seat=SEAT, card=CARD),
    Event("RivalPlayed", FINAL, card=CARD, deck_top=BACK),
    Event("TurnMissed", seat=SEAT),
    Event("RoundWon", seat=SEAT, card=CARD, by=BY),
    Event("RivalWon", card=CARD, by=BY),
    Event("NobodyWon"),
    Event("GlowLost", seat=SEAT, count=Numbers(), reason=Words("black-star", "repeated"), left=Numbers()),
    Event("CardTaken", seat=SEAT, card=EMOTION),
    Event("CardsDiscarded", cards=[CARD]),
    Event("StarMoved", to=SEAT),
    Event("PointsScored", seat=SEAT, points=Numbers(), reason=Words("glow", "gems"), card=EMOTION),
    Event("GameEnded", reason=ENDINGS, seat=SEAT),
)
