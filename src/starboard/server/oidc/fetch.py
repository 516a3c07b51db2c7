"""Asking the provider: within a few seconds, for little, and never where a redirect leads."""

import asyncio
import math
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Generic, TypeVar

from starboard.match import StarboardError
from starboard.server.observe import log

if TYPE_CHECKING:
    from httpx2 import AsyncClient

SECONDS = 5.0
"""For one answer, from the connection to its last byte."""
LARGEST_ANSWER = 256 * 1024
MOST_CONNECTIONS = 20
"""Of one worker to the provider: further sign-ins wait for one, within the same seconds."""
KEPT_SECONDS = 3600.0

Value = TypeVar("Value")


class Fetcher:
    """HTTP to the provider. What is packed is not unpacked: a small answer stays small."""

    def __init__(self) -> None:
        self._client: Cached[AsyncClient] = Cached(lambda: asyncio.to_thread(new_client), math.inf)

    async def ask(
        self,
        method: str,
        address: str,
        form: dict[str, str] | None = None,
        login: tuple[str, str] | None = None,
    ) -> tuple[int, bytes]:
        """The status and the body of an answer."""
        try:
            async with asyncio.timeout(SECONDS):
                client = await self._client.get()
                async with client.stream(method, address, data=form, auth=login) as answer:
                    body = b""
                    async for part in answer.aiter_raw():
                        body += part
                        if len(body) > LARGEST_ANSWER:
                            raise down(address, "its answer is too large")
                    return answer.status_code, body
        except StarboardError:
            raise
        except Exception as error:  # of the network, of TLS, of HTTP, or out of time
            raise down(address, type(error).__name__) from None

    async def close(self) -> None:
        """Ends the connections."""
        if self._client.is_there:
            await (await self._client.get()).aclose()


def new_client() -> "AsyncClient":
    """Takes a moment: the library is imported, and the certificates of all authorities are read."""
    from httpx2 import AsyncClient, Limits

    headers = {"accept": "application/json", "accept-encoding": "identity"}
    return AsyncClient(headers=headers, timeout=SECONDS, limits=Limits(max_connections=MOST_CONNECTIONS))


def down(address: str, problem: str) -> StarboardError:
    """The provider does not answer as it should; the log has the reason, without what was sent."""
    log.warning(
        "the OpenID provider does not answer",
        extra={"address": address.partition("?")[0], "problem": problem},
    )
    return StarboardError("account-down")


class Cached(Generic[Value]):
    """A document that is asked for again when it is old. All who want it at the same time wait for one answer."""

    def __init__(self, load: Callable[[], Awaitable[Value]], most_seconds: float = KEPT_SECONDS) -> None:
        self._load = load
        self._most_seconds = most_seconds
        self._asked = 0.0
        self._task: asyncio.Future[Value] | None = None

    @property
    def is_there(self) -> bool:
        """Whether it was asked for, and has not failed."""
        return self._task is not None and not self._is_over(self._task, math.inf)

    async def get(self, most_seconds: float | None = None) -> Value:
        """The document, if it is not older than that, or a new one."""
        allowed = self._most_seconds if most_seconds is None else most_seconds
        if self._task is None or self._is_over(self._task, allowed):
            self._asked = time.monotonic()
            self._task = asyncio.ensure_future(self._load())
        return await asyncio.shield(self._task)

    def _is_over(self, task: "asyncio.Future[Value]", most_seconds: float) -> bool:
        if not task.done():
            return False
        return (
            task.cancelled() or task.exception() is not None or time.monotonic() >= self._asked + most_seconds
        )
