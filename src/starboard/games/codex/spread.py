"""What lies before a seat, as views tell it. Kept: every view tells it again, and each turn changes the codex of one seat only."""

from functools import lru_cache
from typing import Any

import numpy as np

from starboard.games.codex.codex import WIDTH
from starboard.games.codex.events import OBJECTIVE_MET
from starboard.games.codex.material import (
    ALL_NAMES,
    BACK_OF_CARD,
    CARD_NAMES,
    FARTHEST,
    NEEDS,
    OBJECTIVE_NAMES,
    OBJECTIVE_POINTS,
    PATTERN,
    SIDES,
    SYMBOLS,
)
from starboard.games.codex.outlook import PARTS, find_patterns
from starboard.games.codex.table import OVER
from starboard.rules.door import count
from starboard.rules.log import new_log, take_rows
from starboard.rules.reading import Reading, copied
from starboard.rules.rulebook import View

MOST_KEPT = 2**13


class Spread:
    """A codex in the order of placing, as its owner and as others see it; its symbols, its open cells, the objectives it meets."""

    def __init__(self, table: Reading, seat: int) -> None:
        laid = table["card_count"][seat]
        faces, cells = table["faces"][seat][:laid], table["places"][seat][:laid]
        self.codex = [{**face(number, False), **at(cell)} for number, cell in zip(faces, cells, strict=True)]
        self.own_codex = [{**face(number, True), **at(cell)} for number, cell in zip(faces, cells, strict=True)]
        self.symbols = dict(zip(SYMBOLS, table["symbols"][seat], strict=True))
        self.cells = [at(cell) for cell in table["cells"][seat][: table["cell_count"][seat]]]
        self.met: dict[int, View] = {}


_kept: dict[tuple[bytes, bytes, bytes, int], Spread] = {}


def spreads(table: Reading) -> list[Spread]:
    """What lies before each seat."""
    if table.counted is None:
        table.counted = [_find(table, seat) for seat in range(table["players"])]
    found: list[Spread] = table.counted
    return found


def _find(table: Reading, seat: int) -> Spread:
    faces, places, symbols = (table.part(name)[seat].tobytes() for name in ("faces", "places", "symbols"))
    key = faces, places, symbols, table["card_count"][seat]
    found = _kept.get(key)
    if found is None:
        if len(_kept) >= MOST_KEPT:
            _kept.clear()  # other threads may look meanwhile: so nothing is looked up twice
        found = _kept[key] = Spread(table, seat)
    return found


def met(table: Reading, seat: int, objective: int) -> View:
    """How often an objective is met, the cards of each pattern by their places in the codex, and how far the next time is."""
    known = spreads(table)[seat].met
    if objective not in known:
        known[objective] = _met(table, seat, objective)
    return known[objective]


def standing(table: Reading, seat: int, objectives: list[int]) -> int:
    """The points of a seat on the track and from these objectives."""
    points: int = table["points"][seat]
    for objective in objectives:
        points += met(table, seat, objective)["times"] * int(OBJECTIVE_POINTS[objective])
    return points


def _met(table: Reading, seat: int, objective: int) -> View:
    times, found = _times(table, seat, objective), []
    if PATTERN[objective, 0, 2] >= 0:
        cells = np.empty((len(table["places"][seat]) // PARTS, PARTS), np.int64)
        patterns, progress = find_patterns(table.tables, seat, objective, cells)
        found = [[table["places"][seat].index(cell) for cell in pattern] for pattern in cells[:patterns].tolist()]
    else:
        left = zip(table["symbols"][seat], NEEDS[objective].tolist(), strict=True)
        progress = sum(min(shown - times * needed, needed) for shown, needed in left)
    return {"objective": OBJECTIVE_NAMES[objective], "times": times, "patterns": found, "progress": progress}


def _times(table: Reading, seat: int, objective: int) -> int:
    """How often an objective is met, as the rules count it at the end: for the common ones, and for the one that the seat kept."""
    tables, log = copied(table.tables), new_log()
    tables["decision"] = OVER
    count(tables, *np.zeros((2, table["players"]), np.int32), log)
    for _, who, points, reason, what, *_ in take_rows(log):
        if reason == OBJECTIVE_MET and who == seat and what == objective:
            return int(points) // int(OBJECTIVE_POINTS[objective])
    return 0


def face(number: int, is_own: bool) -> dict[str, Any]:
    """A card as it lies; of a card face down, only its owner knows which it is."""
    card, side = number // 2, SIDES[number % 2]
    is_hidden = side == "back" and card < len(CARD_NAMES) and not is_own
    return {"card": BACK_OF_CARD[card] if is_hidden else ALL_NAMES[card], "side": side}


@lru_cache(2**12)
def at(cell: int) -> dict[str, int]:
    """A cell by its distance from the starter card."""
    return {"x": cell // WIDTH - FARTHEST, "y": cell % WIDTH - FARTHEST}
