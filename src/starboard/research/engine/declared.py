"""Observations generated from the declaration in `visible.py`, for games without an `observation.py`.

Every leaf of the declaration becomes a field named by its path. Seats are counted from the observer. Parts
that exist only in views, not in the full table, are left out: they are derived from other parts.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import singledispatch
from typing import Any

import numpy as np

from starboard.engine import visible
from starboard.engine.code import Code
from starboard.engine.compiled import Decorator, Function, inner
from starboard.engine.json_writer import written
from starboard.engine.log import NOTHING
from starboard.engine.rulebook import Rulebook
from starboard.engine.verbs import module_of
from starboard.engine.view_writer import to_move_of
from starboard.engine.visible import Choice, Object, Part
from starboard.research.engine.fields import MOST, NUMBER, Field
from starboard.research.engine.memory import clear_row, copy_row
from starboard.research.engine.writing import from_here, limited, seat_at, small, write_one

PLAYERS = "players"
Size = int | str
"""A number, or PLAYERS."""
MOST_MARKS = 1024
"""Up to this many marks, a list of values is one-hot at every place; longer lists have numbers instead."""
HEAD = """
def observe(table, seat, out, row):
    clear_row(out, row)
    players, seat = small(table.players), small(seat)"""


@dataclass
class Slot:
    """A field, while the source is being generated."""

    path: str
    what: str
    outer: tuple[Size, ...]
    """The sizes of the lists around it."""
    values: list[str] = field(default_factory=list)
    """The values that its marks or numbers stand for, as JSON."""
    width: Size = 1
    is_marked: bool = True
    """Whether values are one-hot; otherwise they are numbers."""

    def numbers_of(self, values: Sequence[Any]) -> list[int]:
        """Returns the place of each value in the field, NOTHING for null. Adds new values to the field."""
        texts = [written(value) for value in values]
        self.values += [text for text in dict.fromkeys(texts) if text not in self.values and text != "null"]
        if self.is_marked:
            self.width = len(self.values)
        elif len(self.values) > MOST:
            raise TypeError(f"{self.path} has more than {MOST} values")
        return [self.values.index(text) if text != "null" else NOTHING for text in texts]

    @property
    def sizes(self) -> tuple[Size, ...]:
        return (*self.outer, self.width) if self.width != 1 else self.outer or (1,)


class Source(Code):
    """The source of a game's `observe` function."""

    def __init__(self, book: Rulebook) -> None:
        super().__init__(HEAD)
        self.table = book.table
        self.slots: dict[str, Slot] = {}
        self.sizes: tuple[Size, ...] = ()
        self.places: tuple[str, ...] = ()
        self.owner_depth = 0
        self.member = ""
        self.works: list[str] = []

    def slot(self, path: str, what: str, width: Size = 1) -> Slot:
        """Returns the field of the leaf at `path`."""
        if path not in self.slots:
            self.slots[path] = Slot(path, what, self.sizes, width=width)
        return self.slots[path]

    def at(self, slot: Slot, *more: str) -> str:
        """Returns an expression for the index at which the numbers of a leaf begin."""
        number = [*self.slots].index(slot.path)
        terms = [f"begin{number}"]
        for depth, place in enumerate(self.places):
            inside = [str(size) for size in self.sizes[depth + 1 :]]
            terms.append(" * ".join([place, *inside, f"width{number}"]))
        return " + ".join([*terms, *more])

    @contextmanager
    def listed(self, index: str, size: Size, place: str = "") -> Iterator[None]:
        """Within this context, leaves are items of a list of `size` places."""
        before = self.sizes, self.places
        self.sizes, self.places = (*self.sizes, size), (*self.places, place or index)
        with self.within(index):
            yield
        self.sizes, self.places = before

    @contextmanager
    def owners_own(self) -> Iterator[None]:
        """Within this context, leaves belong to the observer's seat only, not to every seat."""
        before = self.sizes, self.places
        cut = self.owner_depth
        self.sizes, self.places = (
            self.sizes[:cut] + self.sizes[cut + 1 :],
            self.places[:cut] + self.places[cut + 1 :],
        )
        yield
        self.sizes, self.places = before

    def finish(self) -> None:
        """Inserts the start of each field after the head, and returns the length of an observation."""
        begin, lines = "0", [*self.works]
        for number, slot in enumerate(self.slots.values()):
            size = " * ".join(map(str, (*slot.outer, slot.width)))
            lines += [f"begin{number} = {begin}", f"width{number} = {slot.width}"]
            begin = f"begin{number} + {size}"
        self.lines[1:1] = [f"    {line}" for line in lines]
        self.do(f"return {begin}")


@dataclass(frozen=True)
class Declared:
    """The observations of a game, generated from its declaration."""

    slots: tuple[Slot, ...]
    observe: Function

    def fields(self, players: int) -> tuple[Field, ...]:
        """Returns the fields of an observation."""
        return tuple(
            Field(
                slot.path, tuple(players if size == PLAYERS else int(size) for size in slot.sizes), slot.what
            )
            for slot in self.slots
        )


def declared_observations(
    book: Rulebook, decorate: Decorator = inner, leave_out: frozenset[str] = frozenset()
) -> Declared:
    """Returns the observations of a game: everything in its views, except the paths in `leave_out`."""
    decisions = [number for number, do in enumerate(book.decisions) if do]
    head: dict[str, Part] = {
        "decision": Choice(
            [number if number in decisions else None for number in range(len(book.decisions))], "decision"
        ),
        "to_move": visible.Optional(visible.Seat(to_move_of), about="who decides"),
        **{f"option_{option.name}": Choice(option.values, option.name) for option in book.options},
    }
    source = Source(book)
    _observe_parts(Object(**head, **book.visible.parts), source, "", leave_out)
    source.finish()
    tools = (clear_row, copy_row, from_here, limited, seat_at, small, write_one)
    names = ("clear_row", "copy_row", "from_here", "limited", "seat_at", "small", "write_one")
    scope: dict[str, Any] = {**dict(zip(names, tools, strict=True)), "np": np}
    return Declared(
        tuple(source.slots.values()),
        source.function("observe", scope, module_of(book.table), decorate),
    )


# ---- what each kind of part becomes ------------------------------------------------------------------------


@singledispatch
def _observe(part: Part, source: Source, path: str) -> None:
    raise TypeError(part)


def _what(kind: str, part: Part) -> str:
    return f"{kind}: {part.about}" if part.about else kind


@_observe.register
def _(part: visible.Number, source: Source, path: str) -> None:
    slot = source.slot(path, _what("number", part))
    source.do(f"out[row, {source.at(slot)}] = limited({source.read(part.read)})")


@_observe.register
def _(part: visible.Seat, source: Source, path: str) -> None:
    slot, value = (
        source.slot(path, _what("one-hot, seats from yours on", part), PLAYERS),
        source.new_name("value"),
    )
    source.do(f"{value} = int({source.read(part.read)})")
    with source.block(f"if {value} >= 0:"):
        source.do(f"write_one(out, row, {source.at(slot)}, from_here({value}, seat, players))")


@_observe.register
def _(part: visible.Flag, source: Source, path: str) -> None:
    slot = source.slot(path, _what("1 if so", part))
    source.do(f"out[row, {source.at(slot)}] = 1 if {source.read(part.read)} else 0")


@_observe.register
def _(part: Choice, source: Source, path: str) -> None:
    if part.read is None and source.indices[-1] == source.member:
        source.do(f"out[row, {source.at(source.slot(path, _what('1 for each member', part)))}] = 1")
        return
    value = source.new_name("value")
    slot = _slot_of_values(part, source, path)
    number = source.read(part.read) if part.read is not None else source.indices[-1]
    source.do(f"{value} = {_place(slot, part.values, number, source)}")
    with source.block(f"if {value} >= 0:"):
        mark = (
            f"out[row, {source.at(slot, value)}] = 1"
            if slot.is_marked
            else f"out[row, {source.at(slot)}] = {value} + 1"
        )
        source.do(mark)


def _slot_of_values(part: Choice, source: Source, path: str) -> Slot:
    """Returns the field of a choice: one-hot, unless it is in a long list."""
    values = len({written(value) for value in part.values})
    places = [size for size in source.sizes if size != PLAYERS]
    is_marked = values > MOST or int(np.prod([values, *map(int, places)])) <= MOST_MARKS
    kind = "one-hot" if is_marked else "1 + number, 0 for nothing"
    slot = source.slot(path, _what(kind, part))
    if not slot.values:
        slot.is_marked = is_marked
    return slot


def _place(slot: Slot, values: Sequence[Any], number: str, source: Source) -> str:
    """Returns an expression for the place of a value in its field, or NOTHING."""
    places, found = slot.numbers_of(values), source.new_name("number")
    source.do(f"{found} = int({number})")
    is_value = f"0 <= {found} < {len(values)}"
    if places == [*range(len(places))]:
        return f"{found} if {is_value} else {NOTHING}"
    table = source.new_name("places")
    source.scope[table] = np.array(places)
    return f"{table}[{found}] if {is_value} else {NOTHING}"


@_observe.register
def _(part: visible.Move, source: Source, path: str) -> None:
    slot = source.slot(path, _what("one-hot, a move", part), part.book.count)
    source.do(f"write_one(out, row, {source.at(slot)}, int({source.read(part.read)}))")


@_observe.register
def _(part: visible.Fixed | visible.Viewer, source: Source, path: str) -> None:
    pass


@_observe.register
def _(part: visible.Optional, source: Source, path: str) -> None:
    inside = part.part
    when = source.read(part.when) if part.when is not None else "True"
    if isinstance(inside, visible.Number) and part.when is None:
        when = f"int({source.read(inside.read)}) != {NOTHING}"
    with source.block(f"if {when}:"):
        if not isinstance(inside, Choice | visible.Seat):
            there = source.slot(f"{path}.is_there", "1 if there is one")
            source.do(f"out[row, {source.at(there)}] = 1")
        _observe(_about(inside, part), source, path)


def _about(inside: Part, part: Part) -> Part:
    """Returns the content of a part, with the description of the part if it has none of its own."""
    if inside.about or not part.about or isinstance(inside, Object):
        return inside
    named: Any = inside
    return type(named)(**{**vars(named), "about": part.about})  # type: ignore[no-any-return]


@_observe.register
def _(part: Object, source: Source, path: str) -> None:
    _observe_parts(part, source, f"{path}.", frozenset())


def _observe_parts(part: Object, source: Source, path: str, leave_out: frozenset[str]) -> None:
    for name, inside in part.parts.items():
        is_worked_out = isinstance(inside, visible.OwnerOnly) and not inside.in_truth
        if (
            isinstance(inside, visible.TruthOnly | visible.ViewOnly)
            or is_worked_out
            or path + name in leave_out
        ):
            continue
        if isinstance(inside, visible.PerSeat):
            _observe_seats(inside, source, path + name, leave_out)
        else:
            _observe(inside, source, path + name)


@_observe.register
def _(part: visible.PerSeat, source: Source, path: str) -> None:
    _observe_seats(part, source, path, frozenset())


def _observe_seats(part: visible.PerSeat, source: Source, path: str, leave_out: frozenset[str]) -> None:
    place, other = source.new_name("i"), source.new_name("other")
    before = source.owner, source.owner_depth
    source.owner, source.owner_depth = other, len(source.sizes)
    with source.block(f"for {place} in range(players):"):
        source.do(f"{other} = seat_at(seat, {place}, players)")
        with source.listed(other, PLAYERS, place):
            _observe_parts(part, source, f"{path}.", leave_out)
    source.owner, source.owner_depth = before


@_observe.register
def _(part: visible.List, source: Source, path: str) -> None:
    count, index = str(part.count), source.new_name("i")
    item = part.item.part if isinstance(part.item, visible.Optional) and part.item.when is None else part.item
    if not isinstance(part.count, int):
        count = source.new_name("count")
        source.do(f"{count} = min(int({source.read(part.count)}), {part.most})")
    if not part.ordered and isinstance(item, Choice):
        with source.block(f"for {index} in range({count}):"), source.within(index):
            _count_value(_about(item, part), source, path)
        return
    if not isinstance(part.count, int):
        source.do(
            f"out[row, {source.at(source.slot(f'{path}.count', 'how many there are'))}] = limited({count})"
        )
    with source.block(f"for {index} in range({count}):"), source.listed(index, part.most):
        _observe(_about(part.item, part), source, path)


def _count_value(part: Part, source: Source, path: str) -> None:
    """Counts a value of a list whose order has no meaning."""
    assert isinstance(part, Choice)
    value, slot = source.new_name("value"), source.slot(path, _what("how many of each", part))
    number = source.read(part.read) if part.read is not None else source.indices[-1]
    source.do(f"{value} = {_place(slot, part.values, number, source)}")
    with source.block(f"if {value} >= 0:"):
        source.do(f"out[row, {source.at(slot, value)}] += 1")


@_observe.register
def _(part: visible.Each, source: Source, path: str) -> None:
    member, left = source.new_name("member"), source.new_name("left")
    following = f"{member} = int({source.call(part.following, member)})"
    source.do(f"{member}, {left} = {NOTHING}, {part.most}")
    source.do(following)
    members = _members(part.item)
    with source.block(f"while {member} != {NOTHING} and {left} > 0:"):
        before, source.member = source.member, member
        if members:
            with source.listed(member, members):
                _observe(_about(part.item, part), source, path)
        elif isinstance(part.item, Choice):
            with source.within(member):
                _count_value(_about(part.item, part), source, path)
        else:
            there = source.slot(f"{path}.count", "how many there are")
            source.do(f"out[row, {source.at(there)}] += 1")
            with source.listed(member, part.most, f"({part.most} - {left})"):
                _observe(part.item, source, path)
        source.member = before
        source.do(f"{left} -= 1")
        source.do(following)


def _members(item: Part) -> int:
    """Returns how many members a set can have, if its items name their members; otherwise 0."""
    choices = [item, *item.parts.values()] if isinstance(item, Object) else [item]
    return next(
        (len(choice.values) for choice in choices if isinstance(choice, Choice) and choice.read is None), 0
    )


@_observe.register
def _(part: visible.Counts, source: Source, path: str) -> None:
    slot = source.slot(path, _what("how many of each", part))
    places = slot.numbers_of(part.values)
    if places == [*range(len(places))] and _is_row(part, source):
        source.do(
            f"copy_row(out, row, {source.at(slot)}, table.{part.count}, {source.indices[0]}, {len(places)})"
        )
        return
    kind, count = source.new_name("kind"), source.new_name("count")
    runs = [*_runs(places)]
    if part.start is None and len(runs) < len(places):
        for place, kinds in runs:  # sums that the compiler can vectorize
            source.do(f"{count} = 0")
            with source.block(f"for {kind} in range({kinds.start}, {kinds.stop}):"):
                source.do(f"{count} += int({source.read(part.count, kind)})")
            source.do(f"out[row, {source.at(slot, str(place))}] += {count}")
        return
    kinds_counted = f"range({len(part.values)})"
    if part.start is not None:
        start = source.new_name("start")
        source.do(f"{start} = int({source.read(part.start)})")
        kinds_counted = f"range(max({start}, 0), min({start} + {part.span}, {len(part.values)}))"
    with source.block(f"for {kind} in {kinds_counted}:"):
        source.do(f"{count} = int({source.read(part.count, kind)})")
        with source.block(f"if {count}:"):
            source.do(f"out[row, {source.at(slot, _place(slot, part.values, kind, source))}] += {count}")


def _runs(places: list[int]) -> Iterator[tuple[int, range]]:
    """Yields ranges of neighbouring values that share a place in a field, with that place."""
    begin = 0
    for end in range(1, len(places) + 1):
        if end == len(places) or places[end] != places[begin]:
            if places[begin] != NOTHING:
                yield places[begin], range(begin, end)
            begin = end


def _is_row(part: visible.Counts, source: Source) -> bool:
    """Whether the counts are stored in the record exactly as they are observed."""
    if not isinstance(part.count, str) or part.start or source.record != "table" or len(source.indices) != 1:
        return False
    kept, shape = source.table[part.count].subdtype or (None, ())
    return kept == NUMBER and len(shape) == 2 and shape[1] == len(part.values)


@_observe.register
def _(part: visible.ByName, source: Source, path: str) -> None:
    index = source.new_name("i")
    with source.block(f"for {index} in range({len(part.names)}):"), source.listed(index, len(part.names)):
        _observe(_about(part.item, part), source, path)


@_observe.register
def _(part: visible.Keyed, source: Source, path: str) -> None:
    member, left, key = (source.new_name(stem) for stem in ("member", "left", "key"))
    following = f"{member} = int({source.call(part.following, member)})"
    source.do(f"{member}, {left} = {NOTHING}, {part.most}")
    source.do(following)
    with source.block(f"while {member} != {NOTHING} and {left} > 0:"):
        with source.within(member):
            source.do(f"{key} = int({source.read(part.key)})")
        with source.listed(member, len(part.names), key):
            source.do(f"out[row, {source.at(source.slot(f'{path}.is_there', '1 if there is one'))}] = 1")
            _observe(_about(part.item, part), source, path)
        source.do(f"{left} -= 1")
        source.do(following)


@_observe.register
def _(part: visible.OwnerOnly, source: Source, path: str) -> None:
    owner = f"int({source.read(part.owner)})" if part.owner else source.owner
    is_owners_alone = isinstance(part.others, visible.Fixed)
    with source.block(f"if {owner} == seat:"):
        if is_owners_alone and not part.owner:
            with source.owners_own():
                _observe(_about(part.part, part), source, path)
        else:
            _observe(_about(part.part, part), source, path)
    if not is_owners_alone:
        with source.block("else:"):
            _observe(_about(part.others, part), source, path)


@_observe.register
def _(part: visible.Filled, source: Source, path: str) -> None:
    record, work = source.new_name("record"), source.new_name("work")
    source.scope[record] = part.record
    source.works.append(f"{work}s = np.zeros(1, {record})")
    source.do(f"{work} = {work}s[0]")
    source.do(source.call(part.fill, work))
    with source.within(record=work):
        _observe(_about(part.part, part), source, path)
