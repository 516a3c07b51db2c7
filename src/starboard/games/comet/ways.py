"""Whole ways of companions, by all the symbols left: the rules walk them on copies of the table."""

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from operator import le
from typing import Any

import numpy as np

from starboard.games.comet.board import stepping_stones
from starboard.games.comet.events import SYMBOL_SPENT
from starboard.games.comet.material import CELLS, HEX, NEAR, NOWHERE, SLOTS, SYMBOLS, members, place
from starboard.games.comet.moves import GO, MOVES
from starboard.games.comet.table import COPYING, MOVING, PAY
from starboard.rules.chance import Chance
from starboard.rules.door import ask, make_move
from starboard.rules.log import new_log, take_rows
from starboard.rules.reading import Reading
from starboard.rules.room import new_room
from starboard.rules.rulebook import View

Tables = np.ndarray[Any, Any]
Spent = tuple[int, ...]
"""How many of each symbol."""

NO_SYMBOL = -1
NOTHING: Spent = (0,) * len(SYMBOLS)
NEIGHBOURS = [[members(near) for near in side] for side in NEAR.tolist()]


MOST_STEPS = 200
"""Steps tried for one companion, the shortest ways first: with many wild symbols, what is farther off is gone to in two ways."""


@dataclass(slots=True)
class Way:
    """What a companion has done so far, on a copy of the table."""

    tables: Tables
    advances: list[int]
    """The moves by which it can go on."""
    spent: Spent
    moves: list[int]
    ends: list[tuple[int, int]]
    """The hex where each advance ended, and the symbol that paid for it."""


def ways(table: Reading) -> list[View]:
    """For whoever guides companions: every hex within reach of one, with the moves that lead there.

    Of two ways to the same hex, one is left out if it spends what the other does, and perhaps more.
    """
    if table["decision"] not in (MOVING, COPYING):
        return []
    companions = table["companions"][table["seat"]]
    walkers = [Walker(table, companion) for companion in range(SLOTS) if companions[companion] != NOWHERE]
    return [shown(walker, way) for walker in walkers for way in find(walker)]


def shown(walker: "Walker", way: Way) -> View:
    """The moves of a way, and every hex after the first with the symbol that pays for it; None where it is passed free."""
    path, at = [], walker.start
    for end, symbol in way.ends:
        path += [{**place_of(walker.side, over), "symbol": None} for over in walker.between(at, end)]
        path.append({**place_of(walker.side, end), "symbol": SYMBOLS[symbol]})
        at = end
    return {"moves": [MOVES.name(move) for move in way.moves], "path": path}


def place_of(side: int, hex_number: int) -> View:
    return dict(zip("qr", place(side, hex_number), strict=True))


def find(walker: "Walker") -> Iterator[Way]:
    """The ways of a companion, the shortest first."""
    known: dict[int, list[Spent]] = {walker.start: [NOTHING]}
    waiting = deque([walker.begin()])
    while waiting and walker.steps < MOST_STEPS:
        way = waiting.popleft()
        for advance in way.advances:
            for longer in walker.go(way, advance):
                others = known.setdefault(longer.ends[-1][0], [])
                if not any(all(map(le, spent, longer.spent)) for spent in others):
                    others.append(longer.spent)
                    waiting.append(longer)
                    yield longer


class Walker:
    """One companion, and what the rules say to each of its steps."""

    def __init__(self, table: Reading, companion: int) -> None:
        self.side: int = table["side"]
        self.start: int = table["companions"][table["seat"]][companion]
        self.steps = 0
        self._table = table
        self._moves = range(GO + companion * CELLS, GO + (companion + 1) * CELLS)
        self._stones = set(members(stepping_stones(table.tables, companion)))
        self._log, self._room, self._chance = new_log(), new_room(), np.zeros(1, Chance)

    def begin(self) -> Way:
        tables = self._table.tables
        _, count = ask(tables, self._room)
        return Way(tables, self._advances(tables, self._legal(count)), NOTHING, [], [])

    def go(self, way: Way, move: int) -> Iterator[Way]:
        """One advance farther, with each of the symbols that can pay for it."""
        tables, legal, symbol = self._play(way.tables, move)
        if tables["decision"][0] == PAY:
            for pay in legal:
                yield self._longer(way, [move, pay], *self._play(tables, pay))
        else:
            yield self._longer(way, [move], tables, legal, symbol)

    def between(self, start: int, end: int) -> list[int]:
        """The hexes passed free in one advance, by a shortest way."""
        came_from = {start: start}
        waiting = deque([start])
        while end not in came_from:
            at = waiting.popleft()
            for beside in NEIGHBOURS[self.side][at]:
                if beside not in came_from and (beside == end or beside in self._stones):
                    came_from[beside] = at
                    waiting.append(beside)
        path = []
        while (end := came_from[end]) != start:
            path.append(end)
        return path[::-1]

    def _play(self, before: Tables, move: int) -> tuple[Tables, list[int], int]:
        """The table after a move, what is legal then, and the symbol that was spent, if one was.

        Nothing else of it is looked at: an action that ends by itself brings hidden cards to light.
        """
        tables = before.view(np.uint8).copy().view(before.dtype)  # as bytes: field by field it takes five times as long
        _, count = make_move(tables, move, self._chance, self._log, self._room)
        self.steps += 1
        symbol = next((row[2] for row in take_rows(self._log) if row[0] == SYMBOL_SPENT), NO_SYMBOL)
        return tables, self._legal(count), symbol

    def _longer(self, way: Way, moves: list[int], tables: Tables, legal: list[int], symbol: int) -> Way:
        end = int(HEX[self.side, (moves[0] - GO) % CELLS])
        spent = tuple(count + (symbol == spent) for spent, count in enumerate(way.spent))
        return Way(tables, self._advances(tables, legal), spent, way.moves + moves, [*way.ends, (end, symbol)])

    def _legal(self, count: int) -> list[int]:
        moves: list[int] = self._room["moves"][0, :count].tolist()
        return moves

    def _advances(self, tables: Tables, legal: list[int]) -> list[int]:
        """How the companion can go on, as long as nothing else is to be decided."""
        is_same = all(tables[part][0] == self._table[part] for part in ("seat", "decision"))
        return [move for move in legal if move in self._moves] if is_same else []
