"""Errors in what comes from outside. Each has a key, facts, and a sentence (in English by default)."""

from typing import Self

from starboard.words import has, say

LARGEST_NUMBER = 10**15


def sayable(fact: object) -> object:
    """Returns a fact for use in a sentence; absurdly large numbers are cut."""
    return fact if not isinstance(fact, int) or abs(fact) < LARGEST_NUMBER else f"{str(fact)[:20]}…"


class StarboardError(ValueError):
    """A request that cannot be met; nothing was changed."""

    game: str | None = None
    """The game whose rules refuse it."""

    def __init__(self, key: str, **facts: object) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts

    def told_by(self, game: str) -> Self:
        """Lets a game explain the error in its own words, if it has any. Returns the error."""
        self.game = game
        return self

    def words(self, language: str = "en") -> str:
        """Returns the sentence that explains the error."""
        of_game = f"{self.game}-error-{self.key}"
        return say(
            of_game if self.game and has(of_game, language) else f"error-{self.key}",
            language,
            **self.sayable_facts,
        )

    @property
    def sayable_facts(self) -> dict[str, object]:
        """Returns the facts for use in a sentence."""
        return {name: sayable(fact) for name, fact in self.facts.items()}

    def __str__(self) -> str:
        return self.words()


class InvalidSetup(StarboardError):
    """A match cannot be dealt with these settings."""


class IllegalMove(StarboardError):
    """Not a move, or not possible now or for this seat."""


class InvalidRecord(StarboardError):
    """The record does not describe a match."""
