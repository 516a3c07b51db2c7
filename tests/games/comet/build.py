"""Builders of Comet tables for tests."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import pytest

import starboard
from starboard.games.comet.material import (
    ALL_NAMES,
    CARD_NAMES,
    HEX,
    NOWHERE,
    SET_ASIDE,
    SIDES,
    SILVER_CARDS,
    WORD,
    place,
)
from starboard.games.comet.table import ACT, NO_CARD, OTHER
from starboard.games.comet.vocabulary import TOKENS
from starboard.match import IllegalMove, Match
from tests.harness import look_again

Place = tuple[int, int]

ON_THE_WAY = tuple(f"silver-{name}" for name in ("woolly-rhino-1", "woolly-rhino-2", "woolly-rhino-3"))
OTHERS_ON_THE_WAY = tuple(
    f"silver-{name}-{number}" for name in ("vicuna", "giant-deer") for number in range(1, 6)
)
"""Animals for companions whose kind does not matter."""


def hex_at(side: str, where: Place) -> int:
    return next(number for number in range(len(HEX[0])) if place(SIDES.index(side), number) == where)


def bits(cards: Sequence[str], words: int) -> list[int]:
    numbers = [ALL_NAMES.index(card) for card in cards]
    return [sum(1 << number % WORD for number in numbers if number // WORD == word) for word in range(words)]


def a_table(
    players: int = 2,
    side: str = "a",
    hand: Sequence[str] = (),
    saved: Sequence[str] = (),
    tapped: Sequence[str] = (),
    companions: Sequence[Place] = (),
    animals: Sequence[str] = ON_THE_WAY,
    others: Sequence[Place] = (),
    hands: Mapping[int, Sequence[str]] | None = None,
    saved_by: Mapping[int, Sequence[str]] | None = None,
    leader: str = "leader-quagga",
    leaders: Mapping[int, str] | None = None,
    tokens: Mapping[str, Place] | None = None,
    row: Sequence[str] = ("gold-vicuna-1", "gold-vicuna-2", "gold-iguana-1", "gold-gecko-1"),
    discard: Sequence[str] = (),
    deck: int | None = None,
    comet: bool = False,
) -> Match:
    """A match at the start of seat 0's turn. `companions` are the places of its own, `others` of the next
    seats', in order.

    `deck` is the number of silver cards left to draw.
    """
    match = starboard.load("comet").new(players, seed=1, side=side)
    table = match.position.record[0]
    for part in ("hands", "known", "discard", "saved", "tapped"):
        table[part] = 0
    table["slots"], table["companions"] = NO_CARD, NOWHERE
    table["turn"] = table["seat"] = table["start"] = 0
    table["decision"], table["action"] = ACT, OTHER
    for seat in range(players):
        own = (
            [(leaders or {}).get(seat, ALL_NAMES[-1 - seat]), *(saved_by or {}).get(seat, ())]
            if seat
            else [leader, *saved]
        )
        table["saved"][seat] = bits(own, 4)
        table["hands"][seat] = bits((hands or {}).get(seat, ()) if seat else hand, 3)
    table["tapped"][0] = bits(tapped, 4)
    table["discard"] = bits(discard, 3)
    for slot, where in enumerate(companions):
        table["companions"][0][slot] = hex_at(side, where)
        table["slots"][0][slot] = CARD_NAMES.index(animals[slot])
    for number, where in enumerate(others):
        table["companions"][1 + number // 3][number % 3] = hex_at(side, where)
        table["slots"][1 + number // 3][number % 3] = CARD_NAMES.index(OTHERS_ON_THE_WAY[number])
    for token, where in (tokens or {}).items():
        table["tokens"][TOKENS.index(token)] = hex_at(side, where)
    table["row"] = NO_CARD
    table["row"][: len(row)] = [CARD_NAMES.index(card) for card in row]
    stack_decks(match, row, deck, comet)
    look_again(match)
    return match


def stack_decks(match: Match, row: Sequence[str], deck: int | None, comet: bool) -> None:
    """Fills the decks with the cards not placed elsewhere; `deck` limits the silver ones."""
    table, truth = match.position.record[0], match.view(None)
    gone = {*row, *truth["discard"]}
    for seat in range(match.players):
        gone |= {
            ALL_NAMES[i]
            for i in range(len(ALL_NAMES))
            if table["hands"][seat][i // WORD % 3] >> i % WORD & 1 and i < 150
        }
        gone |= {card["card"] for card in truth["seats"][seat]["saved"]}
        gone |= {slot["card"] for slot in truth["seats"][seat]["slots"] if slot}
    silver = [number for number in range(SILVER_CARDS) if CARD_NAMES[number] not in gone]
    gold = [number for number in range(SILVER_CARDS, len(CARD_NAMES)) if CARD_NAMES[number] not in gone]
    table["comet"] = int(comet)
    table["turns_left"] = 100 if comet else 0
    aside = 0 if comet else int(SET_ASIDE[match.players])
    silver = silver[: len(silver) if deck is None else deck + aside]
    table["deck_size"], table["gold_size"] = len(silver), len(gold)
    table["deck"][: len(silver)] = silver
    table["gold"][: len(gold)] = gold


def places(match: Match, do: str, companion: int | None = None) -> set[Place]:
    """The target hexes of the moves of kind `do`."""
    moves = [move for move in match.moves() if move["do"] == do and move.get("companion") == companion]
    return {(move["q"], move["r"]) for move in moves}  # type: ignore[misc]


def cards(match: Match, do: str) -> set[Any]:
    """The cards named by the moves of kind `do`."""
    return {move["card"] for move in match.moves() if move["do"] == do}


def go(match: Match, companion: int, *way: Place) -> None:
    """Moves a companion hex by hex, where no choice of symbols arises."""
    for q, r in way:
        match.play({"do": "go", "companion": companion, "q": q, "r": r})
        assert match.prompt != "pay"


def go_by(match: Match, companion: int, where: Place, symbol: str) -> None:
    """Moves a companion and pays with `symbol`, whether or not the match asks."""
    before = match.view(0)["pool"][symbol]
    match.play({"do": "go", "companion": companion, "q": where[0], "r": where[1]})
    if match.prompt == "pay":
        match.play({"do": "pay", "symbol": symbol})
    else:
        assert match.over or match.view(0)["turn"] != 0 or match.view(0)["pool"][symbol] == before - 1


def play(match: Match, do: str, card: str | None = None, **parts: object) -> None:
    """Makes a move."""
    match.play({"do": do, **({"card": card} if card else {}), **parts})


def seen(match: Match, seat: int = 0) -> dict[str, Any]:
    """Returns the view of a seat's own cards, including its hand."""
    shown: dict[str, Any] = match.view(seat)["seats"][seat]
    return shown


@contextmanager
def refused(key: str) -> Iterator[None]:
    """Asserts that the body raises `IllegalMove` for the reason `key`."""
    with pytest.raises(IllegalMove) as error:
        yield
    assert error.value.key == key


def place_of(match: Match, companion: int, seat: int = 0) -> Place | None:
    """Returns a companion's hex."""
    slot = seen(match, seat)["slots"][companion - 1]
    return (slot["at"]["q"], slot["at"]["r"]) if slot and slot["at"] else None
