"""The server is killed many times during play: every acknowledged move is stored once, and play goes on."""

import json
import random
import sqlite3
import threading
import time
from typing import Any

import pytest
from websockets.exceptions import WebSocketException

import starboard
from tests.server.client import Person
from tests.server.services import Server


class Stubborn(threading.Thread):
    """Plays a seat at random, and reconnects when the connection breaks.

    Records its acknowledged moves.
    """

    def __init__(self, server: Server, person: Person, table: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.server, self.person, self.table = server, person, table
        self.rng = random.Random(seed)
        self.acknowledged: dict[int, Any] = {}
        self.is_over = False
        self.reconnects = 0
        self.should_stop = False

    def run(self) -> None:
        while not self.is_over and not self.should_stop:
            try:
                self.play()
            except (OSError, WebSocketException, TimeoutError):
                self.reconnects += 1
                time.sleep(0.05)

    def play(self) -> None:
        talk = self.person.sit_at(self.table)
        sent: dict[int, Any] = {}
        while not self.should_stop:
            message = talk.hear(5)
            if message["type"] == "state":
                if "answers" in message:
                    self.acknowledged[message["answers"]] = sent[message["answers"]]
                if message["view"]["over"]:
                    self.is_over = True
                    return
                if message["moves"] and message["number"] not in sent:
                    number, move = message["number"], self.rng.choice(message["moves"])
                    sent[number] = move
                    talk.send(type="move", id=number, number=number, move=move)


class Group:
    """Three people who play Comet, table after table, while the test runs."""

    def __init__(self, server: Server, seed: int) -> None:
        self.server, self.seed = server, seed
        self.people = [Person(server) for _ in range(3)]
        self.players: list[Stubborn] = []
        self.sit_down()

    def sit_down(self) -> None:
        """Starts a new table if the last match is over."""
        if not all(player.is_over for player in self.players[-len(self.people) :]):
            return
        host, *others = self.people
        table = host.new_table("comet", len(self.people))
        for person in others:
            person.post(f"/api/tables/{table}/join", {})
        host.post(f"/api/tables/{table}/start")
        fresh = [
            Stubborn(self.server, person, table, self.seed + len(self.players)) for person in self.people
        ]
        self.players += fresh
        for player in fresh:
            player.start()


@pytest.mark.timeout(7200)
@pytest.mark.parametrize("kills", [50, pytest.param(1000, marks=pytest.mark.long)])
def test_killed_at_random_moments(database: str, kills: int) -> None:
    server, rng = Server(database).start(), random.Random(kills)
    groups = [Group(server, seed) for seed in range(3)]
    for _ in range(kills):
        wait_for_moves(groups, rng.randint(1, 8))
        time.sleep(rng.uniform(0, 0.05))
        server.kill()
        server.start()
    players = [player for group in groups for player in group.players]
    for player in players:
        player.should_stop = True
    for player in players:
        player.join(60)
        assert not player.is_alive()
    server.kill()
    server.start()  # no move is in flight any more
    count = sum(
        check_table(database, group, table)
        for group in groups
        for table in {player.table for player in group.players}
    )
    assert count > 2 * kills
    assert all(player.reconnects > 0 for group in groups for player in group.players[:3])
    print(f"{kills} kills, {len(players) // 3} matches, {count} acknowledged moves: all there")  # noqa: T201, read after the long run
    server.stop()


def wait_for_moves(groups: list[Group], count: int) -> None:
    """Waits until `count` more moves have been acknowledged."""
    goal = acknowledged(groups) + count
    end = time.monotonic() + 60
    while acknowledged(groups) < goal:
        assert time.monotonic() < end, "nobody moves"
        for group in groups:
            group.sit_down()
        time.sleep(0.005)


def acknowledged(groups: list[Group]) -> int:
    return sum(len(player.acknowledged) for group in groups for player in group.players)


def check_table(database: str, group: Group, table: str) -> int:
    """Asserts that every acknowledged move is stored once and the match can be replayed.

    Returns the number of moves.
    """
    moves = acts_of(database, table)
    assert [number for number, _ in moves] == list(range(len(moves)))
    assert group.people[0].get(f"/api/tables/{table}/state")["number"] == len(moves)
    acknowledged = [
        item for player in group.players if player.table == table for item in player.acknowledged.items()
    ]
    for number, move in acknowledged:
        assert moves[number][1] == move
    match = starboard.load("comet").new(3, seed_of(database, table))
    for _, move in moves:
        match.play(move)
    return len(acknowledged)


def rows(database: str, query: str, *values: str) -> list[Any]:
    with sqlite3.connect(database.removeprefix("sqlite:///")) as connection:
        return connection.execute(query, values).fetchall()


def acts_of(database: str, table: str) -> list[tuple[int, Any]]:
    found = rows(database, "SELECT number, data FROM acts WHERE table_id = ? ORDER BY number", table)
    return [(number, json.loads(data)["move"]) for number, data in found]


def seed_of(database: str, table: str) -> str:
    return str(rows(database, "SELECT seed FROM tables WHERE id = ?", table)[0][0])


def test_a_bots_turn_goes_on_after_a_restart(database: str) -> None:
    server = Server(database, bot_pace=1.0).start()
    person = Person(server)
    table = person.new_table("stella", 3, bots=["casual"] * 2, starter=1, start=True)
    server.kill()
    before = len(acts_of(database, table))
    server.start()
    end = time.monotonic() + 30
    while len(acts_of(database, table)) <= before and time.monotonic() < end:
        time.sleep(0.2)
    assert len(acts_of(database, table)) > before
    server.stop()


def test_a_graceful_stop_is_quiet(database: str) -> None:
    server = Server(database).start()
    talk = Person(server)
    table = talk.new_table("stella", 3, bots=["casual", "casual"], start=True)
    socket = talk.sit_at(table)
    socket.follow(0)
    log = server.stop()
    assert '"message": "stopped"' in log
    assert "Traceback" not in log
