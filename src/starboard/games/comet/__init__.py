"""Comet, by Peter Prinz. README.md has the rules and where each is implemented."""

from starboard.engine.material import material_version
from starboard.engine.refusals import register_refusal
from starboard.engine.rulebook import Option, Rulebook
from starboard.engine.verbs import register
from starboard.engine.writers import register_writers
from starboard.games.comet.events import EVENTS
from starboard.games.comet.legal import legal
from starboard.games.comet.material import SEATS, SIDES
from starboard.games.comet.moves import MOVES
from starboard.games.comet.printed import printed
from starboard.games.comet.reasons import ending, told
from starboard.games.comet.redeal import redeal
from starboard.games.comet.refusals import REFUSALS, refuse
from starboard.games.comet.rules import over, setup, step, to_move
from starboard.games.comet.scoring import result
from starboard.games.comet.table import DECISIONS, Table
from starboard.games.comet.visible import VISIBLE

register(Table, setup=setup, to_move=to_move, legal=legal, step=step, over=over, result=result, redeal=redeal)
register_refusal(Table, refuse)

RULEBOOK = Rulebook(
    key="comet",
    name="Comet",
    minutes=40,
    version=material_version("comet", 3),
    players=range(2, SEATS + 1),
    options=(Option("side", SIDES, SIDES[0]),),
    table=Table,
    moves=MOVES,
    events=tuple(EVENTS),
    decisions=DECISIONS.moves,
    prompts=DECISIONS.names,
    visible=VISIBLE,
    refusal=REFUSALS,
    ending=ending,
    told=told,
    printed=printed,
)
register_writers(RULEBOOK)
