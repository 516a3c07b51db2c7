"""Bots that may play here: the levels, and bots of other packages that the operator allows."""

from starboard.bots import LEVELS, bot_named, guest_names
from starboard.match import StarboardError
from starboard.server.settings import Settings

LONGEST = 10
"""The longest name of a bot that the database can store."""


def levels_of(settings: Settings) -> tuple[str, ...]:
    """Returns the levels from the weakest to the strongest, then the bots that the operator added."""
    return (*LEVELS, *settings.guest_bots)


def known_level(level: str, settings: Settings) -> str:
    """Returns `level`, or raises if it is unknown."""
    if level not in levels_of(settings):
        raise StarboardError("no-bot", bot=level[:40], known=", ".join(levels_of(settings)))
    return level


def check_guests(settings: Settings) -> None:
    """Raises if a bot that the operator names is not installed, cannot be created, or has too long a name."""
    for name in settings.guest_bots:
        if name not in guest_names() or len(name) > LONGEST:
            raise StarboardError(
                "no-guest-bot", bot=name[:40], known=", ".join(guest_names()) or "-", longest=LONGEST
            )
        bot_named(name)
