"""Ratings by OpenSkill: for each game one pool of matches among people, and one of matches with bots.

Who is rated, and before whom, is the play's `standing`.
"""

from typing import Any

from openskill.models import PlackettLuce
from sqlalchemy import Connection, Row, insert, select
from sqlalchemy.dialects import postgresql, sqlite

from starboard.server.database.schema import rating_steps, ratings
from starboard.server.play.game import Play

MODEL = PlackettLuce()
RATING_LOCK = 7827_2027


def player_of(person: str | None, bot: str | None) -> str:
    """Under which name a seat is rated."""
    return person or f"bot:{bot}"


def sure(mu: float, sigma: float) -> float:
    """The rating that is shown: what is surely reached."""
    return mu - 3 * sigma


def players_of(play: Play) -> list[str]:
    """Under which names the seats are rated, in their order."""
    return [player_of(sitting.person, sitting.bot) for sitting in play.sittings]


def is_rated(play: Play) -> bool:
    """Whether a match counts for the ratings. Nobody plays against oneself: such a match does not."""
    players = players_of(play)
    return play.is_rated and len(set(players)) == len(players)


def rate_match(connection: Connection, table: Row[Any], play: Play) -> None:
    """Changes the ratings by a match whose standing is decided."""
    game, standing, all_players = table.game, play.standing, players_of(play)
    if standing is None or len(standing.ranks) < 2 or not is_rated(play):
        return
    players = {all_players[seat]: rank for seat, rank in sorted(standing.ranks.items())}
    if connection.dialect.name == "postgresql":  # bots are rated by all workers: one after the other
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({RATING_LOCK})")
    people = [sitting.person for sitting in play.sittings if sitting.person]
    pool = "people" if len(people) == len(play.sittings) else "bots"
    key = (ratings.c.game == game, ratings.c.pool == pool)
    known = {row.player: row for row in connection.execute(select(ratings).where(*key, ratings.c.player.in_(players)))}
    teams = [[MODEL.rating(known[player].mu, known[player].sigma) if player in known else MODEL.rating()] for player in players]
    ranks = [float(rank) for rank in players.values()]
    rows = [
        {
            "game": game,
            "pool": pool,
            "player": player,
            "mu": team[0].mu,
            "sigma": team[0].sigma,
            "matches": (known[player].matches if player in known else 0) + 1,
        }
        for player, team in sorted(zip(players, MODEL.rate(teams, ranks=ranks), strict=True))
    ]
    upsert = sqlite.insert(ratings) if connection.dialect.name == "sqlite" else postgresql.insert(ratings)
    changed = {name: upsert.excluded[name] for name in ("mu", "sigma", "matches")}
    connection.execute(upsert.on_conflict_do_update(index_elements=["game", "pool", "player"], set_=changed), rows)
    left = {all_players[seat] for seat in standing.left}
    steps = [
        {
            "table_id": table.id,
            "player": row["player"],
            "game": game,
            "pool": pool,
            "at": standing.at,
            "rating": sure(row["mu"], row["sigma"]),
            "is_left": row["player"] in left if row["player"] in people and len(people) > 1 else None,
        }
        for row in rows
    ]
    connection.execute(insert(rating_steps), steps)
