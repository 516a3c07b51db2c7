"""What the row of clouds says by itself."""

from starboard.engine.rulebook import View
from starboard.games.subastral.material import BIOMES, CLOUDS
from starboard.games.subastral.rules import where_cards_go
from starboard.games.subastral.table import INTO_HAND, INTO_JOURNAL, TO


def printed() -> View:
    """Where the cards of each cloud go, once a card was played onto another."""
    words, row = {INTO_HAND: "hand", INTO_JOURNAL: "journal", TO: "either"}, range(1, CLOUDS + 1)
    way = where_cards_go.py_func  # type: ignore[attr-defined]
    ways = [
        [None if cloud == played_on else words[way(played_on, cloud)] for cloud in row] for played_on in row
    ]
    return {"biomes": list(BIOMES), "ways": ways}
