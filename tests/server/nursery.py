"""A process with everything preloaded that forks a server for each test that needs one.

`starboard serve` spends two seconds on imports and on loading compiled code; forking spends them once for all
tests. Each server is a separate process that can be killed, limited and stopped like any other.
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
"""Bytes that a server can write before its log must be read."""


class Forked:
    """A forked server."""

    def __init__(self, pid: int, log: int) -> None:
        self.pid = pid
        self._log = log  # the read end of a pipe: works with a full disk too
        self._handle = os.pidfd_open(pid)
        self._is_over = False

    def poll(self) -> int | None:
        """Returns None while it runs."""
        return 0 if self._has_ended(0) else None

    def send_signal(self, number: int) -> None:
        if not self._has_ended(0):
            signal.pidfd_send_signal(self._handle, number)

    def wait(self, seconds: float) -> None:
        if not self._has_ended(seconds):
            raise TimeoutError(f"the server still runs after {seconds} seconds")

    def log(self) -> str:
        """Returns what it wrote to standard error; call it after the end."""
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
    """The forking process, controlled by the tests."""

    def __init__(self) -> None:
        words = [sys.executable, "-m", "tests.server.nursery"]
        folder = Path(__file__).parents[2]
        self._process = subprocess.Popen(
            words, cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self._folder = Path(tempfile.mkdtemp(prefix="starboard-nursery-"))
        self._count = 0

    def fork(self, port: int, environment: dict[str, str]) -> Forked:
        """Starts a new server."""
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
    """The nursery of this test process, which ends with it."""
    return Nursery()


def warm_up() -> None:
    """Imports everything, and loads all games' compiled rules."""
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

    create_app()  # for Litestar's imports and caches; each server builds its own
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
    """Runs `starboard serve` in the fork."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    nothing, log = os.open(os.devnull, os.O_RDWR), os.open(order["log"], os.O_WRONLY)
    for stream, number in ((nothing, 0), (nothing, 1), (log, 2)):
        os.dup2(stream, number)
    faulthandler.enable()  # SIGABRT prints where all threads are
    os.environ.clear()
    os.environ.update(order["environment"])
    from starboard.cli import app

    sys.argv = ["starboard", "serve", "--port", str(order["port"])]
    app()


def main() -> None:
    """Forks a server for every line read, and prints its process id."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for ended servers
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
