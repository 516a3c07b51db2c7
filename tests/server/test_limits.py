"""Limits that protect the service: per person and address, on bytes, time, connections, names and lists."""

import asyncio
import time
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import numpy as np
import pytest
from msgspec import Raw

import starboard
from starboard.match import StarboardError
from starboard.server.addresses import network_of
from starboard.server.limits import Limiter, Places, SharedLimit
from starboard.server.names import clean_name, clean_text, distinct_names, likeness
from starboard.server.play.acts import Entry, MakeMove
from starboard.server.play.cache import StateCache
from starboard.server.play.clock import NoClock
from starboard.server.play.messages import State, States, encode
from starboard.server.play.play import Play, Sitting
from starboard.server.web.gate import Gate, GateLimits
from starboard.server.web.protocols import is_trusted
from tests.server.attacks import endless_headers, half_open
from tests.server.attacks.raw import PING, connect, end, frame, open_socket, read_frame
from tests.server.client import Person, close_code, play_on, seat_people
from tests.server.services import Server, running

# ---- counting ----------------------------------------------------------------------------------------------


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_limiter_gives_a_burst_and_then_a_rate() -> None:
    clock = Clock()
    limiter = Limiter(rate=2, burst=5, now=clock)
    assert [limiter.take("ann") for _ in range(7)] == [True] * 5 + [False] * 2
    assert limiter.take("bob")
    clock.now = 1.0
    assert [limiter.take("ann") for _ in range(3)] == [True, True, False]
    clock.now = 1000.0
    assert [limiter.take("ann") for _ in range(6)] == [True] * 5 + [False]


def test_a_limiter_remembers_only_those_who_asked_lately() -> None:
    clock = Clock()
    limiter = Limiter(rate=1, burst=10, most=100, now=clock)
    for number in range(1000):
        limiter.take(f"10.0.{number // 256}.{number % 256}")
    assert len(limiter) == 100
    clock.now = 60.0
    for _ in range(60):
        limiter.take("ann")
    assert len(limiter) == 1


def test_a_flood_does_not_make_a_limiter_forget_who_floods() -> None:
    limiter = Limiter(rate=0.001, burst=2, most=50, now=Clock())
    for number in range(500):
        limiter.take("flood")
        limiter.take(f"visitor {number}")
    assert not limiter.has("flood")


def test_people_share_the_limit_of_their_address_and_nobody_uses_it_up_alone() -> None:
    limit = SharedLimit(rate=0.001, burst=3)
    assert sum(limit.allows("ann", "10.0.0.1") for _ in range(1000)) == 3
    others = [f"guest {number}" for number in range(20)]
    assert sum(limit.allows(other, "10.0.0.1") for other in others for _ in range(3)) == 27
    assert limit.allows("zoe", "10.0.0.2")
    with pytest.raises(StarboardError, match="Too fast"):
        limit.check_address("10.0.0.1")


def test_places_are_given_back() -> None:
    places = Places(2)
    with places.take("ann", "a"), places.take("ann", "b"):
        with pytest.raises(StarboardError), places.take("ann", "c"):
            pass
        with places.take("bob", "a"):
            pass
    with places.take("ann", "a"), places.take("ann", "a"):
        pass
    assert not places._taken


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("not:an:address", "not:an:address"),
        ("", ""),
    ],
)
def test_what_counts_as_one_address(address: str, network: str) -> None:
    assert network_of(address) == network


# ---- connections -------------------------------------------------------------------------------------------


class Transport:
    """The part of a connection that the gate uses."""

    is_over = False
    is_closed = False

    def is_closing(self) -> bool:
        return self.is_closed

    def abort(self) -> None:
        self.is_over = True


def enter(gate: Gate, address: str, *, is_proxy: bool = False) -> Any:
    transport: Any = Transport()
    gate.enter(transport, address, is_proxy=is_proxy)
    return transport


def test_the_connection_that_waited_longest_gives_way() -> None:
    async def crowd() -> None:
        gate = Gate(GateLimits(most=3, of_address=2, request_seconds=60, unread_seconds=60))
        served, waiting, newer = enter(gate, "a"), enter(gate, "a"), enter(gate, "b")
        gate.serve(served)
        newest = enter(gate, "c")
        assert [one.is_over for one in (served, waiting, newer, newest)] == [False, True, False, False]
        gate.wait(served)
        gate.wait(newer)
        last = enter(gate, "d")
        assert (newest.is_over, last.is_over, len(gate)) == (True, False, 3)
        for one in (served, newer, last):
            gate.serve(one)
        assert enter(gate, "e").is_over  # all are being served

    asyncio.run(crowd())


def test_one_address_takes_only_its_own_places() -> None:
    async def crowd() -> None:
        gate = Gate(GateLimits(most=100, of_address=2, request_seconds=60, unread_seconds=60))
        other = enter(gate, "b")
        mine = [enter(gate, "a") for _ in range(5)]
        assert [one.is_over for one in mine] == [True, True, True, False, False]
        assert not other.is_over
        assert not any(enter(gate, "proxy", is_proxy=True).is_over for _ in range(50))

    asyncio.run(crowd())


def test_slow_requests_unread_answers_and_half_closed_connections_end() -> None:
    async def wait() -> None:
        gate = Gate(GateLimits(most=100, of_address=100, request_seconds=0.01, unread_seconds=0.01))
        slow, unread, read, served = (enter(gate, "a") for _ in range(4))
        for one in (unread, read, served):
            gate.serve(one)
        gate.hold_up(unread)
        gate.hold_up(read)
        gate.go_on(read)
        await asyncio.sleep(0.05)
        gate._look()
        assert [one.is_over for one in (slow, unread, read, served)] == [True, True, False, False]
        read.is_closed = True
        gate._look()
        assert not read.is_over
        gate._closing[read] -= 60
        gate._look()
        assert (read.is_over, len(gate)) == (True, 1)

    asyncio.run(wait())


def test_proxies_are_known_by_address_and_network() -> None:
    assert is_trusted("127.0.0.1", "127.0.0.1")
    assert is_trusted("10.1.2.3", ["127.0.0.1", "10.0.0.0/8"])
    assert is_trusted("192.0.2.1", "*")
    assert not is_trusted("192.0.2.1", "127.0.0.1,10.0.0.0/8")
    assert not is_trusted("", "127.0.0.1")


# ---- names -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Ann", "Ann"),
        ("Мария  Ивановна", "Мария Ивановна"),
        ("Ａｎｎ", "Ann"),
        ("Zoe\u0308", "Zoë"),
        ("❤\ufe0f Ann", "❤ Ann"),
        ("Nguyễn", "Nguyễn"),
        ("robot: R2", "robot: R2"),
        ("ก็ดี", "ก็ดี"),
    ],
)
def test_names_are_written_in_one_way(text: str, name: str) -> None:
    assert clean_name(text) == name


@pytest.mark.parametrize(
    "text",
    [
        *("bot:master", "BOT: master", "bоt:master", "ВОТ:master", "ｂｏｔ：master", "b0t:x", "bot ∶x"),
        *("A\u200bnn", "A\u202enn", "Ann\u00ad", "\u3164", "\u2800", "An\u034fn", "a\x00b", "ab\n", "\ue000"),
        *("Zalgo" + "\u0301" * 4, "\u0301", "", " ", "ﷺﷺ"),
    ],
)
def test_names_hide_nothing_and_pretend_nothing(text: str) -> None:
    with pytest.raises(StarboardError) as refused:
        clean_name(text)
    assert refused.value.key == "bad-name"


def test_nobody_at_a_table_is_taken_for_another() -> None:
    assert distinct_names(["Ann", "ann", "Аnn", "Bob", "", "", "Ánn"]) == [
        "Ann",
        "ann 2",
        "Аnn 3",
        "Bob",
        "",
        "",
        "Ánn 4",
    ]
    assert distinct_names(["Ann", "Ann 2", "Ann"]) == ["Ann", "Ann 2", "Ann 3"]
    assert likeness("Nikita1") == likeness("Niкital")
    assert likeness("Анна") != likeness("Инна")


def test_chat_has_no_towers() -> None:
    assert clean_text(" a\u202eb" + "e\u0301\u0301\u0301\u0301" + "\n") == "a be\u0301\u0301"


# ---- unchanged states --------------------------------------------------------------------------------------


def some_play(game: str, players: int, moves: int) -> Play:
    match = starboard.load(game).new(players, 5)
    play = Play(match, [Sitting(f"person {seat}", None) for seat in range(players)], NoClock(), 0.0)
    make_moves(play, moves)
    return play


def make_moves(play: Play, count: int) -> None:
    rng = np.random.default_rng(play.number)
    for _ in range(count):
        if play.match.over:
            return
        choices, seat = play.match.moves(), play.match.to_move
        assert seat is not None
        play.apply(
            Entry(
                "t", play.number, 1.0 + play.number, MakeMove(seat, {**choices[rng.integers(len(choices))]})
            )
        )


def plain(state: State) -> dict[str, Any]:
    """Returns a state as received, without its times."""
    written: dict[str, Any] = msgspec.json.decode(encode(state))
    del written["clocks"]
    return written


SEATS = Raw(b"[]")
NOW = 100.0


@pytest.mark.parametrize("game", starboard.KEYS)
def test_a_kept_state_is_what_would_be_built_for_every_seat(game: str) -> None:
    cache, play = StateCache(), some_play(game, 2, 0)
    while True:
        count = play.match.event_count
        for since in (count // 2, 0, count, 3, count + 7, -1):
            for viewer in (None, 0, 1):
                fresh = States(play, SEATS, NOW, max(0, min(since, count))).of(viewer)
                assert plain(cache.state("t", play, viewer, since, SEATS, NOW)) == plain(fresh)
        if play.match.over:
            return
        make_moves(play, 25)


def test_a_state_is_built_once_until_the_table_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    cache, play = StateCache(), some_play("subastral", 2, 6)
    built: list[int | None] = []
    of = States.of

    def noted(states: States, viewer: int | None) -> State:
        built.append(viewer)
        return of(states, viewer)

    monkeypatch.setattr(States, "of", noted)
    for _ in range(5):
        for viewer in (0, 1, None):
            cache.state("t", play, viewer, 0, SEATS, NOW)
    assert built == [0, 1, None]
    make_moves(play, 1)
    assert plain(cache.state("t", play, 0, 0, SEATS, NOW))["number"] == 7
    twin = some_play("subastral", 2, 7)
    cache.state("t", twin, 0, 0, SEATS, NOW)
    assert built == [0, 1, None, 0, 0]


def test_the_clocks_of_a_kept_state_go_on() -> None:
    cache, play = StateCache(), some_play("subastral", 2, 6)
    times = [
        msgspec.json.decode(encode(cache.state("t", play, 0, 0, SEATS, now)))["clocks"]["now"]
        for now in (1.0, 2.0)
    ]
    assert times == [1.0, 2.0]


def test_kept_states_have_a_limit() -> None:
    cache, play = StateCache(most_bytes=100_000), some_play("subastral", 2, 20)
    for number in range(100):
        cache.state(f"table {number}", play, 0, 0, SEATS, NOW)
        assert cache.bytes <= 100_000
    assert 1 < len(cache) < 100
    assert StateCache(most_bytes=0).state("t", play, 0, 0, SEATS, NOW).number == play.number


# ---- with a real server ------------------------------------------------------------------------------------


STRICT = {
    "states": 30,
    "chat": 18,
    "messages": 20,
    "sockets": 6,
    "connections": 60,
    "request_seconds": 3,
    "open_tables": 4,
    "running_tables": 3,
    "listed_tables": 2,
}


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with tight limits."""
    with running(f"sqlite:///{tmp_path_factory.mktemp('strict')}/starboard.db", **STRICT) as started:
        yield started


@pytest.mark.parametrize("part", ["headers", "address"])
def test_endless_headers_and_addresses_are_cut_off(strict: Server, part: str) -> None:
    taken = asyncio.run(endless_headers.send_endlessly(strict.port, part, most=50_000_000))
    assert taken < 25_000_000  # the system buffers some before the server reads it


async def first_line(port: int, request: bytes) -> bytes:
    reader, writer = await connect(port)
    writer.write(request)
    line = await asyncio.wait_for(reader.readline(), 20)
    end(writer)
    return line


def test_large_headers_are_refused_by_name_and_usual_ones_are_not(strict: Server) -> None:
    for size, status in ((20_000, b"200"), (40_000, b"431"), (300_000, b"431")):
        head = (
            b"GET /health HTTP/1.1\r\nhost: x\r\nconnection: close\r\nx-filler: " + b"y" * size + b"\r\n\r\n"
        )
        assert asyncio.run(first_line(strict.port, head)).split()[1] == status


def test_headers_after_a_body_are_not_kept(strict: Server) -> None:
    head = b"POST /api/me/key HTTP/1.1\r\nhost: x\r\nconnection: close\r\n"
    head += b"transfer-encoding: chunked\r\n\r\n0\r\n"
    assert asyncio.run(first_line(strict.port, head + b"x-late: 1\r\n" * 50 + b"\r\n")).split()[1] == b"201"


def test_too_many_requests_at_once_over_one_connection_are_refused(strict: Server) -> None:
    async def flood() -> bytes:
        reader, writer = await connect(strict.port)
        writer.write(b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n" * 5000)
        answer = await asyncio.wait_for(reader.read(), 20)
        end(writer)
        return answer

    assert asyncio.run(flood()).count(b"HTTP/1.1 200") < 1000
    assert httpx.get(strict.url + "/health").status_code == 200


def test_half_open_requests_keep_nobody_out(strict: Server) -> None:
    async def attack() -> list[bool]:
        opened = [connection for _ in range(150) if (connection := await half_open.begin(strict.port))]
        Person(strict).get("/api/me")
        ended = [bool(await asyncio.wait_for(ending(reader), 30)) for reader, _ in opened]
        for _, writer in opened:
            end(writer)
        return ended

    async def ending(reader: asyncio.StreamReader) -> bool:
        try:
            return await reader.read() == b""
        except OSError:
            return True

    assert all(asyncio.run(attack()))


def test_a_socket_outlives_the_time_for_a_request(strict: Server) -> None:
    _, talks = seat_people(strict, "subastral", 2)
    slow = asyncio.run(first_line(strict.port, b"GET /health HTTP/1.1\r\nhost: x\r\n"))
    assert slow == b""
    assert talks[0].answer(type="chat", text="still here")["type"] == "done"


def test_pings_are_answered_but_not_a_flood_of_them(strict: Server) -> None:
    _, talks = seat_people(strict, "subastral", 2)
    assert talks[0].socket.ping().wait(10)

    async def flood() -> list[tuple[int, bytes]]:
        reader, writer = await open_socket(strict.port, talks[0].table, talks[0].person.key)
        writer.write(frame(PING, b"p" * 125) * 20_000)
        frames = []
        try:
            while True:
                frames.append(await asyncio.wait_for(read_frame(reader), 20))
        except (OSError, EOFError):
            end(writer)
        return frames

    kind, content = asyncio.run(flood())[-1]
    assert (kind, int.from_bytes(content[:2], "big")) == (8, 4429)
    assert talks[1].answer(type="chat", text="still here")["type"] == "done"


def test_states_are_limited_for_a_person_over_all_their_sockets(strict: Server) -> None:
    table, talks = seat_people(strict, "subastral", 2)
    mine, other = talks
    seat = mine.state["view"]["viewer"]  # type: ignore[index]
    answers = [mine.answer(type="look", seat=seat) for _ in range(12)]
    assert answers[0]["type"] == "done"
    assert answers[-1]["error"] == "too-fast"
    again = mine.person.sit_at(table)
    assert again.hear()["error"] == "too-fast"
    assert close_code(again) == 4400
    assert other.answer(type="look", seat=1 - seat)["type"] == "done"
    mine.send(type="seen", number=-1)
    assert mine.hear_until("refused")["error"] == "too-fast"


def test_chat_is_limited_for_a_person_over_all_their_sockets(strict: Server) -> None:
    table, talks = seat_people(strict, "subastral", 2)
    twin = talks[0].person.sit_at(table)
    answers = [talk.answer(type="chat", text="hello") for _ in range(3) for talk in (talks[0], twin)]
    assert sum(answer["type"] == "done" for answer in answers) == 3
    assert answers[-1]["error"] == "too-fast"
    assert talks[1].answer(type="chat", text="hello")["type"] == "done"


def test_one_person_has_only_so_many_sockets(strict: Server) -> None:
    person, other = Person(strict), Person(strict)
    table = person.new_table("stella", 3)
    talks = [person.sit_at(table) for _ in range(6)]
    assert all(talk.hear()["type"] == "hello" for talk in talks)
    assert person.sit_at(table).hear()["error"] == "too-many-sockets"
    assert other.sit_at(table).hear()["type"] == "hello"


def test_one_host_cannot_fill_the_list_of_open_tables(strict: Server) -> None:
    flooder, host = Person(strict), Person(strict)
    tables = [flooder.new_table("stella", 3, is_open=True) for _ in range(4)]
    assert (
        flooder.post("/api/tables", {"game": "stella", "players": 3}, status=429)["error"]
        == "too-many-tables"
    )
    mine = host.new_table("stella", 3, is_open=True)
    listed = [line["id"] for line in host.get("/api/tables")]
    assert listed[:3] == [mine, *tables[:1:-1]]
    assert not set(tables[:2]) & set(listed)
    flooders = [Person(strict) for _ in range(15)]
    for one in flooders:
        one.new_table("stella", 3, is_open=True)
    assert len(host.get("/api/tables")) == 10


def test_the_match_against_bots_that_is_longest_idle_makes_room(strict: Server) -> None:
    person = Person(strict)

    def begin() -> str:
        """Starts a match and waits for the person's turn, since bots change a table too."""
        table = person.new_table("stella", 3, bots=["beginner"] * 2, start=True)
        talk = person.sit_at(table)
        while talk.state is None or not talk.state["moves"]:
            talk.hear()
        talk.close()
        return table

    tables = [begin() for _ in range(5)]
    states = [person.get(f"/api/tables/{table}")["state"] for table in tables]
    assert states == ["abandoned"] * 2 + ["playing"] * 3
    assert person.post(f"/api/tables/{tables[0]}/return", {})["number"] > 0


def test_two_anns_at_one_table(server: Server) -> None:
    people = [Person(server) for _ in range(3)]
    for person, name in zip(people, ["Ann", "ann", "Аnn"], strict=True):
        person.ask("PATCH", "/api/me", {"name": name})
    table = people[0].new_table("subastral", 3)
    people[1].post(f"/api/tables/{table}/join", {})
    info = people[2].post(f"/api/tables/{table}/join", {})
    assert [seat["person"]["name"] for seat in info["seats"]] == ["Ann", "ann 2", "Аnn 3"]
    people[0].post(f"/api/tables/{table}/start")
    talk = people[1].sit_at(table)
    talk.answer(type="chat", text="it is me")
    said = people[0].get(f"/api/tables/{table}/chat")[-1]["who"]["name"]
    names = {
        seat["person"]["id"]: seat["person"]["name"]
        for seat in people[0].get(f"/api/tables/{table}")["seats"]
    }
    assert said == names[people[1].id]
    assert len(set(names.values())) == 3


def test_names_at_one_device_keep_the_same_rules(server: Server) -> None:
    host = Person(server)
    host.ask("PATCH", "/api/me", {"name": "Ann"})
    wish = {"game": "subastral", "players": 3, "mine": 3}
    assert (
        host.post("/api/tables", {**wish, "names": ["bot:master", "Bob"]}, status=400)["error"] == "bad-name"
    )
    seats = host.post("/api/tables", {**wish, "names": ["Аnn", "Bob"]}, status=201)["seats"]
    assert [seat["person"]["name"] for seat in seats] == ["Ann", "Аnn 2", "Bob"]
    assert host.ask("PATCH", "/api/me", {"name": "bot:master"}, status=400)["error"] == "bad-name"


def test_a_state_asked_for_again_tells_each_seat_its_own(server: Server) -> None:
    table, talks = seat_people(server, "stella", 3)
    play_on(talks, (), np.random.default_rng(4), 5)
    for _ in range(3):
        for seat, talk in enumerate(talks):
            state = talk.person.get(f"/api/tables/{table}/state")
            assert state["view"]["viewer"] == seat
            hands = [player["hand"] is not None for player in state["view"]["seats"]]
            assert hands == [player == seat for player in range(3)]
            again = talk.person.sit_at(table)
            assert again.hear_until("state")["view"] == state["view"]
            again.close()
    spectator = httpx.get(f"{server.url}/api/tables/{table}/state").json()
    assert all(player["hand"] is None for player in spectator["view"]["seats"])


def test_what_nobody_goes_on_with_ends_by_itself(database: str) -> None:
    server = Server(database).start()
    person, friend = Person(server), Person(server)
    solo = person.new_table("stella", 3, bots=["beginner"] * 2, start=True)
    waiting = person.new_table("stella", 3, is_open=True)
    shared = person.new_table("subastral", 2)
    friend.post(f"/api/tables/{shared}/join", {})
    person.post(f"/api/tables/{shared}/start")
    server.stop()
    with running(database, forget_solo=0, forget_open=0) as again:
        wait_until(lambda: state_of(again, solo) == "abandoned" and state_of(again, waiting) == "abandoned")
        assert state_of(again, shared) == "playing"
        again_person = Person(again, person.key)
        assert again_person.post(f"/api/tables/{solo}/return", {})["seats"][0]["state"] == "here"


def test_a_table_leaves_the_list_when_its_host_is_gone(database: str) -> None:
    with running(database, listed_seconds=4) as server:
        here, gone = Person(server), Person(server)
        tables = [person.new_table("stella", 3, is_open=True) for person in (here, gone)]
        talk = here.sit_at(tables[0])
        wait_until(lambda: tables[1] not in listed(server))
        wait_until(lambda: tables[0] in listed(server))
        talk.close()


def listed(server: Server) -> list[str]:
    return [line["id"] for line in httpx.get(server.url + "/api/tables").json()]


def state_of(server: Server, table: str) -> str:
    return str(httpx.get(f"{server.url}/api/tables/{table}").json()["state"])


def wait_until(condition: Any, seconds: float = 60.0) -> None:
    end_time = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end_time, "it did not happen"
        time.sleep(0.05)
