"""What can happen in Codex Naturalis, and who sees it."""

from starboard.games.codex.material import (
    ALL_NAMES,
    BACK_OF_CARD,
    CARD_NAMES,
    FARTHEST,
    OBJECTIVE_NAMES,
    OPEN_CARDS,
    SIDES,
    STARTER_NAMES,
)
from starboard.rules.naming import FINAL, SEAT, Coordinate, Event, Numbers, Secret, Words

(
    STARTER_DEALT,
    CARD_OPENED,
    START_PLAYER_CHOSEN,
    CARDS_DEALT,
    OBJECTIVES_OPENED,
    OBJECTIVES_DEALT,
    OBJECTIVE_KEPT_SECRETLY,
    TURN_STARTED,
    TURN_MISSED,
    CARD_CHOSEN,
    CARD_CHOSEN_FACE_DOWN,
    CARD_PLACED,
    CARD_PLACED_FACE_DOWN,
    POINTS_GAINED,
    OPEN_CARD_TAKEN,
    CARD_DRAWN,
    END_MET,
    POINTS_SCORED,
    GAME_ENDED,
) = range(19)

TRACK, OBJECTIVE_MET = range(2)
LAST_TURN = 0
TWENTY_POINTS, EMPTY_DECKS = range(2)

CARD = Words(*CARD_NAMES)
ANY_CARD = Words(*ALL_NAMES)
BACK = Words(*BACK_OF_CARD)
"""A card as it looks from behind."""
SIDE = Words(*SIDES)
COORDINATE = Coordinate(-FARTHEST, FARTHEST)
DECK = Words("resource", "gold")
OBJECTIVE = Words(*OBJECTIVE_NAMES)
PLACE_OPEN = Numbers(1, OPEN_CARDS)

EVENTS = (
    Event("StarterDealt", seat=SEAT, card=Words(*STARTER_NAMES)),
    Event("CardOpened", FINAL, card=CARD, place=PLACE_OPEN, deck=DECK, deck_top=BACK),
    Event("StartPlayerChosen", seat=SEAT),
    Event("CardsDealt", FINAL, seat=SEAT, resource_top=BACK, gold_top=BACK, cards=[Secret(CARD, BACK)]),
    Event("ObjectivesOpened", FINAL, objectives=[OBJECTIVE]),
    Event("ObjectivesDealt", FINAL, seat=SEAT, objectives=[Secret(OBJECTIVE)]),
    Event("ObjectiveKept", seat=SEAT, objective=Secret(OBJECTIVE)),
    Event("TurnStarted", FINAL, seat=SEAT, turns_left=Numbers()),
    Event("TurnMissed", seat=SEAT),
    Event("CardChosen", seat=SEAT, card=CARD),
    Event("CardChosenFaceDown", seat=SEAT, card=Secret(CARD, BACK)),
    Event("CardPlaced", seat=SEAT, card=ANY_CARD, side=SIDE, x=COORDINATE, y=COORDINATE),
    Event("CardPlacedFaceDown", seat=SEAT, card=Secret(CARD, BACK), x=COORDINATE, y=COORDINATE),
    Event("PointsGained", seat=SEAT, points=Numbers(), total=Numbers()),
    Event("OpenCardTaken", seat=SEAT, card=CARD, place=PLACE_OPEN),
    Event("CardDrawn", FINAL, seat=SEAT, card=Secret(CARD, BACK), deck=DECK, deck_top=BACK),
    Event("EndMet", turns=Numbers(), reason=Words("twenty-points", "empty-decks")),
    Event("PointsScored", seat=SEAT, points=Numbers(), reason=Words("track", "objective"), objective=OBJECTIVE),
    Event("GameEnded", reason=Words("last-turn")),
)
