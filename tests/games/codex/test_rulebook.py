"""The rulebook of Codex Naturalis, rule by rule, and the cases that we settled."""

from collections import Counter
from itertools import combinations
from typing import Any

import numpy as np
import pytest

import starboard
from starboard.games.codex.material import CARD_NAMES, FACE_CORNERS, OBJECTIVE_NAMES, PATTERN
from starboard.games.codex.table import NO_CARD, OVER
from tests import harness
from tests.games.codex.build import a_table, cell, cells, draw, place, play, symbols, with_objectives

ALL_EMPTY = ("starter-3", "back")
"""Fungi and plant in the middle, four empty corners."""


# ---- components and set-up ---------------------------------------------------------------------------------


def test_the_cards() -> None:
    match = starboard.load("codex").new(2, 1)
    cards = harness.of("codex").all_cards(match.table())
    assert sum(cards.values()) == 80
    assert set(cards.values()) == {1}
    for kingdom in ("fungi", "plant", "animal", "insect"):
        assert sum(card.startswith(f"{kingdom}-") for card in cards) == 10
        assert sum(card.startswith(f"gold-{kingdom}-") for card in cards) == 10
    assert len(OBJECTIVE_NAMES) == 16


@pytest.mark.parametrize("players", [2, 3, 4])
def test_set_up_in_its_order(players: int) -> None:
    """Open cards and starters come first; sides are chosen before hands and objectives are seen."""
    for seed in range(20):
        match = starboard.load("codex").new(players, seed)
        view = match.view(0)
        assert [card.startswith("gold") for card in view["open"]] == [False, False, True, True]
        assert len({seat["starter"] for seat in view["seats"]}) == players
        order = []
        for _ in range(players):
            assert match.decision == ("starter",)
            assert match.view(match.to_move)["seats"][match.to_move]["hand"] == []
            assert match.view(match.to_move)["objectives"] == []
            order.append(match.to_move)
            match.play({"do": "starter", "side": "back"})
        assert order == [(view["start"] + i) % players for i in range(players)]
        for seat in range(players):
            backs = match.view(None)["seats"][seat]["hand_backs"]
            assert [back.split("-")[0] for back in backs] == ["resource", "resource", "gold"]
        for _ in range(players):
            mover = match.to_move
            assert match.decision == ("keep",)
            offered = match.view(mover)["seats"][mover]["offered"]
            assert {move["objective"] for move in match.moves()} == set(offered)
            match.play(match.moves()[1])
            assert match.view(mover)["seats"][mover]["objective"] in offered
            assert match.view(None)["seats"][mover]["objective"] is None
            assert match.view(None)["seats"][mover]["has_kept"]
        assert match.decision == ("play",)
        assert match.to_move == view["start"]


def test_backs_are_public_and_faces_are_not() -> None:
    match = starboard.load("codex").new(2, 3)
    while match.decision != ("play",):
        match.play(match.moves()[0])
    other = match.view(0)["seats"][1]
    assert other["hand"] is None
    assert other["offered"] is None
    assert len(other["hand_backs"]) == 3
    dealt = [event for event in match.events(0) if event["event"] == "CardsDealt" and event["seat"] == 1]
    assert all(card in other["hand_backs"] for card in dealt[0]["cards"])


# ---- placing -----------------------------------------------------------------------------------------------


def test_a_card_covers_corners_of_cards_that_lie() -> None:
    match = a_table(starter=ALL_EMPTY)
    assert cells(match) == {(-1, -1), (1, -1), (-1, 1), (1, 1)}


def test_a_hidden_corner_cannot_be_covered() -> None:
    """The back of starter 5 has no lower corners."""
    assert cells(a_table(starter=("starter-5", "back"))) == {(-1, -1), (1, -1)}


def test_one_hidden_corner_of_several_forbids_the_cell() -> None:
    """Fungi 1 has no lower right corner: that cell is forbidden, even next to another card's good corner."""
    match = a_table(starter=ALL_EMPTY, codex={(1, 1): ("fungi-1", "front")})
    assert (2, 2) not in cells(match)
    assert {(2, 0), (0, 2)} <= cells(match)
    around = {(1, 1): ("fungi-1", "front"), (2, 0): ("plant-1", "back"), (3, 1): ("plant-2", "back")}
    assert (2, 2) not in cells(a_table(starter=ALL_EMPTY, codex=around))


def test_the_placed_cards_own_hidden_corner_does_not_matter() -> None:
    """Fungi 4 has no upper left corner, and may still cover another card with it."""
    match = a_table(starter=ALL_EMPTY, hand=["fungi-4"])
    match.play(play("fungi-4"))
    match.play(place(1, 1))
    assert match.view(None)["seats"][0]["codex"][-1] == {"card": "fungi-4", "side": "front", "x": 1, "y": 1}


def test_several_corners_at_once() -> None:
    match = a_table(
        starter=ALL_EMPTY, hand=["plant-3"], codex={(1, -1): ("fungi-1", "back"), (1, 1): ("fungi-2", "back")}
    )
    assert (2, 0) in cells(match)
    match.play(play("plant-3", "back"))
    match.play(place(2, 0))
    assert symbols(match) == {"fungi": 3, "plant": 2}


def test_covering_hides_symbols_but_never_the_middle() -> None:
    """The front of starter 1 has fungi, plant, insect and animal at its corners."""
    match = a_table(starter=("starter-1", "front"), hand=["insect-1"])
    assert symbols(match) == {"fungi": 1, "plant": 1, "insect": 1, "animal": 1}
    match.play(play("insect-1", "back"))
    match.play(place(1, -1))
    assert symbols(match) == {"fungi": 1, "insect": 2, "animal": 1}


def test_any_card_may_be_placed_back_up() -> None:
    match = a_table(hand=["gold-fungi-10"])
    assert match.moves() == [play("gold-fungi-10", "back")]
    with pytest.raises(starboard.IllegalMove) as error:
        match.play(play("gold-fungi-10"))
    assert error.value.key == "cost-not-met"


def test_of_a_card_placed_back_up_the_others_see_the_back() -> None:
    match = a_table(starter=ALL_EMPTY, hand=["fungi-8", "plant-1"])
    match.play(play("fungi-8", "back"))
    assert match.view(1)["chosen"] == {"card": "resource-fungi", "side": "back"}
    assert match.view(0)["chosen"] == {"card": "fungi-8", "side": "back"}
    match.play(place(1, 1))
    assert (
        match.view(1)["seats"][0]["codex"][-1]["card"]
        == match.view(None)["seats"][0]["codex"][-1]["card"]
        == "resource-fungi"
    )
    assert match.view(0)["seats"][0]["codex"][-1]["card"] == "fungi-8"
    assert all(event.get("card") != "fungi-8" for event in match.events(1))
    imagined = Counter(match.redealt(1, seed).table()["seats"][0]["codex"][-1]["card"] for seed in range(200))
    assert len(imagined) > 3
    assert all(card.startswith("fungi-") for card in imagined)


@pytest.mark.parametrize(
    ("hand", "known", "is_sure"), [(["fungi-8", "plant-1"], [], True), (["fungi-8", "fungi-9"], [], False)]
)
def test_a_known_card_that_goes_face_down(hand: list[str], known: list[str], is_sure: bool) -> None:
    """Everyone saw fungi 8 being taken.

    If no other card in the hand has its back, it must be the card played; otherwise nobody knows which card
    stayed.
    """
    match = a_table(starter=ALL_EMPTY, hand=hand)
    match.position.record[0]["known"][0][0] = 1
    assert match.view(1)["seats"][0]["known"] == ["fungi-8"]
    match.play(play("fungi-8", "back"))
    match.play(place(1, 1))
    assert match.view(1)["seats"][0]["known"] == known
    imagined = {match.redealt(1, seed).table()["seats"][0]["codex"][-1]["card"] for seed in range(60)}
    assert (imagined == {"fungi-8"}) == is_sure


# ---- gold cards --------------------------------------------------------------------------------------------

FUNGI_BACKS = {
    (1, 1): ("fungi-1", "back"),
    (2, 2): ("fungi-2", "back"),
    (3, 3): ("fungi-3", "back"),
    (4, 4): ("fungi-4", "back"),
}


def test_the_cost_is_checked_before_anything_is_covered() -> None:
    """Five fungi: four backs and the starter's. Gold Fungi 10 scores five points."""
    match = a_table(starter=ALL_EMPTY, hand=["gold-fungi-10"], codex=FUNGI_BACKS)
    match.play(play("gold-fungi-10"))
    match.play(place(5, 5))
    assert match.view(None)["seats"][0]["points"] == 5


def test_a_cost_may_be_covered_by_the_card_itself() -> None:
    """Gold Fungi 7 costs three fungi; it may cover one of them."""
    # Fungi 3 has fungi at both lower corners.
    codex = {(1, 1): ("fungi-1", "back"), (2, 2): ("fungi-3", "front")}
    match = a_table(starter=("starter-4", "back"), hand=["gold-fungi-7"], codex=codex)
    assert symbols(match)["fungi"] == 3
    match.play(play("gold-fungi-7"))
    match.play(place(3, 3))
    assert symbols(match)["fungi"] == 2
    assert match.view(None)["seats"][0]["points"] == 3


# ---- immediate points --------------------------------------------------------------------------------------


def test_points_of_a_resource_card() -> None:
    match = a_table(starter=ALL_EMPTY, hand=["fungi-8"])
    match.play(play("fungi-8"))
    match.play(place(1, 1))
    assert match.view(None)["seats"][0]["points"] == 1


def test_a_back_gives_no_points() -> None:
    match = a_table(starter=ALL_EMPTY, hand=["fungi-8"])
    match.play(play("fungi-8", "back"))
    match.play(place(1, 1))
    assert match.view(None)["seats"][0]["points"] == 0


A_QUILL = {
    (1, 1): ("fungi-1", "back"),
    (2, 2): ("fungi-2", "back"),
    (-1, -1): ("fungi-5", "front"),
    (1, -1): ("animal-1", "back"),
}


@pytest.mark.parametrize(("at", "points"), [((3, 3), 2), ((-1, 1), 2)])
def test_points_for_each_item_count_this_cards_own(at: tuple[int, int], points: int) -> None:
    """Gold Fungi 1 scores one point for each quill, including its own; Fungi 5 has another."""
    match = a_table(starter=ALL_EMPTY, hand=["gold-fungi-1"], codex=A_QUILL)
    assert symbols(match)["quill"] == 1
    match.play(play("gold-fungi-1"))
    match.play(place(*at))
    assert match.view(None)["seats"][0]["points"] == points


def test_points_for_each_item_do_not_count_one_that_is_covered() -> None:
    match = a_table(starter=ALL_EMPTY, hand=["gold-fungi-1"], codex=A_QUILL)
    match.play(play("gold-fungi-1"))
    match.play(place(0, -2))  # covers the upper right corner of Fungi 5, its quill
    assert match.view(None)["seats"][0]["points"] == 1


def test_points_for_each_corner_that_is_covered() -> None:
    """Gold Fungi 4 scores two points for each covered corner, and costs three fungi and an animal."""
    codex = {(1, -1): ("fungi-1", "back"), (1, 1): ("fungi-2", "back"), (-1, 1): ("animal-1", "back")}
    match = a_table(starter=ALL_EMPTY, hand=["gold-fungi-4"], codex=codex)
    match.play(play("gold-fungi-4"))
    match.play(place(2, 0))
    assert match.view(None)["seats"][0]["points"] == 4


# ---- missing a turn ----------------------------------------------------------------------------------------


def test_whoever_is_shut_in_misses_the_turn_without_being_asked() -> None:
    match = a_table(starter=ALL_EMPTY, hand=["fungi-1"])
    match.position.record[0]["cell_count"][1] = 0
    match.play(play("fungi-1", "back"))
    match.play(place(1, 1))
    match.play(draw("resource-deck"))
    assert match.to_move == 0
    assert [event["seat"] for event in match.events(None) if event["event"] == "TurnMissed"] == [1]


def test_a_few_cards_can_shut_a_player_in() -> None:
    """The back of starter 5 has two upper corners; three cards with hidden outer corners close every cell."""

    def hiding(*corners: int) -> tuple[str, str]:
        return next(
            (name, "front")
            for number, name in enumerate(CARD_NAMES)
            if not FACE_CORNERS[2 * number, list(corners)].any()
        )

    top_left, top_right, bottom_left, bottom_right = range(4)
    codex = {
        (-1, -1): hiding(top_left, bottom_left),
        (1, -1): hiding(top_right, bottom_right),
        (0, -2): hiding(top_left, top_right),
    }
    assert cells(a_table(starter=("starter-5", "back"), codex=codex)) == set()


# ---- drawing -----------------------------------------------------------------------------------------------


def after_placing(**situation: Any) -> starboard.Match:
    match = a_table(hand=["fungi-1", "plant-1", "gold-plant-1"], **situation)
    match.play(play("fungi-1", "back"))
    match.play(place(*sorted(cells(match))[0]))
    return match


def test_an_open_card_is_replaced_in_its_place_from_its_own_deck() -> None:
    match = after_placing()
    before = match.view(None)
    assert match.moves() == [
        draw(source) for source in ("resource-deck", "gold-deck", "open-1", "open-2", "open-3", "open-4")
    ]
    match.play(draw("open-3"))
    after = match.view(None)
    assert after["open"][:2] + after["open"][3:] == before["open"][:2] + before["open"][3:]
    assert after["open"][2].startswith("gold")
    assert before["open"][2] in after["seats"][0]["known"]
    assert after["decks"][1]["size"] == before["decks"][1]["size"] - 1


def test_an_empty_deck_is_stood_in_for_by_the_other() -> None:
    match = after_placing()
    match.position.record[0]["deck_size"][1] = 0
    harness.look_again(match)
    assert draw("gold-deck") not in match.moves()
    match.play(draw("open-4"))
    assert not match.view(None)["open"][3].startswith("gold")


def test_with_nothing_to_draw_the_turn_is_over() -> None:
    match = a_table(hand=["fungi-1", "plant-1"])
    table = match.position.record[0]
    table["deck_size"], table["open"] = 0, -1
    table["end_met"], table["turns_left"] = 1, 3
    match.play(play("fungi-1", "back"))
    match.play(place(1, 1))
    assert match.to_move == 1
    assert match.decision == ("play",)


# ---- the end -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seat", "turns"), [(0, 3), (1, 2)])
def test_twenty_points_finish_the_round_and_give_everybody_one_more_turn(seat: int, turns: int) -> None:
    match = a_table(hand=["fungi-8", "fungi-9"], points=(19, 19), seat=seat)
    match.play(play("fungi-8"))
    events = match.play(place(*sorted(cells(match, seat))[0]))
    assert [event["turns"] for event in events if event["event"] == "EndMet"] == [turns]
    played = 0
    match.play(match.moves()[0])
    while not match.over:
        played += match.decision == ("play",)
        match.play(match.moves()[0])
    assert played == turns


def test_two_empty_decks_mean_the_end_even_with_open_cards() -> None:
    match = after_placing()
    match.position.record[0]["deck_size"] = [0, 1]
    harness.look_again(match)
    events = match.play(draw("open-1"))
    [met] = [event for event in events if event["event"] == "EndMet"]
    assert met["reason"] == "empty-decks"
    assert sum(card is not None for card in match.view(None)["open"]) == 4


def test_the_only_card_left_is_drawn_without_being_asked() -> None:
    match = a_table(hand=["fungi-1", "plant-1"])
    match.position.record[0]["deck_size"] = [0, 0]
    match.position.record[0]["open"] = [CARD_NAMES.index("animal-1"), NO_CARD, NO_CARD, NO_CARD]
    match.play(play("fungi-1", "back"))
    events = [event["event"] for event in match.play(place(*min(cells(match))))]
    assert events[:2] == ["CardPlacedFaceDown", "OpenCardTaken"]
    assert match.to_move == 1
    assert match.view(0)["seats"][0]["hand"] == ["plant-1", "animal-1"]


def test_the_only_open_cell_is_used_without_being_asked() -> None:
    match = a_table(hand=["fungi-1", "plant-1"])
    [where, *_] = sorted(cells(match))
    match.position.record[0]["cell_count"][0] = 1
    match.position.record[0]["cells"][0][0] = cell(*where)
    harness.look_again(match)
    events = [event["event"] for event in match.play(play("fungi-1", "back"))]
    assert events[:2] == ["CardChosenFaceDown", "CardPlacedFaceDown"]
    assert match.prompt == "draw"


def test_points_may_pass_twenty_nine() -> None:
    match = a_table(hand=["fungi-8", "fungi-9"], points=(40, 0))
    match.play(play("fungi-8"))
    match.play(place(1, 1))
    assert match.view(None)["seats"][0]["points"] == 41


# ---- objectives --------------------------------------------------------------------------------------------


def points_for(match: starboard.Match, objective: str) -> int:
    """Returns the points that an objective gives seat 0."""
    others = [name for name in ("items-quill", "items-inkwell", "items-manuscript") if name != objective]
    match = with_objectives(match.copy(), others[:2], objective)
    match.position.record[0]["decision"] = OVER
    result = match.result()
    return sum(line["points"] for line in result.seats[0].breakdown if line["objective"] == objective)


def test_three_visible_resources() -> None:
    match = a_table(starter=ALL_EMPTY, codex=FUNGI_BACKS)
    assert points_for(match, "resources-fungi") == 2
    assert points_for(match, "resources-plant") == 0


def test_items_in_pairs_and_sets() -> None:
    match = a_table()
    for counts, pair, whole in (((2, 1, 1), 2, 3), ((5, 0, 3), 4, 0), ((2, 2, 2), 2, 6)):
        match.position.record[0]["symbols"][0][4:] = counts
        assert points_for(match, "items-quill") == pair
        assert points_for(match, "items-all") == whole


def test_a_diagonal_and_its_direction() -> None:
    """Fungi need the rising diagonal: four backs on the falling one score nothing."""
    assert points_for(a_table(starter=ALL_EMPTY, codex=FUNGI_BACKS), "diagonal-fungi") == 0
    rising = {(1, -1): ("fungi-1", "back"), (2, -2): ("fungi-2", "back"), (3, -3): ("gold-fungi-1", "back")}
    assert points_for(a_table(starter=ALL_EMPTY, codex=rising), "diagonal-fungi") == 2
    for i in range(4, 7):
        rising[i, -i] = (f"fungi-{i}", "back")
    assert points_for(a_table(starter=ALL_EMPTY, codex=rising), "diagonal-fungi") == 4


def test_two_and_a_corner() -> None:
    """Two fungi in a column, a plant to the lower right of the lower one."""
    codex = {(1, -1): ("fungi-1", "back"), (1, 1): ("fungi-2", "back"), (2, 2): ("plant-1", "back")}
    assert points_for(a_table(starter=ALL_EMPTY, codex=codex), "corner-fungi") == 3


def test_each_card_counts_once_for_an_objective() -> None:
    """Three fungi in a column with plants next to both lower ones: one pattern, not two."""
    codex = {
        (1, -1): ("fungi-1", "back"),
        (1, 1): ("fungi-2", "back"),
        (2, 2): ("plant-1", "back"),
        (1, 3): ("fungi-3", "back"),
        (2, 4): ("plant-2", "back"),
    }
    assert points_for(a_table(starter=ALL_EMPTY, codex=codex), "corner-fungi") == 3


def most_disjoint(cards: dict[tuple[int, int], int], pattern: Any) -> int:
    """Returns the largest number of disjoint patterns, by exhaustive search."""
    found = []
    for x, y in cards:
        cells = [(x + dx, y + dy) for dx, dy, _ in pattern]
        if all(cards.get(cell) == kingdom for cell, (_, _, kingdom) in zip(cells, pattern, strict=True)):
            found.append(frozenset(cells))
    return largest(found)


def largest(sets: list[frozenset[tuple[int, int]]]) -> int:
    if not sets:
        return 0
    first, *rest = sets
    clashing = [other for other in rest if other & first]
    if not clashing:
        return 1 + largest(rest)
    return max(1 + largest([other for other in rest if not other & first]), largest(rest))


@pytest.mark.parametrize("objective", range(8))
def test_patterns_are_counted_as_exhaustive_search_counts_them(objective: int) -> None:
    """Two thousand random layouts, mostly of the pattern's kingdoms."""
    rng = np.random.default_rng(objective)
    pattern = PATTERN[objective].tolist()
    kingdoms = sorted({kingdom for _, _, kingdom in pattern})
    match = a_table()
    table, several = match.position.record[0], 0
    for _ in range(2000):
        size = int(rng.integers(3, 33))
        area = [(x, y) for x in range(-2, 3) for y in range(-6, 7) if (x + y) % 2 == 0]
        chosen = [area[i] for i in rng.permutation(len(area))[:size]]
        cards = {
            at: int(rng.choice(kingdoms)) if rng.random() < 0.9 else int(rng.integers(4)) for at in chosen
        }
        table["card_count"][0] = size
        for i, ((x, y), kingdom) in enumerate(cards.items()):
            table["faces"][0][i] = 2 * (kingdom * 10) + 1
            table["places"][0][i] = (x + 70) * 141 + y + 70
        points = points_for(match, OBJECTIVE_NAMES[objective])
        expected = most_disjoint(cards, pattern)
        assert points == expected * (2 if objective < 4 else 3)
        several += expected > 1
    assert several > 200


def test_the_exhaustive_search_is_right() -> None:
    sets = [frozenset({(0, 0), (1, 1)}), frozenset({(1, 1), (2, 2)}), frozenset({(2, 2), (3, 3)})]
    assert largest(sets) == 2
    assert (
        max(
            len(pair)
            for n in (1, 2)
            for pair in combinations(sets, n)
            if len(frozenset.union(*pair)) == 2 * len(pair)
        )
        == 2
    )


def test_ties_go_to_objectives_and_then_are_shared() -> None:
    match = a_table(points=(10, 12))
    table = match.position.record[0]
    table["symbols"][0] = table["symbols"][1] = 0
    table["symbols"][0][0] = 3
    with_objectives(match, ["items-quill", "resources-fungi"], "items-all")
    table["kept"][1] = 0
    result = match.result()
    assert result.points == [12, 12]
    assert result.winners == [0]
    table["points"][:2] = (12, 12)
    table["symbols"][0][0] = 0
    assert match.result().winners == [0, 1]


# ---- redeals -----------------------------------------------------------------------------------------------


def test_a_redeal_keeps_backs_known_cards_and_tops_and_is_even() -> None:
    match = starboard.load("codex").new(3, 5)
    while match.decision != ("play",):
        match.play(match.moves()[0])
    truth = match.table()
    back = truth["seats"][1]["hand_backs"][2]
    unseen = (
        [card for deck in truth["decks"] for card in deck["cards"]]
        + truth["seats"][1]["hand"]
        + truth["seats"][2]["hand"]
    )
    fitting = [card for card in unseen if harness.of("codex").back_of(card) == back]
    found, objectives = Counter[str](), Counter[str]()
    redeals = 2000
    for seed in range(redeals):
        seat = match.redealt(0, seed).table()["seats"][1]
        found[seat["hand"][2]] += 1
        objectives[seat["objective"]] += 1
    assert truth["seats"][1]["hand_backs"].count(back) == 1
    for card in fitting:
        expected = redeals / len(fitting)
        assert abs(found[card] - expected) < 5 * np.sqrt(expected)
    assert set(found) <= set(fitting)
    assert len(objectives) == 12
    assert not set(objectives) & {*truth["objectives"], *truth["seats"][0]["offered"]}
