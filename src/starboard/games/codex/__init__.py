"""Codex Naturalis, by Thomas Dupont. README.md has the rules and where each is implemented."""

from starboard.engine.refusals import register_refusal
from starboard.engine.rulebook import Rulebook
from starboard.engine.verbs import register
from starboard.engine.writers import register_writers
from starboard.games.codex.events import EVENTS
from starboard.games.codex.material import SEATS
from starboard.games.codex.moves import MOVES
from starboard.games.codex.printed import printed
from starboard.games.codex.reasons import ending, told
from starboard.games.codex.redeal import redeal
from starboard.games.codex.refusals import REFUSALS, refuse
from starboard.games.codex.rules import legal, over, setup, step, to_move
from starboard.games.codex.scoring import result
from starboard.games.codex.table import DECISIONS, Table
from starboard.games.codex.visible import VISIBLE

register(Table, setup=setup, to_move=to_move, legal=legal, step=step, over=over, result=result, redeal=redeal)
register_refusal(Table, refuse)

RULEBOOK = Rulebook(
    key="codex",
    name="Codex Naturalis",
    minutes=25,
    version=2,
    players=range(2, SEATS + 1),
    options=(),
    table=Table,
    moves=MOVES,
    events=tuple(EVENTS),
    decisions=DECISIONS.moves,
    visible=VISIBLE,
    refusal=REFUSALS,
    ending=ending,
    told=told,
    printed=printed,
)
register_writers(RULEBOOK)
