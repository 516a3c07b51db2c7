"""The material: 103 biome cards. Cards with the same biome and number are of one kind.

A card is represented by its kind: 6 x biome + number - 1. Clouds are numbered 1 to 6, as printed.
"""

import tomllib
from pathlib import Path

import numpy as np

SEATS = 5
CLOUDS = 6
FIRST_CLOUD, LAST_CLOUD = 1, CLOUDS
HAND_SIZE = 3
BENEATH_END_CARD = 3
"""Cards beneath the end card, for each player."""

_cards = tomllib.loads(Path(__file__).with_name("cards.toml").read_text())

BIOMES = tuple(_cards)
KINDS = len(BIOMES) * CLOUDS
DECKS = {
    players: np.array(
        [
            biome * CLOUDS + number - 1
            for biome, name in enumerate(BIOMES)
            for mark, numbers in _cards[name].items()
            if int(mark) <= players
            for number in numbers
        ],
        np.int8,
    )
    for players in range(2, SEATS + 1)
}
"""The cards of the deck, by number of players."""

DECK_SIZES = np.array([len(DECKS.get(players, ())) for players in range(SEATS + 1)])
CARDS = max(DECK_SIZES)
DECK = np.zeros((SEATS + 1, CARDS), np.int8)
"""`DECKS` as one array, for compiled code."""
for _players, _deck in DECKS.items():
    DECK[_players, : len(_deck)] = _deck

CARD_NAMES = tuple(f"{biome}-{number}" for biome in BIOMES for number in range(1, CLOUDS + 1))
