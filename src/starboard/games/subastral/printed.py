"""What is printed on the row of clouds."""

from starboard.engine.rulebook import View
from starboard.games.subastral.material import BIOMES, CLOUDS
from starboard.games.subastral.rules import where_cards_go
from starboard.games.subastral.table import INTO_HAND, INTO_JOURNAL, TO


def printed() -> View:
    """Returns where the cards of each cloud go, by the cloud that was played on."""
    words, row = {INTO_HAND: "hand", INTO_JOURNAL: "journal", TO: "either"}, range(1, CLOUDS + 1)
    way = where_cards_go.py_func  # type: ignore[attr-defined]
    ways = [
        [None if cloud == played_on else words[way(played_on, cloud)] for cloud in row] for played_on in row
    ]
    return {"biomes": list(BIOMES), "ways": ways}
