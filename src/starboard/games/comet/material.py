"""The material of Comet (material.json) as arrays for compiled code.

Cards are numbers: silver animals 0-99, gold animals and advantages 100-149, leaders 150-159. Sets of cards
and of hexes are words of 50 bits each. Hexes are numbered by q, then r; a cell is the index of a hex in the
rectangle that holds both boards.
"""

import json
from collections.abc import Iterable
from itertools import count
from pathlib import Path
from typing import Any

import numpy as np

from starboard.engine.material import material_file
from starboard.games.comet.check import problems
from starboard.games.comet.vocabulary import (
    ACTIONS,
    COPY_MOVE,
    EGGS,
    EXPLORER,
    EXTRA_HATCH,
    FLY,
    GUARDIAN,
    HAND_LIMIT,
    HATCH_OCCUPIED,
    KINDS,
    METALS,
    NEIGHBOURS,
    NEST_MINUS,
    NEST_STEP,
    STEP,
    SWAP_SYMBOLS,
    TERRAINS,
    TOKENS,
)

FILE = material_file("comet", Path(__file__).with_name("material.json"))
DATA: dict[str, Any] = json.loads(FILE.read_text("utf-8"))
if _found := problems(DATA):
    raise ValueError(f"{FILE.name} has problems, which `starboard material check` explains: {_found}")

SEATS = 4
SLOTS = 3
HAND = 5
"""Hand limit without abilities."""
GOLD_ROW = 4
SET_ASIDE = np.array([0, 0, 45, 30, 15])
"""Silver cards set aside under the comet, by number of players."""
LOWEST_NEST = 2
QUIET_TURNS = 10
"""Per player: turns in a row without drawing a silver card that bring the comet (settled)."""
LAST_TURNS = 40
"""Per player: the most turns after the comet (settled)."""

WORD = 50
SILVER, GOLD = map(METALS.index, ("silver", "gold"))
WILD = len(TERRAINS)
SYMBOLS = (*TERRAINS, "wild")
ANY = -1
"""A terrain that is chosen when the ability is used, or every terrain."""


# ---- cards -------------------------------------------------------------------------------------------------


def _named(cards: list[dict[str, Any]]) -> list[str]:
    """Returns the names of animals, numbered within their kind: silver-dodo-1, silver-dodo-2."""
    numbers: dict[str, count[int]] = {}
    kinds = [f"{card['metal']}-{card['species']}" for card in cards]
    return [f"{kind}-{next(numbers.setdefault(kind, count(1)))}" for kind in kinds]


_animals = sorted(DATA["animals"], key=lambda card: METALS.index(card["metal"]))
_advantages = [advantage for advantage in DATA["advantages"] for _ in range(advantage["copies"])]
_copies = [
    f"{advantage['name']}-{copy + 1}"
    for advantage in DATA["advantages"]
    for copy in range(advantage["copies"])
]
_leaders = DATA["leaders"]
ANIMALS = len(_animals)
SILVER_CARDS = sum(card["metal"] == "silver" for card in _animals)
CARDS = ANIMALS + len(_advantages)
LEADERS = len(_leaders)
CARD_NAMES = (*_named(_animals), *_copies)
LEADER_NAMES = tuple(f"leader-{leader['name']}" for leader in _leaders)
ALL_NAMES = CARD_NAMES + LEADER_NAMES
BACKS = tuple(METALS[card >= SILVER_CARDS] for card in range(CARDS))
CARD_WORDS = CARDS // WORD
ALL_WORDS = CARD_WORDS + 1
"""The last word is for leaders."""

REGULAR, WILD_CARD = 2, 1
SYMBOL_COUNT = np.array([len(card["symbols"]) for card in _animals] + [0] * len(_advantages))
"""How many symbols a card has: REGULAR, WILD_CARD, or none."""
SYMBOL = np.array([[SYMBOLS.index(symbol) for symbol in (*card["symbols"], "wild")[:2]] for card in _animals])
NEST = np.array([card["nest"] for card in _animals])
POINTS = np.array([card["points"] for card in _animals])
EGG = np.array([EGGS.index(card["egg"]) for card in _animals])

SPECIES_NAMES = tuple(species["name"] for species in DATA["species"])
SPECIES = np.array([SPECIES_NAMES.index(card["species"]) for card in _animals])
_family = {species["name"]: species.get("family") for species in DATA["species"]}


def card_data(name: str) -> dict[str, Any]:
    """Returns the material's entry for a card: an animal, an advantage or a leader."""
    card: dict[str, Any] = (*_animals, *_advantages, *_leaders)[ALL_NAMES.index(name)]
    return card


def _set(numbers: Any, words: int) -> list[int]:
    return [
        sum(1 << (number % WORD) for number in numbers if number // WORD == word) for word in range(words)
    ]


def members(words: Iterable[int]) -> list[int]:
    """Returns the members of a set, ascending."""
    found = []
    for i, word in enumerate(words):
        while word:
            found.append(WORD * i + (word & -word).bit_length() - 1)
            word &= word - 1
    return found


# ---- abilities ---------------------------------------------------------------------------------------------

_abilities = [card["ability"] for card in (*_animals, *_advantages, *_leaders)]
KIND = np.array([list(KINDS).index(ability["kind"]) for ability in _abilities])
AMOUNT = np.array(
    [next((ability[part] for part in ("n", "minus", "wild") if part in ability), 0) for ability in _abilities]
)
"""How many, or by how much; for tokens and copied moves, the additional wild symbols."""


def _terrains(ability: dict[str, Any]) -> list[int]:
    named = ability.get("terrains", [ability.get("terrain")])
    return [TERRAINS.index(name) if name in TERRAINS else ANY for name in (*named, None)[:2]]


ABILITY_TERRAINS = np.array([_terrains(ability) for ability in _abilities])
IS_FOR_ALL = np.array(
    [
        int("all" in (ability.get("mode"), ability.get("scope"), ability.get("choose")))
        for ability in _abilities
    ]
)
"""1: every terrain listed, every companion, every token."""
ABILITY_TOKENS = np.array(
    [_set([TOKENS.index(token) for token in ability.get("tokens", [])], 1)[0] for ability in _abilities]
)
ABILITY_METALS = np.array(
    [_set([METALS.index(metal) for metal in ability.get("metals", [])], 1)[0] for ability in _abilities]
)


def _is_for(number: int, action: str) -> bool:
    """Returns whether a card's ability is used in `action`, by the card itself or by the ability's kind."""
    card = (*_animals, *_advantages, *_leaders)[number]
    when = card.get("when") or card["ability"].get("when")
    if card["ability"]["kind"] == "hatch-occupied":
        return action == "hatch" and bool(card["ability"]["minus"] > 0)
    return action in KINDS[card["ability"]["kind"]]["timing"] and when in (None, "action", action)


def _kind_set(*kinds: int) -> "np.ndarray[Any, Any]":
    return np.array(_set([number for number, kind in enumerate(KIND) if kind in kinds], ALL_WORDS))


IN_ACTION = np.array(
    [_set([card for card in range(len(ALL_NAMES)) if _is_for(card, when)], ALL_WORDS) for when in ACTIONS]
)
"""Cards whose abilities are used in a Hatch, in a Move, between turns."""
ADVANTAGES = np.array(_set(range(ANIMALS, CARDS), ALL_WORDS))
WILD_CARDS = np.array(_set([card for card in range(ANIMALS) if SYMBOL_COUNT[card] == WILD_CARD], ALL_WORDS))
LIMIT_CARDS = _kind_set(HAND_LIMIT)
OCCUPIED_CARDS = _kind_set(HATCH_OCCUPIED)
REDUCTIONS = _kind_set(NEST_MINUS, HATCH_OCCUPIED)
EXTRA_HATCHES = _kind_set(EXTRA_HATCH)
MISSABLE = _kind_set(NEST_MINUS, HATCH_OCCUPIED, EXPLORER, STEP, FLY, NEST_STEP, COPY_MOVE)
"""Cards that a move may make useless: a reduction once the nest is chosen, a step once nobody can make it."""
GUARDIANS = _kind_set(GUARDIAN)
SWAPS = _kind_set(SWAP_SYMBOLS)

# ---- scoring -----------------------------------------------------------------------------------------------

TRUE_LIZARDS = 3
CHAMELEON = TRUE_LIZARDS
_lizards = ("iguana", "gecko", "salamander", "chameleon")
LIZARD = np.array([_lizards.index(name) if name in _lizards else -1 for name in SPECIES_NAMES])
"""For each species: which lizard it is, -1 if it is none."""
LIZARD_POINTS = max(
    (ability["points"] for ability in _abilities if ability["kind"] == "set-lizards"), default=0
)
_same = {card["species"]: card["ability"] for card in _animals if card["ability"]["kind"] == "set-same"}
SAME_COUNT = np.array([_same[name]["count"] if name in _same else 0 for name in SPECIES_NAMES])
SAME_POINTS = np.array([_same[name]["points"] if name in _same else 0 for name in SPECIES_NAMES])
"""For each species: points, once, for `SAME_COUNT` saved cards of it; 0 if there are none."""


def _matches(card: dict[str, Any], match: dict[str, str]) -> bool:
    [(part, wanted)] = match.items()
    has = {
        "egg": [card["egg"]],
        "metal": [card["metal"]],
        "terrain": card["symbols"],
        "family": [_family[card["species"]]],
    }
    return wanted in has[part]


CLAUSE = np.array(
    [
        _set([i for i, card in enumerate(_animals) if _matches(card, leader["scoring"]["match"])], CARD_WORDS)
        for leader in _leaders
    ]
)
"""For each leader: the animals that score for it."""
CLAUSE_POINTS = np.array([leader["scoring"]["points"] for leader in _leaders])

# ---- boards ------------------------------------------------------------------------------------------------

SIDES = tuple(DATA["boards"])
_boards = [sorted(DATA["boards"][side]) for side in SIDES]
HEXES = max(len(board) for board in _boards)
FIRST_Q, LAST_Q = (bound(q for board in _boards for q, _, _ in board) for bound in (min, max))
FIRST_R, LAST_R = (bound(r for board in _boards for _, r, _ in board) for bound in (min, max))
ROWS = LAST_R - FIRST_R + 1
CELLS = (LAST_Q - FIRST_Q + 1) * ROWS
NOWHERE = -1
HEX_WORDS = 2

CELL = np.full((len(SIDES), HEXES), NOWHERE)
HEX = np.full((len(SIDES), CELLS), NOWHERE)
CAVE = np.array([[what for _, _, what in board].index("cave") for board in _boards])
WHAT = np.full((len(SIDES), HEXES), NOWHERE)
"""The terrain of a hex; NOWHERE for nests and the cave."""
NUMBER = np.zeros((len(SIDES), HEXES), np.int64)
"""The number of a nest, 0 for other hexes."""
NEAR = np.zeros((len(SIDES), HEXES, HEX_WORDS), np.int64)
"""The neighbours of a hex."""
for _side, _board in enumerate(_boards):
    for _hex, (_q, _r, _what) in enumerate(_board):
        CELL[_side, _hex] = (_q - FIRST_Q) * ROWS + _r - FIRST_R
        HEX[_side, CELL[_side, _hex]] = _hex
        if _what in TERRAINS:
            WHAT[_side, _hex] = TERRAINS.index(_what)
        elif _what != "cave":
            NUMBER[_side, _hex] = _what
        _places = [(q - _q, r - _r) for q, r, _ in _board]
        NEAR[_side, _hex] = _set([_places.index(step) for step in NEIGHBOURS if step in _places], HEX_WORDS)

HIGHEST_NEST = int(NUMBER.max())
NESTS = np.array(
    [
        [
            _set([h for h in range(HEXES) if NUMBER[side, h] == number > 0], HEX_WORDS)
            for number in range(HIGHEST_NEST + 1)
        ]
        for side in range(len(SIDES))
    ]
)
"""The nests of each number."""
TERRAIN_HEXES = np.array(
    [
        [
            _set([h for h in range(HEXES) if WHAT[side, h] == terrain], HEX_WORDS)
            for terrain in range(len(TERRAINS))
        ]
        for side in range(len(SIDES))
    ]
)
LAND = np.bitwise_or.reduce(TERRAIN_HEXES, axis=1)
"""All terrain hexes."""
ALL_NESTS = np.bitwise_or.reduce(NESTS, axis=1)
CAVE_SET = np.array([_set([CAVE[side]], HEX_WORDS) for side in range(len(SIDES))])


def place(side: int, hex_number: int) -> tuple[int, int]:
    """Returns the coordinates of a hex."""
    q, r, _ = _boards[side][hex_number]
    return q, r
