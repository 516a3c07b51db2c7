"""The moves of Codex Naturalis: numbers inside, names outside."""

from starboard.games.codex.events import CARD, COORDINATE, OBJECTIVE, SIDE
from starboard.games.codex.material import OPEN_CARDS
from starboard.rules.naming import MoveBook, MoveFamily, Words

OPEN_SOURCES = tuple(f"open-{place}" for place in range(1, OPEN_CARDS + 1))
SOURCES = ("resource-deck", "gold-deck", *OPEN_SOURCES)

MOVES = MoveBook(
    MoveFamily("starter", side=SIDE),
    MoveFamily("keep", objective=OBJECTIVE),
    MoveFamily("play", card=CARD, side=SIDE),
    MoveFamily("place", x=COORDINATE, y=COORDINATE),
    MoveFamily("draw", source=Words(*SOURCES)),
)
CHOOSE_SIDE, KEEP_OBJECTIVE, PLAY_FACE, PLACE_AT, DRAW_FROM = MOVES.first_numbers
