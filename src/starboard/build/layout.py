"""What a program without NumPy needs to know of a game's library: its entries, and where the fields of
records are."""

from typing import Any

import numpy as np
from msgspec import Struct

from starboard.bots.heuristics import Mind, Work
from starboard.bots.knowledge import knowledge
from starboard.bots.search import Settings, Tree
from starboard.build.exports import entries, record_type
from starboard.engine.chance import Chance
from starboard.engine.entries import Argument, Numbers, Records
from starboard.engine.log import Log
from starboard.engine.move_buffer import MoveBuffer
from starboard.engine.rulebook import Rulebook
from starboard.engine.writers import new_page


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


class ArgumentLayout(Struct):
    """An argument of an entry: a number of `kind`, or records called `record`.

    `is_array`: any number of them; the length is the next argument. Otherwise there are `count`.
    """

    kind: str | None = None
    is_array: bool = False
    record: str | None = None
    count: int = 1


class Layout(Struct):
    """A game's library as seen from outside."""

    records: dict[str, RecordLayout]
    entries: dict[str, list[ArgumentLayout]]


def layout_of(book: Rulebook) -> Layout:
    """The layout of a game's library."""
    types = {"table": book.table, "page": new_page(book).dtype, **_shared()}
    names = {kind: name for name, kind in types.items()}
    return Layout(
        {name: _record(kind) for name, kind in types.items()},
        {name: [_argument(one, book, names) for one in entry.arguments] for name, entry in entries().items()},
    )


def _shared() -> dict[str, np.dtype[Any]]:
    records = {"chance": Chance, "log": Log, "buffer": MoveBuffer, "tree": Tree, "work": Work}
    return records | {"settings": Settings, "mind": Mind}


def _record(kind: np.dtype[Any]) -> RecordLayout:
    assert kind.fields
    fields = {}
    for name, (field, offset, *_) in kind.fields.items():
        base, shape = field.subdtype or (field, ())
        if base.names is None:
            fields[name] = FieldLayout(offset, base.str[1:], int(np.prod(shape, dtype=int)))
    return RecordLayout(kind.itemsize, fields)


def _argument(argument: Argument, book: Rulebook, names: dict[np.dtype[Any], str]) -> ArgumentLayout:
    if isinstance(argument, Records):
        return ArgumentLayout(record=names[record_type(argument, book)], count=argument.count)
    is_array = isinstance(argument, Numbers)
    if argument.kind in names:
        return ArgumentLayout(record=names[argument.kind], is_array=is_array)
    return ArgumentLayout(kind=argument.kind.str[1:], is_array=is_array)


def bot_of(key: str, players: int) -> dict[str, Any]:
    """The weights and settings that a game's bots search with."""
    known = knowledge(key)
    return {
        "weights": known.mind(players)["weights"][0].tolist(),
        "search": known.search,
        "levels": known.levels,
    }
