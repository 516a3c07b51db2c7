"""Builders of Subastral tables for tests."""

from collections.abc import Mapping, Sequence

import starboard
from starboard.games.subastral.material import BIOMES, CARD_NAMES
from starboard.games.subastral.table import DRAW as DRAW_FIRST
from starboard.games.subastral.table import PLAY
from starboard.match import Match
from tests.harness import look_again

Cards = Sequence[str]


def a_table(
    players: int = 2,
    hands: Sequence[Cards] = (),
    clouds: Mapping[int, Cards] | None = None,
    journals: Sequence[Mapping[str, int]] = (),
    deck: Cards | None = None,
    seat: int = 0,
    start: int = 0,
    end_met: bool = False,
    disturbance: bool = False,
) -> Match:
    """A match at the start of `seat`'s turn. Journals list their piles with sizes from the left, `deck` its
    cards from the top.

    Parts not given stay as dealt. Unless met, the end card is below all cards of `deck`.
    """
    match = starboard.load("subastral").new(players, seed=1, disturbance=disturbance)
    table = match.position.record[0]
    table["seat"], table["start"] = seat, start
    for owner, hand in enumerate(hands):
        table["hands"][owner] = counts(hand)
        table["hand_size"][owner] = len(hand)
        table["hand_kinds"][owner] = sum(1 << CARD_NAMES.index(card) for card in set(hand))
    for cloud in range(1, 7) if clouds is not None else ():
        cards = (clouds or {}).get(cloud, [])
        table["cloud_size"][cloud] = len(cards)
        table["clouds"][cloud][: len(cards)] = [CARD_NAMES.index(card) for card in cards]
    for owner, journal in enumerate(journals):
        table["pile_count"][owner] = len(journal)
        table["piles"][owner][: len(journal)] = [BIOMES.index(biome) for biome in journal]
        table["biome_sizes"][owner] = [journal.get(biome, 0) for biome in BIOMES]
        table["journals"][owner] = counts(
            [f"{biome}-1" for biome, size in journal.items() for _ in range(size)]
        )
    if deck is not None:
        beneath = [] if end_met else ["desert-1"] * 3 * players
        stack = [CARD_NAMES.index(card) for card in [*deck, *beneath]]
        table["deck_size"] = len(stack)
        table["deck"][: len(stack)] = stack[::-1]
    table["end_met"] = end_met
    table["decision"] = PLAY if table["hand_size"][seat] else DRAW_FIRST
    look_again(match)
    return match


def counts(cards: Cards) -> list[int]:
    return [list(cards).count(name) for name in CARD_NAMES]


def play(card: str) -> dict[str, str]:
    return {"do": "play", "card": card}


def take(cloud: int) -> dict[str, str | int]:
    return {"do": "take", "cloud": cloud}


def to(place: str) -> dict[str, str]:
    return {"do": "to", "place": place}


def pile(biome: str) -> dict[str, str]:
    return {"do": "pile", "biome": biome}


DRAW = {"do": "draw"}
