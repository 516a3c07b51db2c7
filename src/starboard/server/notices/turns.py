"""Which turns are worth a notice, and their rows: written together with the act that begins the turn."""

from sqlalchemy import Connection, Float, Integer, String, bindparam, insert, literal, select

from starboard.server.database.schema import notice_targets, notices
from starboard.server.play.clock import Days, NoClock
from starboard.server.play.play import Play

COLUMNS = ("table_id", "number", "target", "seat", "since", "mover", "due", "attempts")
NOTE = insert(notices).from_select(
    COLUMNS,
    select(
        bindparam("table", type_=String),
        bindparam("number", type_=Integer),
        notice_targets.c.id,
        bindparam("seat", type_=Integer),
        bindparam("since", type_=Float),
        bindparam("mover", type_=Integer),
        bindparam("due", type_=Float),
        literal(0),
    ).where(notice_targets.c.person == bindparam("person")),
)


def person_to_tell(play: Play, at: float) -> str | None:
    """Returns who has to be told of a turn that began at the time `at`, if anybody.

    Only in matches without a clock or by days, and with other people: they take hours.
    """
    turn = play.turn
    is_slow = isinstance(play.clock.rule, Days | NoClock)
    if turn is None or not is_slow or play.clock.since != at or play.sittings[turn].level is not None:
        return None
    person = play.sittings[turn].person
    others = {play.sittings[seat].person for seat in play.voters(turn)}
    return person if others - {person} else None


def note_turn(
    connection: Connection, table: str, play: Play, person: str, mover: int | None, delay: float
) -> None:
    """Writes a notice of the current turn for each target of the person, to be sent after `delay` seconds."""
    values = {
        "table": table,
        "number": play.number,
        "seat": play.turn,
        "since": play.clock.since,
        "mover": mover,
        "due": play.clock.since + delay,
        "person": person,
    }
    connection.execute(NOTE, values)
