"""Builders of Codex Naturalis tables for tests."""

from collections.abc import Mapping, Sequence

import numpy as np

import starboard
from starboard.engine.compiled import compiled
from starboard.engine.log import closed_log
from starboard.games.codex.codex import CENTRE, WIDTH, place_card
from starboard.games.codex.material import ALL_NAMES, CARD_NAMES, SIDES
from starboard.games.codex.table import PLAY
from starboard.match import Match
from tests.harness import look_again

Cell = tuple[int, int]


@compiled
def lay(tables, seat, face, cell, logs):  # type: ignore[no-untyped-def]
    return place_card(tables[0], seat, face, cell, 1, logs[0])


def face(card: str, side: str = "front") -> int:
    return 2 * ALL_NAMES.index(card) + SIDES.index(side)


def cell(x: int, y: int) -> int:
    return CENTRE + x * WIDTH + y


def a_table(
    players: int = 2,
    hand: Sequence[str] = ("fungi-1", "plant-1", "gold-fungi-10"),
    starter: tuple[str, str] = ("starter-3", "back"),
    codex: Mapping[Cell, tuple[str, str]] | None = None,
    seat: int = 0,
    start: int = 0,
    points: Sequence[int] = (0, 0, 0, 0),
) -> Match:
    """A match at the start of `seat`'s first turn; the starter card and the cards of `codex` are placed."""
    match = starboard.load("codex").new(players, seed=1)
    while match.decision != ("play",):
        match.play(match.moves()[0])
    table = match.position.record[0]
    table["seat"], table["start"], table["decision"] = seat, start, PLAY
    table["card_count"][seat] = table["cell_count"][seat] = 0
    table["symbols"][seat] = 0
    table["points"][:players] = points[:players]
    lay(match.position.record, seat, face(*starter), CENTRE, closed_log())
    for (x, y), laid in (codex or {}).items():
        assert cell(x, y) in table["cells"][seat][: table["cell_count"][seat]], f"nothing can lie at {x}, {y}"
        lay(match.position.record, seat, face(*laid), cell(x, y), closed_log())
    table["hand_size"][seat] = len(hand)
    table["hands"][seat][: len(hand)] = sorted(CARD_NAMES.index(card) for card in hand)
    look_again(match)
    return match


def with_objectives(match: Match, common: Sequence[str], secret: str) -> Match:
    """Replaces the common objectives and seat 0's secret one."""
    names = match.rulebook.moves.families[1].fields["objective"]
    numbers = [names.number(name) for name in (*common, secret)]
    rest = [number for number in range(16) if number not in numbers]
    match.position.record[0]["objectives"] = np.array([*numbers, *rest], np.int8)
    match.position.record[0]["kept"][0] = 1
    return match


def play(card: str, side: str = "front") -> dict[str, str]:
    return {"do": "play", "card": card, "side": side}


def place(x: int, y: int) -> dict[str, str | int]:
    return {"do": "place", "x": x, "y": y}


def draw(source: str) -> dict[str, str]:
    return {"do": "draw", "source": source}


def cells(match: Match, seat: int = 0) -> set[Cell]:
    return {(at["x"], at["y"]) for at in match.view(None)["seats"][seat]["cells"]}


def symbols(match: Match, seat: int = 0) -> dict[str, int]:
    """Returns the counts of a seat's visible symbols, without zeros."""
    return {symbol: count for symbol, count in match.view(None)["seats"][seat]["symbols"].items() if count}
