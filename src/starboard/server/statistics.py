"""A person's statistics: results by game and opponent, points, ratings over time."""

from collections import defaultdict
from collections.abc import Sequence

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, select

from starboard.match import Result
from starboard.server.database.database import Database
from starboard.server.database.rows import SeatRow, StepRow, TableRow
from starboard.server.database.schema import acts, people, rating_steps, seats, tables
from starboard.server.observe import log
from starboard.server.people import Person
from starboard.server.play.left import Leaves, leaves_of, left_seats
from starboard.server.play.ratings import player_of

MOST_MATCHES = 500
"""How many of the newest matches count."""


class Played(Struct):
    """A match of mine. `others`: points of the best other player. `is_mine`: I played it to the end."""

    table: str
    game: str
    at: float
    points: int
    others: int
    place: int
    is_won: bool
    is_mine: bool


class Tally(Struct):
    """Matches, and how many were won or tied for first. `of`: a game, a person's name, or bot:LEVEL."""

    of: str
    matches: int = 0
    wins: int = 0
    points: float = 0.0
    """My average points."""
    others: float = 0.0
    """Average points of the best other player."""

    def count(self, match: Played) -> None:
        """Adds a match."""
        self.points = (self.points * self.matches + match.points) / (self.matches + 1)
        self.others = (self.others * self.matches + match.others) / (self.matches + 1)
        self.matches += 1
        self.wins += match.is_won


class Course(Struct):
    """A rating over time: pairs of time and rating."""

    game: str
    pool: str
    steps: list[tuple[float, float]]


class Statistics(Struct):
    """The statistics of one person, the newest match first."""

    matches: list[Played]
    games: list[Tally]
    opponents: list[Tally]
    ratings: list[Course]
    leaves: Leaves


async def statistics_of(person: Person, database: Database) -> Statistics:
    """Returns the statistics of matches in which a person had exactly one seat, not continued from a record.

    A match that a bot finished for a player is neither a win nor a loss.
    """
    rows, sitters, names, steps, left, leaves = await database.read(
        lambda connection: read(connection, person.id)
    )
    by_table: dict[str, list[SeatRow]] = defaultdict(list)
    for sitter in sitters:
        by_table[sitter.table_id].append(sitter)
    matches: list[Played] = []
    games: dict[str, Tally] = {}
    opponents: dict[str, Tally] = {}
    for row in rows:
        mine = [sitter.seat for sitter in by_table[row.id] if sitter.person == person.id]
        if len(mine) != 1:
            continue
        try:
            match = played(row, mine[0], (row.id, mine[0]) not in left)
        except (IndexError, KeyError, TypeError, ValueError):
            log.warning("the result of a finished table cannot be read", extra={"table": row.id})
            continue
        matches.append(match)
        if not match.is_mine:
            continue
        games.setdefault(row.game, Tally(row.game)).count(match)
        there = [one for one in by_table[row.id] if one.seat != mine[0] and (row.id, one.seat) not in left]
        others = {player_of(sitter.person, sitter.bot) for sitter in there}
        for other in sorted(others):
            opponents.setdefault(other, Tally(names.get(other, other))).count(match)
    courses: dict[tuple[str, str], Course] = {}
    for step in steps:
        courses.setdefault((step.game, step.pool), Course(step.game, step.pool, [])).steps.append(
            (step.at, step.rating)
        )
    by_matches = sorted(opponents.values(), key=lambda tally: -tally.matches)
    return Statistics(matches, list(games.values()), by_matches, list(courses.values()), leaves)


Read = tuple[
    Sequence[TableRow], Sequence[SeatRow], dict[str, str], Sequence[StepRow], set[tuple[str, int]], Leaves
]


def read(connection: Connection, person: str) -> Read:
    """Reads the newest finished tables of a person, their seats and the players' names.

    Also the person's rating steps, the seats that were left, and how often the person has left.
    """
    own = select(seats.c.table_id).where(seats.c.person == person)
    given = (
        select(acts.c.table_id)
        .where(acts.c.table_id == tables.c.id, acts.c.number == 0, acts.c.kind == "given")
        .exists()
    )
    finished = select(tables).where(tables.c.id.in_(own), tables.c.state == "finished", ~given)
    rows = list(connection.execute(finished.order_by(tables.c.changed.desc()).limit(MOST_MATCHES)))
    sitters = list(connection.execute(select(seats).where(seats.c.table_id.in_([row.id for row in rows]))))
    known = select(people.c.id, people.c.name).where(
        people.c.id.in_({sitter.person for sitter in sitters if sitter.person})
    )
    steps = select(rating_steps).where(rating_steps.c.player == person).order_by(rating_steps.c.at)
    left = left_seats(connection, [row.id for row in rows])
    names = {one.id: one.name for one in connection.execute(known)}
    return (
        rows,
        sitters,
        names,
        list(connection.execute(steps)),
        left,
        leaves_of(connection, [person])[person],
    )


def played(row: TableRow, seat: int, is_mine: bool) -> Played:
    """Returns a finished match from the view of one seat."""
    result = msgspec.convert(row.result, Result)
    best_other = max(points for other, points in enumerate(result.points) if other != seat)
    return Played(
        table=row.id,
        game=row.game,
        at=row.changed,
        points=result.points[seat],
        others=best_other,
        place=result.seats[seat].place,
        is_won=is_mine and seat in result.winners,
        is_mine=is_mine,
    )
