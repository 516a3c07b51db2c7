"""What can be wrong with what comes from outside. Each error has a key, the facts, and its words (in English by default)."""

from starboard.words import say


class StarboardError(ValueError):
    """A mistake in what was asked for: nothing was changed."""

    def __init__(self, key: str, **facts: object) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts

    def words(self, language: str = "en") -> str:
        """The sentence that explains the error."""
        return say(f"error-{self.key}", language, **self.facts)

    def __str__(self) -> str:
        return self.words()


class InvalidSetup(StarboardError):
    """A match cannot be dealt like that."""


class IllegalMove(StarboardError):
    """The move is not one, or cannot be made now, or not by that seat."""


class InvalidRecord(StarboardError):
    """The record does not describe a match."""
