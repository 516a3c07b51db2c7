"""Ranking seats by merit."""

from starboard.engine.compiled import inlined

ROOM = 8
"""More than any game has seats."""


@inlined
def give_places(merits, count):
    """Replaces the merits of the first `count` seats (more is better) by places from 1; equals share."""
    for seat in range(count):
        merits[seat] *= ROOM
    for seat in range(count):
        place = 1
        for other in range(count):
            place += merits[other] // ROOM > merits[seat] // ROOM
        merits[seat] += place  # not in place of the merit: others are still compared with it
    for seat in range(count):
        merits[seat] %= ROOM
