"""Seats that were not in the hands of their owners at last: a bot played them, or nobody did."""

from collections.abc import Iterable, Sequence

from msgspec import Struct
from sqlalchemy import Connection, select

from starboard.server.database.schema import acts, rating_steps
from starboard.server.play.acts import Act, in_force

AWAY = ("late", "leave", "bot", "close")
HOME = ("move", "return")
LEAVES_OF = 20
"""Rated matches with other people by which somebody is judged, the newest."""


class Leaves(Struct):
    """How many of the last rated matches with other people somebody has left."""

    left: int
    of: int


def left_seats(connection: Connection, tables: Sequence[str]) -> set[tuple[str, int]]:
    """Tables and seats whose owner was away when the last act was made. Few are, ever: only their acts are read."""
    found = select(acts.c.table_id, acts.c.seat).where(acts.c.table_id.in_(tables), acts.c.kind.in_(AWAY)).distinct()
    left: set[tuple[str, int]] = set()
    for table, seat in connection.execute(found).all():
        own = select(acts).where(acts.c.table_id == table, (acts.c.seat == seat) | (acts.c.kind == "rewind"))
        own = own.where(acts.c.kind.in_((*AWAY, *HOME, "rewind"))).order_by(acts.c.number)
        try:
            counted = in_force([Act(*row) for row in connection.execute(own)])
        except (KeyError, TypeError):
            continue  # damaged: its match is set apart
        for act in counted:
            if act.kind in AWAY:
                left.add((table, seat))
            elif act.kind in HOME and not (act.data or {}).get("bot"):
                left.discard((table, seat))
    return left


def leaves_of(connection: Connection, people: Iterable[str]) -> dict[str, Leaves]:
    """How often each of some people has left."""
    return {person: leaves_of_one(connection, person) for person in people}


def leaves_of_one(connection: Connection, person: str) -> Leaves:
    """How often somebody has left."""
    own = select(rating_steps.c.is_left).where(rating_steps.c.player == person, rating_steps.c.is_left.is_not(None))
    newest = list(connection.execute(own.order_by(rating_steps.c.at.desc()).limit(LEAVES_OF)).scalars())
    return Leaves(sum(newest), len(newest))
