"""The observations of a game without `observation.py`: what it declares as visible, as numbers.

A number is one number; a choice, a seat and the kinds of what is counted have a number for each possible value; a list of
choices has for each of its places the number of the choice, from 1 on. What may be absent has a mark before it that says whether
it is there. What an algorithm works out (`Filled`) and moves are left out.
"""

from collections.abc import Sequence
from functools import cache, singledispatch
from typing import Any

import numpy as np

from starboard.games import rulebook
from starboard.research.engine.fields import MOST, Field, register
from starboard.research.engine.memory import clear_row
from starboard.research.engine.writing import from_here, seat_at, small
from starboard.rules import visible
from starboard.rules.compiled import Function, inner
from starboard.rules.json_writer import Texts
from starboard.rules.log import NOTHING
from starboard.rules.rulebook import Rulebook
from starboard.rules.verbs import to_move
from starboard.rules.view_writer import Source
from starboard.rules.visible import Json, Part

MOST_SEATS = 8
HEAD = """
def observe(table, seat, out, row):
    players, seat = small(table.players), small(seat)
    clear_row(out, row)"""


def fields(game: str, players: int) -> tuple[Field, ...]:
    """The fields of an observation; after that, tables of this game can be observed."""
    book = rulebook(game)
    prepare(game)
    return tuple(
        Field(
            name, (players, size(part, players) // players) if isinstance(part, visible.PerSeat) else (size(part, players),), what
        )
        for name, part, what in parts_of(book)
    )


def parts_of(book: Rulebook) -> list[tuple[str, Part, str]]:
    """Everything that is observed: the name of the field, what it reads, and what it is."""
    asked = ", ".join(book.prompt(decision) or "over" for decision in range(len(book.decisions)))
    found: list[tuple[str, Part, str]] = [
        ("decision", visible.Choice(book.decisions, "decision"), f"one-hot: {asked}"),
        ("to_move", visible.Seat(seat_to_move), "one-hot: who decides"),
    ]
    found += [
        (f"option_{option.name}", visible.Choice(option.values, option.name), f"one-hot: {', '.join(map(str, option.values))}")
        for option in book.options
    ]
    for name, part in book.visible.parts.items():
        if isinstance(part, visible.PerSeat):
            for inner_name, inner_part in part.parts.items():
                found.append((f"{name}_{inner_name}", visible.PerSeat(**{inner_name: inner_part}), inner_part.about))
        else:
            found.append((name, part, part.about))
    return [one for one in found if size(one[1], book.players[0])]


def seat_to_move(table):
    return to_move(table)


@cache
def prepare(game: str) -> None:
    """Makes the function that observes tables of a game known."""
    register(rulebook(game).table, observe_function(rulebook(game)))


def observe_function(book: Rulebook) -> Function:
    """The function that writes an observation."""
    source = Source(book, Texts())
    source.lines = [HEAD]
    scope: dict[str, Any] = {
        "__name__": __name__,
        "small": small,
        "from_here": from_here,
        "seat_at": seat_at,
        "clear_row": clear_row,
    }
    at = "0"
    for _, part, _ in parts_of(book):
        write(part, source, at)
        at = moved(source, at, part)
    source.do(f"return {at}")
    scope |= source.scope
    exec("\n".join(source.lines), scope)
    return inner(scope["observe"])


def moved(source: Source, at: str, part: Part, times: str = "1") -> str:
    """The name of the place that lies behind so many of a part."""
    name = source.new_name("at")
    source.do(f"{name} = {at} + {times} * {size_of(source, part)}")
    return name


def size_of(source: Source, part: Part) -> str:
    """The size of a part, as the compiled function reads it."""
    sizes = np.array([0, *(size(part, players) for players in range(1, MOST_SEATS + 1))])
    name = source.new_name("sizes")
    source.scope[name] = sizes
    return f"{name}[players]"


# ---- how many numbers each kind of part takes ------------------------------------------------------------------------


@singledispatch
def size(part: Part, players: int) -> int:
    """How many numbers a part takes; 0: it is left out."""
    return 0


@size.register
def _(part: visible.Number | visible.Flag, players: int) -> int:
    return 1


@size.register
def _(part: visible.Seat, players: int) -> int:
    return players


@size.register
def _(part: visible.Choice | visible.Counts, players: int) -> int:
    return max(places(part.values)) + 1


@size.register
def _(part: visible.Optional, players: int) -> int:
    inside = size(part.part, players)
    return inside + 1 if inside and has_mark(part) else inside


@size.register
def _(part: visible.Object, players: int) -> int:
    return sum(size(inside, players) for inside in part.parts.values())


@size.register
def _(part: visible.PerSeat, players: int) -> int:
    return players * sum(size(inside, players) for inside in part.parts.values())


@size.register
def _(part: visible.List | visible.Each, players: int) -> int:
    return part.most * (1 if isinstance(part.item, visible.Choice) else size(part.item, players))


@size.register
def _(part: visible.ByName | visible.Keyed, players: int) -> int:
    return len(part.names) * size(part.item, players)


@size.register
def _(part: visible.OwnerOnly, players: int) -> int:
    return size(part.part, players) + size(part.others, players)


@size.register
def _(part: visible.ViewOnly, players: int) -> int:
    return size(part.part, players)


def places(values: Sequence[Json]) -> list[int]:
    """For the number of each value: its place among those that differ. Numbers with the same value look the same."""
    found: dict[str, int] = {}
    return [found.setdefault(repr(value), len(found)) for value in values]


def has_mark(part: visible.Optional) -> bool:
    """Whether numbers alone would not tell that the part is absent; a choice that is none marks nothing."""
    return part.when is not None or type(part.part) is visible.Number


# ---- what each kind of part writes -----------------------------------------------------------------------------------


@singledispatch
def write(part: Part, source: Source, at: str) -> None:
    """Adds what writes a part at a place; nothing for what is left out."""


@write.register
def _(part: visible.Number, source: Source, at: str) -> None:
    put(source, at, source.read(part.read))


@write.register
def _(part: visible.Flag, source: Source, at: str) -> None:
    put(source, at, source.read(part.read))


@write.register
def _(part: visible.Seat, source: Source, at: str) -> None:
    value = kept(source, source.read(part.read))
    with source.block(f"if 0 <= {value} < players:"):
        source.do(f"out[row, {at} + from_here({value}, seat, players)] = 1")


@write.register
def _(part: visible.Choice, source: Source, at: str) -> None:
    value = kept(source, source.read(part.read) if part.read else source.indices[-1])
    with source.block(f"if 0 <= {value} < {len(part.values)}:"):
        source.do(f"out[row, {at} + {place_of(source, part.values, value)}] = 1")


@write.register
def _(part: visible.Optional, source: Source, at: str) -> None:
    if not size(part, 1):
        return
    if not has_mark(part):
        write(part.part, source, at)
        return
    if part.when is not None:
        condition = source.read(part.when)
    else:
        assert isinstance(part.part, visible.Number)
        condition = f"int({source.read(part.part.read)}) != {NOTHING}"
    with source.block(f"if {condition}:"):
        source.do(f"out[row, {at}] = 1")
        inside = source.new_name("at")
        source.do(f"{inside} = {at} + 1")
        write(part.part, source, inside)


@write.register
def _(part: visible.Object, source: Source, at: str) -> None:
    for inside in part.parts.values():
        if size(inside, 1):
            write(inside, source, at)
            at = moved(source, at, inside)


@write.register
def _(part: visible.PerSeat, source: Source, at: str) -> None:
    i, other = source.new_name("i"), source.new_name("seat")
    source.owner = other
    with source.block(f"for {i} in range(players):"):
        source.do(f"{other} = seat_at(seat, {i}, players)")
        with source.within(other):
            one = visible.Object(**part.parts)
            write(one, source, moved(source, at, one, i))
    source.owner = ""


@write.register
def _(part: visible.List, source: Source, at: str) -> None:
    i = source.new_name("i")
    count = part.count if isinstance(part.count, int) else f"min(int({source.read(part.count)}), {part.most})"
    with source.block(f"for {i} in range({count}):"), source.within(i):
        write_item(part.item, source, at, i)


@write.register
def _(part: visible.Each, source: Source, at: str) -> None:
    member, place = source.new_name("member"), source.new_name("place")
    source.do(f"{member}, {place} = {NOTHING}, 0")
    following = source.call(part.following, member)
    source.do(f"{member} = int({following})")
    with source.block(f"while {member} != {NOTHING} and {place} < {part.most}:"):
        with source.within(member):
            write_item(part.item, source, at, place)
        source.do(f"{place} += 1")
        source.do(f"{member} = int({following})")


def write_item(item: Part, source: Source, at: str, place: str) -> None:
    """An item of a list."""
    if isinstance(item, visible.Choice):
        value = kept(source, source.read(item.read) if item.read else source.indices[-1])
        with source.block(f"if 0 <= {value} < {len(item.values)}:"):
            put(source, f"{at} + {place}", f"{place_of(source, item.values, value)} + 1")
    else:
        write(item, source, moved(source, at, item, place))


@write.register
def _(part: visible.Counts, source: Source, at: str) -> None:
    kind, kinds = source.new_name("kind"), f"range({len(part.values)})"
    if part.start:
        start = kept(source, source.read(part.start))
        kinds = f"range(max({start}, 0), min({start} + {part.span}, {len(part.values)}))"
    with source.block(f"for {kind} in {kinds}:"):
        place = kept(source, f"{at} + {place_of(source, part.values, kind)}")
        put(source, place, f"out[row, {place}] + {source.read(part.count, kind)}")


@write.register
def _(part: visible.ByName, source: Source, at: str) -> None:
    i = source.new_name("i")
    with source.block(f"for {i} in range({len(part.names)}):"), source.within(i):
        write(part.item, source, moved(source, at, part.item, i))


@write.register
def _(part: visible.Keyed, source: Source, at: str) -> None:
    member, left = source.new_name("member"), source.new_name("left")
    source.do(f"{member}, {left} = {NOTHING}, {part.most}")
    following = source.call(part.following, member)
    source.do(f"{member} = int({following})")
    with source.block(f"while {member} != {NOTHING} and {left} > 0:"):
        with source.within(member):
            key = kept(source, source.read(part.key))
            with source.block(f"if 0 <= {key} < {len(part.names)}:"):
                write(part.item, source, moved(source, at, part.item, key))
        source.do(f"{left} -= 1")
        source.do(f"{member} = int({following})")


@write.register
def _(part: visible.OwnerOnly, source: Source, at: str) -> None:
    owner = source.read(part.owner) if part.owner else source.owner
    with source.block(f"if seat == {owner}:"):
        write(part.part, source, at)
    with source.block("else:"):
        write(part.others, source, moved(source, at, part.part))


@write.register
def _(part: visible.ViewOnly, source: Source, at: str) -> None:
    write(part.part, source, at)


def place_of(source: Source, values: Sequence[Json], number: str) -> str:
    """The place of the value with this number among those that differ."""
    name = source.new_name("places")
    source.scope[name] = np.array(places(values))
    return f"{name}[{number}]"


def put(source: Source, at: str, value: str) -> None:
    """Writes a number, as far as it fits."""
    source.do(f"out[row, {at}] = max(min(int({value}), {MOST}), {-MOST - 1})")


def kept(source: Source, value: str) -> str:
    """The name of a number that is read once."""
    name = source.new_name("value")
    source.do(f"{name} = int({value})")
    return name
