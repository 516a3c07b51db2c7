"""The public API by example: what it accepts, what it refuses, and that refusals change nothing."""

from typing import Any

import pytest
from msgspec import UNSET, to_builtins

import starboard
from starboard.words import LANGUAGES


def refused(match: starboard.Match, move: Any, seat: int | None = None) -> starboard.IllegalMove:
    before = match.table(), match.all_events(), match.moves(), match.record()
    with pytest.raises(starboard.IllegalMove) as error:
        match.play(move, seat)
    assert (match.table(), match.all_events(), match.moves(), match.record()) == before
    for language in LANGUAGES:
        words = error.value.words(language)
        assert words
        assert not words.startswith("error-")
        assert "{" not in words.replace('{"do"', "")
    return error.value


@pytest.fixture
def match() -> starboard.Match:
    return starboard.load("subastral").new(3, seed=5)


@pytest.mark.parametrize(
    ("move", "key"),
    [
        (None, "not-a-move"),
        ("play", "not-a-move"),
        ([], "not-a-move"),
        ({}, "unknown-move"),
        ({"do": "fly"}, "unknown-move"),
        ({"do": 7}, "unknown-move"),
        ({"do": ["play"]}, "unknown-move"),
        ({"do": "play"}, "wrong-parts"),
        ({"do": "play", "card": "taiga-2", "cloud": 2}, "wrong-parts"),
        ({"do": "play", "card": "taiga-7"}, "unknown-value"),
        ({"do": "play", "card": None}, "unknown-value"),
        ({"do": "play", "card": ["taiga-2"]}, "unknown-value"),
        ({"do": "take", "cloud": 0}, "unknown-value"),
        ({"do": "take", "cloud": 7}, "unknown-value"),
        ({"do": "take", "cloud": True}, "unknown-value"),
        ({"do": "take", "cloud": 2.0}, "unknown-value"),
        ({"do": "take", "cloud": "2"}, "unknown-value"),
        ({"do": "take", "cloud": 2}, "not-now"),
        ({"do": "draw"}, "not-now"),
    ],
)
def test_what_is_not_a_move_now(match: starboard.Match, move: Any, key: str) -> None:
    assert refused(match, move).key == key


def test_a_card_one_does_not_hold(match: starboard.Match) -> None:
    hand = match.table()["seats"][match.to_move]["hand"]
    card = next(card for card in ("taiga-1", "taiga-2", "taiga-3", "taiga-4") if card not in hand)
    error = refused(match, {"do": "play", "card": card})
    assert error.key == "card-not-in-hand"
    assert str(error) == f"“{card}” is not in your hand."
    assert error.words("ru") == f"Карты «{card}» нет у вас на руке."


@pytest.mark.parametrize("seat", [-1, 3, 99, "0", True])
def test_another_seat(match: starboard.Match, seat: Any) -> None:
    assert match.to_move is not None
    assert refused(match, match.moves()[0], seat).key == "not-your-turn"


def test_true_is_not_seat_one() -> None:
    match = next(
        match for seed in range(20) if (match := starboard.load("subastral").new(3, seed)).to_move == 1
    )
    assert refused(match, match.moves()[0], True).key == "not-your-turn"


def test_the_right_seat(match: starboard.Match) -> None:
    events = match.play(match.moves()[0], seat=match.to_move)
    assert events[0]["event"] == "CardPlayed"


def test_a_match_that_is_over() -> None:
    match = starboard.load("stella").new(2, 3)
    while not match.over:
        match.play(match.moves()[0])
    assert refused(match, {"do": "spend"}).key == "match-over"


@pytest.mark.parametrize("seat", [-1, 3, "0", True, 1.0])
def test_views_of_seats_that_do_not_exist(match: starboard.Match, seat: Any) -> None:
    for look in (match.view, match.events, match.redealt):
        with pytest.raises(starboard.IllegalMove) as error:
            look(seat)
        assert error.value.key == "no-such-seat"


@pytest.mark.parametrize(
    ("players", "seed", "options", "key"),
    [
        (1, None, {}, "players"),
        (6, None, {}, "players"),
        ("2", None, {}, "players"),
        (True, None, {}, "players"),
        (2.0, None, {}, "players"),
        (2, -1, {}, "seed"),
        (2, 1 << 256, {}, "seed"),
        (2, "abc", {}, "seed"),
        (2, "g" * 64, {}, "seed"),
        (2, 1.5, {}, "seed"),
        (2, True, {}, "seed"),
        (2, 1, {"colour": "red"}, "option"),
        (2, 1, {"disturbance": "yes"}, "option-value"),
        (2, 1, {"disturbance": 1}, "option-value"),
    ],
)
def test_what_cannot_be_dealt(players: Any, seed: Any, options: dict[str, Any], key: str) -> None:
    with pytest.raises(starboard.InvalidSetup) as error:
        starboard.load("subastral").new(players, seed, **options)
    assert error.value.key == key
    assert not str(error.value).startswith("error-")


@pytest.mark.parametrize("key", ["chess", "", None, 7, ["stella"]])
def test_games_that_are_not_here(key: Any) -> None:
    with pytest.raises(starboard.InvalidSetup) as error:
        starboard.load(key)
    assert error.value.key == "game"


def test_what_a_game_says_of_itself() -> None:
    game = starboard.load("subastral")
    assert (game.key, game.name, game.players) == ("subastral", "Subastral", range(2, 6))
    assert game.options["disturbance"].values == (False, True)
    assert game.options["disturbance"].default is False
    assert starboard.load("stella").players == range(2, 5)


def test_seeds_can_be_written_in_three_ways() -> None:
    game = starboard.load("stella")
    assert game.new(2, 255).record().seed == "0" * 62 + "ff"
    assert game.new(2, "0" * 62 + "FF").record().seed == "0" * 62 + "ff"
    assert len(game.new(2).record().seed) == 64


def test_a_redealt_match_is_imagined_and_has_no_record(match: starboard.Match) -> None:
    with pytest.raises(ValueError, match="imagined"):
        match.redealt(0).record()
    assert match.redealt(0).seed_hash is None


# ---- records -----------------------------------------------------------------------------------------------


@pytest.fixture
def record() -> dict[str, Any]:
    match = starboard.load("subastral").new(2, seed=9, disturbance=True)
    while not match.over:
        match.play(match.moves()[-1])
    record: dict[str, Any] = to_builtins(match.record())
    return record


def test_a_record_says_what_a_match_is(record: dict[str, Any]) -> None:
    assert list(record) == [
        "format",
        "game",
        "version",
        "players",
        "options",
        "seed",
        "seed_sha256",
        "moves",
        "result",
    ]
    match = starboard.verify(record)
    assert match.over
    assert to_builtins(match.record()) == record
    half = starboard.replay(record, moves=10)
    assert half.move_count == 10
    assert half.record().result is UNSET


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"format": 2}, "record-format"),
        ({"version": 99}, "record-version"),
        ({"game": "chess"}, "record-setup"),
        ({"players": 7}, "record-setup"),
        ({"options": {"disturbance": "no"}}, "record-setup"),
        ({"options": []}, "record-shape"),
        ({"seed": "ff"}, "record-setup"),
        ({"seed": 9}, "record-shape"),
        ({"moves": {}}, "record-shape"),
        ({"moves": [{"do": "draw"}]}, "record-move"),
        ({"moves": [None]}, "record-move"),
        ({"seed_sha256": "00"}, "record-claim"),
        ({"result": {"points": [99, 0], "winners": [0], "ending": "last-turn"}}, "record-claim"),
    ],
)
def test_a_record_that_is_not_true(record: dict[str, Any], change: dict[str, Any], key: str) -> None:
    with pytest.raises(starboard.InvalidRecord) as error:
        starboard.verify({**record, **change})
    assert error.value.key == key
    assert not str(error.value).startswith("error-")


@pytest.mark.parametrize("part", ["format", "game", "version", "players", "options", "seed", "moves"])
def test_a_record_with_a_part_missing(record: dict[str, Any], part: str) -> None:
    del record[part]
    with pytest.raises(starboard.InvalidRecord, match=part):
        starboard.replay(record)


@pytest.mark.parametrize("nonsense", [None, [], "record", 7])
def test_what_is_no_record_at_all(nonsense: Any) -> None:
    with pytest.raises(starboard.InvalidRecord):
        starboard.replay(nonsense)


def test_moves_after_the_end_are_not_replayed(record: dict[str, Any]) -> None:
    record["moves"].append({"do": "draw"})
    with pytest.raises(starboard.InvalidRecord) as error:
        starboard.replay(record)
    assert error.value.key == "record-move"
