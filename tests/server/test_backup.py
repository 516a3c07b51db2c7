"""Backup and restore of both databases: nothing is lost, not even the data that a restore replaces."""

import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import create_engine

from starboard.match import StarboardError
from starboard.server.database.backup import back_up, restore
from starboard.server.database.database import migrate
from tests.server.client import Person
from tests.server.services import postgres, psql, running
from tests.server.test_operation import starboard


def mode(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


def refusal(url: str, file: Path) -> str:
    """Returns the reason for refusing to restore a backup."""
    with pytest.raises(StarboardError) as refused:
        restore(url, file)
    return refused.value.key


def create_database(database: str) -> None:
    """Creates an empty database."""
    engine = create_engine(database)
    with engine.begin() as connection:
        migrate(connection)
    engine.dispose()


def test_backup_while_serving_and_restore(database: str, tmp_path: Path) -> None:
    copy, file = tmp_path / "backup.db", tmp_path / "starboard.db"
    with running(database) as server:
        person = Person(server)
        table = person.new_table("stella", 3)
        assert starboard("backup", str(copy), "--database", database).returncode == 0
        later = person.new_table("stella", 3)
        assert {mode(path) for path in tmp_path.iterdir()} == {0o600}
        refused = starboard("restore", str(copy), "--database", database)
        assert refused.returncode == 2
        assert "stop it first" in " ".join(refused.stderr.split())
        person.get(f"/api/tables/{later}")
        server.kill()

        done = starboard("restore", str(copy), "--database", database)
        assert done.returncode == 0, "a server that was killed blocks nobody"
        assert "before-restore-1" in "".join(done.stdout.split())
        server.start()
        assert person.get(f"/api/tables/{table}")["state"] == "open"
        person.get(f"/api/tables/{later}", status=404)

    kept = tmp_path / "starboard.before-restore-1.db"
    assert restore(database, copy) == tmp_path / "starboard.before-restore-2.db"
    assert restore(database, kept) == tmp_path / "starboard.before-restore-3.db"
    with closing(sqlite3.connect(file)) as connection:
        assert {table, later} <= {row[0] for row in connection.execute("SELECT id FROM tables")}
    assert {mode(path) for path in tmp_path.iterdir()} == {0o600}


def test_what_is_no_backup_changes_nothing(database: str, tmp_path: Path) -> None:
    copy, file = tmp_path / "backup.db", tmp_path / "starboard.db"
    create_database(database)
    back_up(database, copy)
    before = file.read_bytes()
    nonsense = tmp_path / "nonsense"
    nonsense.write_text("no database")
    torn = tmp_path / "torn"
    torn.write_bytes(copy.read_bytes()[:-5000] + bytes(5000))
    assert refusal(database, nonsense) == "not-a-backup"
    assert refusal(database, torn) == "not-a-backup"
    assert refusal(database, tmp_path / "nothing") == "no-file"
    with pytest.raises(StarboardError, match="no file"):
        back_up(f"sqlite:///{tmp_path}/nothing.db", copy)
    assert file.read_bytes() == before


def test_a_damaged_database_can_be_restored(database: str, tmp_path: Path) -> None:
    copy, file = tmp_path / "backup.db", tmp_path / "starboard.db"
    create_database(database)
    back_up(database, copy)
    file.write_bytes(b"damaged")
    kept = restore(database, copy)
    assert kept
    assert kept.read_bytes() == b"damaged"
    assert mode(kept) == 0o600
    assert file.read_bytes() == copy.read_bytes()


def test_postgresql(
    tmp_path: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy, nonsense = tmp_path / "backup.dump", tmp_path / "nonsense"
    with postgres(tmp_path_factory.mktemp("own")) as url:
        with running(url) as server:
            person = Person(server)
            table = person.new_table("stella", 3)
            back_up(url, copy)
            later = person.new_table("stella", 3)
            assert refusal(url, copy) == "database-in-use"
        kept = restore(url, copy)
        assert kept == tmp_path / "backup.before-restore-1.dump"
        with running(url) as server:
            same = Person(server, person.key)
            same.get(f"/api/tables/{table}")
            same.get(f"/api/tables/{later}", status=404)
            same.new_table("stella", 3)
        assert restore(url, copy) == tmp_path / "backup.before-restore-2.dump"
        restore(url, kept)
        assert later in psql(url, "SELECT id FROM tables")
        assert {mode(path) for path in tmp_path.iterdir()} == {0o600}
        nonsense.write_text("no dump")
        assert refusal(url, nonsense) == "not-a-backup"
    with pytest.raises(StarboardError, match="pg_dump failed"):
        back_up(url, copy)
    monkeypatch.setenv("PATH", "/nowhere")
    with pytest.raises(StarboardError, match="pg_dump"):
        back_up(url, copy)


def test_what_root_restores_belongs_to_the_server(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server runs as the folder's owner, and must be able to read the database and lock it."""
    copy, file, given = tmp_path / "backup.db", tmp_path / "starboard.db", list[tuple[str, int]]()
    create_database(database)
    back_up(database, copy)
    monkeypatch.setattr("os.geteuid", lambda: 0)
    monkeypatch.setattr("os.chown", lambda path, user, group: given.append((Path(path).name[:13], user)))
    restore(database, copy)
    assert given == [("starboard.db.", tmp_path.stat().st_uid), (".starboard.db", tmp_path.stat().st_uid)]
    assert file.exists()
