"""Operation: settings, migrations, the stress test; and the example of a bot over the API."""

import asyncio
import json
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine

from starboard.games import KEYS
from starboard.server.database.database import (
    migrate,
    newest_revision,
    open_database,
    revision_of,
    sqlite,
)
from starboard.server.database.schema import metadata
from starboard.server.settings import Settings
from tests.server.client import Person
from tests.server.services import Server, running


def starboard(*words: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "starboard", *words], capture_output=True, text=True, timeout=200
    )


def test_settings_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"BOT_PACE": "0.5", "SECURE": "1", "DATABASE": "postgresql://x@y/z"}.items():
        monkeypatch.setenv(f"STARBOARD_{name}", value)
    settings = Settings.from_environment()
    assert (settings.bot_pace, settings.secure, settings.database_url) == (
        0.5,
        True,
        "postgresql+asyncpg://x@y/z",
    )
    help_text = " ".join(starboard("serve", "--help").stdout.split())
    assert "STARBOARD_DATABASE" in help_text


def test_several_workers_need_what_they_share() -> None:
    done = starboard("serve", "--workers", "2")
    assert done.returncode == 2
    assert "PostgreSQL" in done.stderr


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_the_migrations_lead_to_the_schema(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    if kind == "sqlite":
        engine = create_engine(f"sqlite:///{tmp_path}/schema.db")
        with engine.begin() as connection:
            migrate(connection)
            assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        engine.dispose()
    else:
        with running(request.getfixturevalue("postgres_url")) as server:
            Person(server).new_table("stella", 3)


def test_an_older_database_is_upgraded_with_all_its_rows(tmp_path: Path) -> None:
    """Also where migrations copy tables with references to them."""
    url = f"sqlite:///{tmp_path}/older.db"
    engine = sqlite(url, "BEGIN")
    with engine.begin() as connection:
        migrate(connection, to="0003")
        for words in (
            "INSERT INTO people (id, name, language, created) VALUES ('p', 'Ann', 'en', 1)",
            "INSERT INTO tables (id, host, game, version, players, options, seed, is_open, is_watchable,"
            " clock, state, changes, created, changed) VALUES"
            " ('t', 'p', 'stella', 1, 2, '{}', '', 0, 1, '{}', 'playing', 0, 1, 1)",
            "INSERT INTO seats (table_id, seat, person) VALUES ('t', 0, 'p')",
            "INSERT INTO chat (table_id, person, at, text) VALUES ('t', 'p', 1, 'Hello')",
        ):
            connection.exec_driver_sql(words)
    engine.dispose()

    async def open_and_close() -> None:
        await (await open_database(url)).close()

    asyncio.run(open_and_close())
    engine = sqlite(url, "BEGIN")
    with engine.begin() as connection:
        assert revision_of(connection) == newest_revision()
        for table in ("people", "tables", "seats", "chat"):
            assert connection.exec_driver_sql(f"SELECT count(*) FROM {table}").scalar() == 1, table
    engine.dispose()


def test_the_migration_lets_go_of_tables_of_bots_alone(tmp_path: Path) -> None:
    """Earlier versions ran such tables without a person; now each needs one."""
    engine = create_engine(f"sqlite:///{tmp_path}/older.db")
    with engine.begin() as connection:
        migrate(connection, to="0003")
        told = "game, version, players, options, seed, is_open, is_watchable, clock, state, changes"
        told += ", created, changed, due"
        row = "'stella', 1, 2, '{}', '', 0, 1, '{}', 'playing', 0, 1, 1, 1"
        connection.exec_driver_sql(
            "INSERT INTO people (id, name, language, created) VALUES ('p', '', 'en', 1)"
        )
        for table, person in (("bots", None), ("solo", "p")):
            connection.exec_driver_sql(
                f"INSERT INTO tables (id, host, {told}) VALUES ('{table}', 'p', {row})"
            )
            for seat, (owner, bot) in enumerate([(person, None if person else "casual"), (None, "casual")]):
                connection.exec_driver_sql(
                    "INSERT INTO seats (table_id, seat, person, bot) VALUES (?, ?, ?, ?)",
                    (table, seat, owner, bot),
                )
        migrate(connection)
        assert dict(connection.exec_driver_sql("SELECT id, due FROM tables").all()) == {
            "bots": None,
            "solo": 1,
        }
    engine.dispose()


def test_the_stress_test_counts_what_everybody_received() -> None:
    small = ("--game", "stella", "--tables", "6", "--seconds", "1")
    done = starboard("stress", *small, "--rate", "40", "--bots", "0.5")
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    assert figures["connections"] == 6 * 4 - 3
    assert 1 < figures["moves_per_second"] < 80
    assert figures["refusals"] == 0
    assert figures["milliseconds"]["p50"] <= figures["milliseconds"]["p99"]
    assert figures["server_cores"] > 0
    assert "SQLite on" in figures["server"]
    assert starboard("stress", "--url", "https://elsewhere.example").returncode == 2


@pytest.mark.parametrize("game", KEYS)
def test_the_example_bot_plays_a_whole_match(server: Server, game: str) -> None:
    script = Path(__file__).parents[2] / "examples" / "bot.py"
    done = subprocess.run(
        [sys.executable, str(script), server.url, game], capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stderr
    assert "winners" in done.stdout


def test_logs_are_lines_of_json_and_tell_no_secret(database: str) -> None:
    server = Server(database).start()
    person = Person(server)
    table = person.new_table("stella", 3, bots=["casual", "casual"], start=True)
    seed = person.get(f"/api/tables/{table}")["seed_sha256"]
    log = server.stop()
    lines = [json.loads(line) for line in log.splitlines()]
    assert {line["message"] for line in lines} >= {"serving", "stopped"}
    assert person.key not in log
    assert seed not in log
