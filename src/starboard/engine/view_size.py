"""The most bytes that a part of a view can take, from its declaration."""

from functools import singledispatch

from starboard.engine import visible
from starboard.engine.json_writer import LONGEST_NUMBER, longest, written
from starboard.engine.naming_writer import most_bytes_of_move

PUNCTUATION = len("[],")


@singledispatch
def most_bytes(part: visible.Part, seats: int) -> int:
    """Returns the most bytes that a part takes at a table with up to `seats` seats."""
    raise TypeError(part)


@most_bytes.register
def _(part: visible.Number | visible.Viewer, seats: int) -> int:
    return LONGEST_NUMBER


@most_bytes.register
def _(part: visible.Flag, seats: int) -> int:
    return longest([False, True])


@most_bytes.register
def _(part: visible.Choice, seats: int) -> int:
    return longest(part.values)


@most_bytes.register
def _(part: visible.Move, seats: int) -> int:
    return most_bytes_of_move(part.book)


@most_bytes.register
def _(part: visible.Fixed, seats: int) -> int:
    return longest([part.value])


@most_bytes.register
def _(part: visible.Optional, seats: int) -> int:
    return max(longest([]), most_bytes(part.part, seats))


@most_bytes.register
def _(part: visible.Object, seats: int) -> int:
    return PUNCTUATION + sum(
        len(written(name)) + PUNCTUATION + most_bytes(inside, seats) for name, inside in part.parts.items()
    )


@most_bytes.register
def _(part: visible.PerSeat, seats: int) -> int:
    return PUNCTUATION + seats * most_bytes(visible.Object(**part.parts), seats)


@most_bytes.register
def _(part: visible.List | visible.Each, seats: int) -> int:
    return PUNCTUATION + part.most * (1 + most_bytes(part.item, seats))


@most_bytes.register
def _(part: visible.Counts, seats: int) -> int:
    return PUNCTUATION + part.most * (1 + longest(part.values))


@most_bytes.register
def _(part: visible.ByName, seats: int) -> int:
    return PUNCTUATION + sum(
        len(written(name).encode()) + 2 + most_bytes(part.item, seats) for name in part.names
    )


@most_bytes.register
def _(part: visible.Keyed, seats: int) -> int:
    return PUNCTUATION + part.most * (longest(part.names) + 2 + most_bytes(part.item, seats))


@most_bytes.register
def _(part: visible.OwnerOnly, seats: int) -> int:
    return max(most_bytes(part.part, seats), most_bytes(part.others, seats))


@most_bytes.register
def _(part: visible.TruthOnly | visible.ViewOnly | visible.Filled, seats: int) -> int:
    return most_bytes(part.part, seats)
