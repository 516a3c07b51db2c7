"""The seven verbs: everything that the rest of Starboard can do with a table.

A call of a verb in compiled code is resolved at compile time to the function that the game registered for the
type of its table (`by_table.py`). A table is one NumPy record, changed in place; copying it is an assignment.
A blank table is all zeros.
"""

from collections.abc import Callable

from starboard.engine.by_table import TABLES, Table, chosen_by
from starboard.engine.compiled import Function

_games: dict[Table, dict[str, Function]] = {}


def register(table: Table, **functions: Function) -> None:
    """Registers the compiled functions that are the verbs for tables of this type."""
    if functions.keys() != VERBS.keys():
        raise TypeError(f"a game defines {', '.join(VERBS)}; got {', '.join(functions)}")
    module = functions["step"].__module__
    if table in _games and module_of(table) != module:
        raise TypeError(f"{module}: another game has a table with exactly these fields; rename one of them")
    if table not in _games:
        TABLES.append(table)
    _games[table] = functions


def module_of(table: Table) -> str:
    """Returns the name of the module with the rules for tables of this type."""
    return _games[table]["step"].__module__


def setup(table, players, options, chance, log):  # type: ignore[no-untyped-def]
    """Deals a match on a blank table; `options` holds a number for each option of the game."""


def to_move(table):  # type: ignore[no-untyped-def]
    """Returns the seat that decides next, -1 when the match is over."""


def legal(table, buffer):  # type: ignore[no-untyped-def]
    """Writes the codes of the legal moves into `buffer.moves`, ascending, and returns their number."""


def step(table, move, chance, log):  # type: ignore[no-untyped-def]
    """Makes a legal move. Nothing is checked: `Match.play` checks moves from outside."""


def over(table):  # type: ignore[no-untyped-def]
    """Whether the match is over."""


def result(table, places, points, log):  # type: ignore[no-untyped-def]
    """Writes place (1 is the best, equals share) and points of every seat, as if the match ended now.

    The log gets the reasons.
    """


def redeal(table, seat, chance):  # type: ignore[no-untyped-def]
    """Replaces all that `seat` cannot know (-1: a spectator) by a fair sample of what is possible."""


VERBS = {verb.__name__: verb for verb in (setup, to_move, legal, step, over, result, redeal)}


def _find(name: str) -> Callable[[Table], Function]:
    return lambda table: _games[table][name]


for _name, _verb in VERBS.items():
    chosen_by(_find(_name))(_verb)
