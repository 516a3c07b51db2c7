"""The moves of Codex Naturalis: their numbers in compiled code and their names elsewhere."""

from starboard.engine.naming import MoveBook, Words
from starboard.games.codex.events import CARD, COORDINATE, OBJECTIVE, SIDE
from starboard.games.codex.material import DECK_NAMES, OPEN_CARDS

OPEN_SOURCES = tuple(f"open-{place}" for place in range(1, OPEN_CARDS + 1))
SOURCES = (*(f"{deck}-deck" for deck in DECK_NAMES), *OPEN_SOURCES)

MOVES = MoveBook()
CHOOSE_SIDE = MOVES.add("starter", side=SIDE)
KEEP_OBJECTIVE = MOVES.add("keep", objective=OBJECTIVE)
PLAY_FACE = MOVES.add("play", card=CARD, side=SIDE)
PLACE_AT = MOVES.add("place", x=COORDINATE, y=COORDINATE)
DRAW_FROM = MOVES.add("draw", source=Words(*SOURCES))
