"""Play over real sockets: whole matches, views, repeated and late moves, taking back, reconnecting."""

import itertools
import json
from typing import Any

import numpy as np
import pytest
from msgspec import Raw, to_builtins

import starboard
from starboard.server.play.clock import NoClock
from starboard.server.play.messages import States, encode
from starboard.server.play.play import Play, Sitting
from tests.server.client import Person, Talk, play_on, seat_people
from tests.server.services import Server

MATCHES = [
    ("subastral", 2, {"disturbance": True}),
    ("subastral", 3, {}),
    ("stella", 3, {}),
    ("codex", 2, {}),
    ("codex", 4, {}),
    ("comet", 2, {"side": "b"}),
    ("comet", 3, {}),
]


@pytest.mark.parametrize(("game", "players", "options"), MATCHES)
def test_a_whole_match_and_no_message_tells_a_secret(
    server: Server, game: str, players: int, options: dict[str, Any]
) -> None:
    table, talks = seat_people(server, game, players, options=options)
    spectator = Person(server).sit_at(table)
    spectator.follow(0)
    play_on(talks, [spectator], np.random.default_rng(players))
    record = talks[0].person.get(f"/api/tables/{table}/record")
    assert record["seats"] == [""] * players
    match = starboard.verify(record)
    hello = talks[0].heard[0]
    assert hello["table"]["seed_sha256"] == record["seed_sha256"]
    assert to_builtins(match.result()) == talks[0].state["points"]  # type: ignore[index]
    for viewer, talk in [*enumerate(talks), (None, spectator)]:
        check_wire(record, viewer, talk)
        talk.close()


def check_wire(record: dict[str, Any], viewer: int | None, talk: Talk) -> None:
    """Checks that redeals for the viewer give the same states, without seed or truth before the end."""
    states = {message["number"]: message for message in talk.heard if message["type"] == "state"}
    assert list(states) == list(range(len(record["moves"]) + 1))
    match = starboard.replay(record, moves=0)
    for number, state in states.items():
        if not state["view"]["over"]:
            assert not {"truth", "seed", "points"} & state.keys()
            imagined = Play(
                match.redealt(viewer, number), [Sitting("x", None)] * match.players, NoClock(), 0.0
            )
            other = json.loads(encode(States(imagined, Raw(b"[]"), 0.0).of(viewer)))
            assert other["view"] == state["view"]
            assert other["moves"] == state["moves"]
            assert match.events(viewer, since=state["first_event"]) == state["events"]
            match.play(record["moves"][number])
    others = [message for message in talk.heard if message["type"] != "state"]
    assert record["seed"] not in json.dumps(others)
    kinds = {message["type"] for message in others}
    assert kinds <= {"hello", "table", "watching", "done"}


def test_of_two_answers_to_the_same_number_one_counts(server: Server) -> None:
    table, talks = seat_people(server, "subastral", 2)
    mover = next(talk for talk in talks if talk.state and talk.state["moves"])
    again = mover.person.sit_at(table)
    again.follow(0)
    choices = again.state["moves"]  # type: ignore[index]
    for talk, move in zip((mover, again), (choices[0], choices[-1]), strict=True):
        talk.send(type="move", id="x", number=0, move=move)
    answers = [talk.hear_answer() for talk in (mover, again)]
    assert sorted(answer["type"] for answer in answers) == ["refused", "state"]
    refused = next(answer for answer in answers if answer["type"] == "refused")
    assert (refused["error"], refused["number"]) == ("stale", 1)
    assert mover.person.get(f"/api/tables/{table}/state")["number"] == 1


def test_a_move_that_cannot_be_made_is_explained_and_changes_nothing(server: Server) -> None:
    table, talks = seat_people(server, "subastral", 2)
    mover = next(talk for talk in talks if talk.state and talk.state["moves"])
    other = next(talk for talk in talks if talk is not mover)
    before = mover.person.get(f"/api/tables/{table}/state")
    assert other.answer(type="move", number=0, move=before["moves"][0])["error"] == "not-your-turn"
    refused = mover.answer(type="move", number=0, move={"do": "take", "cloud": 1})
    assert refused["error"] == "not-now"
    assert refused["words"]
    after = mover.person.get(f"/api/tables/{table}/state")
    assert (after["number"], after["view"], after["events"]) == (0, before["view"], before["events"])


def test_taking_back_within_the_turn(server: Server) -> None:
    table, talks = seat_people(server, "codex", 2)
    rng = np.random.default_rng(5)
    for _ in range(200):
        play_on(talks, [], rng, moves=1)
        mover = next((talk for talk in talks if talk.state and talk.state.get("can_take_back")), None)
        if mover:
            break
    assert mover
    assert mover.state
    number = mover.state["number"]
    assert mover.answer(type="take-back", number=number)["type"] == "state"
    for talk in talks:
        state = talk.follow(number + 1)
        assert state["events"] == []
    assert mover.state["moves"]
    other = next(talk for talk in talks if talk is not mover)
    assert other.answer(type="take-back", number=number + 1)["error"] == "take-back"
    play_on(talks, [], rng)
    starboard.verify(mover.person.get(f"/api/tables/{table}/record"))


def test_coming_back_one_hears_what_one_missed(server: Server) -> None:
    table, talks = seat_people(server, "stella", 3)
    rng = np.random.default_rng(1)
    play_on(talks, [], rng, moves=4)
    away = talks.pop()
    away.close()
    seen = [event for message in away.heard if message["type"] == "state" for event in message["events"]]
    while any(talk.state["moves"] for talk in talks):  # type: ignore[index]
        play_on(talks, [], rng, moves=1)
    back = away.person.sit_at(table, since=len(seen))
    state = back.follow(talks[0].state["number"])  # type: ignore[index]
    assert state["first_event"] == len(seen)
    everything = away.person.get(f"/api/tables/{table}/state")["events"]
    assert seen + state["events"] == everything
    assert [event["number"] for event in everything] == list(range(len(everything)))


def test_a_gap_is_healed_by_a_sign_of_life(server: Server) -> None:
    _, talks = seat_people(server, "stella", 3)
    talks[0].send(type="seen", number=17)
    assert talks[0].hear_until("state")["number"] == 0


def test_spectators_only_where_they_are_wanted(server: Server) -> None:
    table, _ = seat_people(server, "stella", 3, is_watchable=False)
    stranger = Person(server)
    assert stranger.get(f"/api/tables/{table}/state", status=403)["error"] == "not-watchable"
    assert stranger.sit_at(table).hear()["error"] == "not-watchable"


def test_several_people_on_one_device(server: Server) -> None:
    person = Person(server)
    table = person.new_table("subastral", 2, mine=2, start=True)
    talk = person.sit_at(table)
    for _ in range(12):
        turn = (
            talk.hear_until("state")["view"]["to_move"]
            if talk.state is None
            else talk.state["view"]["to_move"]
        )
        talk.send(type="look", id="look", seat=turn)
        state = talk.hear_until("state")
        assert state["view"]["viewer"] == turn
        assert talk.move(state["moves"][0])["type"] == "state"
        talk.follow(state["number"] + 1)


def test_chat_reaches_everybody_and_has_limits(server: Server) -> None:
    table, talks = seat_people(server, "stella", 3)
    spectator = Person(server).sit_at(table)
    spectator.follow(0)
    assert talks[0].answer(type="chat", text="Привет!")["type"] == "done"
    for talk in (*talks[1:], spectator):
        said = talk.hear_until("chat")
        assert (said["text"], said["who"]["id"]) == ("Привет!", talks[0].person.id)
    assert spectator.answer(type="chat", text="me too")["error"] == "not-seated"
    assert talks[0].answer(type="chat", text="x" * 301)["error"] == "bad-message"
    answers = [talks[1].answer(type="chat", text=str(i)) for i in range(12)]
    assert answers[0]["type"] == "done"
    assert answers[-1]["error"] == "too-fast"


def test_the_same_over_http(server: Server) -> None:
    """A match against a bot, over HTTP alone."""
    person = Person(server)
    table = person.new_table("subastral", 2, bots=["casual"], start=True)
    for _ in itertools.count():
        state = person.get(f"/api/tables/{table}/state")
        if state["view"]["over"]:
            break
        if state["moves"]:
            person.ask(
                "POST",
                f"/api/tables/{table}/moves",
                {"number": state["number"], "move": state["moves"][0]},
                status=200,
            )
    record = person.get(f"/api/tables/{table}/record")
    starboard.verify(record)
    assert "bot:casual" in record["seats"]
    ratings = person.get("/api/ratings/subastral/bots")
    assert {"bot:casual"} <= {line["player"] for line in ratings}
