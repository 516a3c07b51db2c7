"""Backup and restore, of both databases: nothing is lost, not even what a restore replaces."""

import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.client import Person
from tests.server.services import postgres, running
from tests.server.test_operation import starboard


def done(*words: str) -> None:
    result = starboard(*words)
    assert result.returncode == 0, result.stderr


def refused(*words: str) -> str:
    result = starboard(*words)
    assert result.returncode == 2, result.stdout
    return " ".join(result.stderr.split())


def mode(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


def test_backup_while_serving_and_restore(database: str, tmp_path: Path) -> None:
    copy, file = tmp_path / "backup.db", tmp_path / "starboard.db"
    with running(database) as server:
        person = Person(server)
        table = person.new_table("stella", 3)
        done("backup", str(copy), "--database", database)
        later = person.new_table("stella", 3)
        assert {mode(path) for path in tmp_path.iterdir()} == {0o600}

        assert "stop it first" in refused("restore", str(copy), "--database", database)
        person.get(f"/api/tables/{later}")
        server.kill()
        done("restore", str(copy), "--database", database)
        server.start()
        assert person.get(f"/api/tables/{table}")["state"] == "open"
        person.get(f"/api/tables/{later}", status=404)
        server.stop()

        done("restore", str(copy), "--database", database)
        kept = tmp_path / "starboard.before-restore-1.db"
        assert (tmp_path / "starboard.before-restore-2.db").exists()
        done("restore", str(kept), "--database", database)
        with closing(sqlite3.connect(file)) as connection:
            assert {table, later} <= {row[0] for row in connection.execute("SELECT id FROM tables")}
        assert {mode(path) for path in tmp_path.iterdir()} == {0o600}


def test_what_is_no_backup_changes_nothing(database: str, tmp_path: Path) -> None:
    copy, file = tmp_path / "backup.db", tmp_path / "starboard.db"
    with running(database):
        done("backup", str(copy), "--database", database)
    before = file.read_bytes()
    nonsense = tmp_path / "nonsense"
    nonsense.write_text("no database")
    torn = tmp_path / "torn"
    torn.write_bytes(copy.read_bytes()[:-5000] + bytes(5000))
    for bad in (nonsense, torn):
        assert "not a backup" in refused("restore", str(bad), "--database", database)
    assert "no file" in refused("restore", str(tmp_path / "nothing"), "--database", database)
    assert "no file" in refused("backup", str(copy), "--database", f"sqlite:///{tmp_path}/nothing.db")
    assert file.read_bytes() == before


def test_a_damaged_database_can_be_restored(database: str, tmp_path: Path) -> None:
    copy, file = tmp_path / "backup.db", tmp_path / "starboard.db"
    with running(database) as server:
        table = Person(server).new_table("stella", 3)
        done("backup", str(copy), "--database", database)
    file.write_bytes(b"damaged")
    done("restore", str(copy), "--database", database)
    assert (tmp_path / "starboard.before-restore-1.db").read_bytes() == b"damaged"
    with running(database) as server:
        Person(server).get(f"/api/tables/{table}")


def test_postgresql(tmp_path: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    copy = tmp_path / "backup.dump"
    with postgres(tmp_path_factory.mktemp("own")) as url:
        with running(url) as server:
            person = Person(server)
            table = person.new_table("stella", 3)
            done("backup", str(copy), "--database", url)
            later = person.new_table("stella", 3)
            assert "stop it first" in refused("restore", str(copy), "--database", url)
        done("restore", str(copy), "--database", url)
        with running(url) as server:
            same = Person(server, person.key)
            same.get(f"/api/tables/{table}")
            same.get(f"/api/tables/{later}", status=404)
            same.new_table("stella", 3)
        done("restore", str(tmp_path / "backup.before-restore-1.dump"), "--database", url)
        with running(url) as server:
            Person(server, person.key).get(f"/api/tables/{later}")
        assert {path.name: mode(path) for path in tmp_path.iterdir()} == {
            "backup.dump": 0o600,
            "backup.before-restore-1.dump": 0o600,
            "backup.before-restore-1.before-restore-1.dump": 0o600,
        }
        (tmp_path / "nonsense").write_text("no dump")
        assert "not a backup" in refused("restore", str(tmp_path / "nonsense"), "--database", url)
    assert "pg_dump failed" in refused("backup", str(copy), "--database", url)
    monkeypatch.setenv("PATH", "/nowhere")
    assert "pg_dump" in refused("backup", str(copy), "--database", url)
