"""Wrackline: two to four beachcombers keep their finds, or sink them in the sea. README.md has the rules."""

from starboard.engine.rulebook import Rulebook
from starboard.engine.verbs import register
from starboard.engine.writers import register_writers
from wrackline.events import EVENTS
from wrackline.moves import MOVES
from wrackline.redeal import redeal
from wrackline.rules import legal, over, setup, step, to_move
from wrackline.scoring import result
from wrackline.table import DECISIONS, SEATS, Table
from wrackline.visible import VISIBLE

register(Table, setup=setup, to_move=to_move, legal=legal, step=step, over=over, result=result, redeal=redeal)


def refusal(table, move):  # type: ignore[no-untyped-def]
    """Returns why a move is refused: the card is not in the hand, or must be kept or sunk instead."""
    family, card = MOVES.family(move)
    if not table["hands"][table["seat"], card]:
        return "card-not-in-hand"
    return "must-keep" if family.do == "sink" else "must-sink"


RULEBOOK = Rulebook(
    key="wrackline",
    name="Wrackline",
    minutes=10,
    version=1,
    players=range(2, SEATS + 1),
    options=(),
    table=Table,
    moves=MOVES,
    events=EVENTS,
    decisions=DECISIONS,
    visible=VISIBLE,
    refusal=refusal,
    ending=lambda table: "last-find",
)
register_writers(RULEBOOK)
