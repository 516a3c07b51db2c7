"""Who comes first."""

from starboard.engine.compiled import inlined

ROOM = 8
"""More than any number of seats."""


@inlined
def give_places(merits, count):
    """Turns the merits of the first `count` seats (more is better) into places: 1 for the best; equals share a place."""
    for seat in range(count):
        merits[seat] *= ROOM
    for seat in range(count):
        place = 1
        for other in range(count):
            place += merits[other] // ROOM > merits[seat] // ROOM
        merits[seat] += place  # beside the merit, which the others still have to be compared with
    for seat in range(count):
        merits[seat] %= ROOM
