"""Seats whose owners were not playing at the end: a bot played for them, or nobody."""

from collections.abc import Collection, Sequence
from types import UnionType
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, Select, bindparam, func, select

from starboard.server.database.schema import acts, rating_steps
from starboard.server.play.acts import (
    ComeBack,
    Leave,
    LetBotPlay,
    MakeMove,
    RunOutOfTime,
    VoteToClose,
    in_force,
    read_entry,
)

AWAY = RunOutOfTime | Leave | LetBotPlay | VoteToClose
HOME = MakeMove | ComeBack
LEAVES_OF = 20
"""How many of a person's newest rated matches with other people are counted."""


class Leaves(Struct):
    """How many (`left`) of their last rated matches (`of`) with other people a person has left."""

    left: int
    of: int


def _newest_steps() -> Select[tuple[Any, ...]]:
    """Selects whether people left each of their last rated matches. Built once: tables often need it."""
    steps = rating_steps.c
    rank = func.row_number().over(partition_by=steps.player, order_by=steps.at.desc()).label("rank")
    is_theirs = steps.player.in_(bindparam("people", expanding=True))
    ranked = select(steps.player, steps.is_left, rank).where(is_theirs, steps.is_left.is_not(None)).subquery()
    return select(ranked.c.player, ranked.c.is_left).where(ranked.c.rank <= LEAVES_OF)


NEWEST_STEPS = _newest_steps()


def kinds(acts: UnionType) -> list[str]:
    """Returns the names of acts in the database."""
    return [str(act.__struct_config__.tag) for act in acts.__args__]


def left_seats(connection: Connection, tables: Sequence[str]) -> set[tuple[str, int]]:
    """Returns the tables and seats whose owner was away at the last act. Reads only seats ever left."""
    found = (
        select(acts.c.table_id, acts.c.seat)
        .where(acts.c.table_id.in_(tables), acts.c.kind.in_(kinds(AWAY)))
        .distinct()
    )
    left: set[tuple[str, int]] = set()
    for table, seat in connection.execute(found).all():
        own = select(acts).where(acts.c.table_id == table, (acts.c.seat == seat) | (acts.c.kind == "rewind"))
        own = own.where(acts.c.kind.in_((*kinds(AWAY), *kinds(HOME), "rewind"))).order_by(acts.c.number)
        try:
            counted = in_force([read_entry(*row) for row in connection.execute(own)])
        except ValueError:
            continue  # damaged: its match is set apart
        for entry in counted:
            if isinstance(entry.act, AWAY):
                left.add((table, seat))
            elif isinstance(entry.act, HOME) and not entry.act.is_by_bot:
                left.discard((table, seat))
    return left


def leaves_of(connection: Connection, people: Collection[str]) -> dict[str, Leaves]:
    """Returns how often each person has left."""
    leaves = {person: Leaves(0, 0) for person in people}
    for player, is_left in connection.execute(NEWEST_STEPS, {"people": list(leaves)}):
        leaves[player].left += is_left
        leaves[player].of += 1
    return leaves
