"""Cards kept as counts by kind, read back as names."""

from collections.abc import Sequence

import numpy as np


def cards_of(counts: "np.ndarray[tuple[int], np.dtype[np.int8]]", names: Sequence[str]) -> list[str]:
    """The names of the cards, as often as each is there, in the order of their kinds."""
    return [names[card] for card, count in enumerate(counts.tolist()) for _ in range(count)]
