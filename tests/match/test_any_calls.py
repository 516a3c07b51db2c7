"""Hypothesis calls the public API in any order, with anything: legal calls work, others change nothing."""

from typing import Any

import hypothesis.strategies as st
import pytest
from hypothesis import settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import starboard
from starboard.words import LANGUAGES
from tests import harness

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inside: st.lists(inside, max_size=3) | st.dictionaries(st.text(max_size=8), inside, max_size=3),
    max_leaves=6,
)
parts = st.sampled_from(["card", "cloud", "place", "biome", "seat"])
deeds = st.sampled_from(["play", "take", "to", "pile", "draw", "pass", "spend", "top"])
near_values = st.sampled_from(["taiga-2", "red-4", "rest", 3, "hand", "forest"])
near_moves = st.builds(
    lambda do, rest: {"do": do, **rest},
    deeds | json_values,
    st.dictionaries(parts, near_values | json_values, max_size=2),
)


class AnyCalls(RuleBasedStateMachine):
    """A match of any game, called in any order."""

    match: starboard.Match

    @initialize(setting=st.sampled_from(harness.all_settings()), seed=st.integers(0, 1 << 64))
    def deal(self, setting: Any, seed: int) -> None:
        self.key, players, options = setting.values
        self.match = starboard.load(self.key).new(players, seed, **options)
        self.cards = harness.of(self.key).all_cards(self.match.table())

    @precondition(lambda self: not self.match.over)
    @rule(data=st.data(), count=st.integers(1, 12))
    def play_legal_moves(self, data: st.DataObject, count: int) -> None:
        for _ in range(count):
            if not self.match.over:
                before, mover = self.match.event_count, self.match.to_move
                moves = self.match.moves()
                events = self.match.play(moves[data.draw(st.integers(0, len(moves) - 1))], mover)
                assert events
                assert [event["number"] for event in events] == list(range(before, self.match.event_count))

    @rule(move=near_moves | json_values, seat=st.none() | st.integers(-1, 5))
    def play_anything(self, move: Any, seat: int | None) -> None:
        is_legal = not self.match.over and move in self.match.moves() and seat in (None, self.match.to_move)
        before = self.match.table(), self.match.event_count, self.match.move_count
        if is_legal:
            self.match.play(move, seat)
        else:
            with pytest.raises(starboard.IllegalMove) as error:
                self.match.play(move, seat)
            assert (self.match.table(), self.match.event_count, self.match.move_count) == before
            assert all(not error.value.words(language).startswith("error-") for language in LANGUAGES)

    @rule(seat=st.none() | st.integers(0, 4), seed=st.integers(0, 1 << 64))
    def look_and_imagine(self, seat: int | None, seed: int) -> None:
        if seat is None or seat < self.match.players:
            imagined = self.match.redealt(seat, seed)
            assert imagined.view(seat) == self.match.view(seat)
            if not imagined.over:
                imagined.play(imagined.moves()[0])

    @rule()
    def copy_and_go_on_with_the_copy(self) -> None:
        self.match = self.match.copy()

    @rule()
    def record_and_go_on_with_the_replay(self) -> None:
        again = starboard.verify(self.match.record())
        assert again.table() == self.match.table()
        assert again.all_events() == self.match.all_events()
        self.match = again

    @invariant()
    def cards_are_conserved(self) -> None:
        if hasattr(self, "match"):
            assert harness.of(self.key).all_cards(self.match.table()) == self.cards
            assert self.match.over == (self.match.to_move is None) == (self.match.moves() == [])


TestAnyCalls = AnyCalls.TestCase
AnyCalls.TestCase.settings = settings(max_examples=40, stateful_step_count=20, deadline=None)
