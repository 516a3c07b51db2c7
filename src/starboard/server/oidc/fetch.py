"""Requests to the provider: limited in time and size, and without following redirects."""

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
"""Timeout of one request, from connecting to the last byte of the response."""
LARGEST_ANSWER = 256 * 1024
MOST_CONNECTIONS = 20
"""Of one worker to the provider. Further sign-ins wait for a connection, within the same timeout."""
KEPT_SECONDS = 3600.0

Value = TypeVar("Value")


class Fetcher:
    """HTTP client for the provider. Bodies are not decompressed, so that `LARGEST_ANSWER` limits memory."""

    def __init__(self) -> None:
        self._client: Cached[AsyncClient] = Cached(lambda: asyncio.to_thread(new_client), math.inf)

    async def ask(
        self,
        method: str,
        address: str,
        form: dict[str, str] | None = None,
        login: tuple[str, str] | None = None,
    ) -> tuple[int, bytes]:
        """Returns the status and the body of the response."""
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
        except Exception as error:  # network, TLS, HTTP or timeout
            raise down(address, type(error).__name__) from None

    async def close(self) -> None:
        """Closes the connections."""
        if self._client.is_there:
            await (await self._client.get()).aclose()


def new_client() -> "AsyncClient":
    """Returns an HTTP client. Slow: imports the library and reads the certificates of all authorities."""
    from httpx2 import AsyncClient, Limits

    headers = {"accept": "application/json", "accept-encoding": "identity"}
    return AsyncClient(headers=headers, timeout=SECONDS, limits=Limits(max_connections=MOST_CONNECTIONS))


def down(address: str, problem: str) -> StarboardError:
    """Returns the error for a provider that does not answer properly. Logs the reason, but no data sent."""
    log.warning(
        "the OpenID provider does not answer",
        extra={"address": address.partition("?")[0], "problem": problem},
    )
    return StarboardError("account-down")


class Cached(Generic[Value]):
    """A value that is loaded again when it is old. Concurrent callers share one load."""

    def __init__(self, load: Callable[[], Awaitable[Value]], most_seconds: float = KEPT_SECONDS) -> None:
        self._load = load
        self._most_seconds = most_seconds
        self._asked = 0.0
        self._task: asyncio.Future[Value] | None = None

    @property
    def is_there(self) -> bool:
        """Whether the value is loaded or being loaded."""
        return self._task is not None and not self._is_over(self._task, math.inf)

    async def get(self, most_seconds: float | None = None) -> Value:
        """Returns the value, loaded again if it is older than `most_seconds`."""
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
