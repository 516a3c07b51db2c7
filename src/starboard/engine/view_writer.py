"""Generating the compiled function that writes a view as JSON, from what a game declares as visible."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import singledispatch
from typing import SupportsInt

from starboard.engine import visible
from starboard.engine.code import Code
from starboard.engine.compiled import Function, inner
from starboard.engine.json_writer import (
    CLOSE_LIST,
    CLOSE_OBJECT,
    NULL,
    Texts,
    close,
    write_byte,
    write_number,
    written,
)
from starboard.engine.log import NOTHING
from starboard.engine.rulebook import Rulebook
from starboard.engine.verbs import over, to_move
from starboard.engine.visible import SPECTATOR, TRUTH, Choice, Fixed, Flag, Object, Part, Seat, Viewer

HEAD = """
def write_view(table, viewer, page):
    page.size = 0"""


def to_move_of(table):  # type: ignore[no-untyped-def]
    """Returns the seat that decides: a verb itself cannot be inlined."""
    return to_move(table)  # type: ignore[no-untyped-call]


def is_over(table):  # type: ignore[no-untyped-def]
    """Whether the match is over."""
    return over(table)  # type: ignore[no-untyped-call]


def outside(book: Rulebook) -> dict[str, Part]:
    """Returns the parts that begin a view of any game. A table has a field for each option, by its name."""
    options = {option.name: Choice(option.values, option.name) for option in book.options}
    prompts = [book.prompt(decision) for decision in range(len(book.decisions))]
    return {
        "game": Fixed(book.key),
        "players": visible.Number("players"),
        "options": Object(**options),
        "viewer": Viewer(),
        "to_move": visible.Optional(Seat(to_move_of), about="who decides, null: the match is over"),
        "decision": Choice(book.decisions, "decision", "what the legal moves do"),
        "prompt": Choice(prompts, "decision", "the name of the decision"),
        "over": Flag(is_over),
    }


def whole_view(book: Rulebook) -> Object:
    """Returns the whole declaration of a game's views."""
    return Object(**outside(book), **book.visible.parts)


class Source(Code):
    """The source of a writer under construction. Fixed text is collected until a value follows."""

    def __init__(self, book: Rulebook, texts: Texts) -> None:
        super().__init__(HEAD)
        self.seats = book.players[-1]
        self.texts = texts
        self._filled = [part for part in book.visible.walk() if isinstance(part, visible.Filled)]
        self._text = ""

    def say(self, text: str) -> None:
        """Adds fixed text."""
        self._text += text

    def do(self, line: str) -> None:
        """Adds a line, after the text collected so far."""
        if self._text:
            text, self._text = self._text, ""
            self.do(f"put(page, {self.number(self.texts.add(text))})")
        super().do(line)

    def work_of(self, part: visible.Filled) -> str:
        """Returns the record on the page that a part fills."""
        return f"page.work{self._filled.index(part)}"

    def write_view(self, tools: dict[str, Function], module: str) -> Function:
        """Returns the compiled function (table, viewer, page), which returns the number of bytes."""
        tools = {"close": close, "write_byte": write_byte, "write_number": write_number, **tools}
        return self.function("write_view", tools, module, inner)


def source_of(book: Rulebook, texts: Texts) -> Source:
    """Returns the source of the function that writes the views of a game."""
    source = Source(book, texts)
    write(whole_view(book), source)
    source.do("return page.size")
    return source


# ---- what each kind of part writes -------------------------------------------------------------------------


@singledispatch
def write(part: Part, source: Source) -> None:
    """Adds the code that writes a part."""
    raise TypeError(part)


@write.register
def _(part: visible.Number, source: Source) -> None:
    source.do(f"write_number(page, int({source.read(part.read)}))")


@write.register
def _(part: visible.Flag, source: Source) -> None:
    write(Choice([False, True], part.read), source)


@write.register
def _(part: Choice, source: Source) -> None:
    value = source.read(part.read) if part.read else source.indices[-1]
    first = source.texts.add_values(part.values)
    source.do(f"choose(page, {source.number(first)}, {source.number(len(part.values))}, int({value}))")


@write.register
def _(part: visible.Move, source: Source) -> None:
    source.do(f"write_move(table, int({source.read(part.read)}), page)")


@write.register
def _(part: Fixed, source: Source) -> None:
    source.say(written(part.value))


@write.register
def _(part: Viewer, source: Source) -> None:
    _write_or_null("viewer >= 0", "write_number(page, viewer)", source)


@write.register
def _(part: visible.Optional, source: Source) -> None:
    if part.when is not None:
        with source.block(f"if {source.read(part.when)}:"):
            write(part.part, source)
        with source.block("else:"):
            source.do(f"put(page, {source.number(NULL)})")
    elif isinstance(part.part, visible.Number):
        value = source.new_name("value")
        source.do(f"{value} = int({source.read(part.part.read)})")
        _write_or_null(f"{value} != {NOTHING}", f"write_number(page, {value})", source)
    elif isinstance(part.part, Choice):
        write(part.part, source)
    else:
        raise TypeError(f"when is {part.part} absent?")


def _write_or_null(condition: str, line: str, source: Source) -> None:
    with source.block(f"if {condition}:"):
        source.do(line)
    with source.block("else:"):
        source.do(f"put(page, {source.number(NULL)})")


@write.register
def _(part: Object, source: Source) -> None:
    before = "{"
    for name, inside in part.parts.items():
        key = f"{before}{written(name)}:"
        before = ","
        if isinstance(inside, visible.TruthOnly | visible.ViewOnly):
            if key.startswith("{"):
                raise TypeError(f"{name} is not always there: it cannot come first")
            only = "==" if isinstance(inside, visible.TruthOnly) else "!="
            with source.block(f"if viewer {only} {TRUTH}:"):
                source.say(key)
                write(inside.part, source)
        else:
            source.say(key)
            write(inside, source)
    source.say("}" if part.parts else "{}")


@write.register
def _(part: visible.PerSeat, source: Source) -> None:
    seat = source.new_name("seat")
    source.owner = seat
    with _each(source, f"for {seat} in range(min({source.record}.players, {source.seats})):", seat):
        write(Object(**part.parts), source)
    source.owner = ""


@write.register
def _(part: visible.List, source: Source) -> None:
    index = source.new_name("i")
    count = part.count if isinstance(part.count, int) else f"min(int({source.read(part.count)}), {part.most})"
    with _each(source, f"for {index} in range({count}):", index):
        write(part.item, source)


@write.register
def _(part: visible.Each, source: Source) -> None:
    with _each_member(source, part.following, part.most):
        write(part.item, source)


@write.register
def _(part: visible.Counts, source: Source) -> None:
    kind, left = source.new_name("kind"), source.new_name("left")
    first = source.texts.add_values(part.values)
    source.say("[")
    source.do(f"{left} = {source.number(part.most)}")
    count = source.new_name("count")
    kinds = f"range({len(part.values)})"
    if part.start:
        start = source.new_name("start")
        source.do(f"{start} = int({source.read(part.start)})")
        kinds = f"range(max({start}, 0), min({start} + {part.span}, {len(part.values)}))"
    with source.block(f"for {kind} in {kinds}:"):
        source.do(f"{count} = int({source.read(part.count, kind)})")
        with source.block(f"if {count}:"):
            source.do(f"{left} = repeat(page, {first} + {kind}, {count}, {left})")
    source.do(f"close(page, {source.number(CLOSE_LIST)})")


@write.register
def _(part: visible.ByName, source: Source) -> None:
    index = source.new_name("i")
    first = source.texts.add(*(f"{written(name)}:" for name in part.names))
    with _each(source, f"for {index} in range({len(part.names)}):", index, "{", CLOSE_OBJECT):
        source.do(f"put(page, {first} + {index})")
        write(part.item, source)


@write.register
def _(part: visible.Keyed, source: Source) -> None:
    first = source.texts.add(*(f"{written(name)}:" for name in part.names))
    with _each_member(source, part.following, part.most, "{", CLOSE_OBJECT):
        source.do(
            f"choose(page, {source.number(first)}, {source.number(len(part.names))}, "
            f"int({source.read(part.key)}))"
        )
        write(part.item, source)


@contextmanager
def _each(
    source: Source, head: str, index: str, opening: str = "[", closing: SupportsInt = CLOSE_LIST
) -> Iterator[None]:
    """Adds a loop over items, with brackets and commas."""
    source.say(opening)
    with source.block(head):
        with source.within(index):
            yield
        source.say(",")
    source.do(f"close(page, {source.number(closing)})")


@contextmanager
def _each_member(
    source: Source, following: Function, most: int, opening: str = "[", closing: SupportsInt = CLOSE_LIST
) -> Iterator[None]:
    """Adds a loop over the members of a set, with brackets and commas."""
    member, left = source.new_name("member"), source.new_name("left")
    go_on = f"{member} = int({source.call(following, member)})"
    source.say(opening)
    source.do(f"{member}, {left} = {NOTHING}, {most}")
    source.do(go_on)
    with source.block(f"while {member} != {NOTHING} and {left} > 0:"):
        with source.within(member):
            yield
        source.say(",")
        source.do(f"{left} -= 1")
        source.do(go_on)
    source.do(f"close(page, {source.number(closing)})")


@write.register
def _(part: visible.OwnerOnly, source: Source) -> None:
    owner = source.read(part.owner) if part.owner else source.owner
    if not owner:
        raise TypeError("a secret has an owner, or stands in what each seat has")
    # A spectator is no seat, so nobody owns what belongs to no seat.
    condition = f"viewer > {SPECTATOR} and viewer == {owner}"
    with source.block(f"if {condition} or viewer == {TRUTH}:" if part.in_truth else f"if {condition}:"):
        write(part.part, source)
    with source.block("else:"):
        write(part.others, source)


@write.register
def _(part: visible.Filled, source: Source) -> None:
    work = source.new_name("work")
    source.do(f"{work} = {source.work_of(part)}")
    source.do(source.call(part.fill, work))
    with source.within(record=work):
        write(part.part, source)
