"""Shared computing time: who goes first, who is refused, what is cancelled; bots play only with people."""

import asyncio
import json
import os
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from http.client import HTTPConnection
from typing import Any

import httpx
import pytest

from starboard.match import StarboardError
from starboard.server.addresses import Addresses, network_of
from starboard.server.analysis_queue import AnalysisQueue, Place
from starboard.server.thinking import MOST_WAITING_PER_ADDRESS, NOBODY, Asker, Lane
from tests.server.attacks.thinking import Attacker, random_record
from tests.server.client import PATIENCE, Person
from tests.server.services import Server, running
from tests.server.test_crash import acts_of

TABLES = 8
"""Tables that one person may create per minute."""
ANN, BOB = Asker("a", "ann", "t1"), Asker("b", "bob", "t2")


class Busy:
    """A lane with one slot whose jobs run until released; `order` lists them as they began."""

    def __init__(self) -> None:
        self.lane = Lane("test", 1)
        self.order: list[str] = []
        self._may_end = threading.Semaphore(0)

    def job(self, name: str) -> Callable[[], Callable[[], str]]:
        def prepare() -> Callable[[], str]:
            self.order.append(name)
            return lambda: name if self._may_end.acquire(timeout=10) else "never"

        return prepare

    def ask(self, asker: Asker, name: str) -> "asyncio.Task[str]":
        return asyncio.create_task(self.lane.run(asker, self.job(name)))

    async def end(self, *tasks: "asyncio.Task[str]") -> None:
        for _ in tasks:
            self._may_end.release()
        await asyncio.gather(*tasks)


def test_whoever_was_served_least_goes_first() -> None:
    async def run() -> list[str]:
        busy = Busy()
        busy.lane.all.parts["c"] = type(busy.lane.all)(served=5.0)
        carl = Asker("c", "carl", "t3")
        waiting = [
            busy.ask(ANN, "ann 1"),
            busy.ask(ANN, "ann 2"),
            busy.ask(ANN._replace(table="t4"), "ann's other table"),
        ]
        waiting += [busy.ask(carl, "carl"), busy.ask(BOB._replace(address="a"), "bob, beside ann")]
        await busy.end(*waiting)
        busy.lane.close()
        return busy.order

    first, *others = asyncio.run(run())
    assert first == "ann 1"
    assert others == ["carl", "bob, beside ann", "ann's other table", "ann 2"]


def test_an_address_with_nothing_running_does_not_wait_for_others() -> None:
    async def run() -> list[str]:
        busy = Busy()
        left_alone = ANN._replace(address=NOBODY)
        waiting = [
            busy.ask(ANN, "ann 1"),
            busy.ask(left_alone, "nobody's"),
            busy.ask(ANN, "ann 2"),
            busy.ask(BOB, "bob"),
        ]
        while len(busy.order) < 2:
            await asyncio.sleep(0)
        began = list(busy.order)
        await busy.end(*waiting)
        busy.lane.close()
        return began

    assert asyncio.run(run()) == ["ann 1", "bob"]


def test_a_cancelled_job_leaves_the_queue_and_a_running_one_keeps_its_slot() -> None:
    async def run() -> list[str]:
        busy = Busy()
        running, unwanted, last = busy.ask(ANN, "running"), busy.ask(ANN, "unwanted"), busy.ask(ANN, "last")
        while not busy.order:
            await asyncio.sleep(0)
        unwanted.cancel()
        running.cancel()
        await asyncio.gather(running, unwanted, return_exceptions=True)
        assert (busy.lane.all.running, busy.lane.all.waiting) == (1, 1), "its thread goes on"
        busy._may_end.release()
        await busy.end(last)
        while busy.lane.all.running:
            await asyncio.sleep(0)
        busy.lane.close()
        return busy.order

    assert asyncio.run(run()) == ["running", "last"]


def test_a_job_that_cannot_be_prepared_gives_its_turn_back() -> None:
    async def run() -> None:
        lane = Lane("test", 1)

        def prepare() -> Callable[[], None]:
            raise StarboardError("stale")

        with pytest.raises(StarboardError):
            await lane.run(ANN, prepare)
        assert await lane.run(ANN, lambda: lambda: 5) == 5
        lane.close()

    asyncio.run(run())


def test_what_waits_is_bounded_and_what_was_served_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        busy = Busy()
        waiting = [busy.ask(ANN, str(number)) for number in range(MOST_WAITING_PER_ADDRESS + 1)]
        await asyncio.sleep(0)
        with pytest.raises(StarboardError, match="very busy"):
            busy.lane.refuse_if_full(ANN)
        busy.lane.refuse_if_full(BOB)
        await busy.end(*waiting)
        while busy.lane.all.running:
            await asyncio.sleep(0)
        later = time.monotonic() + 10_000
        monkeypatch.setattr(time, "monotonic", lambda: later)
        busy.lane._fade()
        assert not busy.lane.all.parts
        busy.lane.close()

    asyncio.run(run())


def test_the_queue_for_analyses_alternates_between_addresses() -> None:
    async def run() -> None:
        queue = AnalysisQueue(6)
        with ExitStack() as first, ExitStack() as others:
            places: dict[str, Place] = {"a1": first.enter_context(queue.place("a", "a1"))}
            for name in ("a2", "a3", "b1", "c1", "b2"):
                places[name] = others.enter_context(queue.place(name[0], name))
            assert [place.person for place in queue.order()] == ["a1", "b1", "c1", "a2", "b2", "a3"]
            with pytest.raises(StarboardError, match="Another match of yours"), queue.place("d", "b1"):
                pass
            with pytest.raises(StarboardError, match="Too many matches"), queue.place("d", "d1"):
                pass
            told = places["b1"].until_its_turn()
            assert await anext(told) == 1
            first.close()
            assert [ahead async for ahead in told] == [0], "although others of the first address came earlier"
        assert queue.order() == []

    asyncio.run(run())


def test_half_of_the_queue_is_for_other_addresses() -> None:
    async def run() -> None:
        queue = AnalysisQueue(4)
        with queue.place("a", "1"), queue.place("a", "2"):
            with pytest.raises(StarboardError, match="Too many matches"), queue.place("a", "3"):
                pass
            with queue.place("b", "4"):
                assert len(queue.order()) == 3

    asyncio.run(run())


def test_people_at_one_address_are_known_together() -> None:
    assert network_of("::ffff:10.0.0.1") == network_of("10.0.0.1")
    assert network_of("2001:db8::1") == network_of("2001:db8::ffff:1") != network_of("2001:db8:0:1::1")
    addresses = Addresses()
    addresses.note("ann", "10.0.0.1")
    addresses.note("bob", "10.0.0.1")
    assert addresses.people_at(addresses.of("ann")) == ["ann", "bob"]
    assert addresses.of("carl") == "carl"


# ---- over real sockets -------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with low limits, where hints and analyses take long."""
    database = f"sqlite:///{tmp_path_factory.mktemp('strict')}/starboard.db"
    with running(database, tables=TABLES, masters=2, analyses=4, analysis=60, hint=4.0) as server:
        yield server
        assert '"level": "error"' not in server.stop(), "whoever left was forgotten quietly"


def test_bots_do_not_play_alone(server: Server) -> None:
    person = Person(server)
    wish = {"game": "stella", "players": 3, "mine": 0, "bots": ["casual"] * 3}
    for start in (False, True):
        assert person.post("/api/tables", {**wish, "start": start}, status=400)["error"] == "no-person"
    table = person.new_table("stella", 3, mine=0, bots=["casual"] * 2)
    assert person.ask("PUT", f"/api/tables/{table}/seats/0", {"bot": "casual"})["state"] == "open"
    assert person.post(f"/api/tables/{table}/start", status=400)["error"] == "no-person"


def test_an_exhibition_goes_on_while_somebody_watches(database: str) -> None:
    with running(database, exhibitions=1) as server:
        person = Person(server)
        table = person.new_table("stella", 2, mine=0, bots=["beginner"] * 2, start=True)
        answered_by_a_bot(person)
        assert acts_of(database, table) == [], "nobody watches"
        with closing(Person(server).sit_at(table)) as spectator:
            reached = spectator.follow(3)["number"]
        server.stop()
        server.environment["STARBOARD_EXHIBITIONS"] = "0"
        server.start()
        with closing(Person(server).sit_at(table)) as spectator:
            seen = spectator.hear_until("state")["number"]
            assert seen >= reached
            answered_by_a_bot(person)
            assert len(acts_of(database, table)) == seen, "not where that is not allowed"


def answered_by_a_bot(person: Person, level: str = "beginner") -> None:
    """Starts a match and waits for its bot's move."""
    table = person.new_table("stella", 2, bots=[level], starter=1, start=True)
    with closing(person.sit_at(table)) as talk:
        talk.follow(1)


def test_matches_with_masters_are_limited(strict: Server) -> None:
    person, wish = Person(strict), {"bots": ["master"], "starter": 0, "start": True}
    tables = [person.new_table("stella", 2, **wish) for _ in range(2)]
    assert (
        person.post("/api/tables", {"game": "stella", "players": 2, **wish}, status=429)["error"]
        == "too-many-masters"
    )
    record = random_record("stella", 2, 1)
    what_if = {"record": record, "number": 3, "seat": 0, "bot": "master"}
    assert person.post("/api/records/what-if", what_if, status=429)["error"] == "too-many-masters"
    waiting = person.new_table("stella", 2)
    person.ask("PUT", f"/api/tables/{waiting}/seats/1", {"bot": "master"})
    assert person.post(f"/api/tables/{waiting}/start", status=429)["error"] == "too-many-masters"
    person.new_table("stella", 2, bots=["strong"], start=True)
    person.post(f"/api/tables/{tables[0]}/abandon", {})
    person.post(f"/api/tables/{waiting}/start")


def test_many_tables_at_once_are_refused(strict: Server) -> None:
    person, wish = Person(strict), {"game": "stella", "players": 2}
    for _ in range(TABLES):
        person.post("/api/tables", wish, status=201)
    assert person.post("/api/tables", wish, status=429)["error"] == "too-fast"
    Person(strict).post("/api/tables", wish, status=201)


def test_masters_of_one_do_not_hold_up_the_bots_of_another(server: Server) -> None:
    """One person has many masters to move at once. Another plays on, against a beginner and a master."""
    wish = {"game": "stella", "players": 4, "bots": ["master"] * 3, "starter": 1, "start": True}
    with closing(Attacker(server)) as attacker:
        tables = [attacker.post("/api/tables", wish).json()["id"] for _ in range(8 * (os.cpu_count() or 1))]
        person = Person(server)
        answered_by_a_bot(person, "beginner")
        answered_by_a_bot(person, "master")
        states = [attacker.http.get(f"/api/tables/{table}/state").json() for table in tables]
        assert any(not state["moves"] for state in states), "the others did not have to be done first"
        for table in tables:
            attacker.post(f"/api/tables/{table}/abandon", {})


class Analysis:
    """A requested analysis whose answer is still being read."""

    def __init__(self, person: Person, record: dict[str, Any]) -> None:
        self._http = httpx.Client(base_url=person.server.url, headers=person.headers, timeout=PATIENCE)
        request = self._http.build_request("POST", "/api/records/analysis", json={"record": record})
        self.answer = self._http.send(request, stream=True)
        self._lines = self.answer.iter_lines()

    def hear(self) -> dict[str, Any]:
        told: dict[str, Any] = json.loads(next(self._lines))
        return told

    def close(self) -> None:
        self.answer.close()
        self._http.close()


def test_analyses_wait_for_their_turn_and_end_when_their_asker_leaves(strict: Server) -> None:
    ann, bob, carl = (Person(strict) for _ in range(3))
    records = [random_record("stella", 2, seed) for seed in (1, 2)]
    first = Analysis(ann, records[0])
    told = first.hear()
    assert told["ahead"] == 0
    while not told["total"]:
        told = first.hear()
    second = Analysis(bob, records[1])
    told = second.hear()
    assert (told["ahead"], told["total"]) == (1, 0), "it is not even prepared"
    data = {"record": records[1]}
    assert ann.post("/api/records/analysis", data, status=429)["error"] == "one-analysis"
    assert carl.post("/api/records/analysis", data, status=503)["error"] == "analyses-full"
    first.close()
    while told["ahead"] or not told["total"]:
        told = second.hear()
    second.close()
    gone = Analysis(ann, records[0])
    assert gone.answer.status_code == 200, "places are given back"
    gone.close()


def test_one_hint_at_a_time(strict: Server) -> None:
    person = Person(strict)
    table = person.new_table("stella", 2, bots=["beginner"], starter=0, start=True)
    with closing(person.sit_at(table)) as talk:
        state = talk.hear_until("state")
        assert state["moves"]
        with closing(HTTPConnection("127.0.0.1", strict.port)) as leaving:
            asked = json.dumps({"number": state["number"]})
            leaving.request(
                "POST",
                f"/api/tables/{table}/hints",
                asked,
                person.headers | {"content-type": "application/json"},
            )
            talk.follow(state["number"] + 1)
        first = threading.Thread(
            target=person.post, args=(f"/api/tables/{table}/hints", {"number": state["number"] + 1})
        )
        first.start()
        noted = talk.follow(state["number"] + 2)
        assert len(noted["hints"]) == 2, "whoever left may ask again"
        assert (
            person.post(f"/api/tables/{table}/hints", {"number": noted["number"]}, status=429)["error"]
            == "one-hint"
        )
        first.join()
        after = person.get(f"/api/tables/{table}/state")
        assert (after["number"], len(after["hints"])) == (noted["number"], 2), "a refusal notes nothing"
