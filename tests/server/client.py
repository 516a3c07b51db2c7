"""People at a server, as tests play them: over HTTP and sockets only."""

import json
from collections.abc import Sequence
from typing import Any

import httpx
import numpy as np
from sqlalchemy import create_engine
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from starboard.server.administration.operators import appoint
from starboard.server.database.database import to_json
from tests.server.services import Server

PATIENCE = 20.0


class Person:
    """A person with an identity at a server."""

    def __init__(self, server: Server, key: str | None = None) -> None:
        self.server = server
        if key is None:
            made = httpx.post(server.url + "/api/me/key").json()
            key, self.id = made["key"], made["person"]["id"]
        self.key = key
        self.headers = {"authorization": f"Bearer {key}"}

    def ask(self, method: str, path: str, data: Any = None, status: int | None = 200) -> Any:
        """Sends a request; asserts the status of the answer."""
        answer = httpx.request(
            method, self.server.url + path, json=data, headers=self.headers, timeout=PATIENCE
        )
        if status is not None:
            assert answer.status_code == status, (method, path, answer.status_code, answer.text)
        return answer.json()

    def get(self, path: str, status: int = 200) -> Any:
        return self.ask("GET", path, status=status)

    def post(self, path: str, data: Any = None, status: int = 200) -> Any:
        return self.ask("POST", path, data, status)

    def new_table(self, game: str, players: int, **wish: Any) -> str:
        return str(self.post("/api/tables", {"game": game, "players": players, **wish}, status=201)["id"])

    def sit_at(self, table: str, since: int | None = None, server: Server | None = None) -> "Talk":
        return Talk(self, table, since, server or self.server)


class Talk:
    """A socket to a table; `heard` holds every message received."""

    def __init__(self, person: Person, table: str, since: int | None, server: Server) -> None:
        self.person = person
        self.table = table
        self.heard: list[dict[str, Any]] = []
        self.state: dict[str, Any] | None = None
        query = "" if since is None else f"?since={since}"
        url = f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket{query}"
        self._open = connect(url, additional_headers=person.headers, open_timeout=PATIENCE)
        self.socket: ClientConnection = self._open.__enter__()

    def hear(self, timeout: float = PATIENCE) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.socket.recv(timeout))
        self.heard.append(message)
        if message["type"] == "state":
            self.state = message
        return message

    def hear_until(self, kind: str) -> dict[str, Any]:
        while (message := self.hear())["type"] != kind:
            pass
        return message

    def follow(self, number: int) -> dict[str, Any]:
        """Listens until the table's number is at least `number`."""
        while self.state is None or self.state["number"] < number:
            self.hear()
        return self.state

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def answer(self, **message: Any) -> dict[str, Any]:
        """Sends a message, and listens for its answer."""
        self.send(id="x", **message)
        return self.hear_answer()

    def hear_answer(self) -> dict[str, Any]:
        """Returns the answer to message x: the resulting state, `done` or `refused`."""
        while "x" not in ((found := self.hear()).get("id"), found.get("answers")):
            pass
        return found

    def move(self, move: dict[str, Any]) -> dict[str, Any]:
        assert self.state
        return self.answer(type="move", number=self.state["number"], move=move)

    def close(self) -> None:
        self._open.__exit__(None, None, None)


def appointed(server: Server, person: Person | None = None) -> Person:
    """Makes a person an operator."""
    person = person or Person(server)
    engine = create_engine(server.environment["STARBOARD_DATABASE"], json_serializer=to_json)
    with engine.begin() as connection:
        appoint(connection, person.id)
    engine.dispose()
    return person


def seat_people(server: Server, game: str, players: int, **wish: Any) -> tuple[str, list[Talk]]:
    """Starts a table with people at every seat, all connected; returns its id and their sockets by seat."""
    people = [Person(server) for _ in range(players)]
    table = people[0].new_table(game, players, **wish)
    for person in people[1:]:
        person.post(f"/api/tables/{table}/join", {})
    info = people[0].post(f"/api/tables/{table}/start")
    by_id = {person.id: person for person in people}
    talks = [by_id[seat["person"]["id"]].sit_at(table) for seat in info["seats"]]
    for talk in talks:
        talk.follow(0)
    return table, talks


def play_on(
    talks: Sequence[Talk], watchers: Sequence[Talk], rng: np.random.Generator, moves: int | None = None
) -> None:
    """Makes random moves, up to `moves` or to the end, while everyone listens."""
    while moves is None or moves > 0:
        mover = next((talk for talk in talks if talk.state and talk.state["moves"]), None)
        if mover is None or mover.state is None:
            assert talks[0].state
            assert talks[0].state["view"]["over"]
            return
        number, choices = mover.state["number"], mover.state["moves"]
        mover.send(type="move", id=number, number=number, move=choices[rng.integers(len(choices))])
        for talk in (*talks, *watchers):
            talk.follow(number + 1)
        moves = None if moves is None else moves - 1


def close_code(talk: Talk) -> int | None:
    """Returns the code with which the server closes the socket, or None if it does not."""
    try:
        while True:
            talk.hear(5)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else -1
    except TimeoutError:
        return None
