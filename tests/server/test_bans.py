"""Bans and mutes without a server: whom they affect, what people are told, and the log of every act."""

import time
from collections.abc import Iterator

import pytest
from sqlalchemy import Connection, create_engine, insert, select, update

from starboard.match import StarboardError
from starboard.server.administration.ban_list import BanList, refusal
from starboard.server.administration.bans import (
    Ban,
    all_bans,
    ban_network,
    ban_person,
    clean_network,
    lift,
    note_address,
)
from starboard.server.administration.chat import remove_line
from starboard.server.administration.log import entries
from starboard.server.administration.operators import (
    LINK_SECONDS,
    all_operators,
    appoint,
    dismiss,
    new_link,
    use_link,
)
from starboard.server.administration.people import person_called, reset_name
from starboard.server.administration.reports import NewReport, all_reports, count_open, report, resolve
from starboard.server.database.database import from_json, to_json
from starboard.server.database.schema import bans, chat, metadata, operator_links, people, tables


@pytest.fixture
def connection() -> Iterator[Connection]:
    """An in-memory database with Ann, Bob, Cat and a table."""
    engine = create_engine("sqlite://", json_serializer=to_json, json_deserializer=from_json)
    metadata.create_all(engine)
    with engine.begin() as connection:
        for name in ("Ann", "Bob", "Cat"):
            connection.execute(insert(people).values(id=name.lower(), name=name, language="en", created=1.0))
        row = {
            "game": "stella",
            "version": 1,
            "players": 2,
            "options": {},
            "host": "ann",
            "clock": {},
            "seed": "",
        }
        flags = {
            "is_open": False,
            "is_watchable": True,
            "state": "open",
            "changes": 0,
            "created": 1.0,
            "changed": 1.0,
        }
        connection.execute(insert(tables).values(id="table", **row, **flags))
        for number, text in enumerate(("hello", "you fool", "now, now"), 1):
            person = "bob" if number == 2 else "ann"
            connection.execute(
                insert(chat).values(id=number, table_id="table", person=person, text=text, at=float(number))
            )
        yield connection


def a_ban(**parts: object) -> Ban:
    empty = {
        "id": 1,
        "kind": "ban",
        "person": None,
        "network": None,
        "wants_address": False,
        "reason": "because",
    }
    return Ban(**{**empty, "operator": None, "at": 0.0, "until": None, "enforced": None, **parts})  # type: ignore[arg-type]


# ---- people affected by a ban ------------------------------------------------------------------------------


def test_a_person_is_banned_by_any_identity_and_for_as_long_as_it_lasts() -> None:
    banned = BanList([a_ban(person="bob", until=100.0)])
    assert banned.find("ban", ["ann", "bob"], "", now=99.0)
    assert not banned.find("ban", ["ann", "bob"], "", now=100.0)
    assert not banned.find("ban", ["ann"], "", now=99.0)
    assert not BanList(banned.bans, operators=["ann"]).find("ban", ["ann", "bob"], "", now=99.0), (
        "an operator's own device"
    )
    assert not banned.find("mute", ["bob"], "", now=99.0)


@pytest.mark.parametrize(
    ("network", "inside", "outside"),
    [
        ("203.0.113.7/32", "203.0.113.7", "203.0.113.8"),
        ("203.0.113.0/24", "203.0.113.255", "203.0.114.0"),
        ("203.0.113.7/32", "::ffff:203.0.113.7", "::ffff:203.0.113.8"),
        ("2001:db8:1:2::/64", "2001:db8:1:2:3::4", "2001:db8:1:3::1"),
    ],
)
def test_a_network_is_banned_as_a_whole_and_no_further(network: str, inside: str, outside: str) -> None:
    banned = BanList([a_ban(network="192.0.2.0/25"), a_ban(network=network)], operators=["ann"])
    assert banned.find("ban", [], inside)
    assert not banned.find("ban", [], outside)
    assert not banned.find("ban", ["ann"], inside), "operators keep their access"
    assert not banned.find("ban", [], "not an address")


def test_somebody_banned_is_told_so_until_when_and_why() -> None:
    words = refusal(a_ban(person="bob", until=1800000000.0, reason="rude")).words("en")
    assert (
        words == "You are banned from this server until 2027-01-15 08:00 UTC. The operator’s reason: “rude”"
    )
    assert "lifts" in refusal(a_ban(network="192.0.2.1/32")).words("en")
    assert (
        refusal(a_ban(kind="mute", person="bob", reason="ругань"))
        .words("ru")
        .startswith("Вам закрыт чат до решения")
    )


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        (" 203.0.113.7 ", "203.0.113.7/32"),
        ("203.0.113.7/24", "203.0.113.0/24"),
        ("2001:db8:1:2:3::4", "2001:db8:1:2::/64"),
        ("2001:db8::/32", "2001:db8::/32"),
        ("::ffff:203.0.113.7", "203.0.113.7/32"),
    ],
)
def test_networks_are_written_in_one_way(typed: str, kept: str) -> None:
    assert clean_network(typed) == kept


@pytest.mark.parametrize(
    ("typed", "error"),
    [
        ("bob", "bad-network"),
        ("203.0.113.300", "bad-network"),
        ("0.0.0.0/0", "wide-network"),
        ("::/0", "wide-network"),
    ],
)
def test_what_is_no_network_or_too_wide_is_refused(typed: str, error: str) -> None:
    with pytest.raises(StarboardError) as refused:
        clean_network(typed)
    assert refused.value.key == error


# ---- operators' actions ------------------------------------------------------------------------------------


def test_a_person_has_one_ban_of_a_kind_and_it_can_be_lifted(connection: Connection) -> None:
    ban_person(connection, "bob", "ban", "first", by="ann")
    second = ban_person(connection, "bob", "ban", "second", by="ann")
    ban_person(connection, "bob", "mute", "third")
    assert [(ban.kind, ban.reason, ban.name) for ban in all_bans(connection)] == [
        ("mute", "third", "Bob"),
        ("ban", "second", "Bob"),
    ]
    lift(connection, second, by="ann")
    assert [ban.kind for ban in all_bans(connection)] == ["mute"]
    with pytest.raises(StarboardError) as refused:
        lift(connection, second)
    assert refused.value.key == "no-ban"
    assert [(entry.act, entry.name) for entry in entries(connection)] == [
        ("lift", "Ann"),
        ("mute", ""),
        ("ban", "Ann"),
        ("ban", "Ann"),
    ]


def test_operators_cannot_be_banned(connection: Connection) -> None:
    appoint(connection, "ann")
    with pytest.raises(StarboardError) as refused:
        ban_person(connection, "ann", "mute", "by mistake", by="ann")
    assert refused.value.key == "ban-operator"
    dismiss(connection, "ann")
    ban_person(connection, "ann", "mute", "no mistake")
    assert [entry.act for entry in entries(connection)] == ["mute", "dismiss", "appoint"]


def test_an_address_that_becomes_known_is_banned_and_stands_in_no_log(connection: Connection) -> None:
    ban = ban_person(connection, "bob", "ban", "because", with_address=True)
    note_address(connection, ban, "203.0.113.7")
    note_address(connection, ban, "198.51.100.1")
    assert [one.network for one in all_bans(connection)] == ["203.0.113.7/32"], "the first that was known"
    lift(connection, ban)
    assert "203.0" not in str(entries(connection))
    assert connection.execute(select(bans)).all() == [], "with the ban, the address is gone"


def test_bans_that_are_over_are_forgotten_with_their_addresses(connection: Connection) -> None:
    ban_network(connection, "203.0.113.7", "ban", "an hour", until=time.time() - 1)
    assert all_bans(connection) == []
    ban_network(connection, "203.0.113.8", "ban", "another")
    assert connection.execute(select(bans.c.network)).scalars().all() == ["203.0.113.8/32"]


def test_a_link_works_once_and_for_ten_minutes(connection: Connection) -> None:
    secret = new_link(connection)
    assert secret not in str(connection.execute(select(operator_links)).all()), "only its hash is kept"
    use_link(connection, secret, "bob")
    assert [one.person for one in all_operators(connection)] == ["bob"]
    late = new_link(connection)
    connection.execute(update(operator_links).values(expires=operator_links.c.expires - LINK_SECONDS - 1))
    for used in (secret, late, "anything"):
        with pytest.raises(StarboardError) as refused:
            use_link(connection, used, "cat")
        assert refused.value.key == "no-operator-link"


def a_report(**parts: object) -> NewReport:
    about = {"reporter": "ann", "person": "bob", "name": "Bob", "table": "table", "number": 7, "kind": "chat"}
    return NewReport(**{**about, **parts})  # type: ignore[arg-type]


def test_a_report_keeps_the_chat_as_it_was_after_the_line_is_removed(connection: Connection) -> None:
    number = report(connection, a_report(text="rude", line=2))
    remove_line(connection, 2, by="ann")
    reset_name(connection, "bob", by="ann")
    [found] = all_reports(connection)
    assert [(line.name, line.text) for line in found.quoted] == [
        ("Ann", "hello"),
        ("Bob", "you fool"),
        ("Ann", "now, now"),
    ]
    assert (found.name, found.now, found.number, found.line, found.text) == ("Bob", "", 7, 2, "rude")
    assert connection.execute(select(chat.c.text).where(chat.c.id == 2)).scalar() == "", "nothing else has it"
    assert "fool" not in str(entries(connection))
    with pytest.raises(StarboardError) as refused:
        remove_line(connection, 2)
    assert refused.value.key == "no-line"
    resolve(connection, number, by="ann")
    assert (
        count_open(connection),
        len(all_reports(connection)),
        len(all_reports(connection, is_open=None)),
    ) == (0, 0, 1)


def test_there_is_one_open_report_of_a_kind_of_people_and_table(connection: Connection) -> None:
    number = report(connection, a_report())
    with pytest.raises(StarboardError) as refused:
        report(connection, a_report(kind="other"))
    assert refused.value.key == "already-reported"
    report(connection, a_report(reporter="cat"))
    resolve(connection, number)
    report(connection, a_report(kind="other"))
    assert count_open(connection) == 2


def test_people_are_found_by_id_or_by_a_name_that_is_theirs_alone(connection: Connection) -> None:
    connection.execute(insert(people).values(id="bob2", name="Bob", language="en", created=1.0))
    assert (person_called(connection, "bob"), person_called(connection, "Ann")) == ("bob", "ann")
    for typed, error in (("Bob", "several-people"), ("Dan", "no-such-person")):
        with pytest.raises(StarboardError) as refused:
            person_called(connection, typed)
        assert refused.value.key == error
