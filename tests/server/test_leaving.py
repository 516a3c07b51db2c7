"""Leaving, lateness and hints protect no rating; those who stay are rated among themselves; leaves count."""

from typing import Any

import numpy as np
import pytest

import starboard
from starboard.server.play.acts import Entry, RunOutOfTime, read_entry, without_taken_back
from starboard.server.play.clock import NoClock, PerTurn
from starboard.server.play.play import MOST_BACKS, Play, Sitting
from tests.server.client import Person, Talk, play_on, seat_people
from tests.server.services import Server
from tests.server.test_away import act as ask
from tests.server.test_review import play_to_the_end
from tests.server.test_tables import finish

BOTS = ("casual", "strong")


class Log:
    """A `Play` and its acts."""

    def __init__(self, people: int, bots: int = 0, seed: int = 4) -> None:
        self.people, self.bots, self.seed = people, bots, seed
        self.play = self.new()
        self.acts: list[Entry] = []

    def new(self) -> Play:
        match = starboard.load("stella").new(self.people + self.bots, self.seed)
        sittings = [Sitting(f"person {seat}", None) for seat in range(self.people)]
        return Play(match, sittings + [Sitting(None, bot) for bot in BOTS[: self.bots]], NoClock(), 1000.0)

    def do(self, kind: str, seat: int, **data: Any) -> None:
        entry = read_entry("t", self.play.number, kind, seat, data, 1000.0 + self.play.number)
        self.play.check(entry.act, entry.at)
        self.play.apply(entry)
        self.acts.append(entry)

    def move(self, choice: int = 0) -> None:
        play = self.play
        turn = play.match.to_move
        assert turn is not None
        data = {"bot": play.bot_to_move} if play.bot_to_move else {}
        self.do("move", turn, move=play.match.moves()[choice % len(play.match.moves())], **data)

    def all_move(self) -> None:
        """Plays until every person has moved."""
        while not all(sitting.has_acted for sitting in self.play.sittings if sitting.person):
            self.move()

    def end(self) -> None:
        """Plays to the end; bots move for people who are away."""
        while not self.play.match.over:
            turn = self.play.match.to_move
            assert turn is not None
            if self.play.sittings[turn].is_waiting:
                self.do("bot", turn, level="skilled")
            self.move()

    @property
    def ranks(self) -> dict[int, int]:
        assert self.play.standing
        return self.play.standing.ranks

    @property
    def left(self) -> frozenset[int]:
        assert self.play.standing
        return self.play.standing.left

    @property
    def places(self) -> list[int]:
        return [seat.place for seat in self.play.match.result().seats]


# ---- ratings of a match ------------------------------------------------------------------------------------


def test_all_who_finish_are_ranked_by_their_places() -> None:
    log = Log(3)
    log.end()
    assert log.ranks == dict(enumerate(log.places))
    assert log.left == frozenset()


@pytest.mark.parametrize("leaver", [0, 1, 2])
def test_whoever_leaves_is_last_however_well_the_bot_does(leaver: int) -> None:
    log = Log(3)
    log.do("leave", leaver)
    log.end()
    stayed = [seat for seat in range(3) if seat != leaver]
    assert log.play.is_rated
    assert log.left == {leaver}
    assert log.ranks[leaver] > max(log.ranks[seat] for seat in stayed)
    assert [log.ranks[seat] for seat in stayed] == [log.places[seat] for seat in stayed]


def test_of_several_who_left_the_first_is_last() -> None:
    log = Log(4)
    for leaver in (2, 0):
        log.do("leave", leaver)
    log.end()
    assert sorted(range(4), key=lambda seat: log.ranks[seat])[2:] == [0, 2]
    assert log.left == {0, 2}


def test_whoever_is_left_alone_has_won() -> None:
    """If all leave, the last one to leave has won."""
    log = Log(2)
    log.do("leave", 1)
    assert log.play.standing is None
    log.do("leave", 0)
    assert log.ranks[0] < log.ranks[1]
    assert log.left == {1}
    decided = log.play.standing
    log.do("return", 1)
    log.do("return", 0)
    log.end()
    assert log.play.standing is decided, "a match counts once"


def test_leaving_bots_alone_is_a_defeat_at_once() -> None:
    log = Log(1, bots=2)
    log.do("leave", 0)
    assert log.play.state == "abandoned"
    assert log.ranks[0] > max(log.ranks[1], log.ranks[2])
    assert log.left == {0}


def test_out_of_time_and_never_back_is_a_defeat() -> None:
    log = Log(2)
    log.all_move()
    turn = log.play.match.to_move
    assert turn is not None
    log.play.clock.rule = PerTurn(5)
    late = RunOutOfTime(turn)
    log.play.check(late, 10_000.0)
    log.play.apply(Entry("t", log.play.number, 10_000.0, late))
    log.end()
    assert log.ranks[turn] > log.ranks[1 - turn]
    assert log.left == {turn}


def test_somebody_who_never_came_is_not_rated() -> None:
    """The match may have been started without their knowledge."""
    log = Log(3)
    turn = log.play.match.to_move
    assert turn is not None
    log.do("bot", turn, level="skilled", absent=1.0)
    log.end()
    assert set(log.ranks) == {0, 1, 2} - {turn}
    assert log.left == frozenset()


def ended_with_hint(seed: int) -> tuple[bool, dict[int, int]]:
    """Plays a match with a hint; returns whether it was won, and its ranks."""
    log = Log(1, bots=1, seed=seed)
    while log.play.match.to_move != 0:
        log.move()
    log.do("hint", 0)
    log.end()
    assert log.play.is_rated
    return log.places[0] == 1, log.ranks


def test_with_a_hint_a_defeat_counts_and_a_victory_does_not() -> None:
    ends = [ended_with_hint(seed) for seed in range(20)]
    assert {is_won for is_won, _ in ends} == {False, True}
    for is_won, ranks in ends:
        assert (0 in ranks) == (not is_won)


def test_a_victory_that_a_bot_helped_to_is_nobodys_defeat() -> None:
    seen = set()
    for seed in range(20):
        log = Log(2, seed=seed)
        log.all_move()
        turn = log.play.match.to_move
        assert turn is not None
        log.do("leave", turn)
        log.do("bot", turn, level="skilled")
        log.move()
        log.do("return", turn)
        log.end()
        is_won = log.places[turn] == 1
        seen.add(is_won)
        assert set(log.ranks) == ({1 - turn} if is_won else {0, 1})
        assert log.left == frozenset()
    assert seen == {False, True}


@pytest.mark.parametrize("seed", range(6))
def test_a_log_that_is_read_again_counts_the_same(seed: int) -> None:
    rng = np.random.default_rng(seed)
    log = Log(3, seed=seed)
    while not log.play.match.over:
        turn, play = log.play.match.to_move, log.play
        assert turn is not None
        seat, chance = int(rng.integers(3)), rng.random()
        if play.sittings[turn].state == "gone" and not play.sittings[turn].bot:
            log.do("bot", turn, level="skilled")
        elif chance < 0.1 and play.sittings[seat].state == "here" and len(play.voters(seat)) > 1:
            log.do("leave", seat)
        elif chance < 0.3 and play.sittings[seat].is_left:
            log.do("return", seat)
        elif chance < 0.7 and play.can_take_back(turn):
            log.do("back", turn)
        else:
            log.move(int(rng.integers(1000)))
        again = log.new()
        for act in without_taken_back(log.acts):
            again.apply(act)
        assert again.sittings == play.sittings
        assert (again.backs, again.can_take_back(turn)) == (play.backs, play.can_take_back(turn))
        assert again.standing == play.standing
    assert log.play.standing


# ---- over the wire -----------------------------------------------------------------------------------------


def rating(person: Person, game: str, pool: str) -> float | None:
    """Returns a person's latest rating."""
    found = person.get("/api/me/statistics")["ratings"]
    return next(
        (course["steps"][-1][1] for course in found if (course["game"], course["pool"]) == (game, pool)), None
    )


def seat_infos(person: Person, table: str) -> Any:
    return person.get(f"/api/tables/{table}")["seats"]


def test_a_leaver_loses_to_those_who_stay_and_is_known_for_it(server: Server) -> None:
    table, talks = seat_people(server, "stella", 3)
    gone, stays = talks[0].person, [talk.person for talk in talks[1:]]
    ask(gone, table, "abandon")
    ask(stays[0], table, "seats/0/substitute", bot="beginner")
    finish(table, talks[1:])
    ratings = [rating(person, "stella", "people") for person in (gone, *stays)]
    assert None not in ratings
    assert ratings[0] == min(ratings, key=lambda one: one or 0.0)
    assert gone.get("/api/me/statistics")["leaves"] == {"left": 1, "of": 1}
    assert stays[0].get("/api/me/statistics")["leaves"] == {"left": 0, "of": 1}
    waiting = stays[0].new_table("stella", 3)
    gone.post(f"/api/tables/{waiting}/join", {})
    told = [seat["leaves"] for seat in seat_infos(stays[1], waiting)]
    assert told == [{"left": 0, "of": 1}, {"left": 1, "of": 1}, None]


def test_leaving_bots_is_rated_once(server: Server) -> None:
    person = Person(server)
    table = person.new_table("stella", 2, bots=["beginner"], start=True)
    assert person.get(f"/api/tables/{table}")["is_rated"]
    ask(person, table, "abandon")
    lost = rating(person, "stella", "bots")
    assert lost is not None
    assert lost < 0
    ask(person, table, "return")
    play_to_the_end(person, table)
    assert rating(person, "stella", "bots") == lost
    assert person.get("/api/me/statistics")["leaves"] == {"left": 0, "of": 0}, "nobody was left alone"


def test_the_last_to_leave_has_won(server: Server) -> None:
    table, talks = seat_people(server, "stella", 2)
    first, last = (talk.person for talk in talks)
    ask(first, table, "abandon")
    assert rating(first, "stella", "people") is None
    ask(last, table, "abandon")
    lost, won = rating(first, "stella", "people"), rating(last, "stella", "people")
    assert lost is not None
    assert won is not None
    assert lost < 0 < won
    assert last.get("/api/me/statistics")["leaves"] == {"left": 0, "of": 1}


# ---- taking back -------------------------------------------------------------------------------------------


def test_a_take_back_is_offered_only_if_it_is_done(database: str) -> None:
    """Twenty times in a turn, before and after a restart."""
    server = Server(database).start()
    try:
        table, talks = seat_people(server, "codex", 2)
        mover = open_move(talks)
        assert take_back(mover, 15) == 15
        server.kill()
        server.start()
        again = mover.person.sit_at(table)
        state = again.follow(0)
        assert state["can_take_back"]
        assert take_back(again, MOST_BACKS) == MOST_BACKS - 15
        assert again.state
        number = again.state["number"]
        assert again.answer(type="take-back", number=number)["error"] == "most-backs"
    finally:
        server.stop()


def open_move(talks: list[Talk]) -> Talk:
    """Plays until a move can be taken back; returns that seat's socket."""
    while True:
        play_on(talks, [], np.random.default_rng(1), moves=1)
        for talk in talks:
            if talk.state and talk.state.get("can_take_back"):
                return talk


def take_back(mover: Talk, most: int) -> int:
    """Takes a move back and repeats it while offered, up to `most` times; returns how often."""
    for done in range(most):
        assert mover.state
        if not mover.state.get("can_take_back"):
            return done
        before = mover.answer(type="take-back", number=mover.state["number"])
        assert before["type"] == "state"
        mover.move(before["moves"][0])
    return most
