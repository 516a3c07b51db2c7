"""The rulebook of Stella Quest, example by example and rule by rule, and the cases that we settled.

In the examples Roman, Kirill and Marina sit at seats 0, 1 and 2.
"""

from collections import Counter

import numpy as np
import pytest

import starboard
from starboard.games.stella.material import CARD_NAMES, DECK, GEMS
from starboard.match import SeatResult
from tests import harness
from tests.games.stella.build import SPEND, a_round, a_table, play, take, top, winner

ROMAN, KIRILL, MARINA = range(3)


# ---- components and set-up ---------------------------------------------------------------------------------


def test_the_cards() -> None:
    cards = Counter(CARD_NAMES[card] for card in DECK)
    assert cards.pop("rest") == 6
    assert cards == {
        f"{colour}-{value}": 2 for colour in ("blue", "green", "red", "yellow") for value in range(1, 7)
    }
    assert list(GEMS[1:]) == [3, 3, 2, 2, 1, 1]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_set_up(players: int) -> None:
    starts = set()
    for seed in range(50):
        match = starboard.load("stella").new(players, seed)
        view = match.view(None)
        assert all(seat["hand_size"] == 5 and seat["glow"] == 5 for seat in view["seats"])
        assert len(view["discard"]) == 1
        assert view["deck"] == 54 - 5 * players - 1
        assert view["star"] is None
        assert match.to_move == view["start"] == view["leader"]
        starts.add(match.to_move)
    assert starts == set(range(players))


def test_backs_show_colours_and_nothing_else() -> None:
    match = starboard.load("stella").new(3, 1)
    truth, view = match.table(), match.view(0)
    for seat in (1, 2):
        assert view["seats"][seat]["hand"] is None
        assert view["seats"][seat]["hand_colours"] == [
            "grey" if card == "rest" else card[:-2] for card in truth["seats"][seat]["hand"]
        ]
    assert view["deck_top"] in {"blue", "green", "red", "yellow", "grey"}
    dealt = [event["cards"] for event in match.events(0) if event["event"] == "CardsDealt"]
    assert Counter(dealt[0]) == Counter(truth["seats"][0]["hand"])
    assert all(card in {"blue", "green", "red", "yellow", "grey"} for cards in dealt[1:] for card in cards)


# ---- who wins a round --------------------------------------------------------------------------------------


def test_example_1_higher_value() -> None:
    assert winner(a_round("blue-6", "blue-4", "blue-1", top_card="green-3")) == (ROMAN, "lead")


def test_example_2_trump() -> None:
    assert winner(a_round("blue-6", "green-1", "blue-3", top_card="green-4")) == (KIRILL, "trump")


def test_example_3_card_of_the_lead_colour() -> None:
    assert winner(a_round("blue-2", "rest", "green-5", top_card="red-1")) == (ROMAN, "lead")


def test_example_4_super_trump() -> None:
    assert winner(a_round("blue-2", "blue-6", "blue-2", top_card="red-1")) == (MARINA, "super-trump")


def test_example_5_super_trump_of_a_neutral_colour() -> None:
    assert winner(a_round("blue-6", "green-2", "green-2", top_card="blue-1")) == (MARINA, "super-trump")


def test_example_6_second_super_trump() -> None:
    assert winner(a_round("blue-6", "blue-6", "yellow-3", top_card="yellow-3")) == (MARINA, "super-trump")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_winner_stays_the_winner_whatever_is_taken(players: int) -> None:
    seen = Counter[str]()
    for seed in range(40):
        match, won = starboard.load("stella").new(players, seed), None
        for _ in harness.random_moves(match, np.random.default_rng(seed)):
            [*_, last] = [
                event for event in match.all_events() if event["event"] in {"RoundWon", "RoundStarted"}
            ]
            won = (
                {part: last[part] for part in ("seat", "card", "by")} if last["event"] == "RoundWon" else None
            )
            if match.prompt != "play":
                assert match.view(None)["winning"] == won
                seen[str(match.prompt)] += 1
        if match.view(None)["played"]:
            [*_, last] = [event for event in match.all_events() if event["event"] == "RoundWon"]
            assert match.view(None)["winning"] == {part: last[part] for part in ("seat", "card", "by")}
            seen["over"] += 1
    assert all(seen[prompt] > 20 for prompt in ("take", "top", "over")), seen


def test_the_winning_card_is_told_even_once_its_winner_took_it() -> None:
    match = a_round("yellow-6", "yellow-3", "red-3", top_card="red-1")
    match.play(take("red-3"))
    assert match.prompt == "top"
    assert match.view(None)["winning"] == {"seat": MARINA, "card": "red-3", "by": "trump"}


def test_the_highest_trump_wins_even_before_a_lower_one() -> None:
    assert winner(a_round("blue-6", "green-4", "green-2", top_card="green-1")) == (KIRILL, "trump")
    assert winner(a_round("green-3", "blue-6", "green-5", top_card="green-1")) == (MARINA, "trump")


def test_a_super_trump_beats_a_higher_trump_played_after_it() -> None:
    assert winner(a_round("blue-2", "green-1", "green-6", top_card="green-1")) == (KIRILL, "super-trump")


def test_neutral_colours_never_win() -> None:
    assert winner(a_round("blue-1", "red-6", "yellow-6", top_card="rest")) == (ROMAN, "lead")


def test_the_first_emotion_card_sets_the_lead_colour() -> None:
    assert winner(a_round("rest", "red-2", "blue-6", top_card="rest")) == (KIRILL, "lead")


def test_two_rest_cards_are_no_super_trump() -> None:
    assert winner(a_round("rest", "rest", "blue-1", top_card="rest")) == (MARINA, "lead")


def test_all_rest_nobody_wins() -> None:
    match = a_round("rest", "rest", "rest", top_card="red-1", star=ROMAN, glow=(3, 3, 3))
    view = match.view(None)
    assert winner(match) == (None, None)
    assert view["star"] == ROMAN
    assert match.to_move == ROMAN
    assert [seat["glow"] for seat in view["seats"]] == [3, 3, 3]
    assert view["discard"] == ["red-1", "rest", "rest", "rest"]
    assert view["trump"] is None


# ---- following ---------------------------------------------------------------------------------------------


def test_follow_if_you_can_but_a_rest_card_may_always_be_played() -> None:
    match = a_table(
        hands=[["blue-5", "red-1"], ["blue-2", "blue-3", "green-6", "rest"], ["green-6", "red-2"]]
    )
    match.play(play("blue-5"))
    assert [move for move in match.moves() if move["do"] == "play"] == [
        play("blue-2"),
        play("blue-3"),
        play("rest"),
    ]
    with pytest.raises(starboard.IllegalMove) as must_follow:
        match.play(play("green-6"))
    assert must_follow.value.key == "must-follow"
    match.play(play("blue-2"))
    assert [move for move in match.moves() if move["do"] == "play"] == [play("green-6"), play("red-2")]


def test_example_round() -> None:
    match = a_table(
        hands=[["blue-5", "red-1"], ["blue-2", "blue-3", "green-1"], ["green-6", "red-2"]],
        discard=["blue-4"],
        deck=["red-6"] * 3,
    )
    match.play(play("blue-5"))
    match.play(play("blue-2"))
    match.play(play("green-6"))
    assert match.to_move == ROMAN
    assert match.moves() == [take("blue-2"), take("blue-5"), take("green-6")]
    match.play(take("blue-2"))
    assert match.moves() == [top("blue-5"), top("green-6")]
    match.play(top("green-6"))
    view = match.view(None)
    assert view["seats"][ROMAN]["collection"] == ["blue-2"]
    assert view["discard"] == ["blue-4", "blue-5", "green-6"]
    assert view["trump"] == "green"
    assert view["star"] == ROMAN
    assert match.to_move == view["leader"] == ROMAN
    assert view["round"] == 2


def test_a_rest_card_goes_on_top_by_itself_and_cannot_be_taken() -> None:
    match = a_round("blue-2", "rest", "green-5", top_card="red-1")
    assert match.moves() == [take("blue-2"), take("green-5")]
    match.play(take("green-5"))
    assert match.view(None)["discard"] == ["red-1", "blue-2", "rest"]
    assert match.view(None)["trump"] is None


def test_no_choice_is_no_question() -> None:
    match = a_round("blue-2", "rest", "rest")
    assert match.view(None)["seats"][ROMAN]["collection"] == ["blue-2"]
    assert match.to_move == ROMAN
    assert match.decision == ("play", "spend")
    same = a_round("blue-2", "blue-2", "blue-6", top_card="red-1")
    same.play(take("blue-6"))
    assert same.view(None)["discard"] == ["red-1", "blue-2", "blue-2"]


# ---- glow --------------------------------------------------------------------------------------------------


def test_example_losing_glow() -> None:
    match = a_round(
        "green-4",
        "green-2",
        "rest",
        top_card="red-1",
        star=ROMAN,
        collections=[["blue-2", "red-3", "yellow-4"]],
        glow=(5, 5, 5),
    )
    assert winner(match) == (ROMAN, "lead")
    assert match.view(None)["seats"][ROMAN]["glow"] == 4
    assert match.moves() == [take("green-2"), take("green-4")]
    for card, left in (("green-4", 2), ("green-2", 1)):
        after = match.copy()
        after.play(take(card))
        assert after.view(None)["seats"][ROMAN]["glow"] == left


def test_spending_glow_for_three_cards_again_and_again() -> None:
    match = a_table(
        hands=[["blue-5"]],
        glow=(3, 5, 5),
        deck=["red-1", "red-2", "red-3", "green-1", "green-2", "green-3", "blue-1"],
    )
    match.play(SPEND)
    match.play(SPEND)
    view = match.view(0)
    assert view["seats"][0]["glow"] == 1
    assert view["seats"][0]["hand"] == ["blue-5", "green-1", "green-2", "green-3", "red-1", "red-2", "red-3"]
    assert SPEND not in match.moves()
    with pytest.raises(starboard.IllegalMove) as last:
        match.play(SPEND)
    assert last.value.key == "last-glow"


def test_drawing_stops_at_ten_cards_and_the_glow_is_spent_all_the_same() -> None:
    match = a_table(hands=[["blue-5"] * 9], deck=["red-1", "red-2", "red-3"])
    assert match.view(0)["cards_for_glow"] == 1
    match.play(SPEND)
    assert match.view(0)["seats"][0]["hand_size"] == 10
    assert match.view(0)["seats"][0]["glow"] == 4
    with pytest.raises(starboard.IllegalMove) as full:
        match.play(SPEND)
    assert full.value.key == "hand-full"


def test_nothing_to_draw_nothing_to_spend() -> None:
    match = a_table(hands=[["blue-5"]], deck=[])
    assert SPEND not in match.moves()
    with pytest.raises(starboard.IllegalMove) as nothing:
        match.play(SPEND)
    assert nothing.value.key == "nothing-to-draw"


def test_the_duty_to_follow_is_judged_after_drawing() -> None:
    match = a_table(
        hands=[["blue-5", "red-1"], ["green-6", "green-5"], ["red-2"]],
        deck=["blue-1", "red-3", "red-4", "red-5"],
    )
    match.play(play("blue-5"))
    assert play("green-6") in match.moves()
    match.play(SPEND)
    assert [move for move in match.moves() if move["do"] == "play"] == [play("blue-1")]


# ---- hands and deck ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("glow", "cards"), [(5, 5), (3, 3), (2, 2), (1, 2)])
def test_an_empty_hand_is_refilled_at_once(glow: int, cards: int) -> None:
    match = a_table(hands=[["blue-5"], ["blue-1"], ["blue-2"]], glow=(glow, 5, 5), deck=["red-1"] * 20)
    match.play(play("blue-5"))
    assert match.view(0)["seats"][0]["hand_size"] == cards
    assert match.view(0)["seats"][0]["glow"] == glow
    assert match.to_move == 1


def test_an_empty_deck_is_replaced_at_once_by_the_discard_but_for_its_top_card() -> None:
    match = a_table(hands=[["blue-5"]], deck=["red-1"], discard=["green-1", "green-2", "green-3", "yellow-1"])
    match.play(SPEND)
    view = match.view(0)
    assert view["discard"] == ["yellow-1"]
    assert view["deck"] == 1
    assert view["seats"][0]["hand_size"] == 4
    renewed = [event["event"] for event in match.events(1) if event["event"] in {"CardDrawn", "DeckRenewed"}]
    assert renewed == ["CardDrawn", "DeckRenewed", "CardDrawn", "CardDrawn"]


def test_cards_of_the_round_are_not_shuffled_in() -> None:
    match = a_table(
        hands=[["blue-5"], ["blue-1"], ["blue-2"]],
        deck=["red-1"],
        discard=["green-1", "green-2"],
        glow=(3, 3, 3),
    )
    match.play(play("blue-5"))
    # One card from the deck, then the renewed deck of one card, then nothing.
    assert match.view(0)["seats"][0]["hand"] == ["green-1", "red-1"]
    assert match.view(0)["deck"] == 0
    assert [shown["card"] for shown in match.view(0)["played"]] == ["blue-5"]


def test_without_a_card_a_player_misses_the_round_and_is_refilled_when_the_discard_allows() -> None:
    match = a_table(
        players=4,
        hands=[["blue-5", "red-1"], [], ["blue-2", "red-2"], ["blue-1", "red-3"]],
        deck=[],
        discard=["green-1"],
        glow=(5, 2, 5, 5),
    )
    match.play(play("blue-5"))
    assert match.to_move == 2
    assert any(event["event"] == "TurnMissed" and event["seat"] == 1 for event in match.events(None))
    match.play(play("blue-2"))
    match.play(play("blue-1"))
    match.play(take("blue-5"))
    match.play(top("blue-2"))
    # Discarded: green 1, blue 1, blue 2 on top. Two cards make a new deck, and seat 1 draws both.
    assert match.view(1)["seats"][1]["hand"] == ["blue-1", "green-1"]
    assert match.view(1)["deck"] == 0


def test_a_leader_without_a_card_is_replaced_by_the_next_seat() -> None:
    match = a_table(
        players=4,
        hands=[["blue-5"], ["blue-2", "red-2"], ["blue-1", "red-3"], ["rest", "red-4"]],
        deck=[],
        discard=["green-1"],
    )
    match.play(play("blue-5"))
    match.play(play("blue-2"))
    match.play(play("blue-1"))
    match.play(play("rest"))
    match.play(take("blue-5"))
    # Seat 0 won with its last card and is the first to be refilled from the discard.
    assert match.to_move == 0
    assert match.view(0)["seats"][0]["hand_size"] == 3
    alone = a_table(players=4, hands=[["blue-5"], [], ["rest", "red-3"], []], deck=[], discard=["green-1"])
    alone.position.record[0]["glow"][:4] = 5
    alone.play(play("blue-5"))
    alone.play(play("rest"))
    # Blue 5 is taken and the rest card stays on top: one card makes a deck, seat 0 draws it; 1 and 3 have
    # none.
    assert alone.view(0)["seats"][0]["hand"] == ["green-1"]
    assert alone.to_move == 0


# ---- the end -----------------------------------------------------------------------------------------------


def test_six_values_win_at_once() -> None:
    match = a_round("blue-6", "blue-5", "blue-4", collections=[["red-1", "red-2", "red-3", "red-4", "red-5"]])
    match.play(take("blue-6"))
    result = match.result()
    assert match.over
    assert result.ending == "collection"
    assert result.winners == [ROMAN]
    assert [seat.place for seat in result.seats] == [1, 2, 2]


def test_the_last_glow_is_lost_before_the_last_value_is_taken() -> None:
    match = a_round(
        "blue-6",
        "blue-5",
        "blue-4",
        collections=[["red-1", "red-2", "red-3", "red-4", "red-5"]],
        star=ROMAN,
        glow=(1, 5, 4),
    )
    result = match.result()
    assert match.over
    assert result.ending == "went-out"
    assert result.winners == [KIRILL]
    assert result.seats[ROMAN] == SeatResult(place=3, points=0, breakdown=[])


def test_going_out_by_a_repeated_value_never_goes_below_zero() -> None:
    match = a_round("blue-1", "rest", "rest", collections=[["red-1"]], glow=(2, 5, 5))
    assert match.over
    assert match.view(None)["seats"][ROMAN]["glow"] == 0
    [lost] = [event for event in match.events(None) if event["event"] == "GlowLost"]
    assert (lost["count"], lost["reason"], lost["left"]) == (2, "repeated", 0)


def test_example_nine_points() -> None:
    """Three glow, and a 1, two 5s, a 3 and a 6, of which the 5s are turned over: 3 + 3 + 2 + 1."""
    match = a_table(collections=[["blue-1", "green-5", "red-5", "red-3", "yellow-6"]], glow=(3, 5, 5))
    seat = match.result().seats[0]
    assert seat.points == 9
    assert [(reason["reason"], reason["points"]) for reason in seat.breakdown] == [
        ("glow", 3),
        ("gems", 3),
        ("gems", 2),
        ("gems", 1),
    ]


def test_ties_share_the_win() -> None:
    match = a_round("blue-1", "rest", "rest", collections=[["red-1"], ["red-3"], ["green-4"]], glow=(1, 3, 3))
    assert match.result().winners == [KIRILL, MARINA]
    assert [seat.place for seat in match.result().seats] == [3, 1, 1]


def test_after_two_hundred_rounds_points_decide() -> None:
    match = a_round("blue-6", "rest", "rest", round_number=200, glow=(5, 3, 4))
    assert match.over
    assert match.result().ending == "round-limit"
    assert match.result().winners == [ROMAN]


# ---- two players and the rival -----------------------------------------------------------------------------


def two(hand: str, rival: str, other: str, **situation: object) -> starboard.Match:
    """A round in which seat 0 leads, the rival turns up the top card of the deck, and seat 1 plays."""
    hands, deck = [[hand, "rest"], [other, "rest"]], [rival, "red-6", "red-6"]
    match = a_table(players=2, hands=hands, deck=deck, **situation)  # type: ignore[arg-type]
    match.play(play(hand))
    assert match.to_move == 1
    assert match.view(None)["played"] == [{"seat": 0, "card": hand}, {"seat": None, "card": rival}]
    match.play(play(other))
    return match


def test_the_rival_plays_the_top_card_right_after_the_leader_whatever_it_is() -> None:
    match = two("blue-5", "green-6", "blue-2", discard=["red-1"])
    assert match.moves() == [take("blue-2"), take("blue-5"), take("green-6")]


def test_the_rival_wins_nobody_wins() -> None:
    match = two("blue-2", "blue-6", "blue-1", discard=["red-1"], star=0, glow=(3, 3))
    view = match.view(None)
    assert view["discard"] == ["red-1", "blue-2", "blue-1", "blue-6"]
    assert view["star"] is None
    assert match.to_move == view["leader"] == 1
    assert [seat["glow"] for seat in view["seats"]] == [3, 3]
    assert [seat["collection"] for seat in view["seats"]] == [[], []]


def test_the_rival_wins_but_a_rest_card_was_played() -> None:
    match = two("blue-2", "blue-6", "rest", discard=["red-1"])
    assert match.view(None)["discard"] == ["red-1", "blue-2", "blue-6", "rest"]


def test_the_rival_can_set_the_lead_colour() -> None:
    match = a_table(players=2, hands=[["rest", "red-1"], ["green-1", "blue-1"]], deck=["green-4", "red-6"])
    match.play(play("rest"))
    assert match.view(None)["lead_colour"] == "green"
    assert [move for move in match.moves() if move["do"] == "play"] == [play("green-1")]


def test_the_rivals_card_can_be_and_can_make_a_super_trump() -> None:
    assert winner(two("blue-2", "blue-2", "blue-6", discard=["red-1"])) == (None, "super-trump")
    assert winner(two("blue-6", "green-3", "green-3", discard=["red-1"])) == (1, "super-trump")


def test_all_rest_the_rival_included() -> None:
    match = two("rest", "rest", "rest", star=1, discard=["red-1"])
    assert winner(match) == (None, None)
    assert match.view(None)["star"] == 1
    assert match.to_move == 0


def test_against_the_rival_a_hand_is_refilled_before_the_rivals_card() -> None:
    match = a_table(
        players=2,
        hands=[["blue-5"], ["blue-1", "rest"]],
        glow=(2, 5),
        deck=["red-1", "red-2", "green-6", "red-6"],
    )
    match.play(play("blue-5"))
    assert match.view(0)["seats"][0]["hand"] == ["red-1", "red-2"]
    assert match.view(0)["played"][1] == {"seat": None, "card": "green-6"}


def test_the_costs_shown_are_the_glow_that_taking_a_card_costs() -> None:
    seen = set()
    for seed in range(4):
        match = starboard.load("stella").new(3, seed)
        while not match.over:
            view = match.view(match.to_move)
            moves = match.moves()
            assert (view["costs"] is not None) == (view["prompt"] == "take")
            for played, cost in zip(view["played"], view["costs"] or [], strict=False):
                move = {"do": "take", "card": played["card"]}
                if move in moves:
                    lost = [one["count"] for one in match.copy().play(move) if one["event"] == "GlowLost"]
                    assert sum(lost) <= cost
                    assert bool(lost) == bool(cost)
                    seen.add(cost)
            match.make(moves[match.move_count * 7 % len(moves)])
    assert {0, 1, 3} <= seen
