"""The moves of Comet: numbers inside, names outside."""

from starboard.games.comet.events import ANY_CARD, CARD, COMET_ANSWER, COMPANION, SYMBOL, TERRAIN, TOKEN, Q, R
from starboard.rules.naming import MoveBook, MoveFamily

MOVES = MoveBook(
    MoveFamily("hatch", card=CARD),
    MoveFamily("move", card=CARD),
    MoveFamily("refresh"),
    MoveFamily("pass"),
    MoveFamily("nest", q=Q, r=R),
    MoveFamily("go", companion=COMPANION, q=Q, r=R),
    MoveFamily("use", card=ANY_CARD),
    MoveFamily("pay", symbol=SYMBOL),
    MoveFamily("name", terrain=TERRAIN),
    MoveFamily("guide", companion=COMPANION),
    MoveFamily("lift", token=TOKEN),
    MoveFamily("put", q=Q, r=R),
    MoveFamily("discard", card=CARD),
    MoveFamily("take", card=CARD),
    MoveFamily("ready", card=ANY_CARD),
    MoveFamily("comet", answer=COMET_ANSWER),
    MoveFamily("copy", card=CARD),
    MoveFamily("end"),
)
(
    HATCH_CARD,
    MOVE_BY,
    REFRESH,
    PASS,
    NEST_AT,
    GO,
    USE,
    PAY_WITH,
    NAME_TERRAIN,
    GUIDE_ONE,
    LIFT_TOKEN,
    PUT_AT,
    DISCARD,
    TAKE_CARD,
    READY_CARD,
    ANSWER,
    COPY_CARD,
    END,
) = MOVES.first_numbers
NO_MOVE = -1
