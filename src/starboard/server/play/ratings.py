"""Ratings by OpenSkill: for each game one pool of matches among people, and one of matches with bots."""

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


def rate_match(connection: Connection, table: Row[Any], play: Play) -> None:
    """Changes the ratings by a finished match. Nobody plays against oneself: such a match does not count."""
    game, players = table.game, [player_of(sitting.person, sitting.bot) for sitting in play.sittings]
    if len(set(players)) < len(players):
        return
    if connection.dialect.name == "postgresql":  # bots are rated by all workers: one after the other
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({RATING_LOCK})")
    pool = "bots" if any(sitting.bot for sitting in play.sittings) else "people"
    key = (ratings.c.game == game, ratings.c.pool == pool)
    known = {row.player: row for row in connection.execute(select(ratings).where(*key, ratings.c.player.in_(players)))}
    teams = [[MODEL.rating(known[player].mu, known[player].sigma) if player in known else MODEL.rating()] for player in players]
    places = [float(seat["place"]) for seat in play.match.result()["seats"]]
    rows = [
        {
            "game": game,
            "pool": pool,
            "player": player,
            "mu": team[0].mu,
            "sigma": team[0].sigma,
            "matches": (known[player].matches if player in known else 0) + 1,
        }
        for player, team in sorted(zip(players, MODEL.rate(teams, ranks=places), strict=True))
    ]
    upsert = sqlite.insert(ratings) if connection.dialect.name == "sqlite" else postgresql.insert(ratings)
    changed = {name: upsert.excluded[name] for name in ("mu", "sigma", "matches")}
    connection.execute(upsert.on_conflict_do_update(index_elements=["game", "pool", "player"], set_=changed), rows)
    steps = [
        {"table_id": table.id, "player": row["player"], "at": play.at, "rating": sure(row["mu"], row["sigma"])} for row in rows
    ]
    connection.execute(insert(rating_steps), [{**step, "game": game, "pool": pool} for step in steps])
