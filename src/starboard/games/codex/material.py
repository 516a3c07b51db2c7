"""The material of cards.json as arrays: 40 resource cards, 40 gold cards, 6 starter cards, 16 objectives.

Cards are numbers: resource cards 0-39, gold cards 40-79, starter cards 80-85. A face is 2 x card, + 1 for the
back. Corners are in the order top left, top right, bottom left, bottom right; x grows to the right, y grows
downwards.
"""

import json
from pathlib import Path
from typing import Any

import numpy as np

_data: dict[str, list[dict[str, Any]]] = json.loads(Path(__file__).with_name("cards.json").read_text())

SEATS = 4
KINGDOMS = ("fungi", "plant", "animal", "insect")
ITEMS = ("quill", "inkwell", "manuscript")
SYMBOLS = (*KINGDOMS, *ITEMS)
CORNER_SHOWS = ("hidden", "empty", *SYMBOLS)
"""What a corner shows; a hidden corner cannot be covered."""
HIDDEN, EMPTY, FIRST_SYMBOL = map(CORNER_SHOWS.index, ("hidden", "empty", SYMBOLS[0]))
CORNERS = ((-1, -1), (1, -1), (-1, 1), (1, 1))
"""The offset of the neighbour at each corner; corner i meets its corner 3 - i."""
CORNER_X = np.array([x for x, _ in CORNERS])
CORNER_Y = np.array([y for _, y in CORNERS])

DECK_NAMES = ("resource", "gold")
RESOURCE, GOLD = map(DECK_NAMES.index, ("resource", "gold"))
SIDES = ("front", "back")
FRONT, BACK = map(SIDES.index, ("front", "back"))
_playing = _data["resource"] + _data["gold"]
_starters = _data["starter"]
CARDS = len(_playing)
STARTERS = len(_starters)
DECK_SIZE = len(_data["resource"])
CARD_NAMES = tuple(card["name"] for card in _playing)
STARTER_NAMES = tuple(card["name"] for card in _starters)
ALL_NAMES = CARD_NAMES + STARTER_NAMES

KINGDOM = np.array([KINGDOMS.index(card["kingdom"]) for card in _playing] + [-1] * len(_starters), np.int64)
"""Starter cards have none."""
FACE_CORNERS = np.array(
    [
        corners
        for card in _playing
        for corners in ([CORNER_SHOWS.index(corner) for corner in card["corners"]], [EMPTY] * 4)
    ]
    + [[CORNER_SHOWS.index(corner) for corner in card[side]] for card in _starters for side in SIDES],
    np.int64,
)
FACE_CENTRE = np.array(
    [
        centre
        for card in _playing
        for centre in ([0] * 4, [int(kingdom == card["kingdom"]) for kingdom in KINGDOMS])
    ]
    + [
        centre
        for card in _starters
        for centre in ([0] * 4, [card["centre"].count(kingdom) for kingdom in KINGDOMS])
    ],
    np.int64,
)
"""How many resources of each kingdom are in the middle of a face, where they cannot be covered."""
POINTS = np.array([card["points"] for card in _playing], np.int64)
PER_WHAT = ("fixed", *ITEMS, "corner")
"""What the points of a front are multiplied by."""
FIXED, PER_CORNER = map(PER_WHAT.index, ("fixed", "corner"))
PER = np.array([PER_WHAT.index(card.get("per") or "fixed") for card in _playing], np.int64)
COST = np.array(
    [[card.get("cost", {}).get(kingdom, 0) for kingdom in KINGDOMS] for card in _playing], np.int64
)

_objectives = _data["objective"]
OBJECTIVES = len(_objectives)
OBJECTIVE_NAMES = tuple(objective["name"] for objective in _objectives)
OBJECTIVE_POINTS = np.array([objective["points"] for objective in _objectives], np.int64)
NEEDS = np.array(
    [[objective.get("symbols", {}).get(symbol, 0) for symbol in SYMBOLS] for objective in _objectives],
    np.int64,
)
"""Symbols needed to meet the objective once; none for a pattern."""
PATTERN = np.array(
    [
        [[x, y, KINGDOMS.index(kingdom)] for x, y, kingdom in objective.get("pattern", [])]
        or [[0, 0, -1]] * 3
        for objective in _objectives
    ],
    np.int64,
)
"""Three cells with their kingdoms; the kingdom is -1 if the objective is not a pattern."""

BACKS = tuple(f"{kind}-{kingdom}" for kind in DECK_NAMES for kingdom in KINGDOMS)
BACK_OF_CARD = tuple(BACKS[(card // DECK_SIZE) * len(KINGDOMS) + int(KINGDOM[card])] for card in range(CARDS))
"""What the back of a card shows."""

HAND = 3
OPEN_CARDS = 4
END_POINTS = 20
FARTHEST = 70
"""The greatest distance from the starter card along x or y: there are not enough cards to go farther."""
MOST_CARDS = 70
"""The most cards in a codex, with the starter card: 66 placements are possible if the others are shut in."""
MOST_CELLS = 2 * MOST_CARDS + 2
"""The most cells beside `MOST_CARDS` cards."""
