"""Cards kept as counts by kind, read back as names."""

from collections.abc import Sequence


def cards_of(counts: Sequence[int], names: Sequence[str]) -> list[str]:
    """The names of the cards, as often as each is there, in the order of their kinds."""
    return [names[card] for card, count in enumerate(counts) if count for _ in range(count)]
