"""Builders of Stella Quest tables for tests."""

from collections.abc import Sequence

import starboard
from starboard.games.stella.material import CARD_NAMES
from starboard.games.stella.table import NOBODY
from starboard.match import Match
from tests.harness import look_again

Cards = Sequence[str]
FILLER = "yellow-6"


def a_table(
    players: int = 3,
    hands: Sequence[Cards] = (),
    discard: Cards = ("rest",),
    deck: Cards | None = None,
    collections: Sequence[Cards] = (),
    glow: Sequence[int] = (5, 5, 5, 5),
    star: int | None = None,
    leader: int = 0,
    round_number: int = 1,
) -> Match:
    """A match at the start of a round.

    The last card of `discard` and the first card of `deck` are on top.
    """
    match = starboard.load("stella").new(players, seed=1)
    table = match.position.record[0]
    table["seat"] = table["leader"] = table["start"] = leader
    table["star"] = NOBODY if star is None else star
    table["round"] = round_number
    table["glow"][:players] = glow[:players]
    for owner, hand in enumerate(hands):
        table["hands"][owner] = counts(hand)
        table["hand_size"][owner] = len(hand)
        table["hand_kinds"][owner] = sum(1 << CARD_NAMES.index(card) for card in set(hand))
    for owner, collection in enumerate(collections):
        table["collections"][owner] = counts(collection)[:-1]
    table["discard_size"] = len(discard)
    table["discard"][: len(discard)] = [CARD_NAMES.index(card) for card in discard]
    if deck is not None:
        table["deck_size"] = len(deck)
        table["deck"][: len(deck)] = [CARD_NAMES.index(card) for card in reversed(deck)]
    look_again(match)
    return match


def counts(cards: Cards) -> list[int]:
    return [list(cards).count(name) for name in CARD_NAMES]


def play(card: str) -> dict[str, str]:
    return {"do": "play", "card": card}


def take(card: str) -> dict[str, str]:
    return {"do": "take", "card": card}


def top(card: str) -> dict[str, str]:
    return {"do": "top", "card": card}


SPEND = {"do": "spend"}


def a_round(*cards: str, top_card: str = "rest", **situation: object) -> Match:
    """A round of the given cards, one for each seat; each keeps a rest card, so that no hand is refilled."""
    hands = [[card, "rest"] for card in cards]
    match = a_table(players=len(cards), hands=hands, discard=[top_card], **situation)  # type: ignore[arg-type]
    for card in cards:
        match.play(play(card))
    return match


def winner(match: Match) -> tuple[int | None, str | None]:
    """Returns the winner of the round just played, and the reason."""
    for event in reversed(match.all_events()):
        if event["event"] == "RoundWon":
            return event["seat"], event["by"]
        if event["event"] in {"NobodyWon", "RivalWon"}:
            return None, event.get("by")
    raise AssertionError("no round was played")
