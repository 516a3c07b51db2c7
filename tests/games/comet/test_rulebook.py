"""The rulebook's examples and the settled cases, one by one (side a unless stated)."""

import pytest

import starboard
from tests.games.comet.build import a_table, cards, go, go_by, place_of, places, play, refused, seen

LAVA_DESERT = "silver-dromedary-3"
MEADOW_DESERT = "silver-island-rat-1"
WATER_JUNGLE = "silver-cave-beaver-4"
DESERT_WATER = "silver-dodo-3"
JUNGLE_WATER = "silver-elephant-bird-2"
WILD = ("silver-chameleon-1", "silver-chameleon-3", "silver-elephant-bird-1")
NEST_8, NEST_7, NEST_4 = "silver-dodo-3", "silver-dodo-2", "silver-salamander-1"
EIGHTS = ((-3, 7), (-1, 7), (-7, 8))


def test_1_a_dodo_hatches_in_a_nest_of_its_number() -> None:
    match = a_table(hand=[NEST_8])
    play(match, "hatch", NEST_8)
    assert places(match, "nest") == {(-3, 7), (-1, 7), (-7, 8)}
    play(match, "nest", q=-1, r=7)
    assert place_of(match, 1) == (-1, 7)
    assert match.to_move == 1


def test_2_overflow_to_the_next_number_with_a_free_nest() -> None:
    match = a_table(hand=[NEST_8], others=EIGHTS)
    play(match, "hatch", NEST_8)
    assert places(match, "nest") == {(4, 5), (-6, 9)}
    match = a_table(hand=[NEST_8], others=EIGHTS[:2])
    play(match, "hatch", NEST_8)
    assert places(match, "nest") == {EIGHTS[2]}


def test_2_no_nest_no_hatch() -> None:
    above = [(4, 5), (-6, 9), (2, 7), (-2, 9), (4, 7), (0, 8), (0, 9), (2, 9)]
    match = a_table(
        4,
        hand=[NEST_8, NEST_7],
        others=[*EIGHTS, *above[:6]],
        tokens={"mammoth": above[6], "tortoise": above[7]},
    )
    assert cards(match, "hatch") == {NEST_7}
    with refused("no-nest-free"):
        play(match, "hatch", NEST_8)


def test_3_warm_spring_brings_the_nest_three_closer() -> None:
    match = a_table(hand=[NEST_8, "warm-spring-1"])
    play(match, "hatch", NEST_8)
    play(match, "use", "warm-spring-1")
    assert places(match, "nest") == {(-5, 3), (-3, 5)}
    match = a_table(hand=[NEST_4, "warm-spring-1"])
    play(match, "hatch", NEST_4)
    play(match, "use", "warm-spring-1")
    assert places(match, "nest") == {(0, 2)}, "never below 2"


def test_4_two_symbols_for_one_companion() -> None:
    match = a_table(hand=[LAVA_DESERT], companions=[(-5, 7)])
    play(match, "move", LAVA_DESERT)
    assert LAVA_DESERT in match.view(None)["discard"]
    go(match, 1, (-5, 6), (-5, 5))
    assert place_of(match, 1) == (-5, 5)
    assert match.to_move == 1, "nothing is left to do"


def test_5_two_symbols_for_two_companions() -> None:
    match = a_table(hand=[LAVA_DESERT], companions=[(-5, 7), (-1, 7)])
    play(match, "move", LAVA_DESERT)
    go(match, 1, (-5, 6))
    go(match, 2, (-1, 6))
    assert (place_of(match, 1), place_of(match, 2)) == ((-5, 6), (-1, 6))


def test_6_occupied_hexes_are_passed_free() -> None:
    match = a_table(hand=[MEADOW_DESERT], companions=[(-7, 6)], others=[(-4, 4)], tokens={"mammoth": (-5, 4)})
    play(match, "move", MEADOW_DESERT)
    go(match, 1, (-6, 5))
    assert (-3, 3) in places(match, "go", 1)
    assert not {(-5, 4), (-4, 4)} & places(match, "go", 1), "no stopping on them"
    go(match, 1, (-3, 3))
    assert place_of(match, 1) == (-3, 3)


def test_6_without_the_tokens_there_is_no_way() -> None:
    match = a_table(hand=[MEADOW_DESERT, WATER_JUNGLE], companions=[(-7, 6)])
    play(match, "move", MEADOW_DESERT)
    go(match, 1, (-6, 5))
    assert (-3, 3) not in places(match, "go", 1)
    with refused("not-within-reach"):
        go(match, 1, (-3, 3))


def test_7_wild_cards_and_the_cave() -> None:
    match = a_table(hand=[WATER_JUNGLE, *WILD[:2]], companions=[(-3, 4)], others=[(0, 1)])
    for card in (WATER_JUNGLE, *WILD[:2]):
        play(match, "move", card)
    go_by(match, 1, (-2, 3), "wild")
    go_by(match, 1, (-1, 2), "water")
    go_by(match, 1, (1, 0), "wild")
    go_by(match, 1, (0, 0), "jungle")
    mine = seen(match)
    assert mine["slots"] == [None, None, None]
    assert mine["saved"] == [{"card": "silver-woolly-rhino-1", "tapped": False}]
    assert set(match.view(None)["discard"]) == {WATER_JUNGLE, *WILD[:2]}


def test_8_no_symbol_pays_for_a_nest() -> None:
    match = a_table(hand=[WILD[0]], companions=[(-1, 2)])
    play(match, "move", WILD[0])
    assert (0, 2) not in places(match, "go", 1)
    match = a_table(hand=[LAVA_DESERT], companions=[(-1, 2)], others=[(0, 2)])
    play(match, "move", LAVA_DESERT)
    assert (0, 2) not in places(match, "go", 1)
    assert (0, 3) in places(match, "go", 1), "through the occupied nest"


def test_9_a_wild_card_alone_is_a_move() -> None:
    match = a_table(hand=[WILD[0]], companions=[(1, 0)])
    play(match, "move", WILD[0])
    go(match, 1, (0, 0))
    assert [card["card"] for card in seen(match)["saved"]] == ["silver-woolly-rhino-1"]


def test_10_a_tunnel_in_between() -> None:
    match = a_table(hand=[DESERT_WATER, "tunnel-1"], companions=[(-5, 7), (-1, 7)], others=[(-4, 4)])
    play(match, "move", DESERT_WATER)
    go(match, 1, (-5, 6))
    play(match, "use", "tunnel-1")
    assert match.prompt == "leap"
    assert {move["do"] for move in match.moves()} == {"go"}, "nothing else until it is carried out"
    assert (-3, 3) in places(match, "go", 1)
    assert (-4, 4) not in places(match, "go", 1), "not on an occupied hex"
    go(match, 1, (-3, 3))
    assert match.prompt == "moving", "one companion, in one go"
    go(match, 1, (-3, 2))
    assert place_of(match, 1) == (-3, 2)


def test_11_a_brachiosaurus_in_between() -> None:
    brachiosaurus = "silver-brachiosaurus-1"
    match = a_table(hand=[LAVA_DESERT], saved=[brachiosaurus], companions=[(-5, 8)])
    play(match, "move", LAVA_DESERT)
    go(match, 1, (-4, 7))
    play(match, "use", brachiosaurus)
    go(match, 1, (-5, 7))
    go(match, 1, (-5, 6))
    assert place_of(match, 1) == (-5, 6)
    match = a_table(hand=[LAVA_DESERT], saved=[brachiosaurus], companions=[(-4, 7)], others=[(-5, 7)])
    play(match, "move", LAVA_DESERT)
    assert (-5, 6) in places(match, "go", 1), "walked through"
    play(match, "use", brachiosaurus)
    assert (-5, 7) not in places(match, "go", 1)


def test_12_a_brachiosaurus_by_a_chain() -> None:
    match = a_table(
        hand=[LAVA_DESERT], saved=["silver-brachiosaurus-1"], companions=[(-1, 1)], others=[(0, 1)]
    )
    play(match, "move", LAVA_DESERT)
    play(match, "use", "silver-brachiosaurus-1")
    assert places(match, "go", 1) == {(0, 2), (0, 0)}


def test_13_a_golden_mole_pays_for_every_hex() -> None:
    match = a_table(hand=[LAVA_DESERT], saved=["silver-golden-mole-1"], companions=[(-1, 2)], others=[(0, 1)])
    play(match, "move", LAVA_DESERT)
    play(match, "use", "silver-golden-mole-1")
    assert places(match, "go", 1) == {(-1, 1), (-2, 2), (-2, 3)}


def test_14_an_explorer_passes_its_terrain_free() -> None:
    dromedary, lava_water = "silver-dromedary-2", "silver-cave-beaver-3"
    match = a_table(hand=[lava_water], saved=[dromedary], companions=[(0, 4)])
    play(match, "move", lava_water)
    assert (1, 1) not in places(match, "go", 1), "out of reach without it"
    play(match, "use", dromedary)
    go(match, 1, (1, 1))
    go(match, 1, (0, 0))
    assert seen(match)["slots"][0] is None
    match = a_table(hand=[JUNGLE_WATER], saved=[dromedary], companions=[(0, 4)])
    play(match, "move", JUNGLE_WATER)
    play(match, "use", dromedary)
    assert (1, 1) not in places(match, "go", 1), "the end is paid by a matching symbol"


def test_15_a_velociraptor_allows_a_second_regular_card() -> None:
    regular = [LAVA_DESERT, MEADOW_DESERT, WATER_JUNGLE]
    match = a_table(hand=[*regular, WILD[0]], saved=["silver-velociraptor-1"], companions=[(-5, 7)])
    play(match, "move", regular[0])
    assert cards(match, "move") == {WILD[0]}
    play(match, "use", "silver-velociraptor-1")
    assert cards(match, "move") == {*regular[1:], WILD[0]}
    play(match, "move", regular[1])
    assert cards(match, "move") == {WILD[0]}
    with refused("no-more-regular-cards"):
        play(match, "move", regular[2])
    assert match.view(0)["pool"] == {"meadow": 1, "jungle": 0, "desert": 2, "water": 0, "lava": 1, "wild": 0}


def test_16_any_number_of_advantages_in_their_own_action() -> None:
    match = a_table(hand=[LAVA_DESERT, "tunnel-1", "tunnel-2", NEST_8], companions=[(-5, 7)])
    assert {move["do"] for move in match.moves()} == {"hatch", "move", "refresh"}, "none without an action"
    play(match, "move", LAVA_DESERT)
    for tunnel in ("tunnel-1", "tunnel-2"):
        play(match, "use", tunnel)
        match.play(match.moves()[0])
    assert {"tunnel-1", "tunnel-2"} <= set(match.view(None)["discard"])
    match = a_table(hand=["tunnel-1", NEST_8], companions=[(-5, 7)])
    play(match, "hatch", NEST_8)
    assert cards(match, "use") == set(), "a Tunnel is for moving"


def test_17_thylacines_take_what_a_move_discarded() -> None:
    thylacines = {1: ["silver-thylacine-1"], 2: ["silver-thylacine-2"]}
    match = a_table(3, hand=[LAVA_DESERT, WILD[0]], companions=[(-5, 7)], saved_by=thylacines)
    play(match, "move", LAVA_DESERT)
    play(match, "move", WILD[0])
    play(match, "end")
    assert (match.to_move, match.prompt) == (1, "window")
    play(match, "use", "silver-thylacine-1")
    assert cards(match, "take") == {LAVA_DESERT, WILD[0]}
    play(match, "take", WILD[0])
    assert seen(match, 1)["known"] == [WILD[0]]
    assert (match.to_move, match.prompt) == (2, "window")
    play(match, "use", "silver-thylacine-2")
    assert seen(match, 2)["known"] == [LAVA_DESERT], "the only one left"
    assert (match.to_move, match.prompt) == (1, "act")


def test_17_not_what_a_refresh_discarded_and_no_gold() -> None:
    thylacine = {1: ["silver-thylacine-1"]}
    match = a_table(hand=[LAVA_DESERT], companions=[(-5, 7)], saved_by=thylacine)
    play(match, "refresh")
    play(match, "discard", LAVA_DESERT)
    play(match, "take", "gold-vicuna-1")
    assert (match.to_move, match.prompt) == (1, "act")
    match = a_table(hand=["gold-vicuna-2"], row=[], companions=[(-5, 7)], saved_by=thylacine)
    play(match, "move", "gold-vicuna-2")
    play(match, "end")
    assert (match.to_move, match.prompt) == (1, "act")


def test_18_a_parrot_moves_with_the_symbols_just_played() -> None:
    match = a_table(
        hand=[LAVA_DESERT],
        companions=[(-7, 6)],
        others=[(-5, 7), (-1, 7)],
        saved_by={1: ["silver-mauritius-parrot-1"]},
    )
    play(match, "move", LAVA_DESERT)
    play(match, "end")
    assert (match.to_move, match.prompt) == (1, "window")
    play(match, "use", "silver-mauritius-parrot-1")
    assert match.prompt == "copying"
    go(match, 1, (-5, 6))
    go(match, 2, (-1, 6))
    assert (place_of(match, 1, 1), place_of(match, 2, 1)) == ((-5, 6), (-1, 6))
    assert (match.to_move, match.prompt) == (1, "act")


def test_18_no_other_ability_helps_a_parrot() -> None:
    others = {
        1: ["silver-mauritius-parrot-1", "gold-dromedary-1", "silver-island-rat-1", "silver-sabre-tooth-1"]
    }
    match = a_table(hand=[WATER_JUNGLE], companions=[(-7, 6)], others=[(0, 4)], saved_by=others)
    play(match, "move", WATER_JUNGLE)
    assert (match.to_move, match.prompt) == (1, "act"), (
        "no water or jungle beside (0, 4), so the parrot is of no use"
    )


def test_19_refresh_in_its_order() -> None:
    hand = [LAVA_DESERT, MEADOW_DESERT, WATER_JUNGLE, DESERT_WATER, JUNGLE_WATER]
    match = a_table(hand=hand, leader="leader-dire-wolf", tapped=["leader-dire-wolf"])
    play(match, "refresh")
    assert not seen(match)["leader"]["tapped"]
    for card in sorted(hand, key=[move["card"] for move in match.moves() if move["do"] == "discard"].index)[
        :3
    ]:
        play(match, "discard", card)
    play(match, "take", "gold-vicuna-1")
    assert seen(match)["hand_size"] == {"silver": 4, "gold": 1}, "2 kept, 1 gold, 2 silver"
    match = a_table(hand=hand, leader="leader-dire-wolf")
    play(match, "refresh")
    play(match, "take", "gold-vicuna-1")
    assert seen(match)["hand_size"] == {"silver": 5, "gold": 1}, "six cards, and none drawn"
    assert None not in match.view(None)["row"]


@pytest.mark.parametrize("left", [2, 3])
def test_20_the_comet_comes_with_the_last_card_of_the_deck(left: int) -> None:
    match = a_table(hand=[LAVA_DESERT], leader="leader-dire-wolf", deck=left)
    play(match, "refresh")
    play(match, "take", "gold-vicuna-1")
    assert match.view(None)["comet"]
    assert seen(match)["hand_size"]["silver"] == 4, "the draw is completed from the cards set aside"
    assert (match.to_move, match.prompt) == (0, "comet")
    play(match, "comet", answer="draw")
    assert (match.to_move, match.prompt) == (1, "comet")
    play(match, "comet", answer="ready")
    assert (match.to_move, match.prompt) == (1, "act") or match.view(None)["seats"][1]["passed"]
    assert all(move["do"] != "refresh" for move in match.moves())


def test_21_a_quagga_starts_with_six_cards() -> None:
    game = starboard.load("comet")
    for seed in range(60):
        match = game.new(2, seed)
        for seat in match.view(None)["seats"]:
            assert seat["hand_size"]["silver"] == (6 if seat["leader"]["card"] == "leader-quagga" else 5)
    match = a_table(hand=[LAVA_DESERT], leader="leader-quagga", deck=1)
    play(match, "refresh")
    play(match, "take", "gold-vicuna-1")
    play(match, "comet", answer="draw")
    assert sum(seen(match)["hand_size"].values()) == 6


def scored(match: starboard.Match, reason: str) -> int:
    return sum(line["points"] for line in match.result().seats[0].breakdown if line["reason"] == reason)


def test_22_the_beaver_leader_counts_beavers_but_not_himself() -> None:
    beavers = ["silver-giant-beaver-1", "silver-giant-beaver-2", "gold-cave-beaver-1"]
    assert scored(a_table(saved=beavers, leader="leader-giant-beaver"), "leader") == 9


@pytest.mark.parametrize(
    ("lizards", "points"),
    [
        (["silver-iguana-1", "silver-gecko-1", "silver-chameleon-1"], 15),
        (["silver-iguana-1", "silver-iguana-2", "silver-gecko-1", "silver-salamander-1"], 15),
        (
            [
                "silver-iguana-1",
                "gold-iguana-1",
                "silver-gecko-1",
                "gold-gecko-1",
                "silver-salamander-1",
                "silver-chameleon-1",
            ],
            30,
        ),
        (["silver-chameleon-1", "silver-chameleon-2", "silver-chameleon-3"], 0),
        (["silver-iguana-1", "silver-chameleon-1", "gold-chameleon-1"], 15),
    ],
)
def test_23_families_of_lizards(lizards: list[str], points: int) -> None:
    assert scored(a_table(saved=lizards), "lizards") == points


@pytest.mark.parametrize(("count", "points"), [(3, 0), (4, 10), (5, 10), (8, 10)])
def test_24_four_vicunas(count: int, points: int) -> None:
    assert scored(a_table(saved=[f"silver-vicuna-{i + 1}" for i in range(count)]), "alike") == points


def test_25_a_leader_counts_eggs_of_saved_animals_only() -> None:
    white = ["silver-moa-1", "silver-moa-2", "silver-dodo-1"]
    match = a_table(
        saved=white,
        hand=["silver-moa-3"],
        animals=["silver-moa-4"],
        companions=[(-5, 7)],
        leader="leader-tyrannosaurus",
    )
    assert scored(match, "leader") == 6
    assert scored(match, "animals") == 3 + 4 + 4


def test_26_a_pass_is_for_good() -> None:
    match = a_table(3, hand=[LAVA_DESERT], companions=[(-5, 7)], hands={1: [DESERT_WATER], 2: [JUNGLE_WATER]})
    assert all(move["do"] != "pass" for move in match.moves())
    with refused("comet-has-not-come"):
        play(match, "pass")
    match = a_table(
        3,
        hand=[LAVA_DESERT],
        companions=[(-5, 7)],
        others=[(-5, 6)],
        comet=True,
        hands={1: [WATER_JUNGLE], 2: [JUNGLE_WATER]},
        leaders={2: "leader-dire-wolf"},
    )
    play(match, "pass")
    assert seen(match)["passed"]
    assert match.to_move == 1
    play(match, "move", WATER_JUNGLE)
    go(match, 1, (-5, 8))  # past the companion of the player who passed
    play(match, "end")
    assert match.to_move == 2
    play(match, "hatch", JUNGLE_WATER)
    match.play(match.moves()[0])
    assert match.over, "nobody has a card left: all pass"
    assert match.result().ending == "all-passed"


def test_27_the_mammoth_moves() -> None:
    match = a_table(
        hand=[LAVA_DESERT],
        saved=["silver-mammoth-rider-1"],
        companions=[(-5, 7)],
        tokens={"mammoth": (-5, 4)},
    )
    play(match, "move", LAVA_DESERT)
    play(match, "use", "silver-mammoth-rider-1")
    targets = places(match, "put")
    assert len(targets) == 92 - 3, "all but the cave, its own hex and the companion's"
    assert not targets & {(0, 0), (-5, 4), (-5, 7)}
    play(match, "put", q=0, r=2)
    assert match.view(None)["tokens"]["mammoth"] == {"q": 0, "r": 2}
    go(match, 1, (-5, 6), (-5, 5))
