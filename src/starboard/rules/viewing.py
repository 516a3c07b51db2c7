"""Views: what everybody sees, and to it what a seat sees of its own."""

from collections.abc import Callable
from typing import Any

from starboard.rules.reading import Reading

Public = Callable[[Reading], dict[str, Any]]
Private = Callable[[Reading, int], dict[str, Any]]


def seen_by(table: Reading, viewer: int | None, public: Public, private: Private) -> dict[str, Any]:
    """The table as a seat sees it, or a spectator (None). What is public is put together once for all who look."""
    if table.public is None:
        table.public = public(table)
    shared = table.public
    if viewer is None:
        return {**shared}
    return {**shared, "seats": with_own(table, shared["seats"], private, viewer)}


def seen_by_all(table: Reading, public: Public, private: Private) -> dict[str, Any]:
    """The table with nothing hidden at any seat."""
    shared = seen_by(table, None, public, private)
    return {**shared, "seats": with_own(table, shared["seats"], private, *range(table["players"]))}


def with_own(table: Reading, seats: list[dict[str, Any]], private: Private, *viewers: int) -> list[dict[str, Any]]:
    """The seats, with what these seats see of their own."""
    return [{**seen, **private(table, seat)} if seat in viewers else seen for seat, seen in enumerate(seats)]


def fresh(value: Any) -> Any:
    """A copy of a view that shares nothing with the original."""
    if isinstance(value, dict):
        return {key: fresh(part) for key, part in value.items()}
    return [fresh(part) for part in value] if isinstance(value, list) else value
