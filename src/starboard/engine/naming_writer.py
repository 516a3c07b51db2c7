"""Writing moves and events as JSON: two compiled functions that read arrays made from the names of a game."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from starboard.engine.compiled import Function, inner
from starboard.engine.json_writer import (
    CLOSE_LIST,
    CLOSE_OBJECT,
    COMMA,
    LONGEST_NUMBER,
    NULL,
    OPEN_LIST,
    Pen,
    Texts,
    close,
    longest,
    write_byte,
    write_number,
    written,
)
from starboard.engine.log import FIELDS, NOTHING, WIDTH
from starboard.engine.naming import Coordinate, Event, Field, MoveBook, Numbers, Secret, Words
from starboard.engine.visible import SPECTATOR, TRUTH

MOST_FIELDS = FIELDS - 1
ALWAYS_NULL, NUMBER, COORDINATE, WORD = range(4)
"""How a field is written."""
Array = np.ndarray[Any, Any]


def _how(field: Field | None, texts: Texts) -> tuple[int, int, int]:
    """Returns how a field is written; for words also the number of the first, and how many there are."""
    if isinstance(field, Words):
        return WORD, texts.add_values(field.words), len(field.words)
    kind = ALWAYS_NULL if field is None else COORDINATE if isinstance(field, Coordinate) else NUMBER
    return kind, 0, 0


def _key(name: str, texts: Texts) -> int:
    return texts.add(f",{written(name)}:")


class MoveTables:
    """The families of a game's moves as arrays: a row for each."""

    def __init__(self, book: MoveBook, texts: Texts) -> None:
        count = len(book.families)
        self.first: Array = np.array([*book.first_numbers, book.count])
        self.opening: Array = np.array(
            [texts.add(f'{{"do":{written(family.do)}') for family in book.families]
        )
        self.fields: Array = np.array([len(family.fields) for family in book.families])
        self.key, self.size = np.zeros((2, count, MOST_FIELDS), np.int64)
        self.base: Array = np.zeros((count, MOST_FIELDS), np.int64)
        self.how: Array = np.zeros((count, MOST_FIELDS, 3), np.int64)
        for row, family in enumerate(book.families):
            for column, (name, field) in enumerate(family.fields.items()):
                self.key[row, column], self.size[row, column] = _key(name, texts), field.size
                self.base[row, column] = field.first if isinstance(field, Numbers) else 0
                self.how[row, column] = _how(field, texts)


class EventTables:
    """The kinds of a game's events as arrays: a row for each."""

    def __init__(self, events: Sequence[Event], texts: Texts) -> None:
        count = len(events)
        self.numbered = texts.add('{"number":')
        self.opening: Array = np.array([texts.add(f',"event":{written(event.name)}') for event in events])
        self.fields: Array = np.array([len(event.fields) for event in events])
        self.key, self.is_list = np.zeros((2, count, MOST_FIELDS), np.int64)
        self.how: Array = np.zeros((count, MOST_FIELDS, 2, 3), np.int64)
        """For viewers who do not see a secret, and for those who do."""
        for row, event in enumerate(events):
            for column, (name, field) in enumerate(event.fields.items()):
                one = field[0] if isinstance(field, Sequence) else field
                self.key[row, column], self.is_list[row, column] = (
                    _key(name, texts),
                    isinstance(field, Sequence),
                )
                shown, hidden = (one.field, one.back) if isinstance(one, Secret) else (one, one)
                self.how[row, column] = _how(hidden, texts), _how(shown, texts)


def _field_writer(pen: Pen) -> Function:
    choose = pen.choose

    @inner
    def write_field(page, kind, first, count, value):  # type: ignore[no-untyped-def]
        if kind == WORD:
            choose(page, first, count, value)
        elif kind == COORDINATE or (kind == NUMBER and value != NOTHING):
            write_number(page, value)
        else:
            choose(page, NULL, 1, 0)

    return write_field


def move_writer(tables: MoveTables, pen: Pen) -> Function:
    """(table, move, page): writes a move."""
    families, put, write_field = len(tables.opening), pen.put, _field_writer(pen)
    firsts, opening, fields, keys, sizes = (
        tables.first,
        tables.opening,
        tables.fields,
        tables.key,
        tables.size,
    )
    bases, how = tables.base, tables.how

    @inner
    def write_move(table, move, page):  # type: ignore[no-untyped-def]
        family = 0
        while family < families - 1 and move >= firsts[family + 1]:
            family += 1
        put(page, opening[family])
        rest, weight = move - firsts[family], 1
        for field in range(fields[family]):
            weight *= sizes[family, field]
        for field in range(fields[family]):
            weight //= sizes[family, field]
            put(page, keys[family, field])
            value = rest // weight + bases[family, field]
            write_field(page, how[family, field, 0], how[family, field, 1], how[family, field, 2], value)
            rest %= weight
        write_byte(page, CLOSE_OBJECT)

    return write_move


def event_writer(tables: EventTables, pen: Pen) -> Function:
    """(table, rows, begin, end, number, viewer, page): writes the event whose row is `rows[begin:end]`."""
    kinds, put, write_field = len(tables.opening), pen.put, _field_writer(pen)
    numbered, opening, fields, keys, is_list, how = (
        tables.numbered,
        tables.opening,
        tables.fields,
        tables.key,
        tables.is_list,
        tables.how,
    )

    @inner
    def write_event(table, rows, begin, end, number, viewer, page):  # type: ignore[no-untyped-def]
        kind = min(max(int(rows[begin]), 0), kinds - 1)
        sees = 1 if viewer == TRUTH or (viewer > SPECTATOR and viewer == rows[begin + 1]) else 0
        put(page, numbered)
        write_number(page, number)
        put(page, opening[kind])
        for field in range(fields[kind]):
            put(page, keys[kind, field])
            way, first, count = (
                how[kind, field, sees, 0],
                how[kind, field, sees, 1],
                how[kind, field, sees, 2],
            )
            if is_list[kind, field]:
                write_byte(page, OPEN_LIST)
                for place in range(begin + FIELDS, end):
                    write_field(page, way, first, count, int(rows[place]))
                    write_byte(page, COMMA)
                close(page, CLOSE_LIST)
            else:
                write_field(page, way, first, count, int(rows[begin + 1 + field]))
        write_byte(page, CLOSE_OBJECT)

    return write_event


def most_bytes_of_move(book: MoveBook) -> int:
    """Returns the most bytes that a move takes."""
    return max(_most_bytes({"do": family.do}, family.fields) for family in book.families)


def most_bytes_of_event(events: Sequence[Event]) -> int:
    """Returns the most bytes that an event takes."""
    return max(
        LONGEST_NUMBER + _most_bytes({"number": 0, "event": event.name}, event.fields) for event in events
    )


def _most_bytes(always: dict[str, Any], fields: dict[str, Any]) -> int:
    return len(written(always).encode()) + sum(
        len(written(key)) + 2 + _most_of_field(field) for key, field in fields.items()
    )


def _most_of_field(field: Field | Secret | Sequence[Field | Secret] | None) -> int:
    if isinstance(field, Sequence):
        return 2 + (WIDTH - FIELDS) * (1 + _most_of_field(field[0]))
    if isinstance(field, Secret):
        return max(_most_of_field(field.field), _most_of_field(field.back))
    return longest(field.words) if isinstance(field, Words) else LONGEST_NUMBER
