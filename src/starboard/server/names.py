"""Names that people give themselves: written in one way, nothing hidden in them, no two alike at one table."""

import re
import unicodedata
from collections.abc import Sequence

from starboard.match import StarboardError

LONGEST_NAME = 24
MOST_MARKS = 2
"""Accents and the like on one letter: enough for every living script, too few for towers of them."""
VARIANTS = re.compile("[\ufe00-\ufe0f\U000e0100-\U000e01ef]")
"""Ask for another drawing of the sign before them, and cannot be seen; phones put them after emoji."""
BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
"""Cannot be seen either, although Unicode counts them as letters, marks and symbols."""
RESERVED = re.compile(r"bot\s*[:;\u2236\ua789\u02d0\u02f8\u05c3\u0589]")
"""Bots are called `bot:LEVEL` in records and lists of ratings."""
ALIKE = str.maketrans(
    "авекмнорстухіјѕԁԛԝһӏɡαβεηικνορτυχ01|i",
    "abekmhopctyxljsdqwhlgabenlkvoptuxolll",
)
"""Letters and digits that look like a Latin letter, after everything was made lower case."""


def clean_name(text: str) -> str:
    """A name as it is kept. Raises if something in it cannot be seen, or if it is too long or not a person's."""
    plain = unicodedata.normalize("NFKC", VARIANTS.sub("", text))
    name = " ".join(part for part in plain.split(" ") if part)
    if not name.isprintable() or not BLANKS.isdisjoint(name) or name != without_towers(name):
        raise StarboardError("bad-name")
    if not 0 < len(name) <= LONGEST_NAME or RESERVED.match(likeness(name)):
        raise StarboardError("bad-name")
    return name


def clean_text(text: str) -> str:
    """What somebody says, without what cannot be seen and without towers of accents."""
    return without_towers("".join(letter if letter.isprintable() else " " for letter in text)).strip()


def without_towers(text: str) -> str:
    """A text with no more than a few marks on each letter, and none on no letter."""
    kept, marks = [], MOST_MARKS
    for letter in text:
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            kept.append(letter)
    return "".join(kept)


def likeness(name: str) -> str:
    """The same for all names that a reader could take for each other."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    letters = (
        letter
        for letter in plain
        if not unicodedata.combining(letter) and unicodedata.category(letter) != "Cf"
    )
    return "".join("".join(letters).translate(ALIKE).split())


def told_apart(names: Sequence[str]) -> list[str]:
    """The names as they are shown at one table: the second Ann is Ann 2. Those who have no name have none."""
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
