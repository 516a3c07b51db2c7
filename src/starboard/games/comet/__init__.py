"""Comet, by Peter Prinz. See README.md for the rules and where each is written."""

from starboard.games.comet.events import EVENTS
from starboard.games.comet.legal import legal
from starboard.games.comet.material import SEATS, SIDES
from starboard.games.comet.moves import MOVES
from starboard.games.comet.redeal import redeal
from starboard.games.comet.rules import over, setup, step, to_move
from starboard.games.comet.scoring import result
from starboard.games.comet.table import DECISIONS, Table
from starboard.games.comet.view import ending, printed, refusal, told, truth, view
from starboard.rules.material import material_version
from starboard.rules.rulebook import Option, Rulebook
from starboard.rules.verbs import register

register(Table, setup=setup, to_move=to_move, legal=legal, step=step, over=over, result=result, redeal=redeal)

RULEBOOK = Rulebook(
    key="comet",
    name="Comet",
    version=material_version("comet", 3),
    players=range(2, SEATS + 1),
    options=(Option("side", SIDES, SIDES[0]),),
    table=Table,
    moves=MOVES,
    events=EVENTS,
    decisions=tuple(DECISIONS.values()),
    prompts=tuple(DECISIONS),
    view=view,
    truth=truth,
    refusal=refusal,
    ending=ending,
    printed=printed,
    told=told,
)
