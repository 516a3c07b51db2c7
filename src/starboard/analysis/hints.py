"""Hints: the best moves of the seat to move, and what may be expected of them."""

from dataclasses import dataclass

from starboard.bots import Bot
from starboard.match import Match
from starboard.rules.naming import NamedMove

MOST_HINTS = 3
SECONDS = 1.5


@dataclass(frozen=True)
class Hint:
    """A move, the same as it is told, the chance to win with it, and the points to be expected at the end."""

    move: NamedMove
    told: NamedMove
    win: float
    points: float


def hints(match: Match, seconds: float = SECONDS, seed: bytes | None = None, iterations: int | None = None) -> list[Hint]:
    """The moves that search tried most, by what the seat to move knows; the best first."""
    bot = Bot("master", seconds=seconds, iterations=iterations)
    thought = bot.choose(match, seed)
    if not thought.reasons:
        return []
    return [Hint(reason.move, match.told(reason.move), reason.win, reason.points) for reason in thought.reasons[:MOST_HINTS]]
