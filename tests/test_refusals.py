"""Why a move is refused: every reason that is given stands in the way, and without it the move is legal.

`refusal` of a game tells what the rules say by themselves in `legal`. Here each reason is removed from the table by hand: the move
becomes legal when all are gone, and not while one of them is left. So a reason fails here when it or the rule changes alone.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import starboard
from starboard.games.codex.material import CARD_NAMES as CODEX_CARDS
from starboard.games.codex.moves import OPEN_SOURCES
from starboard.games.codex.moves import PLACE_AT as CODEX_CELLS
from starboard.games.codex.scoring import COMMON
from starboard.games.comet.material import ADVANTAGES, ANIMALS, HIGHEST_NEST, NESTS, NOWHERE, WORD, members
from starboard.games.comet.material import ALL_NAMES as COMET_CARDS
from starboard.games.comet.material import CARD_NAMES as COMET_DECKS
from starboard.games.comet.table import NO_CARD
from starboard.games.stella.material import CARD_NAMES as STELLA_CARDS
from starboard.games.stella.material import GREY
from starboard.games.subastral.material import BIOMES, CLOUDS
from starboard.games.subastral.material import CARD_NAMES as SUBASTRAL_CARDS
from starboard.match import Match, Position
from tests import harness

Repair = Callable[[Any, int, dict[str, Any]], None]
PLENTY = 9

MOVES_TRIED = 12
"""At every position."""


# ---- what removes a reason: the table, the seat, the move --------------------------------------------------------------


def repair(field: str, value: int) -> Repair:
    def of_table(table: Any, seat: int, move: dict[str, Any]) -> None:
        table[field] = value

    return of_table


def repair_seat(field: str, value: int) -> Repair:
    def of_seat(table: Any, seat: int, move: dict[str, Any]) -> None:
        table[field][seat] = value

    return of_seat


def give_card(names: tuple[str, ...]) -> Repair:
    def into_hand(table: Any, seat: int, move: dict[str, Any]) -> None:
        card = names.index(move["card"])
        table["hands"][seat][card] += 1
        table["hand_kinds"][seat] |= 1 << card

    return into_hand


def stella_lay_in_round(table: Any, seat: int, move: dict[str, Any]) -> None:
    table["played"][0] = STELLA_CARDS.index(move["card"])


def subastral_play_elsewhere(table: Any, seat: int, move: dict[str, Any]) -> None:
    table["played_on"] = 1 if move["cloud"] != 1 else 2


def subastral_fill_cloud(table: Any, seat: int, move: dict[str, Any]) -> None:
    table["cloud_size"][move["cloud"]] = 1


def subastral_empty_cloud(table: Any, seat: int, move: dict[str, Any]) -> None:
    if not table["taken_from"]:
        table["cloud_size"][2] = 0


def subastral_take_new_biome(table: Any, seat: int, move: dict[str, Any]) -> None:
    table["clouds"][table["taken_from"]][0] = BIOMES.index(move["biome"]) * CLOUDS
    table["pile_count"][seat] = 0


def codex_give_card(table: Any, seat: int, move: dict[str, Any]) -> None:
    table["hands"][seat][0] = CODEX_CARDS.index(move["card"])


def codex_offer_objective(table: Any, seat: int, move: dict[str, Any]) -> None:
    number = starboard.load("codex").rulebook.moves.number(move)
    first = starboard.load("codex").rulebook.moves.number({"do": "keep", "objective": first_objective()})
    table["objectives"][COMMON + 2 * seat] = number - first


def first_objective() -> Any:
    families = starboard.load("codex").rulebook.moves.families
    return next(family for family in families if family.do == "keep").name(0)["objective"]


def codex_open_cell(table: Any, seat: int, move: dict[str, Any]) -> None:
    table["cells"][seat][0] = starboard.load("codex").rulebook.moves.number(move) - CODEX_CELLS


def codex_lay_source(table: Any, seat: int, move: dict[str, Any]) -> None:
    if move["source"] in OPEN_SOURCES:
        table["open"][OPEN_SOURCES.index(move["source"])] = 0
    else:
        table["deck_size"] = PLENTY


def comet_give_card(table: Any, seat: int, move: dict[str, Any]) -> None:
    word, place = divmod(COMET_CARDS.index(move["card"]), WORD)
    table["hands"][seat][word] |= 1 << place


def comet_clear_board(table: Any, seat: int, move: dict[str, Any]) -> None:
    table["companions"][:] = NOWHERE
    table["tokens"][:] = NOWHERE
    table["lowered"] = PLENTY


def comet_occupy_highest_nests(table: Any, seat: int, move: dict[str, Any]) -> None:
    table["tokens"][:] = members(NESTS[table["side"], HIGHEST_NEST].tolist())[: len(table["tokens"])]


def comet_free_slot(table: Any, seat: int, move: dict[str, Any]) -> None:
    table["slots"][seat][0] = NO_CARD


def comet_bring_companion(table: Any, seat: int, move: dict[str, Any]) -> None:
    table["companions"][seat][0] = 20


REPAIRS: dict[str, dict[str, Repair]] = {
    "stella": {
        "last-glow": repair_seat("glow", PLENTY),
        "hand-full": repair_seat("hand_size", 1),
        "nothing-to-draw": repair("deck_size", PLENTY),
        "must-follow": repair("lead", GREY),
        "card-not-in-hand": give_card(STELLA_CARDS),
        "card-not-in-round": stella_lay_in_round,
    },
    "subastral": {
        "cloud-just-played-on": subastral_play_elsewhere,
        "cloud-empty": subastral_fill_cloud,
        "biome-not-new": subastral_take_new_biome,
        "card-not-in-hand": give_card(SUBASTRAL_CARDS),
    },
    "codex": {
        "card-not-in-hand": codex_give_card,
        "cost-not-met": repair_seat("symbols", PLENTY),
        "objective-not-offered": codex_offer_objective,
        "cell-not-open": codex_open_cell,
        "nothing-there": codex_lay_source,
    },
    "comet": {
        "card-not-in-hand": comet_give_card,
        "slots-full": comet_free_slot,
        "no-nest-free": comet_clear_board,
        "no-companion": comet_bring_companion,
        "no-more-regular-cards": repair("regulars", PLENTY),
        "discard-in-order": repair("card", -1),
        "comet-has-come": repair("comet", 0),
        "comet-has-not-come": repair("comet", 1),
    },
}
BY_ITSELF = {
    "comet": {"not-an-animal", "cannot-end-yet", "not-your-nest", "not-within-reach", "not-usable", "hex-not-free", "not-offered"}
}
"""Reasons that say no more than that the move is not legal, or that are printed on the card."""


RARE: dict[str, list[Repair]] = {
    "stella": [repair("deck_size", 0)],
    "subastral": [subastral_empty_cloud],
    "comet": [comet_occupy_highest_nests],
}
"""What makes a table on which a reason holds that random play hardly ever meets."""


def refused_moves(match: Match, position: Position, rng: np.random.Generator) -> list[int]:
    """Moves of a kind that could be made now, and which are not legal."""
    book = match.rulebook.moves
    places = [
        (family, first) for family, first in zip(book.families, book.first_numbers, strict=True) if family.do in match.decision
    ]
    tried = [int(first + rng.integers(family.size)) for family, first in places for _ in range(MOVES_TRIED)]
    return [move for move in tried if move not in position.legal]


def repaired(position: Position, move: int, repairs: list[Repair]) -> Position:
    """The position as if these reasons were not there."""
    twin = position.copy()
    for one in repairs:
        one(twin.record[0], int(twin.record["seat"][0]), position.rulebook.moves.name(move))
    twin.refresh()
    return twin


def reasons_for(position: Position, move: int, repairs: dict[str, Repair]) -> list[str]:
    """What is refused for one reason after the other, each removed before the next is asked for."""
    reasons: list[str] = []
    now = position
    while move not in now.legal:
        reason = now.rulebook.refusal(now.record[0], move)
        assert reason not in reasons, f"{reason} is given although nothing is left of it"
        reasons.append(reason)
        if reason not in repairs:
            break
        now = repaired(position, move, [repairs[one] for one in reasons])
    return reasons


@pytest.mark.parametrize("key", REPAIRS)
def test_a_refused_move_is_refused_for_its_reasons_and_for_no_other(key: str) -> None:
    repairs, game, seen = REPAIRS[key], starboard.load(key), Counter[str]()
    for seed in range(60 // getattr(harness.of(key), "LENGTH", 1) + 3):
        match, rng = game.new(game.players[seed % len(game.players)], seed), np.random.default_rng(seed)
        for _ in harness.random_moves(match, rng):
            harm = RARE.get(key, []) if rng.random() < 0.1 else []
            position = repaired(match.position, match.position.legal[0], harm)
            for move in refused_moves(match, position, rng):
                reasons = reasons_for(position, move, repairs)
                seen.update(reasons)
                if reasons[-1] in BY_ITSELF.get(key, ()):
                    continue
                for one in reasons:
                    others = [repairs[other] for other in reasons if other != one]
                    assert move not in repaired(position, move, others).legal, f"{one} does not stand in the way"
    assert sum(seen.values()) > 2000
    assert seen.keys() >= repairs.keys(), "every reason was met"
    assert seen.keys() <= repairs.keys() | BY_ITSELF.get(key, set())


def test_every_game_of_ours_is_here() -> None:
    assert {key for key in starboard.KEYS if starboard.load(key).rulebook.refusal.__module__.startswith("starboard.")} == set(
        REPAIRS
    )


def test_animals_of_comet_are_those_that_are_no_advantages() -> None:
    words = [card for card in range(len(COMET_DECKS)) if int(ADVANTAGES[card // WORD]) >> card % WORD & 1]
    assert words == list(range(ANIMALS, len(COMET_DECKS)))
