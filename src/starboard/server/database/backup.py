"""Backs up and restores a whole database."""

import os
import shutil
import sqlite3
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from itertools import count
from pathlib import Path

from sqlalchemy.engine import URL, make_url

from starboard.match import StarboardError
from starboard.server.database.database import APPLICATION
from starboard.server.database.files import BESIDE, PRIVATE, hand_over, lock

IN_USE = (
    "SELECT count(*) FROM pg_stat_activity "
    f"WHERE datname = current_database() AND application_name = '{APPLICATION}'"
)
DROP_ALL = """DO $$ DECLARE name text; BEGIN
    FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = current_schema() LOOP
        EXECUTE format('DROP TABLE %I CASCADE', name);
    END LOOP;
END $$"""
LONGEST_DETAIL = 400


def back_up(url: str, file: Path) -> None:
    """Copies a database, even while servers use it. Replaces an existing `file` once the copy is complete."""
    source = make_url(url)
    with fresh_file(file) as copy:
        if is_embedded(source):
            copy_embedded(embedded_file(source), copy)
        else:
            dump(source, copy)


def restore(url: str, file: Path) -> Path | None:
    """Restores a database from a backup. Returns the copy of the previous database, if there was one.

    Raises while a server uses the database.
    """
    if not file.is_file():
        raise StarboardError("no-file", file=str(file))
    target = make_url(url)
    return (
        restore_embedded(embedded_file(target), file)
        if is_embedded(target)
        else restore_postgres(target, file)
    )


def is_embedded(url: URL) -> bool:
    """Whether `url` names an SQLite file."""
    return url.get_backend_name() == "sqlite"


def embedded_file(url: URL) -> Path:
    """Returns the file of an embedded database."""
    return Path(url.database or "")


@contextmanager
def fresh_file(file: Path) -> Iterator[Path]:
    """A new file readable by its owner only. It replaces `file` at the end unless the block raised."""
    file.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{file.name}-", dir=file.parent)
    os.close(handle)
    try:
        yield Path(name)
        Path(name).replace(file)
    finally:
        Path(name).unlink(missing_ok=True)


def free_name(file: Path, ending: str) -> Path:
    """Returns an unused name for the database before a restore, so that no earlier copy is overwritten."""
    names = (file.with_name(f"{file.stem}.before-restore-{number}{ending}") for number in count(1))
    return next(name for name in names if not name.exists())


# ---- the embedded database ---------------------------------------------------------------------------------


def copy_embedded(source: Path, target: Path) -> None:
    """Makes a complete and consistent copy, even during writes."""
    if not source.exists():
        raise StarboardError("no-file", file=str(source))
    with closing(sqlite3.connect(source)) as one, closing(sqlite3.connect(target)) as other:
        one.backup(other)


def restore_embedded(target: Path, file: Path) -> Path | None:
    """Restores from `file`. Moves the existing files aside unread: they may be damaged."""
    check_backup(file)
    with lock(target, is_alone=True), fresh_file(target) as copy:
        copy_embedded(file, copy)
        hand_over(copy)
        if not target.exists():
            return None
        kept = free_name(target, target.suffix)
        for ending in ("", *BESIDE):
            if (part := target.with_name(target.name + ending)).exists():
                part.chmod(PRIVATE)
                part.rename(kept.with_name(kept.name + ending))
    return kept


def check_backup(file: Path) -> None:
    """Raises unless `file` is an intact database of ours."""
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as source:
            source.execute("SELECT count(*) FROM acts").fetchone()
            is_whole = source.execute("PRAGMA quick_check").fetchone() == ("ok",)
    except sqlite3.Error:
        is_whole = False
    if not is_whole:
        raise StarboardError("not-a-backup", file=str(file))


# ---- PostgreSQL, with its own programs ---------------------------------------------------------------------


def dump(source: URL, file: Path) -> None:
    """Dumps the whole database in PostgreSQL's own format."""
    run(source, "pg_dump", "--format=custom", "--no-owner", "--no-privileges", f"--file={file}")


def restore_postgres(target: URL, file: Path) -> Path:
    """Restores in one transaction: if anything fails, the database stays as it was."""
    try:
        content = run(None, "pg_restore", "--list", str(file))
    except StarboardError as error:
        if error.key == "no-program":
            raise
        content = ""
    if " acts " not in content:
        raise StarboardError("not-a-backup", file=str(file))
    if run(target, "psql", "--tuples-only", "--no-align", f"--command={IN_USE}").strip() != "0":
        raise StarboardError("database-in-use")
    kept = free_name(file, ".dump")
    back_up(target.render_as_string(hide_password=False), kept)
    with tempfile.TemporaryDirectory() as folder:
        script = Path(folder) / "restore.sql"
        run(None, "pg_restore", "--no-owner", "--no-privileges", f"--file={script}", str(file))
        steps = (f"--command={DROP_ALL}", f"--file={script}")
        run(target, "psql", "--no-psqlrc", "--quiet", "--single-transaction", "--set=ON_ERROR_STOP=1", *steps)
    return kept


def run(database: URL | None, program: str, *words: str) -> str:
    """Runs a PostgreSQL program and returns its output.

    The password goes into the environment, since all users can see the arguments.
    """
    if shutil.which(program) is None:
        raise StarboardError("no-program", program=program)
    environment = dict(os.environ)
    if database is not None:
        plain = database.set(drivername="postgresql", password=None)
        words = (*words, f"--dbname={plain.render_as_string()}")
        if isinstance(database.password, str):
            environment["PGPASSWORD"] = database.password
    done = subprocess.run([program, *words], env=environment, capture_output=True, text=True)
    if done.returncode != 0:
        raise StarboardError("program-failed", program=program, detail=done.stderr.strip()[:LONGEST_DETAIL])
    return done.stdout
