"""Properties of every game, for every number of players and every option."""

import copy
import json
from typing import Any

import numpy as np
import pytest
from msgspec import to_builtins

import starboard
from starboard.engine.chance import new_chance
from starboard.engine.log import CAPACITY
from starboard.engine.move_buffer import MOST_MOVES
from starboard.engine.random_play import play_at_random
from starboard.match import Match
from tests import harness

FROM_HAND = {"play", "pass", "hatch", "move", "discard"}
every_setting = pytest.mark.parametrize(("key", "players", "options"), harness.all_settings())


def deals(key: str, players: int, options: dict[str, Any], count: int) -> Any:
    """Yields matches with generators for their moves; fewer for long games."""
    for seed in range(max(1, count // getattr(harness.of(key), "LENGTH", 1))):
        yield starboard.load(key).new(players, seed, **options), np.random.default_rng(seed)


@pytest.mark.bounds
@every_setting
def test_thousands_of_random_matches_end_with_a_winner(
    key: str, players: int, options: dict[str, Any], amount: int
) -> None:
    match = starboard.load(key).new(players, 0, **options)
    playouts = play_at_random(
        match.rulebook, players, match.option_numbers, new_chance(bytes(32)), 20 * amount
    )
    places = playouts.places
    assert (places.min(axis=1) == 1).all()
    assert (playouts.points >= 0).all()
    assert (playouts.lengths > 0).all()
    # Equal seats win equally often.
    shares = (places == 1).mean(axis=0)
    assert np.ptp(shares) < 5 / np.sqrt(len(places))


@every_setting
def test_a_match_from_its_first_move_to_its_last(
    key: str, players: int, options: dict[str, Any], amount: int
) -> None:
    game = harness.of(key)
    for match, rng in deals(key, players, options, amount):
        cards = game.all_cards(match.table())
        for _ in harness.random_moves(match, rng):
            legal = match.position.legal
            assert list(legal) == sorted(set(legal))
            assert 0 < len(legal) < MOST_MOVES / 4
            assert match.to_move is not None
            assert 0 <= match.to_move < players
            assert {move["do"] for move in match.moves()} <= set(match.decision)
        assert game.all_cards(match.table()) == cards
        assert match.to_move is None
        assert match.moves() == []
        assert match.decision == ()


@every_setting
def test_cards_are_conserved_at_every_position(
    key: str, players: int, options: dict[str, Any], amount: int
) -> None:
    game = harness.of(key)
    for match, rng in deals(key, players, options, amount // 10):
        cards = game.all_cards(match.table())
        for _ in harness.random_moves(match, rng):
            assert game.all_cards(match.table()) == cards


@every_setting
def test_the_result_adds_up(key: str, players: int, options: dict[str, Any], amount: int) -> None:
    for match, rng in deals(key, players, options, amount // 5):
        for _ in harness.random_moves(match, rng):
            pass
        result = match.result()
        for seat in result.seats:
            assert seat.points == sum(reason["points"] for reason in seat.breakdown)
        assert result.winners == [seat for seat in range(players) if result.seats[seat].place == 1]
        assert [result.seats[seat].place for seat in result.ranking] == sorted(
            seat.place for seat in result.seats
        )
        assert sorted(result.ranking) == list(range(players))
        assert isinstance(result.ending, str)
        scored = [event for event in match.all_events() if event["event"] == "PointsScored"]
        assert sum(event["points"] for event in scored) == sum(seat.points for seat in result.seats)


@every_setting
def test_everything_that_leaves_a_match_is_json(
    key: str, players: int, options: dict[str, Any], amount: int
) -> None:
    for match, rng in deals(key, players, options, amount // 50):
        for _ in harness.random_moves(match, rng):
            for thing in (
                match.view(0),
                match.view(None),
                match.table(),
                match.moves(),
                to_builtins(match.result()),
                match.events(0),
                to_builtins(match.record()),
            ):
                assert json.loads(json.dumps(thing)) == thing


@every_setting
def test_a_record_brings_the_match_back(key: str, players: int, options: dict[str, Any], amount: int) -> None:
    for match, rng in deals(key, players, options, amount // 10):
        for _ in harness.random_moves(match, rng):
            pass
        again = starboard.verify(to_builtins(match.record()))
        assert again.table() == match.table()
        assert again.all_events() == match.all_events()
        assert again.result() == match.result()


@every_setting
def test_copies_are_independent(key: str, players: int, options: dict[str, Any], amount: int) -> None:
    for match, rng in deals(key, players, options, amount // 20):
        for _ in harness.random_moves(match, rng):
            before = match.table(), match.moves(), match.all_events(), match.move_count
            twin = match.copy()
            twin.play(twin.moves()[-1])
            assert (match.table(), match.moves(), match.all_events(), match.move_count) == before


@pytest.mark.bounds
@every_setting
def test_a_redeal_changes_only_what_the_seat_cannot_see(
    key: str, players: int, options: dict[str, Any], amount: int
) -> None:
    game = harness.of(key)
    for match, rng in deals(key, players, options, amount // 40):
        cards = game.all_cards(match.table())
        differs = 0
        for _ in harness.random_moves(match, rng):
            for seat in (*range(players), None):
                other = match.redealt(seat, int(rng.integers(1 << 60)))
                truth = other.table()
                assert other.view(seat) == match.view(seat)
                assert other.to_move == match.to_move
                if match.to_move == seat:
                    assert other.moves() == match.moves()
                assert other.result() == match.result()
                assert game.all_cards(truth) == cards
                assert other.all_events() == []
                differs += truth != match.table()
        assert differs > match.move_count


@every_setting
def test_a_redealt_match_can_be_played_to_its_end(
    key: str, players: int, options: dict[str, Any], amount: int
) -> None:
    game = harness.of(key)
    for match, rng in deals(key, players, options, amount // 40):
        cards = game.all_cards(match.table())
        for position, _ in enumerate(harness.random_moves(match, rng)):
            if position % 10 == 0:
                imagined = match.redealt(int(rng.integers(players)), position)
                for _ in harness.random_moves(imagined, rng):
                    mover = imagined.table()["seats"][imagined.to_move]
                    assert all(
                        move["card"] in mover["hand"]
                        for move in imagined.moves()
                        if move["do"] in FROM_HAND and "card" in move
                    )
                assert game.all_cards(imagined.table()) == cards


@every_setting
def test_a_redeal_depends_on_nothing_hidden(
    key: str, players: int, options: dict[str, Any], amount: int
) -> None:
    """With the same stream, redealing a redealt table gives the same table: bots cannot peek."""
    for match, rng in deals(key, players, options, amount // 40):
        for _ in harness.random_moves(match, rng):
            for seat in (*range(players), None):
                imagined = match.redealt(seat, int(rng.integers(1 << 60)))
                assert imagined.redealt(seat, 5).table() == match.redealt(seat, 5).table()


@every_setting
def test_hidden_cards_change_nothing_that_is_seen(
    key: str, players: int, options: dict[str, Any], amount: int
) -> None:
    """After swapping two hidden cards, a seat sees the same before, during and after every move."""
    game, compared = harness.of(key), 0
    for match, rng in deals(key, players, options, amount // 20):
        for _ in harness.random_moves(match, rng):
            seat = int(rng.integers(players))
            other = match.copy()
            swapped = game.swap_hidden(other, seat, rng)
            if swapped is None:
                continue
            harness.look_again(other)
            assert other.view(seat) == match.view(seat)
            if match.to_move == seat:
                assert other.moves() == match.moves()
            for move in match.moves():
                if move in other.moves() and move.get("card") not in swapped:
                    ours, theirs = match.copy(), other.copy()
                    first = match.event_count
                    ours.play(move)
                    theirs.play(move)
                    assert ours.events(seat, since=first) == theirs.events(seat, since=first)
                    assert ours.view(seat) == theirs.view(seat)
                    compared += 1
    assert compared > amount // 2


@every_setting
def test_what_can_be_taken_back_told_nobody_anything(
    key: str, players: int, options: dict[str, Any], amount: int
) -> None:
    """A move that can be taken back has the same events in every redeal for its seat."""
    for match, rng in deals(key, players, options, amount // 20):
        before = match.copy()
        for _ in harness.random_moves(match, rng):
            if match.open_moves:
                seat = match.to_move
                imagined, move = before.redealt(seat, int(rng.integers(1 << 60))), match.record().moves[-1]
                first = imagined.event_count
                imagined.play(move)
                assert imagined.events(seat, since=first) == match.events(seat, since=first)
                assert imagined.view(seat) == match.view(seat)
            before = match.copy()


@every_setting
def test_taking_back_leads_where_one_was(
    key: str, players: int, options: dict[str, Any], amount: int
) -> None:
    for match, rng in deals(key, players, options, amount // 40):
        before = match.copy()
        for _ in harness.random_moves(match, rng):
            if match.open_moves:
                back = match.taken_back(match.to_move)
                assert (back.table(), back.moves(), back.all_events()) == (
                    before.table(),
                    before.moves(),
                    before.all_events(),
                )
                assert back.open_moves == before.open_moves == match.open_moves - 1
                assert back.to_move == match.to_move
            else:
                with pytest.raises(starboard.IllegalMove):
                    match.taken_back()
            before = match.copy()


def without_derived(view: dict[str, Any], derived: set[str]) -> dict[str, Any]:
    view = {
        key: value
        for key, value in view.items()
        if key not in derived | {"to_move", "decision", "prompt", "over"}
    }
    view["seats"] = [
        {key: value for key, value in seat.items() if key not in derived} for seat in view["seats"]
    ]
    return view


@every_setting
def test_the_events_one_sees_lead_from_the_old_view_to_the_new(
    key: str, players: int, options: dict[str, Any], amount: int
) -> None:
    game = harness.of(key)
    for match, rng in deals(key, players, options, amount // 20):
        viewers: list[int | None] = [*range(players), None]
        views = [without_derived(match.view(viewer), game.DERIVED) for viewer in viewers]
        first = match.event_count
        while not match.over:
            match.play(harness.pick(match, rng))
            for viewer, view in zip(viewers, views, strict=True):
                for event in copy.deepcopy(match.events(viewer, since=first)):
                    game.fold(view, event)
                assert view == without_derived(match.view(viewer), game.DERIVED)
            first = match.event_count


@every_setting
def test_events_are_numbered_and_far_from_filling_the_log(
    key: str, players: int, options: dict[str, Any], amount: int
) -> None:
    for match, rng in deals(key, players, options, amount // 10):
        first = match.event_count
        for _ in harness.random_moves(match, rng):
            assert match.event_count - first < CAPACITY / 4
            first = match.event_count
        for viewer in (0, None):
            assert [event["number"] for event in match.events(viewer)] == list(range(len(match.all_events())))


@pytest.mark.parametrize("key", starboard.KEYS)
def test_the_names_of_moves_round_trip(key: str) -> None:
    book = starboard.load(key).rulebook.moves
    names = [book.name(number) for number in range(book.count)]
    assert [book.number(name) for name in names] == list(range(book.count))
    assert len({json.dumps(name) for name in names}) == book.count


def test_the_same_seed_gives_the_same_match_and_another_seed_another() -> None:
    for key in starboard.KEYS:
        game = starboard.load(key)
        assert game.new(2, 1).table() == game.new(2, 1).table() == game.new(2, f"{1:064x}").table()
        assert game.new(2, 1).table() != game.new(2, 2).table()
        assert game.new(2).table() != game.new(2).table()


def test_a_match_says_what_it_is() -> None:
    assert repr(starboard.load("stella").new(3, 1)).startswith("<Match of stella, 3 players, 0 moves, seat ")
    assert isinstance(starboard.load("stella").new(3, 1), Match)
