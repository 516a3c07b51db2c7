"""The layout of a game's observations: from its `observation.py`, or generated from its declaration."""

from functools import cache

from starboard.games import part, rulebook
from starboard.research.engine.declared import Declared, declared_observations
from starboard.research.engine.fields import Layout, register


def layout(game: str, players: int) -> Layout:
    """Returns the layout of a game's observations."""
    module = part(game, "observation")
    actions = rulebook(game).moves.count
    if module is None:
        return Layout(_declared(game).fields(players), actions)
    return Layout(module.fields(players), getattr(module, "ACTIONS", actions))


@cache
def _declared(game: str) -> Declared:
    """Generates and registers the observations of a game without an `observation.py`."""
    book = rulebook(game)
    found = declared_observations(book)
    register(book.table, found.observe)
    return found
