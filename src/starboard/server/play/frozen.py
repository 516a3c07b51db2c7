"""Matches that cannot be replayed: the result of a finished one is shown, one under other rules is closed."""

from sqlalchemy import Connection, Select, and_, func, insert, or_, select, update

from starboard.games import KEYS, rulebook
from starboard.match import StarboardError
from starboard.server.database.rows import TableRow
from starboard.server.database.schema import acts, tables
from starboard.server.play.acts import EndMatch, Entry
from starboard.server.play.messages import Frozen

OVER = ("finished", "abandoned")
OTHER_RULES = "other-rules"


def frozen_of(row: TableRow, problem: StarboardError) -> Frozen | None:
    """Returns how a finished match that cannot be replayed is shown, or None if it is not over."""
    if row.state not in OVER or row.game not in KEYS:
        return None
    return Frozen(
        "rules" if problem.key == OTHER_RULES else "damaged", row.version, rulebook(row.game).version
    )


def under_other_rules() -> "Select[tuple[str]]":
    """Selects running matches that began under another version of their rules."""
    is_other = or_(*(and_(tables.c.game == key, tables.c.version != rulebook(key).version) for key in KEYS))
    return select(tables.c.id).where(tables.c.state == "playing", is_other)


def close_match(connection: Connection, row: TableRow, now: float) -> bool:
    """Ends a running match under other rules, without winner or rating. Returns False if another worker has.

    The end is in its log: even if its rules come back, it stays ended until an operator rewinds it.
    """
    mine = update(tables).where(
        tables.c.id == row.id, tables.c.state == "playing", tables.c.version == row.version
    )
    closed = {"state": "abandoned", "turn": None, "due": None, "broken": None, "changed": now}
    if connection.execute(mine.values(closed)).rowcount != 1:
        return False
    last, at = connection.execute(
        select(func.max(acts.c.number), func.max(acts.c.at)).where(acts.c.table_id == row.id)
    ).one()
    number = 0 if last is None else last + 1
    connection.execute(
        insert(acts).values(Entry(row.id, number, max(now, at or now), EndMatch(reason="")).row())
    )
    return True
