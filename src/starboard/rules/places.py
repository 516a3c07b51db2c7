"""Who comes first."""

from starboard.rules.compiled import inlined


@inlined
def give_places(merits, count):
    """Turns the merits of the first `count` seats (more is better) into places: 1 for the best; equals share a place."""
    places = merits.copy()
    for seat in range(count):
        places[seat] = 1
        for other in range(count):
            places[seat] += merits[other] > merits[seat]
    for seat in range(count):
        merits[seat] = places[seat]
