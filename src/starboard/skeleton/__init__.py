"""The package of a new game, with small playable rules to be replaced by its own.

The files in `template` are a game called New Game with the key `newgame`. Their names end in `.template`, so
that no tool takes them for parts of Starboard.
"""

import re
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path

from starboard.games import KEYS
from starboard.match import StarboardError
from starboard.words import LANGUAGES, LOCALES

TEMPLATE = Path(__file__).parent / "template"
ENDING = ".template"
KEY, NAME = "newgame", "New Game"
"""The placeholders for the key and the name in the files."""
ALLOWED = re.compile(r"[a-z]{2,20}")


def write_game(key: str, name: str, folder: Path) -> list[Path]:
    """Writes the files of a new game and returns their paths.

    Raises `StarboardError` if the key or the folder cannot be used.
    """
    check_key(key)
    if folder.exists() and any(folder.iterdir()):
        raise StarboardError("folder-not-empty", folder=str(folder))
    written = []
    for source in sorted(TEMPLATE.rglob(f"*{ENDING}")):
        file = folder / str(source.relative_to(TEMPLATE)).removesuffix(ENDING).replace(KEY, key)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(source.read_text("utf-8").replace(KEY, key).replace(NAME, name), "utf-8")
        written.append(file)
    return written


def check_key(key: str) -> None:
    """Raises `StarboardError` if `key` cannot name a package, addresses and messages, or is taken."""
    parts = {path.stem for language in LANGUAGES for path in (LOCALES / language).glob("*.ftl")}
    if not ALLOWED.fullmatch(key) or iskeyword(key):
        raise StarboardError("bad-game-key", game=key[:40])
    if key in KEYS or key in parts or key == "generic" or find_spec(key):
        raise StarboardError("game-key-taken", game=key)
