"""The material: 40 resource cards, 40 gold cards, 6 starter cards, 16 objectives (cards.json), as arrays for compiled code.

A card is its number: resource cards 0-39, gold cards 40-79, starter cards 80-85. A face is 2 x card, + 1 for the back.
Corners are in the order top left, top right, bottom left, bottom right; x grows to the right, y downwards.
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
HIDDEN, EMPTY, FIRST_SYMBOL = 0, 1, 2
"""What a corner shows: HIDDEN is no corner at all; from FIRST_SYMBOL on, the symbols."""
_corner = {"hidden": HIDDEN, "empty": EMPTY} | {symbol: FIRST_SYMBOL + i for i, symbol in enumerate(SYMBOLS)}
CORNERS = ((-1, -1), (1, -1), (-1, 1), (1, 1))
"""Where the neighbour over each corner lies; corner i meets its corner 3 - i."""
CORNER_X = np.array([x for x, _ in CORNERS])
CORNER_Y = np.array([y for _, y in CORNERS])

RESOURCE, GOLD = range(2)
FRONT, BACK = range(2)
_playing = _data["resource"] + _data["gold"]
_starters = _data["starter"]
CARDS = len(_playing)
STARTERS = len(_starters)
DECK_SIZE = len(_data["resource"])
CARD_NAMES = tuple(card["name"] for card in _playing)
STARTER_NAMES = tuple(card["name"] for card in _starters)
ALL_NAMES = CARD_NAMES + STARTER_NAMES
SIDES = ("front", "back")

KINGDOM = np.array([KINGDOMS.index(card["kingdom"]) for card in _playing] + [-1] * len(_starters), np.int64)
"""Starter cards have none."""
FACE_CORNERS = np.array(
    [corners for card in _playing for corners in ([_corner[corner] for corner in card["corners"]], [EMPTY] * 4)]
    + [[_corner[corner] for corner in card[side]] for card in _starters for side in SIDES],
    np.int64,
)
FACE_CENTRE = np.array(
    [centre for card in _playing for centre in ([0] * 4, [int(kingdom == card["kingdom"]) for kingdom in KINGDOMS])]
    + [centre for card in _starters for centre in ([0] * 4, [card["centre"].count(kingdom) for kingdom in KINGDOMS])],
    np.int64,
)
"""How many resources of each kingdom stand in the middle of a face, never to be covered."""
POINTS = np.array([card["points"] for card in _playing], np.int64)
FIXED, PER_CORNER = 0, 1 + len(ITEMS)
_per = {None: FIXED, "corner": PER_CORNER} | {item: 1 + i for i, item in enumerate(ITEMS)}
PER = np.array([_per[card.get("per")] for card in _playing], np.int64)
"""What the points of a front are for: FIXED, 1 + an item, or PER_CORNER."""
COST = np.array([[card.get("cost", {}).get(kingdom, 0) for kingdom in KINGDOMS] for card in _playing], np.int64)

_objectives = _data["objective"]
OBJECTIVES = len(_objectives)
OBJECTIVE_NAMES = tuple(objective["name"] for objective in _objectives)
OBJECTIVE_POINTS = np.array([objective["points"] for objective in _objectives], np.int64)
NEEDS = np.array([[objective.get("symbols", {}).get(symbol, 0) for symbol in SYMBOLS] for objective in _objectives], np.int64)
"""Symbols for each time the objective is met; none for a pattern."""
PATTERN = np.array(
    [
        [[x, y, KINGDOMS.index(kingdom)] for x, y, kingdom in objective.get("pattern", [])] or [[0, 0, -1]] * 3
        for objective in _objectives
    ],
    np.int64,
)
"""Three cells with their kingdoms; the kingdom is -1 where the objective is no pattern."""

BACKS = tuple(f"{kind}-{kingdom}" for kind in ("resource", "gold") for kingdom in KINGDOMS)
BACK_OF_CARD = tuple(BACKS[(card // DECK_SIZE) * len(KINGDOMS) + int(KINGDOM[card])] for card in range(CARDS))
"""What the back of a card shows."""

HAND = 3
OPEN_CARDS = 4
END_POINTS = 20
FARTHEST = 70
"""No card can come to lie farther from the starter card in either direction: there are not enough cards."""
MOST_CARDS = 70
"""Cards in a codex, the starter card included: 66 placements are possible when the others are shut in."""
MOST_CELLS = 2 * MOST_CARDS + 2
"""Cells beside so many cards at most."""
