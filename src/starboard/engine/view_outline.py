"""Outlines of views, for showing any game: what each part holds, and the words for its values.

The generic table in the terminal and the generic board of the page are made from them.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import singledispatch
from typing import Literal

from starboard.engine import visible
from starboard.engine.naming import Field, Secret, Words
from starboard.engine.rulebook import Rulebook
from starboard.engine.visible import Json, Part

Kind = Literal["number", "seat", "flag", "value", "values", "move", "object", "list", "named", "nothing"]


@dataclass(frozen=True)
class Outline:
    """A part of a view."""

    name: str
    """Its label is the message `KEY-part-NAME`."""
    kind: Kind
    """What it holds. A `list` or `keyed` object holds items of the one kind in `parts`."""
    called: tuple[str, ...] = ()
    """The names in the messages for its values, as in `KEY-card-VALUE`; the first with a message counts."""
    parts: tuple["Outline", ...] = ()


@dataclass(frozen=True)
class Outlines:
    """The outlines of everything visible at a table."""

    table: tuple[Outline, ...]
    seats: tuple[Outline, ...]
    """What each seat has, without its points, which every table shows."""


def outlines(book: Rulebook) -> Outlines:
    """Returns the outlines for a game."""
    families = Families(book)
    seats = book.visible.parts.get("seats", visible.PerSeat())
    assert isinstance(seats, visible.PerSeat)
    table = {name: part for name, part in book.visible.parts.items() if name != "seats"}
    own = {name: part for name, part in seats.parts.items() if name != "points"}
    return Outlines(families.of_parts(table), families.of_parts(own))


class Families:
    """Names for lists of values, from the fields of moves and events with the same values."""

    def __init__(self, book: Rulebook) -> None:
        self._known = [(name, field.words) for name, field in fields(book) if isinstance(field, Words)]

    def of_values(self, name: str, values: Sequence[Json]) -> tuple[str, ...]:
        """Returns names for values: of a field with the same values, or with more, and of the part."""
        wanted = {value for value in values if isinstance(value, str)}
        same = [known for known, words in self._known if wanted == set(words)]
        wider = [known for known, words in self._known if wanted < set(words)]
        return tuple(dict.fromkeys([*same, *wider, name]))

    def of_parts(self, parts: dict[str, Part]) -> tuple[Outline, ...]:
        """Returns the outlines of named parts, without those that show nothing."""
        found = (outline(part, name, self) for name, part in parts.items())
        return tuple(one for one in found if one.kind != "nothing")


def fields(book: Rulebook) -> Iterator[tuple[str, Field]]:
    """Yields all fields of moves and events with their names; a list has the name of one item."""
    for family in book.moves.families:
        yield from family.fields.items()
    for event in book.events:
        for name, field in event.fields.items():
            one, called = (field[0], name.removesuffix("s")) if isinstance(field, Sequence) else (field, name)
            yield called, one.field if isinstance(one, Secret) else one


@singledispatch
def outline(part: Part, name: str, families: Families) -> Outline:
    """Returns the outline of a part."""
    raise TypeError(part)


@outline.register
def _(part: visible.Number, name: str, families: Families) -> Outline:
    return Outline(name, "seat" if isinstance(part, visible.Seat) else "number")


@outline.register
def _(part: visible.Flag, name: str, families: Families) -> Outline:
    return Outline(name, "flag")


@outline.register
def _(part: visible.Choice, name: str, families: Families) -> Outline:
    return Outline(name, "value", families.of_values(name, part.values))


@outline.register
def _(part: visible.Counts, name: str, families: Families) -> Outline:
    return Outline(name, "values", families.of_values(name.removesuffix("s"), part.values))


@outline.register
def _(part: visible.Move, name: str, families: Families) -> Outline:
    return Outline(name, "move")


@outline.register
def _(part: visible.Fixed | visible.Viewer, name: str, families: Families) -> Outline:
    return Outline(name, "nothing")


@outline.register
def _(
    part: visible.Optional | visible.TruthOnly | visible.ViewOnly | visible.Filled,
    name: str,
    families: Families,
) -> Outline:
    return outline(part.part, name, families)


@outline.register
def _(part: visible.OwnerOnly, name: str, families: Families) -> Outline:
    own, others = outline(part.part, name, families), outline(part.others, name, families)
    return Outline(name, own.kind, tuple(dict.fromkeys(own.called + others.called)), own.parts)


@outline.register
def _(part: visible.Object, name: str, families: Families) -> Outline:
    return Outline(name, "object", (), families.of_parts(part.parts))


@outline.register
def _(part: visible.PerSeat, name: str, families: Families) -> Outline:
    return Outline(name, "list", (), (Outline(name, "object", (), families.of_parts(part.parts)),))


@outline.register
def _(part: visible.List | visible.Each, name: str, families: Families) -> Outline:
    item = outline(part.item, name.removesuffix("s"), families)
    return (
        Outline(name, "values", item.called) if item.kind == "value" else Outline(name, "list", (), (item,))
    )


@outline.register
def _(part: visible.ByName | visible.Keyed, name: str, families: Families) -> Outline:
    item = outline(part.item, name.removesuffix("s"), families)
    return Outline(name, "named", families.of_values(name.removesuffix("s"), part.names), (item,))
