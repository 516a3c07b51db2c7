"""The server under stress: one that is started for the run, or one already running on this machine."""

import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import psutil

from starboard.match import StarboardError

OPEN_LIMITS = {
    "requests": 10**6,
    "messages": 10**4,
    "sockets": 10**5,
    "states": 10**7,
    "connections": 10**5,
    "tables": 10**5,
}
"""All clients come from one machine, so the limits for one guest must not apply."""


@dataclass(frozen=True)
class Served:
    """A server under stress. `process` is None if it was running already."""

    url: str
    runs_on: str
    process: psutil.Process | None = None

    @property
    def processes(self) -> list[psutil.Process]:
        return [self.process, *self.process.children(recursive=True)] if self.process else []

    def cpu_seconds(self) -> float:
        """Returns the CPU seconds of its processes so far."""
        return float(sum(times.user + times.system for times in (one.cpu_times() for one in self.processes)))

    def memory_megabytes(self) -> float:
        return float(sum(one.memory_info().rss for one in self.processes)) / 2**20


@contextmanager
def served(url: str | None, database: str, redis: str, workers: int, folder: Path | None) -> Iterator[Served]:
    """Yields the server at `url`, or starts one with high limits. Its file is in `folder`, best on a disk."""
    if url:
        if urlsplit(url).hostname not in ("localhost", "127.0.0.1", "::1"):
            raise StarboardError("stress-elsewhere")
        yield Served(url.rstrip("/"), "as found")
        return
    with tempfile.TemporaryDirectory(dir=folder) as own:
        port = free_port()
        options = {
            "database": database or f"sqlite:///{own}/stress.db",
            "redis": redis,
            "workers": workers,
            "port": port,
            **OPEN_LIMITS,
        }
        words = [word for name, value in options.items() if value for word in (f"--{name}", str(value))]
        server = subprocess.Popen(
            [sys.executable, "-m", "starboard", "serve", *words], stdout=subprocess.DEVNULL
        )
        try:
            wait_for(f"http://127.0.0.1:{port}/health", server)
            kind = "PostgreSQL" if database else f"SQLite on {file_system(Path(own))}"
            yield Served(
                f"http://127.0.0.1:{port}", f"{kind}, workers: {workers}", psutil.Process(server.pid)
            )
        finally:
            server.terminate()
            server.wait(20)


def free_port() -> int:
    """Returns a free port."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def file_system(folder: Path) -> str:
    """Returns the type of a folder's file system, since a write to `tmpfs` reaches no disk."""
    mounts = [
        part for part in psutil.disk_partitions(all=True) if folder.resolve().is_relative_to(part.mountpoint)
    ]
    return max(mounts, key=lambda part: len(part.mountpoint)).fstype if mounts else "an unknown file system"


def wait_for(url: str, server: "subprocess.Popen[bytes]", seconds: float = 60.0) -> None:
    """Waits until the server answers."""
    end = time.monotonic() + seconds
    while time.monotonic() < end and server.poll() is None:
        try:
            if httpx.get(url, timeout=1).status_code == 200:
                return
        except httpx.HTTPError:
            time.sleep(0.1)
    raise TimeoutError("the server did not start")
