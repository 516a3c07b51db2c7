"""Recounts all ratings from the matches, in the order in which they were decided."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select

from starboard.engine.library import BeingPrepared
from starboard.match import load
from starboard.server.administration.clock import all_pauses
from starboard.server.administration.log import note
from starboard.server.administration.matches import Stored
from starboard.server.database.rows import SeatRow, StepRow
from starboard.server.database.schema import acts, people, rating_steps, ratings, seats, tables
from starboard.server.play.acts import Entry, read_entry
from starboard.server.play.left import left_seats
from starboard.server.play.pauses import Pauses
from starboard.server.play.ratings import (
    Level,
    RatedMatch,
    lock_ratings,
    player_of,
    rated_by,
    rated_match,
    steps_of,
)
from starboard.server.play.replaying import replayed
from starboard.server.play.results import stored_result

SAME = 1e-6
"""Ratings that differ by less count as equal."""
AT_ONCE = 100
"""Matches read in one query."""

Pool = tuple[str, str]
"""A game, and `people` or `bots`."""


class Difference(Struct, frozen=True):
    """A player whose rating changes. `before`, `after`: None if unrated. `name`: empty for bots, guests."""

    game: str
    pool: str
    player: str
    name: str
    before: float | None
    after: float | None
    matches_before: int
    matches_after: int


class Recount(Struct, frozen=True):
    """The result of a recount.

    `replayed` matches were replayed. `stored` ones could not be, and count by their stored steps or result.
    `skipped` ones were rated once, but nothing usable is left of them.
    """

    replayed: int
    stored: int
    skipped: int
    differences: list[Difference]


class Counted(NamedTuple):
    """All ratings and their steps, and the number of matches they result from."""

    levels: dict[Pool, dict[str, Level]]
    steps: list[dict[str, Any]]
    matches: int


@dataclass
class Found:
    """Rated matches by the id of their table, and how many were replayed, stored or skipped."""

    matches: dict[str, RatedMatch] = field(default_factory=dict)
    unrated: set[str] = field(default_factory=set)
    """Tables that do not count."""
    replayed: int = 0
    stored: int = 0
    skipped: int = 0
    counted: Counted | None = None

    def has(self, table_id: str) -> bool:
        """Whether a table was read."""
        return table_id in self.matches or table_id in self.unrated

    def count(self) -> Counted:
        """Returns all ratings. Cached until another match is found."""
        if self.counted is None or self.counted.matches != len(self.matches):
            self.counted = count(self.matches.values())
        return self.counted


def find_some(connection: Connection, game: str | None, found: Found, most: int | None = None) -> bool:
    """Adds up to `most` further matches to `found`. Returns whether there are more. Writes nothing."""
    pauses = all_pauses(connection)
    steps = steps_by_table(connection, game)
    decided = select(tables.c.id).where(tables.c.began.is_not(None), *of_game(tables.c.game, game))
    decided = decided.where(
        tables.c.state.in_(("finished", "abandoned")) | tables.c.id.in_(select(rating_steps.c.table_id))
    )
    missing = [table for table in connection.execute(decided).scalars() if not found.has(table)]
    for table in read_tables(connection, missing[:most]):
        add_match(connection, found, table, steps.get(table.row.id, []), pauses)
    if most is not None and len(missing) > most:
        return True
    for table_id, written in steps.items():  # of deleted matches
        if not found.has(table_id):
            add_stored(found, table_id, by_steps(written))
    return False


def add_match(
    connection: Connection, found: Found, table: Stored, steps: list[StepRow], pauses: Pauses
) -> None:
    """Adds a match by replaying its acts or, if that fails, by its stored steps or result."""
    try:
        match = rated_match(table.row, replayed(table.row, table.sitters, table.acts, pauses))
    except BeingPrepared:
        raise
    except Exception:
        add_stored(
            found,
            table.row.id,
            by_steps(steps) or by_result(connection, table, steps) if steps else None,
            bool(steps),
        )
        return
    found.replayed += 1
    if match:
        found.matches[match.table] = match
    else:
        found.unrated.add(table.row.id)


def add_stored(found: Found, table_id: str, match: RatedMatch | None, was_rated: bool = True) -> None:
    """Adds a match that cannot be replayed, or counts it as skipped if `match` is None and it was rated."""
    if match:
        found.matches[table_id] = match
        found.stored += 1
    else:
        found.unrated.add(table_id)
        found.skipped += was_rated


def by_steps(steps: list[StepRow]) -> RatedMatch | None:
    """Returns a match from its rating steps, or None if they have no ranks."""
    ranks = {step.player: step.rank for step in steps if step.rank is not None}
    return from_steps(steps, ranks) if len(ranks) == len(steps) else None


def by_result(connection: Connection, table: Stored, steps: list[StepRow]) -> RatedMatch | None:
    """Returns a match from its stored result: the players rated then, by place, with those who left last."""
    result = stored_result(table.row)
    if result is None:
        return None
    try:
        places = {player_of(one.person, one.bot): result.seats[one.seat].place for one in table.sitters}
        left = {
            player_of(one.person, one.bot)
            for one in table.sitters
            if (table.row.id, one.seat) in left_seats(connection, [table.row.id])
        }
        last = table.row.players + 1
        return from_steps(
            steps, {step.player: last if step.player in left else places[step.player] for step in steps}
        )
    except (IndexError, KeyError):
        return None


def from_steps(steps: list[StepRow], ranks: dict[str, int]) -> RatedMatch:
    """Returns a rated match with these ranks."""
    one = steps[0]
    return RatedMatch(
        one.table_id, one.game, one.pool, one.at, ranks, {step.player: step.is_left for step in steps}
    )


def count(matches: Iterable[RatedMatch]) -> Counted:
    """Returns all ratings and their steps, from matches in the order in which they were decided."""
    levels: defaultdict[Pool, dict[str, Level]] = defaultdict(dict)
    steps: list[dict[str, Any]] = []
    in_order = sorted(matches, key=lambda match: (match.at, match.table))
    for match in in_order:
        pool = levels[match.game, match.pool]
        changed = rated_by(match, pool)
        pool.update(changed)
        steps += steps_of(match, changed)
    return Counted(dict(levels), steps, len(in_order))


def recount(
    connection: Connection,
    game: str | None = None,
    found: Found | None = None,
    by: str | None = None,
    *,
    is_dry: bool = False,
) -> Recount:
    """Recounts all ratings, or those of one game, and returns the differences. `is_dry` writes nothing.

    `found`: matches already read and counted, which takes longest and can be done without blocking writers.
    """
    if game is not None:
        load(game)
    if not is_dry:
        lock_ratings(connection)
    found = found or Found()
    find_some(connection, game, found)
    counted = found.count()
    result = Recount(
        found.replayed, found.stored, found.skipped, differences(connection, counted.levels, game)
    )
    if not is_dry:
        write(connection, counted, game)
        counts = {"matches": counted.matches, "differences": len(result.differences)}
        note(connection, by, "recount-ratings", game or "all games", **counts)
    return result


def write(connection: Connection, counted: Counted, game: str | None) -> None:
    """Replaces the stored ratings and steps."""
    connection.execute(delete(ratings).where(*of_game(ratings.c.game, game)))
    connection.execute(delete(rating_steps).where(*of_game(rating_steps.c.game, game)))
    rows = [
        {"game": key[0], "pool": key[1], "player": player, **level._asdict()}
        for key, pool in counted.levels.items()
        for player, level in pool.items()
    ]
    for table, values in ((ratings, rows), (rating_steps, counted.steps)):
        if values:
            connection.execute(insert(table), values)


def differences(
    connection: Connection, levels: dict[Pool, dict[str, Level]], game: str | None
) -> list[Difference]:
    """Returns the players whose stored ratings differ from `levels`."""
    before: defaultdict[Pool, dict[str, Level]] = defaultdict(dict)
    for row in connection.execute(select(ratings).where(*of_game(ratings.c.game, game))):
        before[row.game, row.pool][row.player] = Level(row.mu, row.sigma, row.matches)
    changed = [
        (key, player, before[key].get(player), levels.get(key, {}).get(player))
        for key in sorted(before.keys() | levels.keys())
        for player in sorted(before[key].keys() | levels.get(key, {}).keys())
    ]
    changed = [one for one in changed if not is_same(one[2], one[3])]
    named = select(people.c.id, people.c.name).where(people.c.id.in_({player for _, player, _, _ in changed}))
    names = {row.id: row.name for row in connection.execute(named)}
    return [
        Difference(
            *key,
            player,
            names.get(player, ""),
            old.sure if old else None,
            new.sure if new else None,
            old.matches if old else 0,
            new.matches if new else 0,
        )
        for key, player, old, new in changed
    ]


def is_same(one: Level | None, other: Level | None) -> bool:
    """Whether two ratings are equal, except for rounding."""
    if one is None or other is None:
        return one is other
    return (
        abs(one.mu - other.mu) < SAME and abs(one.sigma - other.sigma) < SAME and one.matches == other.matches
    )


def steps_by_table(connection: Connection, game: str | None) -> dict[str, list[StepRow]]:
    """Returns the steps of all ratings, by table."""
    found: defaultdict[str, list[StepRow]] = defaultdict(list)
    for step in connection.execute(select(rating_steps).where(*of_game(rating_steps.c.game, game))):
        found[step.table_id].append(step)
    return dict(found)


def read_tables(connection: Connection, ids: Sequence[str]) -> Iterator[Stored]:
    """Yields tables with their seats and acts, read in batches."""
    for first in range(0, len(ids), AT_ONCE):
        some = ids[first : first + AT_ONCE]
        sitters: defaultdict[str, list[SeatRow]] = defaultdict(list)
        for sitter in connection.execute(
            select(seats).where(seats.c.table_id.in_(some)).order_by(seats.c.seat)
        ):
            sitters[sitter.table_id].append(sitter)
        log: defaultdict[str, list[Entry]] = defaultdict(list)
        for row in connection.execute(
            select(acts).where(acts.c.table_id.in_(some)).order_by(acts.c.table_id, acts.c.number)
        ):
            log[row.table_id].append(read_entry(*row))
        for row in connection.execute(select(tables).where(tables.c.id.in_(some))).all():
            yield Stored(row, sitters[row.id], log[row.id])


def of_game(column: Any, game: str | None) -> tuple[Any, ...]:
    """Returns the conditions that select one game, or all."""
    return () if game is None else (column == game,)
