"""`Announcement`: an operator's message to all players, and when maintenance begins."""

from msgspec import Struct

from starboard.server.play.messages import ServerMessage


class Announcement(Struct, frozen=True):
    """An operator's message. `begins`: when maintenance begins or began (seconds since 1970), if it does.

    `ends_at_start`: the next start of the server removes it.
    """

    words: str
    begins: float | None = None
    ends_at_start: bool = False

    def is_maintenance(self, now: float) -> bool:
        """Whether maintenance has begun."""
        return self.begins is not None and self.begins <= now


class Announced(ServerMessage, tag="announcement"):
    """The current announcement, or None. `now` is the server's time, for a countdown."""

    announcement: Announcement | None
    now: float
