"""Personal data can be read, and erased without a trace; others' matches stay."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import to_builtins
from sqlalchemy import Connection, insert, inspect, select, text, update

from starboard.match import StarboardError
from starboard.server.administration.bans import ban_person
from starboard.server.administration.erasure import erase
from starboard.server.administration.log import note
from starboard.server.administration.operators import appoint
from starboard.server.administration.people import find_people, reset_name
from starboard.server.administration.personal_data import data_of, export
from starboard.server.administration.ratings import recount
from starboard.server.administration.reports import NewReport, all_reports, report
from starboard.server.database.schema import (
    accounts,
    bans,
    codes,
    notice_targets,
    people,
    quiet_hours,
    rating_steps,
    ratings,
    seats,
    tables,
)
from starboard.server.people import hashed
from tests.server.world import World, new_world

NAME = "Annabel Lee"


@pytest.fixture
def world(tmp_path: Path) -> Iterator[World]:
    with new_world(tmp_path) as made:
        yield made


def a_life(world: World) -> tuple[str, str, dict[str, str]]:
    """Creates a person with data of every kind, another person, and tables by description."""
    connection = world.connection
    ann, bob = world.person("Old Name"), world.person("Bob")
    reset_name(connection, ann)
    connection.execute(update(people).where(people.c.id == ann).values(name=NAME))
    world.passkey(ann)
    connection.execute(insert(codes).values(hash="c" * 64, person=ann, expires=1.0))
    account = {
        "id": "0" * 16,
        "issuer": "https://id.example.org",
        "subject": "annabel-at-home",
        "name": "A. Lee",
        "created": 1.0,
    }
    connection.execute(insert(accounts).values(person=ann, **account))
    address = {"id": "1" * 16, "kind": "address", "address": "ntfys://ntfy.sh/annabels-topic", "failures": 0}
    connection.execute(insert(notice_targets).values(person=ann, created=1.0, **address))
    connection.execute(
        insert(quiet_hours).values(person=ann, begins=1320, ends=420, zone="Arctic/Longyearbyen")
    )
    appoint(connection, ann)
    finished = world.played(ann, bob)
    world.played(bob, "bot:casual")
    going = world.begin(ann, bob)
    while not all(sitting.has_acted for sitting in going.play.sittings):
        going.move()
    hot = world.begin(ann, ann, bob)
    connection.execute(
        update(seats).where(seats.c.table_id == hot.id, seats.c.seat == 1).values(name="Her Son")
    )
    hosted, joined, asked = world.begin(ann, bob), world.begin(bob, ann), world.begin(bob, "bot:casual")
    for table in (hosted, joined, asked):
        connection.execute(update(tables).where(tables.c.id == table.id).values(state="open", began=None))
    invited = {"person": None, "bot": None, "invited": ann}
    connection.execute(update(seats).where(seats.c.table_id == asked.id, seats.c.seat == 1).values(invited))
    world.say(finished, ann, f"I am {NAME}")
    world.say(finished, bob, f"Hello {NAME}")
    seen: dict[str, Any] = {"table": finished, "number": 3, "kind": "chat"}
    report(connection, NewReport(reporter=ann, person=bob, name="Bob", text=f"he called me {NAME}", **seen))
    report(connection, NewReport(reporter=bob, person=ann, name=NAME, text=f"{NAME} shouts", **seen))
    note(connection, ann, "end-match", "table x", reason=f"{NAME} asked", persons=[ann])
    ids = {
        "finished": finished,
        "going": going.id,
        "hosted": hosted.id,
        "joined": joined.id,
        "asked": asked.id,
    }
    return ann, bob, ids


def everything(connection: Connection) -> str:
    """Returns all text in the database, read through the database's own schema, not ours."""
    found = []
    for table in inspect(connection).get_table_names():
        for row in connection.execute(text(f'SELECT * FROM "{table}"')):
            found += [value for value in row if isinstance(value, str)]
    return "\n".join(found)


def test_an_export_has_everything_but_keys(world: World) -> None:
    ann, _, ids = a_life(world)
    data = export(world.connection, ann)
    assert (data.id, data.name, [key.name for key in data.passkeys]) == (ann, NAME, ["phone"])
    assert [(device.browser, device.system) for device in data.devices] == [("Firefox", "Linux")]
    assert {table.id for table in data.tables} >= {
        ids["finished"],
        ids["going"],
        ids["hosted"],
        ids["joined"],
    }
    assert [(one.issuer, one.subject) for one in data.accounts] == [
        ("https://id.example.org", "annabel-at-home")
    ]
    assert [one.address for one in data.notice_targets] == ["ntfys://ntfy.sh/annabels-topic"]
    assert [(one.begins, one.zone) for one in data.quiet_hours] == [(1320, "Arctic/Longyearbyen")]
    finished = next(table for table in data.tables if table.id == ids["finished"])
    result = world.row(ids["finished"]).result
    assert (finished.seats[0].points, finished.seats[0].place) == (
        result["points"][0],
        result["seats"][0]["place"],
    )
    assert any(seat.name == "Her Son" for table in data.tables for seat in table.seats)
    assert [line.text for line in data.chat] == [f"I am {NAME}"]
    assert [one.text for one in data.reports] == [f"he called me {NAME}"]
    assert len(data.ratings) == len(data.rating_steps) == 1
    written = msgspec.json.encode(data)
    assert hashed(ann).encode() not in written
    assert b"Hello" not in written, "what others said is theirs"
    assert msgspec.json.decode(written, type=type(data)) == data


def test_nothing_is_left_that_leads_to_somebody_who_was_erased(world: World) -> None:
    ann, bob, ids = a_life(world)
    connection = world.connection
    assert ann in everything(connection)
    assert NAME in everything(connection)
    before = seen(world, ids["finished"])
    erased = erase(connection, ann, by=bob)
    left = everything(connection)
    for gone in (
        ann,
        hashed(ann),
        NAME,
        "Old Name",
        "Her Son",
        "c" * 64,
        "annabel-at-home",
        "A. Lee",
        "annabels",
        "Arctic",
    ):
        assert gone not in left, gone
    assert (erased.matches_left, set(erased.open_tables)) == (2, {ids["hosted"], ids["joined"], ids["asked"]})
    assert seen(world, ids["finished"]) == before, "the match can be looked at as before"
    stand_in = connection.execute(select(people).where(people.c.id == erased.stand_in)).one()
    assert (stand_in.name, stand_in.is_erased) == ("", True)
    assert [sitting.person for sitting in world.play(ids["finished"]).sittings] == [erased.stand_in, bob]
    going = world.play(ids["going"])
    assert (going.sittings[0].state, going.state) == ("gone", "playing")
    assert [world.row(ids[name]).state for name in ("hosted", "joined", "asked")] == [
        "abandoned",
        "open",
        "open",
    ]
    freed = connection.execute(
        select(seats).where(seats.c.table_id == ids["joined"], seats.c.seat == 1)
    ).one()
    assert (freed.person, freed.invited) == (None, None)
    quoted = [line.text for line in all_reports(connection)[0].quoted]
    assert quoted == ["", "Hello …"]
    assert find_people(connection, erased.stand_in) == []
    with pytest.raises(StarboardError):
        erase(connection, erased.stand_in)
    with pytest.raises(StarboardError):
        data_of(connection, ann)


def seen(world: World, table: str) -> list[Any]:
    match = world.play(table).match
    return [to_builtins(match.record()), match.all_events()]


def test_ratings_of_others_stay_and_can_be_counted_again(world: World) -> None:
    ann, bob, _ = a_life(world)
    connection = world.connection
    mine = (ratings.c.player == bob, ratings.c.pool == "people")
    before = connection.execute(select(ratings.c.mu, ratings.c.sigma).where(*mine)).all()
    erased = erase(connection, ann)
    assert connection.execute(select(ratings.c.mu, ratings.c.sigma).where(*mine)).all() == before
    assert connection.execute(select(rating_steps).where(rating_steps.c.player == erased.stand_in)).all()
    assert recount(connection).differences == []


def test_a_ban_of_an_address_outlives_the_identity(world: World) -> None:
    ann = world.person("Ann")
    ban_person(world.connection, ann, "mute", "Ann was loud")
    ban_person(world.connection, ann, "ban", "Ann was rude", with_address=True)
    world.connection.execute(update(bans).where(bans.c.kind == "ban").values(network="192.0.2.0/24"))
    erase(world.connection, ann)
    kept = world.connection.execute(select(bans)).all()
    assert [(one.kind, one.person, one.network, one.reason) for one in kept] == [
        ("ban", None, "192.0.2.0/24", "… was rude")
    ]
