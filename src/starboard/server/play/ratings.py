"""Ratings by OpenSkill. Each game has a pool of matches among people, and one of matches with bots.

`Play.standing` has the ranks.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

from openskill.models import PlackettLuce
from sqlalchemy import Connection, insert, select
from sqlalchemy.dialects import postgresql, sqlite

from starboard.server.database.rows import TableRow
from starboard.server.database.schema import rating_steps, ratings
from starboard.server.play.play import Play

MODEL = PlackettLuce()
RATING_LOCK = 7827_2027


class Level(NamedTuple):
    """A player's rating in one pool of a game."""

    mu: float
    sigma: float
    matches: int

    @property
    def sure(self) -> float:
        """The rating that is shown."""
        return sure(self.mu, self.sigma)


class RatedMatch(NamedTuple):
    """A match that is rated. `ranks`: by player, the lowest is the best.

    `is_left`: by player, whether they left the match; None if they played only with bots.
    """

    table: str
    game: str
    pool: str
    at: float
    ranks: dict[str, int]
    is_left: dict[str, bool | None]


def player_of(person: str | None, bot: str | None) -> str:
    """Returns the name under which a seat is rated."""
    return person or f"bot:{bot}"


def sure(mu: float, sigma: float) -> float:
    """Returns the rating that is shown, a cautious estimate."""
    return mu - 3 * sigma


def players_of(play: Play) -> list[str]:
    """Returns the names under which the seats are rated, in order."""
    return [player_of(sitting.person, sitting.bot) for sitting in play.sittings]


def is_rated(play: Play) -> bool:
    """Whether a match counts for the ratings. A match with the same player at two seats does not."""
    players = players_of(play)
    return play.is_rated and len(set(players)) == len(players)


def rated_match(table: TableRow, play: Play) -> RatedMatch | None:
    """Returns the ranks of a match whose standing is decided, or None if it is not rated."""
    standing = play.standing
    if standing is None or len(standing.ranks) < 2 or not is_rated(play):
        return None
    players = players_of(play)
    people = {sitting.person for sitting in play.sittings if sitting.person}
    pool = "people" if len(people) == len(play.sittings) else "bots"
    ranks = {players[seat]: rank for seat, rank in sorted(standing.ranks.items())}
    left = {players[seat] for seat in standing.left}
    is_left = {player: player in left if player in people and len(people) > 1 else None for player in ranks}
    return RatedMatch(table.id, table.game, pool, standing.at, ranks, is_left)


def rated_by(match: RatedMatch, known: Mapping[str, Level]) -> dict[str, Level]:
    """Returns the players' ratings after a match; players not in `known` had none before."""
    teams = [
        [MODEL.rating(known[player].mu, known[player].sigma) if player in known else MODEL.rating()]
        for player in match.ranks
    ]
    after = MODEL.rate(teams, ranks=[float(rank) for rank in match.ranks.values()])
    return {
        player: Level(team[0].mu, team[0].sigma, (known[player].matches if player in known else 0) + 1)
        for player, team in zip(match.ranks, after, strict=True)
    }


def rate_match(connection: Connection, table: TableRow, play: Play) -> None:
    """Updates the ratings after a match whose standing is decided."""
    match = rated_match(table, play)
    if match is None:
        return
    lock_ratings(connection)
    mine = (ratings.c.game == match.game, ratings.c.pool == match.pool, ratings.c.player.in_(match.ranks))
    known = {
        row.player: Level(row.mu, row.sigma, row.matches)
        for row in connection.execute(select(ratings).where(*mine))
    }
    levels = rated_by(match, known)
    rows = [
        {"game": match.game, "pool": match.pool, "player": player, **levels[player]._asdict()}
        for player in sorted(levels)
    ]
    upsert = sqlite.insert(ratings) if connection.dialect.name == "sqlite" else postgresql.insert(ratings)
    changed = {name: upsert.excluded[name] for name in Level._fields}
    connection.execute(
        upsert.on_conflict_do_update(index_elements=["game", "pool", "player"], set_=changed), rows
    )
    connection.execute(insert(rating_steps), steps_of(match, levels))


def lock_ratings(connection: Connection) -> None:
    """Locks the ratings: several workers may rate the same bot."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({RATING_LOCK})")


def steps_of(match: RatedMatch, levels: Mapping[str, Level]) -> list[dict[str, Any]]:
    """Returns the rows of `rating_steps` for a match."""
    return [
        {
            "table_id": match.table,
            "player": player,
            "game": match.game,
            "pool": match.pool,
            "at": match.at,
            "rating": levels[player].sure,
            "is_left": match.is_left[player],
            "rank": match.ranks[player],
        }
        for player in sorted(levels)
    ]
