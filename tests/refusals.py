"""Helpers for the games' `refusals.py`: changes to the table that remove a reason for refusing a move."""

from collections.abc import Callable
from typing import Any

Repair = Callable[[Any, int, dict[str, Any]], None]
PLENTY = 9


def repair(field: str, value: int) -> Repair:
    def of_table(table: Any, seat: int, move: dict[str, Any]) -> None:
        table[field] = value

    return of_table


def repair_seat(field: str, value: int) -> Repair:
    def of_seat(table: Any, seat: int, move: dict[str, Any]) -> None:
        table[field][seat] = value

    return of_seat


def give_card(names: tuple[str, ...]) -> Repair:
    def into_hand(table: Any, seat: int, move: dict[str, Any]) -> None:
        card = names.index(move["card"])
        table["hands"][seat][card] += 1
        table["hand_kinds"][seat] |= 1 << card

    return into_hand
