"""The words of Starboard: Fluent files, shared with the page.

A language is a folder in `locales`, with one file for each part of the program, and a file `words/LANGUAGE.ftl` in the folder of
each game. The first word of a message's key names its file: `page-close` is in `page.ftl`, `KEY-move-play` in the words of the game
with that key, everything else in `common.ftl`.

Names of values follow one convention: the message `KEY-card-rest` for the whole value of a field, or `KEY-card-red-number` for a
value such as `red-4`, which is given its number.
"""

import math
import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNumber, fluent_number

from starboard import games

LOCALES = Path(__file__).parent / "locales"
DEFAULT = "en"
"""For people whose language is none of ours, and for games that have no words in a language."""


def languages() -> tuple[str, ...]:
    """The languages that there are: the folders of `locales`, the default first."""
    found = (folder.name for folder in LOCALES.iterdir() if (folder / "common.ftl").exists())
    return tuple(sorted(found, key=lambda language: (language != DEFAULT, language)))


LANGUAGES = languages()
if TYPE_CHECKING:
    Language = str
else:
    Language = Literal[LANGUAGES]
"""One of `LANGUAGES`, for schemas."""
SEAT_FIELDS = ("seat", "to")
"""Fields whose number is a seat."""
COORDINATES = {"q", "r", "x", "y"}
"""Fields that tell a place. Here the place is told by them; a page that shows the board has better words for it."""


@cache
def bundle(name: str, language: str) -> FluentBundle:
    """The messages of one file: reading them takes time, and most programs need few files."""
    messages = FluentBundle([language], use_isolating=False)
    if path := source(name, language):
        messages.add_resource(FluentResource(path.read_text("utf-8")))
    return messages


def source(name: str, language: str) -> Path | None:
    """The file of a game, by its key, or one of `locales`; None for a game without words."""
    if name in games.KEYS:
        return games.file(name, f"words/{language}.ftl") or games.file(name, f"words/{DEFAULT}.ftl")
    return LOCALES / language / f"{name}.ftl"


@cache
def names(language: str) -> frozenset[str]:
    """What files are named by: games, and parts of the program."""
    return frozenset({*games.KEYS, *(path.stem for path in (LOCALES / language).glob("*.ftl"))})


def bundle_of(key: str, language: str) -> FluentBundle:
    """Where a message is: in the file that its first word names, or in `common`."""
    name = key.partition("-")[0]
    return bundle(name if name in names(language) else "common", language)


def has(key: str, language: str) -> bool:
    """Whether there is such a message."""
    return bool(bundle_of(key, language).has_message(key))


def say(key: str, language: str = "en", **facts: object) -> str:
    """The message with this key, with the facts put in; a message that is missing shows its key."""
    messages = bundle_of(key, language)
    if not messages.has_message(key):
        return key
    pattern = messages.get_message(key).value
    counted = {name: figure(fact) if isinstance(fact, int | float) else fact for name, fact in facts.items()}
    text, _ = messages.format_pattern(pattern, counted)
    return str(text)


def preferred(wishes: Sequence[str]) -> str:
    """The first of our languages among those that somebody wishes for, such as `de-AT`; the default if there is none."""
    codes = (re.split("[-_.;]", wish.strip().lower())[0] for wish in wishes)
    return next((code for code in codes if code in LANGUAGES), DEFAULT)


def figure(value: float) -> FluentNumber:
    """A number as the page writes it: at most one decimal, no separators of thousands. Plurals follow what is written."""
    tenths = math.floor(10 * value + 0.5) / 10
    return fluent_number(int(tenths) if tenths.is_integer() else tenths, useGrouping=False)


class GameWords:
    """The words for the moves and events of one game, in one language, for players with these names."""

    def __init__(self, game: str, language: str, names: Sequence[str]) -> None:
        self.game = game
        self.language = language
        self.names = names

    def say(self, key: str, **facts: object) -> str:
        """A message of this game."""
        return say(f"{self.game}-{key}", self.language, **facts)

    def value(self, field: str, value: object) -> object:
        """The words for the value of a field; numbers stay numbers."""
        if isinstance(value, list):
            return ", ".join(str(self.value(field.removesuffix("s"), item)) for item in value)
        if isinstance(value, int) and field in SEAT_FIELDS:
            return self.names[value]
        if not isinstance(value, str):
            return value
        if has(f"{self.game}-{field}-{value}", self.language):
            return self.say(f"{field}-{value}")
        kind, _, number = value.rpartition("-")
        return self.say(f"{field}-{kind}-number", number=number) if kind else value

    def move(self, move: dict[str, Any]) -> str:
        """A move in words."""
        key, named = f"move-{move['do']}", f"move-{move['do']}-card"
        return self.say(
            named if "card" in move and has(f"{self.game}-{named}", self.language) else key,
            **self._facts(move),
        )

    def event(self, event: dict[str, Any]) -> str:
        """An event in words. Where something in it is not seen, or not there, another message may serve."""
        key = "event-" + re.sub(r"(?<!^)(?=[A-Z])", "-", event["event"]).lower()
        if any(
            value is None or value == [] or (isinstance(value, list) and None in value)
            for value in event.values()
        ):
            hidden = f"{key}-hidden"
            key = hidden if has(f"{self.game}-{hidden}", self.language) else key
        keys = {
            f"{field}-key": value for field, value in event.items() if isinstance(value, str)
        }  # for selectors in a message
        return self.say(key, **self._facts(event), **keys)

    def _facts(self, parts: dict[str, Any]) -> dict[str, object]:
        facts = {
            field: self.value(field, value)
            for field, value in parts.items()
            if field not in ("do", "event", "number")
        }
        if has(f"{self.game}-where", self.language) and facts.keys() & COORDINATES:
            facts["where"] = self.say("where", **facts)
        return facts
