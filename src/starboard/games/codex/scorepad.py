"""The score sheet of Codex Naturalis: the track and the objectives."""

from typing import Annotated

import numpy as np
from msgspec import Meta, Struct

from starboard.games.codex import RULEBOOK
from starboard.games.codex.codex import CENTRE, WIDTH
from starboard.games.codex.material import KINGDOM, KINGDOMS, OBJECTIVE_NAMES, PATTERN, SYMBOLS
from starboard.games.codex.scoring import COMMON
from starboard.games.codex.table import OVER
from starboard.match.errors import StarboardError
from starboard.match.result import Result, count_table

MOST_PATTERNS = 20
"""Of one objective: more than a codex can hold."""
APART = 6
"""Columns between patterns, so that they cannot form another one together."""

Objective = Annotated[str, Meta(description="The name of an objective, such as diagonal-fungi.")]


class CodexPlayer(Struct, forbid_unknown_fields=True):
    """A player's points on the track, secret objective, visible symbols, and number of each pattern."""

    track: Annotated[int, Meta(ge=0, le=999)]
    secret: Objective
    symbols: dict[str, Annotated[int, Meta(ge=0, le=100)]] = {}
    patterns: dict[str, Annotated[int, Meta(ge=0, le=MOST_PATTERNS)]] = {}


class CodexSheet(Struct, forbid_unknown_fields=True):
    """The two common objectives, and the players at the end."""

    common: Annotated[list[Objective], Meta(min_length=2, max_length=2)]
    players: Annotated[list[CodexPlayer], Meta(min_length=2, max_length=4)]


def objective_number(name: str) -> int:
    """Returns the number of the objective `name`, or raises StarboardError if it is unknown."""
    if name not in OBJECTIVE_NAMES:
        raise StarboardError("score-no-objective", objective=name[:40])
    return OBJECTIVE_NAMES.index(name)


def score(sheet: CodexSheet) -> Result:
    """Returns the result of a sheet. The rules count a codex built with these symbols and patterns."""
    named = [*sheet.common, *(player.secret for player in sheet.players)]
    if len(set(named)) < len(named):
        raise StarboardError("score-objective-twice")
    tables = np.zeros(1, RULEBOOK.table)
    table = tables[0]
    table["players"], table["decision"], table["objectives_dealt"], table["kept"] = (
        len(sheet.players),
        OVER,
        1,
        1,
    )
    table["objectives"][:COMMON] = [objective_number(name) for name in sheet.common]
    for seat, player in enumerate(sheet.players):
        table["objectives"][COMMON + 2 * seat] = objective_number(player.secret)
        table["points"][seat] = player.track
        for symbol, count in player.symbols.items():
            if symbol not in SYMBOLS:
                raise StarboardError("score-no-symbol", symbol=symbol[:40])
            table["symbols"][seat][SYMBOLS.index(symbol)] = count
        lay_patterns(table, seat, {objective_number(name): count for name, count in player.patterns.items()})
    return count_table(RULEBOOK, tables, over=True, ending=None)


def lay_patterns(table: np.void, seat: int, patterns: dict[int, int]) -> None:
    """Places patterns side by side, with any cards of their kingdoms."""
    cards = [KINGDOM.tolist().index(kingdom) for kingdom in range(len(KINGDOMS))]
    laid: list[tuple[int, int]] = []
    column = 0
    for objective, count in patterns.items():
        if PATTERN[objective, 0, 2] < 0:
            raise StarboardError("score-no-pattern", objective=OBJECTIVE_NAMES[objective])
        for _ in range(count):
            laid += [
                (2 * cards[kingdom], CENTRE + (x + column) * WIDTH + y)
                for x, y, kingdom in PATTERN[objective].tolist()
            ]
            column += APART
    if len(laid) > table["faces"].shape[1]:
        raise StarboardError("score-too-many-patterns")
    table["card_count"][seat] = len(laid)
    for place, (face, cell) in enumerate(laid):
        table["faces"][seat][place], table["places"][seat][place] = face, cell
