"""`Act`: one entry in the log of a table. Moves are acts; so is everything else that happens between start and end."""

from typing import Any, Literal

from msgspec import Struct

Kind = Literal["move", "back", "late", "leave", "bot", "close", "return", "given", "hint"]
"""move: a move of the match. back: the last one is taken back. late: the time is over. leave: the owner goes.
bot: a bot takes the seat of somebody late or gone. close: somebody (`by`) wants that seat closed; it is, when all others do.
return: the owner is back. given: the match begins with moves of another one. hint: somebody asked for the best moves."""

PLAYED = frozenset({"move", "back", "hint"})
"""Acts within the match: nobody comes or goes by them."""


class Act(Struct, frozen=True):
    """`number` counts the acts of a table: an act answers to the number that its sender has seen."""

    table_id: str
    number: int
    kind: Kind
    seat: int
    data: dict[str, Any]
    at: float


def without_taken_back(acts: list[Act]) -> list[Act]:
    """The acts, without moves that were taken back at once: reading a table need not make and unmake them again.

    A move by which somebody late came back stays, since it did more than move.
    """
    kept: list[tuple[Act, bool]] = []
    late: set[int] = set()
    for act in acts:
        if act.kind == "back" and kept and kept[-1][0].kind == "move" and not kept[-1][1]:
            kept.pop()
            continue
        kept.append((act, act.seat in late))
        if act.kind == "late":
            late.add(act.seat)
        elif act.kind in ("move", "return"):
            late.discard(act.seat)
    return [act for act, _ in kept]
