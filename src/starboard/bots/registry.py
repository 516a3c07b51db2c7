"""Bots by their names: the levels and yardsticks, and bots of other packages under the entry point
`starboard.bots`.

Such an entry point names a callable that takes what follows the bot's name after a colon ("" for nothing) and
returns a `Bot`. It must not have the name of one of ours.
"""

from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import EntryPoint, entry_points

from starboard.bots.levels import LEVELS, THREADS, YARDSTICKS, LevelBot, level_in
from starboard.bots.protocol import Bot
from starboard.bots.searcher import Memory, Thought
from starboard.match import Match, StarboardError

GROUP = "starboard.bots"
OWN_NAMES = (*LEVELS, *YARDSTICKS)


class BotFailed(RuntimeError):
    """A bot of another package raised an error or chose an illegal move."""


@dataclass(frozen=True)
class Guest:
    """A bot of another package. It gets what its seat knows, the rest redealt: it cannot see hidden cards."""

    bot: Bot

    def choose(self, match: Match, seed: bytes | None = None, memory: Memory | None = None) -> Thought:
        """Returns the move of the seat to move. Raises `BotFailed` if the bot finds no legal one."""
        known = match.redealt(match.to_move, seed.hex() if seed else None)
        try:
            thought = self.bot.choose(known, seed, memory)
            match.check(thought.move)
        except Exception as error:
            raise BotFailed(f"{self.bot!r}: {type(error).__name__}: {error}") from error
        return thought


def guest_names() -> tuple[str, ...]:
    """Returns the names of the installed bots of other packages."""
    return tuple(sorted(_guests()))


def _guests() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP) if point.name not in OWN_NAMES}


def bot_named(name: str, threads: int = THREADS) -> Bot:
    """Returns a bot of ours (`LevelBot.named`) or of another package: `theirs` or `theirs:settings`."""
    if level_in(name) in OWN_NAMES:
        return LevelBot.named(name, threads)
    key, _, settings = name.partition(":")
    guests = _guests()
    if key not in guests:
        raise StarboardError("no-bot", bot=name[:40], known=", ".join((*OWN_NAMES, *sorted(guests))))
    try:
        make: Callable[[str], Bot] = guests[key].load()
        return Guest(make(settings))
    except Exception as error:
        raise StarboardError(
            "bot-broken", bot=name[:40], problem=f"{type(error).__name__}: {error}"[:200]
        ) from error
