"""The games: each is a folder here, or a package that registers itself under the entry point `starboard.games`.

A game's package has a `RULEBOOK`. Everything else about it is optional and found by its name: `bot.py` and `bot.json`,
`observation.py`, `scorepad.py`, `terminal.py`, `balance.py`, `check.py`, `picture.py`, `tutorial.toml` and `tutorial.json`,
`words/LANGUAGE.ftl`, `rules_page/LANGUAGE.md`. Nothing is imported before it is asked for.
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
    """The package of every game, by its key. A game of ours cannot be replaced by another package."""
    others = {point.name: point.value for point in entry_points(group=GROUP)}
    own = {
        folder.parent.name: f"{__name__}.{folder.parent.name}" for folder in OWN_FOLDER.glob("*/__init__.py")
    }
    return dict(sorted((others | own).items()))


_PACKAGES = _packages()
KEYS = tuple(_PACKAGES)


def package(key: str) -> str:
    """The name of the package of a game."""
    return _PACKAGES[key]


def rulebook(key: str) -> Rulebook:
    """The rulebook of a game, by its key."""
    book: Rulebook = import_module(_PACKAGES[key]).RULEBOOK
    return book


@cache
def catalogue() -> tuple[Rulebook, ...]:
    """All games in the order in which people are shown them: quick ones first."""
    return tuple(sorted((rulebook(key) for key in KEYS), key=lambda book: (book.minutes, book.name)))


def part(key: str, name: str) -> ModuleType | None:
    """An optional module of a game; None if the game has none."""
    return import_module(f"{_PACKAGES[key]}.{name}") if has_part(key, name) else None


def has_part(key: str, name: str) -> bool:
    """Whether a game has an optional module; it is not imported for that."""
    return file(key, f"{name}.py") is not None


def file(key: str, name: str) -> Path | None:
    """An optional file of a game; None if the game has none."""
    spec = find_spec(_PACKAGES[key])
    assert spec
    assert spec.origin
    found = Path(spec.origin).parent / name
    return found if found.exists() else None
