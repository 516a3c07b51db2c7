"""The events of Wrackline, and who sees what of them."""

from starboard.engine.naming import FINAL, SEAT, Event, Numbers, Secret, Words
from wrackline.table import CARD_NAMES, KINDS

(
    CARDS_DEALT,
    START_PLAYER_CHOSEN,
    TURN_STARTED,
    CARD_KEPT,
    CARD_SUNK,
    CARD_DRAWN,
    SEA_GAVE_BACK,
    KIND_LOST,
    KIND_DOUBLED,
    POINTS_SCORED,
    GAME_ENDED,
) = range(11)

FINDS_SCORED, DOUBLED, FULL_SET = range(3)

CARD = Words(*CARD_NAMES)
KIND = Words(*KINDS)

EVENTS = (
    Event("CardsDealt", seat=SEAT, cards=[Secret(CARD)]),
    Event("StartPlayerChosen", seat=SEAT),
    Event("TurnStarted", FINAL, seat=SEAT),
    Event("CardKept", seat=SEAT, card=CARD),
    Event("CardSunk", seat=SEAT, card=Secret(CARD)),
    Event("CardDrawn", FINAL, seat=SEAT, card=Secret(CARD)),
    Event("SeaGaveBack", FINAL, seat=SEAT, cards=[CARD]),
    Event("KindLost", kind=KIND),
    Event("KindDoubled", kind=KIND),
    Event("PointsScored", seat=SEAT, points=Numbers(), reason=Words("finds", "doubled", "set")),
    Event("GameEnded", reason=Words("last-find")),
)
