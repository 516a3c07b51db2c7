"""What a program without NumPy needs to know of a game's library: where the fields of records are, and its
numbers with a meaning."""

from typing import Any

import numpy as np
from msgspec import Struct

from starboard.bots.heuristics import Mind, Work
from starboard.bots.search import NONE, ROOT, Settings, Tree
from starboard.build.exports import FAILED, PREFIX
from starboard.engine.calls import SEATS
from starboard.engine.chance import Chance
from starboard.engine.log import Log
from starboard.engine.move_buffer import MoveBuffer
from starboard.engine.rulebook import Rulebook
from starboard.engine.visible import SPECTATOR, TRUTH
from starboard.engine.writers import EVENTS_AT_ONCE, new_page


class FieldLayout(Struct):
    """Where a field is in its record: `kind` is that of its numbers (`i4`, `f8`, ...), `count` how many there
    are."""

    offset: int
    kind: str
    count: int


class RecordLayout(Struct):
    """The bytes of a record, and its fields of plain numbers."""

    size: int
    fields: dict[str, FieldLayout]


class Layout(Struct):
    """A game's library as seen from outside."""

    records: dict[str, RecordLayout]
    prefix: str = PREFIX
    """Of the names of exports."""
    failed: int = FAILED
    """What an export returns when compiled code ran out of memory."""
    seats: int = SEATS
    """Takes a turn apart (`engine.calls.turn_of`)."""
    spectator: int = SPECTATOR
    truth: int = TRUTH
    events_at_once: int = EVENTS_AT_ONCE
    """The most events that fit on a page."""
    root: int = ROOT
    """The first node of a tree."""
    none: int = NONE
    """No node of a tree, or no move."""


def layout_of(book: Rulebook) -> Layout:
    """The layout of a game's library."""
    records = {"table": book.table, "page": new_page(book).dtype, "chance": Chance, "log": Log}
    records |= {"buffer": MoveBuffer, "tree": Tree, "work": Work, "settings": Settings, "mind": Mind}
    return Layout({name: _record(kind) for name, kind in records.items()})


def _record(kind: np.dtype[Any]) -> RecordLayout:
    assert kind.fields
    fields = {}
    for name, (field, offset, *_) in kind.fields.items():
        base, shape = field.subdtype or (field, ())
        if base.names is None:
            fields[name] = FieldLayout(offset, base.str[1:], int(np.prod(shape, dtype=int)))
    return RecordLayout(kind.itemsize, fields)
