"""Every kind of ability alone, and a count to show that random play uses each."""

from collections import Counter
from collections.abc import Mapping

import numpy as np
import pytest

import starboard
from starboard.games.comet.material import ALL_NAMES, card_data
from starboard.games.comet.vocabulary import KINDS
from starboard.match import Match
from tests import harness
from tests.games.comet.build import a_table, cards, go, go_by, place_of, places, play, refused, seen

LAVA_DESERT, WATER_JUNGLE, MEADOW_WATER = "silver-dromedary-3", "silver-cave-beaver-4", "silver-sea-cow-3"
WILD = "silver-chameleon-1"
NEST_8, NEST_6 = "silver-dodo-3", "silver-dodo-1"
HERE = (-5, 7)


def moving(*used: str, **facts: object) -> Match:
    """A match during a Move with lava and desert, after using the cards `used` in order."""
    saved = [card for card in used if card in ALL_NAMES[:136]]
    others = [card for card in used if card not in saved and not card.startswith("leader")]
    leader = next((card for card in used if card.startswith("leader")), "leader-quagga")
    facts = {"companions": [HERE], "hand": [LAVA_DESERT, WATER_JUNGLE], "saved": saved, **facts}
    match = a_table(**{**facts, "hand": [*facts["hand"], *others], "leader": leader})  # type: ignore[arg-type, misc]
    play(match, "move", LAVA_DESERT)
    for card in used:
        play(match, "use", card)
    return match


def hatching(card: str, *used: str, **facts: object) -> Match:
    """A match during a Hatch, before a nest is chosen."""
    saved = [name for name in used if name in ALL_NAMES[:136]]
    others = [name for name in used if name not in saved and not name.startswith("leader")]
    leader = next((name for name in used if name.startswith("leader")), "leader-quagga")
    hand = [card, *others, *facts.pop("hand", ())]  # type: ignore[misc]
    match = a_table(**{"hand": hand, "saved": saved, "leader": leader, **facts})  # type: ignore[arg-type]
    play(match, "hatch", card)
    for name in used:
        play(match, "use", name)
    return match


def is_tapped(match: Match, card: str) -> bool:
    return any(
        lying["tapped"] for lying in [*seen(match)["saved"], seen(match)["leader"]] if lying["card"] == card
    )


# ---- permanent abilities -----------------------------------------------------------------------------------


def test_plain_animals_do_nothing() -> None:
    match = moving(saved=["silver-woolly-rhino-4"])
    assert cards(match, "use") == set()
    assert match.result().seats[0].points == 10


@pytest.mark.parametrize(
    ("saved", "limit"), [([], 6), (["silver-giant-beaver-1"], 7), (["gold-giant-beaver-1"], 8)]
)
def test_hand_limit(saved: list[str], limit: int) -> None:
    match = a_table(saved=saved, hand=[LAVA_DESERT], leader="leader-quagga")
    assert seen(match)["hand_limit"] == limit
    play(match, "refresh")
    play(match, "take", "gold-vicuna-1")
    assert sum(seen(match)["hand_size"].values()) == limit


def test_hatch_occupied_shares_nests_and_never_overflows() -> None:
    eights = [(-3, 7), (-1, 7), (-7, 8)]
    match = hatching(NEST_8, saved=["silver-dodo-1"], others=eights)
    assert places(match, "nest") == set(eights)
    play(match, "nest", q=-3, r=7)
    assert place_of(match, 1) == place_of(match, 1, 1) == (-3, 7)


def test_hatch_occupied_lowers_once_for_every_animal_without_tapping() -> None:
    match = hatching(NEST_8, "gold-dodo-1", "gold-dodo-2", hand=[NEST_6])
    assert match.view(0)["hatching"] == {"companion": 1, "lowered": 2}
    assert not is_tapped(match, "gold-dodo-1")
    assert cards(match, "use") == set(), "each once"
    assert places(match, "nest") == {(0, 5), (4, 2)}


def test_a_guardian_lets_all_companions_pass_its_terrain() -> None:
    match = moving(saved=["gold-dromedary-1"], companions=[(0, 4), (-5, 7)])
    # From (0, 4) over the deserts (0, 3) and (1, 2) to lava (1, 1), or onto desert (1, 0) itself.
    assert {(1, 1), (1, 2), (0, 3)} <= places(match, "go", 1)
    assert (0, 0) not in places(match, "go", 1), "(1, 0) is not adjacent to (1, 2)"
    assert {(-5, 6), (-4, 5), (-5, 5)} <= places(match, "go", 2)


def test_swap_symbols_pays_with_the_other_terrain() -> None:
    match = moving(saved=["silver-island-rat-1"], companions=[HERE])
    assert (-6, 7) in places(match, "go", 1), "meadow for lava"
    go(match, 1, (-6, 7))
    assert match.view(0)["pool"]["lava"] == 0
    match = a_table(hand=[WATER_JUNGLE, LAVA_DESERT], saved=["gold-island-rat-1"], companions=[HERE])
    play(match, "move", WATER_JUNGLE)
    assert (-5, 6) in places(match, "go", 1), "water stands for any terrain"


# ---- in a Hatch --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("used", "number"),
    [
        (["silver-elephant-bird-2"], 7),
        (["gold-elephant-bird-1"], 6),
        (["leader-cave-bear"], 6),
        (["warm-spring-1"], 5),
        (["silver-elephant-bird-2", "gold-elephant-bird-1", "leader-cave-bear"], 3),
        (["silver-elephant-bird-2", "gold-elephant-bird-1", "leader-cave-bear", "warm-spring-1"], 2),
    ],
)
def test_nest_minus_adds_up_and_stops_at_two(used: list[str], number: int) -> None:
    match = hatching(NEST_8, *used)
    numbers = {(0, 2): 2, (-3, 1): 3, (-5, 3): 5, (0, 5): 6, (4, 2): 6, (-7, 6): 7}
    assert number in {numbers.get(where) for where in places(match, "nest")}
    for card in used:
        assert is_tapped(match, card) or card in match.view(None)["discard"]


@pytest.mark.parametrize(
    ("used", "lowered"),
    [("silver-passenger-pigeon-1", 0), ("gold-passenger-pigeon-1", 1), ("double-clutch-1", 0)],
)
def test_extra_hatch(used: str, lowered: int) -> None:
    saved = [] if used == "double-clutch-1" else [used]
    hand = [NEST_8, NEST_6, *([used] if not saved else [])]
    match = a_table(hand=hand, saved=saved)
    play(match, "hatch", NEST_8)
    with refused("not-usable"):
        play(match, "use", used)  # only after hatching
    play(match, "nest", q=-1, r=7)
    assert match.prompt == "hatched"
    play(match, "use", used)
    assert match.prompt == "name"
    play(match, "hatch", NEST_6)
    assert match.view(0)["hatching"] == {"companion": 2, "lowered": lowered}
    assert places(match, "nest") == ({(0, 5), (4, 2)} if lowered == 0 else {(-5, 3), (-3, 5)})
    match.play(match.moves()[0])
    assert match.to_move == 1


def test_an_extra_hatch_needs_a_slot_and_a_card_that_can_hatch() -> None:
    for facts in ({"companions": [HERE, (-7, 6)], "hand": [NEST_8, NEST_6]}, {"hand": [NEST_8, "tunnel-1"]}):
        match = a_table(saved=["silver-passenger-pigeon-1"], **facts)
        play(match, "hatch", NEST_8)
        play(match, "nest", q=-1, r=7)
        assert cards(match, "use") == set()


@pytest.mark.parametrize(("used", "count"), [("silver-moa-1", 1), ("gold-moa-1", 2), ("falling-star-1", 3)])
def test_draw_silver_in_a_hatch(used: str, count: int) -> None:
    match = hatching(NEST_8, used)
    assert seen(match)["hand_size"]["silver"] == count
    assert match.prompt == "nest"


@pytest.mark.parametrize(
    ("used", "count"), [("silver-cave-squirrel-1", 1), ("gold-cave-squirrel-1", 2), ("leader-megatherium", 1)]
)
def test_take_gold_in_a_hatch(used: str, count: int) -> None:
    match = hatching(NEST_8, used)
    for left in range(count, 0, -1):
        assert (match.prompt, match.view(0)["left"]) == ("take", left)
        match.play(match.moves()[0])
    assert seen(match)["hand_size"]["gold"] == count
    assert match.view(None)["row"].count(None) == count, "filled at the end of the turn"
    match.play(match.moves()[0])
    if match.to_move == 0:
        play(match, "end")
    assert None not in match.view(None)["row"]


def test_ready_turns_up_to_two_cards() -> None:
    match = hatching(NEST_8, "silver-elephant-bird-2", "gold-elephant-bird-1", "second-wind-1")
    assert cards(match, "ready") == {"silver-elephant-bird-2", "gold-elephant-bird-1"}
    assert {"do": "end"} not in match.moves(), "at least one"
    play(match, "ready", "silver-elephant-bird-2")
    assert {"do": "end"} in match.moves()
    play(match, "ready", "gold-elephant-bird-1")
    assert match.prompt == "nest"
    play(match, "use", "gold-elephant-bird-1")
    assert match.view(0)["hatching"]["lowered"] == 1 + 2 + 2


def test_second_wind_needs_a_tapped_card() -> None:
    match = hatching(NEST_8, hand=["second-wind-1"])
    with refused("not-usable"):
        play(match, "use", "second-wind-1")


# ---- in a Move ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("used", "count"), [("silver-cave-beaver-1", 1), ("gold-cave-beaver-1", 2), ("falling-star-1", 3)]
)
def test_draw_silver_in_a_move(used: str, count: int) -> None:
    assert seen(moving(used))["hand_size"]["silver"] == 1 + count


def test_take_gold_takes_the_whole_row_if_it_is_shorter() -> None:
    match = moving("gold-nailtail-wallaby-1", row=["gold-vicuna-1"])
    assert seen(match)["known"] == ["gold-vicuna-1"]
    assert match.prompt == "moving"
    match = moving(saved=["silver-nailtail-wallaby-1"], row=[])
    assert cards(match, "use") == set()


@pytest.mark.parametrize(
    ("used", "count"),
    [
        ("silver-velociraptor-1", 1),
        ("gold-velociraptor-1", 2),
        ("leader-dire-wolf", 1),
        ("forced-march-1", 1),
    ],
)
def test_extra_card(used: str, count: int) -> None:
    match = moving(used)
    assert match.view(0)["regular_cards"] == count
    assert WATER_JUNGLE in cards(match, "move")


@pytest.mark.parametrize(
    ("used", "count"),
    [
        ("silver-sabre-tooth-1", 1),
        ("gold-sabre-tooth-1", 2),
        ("leader-tyrannosaurus", 1),
        ("sheer-slope-1", 2),
    ],
)
def test_wild_step(used: str, count: int) -> None:
    match = moving(used)
    assert match.view(0)["pool"]["wild"] == count
    go_by(match, 1, (-4, 6), "wild")
    assert place_of(match, 1) == (-4, 6)


def test_terrain_step_gives_one_of_two_symbols_or_both() -> None:
    match = moving("silver-giant-deer-1")
    first, second = (move["terrain"] for move in match.moves())
    assert {first, second} == set(card_data("silver-giant-deer-1")["ability"]["terrains"])
    play(match, "name", terrain=first)
    assert match.view(0)["pool"][first] == 1
    assert match.view(0)["pool"][second] == 0
    assert moving("gold-giant-deer-1").view(0)["pool"] == {
        "meadow": 1,
        "jungle": 0,
        "desert": 1,
        "water": 1,
        "lava": 1,
        "wild": 0,
    }


def test_an_explorer_guides_one_companion_until_the_end_of_the_move() -> None:
    match = moving("silver-dromedary-1", companions=[(0, 4), HERE])
    assert match.prompt == "guide"
    play(match, "guide", companion=1)
    assert [slot and slot["explores"] for slot in seen(match)["slots"]] == [["desert"], [], None]
    assert (1, 1) in places(match, "go", 1)
    assert (-5, 5) not in places(match, "go", 2), "not the other one"
    play(match, "end")
    assert seen(match)["slots"][0]["explores"] == []


def test_an_explorer_of_any_terrain_for_all() -> None:
    match = moving("hidden-gorge-1", companions=[(0, 4), HERE])
    assert {move["terrain"] for move in match.moves()} == {"meadow", "jungle", "desert", "water", "lava"}
    play(match, "name", terrain="desert")
    assert [slot and slot["explores"] for slot in seen(match)["slots"]] == [["desert"], ["desert"], None]
    match = moving("leader-giant-beaver", companions=[(0, 4), HERE])
    assert [slot and slot["explores"] for slot in seen(match)["slots"]] == [["water"], ["water"], None]


def test_nest_step_twice() -> None:
    match = moving("gold-brachiosaurus-1", companions=[(-4, 7), (-1, 6)])
    go(match, 1, (-3, 7))
    assert match.prompt == "leap"
    assert {"do": "end"} in match.moves()
    go(match, 2, (-1, 7))
    assert match.prompt == "moving"
    match = moving("leader-argentavis", companions=[(-4, 7)])
    assert {"do": "end"} not in match.moves()
    go(match, 1, (-5, 7))
    assert match.prompt == "moving"


@pytest.mark.parametrize(
    ("used", "steps"), [("silver-golden-mole-1", 1), ("gold-golden-mole-1", 2), ("tunnel-1", 3)]
)
def test_step_goes_up_to_so_many_hexes_over_any_terrain(used: str, steps: int) -> None:
    match = moving(used, companions=[(0, 4)])
    assert {(0, 3), (1, 3), (-1, 5), (-1, 4), (1, 4)} <= places(match, "go", 1)
    assert ((1, 2) in places(match, "go", 1)) == (steps >= 2)
    assert ((1, 1) in places(match, "go", 1)) == (steps >= 3)
    assert (0, 5) not in places(match, "go", 1), "no nest"
    assert (0, 4) not in places(match, "go", 1), "not where it began"


def test_a_step_leads_into_the_cave_but_not_through_it() -> None:
    match = moving("tunnel-1", companions=[(-2, 0)])
    assert (0, 0) in places(match, "go", 1)
    assert (1, 0) not in places(match, "go", 1)


@pytest.mark.parametrize(("used", "reach"), [("silver-pterosaur-1", 2), ("gold-pterosaur-1", 3)])
def test_fly_crosses_nests(used: str, reach: int) -> None:
    match = moving(used, companions=[(-1, 2)])
    assert (1, 2) in places(match, "go", 1), "over the free nest (0, 2)"
    assert ((2, 2) in places(match, "go", 1)) == (reach >= 3)
    assert (0, 2) not in places(match, "go", 1), "no landing in a nest"
    go(match, 1, (0, 0))
    assert len(seen(match)["saved"]) == 2


def test_place_token() -> None:
    match = moving("gold-tortoise-rider-1")
    assert match.view(0)["token"] == "tortoise"
    play(match, "put", q=-5, r=6)
    assert match.view(0)["pool"]["wild"] == 1
    assert (-5, 5) in places(match, "go", 1), "the tortoise is a bridge"
    match = moving("leader-indricotherium")
    play(match, "lift", token="mammoth")
    play(match, "put", q=-5, r=6)
    assert match.prompt == "moving", "one of the two"


def test_great_migration_places_both() -> None:
    match = moving("great-migration-1")
    play(match, "lift", token="tortoise")
    play(match, "put", q=-5, r=6)
    assert match.view(0)["token"] == "mammoth"
    assert (-5, 6) not in places(match, "put")
    play(match, "put", q=-5, r=5)
    assert match.view(0)["pool"]["wild"] == 1


def test_a_saved_animal_can_be_used_in_the_same_move() -> None:
    match = moving(companions=[(1, 0), HERE], animals=["silver-sabre-tooth-1", "silver-woolly-rhino-1"])
    go_by(match, 1, (0, 0), "desert")
    play(match, "use", "silver-sabre-tooth-1")
    assert match.view(0)["pool"]["wild"] == 1


# ---- between turns -----------------------------------------------------------------------------------------


def after_a_move(*hand: str, players: int = 3, **facts: object) -> Match:
    """A match after seat 0 played all cards of `hand` for Moves without taking a step."""
    match = a_table(players, hand=hand, companions=[(-7, 8)], **facts)  # type: ignore[arg-type]
    for card in hand:
        play(match, "move", card)
    while match.to_move == 0:
        play(match, "end")
    return match


def test_the_gold_thylacine_takes_two_of_any_metal() -> None:
    match = after_a_move(LAVA_DESERT, WILD, "gold-chameleon-1", saved_by={1: ["gold-thylacine-1"]})
    play(match, "use", "gold-thylacine-1")
    assert cards(match, "take") == {LAVA_DESERT, WILD, "gold-chameleon-1"}
    play(match, "take", "gold-chameleon-1")
    assert {"do": "end"} in match.moves()
    play(match, "take", WILD)
    assert seen(match, 1)["known"] == [WILD, "gold-chameleon-1"]
    assert match.prompt == "act"


def test_recover_is_not_for_whoever_moved() -> None:
    match = after_a_move(LAVA_DESERT, saved=["silver-thylacine-1"])
    assert (match.to_move, match.prompt) == (1, "act")


def test_the_gold_parrot_has_a_wild_symbol_besides() -> None:
    match = after_a_move(LAVA_DESERT, WILD, others=[(-5, 7)], saved_by={1: ["gold-mauritius-parrot-1"]})
    play(match, "use", "gold-mauritius-parrot-1")
    assert cards(match, "copy") == {LAVA_DESERT, WILD}
    play(match, "copy", WILD)
    assert match.view(None)["pool"]["wild"] == 2
    go(match, 1, (-6, 7))
    play(match, "end")
    assert match.view(None)["pool"]["wild"] == 0
    assert (match.to_move, match.prompt) == (1, "act")


def test_a_parrot_copies_a_card_that_a_thylacine_took() -> None:
    match = after_a_move(
        LAVA_DESERT,
        others=[(0, 8), (0, 9), (2, 9), (-5, 7)],
        saved_by={1: ["silver-thylacine-1"], 2: ["silver-mauritius-parrot-1"]},
    )
    play(match, "use", "silver-thylacine-1")
    assert (match.to_move, match.prompt) == (2, "window")
    play(match, "use", "silver-mauritius-parrot-1")
    go(match, 1, (-5, 6))
    assert place_of(match, 1, 2) == (-5, 6)


def test_a_parrot_saves_animals_and_nobody_reacts() -> None:
    match = after_a_move(
        LAVA_DESERT,
        others=[(1, 0)],
        saved_by={1: ["silver-mauritius-parrot-1"], 2: ["silver-mauritius-parrot-2"]},
    )
    play(match, "use", "silver-mauritius-parrot-1")
    go_by(match, 1, (0, 0), "lava")
    assert len(seen(match, 1)["saved"]) == 2
    assert (match.to_move, match.prompt) == (1, "act"), "seat 2 has no companion, and none may copy a copy"


def test_a_parrot_that_copies_makes_a_step() -> None:
    match = after_a_move(LAVA_DESERT, others=[(-5, 7), (-1, 7)], saved_by={1: ["silver-mauritius-parrot-1"]})
    play(match, "use", "silver-mauritius-parrot-1")
    assert {move["do"] for move in match.moves()} == {"go"}
    with refused("cannot-end-yet"):
        play(match, "end")
    go(match, 1, (-5, 6))
    play(match, "end")
    assert match.prompt == "act"


# ---- forced choices ----------------------------------------------------------------------------------------


def test_a_choice_with_one_possibility_is_not_asked() -> None:
    ready = moving("second-wind-1", saved=["silver-cave-beaver-1"], tapped=["silver-cave-beaver-1"])
    assert ready.prompt == "moving"
    assert not is_tapped(ready, "silver-cave-beaver-1")
    recover = after_a_move(LAVA_DESERT, saved_by={1: ["silver-thylacine-1"]})
    play(recover, "use", "silver-thylacine-1")
    assert seen(recover, 1)["known"] == [LAVA_DESERT]
    assert recover.prompt == "act"
    leap = moving("silver-brachiosaurus-1", companions=[(0, 1)], tokens={"mammoth": (0, 2)})
    assert leap.prompt == "moving"
    assert len(seen(leap)["saved"]) == 2, "the cave is the only place to go to"


def test_the_first_step_of_a_parrot_is_not_asked_if_there_is_only_one() -> None:
    match = after_a_move(LAVA_DESERT, others=[(-1, 0)], saved_by={1: ["silver-mauritius-parrot-1"]})
    play(match, "use", "silver-mauritius-parrot-1")
    assert match.prompt == "pay", "into the cave, by lava or by desert"


def test_an_extra_hatch_is_asked_even_with_one_card_since_the_hand_is_hidden() -> None:
    match = hatching(NEST_8, hand=[NEST_6], leader="leader-cave-lion")
    match.play(match.moves()[0])
    play(match, "use", "leader-cave-lion")
    assert match.moves() == [{"do": "hatch", "card": NEST_6}]


# ---- all abilities -----------------------------------------------------------------------------------------


def test_every_ability_is_used_in_play() -> None:
    used: Counter[str] = Counter()
    for seed in range(60):
        match = starboard.load("comet").new(2 + seed % 3, seed, side="ab"[seed // 3 % 2])
        for _ in harness.random_moves(match, np.random.default_rng(seed)):
            pass
        used.update(
            card_data(event["card"])["ability"]["kind"]
            for event in match.all_events()
            if event["event"] in {"AbilityUsed", "AdvantageUsed"}
        )
    passive = {"plain", "hand-limit", "guardian", "swap-symbols", "set-lizards", "set-same"}
    assert used.keys() == KINDS.keys() - passive
    assert min(used.values()) >= 3, used


def can_go(match: Match, *moves: Mapping[str, object]) -> bool:
    """Whether a companion can go after some moves, whatever is chosen for an ability."""
    match = match.copy()
    for move in moves:
        match.play(move)
    if match.prompt in ("terrain", "guide"):
        return any(can_go(match, move) for move in match.moves())
    return any(move["do"] == "go" for move in match.moves())


def test_a_passage_without_a_symbol_is_idle() -> None:
    lava = "silver-ankylosaurus-1"
    match = a_table(hand=[LAVA_DESERT, WILD], saved=[lava], companions=[HERE])
    assert match.view(0)["idle"] == [], "nothing is used before a Move"
    play(match, "move", LAVA_DESERT)
    assert match.view(0)["idle"] == [], "a companion can go on, now or after it"
    play(match, "go", companion=1, q=-5, r=6)
    play(match, "go", companion=1, q=-5, r=5)
    assert {"do": "use", "card": lava} in match.moves()
    assert match.view(0)["idle"] == [lava]
    assert match.view(1)["idle"] == []


def test_what_is_idle_lets_nobody_go() -> None:
    """And everything else that only serves companions does."""
    met = set()
    for seed in range(12):
        match, rng = starboard.load("comet").new(2, seed), np.random.default_rng(seed)
        for _ in harness.random_moves(match, rng):
            uses = [move for move in match.moves() if move["do"] == "use"] if match.prompt == "moving" else []
            idle = match.view(match.to_move)["idle"]
            for move in uses:
                if is_for_companions(str(move["card"])):
                    assert (move["card"] in idle) != can_go(match, move), move
                    met.add(move["card"] in idle)
    assert met == {True, False}


def is_for_companions(card: str) -> bool:
    return card_data(card)["ability"]["kind"] in ("explorer", "wild-step", "terrain-step")
