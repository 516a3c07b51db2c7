"""Translations: Fluent files, shared with the page.

A language is a folder in `locales`, with one file for each part of the program, and a file
`words/LANGUAGE.ftl` in the folder of each game. The first word of a message's key names its file:
`page-close` is in `page.ftl`, `KEY-move-play` in the words of the game KEY, everything else in `common.ftl`.

A value of a field is named by the message `KEY-FIELD-VALUE` (`KEY-card-rest`), or, if it ends in a number, by
`KEY-FIELD-KIND-number` (`KEY-card-red-number` for `red-4`), which gets the number as an argument.
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
"""The fallback for people whose language we do not have, and for games without words in a language."""


def languages() -> tuple[str, ...]:
    """Returns the languages, which are the folders of `locales`; the default first."""
    found = (folder.name for folder in LOCALES.iterdir() if (folder / "common.ftl").exists())
    return tuple(sorted(found, key=lambda language: (language != DEFAULT, language)))


LANGUAGES = languages()
if TYPE_CHECKING:
    Language = str
else:
    Language = Literal[LANGUAGES]
"""One of `LANGUAGES`, as a type for schemas."""
SEAT_FIELDS = ("seat", "to")
"""Fields that hold a seat."""
COORDINATES = {"q", "r", "x", "y"}
"""Fields that hold a position on the board, which the message `KEY-where` describes."""


@cache
def bundle(name: str, language: str) -> FluentBundle:
    """Returns the messages of one file. Each is read when needed: it is slow, and most programs need few."""
    messages = FluentBundle([language], use_isolating=False)
    if path := source(name, language):
        messages.add_resource(FluentResource(path.read_text("utf-8")))
    return messages


def source(name: str, language: str) -> Path | None:
    """Returns the file of a game if `name` is its key, else one of `locales`; None if a game has no words."""
    if name in games.KEYS:
        return games.file(name, f"words/{language}.ftl") or games.file(name, f"words/{DEFAULT}.ftl")
    return LOCALES / language / f"{name}.ftl"


@cache
def names(language: str) -> frozenset[str]:
    """Returns the names of all files: the keys of games and the parts of the program."""
    return frozenset({*games.KEYS, *(path.stem for path in (LOCALES / language).glob("*.ftl"))})


def bundle_of(key: str, language: str) -> FluentBundle:
    """Returns the file of a message: the one that the first word of `key` names, or `common`."""
    name = key.partition("-")[0]
    return bundle(name if name in names(language) else "common", language)


def has(key: str, language: str) -> bool:
    """Whether the message exists."""
    return bool(bundle_of(key, language).has_message(key))


def say(key: str, language: str = "en", **facts: object) -> str:
    """Returns the message with this key, formatted with `facts`; the key itself if it does not exist."""
    messages = bundle_of(key, language)
    if not messages.has_message(key):
        return key
    pattern = messages.get_message(key).value
    counted = {name: figure(fact) if isinstance(fact, int | float) else fact for name, fact in facts.items()}
    text, _ = messages.format_pattern(pattern, counted)
    return str(text)


def preferred(wishes: Sequence[str]) -> str:
    """Returns the first of `wishes`, such as `de-AT`, that is one of our languages; otherwise the default."""
    codes = (re.split("[-_.;]", wish.strip().lower())[0] for wish in wishes)
    return next((code for code in codes if code in LANGUAGES), DEFAULT)


def figure(value: float) -> FluentNumber:
    """Returns a number as the page writes it: at most one decimal, no thousands separators.

    Plurals follow the number as written.
    """
    tenths = math.floor(10 * value + 0.5) / 10
    return fluent_number(int(tenths) if tenths.is_integer() else tenths, useGrouping=False)


class GameWords:
    """Texts for the moves and events of a game, in one language, for players with these names."""

    def __init__(self, game: str, language: str, names: Sequence[str]) -> None:
        self.game = game
        self.language = language
        self.names = names

    def say(self, key: str, **facts: object) -> str:
        """Returns a message of this game."""
        return say(f"{self.game}-{key}", self.language, **facts)

    def value(self, field: str, value: object) -> object:
        """Returns the name of a field's value; numbers stay numbers."""
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
        """Describes a move."""
        key, named = f"move-{move['do']}", f"move-{move['do']}-card"
        return self.say(
            named if "card" in move and has(f"{self.game}-{named}", self.language) else key,
            **self._facts(move),
        )

    def event(self, event: dict[str, Any]) -> str:
        """Describes an event; with a hidden or missing part, by the message `…-hidden` if it exists."""
        key = "event-" + re.sub(r"(?<!^)(?=[A-Z])", "-", event["event"]).lower()
        if any(
            value is None or value == [] or (isinstance(value, list) and None in value)
            for value in event.values()
        ):
            hidden = f"{key}-hidden"
            key = hidden if has(f"{self.game}-{hidden}", self.language) else key
        # For selectors in messages.
        keys = {f"{field}-key": value for field, value in event.items() if isinstance(value, str)}
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
