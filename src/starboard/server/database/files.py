"""The files of the embedded database: readable by their owner only, and locked while in use."""

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import IO

from starboard.match import StarboardError

PRIVATE = 0o600
BESIDE = ("-wal", "-shm")
"""Suffixes of the files that SQLite keeps beside its own."""


def make_private(file: Path) -> None:
    """Creates the database file if needed. Makes it and the files beside it readable by its owner only."""
    file.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(file, os.O_CREAT | os.O_RDWR, PRIVATE))
    for one in (file, *(file.with_name(file.name + ending) for ending in BESIDE)):
        with suppress(FileNotFoundError, PermissionError):  # another user may own it, and decides
            one.chmod(PRIVATE)


def hand_over(file: Path) -> None:
    """Gives a file that root created to the owner of its folder: the server runs as another user."""
    if sys.platform != "win32" and os.geteuid() == 0:
        owner = file.parent.stat()
        os.chown(file, owner.st_uid, owner.st_gid)


def lock(file: Path, *, is_alone: bool) -> IO[str]:
    """Locks a database until the returned file is closed or the process ends, however it ends.

    Servers share the lock. A restore needs it exclusively (`is_alone`), and raises while any server has it.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    beside = file.with_name(f"{file.name}.lock")
    held = os.fdopen(os.open(beside, os.O_CREAT | os.O_RDWR, PRIVATE), "w")
    hand_over(beside)
    if sys.platform != "win32":
        import fcntl

        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB if is_alone else fcntl.LOCK_SH)
        except BlockingIOError:
            held.close()
            raise StarboardError("database-in-use") from None
    return held
