"""The rulebook of Subastral, example by example and rule by rule, and the cases that we settled."""

from collections import Counter

import pytest

import starboard
from starboard.games.subastral.material import BIOMES, CARD_NAMES, DECKS
from tests.games.subastral.build import DRAW, a_table, pile, play, take, to

ROW = {
    1: ["desert-1"],
    2: ["taiga-2"],
    3: ["forest-3"],
    4: ["savanna-4"],
    5: ["tundra-5"],
    6: ["chaparral-6"],
}


# ---- components and set-up ---------------------------------------------------------------------------------

CARD_REFERENCE = {
    "desert": (8, 10, 14, 16),
    "savanna": (7, 10, 13, 16),
    "rainforest": (7, 10, 12, 15),
    "chaparral": (7, 9, 11, 14),
    "grassland": (6, 8, 10, 12),
    "forest": (5, 7, 9, 11),
    "taiga": (4, 6, 8, 10),
    "tundra": (4, 5, 7, 9),
}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_card_reference(players: int) -> None:
    biomes = Counter(BIOMES[card // 6] for card in DECKS[players])
    assert biomes == {biome: sizes[players - 2] for biome, sizes in CARD_REFERENCE.items()}
    assert len(DECKS[players]) == {2: 48, 3: 65, 4: 84, 5: 103}[players]


def test_the_numbers_are_balanced_and_contain_the_cards_of_the_examples() -> None:
    for players, (fewest, most) in {2: (8, 8), 3: (10, 12), 4: (14, 14), 5: (17, 18)}.items():
        numbers = Counter(card % 6 + 1 for card in DECKS[players])
        assert set(numbers) == {1, 2, 3, 4, 5, 6}
        assert (min(numbers.values()), max(numbers.values())) == (fewest, most)
    base = {CARD_NAMES[card] for card in DECKS[2]}
    assert {"grassland-2", "taiga-2", "rainforest-5", "tundra-5", "desert-2", "forest-3"} <= base


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_set_up(players: int) -> None:
    for seed in range(50):
        match = starboard.load("subastral").new(players, seed)
        table = match.table()
        assert all(seat["hand_size"] == 3 for seat in table["seats"])
        assert table["deck"] == len(DECKS[players]) - 3 * players - 8
        assert table["until_end_card"] == table["deck"] - 3 * players
        assert all(table["clouds"])
        assert sum(len(cloud) >= 2 for cloud in table["clouds"]) == 2
        for number, cloud in enumerate(table["clouds"], start=1):
            assert all(card.endswith(str(number)) for card in cloud[1:])
        assert table["to_move"] == table["start"]


def test_a_second_card_of_the_same_number_is_laid_aside_and_shuffled_back() -> None:
    seen = 0
    for seed in range(200):
        match = starboard.load("subastral").new(2, seed)
        names = [event["event"] for event in match.events(None)]
        aside = [event["card"] for event in match.events(None) if event["event"] == "CardLaidAside"]
        if aside:
            seen += 1
            table = match.table()
            above = table["deck_cards"][: table["until_end_card"]]
            assert not Counter(aside) - Counter(above)
            assert names.index("CardsShuffledBack") > names.index("CardLaidAside")
            for seat in (0, 1, None):
                for redeal in range(20):
                    imagined = match.redealt(seat, redeal).table()
                    assert not Counter(aside) - Counter(imagined["deck_cards"][: table["until_end_card"]])
    assert 10 < seen < 70


def test_every_seat_may_start() -> None:
    starts = Counter(starboard.load("subastral").new(5, seed).table()["start"] for seed in range(200))
    assert set(starts) == {0, 1, 2, 3, 4}


# ---- 1. play a card ----------------------------------------------------------------------------------------


def test_example_kyra_plays_a_card() -> None:
    """Grassland 2, Taiga 2 and Rainforest 5 go to clouds 2, 2 and 5 only."""
    hand = ["grassland-2", "taiga-2", "rainforest-5"]
    match = a_table(hands=[hand], clouds=ROW)
    assert match.moves() == [play("rainforest-5"), play("grassland-2"), play("taiga-2")]
    for card, cloud in zip(hand, (2, 2, 5), strict=True):
        after = match.copy()
        [event] = after.play(play(card))
        assert event["event"] == "CardPlayed"
        assert event["cloud"] == cloud
        assert after.view(None)["clouds"][cloud - 1] == [*ROW[cloud], card]


def test_an_empty_hand_draws_a_card_and_the_turn_ends_without_a_refill() -> None:
    match = a_table(hands=[[], ["taiga-1"]], clouds={1: ["desert-1"]}, deck=["tundra-6", "tundra-5"])
    assert match.moves() == [DRAW]
    match.play(DRAW)
    assert match.to_move == 1
    assert match.view(0)["seats"][0]["hand"] == ["tundra-6"]
    assert match.view(None)["clouds"] == [["desert-1"], [], [], [], [], []]


# ---- 2. take cards -----------------------------------------------------------------------------------------


def test_any_other_cloud_that_holds_a_card_may_be_taken() -> None:
    match = a_table(hands=[["forest-3"]], clouds={**ROW, 5: []})
    match.play(play("forest-3"))
    assert match.moves() == [take(1), take(2), take(4), take(6)]
    with pytest.raises(starboard.IllegalMove) as just_played:
        match.play(take(3))
    assert just_played.value.key == "cloud-just-played-on"
    with pytest.raises(starboard.IllegalMove) as empty:
        match.play(take(5))
    assert empty.value.key == "cloud-empty"


def test_the_only_cloud_is_taken_without_being_asked() -> None:
    match = a_table(hands=[["forest-3", "taiga-1"]], clouds={3: ["tundra-3"], 5: ["desert-5", "desert-5"]})
    events = [event["event"] for event in match.play(play("forest-3"))]
    assert events[:2] == ["CardPlayed", "CloudChosen"]
    assert match.to_move == 1
    assert match.view(None)["seats"][0]["journal"] == [{"biome": "desert", "cards": ["desert-5", "desert-5"]}]


def test_towards_the_deck_goes_to_the_hand_with_a_card_from_the_deck() -> None:
    match = a_table(
        hands=[["forest-3"]], clouds={**ROW, 2: ["taiga-2", "savanna-2"]}, deck=["tundra-6", "rainforest-1"]
    )
    match.play(play("forest-3"))
    match.play(take(2))
    seat = match.view(0)["seats"][0]
    assert seat["hand"] == ["savanna-2", "taiga-2", "tundra-6"]
    assert seat["known"] == ["savanna-2", "taiga-2"]
    assert seat["journal"] == []
    assert match.view(1)["seats"][0]["hand"] is None
    assert match.view(1)["seats"][0]["known"] == ["savanna-2", "taiga-2"]


def test_towards_the_sun_goes_to_the_journal() -> None:
    match = a_table(
        hands=[["forest-3"]], clouds={**ROW, 4: ["savanna-4", "savanna-6"]}, deck=["tundra-6", "rainforest-1"]
    )
    match.play(play("forest-3"))
    match.play(take(4))
    seat = match.view(0)["seats"][0]
    assert seat["journal"] == [{"biome": "savanna", "cards": ["savanna-4", "savanna-6"]}]
    assert seat["hand"] == []


def test_example_kyra_orders_her_new_piles() -> None:
    match = a_table(
        hands=[["forest-3"]],
        clouds={**ROW, 4: ["forest-1", "taiga-4", "grassland-4"]},
        journals=[{"tundra": 1, "forest": 1, "chaparral": 1, "desert": 1}],
    )
    match.play(play("forest-3"))
    match.play(take(4))
    assert match.to_move == 0
    assert match.moves() == [pile("grassland"), pile("taiga")]
    match.play(pile("grassland"))
    journal = match.view(None)["seats"][0]["journal"]
    assert [shown["biome"] for shown in journal] == [
        "tundra",
        "forest",
        "chaparral",
        "desert",
        "grassland",
        "taiga",
    ]
    assert [len(shown["cards"]) for shown in journal] == [1, 2, 1, 1, 1, 1]
    assert match.to_move == 1


def test_three_new_piles_are_two_choices_and_one_asks_nothing() -> None:
    match = a_table(hands=[["forest-3"]], clouds={**ROW, 4: ["forest-1", "taiga-4", "grassland-4"]})
    match.play(play("forest-3"))
    match.play(take(4))
    assert match.moves() == [pile("grassland"), pile("forest"), pile("taiga")]
    match.play(pile("taiga"))
    with pytest.raises(starboard.IllegalMove) as not_new:
        match.play(pile("taiga"))
    assert not_new.value.key == "biome-not-new"
    match.play(pile("forest"))
    assert [shown["biome"] for shown in match.view(None)["seats"][0]["journal"]] == [
        "taiga",
        "forest",
        "grassland",
    ]
    assert match.to_move == 1


@pytest.mark.parametrize(("card", "cloud"), [("desert-1", 6), ("chaparral-6", 1)])
@pytest.mark.parametrize("place", ["hand", "journal"])
def test_the_ends_of_the_row_leave_the_choice(card: str, cloud: int, place: str) -> None:
    match = a_table(hands=[[card]], clouds=ROW, deck=["tundra-2", "tundra-3"])
    match.play(play(card))
    match.play(take(cloud))
    assert match.moves() == [to("hand"), to("journal")]
    match.play(to(place))
    seat = match.view(0)["seats"][0]
    [taken] = ROW[cloud]
    if place == "hand":
        assert Counter(seat["hand"]) == Counter([taken, "tundra-2"])
        assert seat["journal"] == []
    else:
        assert seat["hand"] == []
        assert seat["journal"][0]["cards"] == [taken]


def test_neighbours_at_the_ends_leave_no_choice() -> None:
    match = a_table(hands=[["chaparral-6"]], clouds=ROW)
    match.play(play("chaparral-6"))
    match.play(take(2))
    assert match.to_move == 1
    assert "taiga-2" in match.view(0)["seats"][0]["hand"]


# ---- 3. refill the row -------------------------------------------------------------------------------------


def test_example_kyra_refills_the_row() -> None:
    """Tundra 5 goes to the emptied cloud 4; only cloud 2 has two or more cards; Desert 2 goes to 2, Forest 3
    to 3, and the turn ends."""
    match = a_table(
        hands=[["taiga-2"], ["tundra-6"]],
        clouds={
            1: ["desert-1"],
            2: ["grassland-2"],
            3: ["forest-3"],
            4: ["savanna-4"],
            5: ["tundra-5"],
            6: ["chaparral-6"],
        },
        deck=["tundra-5", "desert-2", "forest-3", "savanna-1"],
    )
    match.play(play("taiga-2"))
    match.play(take(4))
    clouds = match.view(None)["clouds"]
    assert clouds[3] == ["tundra-5"]
    assert clouds[1] == ["grassland-2", "taiga-2", "desert-2"]
    assert clouds[2] == ["forest-3", "forest-3"]
    assert match.view(None)["until_end_card"] == 1
    assert match.to_move == 1


def test_two_well_filled_clouds_stop_the_refill_at_once() -> None:
    match = a_table(
        hands=[["taiga-2"]], clouds={**ROW, 5: ["tundra-5", "savanna-5"]}, deck=["tundra-5", "desert-2"]
    )
    match.play(play("taiga-2"))
    match.play(take(4))
    assert match.view(None)["until_end_card"] == 1


# ---- known cards -------------------------------------------------------------------------------------------


def test_playing_an_equal_card_takes_one_off_the_known_ones() -> None:
    match = a_table(
        hands=[["forest-3", "taiga-2"]],
        clouds=ROW,
        deck=["tundra-6", "desert-1", "rainforest-1", "savanna-3"],
    )
    match.play(play("forest-3"))
    match.play(take(2))
    assert match.view(None)["seats"][0]["known"] == ["taiga-2"]
    assert match.view(0)["seats"][0]["hand"].count("taiga-2") == 2
    for _ in range(2):
        match.play(match.moves()[0])
    while match.to_move != 0:
        match.play(match.moves()[0])
    match.play(play("taiga-2"))
    assert match.view(None)["seats"][0]["known"] == []
    assert match.view(0)["seats"][0]["hand"].count("taiga-2") == 1


# ---- the end of the game -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("seat", "turns_to_come"), [(0, 5), (1, 4), (2, 3)])
def test_the_round_is_finished_and_everybody_has_one_more_turn(seat: int, turns_to_come: int) -> None:
    match = a_table(players=3, hands=[["forest-3"] * 9] * 3, clouds=ROW, deck=[], seat=seat)
    match.play(play("forest-3"))
    events = match.play(take(4))
    assert [event["turns"] for event in events if event["event"] == "EndCardMet"] == [turns_to_come]
    turns = 0
    while not match.over:
        turns += match.decision == ("play",)
        match.play(match.moves()[0])
    assert turns == turns_to_come


def test_the_end_card_is_met_when_a_card_is_needed_and_the_draw_goes_on() -> None:
    match = a_table(hands=[["forest-3"], ["taiga-2"]], clouds=ROW, deck=["tundra-6"])
    match.play(play("forest-3"))
    match.play(take(4))
    assert match.view(None)["until_end_card"] is None
    match = a_table(hands=[[], ["taiga-2"]], clouds=ROW, deck=["tundra-6"])
    match.play(DRAW)
    assert match.view(None)["until_end_card"] == 0


def test_an_exhausted_deck() -> None:
    """Draws are skipped, a cloud stays empty, the refill stops; without cards to take the turn ends; without
    any card it is skipped."""
    match = a_table(hands=[["forest-3", "taiga-1"], []], clouds={2: ["taiga-2"]}, deck=[], end_met=True)
    match.position.record[0]["turns_left"] = 3
    match.play(play("forest-3"))
    assert match.view(0)["seats"][0]["hand"] == ["taiga-1", "taiga-2"]
    assert match.view(None)["clouds"] == [[], [], ["forest-3"], [], [], []]
    # Seat 1 has no card and finds none: its turn is skipped automatically, and counts.
    assert match.to_move == 0
    assert match.view(None)["turns_left"] == 1
    match.play(play("taiga-1"))
    assert match.over


def test_nothing_to_take_ends_the_turn() -> None:
    match = a_table(hands=[["forest-3"], ["taiga-1"]], clouds={}, deck=[], end_met=True)
    match.position.record[0]["turns_left"] = 1
    match.play(play("forest-3"))
    assert match.to_move == 1


# ---- final scoring -----------------------------------------------------------------------------------------

STEFAN = {
    "chaparral": 3,
    "desert": 2,
    "grassland": 2,
    "forest": 3,
    "rainforest": 1,
    "savanna": 3,
    "taiga": 4,
    "tundra": 1,
}


def test_example_stefan_scores() -> None:
    result = a_table(journals=[STEFAN, {}]).result()
    assert result.seats[0].breakdown == [
        {"points": 36, "reason": "mixed", "set": 1, "cards": 8},
        {"points": 10, "reason": "mixed", "set": 2, "cards": 4},
        {"points": 1, "reason": "mixed", "set": 3, "cards": 1},
        {"points": 28, "reason": "matching", "set": 7, "cards": 4},
        {"points": 3, "reason": "matching", "set": 1, "cards": 3},
    ]
    assert result.seats[0].points == 78
    assert result.seats[1].points == 0


@pytest.mark.parametrize(("piles", "points"), list(enumerate([1, 3, 6, 10, 15, 21, 28, 36], start=1)))
def test_the_chart_of_mixed_sets(piles: int, points: int) -> None:
    journal = dict.fromkeys(BIOMES[:piles], 1)
    [mixed] = [
        reason
        for reason in a_table(journals=[journal]).result().seats[0].breakdown
        if reason["reason"] == "mixed"
    ]
    assert mixed["points"] == points


@pytest.mark.parametrize("position", range(1, 9))
def test_the_chart_of_matching_sets(position: int) -> None:
    journal = dict.fromkeys(BIOMES, 1) | {BIOMES[position - 1]: 5}
    reasons = a_table(journals=[journal]).result().seats[0].breakdown
    assert {"points": 5 * position, "reason": "matching", "set": position, "cards": 5} in reasons


def test_a_journal_of_one_pile() -> None:
    assert a_table(journals=[{"taiga": 3}]).result().seats[0].points == 3 + 3


def test_ties_go_to_fewer_cards_and_then_are_shared() -> None:
    # 6 points each: two piles of one card (3 + 1 + 2), one pile of three (3 + 3).
    result = a_table(players=3, journals=[{"taiga": 3}, {"taiga": 1, "tundra": 1}, {"desert": 1}]).result()
    assert [seat.points for seat in result.seats] == [6, 6, 2]
    assert result.winners == [1]
    assert result.ranking == [1, 0, 2]
    shared = a_table(journals=[{"taiga": 3}, {"desert": 3}]).result()
    assert shared.winners == [0, 1]


# ---- Disturbance -------------------------------------------------------------------------------------------


def at_the_last_card(hands: list[list[str]], **situation: object) -> starboard.Match:
    """A match in which seat 2 plays a card, after which the last turn is over."""
    situation |= {"clouds": {}, "deck": [], "end_met": True, "seat": 2, "disturbance": True}
    match = a_table(players=3, hands=hands, **situation)  # type: ignore[arg-type]
    match.play(play("forest-3"))
    return match


def test_disturbance_everybody_passes_a_card_to_the_left_at_once() -> None:
    match = at_the_last_card(
        [["taiga-1", "savanna-2"], ["tundra-3"], ["forest-3", "desert-4"]],
        journals=[{"desert": 1}, {"tundra": 1}, {"forest": 1}],
    )
    for seat, card in enumerate(["taiga-1", "tundra-3", "desert-4"]):
        assert match.to_move == seat
        match.play({"do": "pass", "card": card})
        if seat < 2:
            assert match.view(seat)["seats"][seat]["chosen"] == card
            other = match.view(2)["seats"][seat]
            assert other["has_chosen"]
            assert other["chosen"] is None
            assert all(event["card"] is None for event in match.events(2) if event["event"] == "CardChosen")
    assert match.over
    journals = [
        {pile["biome"]: len(pile["cards"]) for pile in seat["journal"]} for seat in match.table()["seats"]
    ]
    assert journals == [{"desert": 2}, {"tundra": 1, "taiga": 1}, {"forest": 1, "tundra": 1}]


def test_disturbance_an_empty_hand_passes_nothing_and_still_receives() -> None:
    match = at_the_last_card([["taiga-1"], [], ["forest-3"]], journals=[{"desert": 1}, {"tundra": 1}, {}])
    assert match.to_move == 0
    match.play({"do": "pass", "card": "taiga-1"})
    assert match.over
    assert [len(seat["journal"]) for seat in match.table()["seats"]] == [1, 2, 0]


def test_disturbance_with_nobody_holding_a_card() -> None:
    assert at_the_last_card([[], [], ["forest-3"]]).over
