"""The vocabulary in which a game declares what is visible of its tables: `games/<game>/visible.py`.

A declaration is a tree whose leaves read the record: a field by its name, or a compiled function (a plain one
is inlined). Fields are indexed by every list around the leaf, the outermost first; a function gets the record
and then those indices:

    VISIBLE = Visible(
        round=Number("round"),
        trump=Optional(Choice(COLOURS, trump_colour)),
        seats=PerSeat(
            glow=Number("glow"),
            hand=OwnerOnly(Counts(CARD_NAMES, "hands", most=10)),
            points=Number(lambda table, seat: score(table, seat)),
        ),
    )

Everything is public unless it is inside `OwnerOnly`. The compiled writer (`view_writer`), the size of its
page (`view_size`) and types (`view_schema`) are generated from the declaration. Every list has a maximum
length: more is not written.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from starboard.engine.compiled import Function
from starboard.engine.naming import MoveBook

Read = Function | str
"""Reads a number: a function, or the name of a field."""
Json = Any
"""A value that JSON can write."""

SPECTATOR, TRUTH = -1, -2
"""Viewers other than seats: one sees what is public, the other everything."""


class Part:
    """A part of what is visible."""

    about: str = ""
    """A description for types and tables; may be empty where the name says enough."""

    def inside(self) -> Iterator["Part"]:
        """Yields the parts of this part."""
        yield from ()

    def walk(self) -> Iterator["Part"]:
        """Yields this part and everything in it."""
        yield self
        for part in self.inside():
            yield from part.walk()


# ---- leaves ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, eq=False)
class Number(Part):
    """A whole number."""

    read: Read
    about: str = ""


@dataclass(frozen=True, eq=False)
class Seat(Number):
    """The number of a seat."""


@dataclass(frozen=True, eq=False)
class Flag(Part):
    """Yes or no."""

    read: Read
    about: str = ""


@dataclass(frozen=True, eq=False)
class Choice(Part):
    """One of several values, by its number.

    Without `read`, the index in the list around it is that number.
    """

    values: Sequence[Json]
    read: Read | None = None
    about: str = ""


@dataclass(frozen=True, eq=False)
class Move(Part):
    """A move by its name."""

    book: MoveBook
    read: Read
    about: str = ""


@dataclass(frozen=True, eq=False)
class Fixed(Part):
    """Always the same value."""

    value: Json
    about: str = ""


class Viewer(Part):
    """The seat of the viewer; null for a spectator and for the whole truth."""

    about = "whose view this is, null: a spectator's"


@dataclass(frozen=True, eq=False)
class Optional(Part):
    """A part that is null where `when` is false.

    Without `when`, a number is null if it is NOTHING, a choice if its number is none of the values.
    """

    part: Part
    when: Read | None = None
    about: str = ""

    def inside(self) -> Iterator[Part]:
        yield self.part


# ---- containers --------------------------------------------------------------------------------------------


class Object(Part):
    """Named parts."""

    def __init__(self, about: str = "", /, **parts: Part) -> None:
        self.about = about
        self.parts = parts

    def inside(self) -> Iterator[Part]:
        yield from self.parts.values()


class Visible(Object):
    """The views of a game, after the parts that every game has (`view_writer.outside`)."""


class PerSeat(Object):
    """A list with named parts for every seat: the index of its parts, and the owner of its secrets."""


@dataclass(frozen=True, eq=False)
class List(Part):
    """A list of `count` items. It is not `ordered` if the order means nothing."""

    count: Read | int
    item: Part
    most: int = 0
    about: str = ""
    ordered: bool = True

    def __post_init__(self) -> None:
        if isinstance(self.count, int):
            object.__setattr__(self, "most", self.count)
        if not self.most:
            raise TypeError("a list says how long it can be at most")

    def inside(self) -> Iterator[Part]:
        yield self.item


@dataclass(frozen=True, eq=False)
class Each(Part):
    """A list with an item for every member of a set. The member is the index of the item's parts.

    `following` returns the next member: the first after NOTHING, and NOTHING after the last.
    """

    following: Function
    item: Part
    most: int
    about: str = ""

    def inside(self) -> Iterator[Part]:
        yield self.item


@dataclass(frozen=True, eq=False)
class Counts(Part):
    """A list of values, each repeated `count` times.

    With `start`, only the `span` values from that number on are counted.
    """

    values: Sequence[Json]
    count: Read
    most: int
    about: str = ""
    start: Read | None = None
    span: int = 0


@dataclass(frozen=True, eq=False)
class ByName(Part):
    """An object with an item for each name; the number of the name is the index."""

    names: Sequence[str]
    item: Part
    about: str = ""

    def inside(self) -> Iterator[Part]:
        yield self.item


@dataclass(frozen=True, eq=False)
class Keyed(Part):
    """An object with an item for every member of a set, as in `Each`; `key` is the number of its name."""

    names: Sequence[str]
    following: Function
    key: Read
    item: Part
    most: int
    about: str = ""

    def inside(self) -> Iterator[Part]:
        yield self.item


# ---- who sees it -------------------------------------------------------------------------------------------


@dataclass(frozen=True, eq=False)
class OwnerOnly(Part):
    """A secret: its owner sees `part`, everybody else `others`. The only way to expose one.

    The owner is the seat of the `PerSeat` around it, unless `owner` names another. Advice for the owner's
    decision, which is no secret of the table, is not `in_truth`.
    """

    part: Part
    others: Part = field(default_factory=lambda: Fixed(None))
    owner: Read | None = None
    in_truth: bool = True
    about: str = ""

    def inside(self) -> Iterator[Part]:
        yield self.part
        yield self.others


@dataclass(frozen=True, eq=False)
class TruthOnly(Part):
    """A part of an object that only the whole truth has."""

    part: Part
    about: str = ""

    def inside(self) -> Iterator[Part]:
        yield self.part


@dataclass(frozen=True, eq=False)
class ViewOnly(Part):
    """A part of an object that the whole truth does not have."""

    part: Part
    about: str = ""

    def inside(self) -> Iterator[Part]:
        yield self.part


# ---- what is computed --------------------------------------------------------------------------------------


@dataclass(frozen=True, eq=False)
class Filled(Part):
    """A part that an algorithm computes: `fill` writes it into a small record, its last argument.

    The leaves of `part` read that record instead of the table, with the indices from here on.
    """

    record: np.dtype[Any]
    fill: Function
    part: Part
    about: str = ""

    def inside(self) -> Iterator[Part]:
        yield self.part
