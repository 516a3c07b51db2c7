"""The files of the embedded database: for their owner only, and locked while somebody uses them."""

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import IO

from starboard.match import StarboardError

PRIVATE = 0o600
BESIDE = ("-wal", "-shm")
"""SQLite keeps files beside its own, with names that end so."""


def make_private(file: Path) -> None:
    """Creates the file of a database if there is none, and keeps others from reading it. New files beside it follow it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(file, os.O_CREAT | os.O_RDWR, PRIVATE))
    for one in (file, *(file.with_name(file.name + ending) for ending in BESIDE)):
        with suppress(FileNotFoundError, PermissionError):  # another may own it: then that one decides
            one.chmod(PRIVATE)


def hand_over(file: Path) -> None:
    """Gives what root has made to the owner of its folder: the server runs as another user."""
    if sys.platform != "win32" and os.geteuid() == 0:
        owner = file.parent.stat()
        os.chown(file, owner.st_uid, owner.st_gid)


def lock(file: Path, *, is_alone: bool) -> IO[str]:
    """Locks a database until the answer is closed or the process ends, however it ends.

    Servers share the lock. A restore needs it alone, and raises while any server has it.
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
