"""A table closed to spectators: people without a seat are disconnected at its start and receive nothing."""

import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

from starboard.server.web.socket import REFUSED
from tests.server.client import Person, close_code
from tests.server.services import Server, running

MOMENT = 0.5
"""Seconds in which a request surely reaches the point where it waits."""


@contextmanager
def held_up(database: str) -> Iterator[None]:
    """Blocks all writes: a request that changes a table waits halfway."""
    with sqlite3.connect(database.removeprefix("sqlite:///"), isolation_level=None) as connection:
        connection.execute("BEGIN IMMEDIATE")
        yield
        connection.execute("ROLLBACK")


def a_full_table(server: Server) -> tuple[Person, str]:
    host = Person(server)
    table = host.new_table("stella", 2, is_watchable=False)
    Person(server).post(f"/api/tables/{table}/join", {})
    return host, table


def start(host: Person, table: str) -> threading.Thread:
    """Begins to start the match in a thread."""
    starting = threading.Thread(target=host.post, args=(f"/api/tables/{table}/start",))
    starting.start()
    time.sleep(MOMENT)
    return starting


def test_a_stranger_who_comes_while_the_match_starts_is_sent_away(database: str) -> None:
    with running(database) as server:
        host, table = a_full_table(server)
        stranger = Person(server)
        with held_up(database):
            starting = start(host, table)
            talk = stranger.sit_at(table)
            time.sleep(MOMENT)
        starting.join(20)
        assert close_code(talk) == REFUSED
        assert [message["error"] for message in talk.heard] == ["not-watchable"]
