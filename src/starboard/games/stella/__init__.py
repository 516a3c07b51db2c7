"""Stella Quest, by Bom Hee Kim. README.md has the rules and where each is implemented."""

from starboard.engine.refusals import register_refusal
from starboard.engine.rulebook import Rulebook
from starboard.engine.verbs import register
from starboard.engine.writers import register_writers
from starboard.games.stella.events import EVENTS
from starboard.games.stella.material import SEATS
from starboard.games.stella.moves import MOVES
from starboard.games.stella.printed import printed
from starboard.games.stella.reasons import ending
from starboard.games.stella.redeal import redeal
from starboard.games.stella.refusals import REFUSALS, refuse
from starboard.games.stella.rules import legal, over, setup, step, to_move
from starboard.games.stella.scoring import result
from starboard.games.stella.table import DECISIONS, Table
from starboard.games.stella.visible import VISIBLE

register(Table, setup=setup, to_move=to_move, legal=legal, step=step, over=over, result=result, redeal=redeal)
register_refusal(Table, refuse)

RULEBOOK = Rulebook(
    key="stella",
    name="Stella Quest",
    minutes=20,
    version=1,
    players=range(2, SEATS + 1),
    usual_players=3,
    options=(),
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
