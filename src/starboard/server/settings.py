"""What an operator can choose, by environment variables (or the options of `starboard serve`, which set them)."""

import os
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

PREFIX = "STARBOARD_"


def own_database() -> str:
    """A file of the user's own."""
    folder = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "starboard"
    return f"sqlite:///{folder / 'starboard.db'}"


@dataclass(frozen=True)
class Settings:
    """Each field is read from STARBOARD_<FIELD>."""

    database: str = ""
    """`sqlite:///FILE` or `postgresql://USER:PASSWORD@HOST/NAME`; by default a file of the user's own."""
    redis: str = ""
    """`redis://HOST`: passes the word between workers. Needed by more than one worker."""
    origins: str = ""
    """Other web addresses whose pages may use this server, by commas."""
    bot_threads: int = 2
    """For a bot's search."""
    bot_pace: float = 0.8
    """Seconds from a bot's turn to its move, however long it thought: its timing tells nothing."""
    grace: float = 60.0
    """Seconds that a late player has left to come back, before a bot takes the seat."""
    absence: float = 300.0
    """Seconds that a table without a clock waits for somebody who is not connected, before the others may let a bot play."""
    analysis: float = 40.0
    """Seconds that going through a whole match takes."""
    hint: float = 1.5
    """Seconds that the engine thinks about a hint."""
    requests: int = 300
    """Requests a minute from one address, at most."""
    messages: int = 20
    """Messages a second over one socket, at most."""
    sockets: int = 100
    """Sockets from one address, at most; each worker counts its own."""
    secure: bool = False
    """The server is reached by https: cookies are sent that way only."""

    @property
    def database_url(self) -> str:
        """With the driver that we use."""
        return (self.database or own_database()).replace("postgresql://", "postgresql+asyncpg://")

    @classmethod
    def from_environment(cls) -> "Settings":
        values: dict[str, Any] = {}
        for field in fields(cls):
            if text := os.environ.get(PREFIX + field.name.upper()):
                values[field.name] = text == "1" if field.type is bool else field.type(text)  # type: ignore[operator]
        return cls(**values)
