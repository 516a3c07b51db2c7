"""Why a move is refused, told by compiled code: Python and browsers ask for it.

A game lists the keys of its reasons as `Words` (`Rulebook.refusal`) and registers a function that returns the
number of one.
"""

from starboard.engine.by_table import Table, chosen_by
from starboard.engine.compiled import Function, inner

_refusals: dict[Table, Function] = {}


def register_refusal(table: Table, function: Function) -> None:
    """Registers the compiled function that refuses moves at tables of this type."""
    _refusals[table] = function


@inner
def unexplained(table, move):
    """For games that explain refusals in Python."""
    return 0


@chosen_by(lambda table: _refusals.get(table, unexplained))
def refuse(table, move):
    """Returns why a move is not legal, though moves of its kind are possible now: the number of a reason."""
