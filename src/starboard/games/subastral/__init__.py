"""Subastral, by Ben Pinchback and Matt Riddle. README.md has the rules and where each is implemented."""

from starboard.engine.refusals import register_refusal
from starboard.engine.rulebook import Option, Rulebook
from starboard.engine.verbs import register
from starboard.engine.writers import register_writers
from starboard.games.subastral.events import EVENTS
from starboard.games.subastral.material import SEATS
from starboard.games.subastral.moves import MOVES
from starboard.games.subastral.printed import printed
from starboard.games.subastral.reasons import ending
from starboard.games.subastral.redeal import redeal
from starboard.games.subastral.refusals import REFUSALS, refuse
from starboard.games.subastral.rules import legal, over, setup, step, to_move
from starboard.games.subastral.scoring import result
from starboard.games.subastral.table import DECISIONS, Table
from starboard.games.subastral.visible import VISIBLE

register(Table, setup=setup, to_move=to_move, legal=legal, step=step, over=over, result=result, redeal=redeal)
register_refusal(Table, refuse)

RULEBOOK = Rulebook(
    key="subastral",
    name="Subastral",
    minutes=15,
    version=2,
    players=range(2, SEATS + 1),
    options=(Option("disturbance", (False, True), False),),
    table=Table,
    moves=MOVES,
    events=tuple(EVENTS),
    decisions=DECISIONS.moves,
    visible=VISIBLE,
    refusal=REFUSALS,
    ending=ending,
    printed=printed,
)
register_writers(RULEBOOK)
