"""`Act`: one entry in the log of a table. Moves are acts; so is everything else that happens between start and end."""

from typing import Any, Literal

from msgspec import Struct, structs

Kind = Literal["move", "back", "late", "leave", "bot", "close", "return", "given", "hint", "rewind", "end"]
"""move: a move of the match. back: the last one is taken back. late: the time is over. leave: the owner goes.
bot: a bot takes the seat of somebody late, gone or absent (`absent`: since when). close: somebody (`by`) wants that seat closed;
it is, when all others do.
return: the owner is back. given: the match begins with moves of another one. hint: somebody asked for the best moves.
rewind: an operator goes back to what the first `to` acts had led to. end: an operator ends the match. Both have a `reason`."""

BY_OPERATOR = frozenset({"rewind", "end"})
"""Acts of nobody at the table; their seat is 0."""

PLAYED = frozenset({"move", "back", "hint"})
"""Acts within the match: nobody comes or goes by them."""


NOTED = "noted"
"""In the data of an act that is only to be noted: what it did was left out."""


class Act(Struct, frozen=True):
    """`number` counts the acts of a table: an act answers to the number that its sender has seen."""

    table_id: str
    number: int
    kind: Kind
    seat: int
    data: dict[str, Any]
    at: float


def in_force(acts: list[Act]) -> list[Act]:
    """The acts that still count: the log keeps what was rewound, and the match goes on without it."""
    last = next((index for index in reversed(range(len(acts))) if acts[index].kind == "rewind"), None)
    if last is None:
        return acts
    before = [act for act in acts[:last] if act.number < acts[last].data["to"]]
    return [*in_force(before), *acts[last:]]


def without_taken_back(acts: list[Act]) -> list[Act]:
    """The acts, without moves that were taken back at once: reading a table need not make and unmake them again.

    That they were taken back is still noted. A move by which somebody came back, or that a bot made, stays: it did more than move.
    """
    kept: list[tuple[Act, bool]] = []
    away: set[int] = set()
    for act in acts:
        last = len(kept) - 1
        while last >= 0 and NOTED in kept[last][0].data:
            last -= 1
        if act.kind == "back" and last >= 0 and kept[last][0].kind == "move" and not kept[last][1]:
            del kept[last]
            kept.append((structs.replace(act, data={NOTED: True}), False))
            continue
        is_by_bot = "bot" in act.data
        kept.append((act, act.seat in away or is_by_bot))
        if act.kind in ("late", "close"):
            away.add(act.seat)
        elif act.kind in ("move", "return") and not is_by_bot:
            away.discard(act.seat)
    return [act for act, _ in kept]
