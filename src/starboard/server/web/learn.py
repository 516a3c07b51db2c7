"""Tutorials: their steps, and their match at any moment. The page keeps the learner's progress."""

import asyncio
import time
from typing import Annotated

from litestar import get
from litestar.params import Parameter
from msgspec import Raw, Struct

from starboard.engine.naming import NamedMove
from starboard.match import Match, Result, StarboardError, replay
from starboard.match.record import Options
from starboard.server.play.messages import NO_MOVES, Clocks, Seat, State, Who, events_of
from starboard.server.web.answers import ANSWERS
from starboard.tutorials import Tutorial, Wrong, keys, tutorial

GENTLE = "beginner"


class StepInfo(Struct):
    """A step, shown after `at` moves. `says`: the key of its message; `points`: parts of the table to ring.

    `move`: the one that the learner has to find, if any. `later`: skip to it, without showing earlier moves.
    """

    at: int
    says: str
    points: list[str]
    move: NamedMove | None
    wrong: list[Wrong]
    later: bool


class TutorialInfo(Struct):
    """A tutorial: a prepared match and the steps through it. `seat` is the learner's."""

    key: str
    game: str
    players: int
    options: Options
    seat: int
    seats: list[Seat]
    steps: list[StepInfo]


@get("/api/tutorials", responses=ANSWERS, sync_to_thread=False)
def tutorials() -> list[str]:
    """Returns the keys of all tutorials."""
    return list(keys())


@get("/api/tutorials/{key:str}", responses=ANSWERS, sync_to_thread=False)
def steps(key: str) -> TutorialInfo:
    """Returns a tutorial."""
    return info_of(tutorial(key))


def info_of(found: Tutorial) -> TutorialInfo:
    """Returns a tutorial as the page gets it."""
    moves = found.record.moves
    infos = [
        StepInfo(
            step.at, step.says, step.points, moves[step.at] if step.asks else None, step.wrong, step.later
        )
        for step in found.steps
    ]
    return TutorialInfo(
        found.key, found.game, found.players, found.record.options, found.seat, seats(found), infos
    )


@get("/api/tutorials/{key:str}/moments/{number:int}", responses=ANSWERS)
async def tutorial_moment(
    key: str,
    number: int,
    since: Annotated[int, Parameter(ge=0, description="The first event to return.")] = 0,
) -> State:
    """Returns the match of a tutorial after `number` moves, as the learner sees it."""
    return moment_of(*await after(key, number), number, since)


def moment_of(found: Tutorial, match: Match, number: int, since: int = 0) -> State:
    """Returns the match of a tutorial after `number` moves, with the events from `since` on."""
    return State(
        number=number,
        first_event=since,
        events=events_of(match, found.seat, since),
        view=Raw(match.view_json(found.seat)),
        moves=Raw(match.moves_json()) if match.to_move == found.seat else NO_MOVES,
        clocks=Clocks(time.time(), time.time(), None, []),
        seats=seats(found),
        points=match.result() if match.over else None,
        truth=Raw(match.table_json()) if match.over else None,
    )


@get("/api/tutorials/{key:str}/moments/{number:int}/points", responses=ANSWERS)
async def tutorial_points(key: str, number: int) -> Result:
    """Returns the score sheet as if the match of a tutorial ended after `number` moves."""
    return (await after(key, number))[1].result()


async def after(key: str, number: int) -> tuple[Tutorial, Match]:
    """Returns a tutorial and its match after `number` moves."""
    found = tutorial(key)
    last = len(found.record.moves)
    if not 0 <= number <= last:
        raise StarboardError("no-moment", last=last)
    return found, await asyncio.to_thread(replay, found.record, number)


def seats(found: Tutorial) -> list[Seat]:
    """Returns the seats: the learner's, and beginner bots."""
    return [
        Seat(seat, Who("", ""), None) if seat == found.seat else Seat(seat, None, GENTLE)
        for seat in range(found.players)
    ]
