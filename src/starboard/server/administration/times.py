"""Times as text, for operators and for people banned: the same in all languages."""

from datetime import UTC, datetime

FOREVER = "never"
"""The end of a ban without an end, as the Fluent messages expect it."""


def format_time(at: float | None) -> str:
    """Returns a time as text; None means never."""
    return FOREVER if at is None else datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M UTC")
