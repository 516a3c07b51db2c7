"""The scorepad, for players of the boxed games. Nothing is stored."""

import asyncio
from typing import Any

from litestar import post
from litestar.handlers import HTTPRouteHandler

from starboard.games import rulebook
from starboard.match import Result
from starboard.scorepad import Scorepad, scorepads
from starboard.server.web.answers import ANSWERS


def handler(key: str, pad: Scorepad) -> HTTPRouteHandler:
    """Returns the handler that scores sheets of one game."""

    async def score(data: Any) -> Result:
        return await asyncio.to_thread(pad.score, data)

    score.__name__ = f"score_{key}"
    score.__doc__ = f"Returns the score of a table of {rulebook(key).name}."
    score.__annotations__["data"] = pad.sheet
    return post(f"/api/score/{key}", responses=ANSWERS, status_code=200)(score)


HANDLERS = tuple(handler(key, pad) for key, pad in scorepads().items())
