"""`Announcement`: what an operator tells all players, and when maintenance begins."""

from msgspec import Struct

from starboard.server.play.messages import ServerMessage


class Announcement(Struct, frozen=True):
    """`begins`: when maintenance begins or has begun (seconds since 1970); none: the words are not about that.

    `ends_at_start`: it is over when the server has been started again.
    """

    words: str
    begins: float | None = None
    ends_at_start: bool = False

    def is_maintenance(self, now: float) -> bool:
        """Whether maintenance has begun."""
        return self.begins is not None and self.begins <= now


class Announced(ServerMessage, tag="announcement"):
    """Tells a client of the announcement, or that there is none. `now` is the server's time, to count down by."""

    announcement: Announcement | None
    now: float
