"""Behind a proxy: the visitor's address is accepted from trusted proxies only."""

import httpx
import pytest

from starboard.server.settings import PEOPLE_AT_ONE_ADDRESS
from tests.server.client import Person
from tests.server.services import Server, running
from tests.server.test_operation import starboard

VISITOR, OTHER, INNER_PROXY, LIAR = "203.0.113.7", "203.0.113.8", "10.1.2.3", "198.51.100.1"


def statuses(server: Server, forwarded: str, requests: int) -> list[int]:
    """Returns the statuses of requests with the header `forwarded`."""
    headers = {"x-forwarded-for": forwarded}
    return [httpx.get(server.url + "/api/games", headers=headers).status_code for _ in range(requests)]


def test_each_visitor_behind_a_trusted_proxy_has_a_limit_of_their_own(database: str) -> None:
    with running(database, requests=3, trusted_proxies="127.0.0.1,10.0.0.0/8") as server:
        assert statuses(server, VISITOR, 4) == [200, 200, 200, 429]
        assert statuses(server, f"{VISITOR}, {INNER_PROXY}", 1) == [429]
        assert statuses(server, f"{LIAR}, {VISITOR}", 1) == [429], (
            "what the visitor itself has sent counts for nothing"
        )
        assert statuses(server, OTHER, 1) == [200]
        page = httpx.get(server.url + "/", headers={"x-forwarded-proto": "https", "host": "games.example"})
        assert "http://games.example" not in page.text


def test_nobody_else_is_believed(database: str) -> None:
    with running(database, requests=3, trusted_proxies="10.0.0.0/8") as server:
        assert [statuses(server, f"203.0.113.{visitor}", 1) for visitor in range(4)] == [
            [200],
            [200],
            [200],
            [429],
        ]


def test_sockets_are_counted_by_the_same_address(database: str) -> None:
    with running(database, sockets=1) as server:
        table = Person(server).new_table("stella", 3)
        talks = []
        for address in (*[VISITOR] * (PEOPLE_AT_ONE_ADDRESS + 1), OTHER):
            person = Person(server)
            person.headers["x-forwarded-for"] = address
            talks.append(person.sit_at(table))
        assert [talk.hear()["type"] for talk in talks] == ["hello"] * PEOPLE_AT_ONE_ADDRESS + [
            "refused",
            "hello",
        ]


@pytest.mark.parametrize("proxies", ["proxy.example", "10.0.0.0/8,300.1.1.1", "*"])
def test_what_is_no_address_is_refused(proxies: str) -> None:
    done = starboard("serve", "--trusted-proxies", proxies)
    assert done.returncode == 2
    assert "neither an address nor a network" in " ".join(done.stderr.split())
