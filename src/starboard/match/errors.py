"""What can be wrong with what comes from outside. Each error has a key, the facts, and its words (in English by default)."""

from typing import Self

from starboard.words import has, say

LARGEST_NUMBER = 10**15


def sayable(fact: object) -> object:
    """A fact as words can carry it: numbers that nobody could mean are cut short."""
    return fact if not isinstance(fact, int) or abs(fact) < LARGEST_NUMBER else f"{str(fact)[:20]}…"


class StarboardError(ValueError):
    """A mistake in what was asked for: nothing was changed."""

    game: str | None = None
    """The game whose rules refuse it."""

    def __init__(self, key: str, **facts: object) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts

    def told_by(self, game: str) -> Self:
        """The same error, explained by the words of a game if that has any for it."""
        self.game = game
        return self

    def words(self, language: str = "en") -> str:
        """The sentence that explains the error."""
        of_game = f"{self.game}-error-{self.key}"
        return say(
            of_game if self.game and has(of_game, language) else f"error-{self.key}",
            language,
            **self.sayable_facts,
        )

    @property
    def sayable_facts(self) -> dict[str, object]:
        """The facts as words can carry them."""
        return {name: sayable(fact) for name, fact in self.facts.items()}

    def __str__(self) -> str:
        return self.words()


class InvalidSetup(StarboardError):
    """A match cannot be dealt like that."""


class IllegalMove(StarboardError):
    """The move is not one, or cannot be made now, or not by that seat."""


class InvalidRecord(StarboardError):
    """The record does not describe a match."""
