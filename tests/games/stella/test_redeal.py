"""Redeals of Stella Quest: fair, and consistent with what a seat knows from colours and counting."""

from collections import Counter
from typing import Any

import numpy as np

import starboard
from tests import harness

GAME = starboard.load("stella")


def test_every_unseen_value_is_equally_likely_behind_a_back() -> None:
    match = GAME.new(3, seed=3)
    truth = match.table()
    unseen = Counter(truth["deck_cards"] + truth["seats"][1]["hand"] + truth["seats"][2]["hand"])
    colours = Counter(truth["seats"][1]["hand_colours"])
    redeals = 3000
    found, tops = Counter[str](), Counter[str]()
    for seed in range(redeals):
        imagined = match.redealt(0, seed).table()
        found.update(imagined["seats"][1]["hand"])
        tops[imagined["deck_cards"][0]] += 1
    for colour, held in colours.items():
        of_colour = {card: count for card, count in unseen.items() if card.startswith(colour)}
        for card, count in of_colour.items():
            expected = redeals * held * count / sum(of_colour.values())
            assert abs(found[card] - expected) < 5 * np.sqrt(expected)
    assert {card.split("-")[0] for card in tops} == {truth["deck_top"]}
    assert len(tops) > 3


def with_a_short_deck(match: starboard.Match, left: int) -> starboard.Match:
    """Moves all but the top `left` cards of the deck under the discard, so that the deck is soon renewed."""
    table = match.position.record[0]
    size, moved = int(table["deck_size"]), int(table["deck_size"]) - left
    cards = table["deck"][:size].copy()
    table["discard"][1 : moved + 1] = table["discard"][0]
    table["discard"][:moved] = cards[:moved]
    table["discard_size"] = moved + 1
    table["deck"][:left] = cards[moved:]
    table["deck_size"] = left
    harness.look_again(match)
    return match


class Counting:
    """What a seat can know of the other hands since the deck was last renewed, tracked independently."""

    def __init__(self, match: starboard.Match) -> None:
        self.hands = [Counter(seat["hand"]) for seat in match.table()["seats"]]
        self.held: list[Counter[str]] | None = None
        self.played = [Counter[str]() for _ in self.hands]

    def see(self, event: dict[str, Any]) -> None:
        if event["event"] == "CardDrawn":
            self.hands[event["seat"]][event["card"]] += 1
        elif event["event"] == "CardPlayed":
            self.hands[event["seat"]][event["card"]] -= 1
            self.played[event["seat"]][event["card"]] += 1
        elif event["event"] == "DeckRenewed":
            self.held = [+hand for hand in self.hands]
            self.played = [Counter() for _ in self.hands]

    def allows_two_players(self, viewer: int, hand: list[str]) -> bool:
        """Whether `hand` still has the opponent's cards held at the renewal and not played since."""
        if self.held is None:
            return True
        other = 1 - viewer
        return not self.held[other] - self.played[other] - Counter(hand)


def test_two_players_know_what_the_other_held_when_the_deck_was_made_anew() -> None:
    renewed, differ = 0, 0
    for seed in range(30):
        match, rng = with_a_short_deck(GAME.new(2, seed), 3), np.random.default_rng(seed)
        counting, seen = Counting(match), match.event_count
        while not match.over:
            moves = match.moves()
            match.play(moves[rng.integers(len(moves))])
            for event in match.all_events(since=seen):
                counting.see(event)
            seen = match.event_count
            if counting.held is not None:
                renewed += 1
                for viewer in (0, 1):
                    imagined = match.redealt(viewer, seed).table()
                    assert counting.allows_two_players(viewer, imagined["seats"][1 - viewer]["hand"])
                    differ += imagined["seats"] != match.table()["seats"]
    assert renewed > 100
    assert differ > 20


def test_four_players_with_a_deck_made_anew() -> None:
    """The cards held at the renewal stay the same in total, in whichever hands."""
    renewed = 0
    for seed in range(30):
        match, rng = with_a_short_deck(GAME.new(4, seed), 6), np.random.default_rng(seed)
        for _ in harness.random_moves(match, rng):
            table = match.position.record[0]
            if table["held"].any():
                renewed += 1
                viewer = int(rng.integers(4))
                imagined = match.redealt(viewer, seed)
                assert (imagined.position.record[0]["held"].sum(axis=0) == table["held"].sum(axis=0)).all()
                assert (imagined.position.record[0]["held"][viewer] == table["held"][viewer]).all()
                # A card held then has been played, is still in that hand, or was drawn again from the new
                # deck.
                for other in range(4):
                    now = imagined.position.record[0]["hands"][other] + table["played_since"][other]
                    assert (imagined.position.record[0]["held"][other] <= now).all()
    assert renewed > 50
