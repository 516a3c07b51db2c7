"""Functions that write observations, shared by all games."""

from starboard.engine.bits import lowest_bit
from starboard.engine.compiled import inlined
from starboard.research.engine.fields import MOST
from starboard.research.engine.memory import clear_row


@inlined
def capped(number):
    return min(int(number), MOST)


@inlined
def limited(number):
    """Returns the nearest number that an observation can hold."""
    return min(max(int(number), -MOST - 1), MOST)


@inlined
def write_one(out, row, at, number):
    """Writes one-hot; nothing for a number below 0."""
    if number >= 0:
        out[row, at + number] = 1


@inlined
def write_set(out, row, at, bits, mark):
    """Marks the members of a set."""
    while bits:
        out[row, at + lowest_bit(bits)] = mark
        bits &= bits - 1


@inlined
def from_here(other, seat, players):
    """Returns the place of seat `other`, counted from the observer."""
    return other - seat if other >= seat else other - seat + players


@inlined
def seat_at(seat, i, players):
    """Returns the seat `i` places after the observer."""
    return seat + i if seat + i < players else seat + i - players


@inlined
def small(number):
    """Returns a number from 0 to 7 unchanged, but lets the compiler skip the check for negative indices."""
    return number & 7


@inlined
def write_head(table, decisions, seat, out, row):
    """Clears the row and writes the fields of `head`; returns where the next field begins."""
    clear_row(out, row)
    players = small(table.players)
    if table.decision != decisions:
        write_one(out, row, 0, table.decision)
        write_one(out, row, decisions, from_here(table.seat, seat, players))
    write_one(out, row, decisions + players, from_here(table.start, seat, players))
    return decisions + 2 * players
