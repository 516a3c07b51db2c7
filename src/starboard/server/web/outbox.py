"""`Outbox`: messages queued for one client. Adding one never waits, so that a slow client delays nobody."""

import asyncio


class Outbox:
    """A queue that is emptied in one go. Lighter than `asyncio.Queue`: every move passes through several."""

    def __init__(self, most: int, most_bytes: int) -> None:
        self.most = most
        self.most_bytes = most_bytes
        self.is_full = False
        """Whether a message did not fit, because the client is too slow."""
        self._messages: list[bytes] = []
        self._bytes = 0
        self._waiting: asyncio.Future[None] | None = None

    def put(self, message: bytes) -> bool:
        """Adds a message. Returns whether there was room."""
        if len(self._messages) >= self.most or self._bytes >= self.most_bytes:
            self.is_full = True
            return False
        self._messages.append(message)
        self._bytes += len(message)
        if self._waiting and not self._waiting.done():
            self._waiting.set_result(None)
        return True

    async def take(self) -> list[bytes]:
        """Removes and returns all messages. Waits if there are none."""
        if not self._messages:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        messages, self._messages, self._bytes = self._messages, [], 0
        return messages
