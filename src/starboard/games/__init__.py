"""The games: folders in here, and packages registered under the entry point `starboard.games`.

A game's package has a `RULEBOOK`. Everything else is optional and found by its name: `bot.py` and `bot.json`,
`observation.py`, `scorepad.py`, `terminal.py`, `balance.py`, `check.py`, `picture.py`, `tutorial.toml` and
`tutorial.json`, `words/LANGUAGE.ftl`, `rules_page/LANGUAGE.md`. Games and their parts are imported on demand.
"""

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

from starboard.engine.rulebook import Rulebook

GROUP = "starboard.games"
OWN_FOLDER = Path(__file__).parent


def _packages() -> dict[str, str]:
    """Returns the package name of every game by key. Other packages cannot replace a built-in game."""
    others = {point.name: point.value for point in entry_points(group=GROUP)}
    own = {
        folder.parent.name: f"{__name__}.{folder.parent.name}" for folder in OWN_FOLDER.glob("*/__init__.py")
    }
    return dict(sorted((others | own).items()))


_PACKAGES = _packages()
KEYS = tuple(_PACKAGES)


def package(key: str) -> str:
    """Returns the name of the game's package."""
    return _PACKAGES[key]


def rulebook(key: str) -> Rulebook:
    """Returns the rulebook of the game `key`."""
    book: Rulebook = import_module(_PACKAGES[key]).RULEBOOK
    return book


@cache
def catalogue() -> tuple[Rulebook, ...]:
    """Returns all games in display order: short ones first."""
    return tuple(sorted((rulebook(key) for key in KEYS), key=lambda book: (book.minutes, book.name)))


def part(key: str, name: str) -> ModuleType | None:
    """Imports an optional module of a game; returns None if there is no such module."""
    return import_module(f"{_PACKAGES[key]}.{name}") if has_part(key, name) else None


def has_part(key: str, name: str) -> bool:
    """Returns whether a game has an optional module, without importing it."""
    return file(key, f"{name}.py") is not None


def file(key: str, name: str) -> Path | None:
    """Returns the path of an optional file of a game, or None if it does not exist."""
    spec = find_spec(_PACKAGES[key])
    assert spec
    assert spec.origin
    found = Path(spec.origin).parent / name
    return found if found.exists() else None
