"""Real servers for tests: ours, PostgreSQL and Redis, started and stopped here."""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests.server.nursery import Forked, nursery


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


class Server:
    """`starboard serve` in its own process (see `nursery`).

    It can be killed, and restarted on the same database.
    """

    def __init__(self, database: str, **settings: object) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        chosen = {
            "database": database,
            "bot_pace": 0.02,
            "analysis": 1.5,
            "hint": 0.1,
            "requests": 10**6,
            "messages": 1000,
            "sockets": 10**4,
            "states": 10**6,
            "open_tables": 10**4,
            "running_tables": 10**4,
            "listed_tables": 10**4,
            "tables": 10**6,
            "masters": 10**3,
            **settings,
        }
        self.environment = os.environ | {
            f"STARBOARD_{name.upper()}": str(value) for name, value in chosen.items()
        }
        self.process: Forked | None = None

    def start(self) -> "Server":
        self.process = nursery().fork(self.port, self.environment)
        end = time.monotonic() + 120
        while time.monotonic() < end and self.process.poll() is None:
            try:
                if httpx.get(self.url + "/health", timeout=2).status_code == 200:
                    return self
            except httpx.HTTPError:
                time.sleep(0.02)
        self.process.send_signal(signal.SIGABRT)
        self.process.wait(20)
        raise RuntimeError(f"the server did not start: {self.process.log()}")

    def kill(self) -> None:
        """Kills it, like a power cut."""
        assert self.process
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(10)

    def stop(self) -> str:
        """Stops it gracefully; returns its log."""
        assert self.process
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(20)
        return self.process.log()


@contextmanager
def running(database: str, **settings: object) -> Iterator[Server]:
    server = Server(database, **settings).start()
    try:
        yield server
    finally:
        if server.process and server.process.poll() is None:
            server.stop()


def postgres_program(name: str) -> str:
    """Finds a program of PostgreSQL, which keeps them in a folder for each version."""
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return str(found[-1]) if found else shutil.which(name) or name


@contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """A PostgreSQL server with an empty database; yields its address."""
    port = free_port()
    # PostgreSQL refuses to run as root.
    user = pwd.getpwnam("postgres") if os.getuid() == 0 else None
    data = folder / "postgres"
    data.mkdir()
    if user:
        os.chown(data, user.pw_uid, user.pw_gid)
        for parent in (folder, *folder.parents):
            if parent != Path("/tmp") and str(parent).startswith("/tmp"):
                parent.chmod(0o755)

    def run(*words: str) -> None:
        subprocess.run(words, user=user.pw_uid if user else None, check=True, capture_output=True, cwd="/")

    run(
        postgres_program("initdb"),
        "-D",
        str(data),
        "-U",
        "starboard",
        "-A",
        "trust",
        "-E",
        "UTF8",
        "--no-sync",
    )
    settings = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={data}"
    run(postgres_program("pg_ctl"), "-D", str(data), "-w", "-l", str(data / "log"), "-o", settings, "start")
    try:
        yield f"postgresql://starboard@127.0.0.1:{port}/postgres"
    finally:
        run(postgres_program("pg_ctl"), "-D", str(data), "-m", "immediate", "stop")


def psql(url: str, statement: str) -> str:
    """Returns PostgreSQL's answer to a statement."""
    words = ["psql", "--no-psqlrc", "--tuples-only", "--no-align", "--command", statement, "--dbname", url]
    return subprocess.run(words, check=True, capture_output=True, text=True).stdout.strip()


@contextmanager
def redis(folder: Path, port: int | None = None) -> Iterator[str]:
    """A Redis server; yields its address."""
    port = port or free_port()
    words = ["redis-server", "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", str(folder)]
    process = subprocess.Popen(words, stdout=subprocess.DEVNULL)
    try:
        for _ in range(100):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.05)
        yield f"redis://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(10)
