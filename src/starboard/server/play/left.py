"""Seats that were not in the hands of their owners at last: a bot played them, or nobody did."""

from collections.abc import Sequence

from sqlalchemy import Connection, select

from starboard.server.database.schema import acts

AWAY = ("late", "leave", "bot", "close")
HOME = ("move", "return")


def left_seats(connection: Connection, tables: Sequence[str]) -> set[tuple[str, int]]:
    """Tables and seats whose owner was away when the last act was made. Few are, ever: only their acts are read."""
    found = select(acts.c.table_id, acts.c.seat).where(acts.c.table_id.in_(tables), acts.c.kind.in_(AWAY)).distinct()
    left: set[tuple[str, int]] = set()
    for table, seat in connection.execute(found).all():
        own = select(acts.c.kind, acts.c.data).where(acts.c.table_id == table, acts.c.seat == seat)
        for kind, data in connection.execute(own.where(acts.c.kind.in_(AWAY + HOME)).order_by(acts.c.number)):
            if kind in AWAY:
                left.add((table, seat))
            elif not (data or {}).get("bot"):
                left.discard((table, seat))
    return left
