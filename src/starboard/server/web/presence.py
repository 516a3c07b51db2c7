"""Work for a client that may leave before it is done."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from litestar import Request

Result = TypeVar("Result")


async def while_connected(
    request: Request[Any, Any, Any], work: Coroutine[Any, Any, Result]
) -> Result | None:
    """What `work` returns; it is cancelled when the client goes, and then there is nobody left to answer."""
    working = asyncio.create_task(work)
    leaving = asyncio.create_task(left(request))
    try:
        await asyncio.wait((working, leaving), return_when=asyncio.FIRST_COMPLETED)
        return await working if working.done() else None
    finally:
        working.cancel()
        leaving.cancel()


async def left(request: Request[Any, Any, Any]) -> None:
    """Waits until the client has gone; its request has been read already."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
