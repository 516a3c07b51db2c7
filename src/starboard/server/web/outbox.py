"""`Outbox`: messages on their way to one client. Putting one in never waits: a slow client delays nobody."""

import asyncio


class Outbox:
    """Like a queue that is emptied at one go; lighter, since every move passes through several."""

    def __init__(self, most: int, most_bytes: int) -> None:
        self.most = most
        self.most_bytes = most_bytes
        self.is_full = False
        """A message did not fit: the client is too slow."""
        self._messages: list[bytes] = []
        self._bytes = 0
        self._waiting: asyncio.Future[None] | None = None

    def put(self, message: bytes) -> bool:
        """Whether there was room."""
        if len(self._messages) >= self.most or self._bytes >= self.most_bytes:
            self.is_full = True
            return False
        self._messages.append(message)
        self._bytes += len(message)
        if self._waiting and not self._waiting.done():
            self._waiting.set_result(None)
        return True

    async def take(self) -> list[bytes]:
        """All that is there; waits for the first."""
        if not self._messages:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        messages, self._messages, self._bytes = self._messages, [], 0
        return messages
