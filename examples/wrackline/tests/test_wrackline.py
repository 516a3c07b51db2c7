"""The rules of Wrackline, example by example."""

import pytest

import starboard
from starboard.match import Match, Result
from wrackline.table import CARD_NAMES, OVER


def a_match(players: int = 2) -> Match:
    return starboard.load("wrackline").new(players, seed=1)


def an_end(kept: list[str], sunk: list[str], theirs: str = "") -> Result:
    """Returns the result of a match that ended with these finds on both beaches and in the sea."""
    match = a_match()
    table = match.position.record[0]
    for field in ("hands", "kept", "sunk"):
        table[field][:] = 0
    for seat, field, cards in ((0, "kept", kept), (0, "sunk", sunk), (1, "kept", theirs.split())):
        for card in cards:
            table[field][seat][CARD_NAMES.index(card)] = 1
    table["hand_size"][:] = 0
    table["finds_left"][:] = 0
    table["decision"] = OVER
    match.position.refresh()
    return match.result()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_plays_seven_finds_and_sinks_three(players: int) -> None:
    match = a_match(players)
    assert [seat["hand_size"] for seat in match.view(None)["seats"]] == [3] * players
    while not match.over:
        match.play(match.moves()[-1])
    for seat in match.view(None)["seats"]:
        assert (len(seat["kept"]), len(seat["sunk"]), seat["hand_size"]) == (4, 3, 0)


def test_what_is_left_goes_where_it_has_to() -> None:
    match = a_match()
    for _ in range(6):
        match.play(next(move for move in match.moves() if move["do"] == "sink"))
    assert {move["do"] for move in match.moves()} == {"keep"}
    held = match.view(match.to_move)["seats"][match.to_move]["hand"][0]
    with pytest.raises(starboard.IllegalMove) as error:
        match.play({"do": "sink", "card": held})
    assert error.value.words("en") == "You have sunk three finds: what is left stays on the beach."
    match = a_match()
    for _ in range(8):
        match.play(match.moves()[0])
    assert {move["do"] for move in match.moves()} == {"sink"}


def test_the_sea_takes_one_kind_and_doubles_another() -> None:
    result = an_end(
        ["amber-7", "coral-5", "glass-2"], ["amber-1", "glass-3", "pearl-6"], theirs="pearl-7 coral-1"
    )
    assert result.points == [7 + 2 * 5 + 2, 2 * 1]
    assert result.winners == [0]


def test_kinds_that_tie_share_their_fate() -> None:
    assert an_end(["amber-7", "coral-5", "glass-2"], ["amber-3", "coral-3"]).points == [2 * 2, 0]
    every = ["amber-1", "coral-1", "glass-1", "pearl-1"]
    assert an_end(["amber-7"], every).points == [7, 0]


def test_a_beach_with_all_kinds() -> None:
    result = an_end(["amber-1", "coral-1", "glass-1", "pearl-1"], ["amber-7", "coral-2", "glass-2"])
    assert result.points[0] == 1 + 1 + 2 + 6
    assert [reason["reason"] for reason in result.seats[0].breakdown] == ["finds", "doubled", "set"]


def test_the_sea_is_a_secret_until_the_end() -> None:
    match = a_match()
    sinker = match.to_move
    match.play(next(move for move in match.moves() if move["do"] == "sink"))
    assert match.view(sinker)["seats"][sinker]["sunk"]
    assert match.view(1 - sinker)["seats"][sinker]["sunk"] is None
    assert match.view(None)["depths"] is None
    while not match.over:
        match.play(match.moves()[0])
    assert len(match.view(None)["seats"][sinker]["sunk"]) == 3
    assert sum(match.view(None)["depths"].values()) > 0
