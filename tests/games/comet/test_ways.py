"""Whole paths of companions: each path offered by one click is legal step by step."""

import random
from collections import Counter
from typing import Any

import pytest

import starboard
from starboard.games.comet.ways import MOST_ADVANCES, MOST_HEXES, MOST_WAYS
from starboard.match import Match
from tests.games.comet.build import Place, a_table, play
from tests.games.comet.test_rulebook import LAVA_DESERT, MEADOW_DESERT, WATER_JUNGLE, WILD

Way = dict[str, Any]


def ways_to(match: Match, where: Place) -> list[Way]:
    return [way for way in match.view(match.to_move)["ways"] if end_of(way) == where]


def end_of(way: Way) -> Place:
    return way["path"][-1]["q"], way["path"][-1]["r"]


def places(way: Way, free: bool) -> list[Place]:
    return [(at["q"], at["r"]) for at in way["path"] if (at["symbol"] is None) == free]


def spends(way: Way) -> list[str]:
    return [at["symbol"] for at in way["path"] if at["symbol"]]


def test_two_symbols_lead_two_hexes_far() -> None:
    match = a_table(hand=[LAVA_DESERT, WILD[0]], companions=[(-5, 7)])
    play(match, "move", LAVA_DESERT)
    [way] = ways_to(match, (-5, 5))
    assert spends(way) == ["desert", "lava"]
    assert places(way, free=False) == [(-5, 6), (-5, 5)]
    assert [move["do"] for move in way["moves"]] == ["go", "go"]


def test_what_is_passed_free_is_told() -> None:
    match = a_table(
        hand=[MEADOW_DESERT, WILD[0]], companions=[(-7, 6)], others=[(-4, 4)], tokens={"mammoth": (-5, 4)}
    )
    play(match, "move", MEADOW_DESERT)
    [way] = ways_to(match, (-3, 3))
    assert places(way, free=False) == [(-6, 5), (-3, 3)]
    assert places(way, free=True) == [(-5, 4), (-4, 4)]


def test_ways_that_spend_something_else_are_told_apart() -> None:
    match = a_table(hand=[WATER_JUNGLE, *WILD[:2]], companions=[(1, 0)])
    for card in (WATER_JUNGLE, WILD[0]):
        play(match, "move", card)
    ways = ways_to(match, (0, 0))
    assert [spends(way) for way in ways] == [["jungle"], ["water"], ["wild"]], "any symbol pays for the cave"
    assert [move["do"] for move in ways[0]["moves"]] == ["go", "pay"]
    assert not any(len(spends(way)) > 1 for way in ways), "nobody spends more for the same"


def test_only_whoever_moves_is_told() -> None:
    match = a_table(hand=[LAVA_DESERT, WILD[0]], companions=[(-5, 7)])
    assert match.view(0)["ways"] == []
    play(match, "move", LAVA_DESERT)
    assert match.view(0)["ways"]
    assert match.view(1)["ways"] == match.view(None)["ways"] == []


def advances(match: Match) -> set[tuple[Any, ...]]:
    return {(move["companion"], move["q"], move["r"]) for move in match.moves() if move["do"] == "go"}


@pytest.mark.parametrize("side", ["a", "b"])
def test_every_way_can_be_gone_as_it_says(side: str) -> None:
    """In random matches: a path's moves are legal and cost what it says, and no adjacent hex is missing."""
    chance, checked, longest = random.Random(7), 0, 0
    for seed in range(3):
        match = starboard.load("comet").new(3, seed=seed, side=side)
        while not match.over and match.move_count < 160:
            moves, ways = match.moves(), match.view(match.to_move)["ways"]
            if ways:
                near = {(way["moves"][0]["companion"], *end_of(way)) for way in ways if len(spends(way)) == 1}
                assert near == advances(match)
            assert len(ways) < MOST_WAYS / 3
            for way in ways:
                assert len(spends(way)) < MOST_ADVANCES / 2
                assert len(way["path"]) < MOST_HEXES / 2
            for way in chance.sample(ways, min(3, len(ways))):
                follow(match, way)
                checked, longest = checked + 1, max(longest, len(spends(way)))
            favoured = [move for move in moves if move["do"] in {"hatch", "move", "go", "use", "nest"}]
            match.play(chance.choice(favoured or moves))
    assert checked > 50
    assert longest > 1


def follow(match: Match, way: Way) -> None:
    walked = match.copy()
    companion = way["moves"][0]["companion"]
    pool: Counter[str] = Counter(match.view(None)["pool"])
    spent: Counter[str] = Counter()
    for move in way["moves"]:
        assert move["do"] == "pay" or move["companion"] == companion
        events = walked.play(move)
        spent.update(event["symbol"] for event in events if event["event"] == "SymbolSpent")
        at = [(event["q"], event["r"]) for event in events if event["event"] == "CompanionMoved"]
    assert spent == Counter(spends(way))
    assert spent <= pool
    assert move["do"] == "pay" or at == [end_of(way)]
