"""Bots that people may put on seats here: the levels, and those of other packages that the operator names."""

from starboard.bots import LEVELS, bot_named, guest_names
from starboard.match import StarboardError
from starboard.server.settings import Settings

LONGEST = 10
"""Characters of a bot's name that the database keeps."""


def levels_of(settings: Settings) -> tuple[str, ...]:
    """The levels from the weakest to the strongest, then what the operator added."""
    return (*LEVELS, *settings.guest_bots)


def known_level(level: str, settings: Settings) -> str:
    """Returns `level`, or raises if nothing of this name plays here."""
    if level not in levels_of(settings):
        raise StarboardError("no-bot", bot=level[:40], known=", ".join(levels_of(settings)))
    return level


def check_guests(settings: Settings) -> None:
    """Raises if a bot that the operator names is not installed, cannot be made, or has too long a name."""
    for name in settings.guest_bots:
        if name not in guest_names() or len(name) > LONGEST:
            raise StarboardError(
                "no-guest-bot", bot=name[:40], known=", ".join(guest_names()) or "-", longest=LONGEST
            )
        bot_named(name)
