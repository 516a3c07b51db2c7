"""A table closed to spectators: whoever is there without a seat when it starts is sent away, and hears
nothing of the match."""

import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

from starboard.server.web.socket import REFUSED
from tests.server.client import Person, has_closed
from tests.server.services import Server, running

MOMENT = 0.5
"""Seconds in which a request has surely come to the point where it waits."""


@contextmanager
def held_up(database: str) -> Iterator[None]:
    """Nothing can be written: whoever changes a table waits in the middle of it."""
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
    """The start is under way."""
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
        assert has_closed(talk) == REFUSED
        assert [message["error"] for message in talk.heard] == ["not-watchable"]
