"""The material: 48 emotion cards and 6 rest cards. Equal cards are of one kind.

A card is represented by its kind: 6 x colour + value - 1; the last kind is the rest card, which is grey.
"""

import tomllib
from pathlib import Path

import numpy as np

_cards = tomllib.loads(Path(__file__).with_name("cards.toml").read_text())

SEATS = 4
COLOURS = (*_cards["colours"], "grey")
VALUES = len(_cards["gems"])
GEMS = np.array([0, *_cards["gems"]])
"""Gems on the cards of a value; index 0 is unused."""

GREY = len(COLOURS) - 1
REST = GREY * VALUES
KINDS = REST + 1
DECK = np.array(
    [card for card in range(REST) for _ in range(_cards["copies"])] + [REST] * _cards["rest"], np.int8
)
CARDS = len(DECK)
CARD_NAMES = (*(f"{colour}-{value}" for colour in COLOURS[:GREY] for value in range(1, VALUES + 1)), "rest")
COLOUR_OF_CARD = tuple(COLOURS[card // VALUES] for card in range(KINDS))

HAND_SIZE = 5
HAND_LIMIT = 10
GLOW = 5
CARDS_FOR_GLOW = 3
LAST_ROUND = 200
"""A match ends after this round: two players and a lucky rival could go on for ever."""
