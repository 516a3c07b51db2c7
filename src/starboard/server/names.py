"""Names of people: normalised, without invisible characters, and distinct at one table."""

import re
import unicodedata
from collections.abc import Sequence

from starboard.match import StarboardError

LONGEST_NAME = 24
MOST_MARKS = 2
"""Combining marks on one letter: enough for every living script, too few to cover other lines."""
VARIANTS = re.compile("[\ufe00-\ufe0f\U000e0100-\U000e01ef]")
"""Variation selectors: invisible; phones put them after emoji."""
BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
"""Invisible too, although Unicode counts them as letters, marks and symbols."""
RESERVED = re.compile(r"bot\s*[:;\u2236\ua789\u02d0\u02f8\u05c3\u0589]")
"""Bots are called `bot:LEVEL` in records and in the ratings."""
ALIKE = str.maketrans(
    "авекмнорстухіјѕԁԛԝһӏɡαβεηικνορτυχ01|i",
    "abekmhopctyxljsdqwhlgabenlkvoptuxolll",
)
"""Lower-case letters and digits that look like a Latin letter."""


def clean_name(text: str) -> str:
    """Returns a name as it is stored. Raises if it has invisible characters, is too long, or is a bot's."""
    plain = unicodedata.normalize("NFKC", VARIANTS.sub("", text))
    name = " ".join(part for part in plain.split(" ") if part)
    if not name.isprintable() or not BLANKS.isdisjoint(name) or name != limit_marks(name):
        raise StarboardError("bad-name")
    if not 0 < len(name) <= LONGEST_NAME or RESERVED.match(likeness(name)):
        raise StarboardError("bad-name")
    return name


def clean_text(text: str) -> str:
    """Returns a line of chat without invisible characters and stacks of accents."""
    return limit_marks("".join(letter if letter.isprintable() else " " for letter in text)).strip()


def limit_marks(text: str) -> str:
    """Returns a text with at most `MOST_MARKS` marks on each letter, and none at the beginning."""
    kept, marks = [], MOST_MARKS
    for letter in text:
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            kept.append(letter)
    return "".join(kept)


def likeness(name: str) -> str:
    """Returns a key that is the same for all names that look alike."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    letters = (
        letter
        for letter in plain
        if not unicodedata.combining(letter) and unicodedata.category(letter) != "Cf"
    )
    return "".join("".join(letters).translate(ALIKE).split())


def distinct_names(names: Sequence[str]) -> list[str]:
    """Returns distinct names for a table: the second Ann is Ann 2. Empty names stay empty."""
    shown: list[str] = []
    taken: set[str] = set()
    for name in names:
        free, number = name, 1
        while free and likeness(free) in taken:
            number += 1
            free = f"{name} {number}"
        taken.add(likeness(free))
        shown.append(free)
    return shown
