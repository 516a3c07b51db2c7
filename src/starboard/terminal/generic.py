"""Shows the table of any game: lists all parts of its view, as declared in `visible.py`."""

from collections import Counter
from typing import Any

from rich.console import Group, RenderableType

from starboard.engine.view_outline import Outline, outlines
from starboard.games import rulebook
from starboard.terminal.layout import View, grid
from starboard.words import GameWords, has, say

NONE, YES = "–", "✓"


def show(view: View, words: GameWords) -> RenderableType:
    """Returns the shared parts of the table, then those of the seats, a column for each seat."""
    found = outlines(rulebook(view["game"]))
    table = grid("", "")
    for part in found.table:
        if view.get(part.name) is not None:
            table.add_row(label(part, words), described(part, view[part.name], words))
    seats = grid("", *words.names)
    for part in found.seats:
        values = [seat.get(part.name) for seat in view["seats"]]
        if any(value is not None for value in values):
            seats.add_row(label(part, words), *(described(part, value, words) for value in values))
    seats.add_row(say("terminal-points", words.language), *(str(seat["points"]) for seat in view["seats"]))
    return Group(table, "", seats)


def label(part: Outline, words: GameWords) -> str:
    """Returns the label of a part; its name if the game has no words for it."""
    key = f"part-{part.name.replace('_', '-')}"
    return (
        words.say(key)
        if has(f"{words.game}-{key}", words.language)
        else part.name.replace("_", " ").capitalize()
    )


def described(part: Outline, value: Any, words: GameWords) -> str:
    """Returns the value of a part as text."""
    if value is None:
        return NONE
    match part.kind:
        case "seat":
            return str(words.names[value])
        case "flag":
            return YES if value else NONE
        case "value":
            return called(part, value, words)
        case "values":
            counts = Counter(called(part, one, words) for one in value)
            return (
                ", ".join(one if count == 1 else f"{one} ×{count}" for one, count in counts.items()) or NONE
            )
        case "move":
            return words.move(value)
        case "object":
            inside = [one for one in part.parts if value.get(one.name) is not None]
            return (
                ", ".join(f"{label(one, words)}: {described(one, value[one.name], words)}" for one in inside)
                or NONE
            )
        case "list":
            return (
                "\n".join(f"{i}. {described(part.parts[0], one, words)}" for i, one in enumerate(value, 1))
                or NONE
            )
        case "named":
            named = (
                f"{called(part, name, words)}: {described(part.parts[0], one, words)}"
                for name, one in value.items()
            )
            return "\n".join(named) or NONE
        case _:
            return str(value)


def called(part: Outline, value: Any, words: GameWords) -> str:
    """Returns the name of a value, by the first field that has words for it; the value itself if none has."""
    for field in part.called:
        kind, _, _ = str(value).rpartition("-")
        if any(has(f"{words.game}-{field}-{end}", words.language) for end in (value, f"{kind}-number")):
            return str(words.value(field, value))
    return str(value)
