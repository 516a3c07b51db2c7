"""The events of Codex Naturalis, and who sees what of them."""

from starboard.engine.naming import FINAL, SEAT, Coordinate, EventBook, Numbers, Secret, Words
from starboard.games.codex.material import (
    ALL_NAMES,
    BACK_OF_CARD,
    CARD_NAMES,
    DECK_NAMES,
    FARTHEST,
    OBJECTIVE_NAMES,
    OPEN_CARDS,
    SIDES,
    STARTER_NAMES,
)

CARD = Words(*CARD_NAMES)
ANY_CARD = Words(*ALL_NAMES)
BACK = Words(*BACK_OF_CARD)
"""A card as its back shows it."""
SIDE = Words(*SIDES)
COORDINATE = Coordinate(-FARTHEST, FARTHEST)
DECK = Words(*DECK_NAMES)
OBJECTIVE = Words(*OBJECTIVE_NAMES)
PLACE_OPEN = Numbers(1, OPEN_CARDS)

SCORES = Words()
TRACK = SCORES.add("track")
OBJECTIVE_MET = SCORES.add("objective")

END_REASONS = Words()
TWENTY_POINTS = END_REASONS.add("twenty-points")
EMPTY_DECKS = END_REASONS.add("empty-decks")

ENDINGS = Words()
LAST_TURN = ENDINGS.add("last-turn")

EVENTS = EventBook()
STARTER_DEALT = EVENTS.add("StarterDealt", seat=SEAT, card=Words(*STARTER_NAMES))
CARD_OPENED = EVENTS.add("CardOpened", FINAL, card=CARD, place=PLACE_OPEN, deck=DECK, deck_top=BACK)
START_PLAYER_CHOSEN = EVENTS.add("StartPlayerChosen", seat=SEAT)
CARDS_DEALT = EVENTS.add(
    "CardsDealt", FINAL, seat=SEAT, resource_top=BACK, gold_top=BACK, cards=[Secret(CARD, BACK)]
)
OBJECTIVES_OPENED = EVENTS.add("ObjectivesOpened", FINAL, objectives=[OBJECTIVE])
OBJECTIVES_DEALT = EVENTS.add("ObjectivesDealt", FINAL, seat=SEAT, objectives=[Secret(OBJECTIVE)])
OBJECTIVE_KEPT_SECRETLY = EVENTS.add("ObjectiveKept", seat=SEAT, objective=Secret(OBJECTIVE))
TURN_STARTED = EVENTS.add("TurnStarted", FINAL, seat=SEAT, turns_left=Numbers())
TURN_MISSED = EVENTS.add("TurnMissed", seat=SEAT)
CARD_CHOSEN = EVENTS.add("CardChosen", seat=SEAT, card=CARD)
CARD_CHOSEN_FACE_DOWN = EVENTS.add("CardChosenFaceDown", seat=SEAT, card=Secret(CARD, BACK))
CARD_PLACED = EVENTS.add("CardPlaced", seat=SEAT, card=ANY_CARD, side=SIDE, x=COORDINATE, y=COORDINATE)
CARD_PLACED_FACE_DOWN = EVENTS.add(
    "CardPlacedFaceDown", seat=SEAT, card=Secret(CARD, BACK), x=COORDINATE, y=COORDINATE
)
POINTS_GAINED = EVENTS.add("PointsGained", seat=SEAT, points=Numbers(), total=Numbers())
OPEN_CARD_TAKEN = EVENTS.add("OpenCardTaken", seat=SEAT, card=CARD, place=PLACE_OPEN)
CARD_DRAWN = EVENTS.add("CardDrawn", FINAL, seat=SEAT, card=Secret(CARD, BACK), deck=DECK, deck_top=BACK)
END_MET = EVENTS.add("EndMet", turns=Numbers(), reason=END_REASONS)
POINTS_SCORED = EVENTS.add("PointsScored", seat=SEAT, points=Numbers(), reason=SCORES, objective=OBJECTIVE)
GAME_ENDED = EVENTS.add("GameEnded", reason=ENDINGS)
