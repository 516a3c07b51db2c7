"""Cancels work whose client has disconnected."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from litestar import Request

Result = TypeVar("Result")


async def while_connected(
    request: Request[Any, Any, Any], work: Coroutine[Any, Any, Result]
) -> Result | None:
    """Returns the result of `work`, or cancels it and returns None if the client disconnects first."""
    working = asyncio.create_task(work)
    leaving = asyncio.create_task(disconnected(request))
    try:
        await asyncio.wait((working, leaving), return_when=asyncio.FIRST_COMPLETED)
        return await working if working.done() else None
    finally:
        working.cancel()
        leaving.cancel()


async def disconnected(request: Request[Any, Any, Any]) -> None:
    """Waits until the client disconnects. The request has to be read before."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
