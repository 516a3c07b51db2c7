"""Times, as operators and those who are banned read them: in one way of writing for all languages."""

from datetime import UTC, datetime

FOREVER = "never"
"""In the words of a ban: it does not end by itself."""


def told_time(at: float | None) -> str:
    """A time in words; none: it never comes."""
    return FOREVER if at is None else datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M UTC")
