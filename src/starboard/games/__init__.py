"""The games. Each is a folder with its own README; importing one compiles nothing yet."""

from importlib import import_module

from starboard.rules.rulebook import Rulebook

KEYS = ("subastral", "stella", "codex", "comet")


def rulebook(key: str) -> Rulebook:
    """The rulebook of a game, by its key."""
    if key not in KEYS:
        raise KeyError(key)
    book: Rulebook = import_module(f"{__name__}.{key}").RULEBOOK
    return book
