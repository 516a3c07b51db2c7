"""Set-up, the order of turns, the comet, both guards against stalling, the end."""

import pytest

import starboard
from starboard.games.comet.material import CARD_NAMES, LAST_TURNS, QUIET_TURNS
from tests import harness
from tests.games.comet.build import a_table, cards, go_by, places, play, refused, seen

LAVA_DESERT, WATER_JUNGLE, NEST_8 = "silver-dromedary-3", "silver-cave-beaver-4", "silver-dodo-3"


@pytest.mark.parametrize(("players", "deck", "aside"), [(2, 55, 45), (3, 70, 30), (4, 85, 15)])
@pytest.mark.parametrize("side", ["a", "b"])
def test_set_up(players: int, deck: int, aside: int, side: str) -> None:
    match = starboard.load("comet").new(players, 3, side=side)
    view = match.view(None)
    dealt = sum(seat["hand_size"]["silver"] for seat in view["seats"])
    assert (view["deck"] + dealt, view["set_aside"]) == (deck, aside)
    assert (view["gold_deck"], len(view["row"])) == (46, 4)
    assert len({seat["leader"]["card"] for seat in view["seats"]}) == players
    assert view["tokens"] == {"mammoth": None, "tortoise": None}
    assert view["turn"] == view["start"] == match.to_move
    assert {move["do"] for move in match.moves()} == {"hatch", "refresh"}


def test_a_full_board_of_animals_hatches_no_more() -> None:
    match = a_table(hand=[NEST_8], companions=[(-5, 7), (-7, 6), (0, 5)])
    assert cards(match, "hatch") == set()
    with refused("slots-full"):
        play(match, "hatch", NEST_8)


def test_without_a_companion_there_is_no_move() -> None:
    match = a_table(hand=[LAVA_DESERT])
    with refused("no-companion"):
        play(match, "move", LAVA_DESERT)


def test_a_card_is_named_on_the_strength_of_reductions_at_hand() -> None:
    above = [(-3, 7), (-1, 7), (-7, 8), (4, 5), (-6, 9), (2, 7), (-2, 9), (4, 7), (0, 8)]
    facts = {"others": above, "tokens": {"mammoth": (0, 9), "tortoise": (2, 9)}}
    match = a_table(4, hand=[NEST_8], saved=["silver-elephant-bird-2"], **facts)  # type: ignore[arg-type]
    play(match, "hatch", NEST_8)
    assert {move["do"] for move in match.moves()} == {"use"}, "no nest yet"
    play(match, "use", "silver-elephant-bird-2")
    assert places(match, "nest") == {(-7, 6), (-5, 7), (2, 5)}
    bird = ["silver-elephant-bird-2"]
    match = a_table(4, hand=[NEST_8], saved=bird, tapped=bird, **facts)  # type: ignore[arg-type]
    assert cards(match, "hatch") == set()


def test_the_symbol_is_asked_for_only_where_there_is_a_choice() -> None:
    match = a_table(hand=[LAVA_DESERT, "silver-chameleon-1"], companions=[(-5, 7)])
    play(match, "move", LAVA_DESERT)
    play(match, "move", "silver-chameleon-1")
    play(match, "go", companion=1, q=-5, r=6)
    assert [move["symbol"] for move in match.moves()] == ["desert", "wild"]
    play(match, "pay", symbol="wild")
    go_by(match, 1, (-5, 5), "lava")
    assert match.view(0)["pool"]["desert"] == 1


def test_a_companion_never_ends_where_it_began() -> None:
    match = a_table(hand=["silver-giant-lemur-3"], saved=["gold-giant-lemur-1"], companions=[(2, 3)])
    play(match, "move", "silver-giant-lemur-3")  # jungle and desert; passing jungle is free
    assert (2, 3) not in places(match, "go", 1)
    assert {(3, 3), (2, 2)} <= places(match, "go", 1)


def test_a_move_may_end_without_a_step_and_its_symbols_are_lost() -> None:
    match = a_table(hand=[LAVA_DESERT, WATER_JUNGLE], companions=[(-5, 7)])
    play(match, "move", LAVA_DESERT)
    play(match, "end")
    assert not any(match.view(None)["pool"].values())
    assert match.to_move == 1


def test_cards_gained_in_a_move_can_be_played_in_it() -> None:
    match = a_table(
        hand=[LAVA_DESERT],
        saved=["silver-nailtail-wallaby-1"],
        companions=[(-5, 7)],
        row=["gold-chameleon-1"],
    )
    play(match, "move", LAVA_DESERT)
    play(match, "use", "silver-nailtail-wallaby-1")
    play(match, "move", "gold-chameleon-1")
    assert match.view(0)["pool"]["wild"] == 1


def test_discards_of_a_refresh_go_in_order() -> None:
    match = a_table(hand=[LAVA_DESERT, WATER_JUNGLE, "gold-vicuna-2"], row=["gold-vicuna-1"])
    play(match, "refresh")
    assert cards(match, "discard") == {LAVA_DESERT, WATER_JUNGLE, "gold-vicuna-2"}
    play(match, "discard", LAVA_DESERT)
    with refused("discard-in-order"):
        play(match, "discard", WATER_JUNGLE)
    assert cards(match, "discard") == {"gold-vicuna-2"}


def test_an_empty_gold_row_is_no_obstacle() -> None:
    match = a_table(hand=[LAVA_DESERT], row=[], leader="leader-dire-wolf")
    table = match.position.record[0]
    table["gold_size"] = 0
    harness.look_again(match)
    play(match, "refresh")
    assert {move["do"] for move in match.moves()} == {"discard", "end"}
    play(match, "end")
    assert seen(match)["hand_size"] == {"silver": 5, "gold": 0}
    assert match.view(None)["row"] == [None] * 4


def test_the_gold_discard_becomes_the_gold_deck() -> None:
    match = a_table(hand=[LAVA_DESERT], row=["gold-vicuna-1"], discard=["tunnel-1", "tunnel-2"])
    match.position.record[0]["gold_size"] = 0
    harness.look_again(match)
    play(match, "refresh")
    play(match, "take", "gold-vicuna-1")
    assert sorted(card for card in match.view(None)["row"] if card) == ["tunnel-1", "tunnel-2"]


def test_nothing_to_draw_is_told_as_nothing() -> None:
    match = a_table(
        hand=["gold-vicuna-2"], saved=["gold-cave-beaver-1"], companions=[(-5, 7)], comet=True, deck=1, row=[]
    )
    play(match, "move", "gold-vicuna-2")
    events = match.play({"do": "use", "card": "gold-cave-beaver-1"})
    assert [event["event"] for event in events] == ["AbilityUsed", "SilverCardDrawn"], (
        "two could be drawn, one was there"
    )


def test_an_action_does_not_end_by_itself_while_a_card_was_missed() -> None:
    """A reduction comes before the nest: a player who forgot it notices, and can take the nest back."""
    match = a_table(hand=[NEST_8, WATER_JUNGLE], leader="leader-cave-bear")
    play(match, "hatch", NEST_8)
    assert cards(match, "use") == {"leader-cave-bear"}
    match.play(match.moves()[0])
    assert (match.prompt, match.moves()) == ("hatched", [{"do": "end"}])
    match.check_take_back(0)
    match = a_table(hand=[NEST_8, WATER_JUNGLE], leader="leader-cave-bear")
    play(match, "hatch", NEST_8)
    play(match, "use", "leader-cave-bear")
    match.play(match.moves()[0])
    assert match.to_move == 1, "now nothing is left"


def test_a_move_does_not_end_by_itself_while_a_step_was_missed() -> None:
    facts = {"hand": ["silver-chameleon-1"], "companions": [(1, 0)]}
    match = a_table(leader="leader-argentavis", **facts)  # type: ignore[arg-type]
    play(match, "move", "silver-chameleon-1")
    assert cards(match, "use") == {"leader-argentavis"}
    play(match, "go", companion=1, q=0, r=0)
    assert (match.prompt, match.moves()) == ("moving", [{"do": "end"}])
    match = a_table(leader="leader-dire-wolf", tapped=["leader-dire-wolf"], **facts)  # type: ignore[arg-type]
    play(match, "move", "silver-chameleon-1")
    play(match, "go", companion=1, q=0, r=0)
    assert match.to_move == 1, "nothing was missed"


def test_the_comet_in_the_middle_of_a_move_waits_for_its_end() -> None:
    match = a_table(
        hand=[LAVA_DESERT, WATER_JUNGLE], saved=["silver-cave-beaver-1"], companions=[(-5, 7)], deck=1
    )
    play(match, "move", LAVA_DESERT)
    play(match, "use", "silver-cave-beaver-1")
    assert match.view(None)["comet"]
    assert match.prompt == "moving"
    play(match, "end")
    assert [match.prompt, match.to_move] == ["comet", 0]


def test_after_the_comet_the_silver_discard_is_shuffled_in_when_a_card_must_be_drawn() -> None:
    match = a_table(
        hand=[LAVA_DESERT, WATER_JUNGLE],
        saved=["gold-cave-beaver-1"],
        companions=[(-5, 7)],
        comet=True,
        deck=1,
        discard=[NEST_8],
    )
    play(match, "move", LAVA_DESERT)
    play(match, "use", "gold-cave-beaver-1")
    assert match.view(None)["deck"] == 1, "the card just played was shuffled in too"
    assert match.view(None)["discard"] == []
    assert seen(match)["hand_size"]["silver"] == 3


def test_deck_and_discard_empty_draw_what_there_is() -> None:
    match = a_table(
        hand=["gold-chameleon-1"], saved=["gold-cave-beaver-1"], companions=[(-5, 7)], comet=True, deck=1
    )
    play(match, "move", "gold-chameleon-1")
    play(match, "use", "gold-cave-beaver-1")
    assert seen(match)["hand_size"]["silver"] == 1
    match = a_table(
        hand=["gold-chameleon-1"], saved=["gold-cave-beaver-1"], companions=[(-5, 7)], comet=True, deck=0
    )
    play(match, "move", "gold-chameleon-1")
    with refused("not-usable"):
        play(match, "use", "gold-cave-beaver-1")


def test_whoever_cannot_act_after_the_comet_passes_unasked() -> None:
    match = a_table(
        3, hand=[LAVA_DESERT], companions=[(-5, 7)], comet=True, hands={1: ["tunnel-1"], 2: [NEST_8]}
    )
    play(match, "pass")
    assert match.view(None)["seats"][1]["passed"]
    assert match.to_move == 2
    play(match, "pass")
    assert match.over


def test_the_last_player_goes_on_until_he_passes() -> None:
    match = a_table(hand=[LAVA_DESERT, WATER_JUNGLE], companions=[(-5, 7)], comet=True)
    play(match, "move", LAVA_DESERT)
    play(match, "end")
    assert match.to_move == 0, "seat 1 had no card"
    play(match, "pass")
    assert match.result().ending == "all-passed"


def test_long_quiet_brings_the_comet() -> None:
    match = a_table(
        hand=[f"silver-vicuna-{i}" for i in range(1, 9)],
        hands={1: [f"silver-sabre-tooth-{i}" for i in range(1, 7)]},
    )
    turns = 0
    while not match.view(None)["comet"]:
        play(match, "refresh")
        match.play(match.moves()[-1])
        turns += 1
    assert turns == QUIET_TURNS * 2
    assert (match.to_move, match.prompt) == (1, "comet"), "whose turn it was begins"
    assert match.view(None)["set_aside"] == 0
    assert match.all_events()[-1] == {
        "event": "CometArrived",
        "reason": "long-quiet",
        "number": len(match.all_events()) - 1,
    }


def test_after_the_comet_there_are_so_many_turns_at_most() -> None:
    match = a_table(hand=[LAVA_DESERT, WATER_JUNGLE], hands={1: [NEST_8]}, leader="leader-dire-wolf", deck=1)
    play(match, "refresh")
    play(match, "take", "gold-vicuna-1")
    for _ in range(2):
        play(match, "comet", answer="ready")
    assert match.view(None)["turns_left"] == LAST_TURNS * 2
    match.position.record[0]["turns_left"] = 1
    harness.look_again(match)
    play(match, "hatch", NEST_8)
    play(match, "nest", q=-1, r=7)
    assert match.result().ending == "no-turns-left"


def test_a_tie_goes_to_more_saved_animals_then_is_shared() -> None:
    match = a_table(
        saved=["silver-moa-1", "silver-moa-2"],
        saved_by={1: ["silver-nailtail-wallaby-2"]},
        leaders={1: "leader-cave-lion"},
    )
    assert [seat.points for seat in match.result().seats] == [7 + 3, 7]
    match = a_table(
        saved=["silver-moa-2", "silver-iguana-2"],
        saved_by={1: ["silver-iguana-1", "silver-vicuna-8", "silver-vicuna-1"]},
        leaders={1: "leader-cave-lion"},
        leader="leader-cave-lion",
    )
    assert [seat.points for seat in match.result().seats] == [8, 8]
    assert match.result().winners == [1]
    match = a_table(saved_by={}, leaders={1: "leader-cave-lion"})
    assert match.result().winners == [0, 1]


def test_a_redeal_keeps_what_a_renewed_deck_can_hold() -> None:
    """Everyone knows which cards were shuffled into a new deck, and how many of them a hand has drawn."""
    old = {1: ["silver-moa-1", "silver-moa-2"], 2: ["silver-moa-3"]}
    discarded = [f"silver-sabre-tooth-{i}" for i in range(1, 7)]
    match = a_table(
        3,
        hand=["gold-chameleon-1"],
        saved=["gold-cave-beaver-1"],
        companions=[(-5, 7)],
        comet=True,
        deck=1,
        hands=old,
        discard=discarded,
    )
    play(match, "move", "gold-chameleon-1")
    play(match, "use", "gold-cave-beaver-1")
    assert match.view(None)["deck"] == 5
    hands = set()
    for seed in range(60):
        table = match.redealt(1, seed).table()
        assert set(table["deck_cards"]) < set(discarded)
        [drawn] = set(table["seats"][0]["hand"]) & set(discarded)
        [other] = set(table["seats"][0]["hand"]) - set(discarded)
        assert table["seats"][1]["hand"] == old[1]
        assert {other, *table["seats"][2]["hand"]} == {"silver-moa-3", CARD_NAMES[0]}, (
            "the last card of the old deck"
        )
        hands.add((drawn, other))
    assert len(hands) == 12, "every possibility comes out"
