"""The folder of a new game: a package with tiny rules that can be played at once, to be replaced one by one.

The files in `template` are those of a game with the key `newgame`, called New Game; each ends in `.template`, so that no tool takes
it for a part of Starboard.
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
"""What stands in the files for the key and the name."""
ALLOWED = re.compile(r"[a-z]{2,20}")


def write_game(key: str, name: str, folder: Path) -> list[Path]:
    """Writes the files of a new game and returns them. Raises `StarboardError` if the key or the folder cannot be used."""
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
    """A key names a package, addresses and messages: letters that nothing else is called by."""
    parts = {path.stem for language in LANGUAGES for path in (LOCALES / language).glob("*.ftl")}
    if not ALLOWED.fullmatch(key) or iskeyword(key):
        raise StarboardError("bad-game-key", game=key[:40])
    if key in KEYS or key in parts or key == "generic" or find_spec(key):
        raise StarboardError("game-key-taken", game=key)
