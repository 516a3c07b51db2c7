"""Preparing games beside a server: it starts at once, and each game can be played as soon as it is ready.

The server's process makes a folder with an empty file for every game that is not ready, and starts another
process with low priority, which removes them one by one (`starboard/server/preparing.py` follows that).
"""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread

import typer
from rich.console import Console

from starboard.engine.compiler import check_compiler
from starboard.games import catalogue
from starboard.lab.prepare import is_prepared, prepare
from starboard.server.preparing import FOLDER
from starboard.words import say

__all__ = ["FOLDER", "prepare_for_server", "preparing_beside"]
PREPARE = "STARBOARD_PREPARE"
"""The environment variable with another program that prepares games: `./play` first installs the compiler."""
FOR_PLAYING = ("rules", "bots")
NICENESS = 10


@contextmanager
def preparing_beside(language: str) -> Iterator[None]:
    """Prepares all games that are not ready in another process, until the end of the block."""
    missing = [book.key for book in catalogue() if not is_prepared(book.key, FOR_PLAYING)]
    if not missing:
        yield
        return
    program = os.environ.get(PREPARE)
    if not program:
        check_compiler()
    with TemporaryDirectory(prefix="starboard-preparing-", ignore_cleanup_errors=True) as folder:
        for key in missing:
            (Path(folder) / key).touch()
        os.environ[FOLDER] = folder
        own = [sys.executable, "-m", "starboard", "prepare", "--lang", language]
        process = subprocess.Popen([program] if program else own, start_new_session=True)
        Thread(target=_clear_at_end, args=(process, Path(folder), language), daemon=True).start()
        # By default, the signal would end this process before the other one is stopped.
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
        try:
            yield
        finally:
            _stop(process)


def _clear_at_end(process: "subprocess.Popen[bytes]", folder: Path, language: str) -> None:
    """Removes what is left when the other process has ended: no game is waited for in vain."""
    process.wait()
    left = [*folder.glob("*")]
    for mark in left:
        mark.unlink(missing_ok=True)
    if left:
        typer.echo(say("terminal-not-ready", language), err=True)


def _stop(process: "subprocess.Popen[bytes]") -> None:
    if process.poll() is None:
        if os.name == "posix":
            os.killpg(process.pid, signal.SIGTERM)
        else:
            process.terminate()
        process.wait()


def prepare_for_server(folder: Path, language: str) -> None:
    """Prepares the games that have a file in `folder`, the short ones first. Removes the files."""
    if os.name == "posix":
        os.nice(NICENESS)
    keys = [book.key for book in catalogue() if (folder / book.key).exists()]
    check_compiler()
    ready = 0
    for key in prepare(keys, (*FOR_PLAYING, "web")):
        mark = folder / key
        if mark.exists() and is_prepared(key, FOR_PLAYING):
            mark.unlink()
            ready += 1
            name = say(f"{key}-name", language)
            told = say("terminal-ready", language, game=name, count=ready, all=len(keys))
            Console(stderr=True).print(told, highlight=False)
