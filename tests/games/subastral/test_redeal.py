"""Redeals of Subastral: fair, and consistent with what a seat knows beyond its view."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

import starboard
from tests import harness
from tests.games.subastral.build import a_table, play, take

GAME = starboard.load("subastral")


def places_of(card: str, truth: dict[str, Any]) -> list[str]:
    """Returns where the hidden copies of a card are: above or beneath the end card, or in a hand."""
    above = truth["until_end_card"] or 0
    places = [
        "above" if i < above else "beneath" for i, name in enumerate(truth["deck_cards"]) if name == card
    ]
    for number, seat in enumerate(truth["seats"]):
        places += [f"hand {number}"] * seat["hand"].count(card)
    return places


def test_every_unseen_card_is_equally_likely_everywhere() -> None:
    match = GAME.new(3, seed=2)
    truth = match.table()
    unseen = Counter(truth["deck_cards"] + truth["seats"][1]["hand"] + truth["seats"][2]["hand"])
    redeals = 4000
    found, tops = Counter[str](), Counter[str]()
    for seed in range(redeals):
        imagined = match.redealt(0, seed).table()
        found.update(imagined["seats"][1]["hand"])
        tops[imagined["deck_cards"][0]] += 1
    size = unseen.total()
    for card, copies in unseen.items():
        expected = redeals * 3 * copies / size
        assert abs(found[card] - expected) < 5 * np.sqrt(expected)
        expected = redeals * copies / size
        assert abs(tops[card] - expected) < 5 * np.sqrt(expected)


def test_cards_that_went_openly_into_a_hand_stay_there() -> None:
    match = a_table(
        players=3, hands=[["forest-3", "taiga-2"]], clouds={1: ["desert-1", "savanna-1"], 3: ["tundra-3"]}
    )
    match.play(play("forest-3"))
    for seed in range(50):
        hand = match.redealt(1, seed).table()["seats"][0]["hand"]
        assert {"desert-1", "savanna-1"} <= set(hand)


def test_a_card_chosen_to_pass_is_drawn_again_from_the_new_hand() -> None:
    match = GAME.new(2, seed=11, disturbance=True)
    rng = np.random.default_rng(3)
    for _ in harness.random_moves(match, rng):
        if match.decision == ("pass",) and any(seat["has_chosen"] for seat in match.view(None)["seats"]):
            [first] = [number for number, seat in enumerate(match.view(None)["seats"]) if seat["has_chosen"]]
            chosen = Counter[str]()
            for seed in range(200):
                seat = match.redealt(1 - first, seed).table()["seats"][first]
                assert seat["chosen"] in seat["hand"]
                chosen[seat["chosen"]] += 1
            assert len(chosen) > 1
            assert (
                match.redealt(first, 1).table()["seats"][first]["chosen"]
                == match.table()["seats"][first]["chosen"]
            )
            return
    raise AssertionError("nobody chose a card")


def laid_aside(match: starboard.Match) -> list[str]:
    return [event["card"] for event in match.events(None) if event["event"] == "CardLaidAside"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_card_laid_aside_is_never_put_where_it_cannot_be(players: int) -> None:
    """Until an equal card is revealed, it is neither beneath the end card nor in a hand that drew nothing."""
    tried = 0
    for seed in range(120):
        match = GAME.new(players, seed)
        aside = laid_aside(match)
        if len(aside) != 1 or match.table()["deck_cards"].count(aside[0]) != 1:
            continue
        [card], rng = aside, np.random.default_rng(seed)
        others_hold = any(card in seat["hand"] for seat in match.table()["seats"])
        drew: set[int] = set()
        seen = match.event_count
        for _ in harness.random_moves(match, rng):
            for event in match.all_events(since=seen):
                if event["event"] == "CardDrawn":
                    drew.add(event["seat"])
            came_to_light = any(
                event.get("card") == card
                for event in match.events(None, since=seen)
                if event["event"] != "CardDrawn"
            )
            seen = match.event_count
            if others_hold or came_to_light or match.view(None)["until_end_card"] is None:
                break
            for viewer in (0, None):
                imagined = match.redealt(viewer, 1).table()
                assert card not in imagined["deck_cards"][imagined["until_end_card"] :]
                for number, seat in enumerate(imagined["seats"]):
                    assert card not in seat["hand"] or number in drew
                tried += 1
    assert tried > 20


def test_ones_own_dealt_card_does_not_hide_an_equal_one_laid_aside() -> None:
    """Seat 2 was dealt a Forest 2 and saw the other one laid aside: that one stays above the end card."""
    match = GAME.new(4, seed=165)
    assert laid_aside(match) == ["forest-2"]
    assert match.to_move == 2
    assert "forest-2" in match.view(2)["seats"][2]["hand"]
    match.play(play("taiga-2"))
    match.play(take(1))
    for seed in range(100):
        assert places_of("forest-2", match.redealt(2, seed).table()) == ["above", "hand 2"]


def test_once_the_end_card_is_met_a_card_laid_aside_is_in_a_hand_or_came_to_light() -> None:
    match = GAME.new(2, seed=8)
    assert laid_aside(match)
    card = laid_aside(match)[0]
    table = match.position.record[0]
    index = match.rulebook.moves.number(play(card))
    # Seat 0 drew all cards above the end card unseen, and the end card has been met.
    table["end_met"], table["drawn"][0] = 1, 1
    table["hands"][0][:] = 0
    table["hands"][0][index] = 1
    table["hand_size"][0] = 1
    table["deck"][: table["deck_size"]][table["deck"][: table["deck_size"]] == index] = 0
    table["deck_size"] = 4
    harness.look_again(match)
    for seed in range(100):
        assert match.redealt(1, seed).table()["seats"][0]["hand"] == [card]
