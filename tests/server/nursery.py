"""A process that has everything a server needs in memory, and forks a server whenever a test wants one.

`starboard serve` spends two seconds on imports and on loading compiled code. A forked server spends them once
for all tests; it is a process of its own that can be killed, limited and stopped like any other.
"""

import faulthandler
import fcntl
import gc
import json
import os
import select
import signal
import subprocess
import sys
import tempfile
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

LARGEST_LOG = 1 << 20
"""Bytes that a server can write before somebody has to read them."""


class Forked:
    """A server that the nursery forked."""

    def __init__(self, pid: int, log: int) -> None:
        self.pid = pid
        self._log = log  # the end of a pipe: a full disk must not silence it
        self._handle = os.pidfd_open(pid)
        self._is_over = False

    def poll(self) -> int | None:
        """None while it runs."""
        return 0 if self._has_ended(0) else None

    def send_signal(self, number: int) -> None:
        if not self._has_ended(0):
            signal.pidfd_send_signal(self._handle, number)

    def wait(self, seconds: float) -> None:
        if not self._has_ended(seconds):
            raise TimeoutError(f"the server still runs after {seconds} seconds")

    def log(self) -> str:
        """What it wrote to standard error, once it has ended."""
        with os.fdopen(self._log, "rb") as pipe:
            os.set_blocking(self._log, True)
            return pipe.read().decode("utf-8", "replace")

    def _has_ended(self, seconds: float) -> bool:
        if not self._is_over:
            poll = select.poll()
            poll.register(self._handle, select.POLLIN)
            self._is_over = bool(poll.poll(round(1000 * seconds)))
        return self._is_over


class Nursery:
    """The process, as the tests use it."""

    def __init__(self) -> None:
        words = [sys.executable, "-m", "tests.server.nursery"]
        folder = Path(__file__).parents[2]
        self._process = subprocess.Popen(
            words, cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self._folder = Path(tempfile.mkdtemp(prefix="starboard-nursery-"))
        self._count = 0

    def fork(self, port: int, environment: dict[str, str]) -> Forked:
        """A new server."""
        self._count += 1
        log = self._folder / f"{self._count}.log"
        os.mkfifo(log)
        reading = os.open(log, os.O_RDONLY | os.O_NONBLOCK)
        fcntl.fcntl(reading, fcntl.F_SETPIPE_SZ, LARGEST_LOG)
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(
            json.dumps({"port": port, "environment": environment, "log": str(log)}) + "\n"
        )
        self._process.stdin.flush()
        return Forked(int(self._process.stdout.readline()), reading)


@cache
def nursery() -> Nursery:
    """The one of this test process. It ends with it."""
    return Nursery()


def warm_up() -> None:
    """Imports everything, and loads the compiled rules of all games."""
    for name in (
        "starboard.cli",
        "uvloop",
        "uvicorn.loops.uvloop",
        "uvicorn.lifespan.on",
        "anyio._backends._asyncio",
    ):
        import_module(name)
    from sqlalchemy import create_engine

    from starboard.cli.common import get_ready
    from starboard.games import KEYS
    from starboard.match import load
    from starboard.server.database.database import migrate
    from starboard.server.web.app import create_app
    from starboard.words import say

    create_app()  # for what Litestar imports and remembers; a server builds its own
    with create_engine("sqlite://").begin() as connection:
        migrate(connection)
    say("terminal-serving", "en", address="")
    get_ready(list(KEYS), "en", with_bots=True)
    for key in KEYS:
        match = load(key).new(load(key).players[0], 0)
        match.play(match.moves()[0])
        match.view(None)
    gc.freeze()


def serve(order: dict[str, Any]) -> None:
    """In the fork: becomes `starboard serve`."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    nothing, log = os.open(os.devnull, os.O_RDWR), os.open(order["log"], os.O_WRONLY)
    for stream, number in ((nothing, 0), (nothing, 1), (log, 2)):
        os.dup2(stream, number)
    faulthandler.enable()  # SIGABRT makes it tell where all its threads are
    os.environ.clear()
    os.environ.update(order["environment"])
    from starboard.cli import app

    sys.argv = ["starboard", "serve", "--port", str(order["port"])]
    app()


def main() -> None:
    """Forks a server for every line that is read, and tells its process."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for servers that have ended
    warm_up()
    for line in sys.stdin:
        pid = os.fork()
        if pid == 0:
            serve(json.loads(line))
            os._exit(0)
        sys.stdout.write(f"{pid}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
