"""What an operator can choose, by environment variables (or the options of `starboard serve`, which set them)."""

import os
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

PREFIX = "STARBOARD_"
PEOPLE_AT_ONE_ADDRESS = 10
"""An address may ask for as much as ten people: families, schools and offices share one."""


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
    bots: str = ""
    """Installed bots of other packages that may play here, by commas."""
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
    """Messages a second from one person, at most; from one address ten times as many."""
    sockets: int = 20
    """Sockets of one person, at most; of one address ten times as many. Each worker counts its own."""
    secure: bool = False
    """The server is reached by https: cookies are sent that way only."""
    states: int = 120
    """Whole states a minute that one person may ask for, by connecting or looking; one address ten times as many."""
    chat: int = 30
    """Lines of chat a minute from one person, at most; from one address ten times as many."""
    connections: int = 5000
    """Connections to one worker, at most; those that have waited longest give way."""
    address_connections: int = 300
    """Connections from one address to one worker, at most."""
    request_seconds: float = 20.0
    """Seconds in which a request has to come in."""
    unread_seconds: float = 30.0
    """Seconds in which a client has to read what was sent to it."""
    open_tables: int = 20
    """Tables of one host that wait for players, at most; of one address ten times as many."""
    running_tables: int = 100
    """Unfinished matches of one host, at most; the oldest against bots alone gives way."""
    listed_tables: int = 2
    """Tables of one host in the list of open ones, the newest; of one address five times as many."""
    listed_seconds: float = 1800.0
    """Seconds that an open table stays in that list when its host is not connected."""
    forget_open: float = 1.0
    """Days after which a table that nobody started is closed."""
    forget_solo: float = 14.0
    """Days after which an unfinished match against bots alone is abandoned."""
    keep_guests: float = 365.0
    """Days after which an identity is forgotten that nobody has used, without name, passkey, account or match in play; 0: never."""
    keep_chat: float = 90.0
    """Days after the end of a match for which its chat is kept; 0: for ever."""
    keep_matches: float = 0.0
    """Days for which matches are kept that are over; 0: for ever."""
    tables: int = 20
    """Tables a minute that one person may make; an address may make five times as many."""
    masters: int = 10
    """Matches with master bots that one host may have going; an address may have five times as many."""
    analyses: int = 8
    """Analyses under way and waiting in a worker, at most; half of them from one address."""
    exhibitions: bool = False
    """Matches of bots alone are allowed; they are played while somebody watches."""
    trusted_proxies: str = "127.0.0.1,::1"
    """Addresses and networks of proxies, by commas: what they say of a visitor's address and scheme is believed."""
    access_log: bool = False
    """Every request is logged: person, address, method, path, status, milliseconds."""
    metrics_port: int = 0
    """A port of its own for the figures (`/metrics`), which the public port then refuses; 0: none."""
    metrics_host: str = "127.0.0.1"
    """The address at which that port listens."""
    site: str = ""
    """The web address of the page, as in `https://play.example.org`: passkeys and sign-ins need it, except on `localhost`."""
    oidc_issuer: str = ""
    """The OpenID provider whose accounts people can sign in with, as in `https://id.example.org`; none by default."""
    oidc_client: str = ""
    """What the provider calls this server: its client id there."""
    oidc_secret: str = field(default="", repr=False)
    """The client's secret, if it has one. It belongs into the environment: options of programs can be seen by others."""
    oidc_name: str = ""
    """What the button to sign in calls the provider; its host by default."""

    @property
    def guest_bots(self) -> tuple[str, ...]:
        """The names in `bots`."""
        return tuple(name.strip() for name in self.bots.split(",") if name.strip())

    @property
    def database_url(self) -> str:
        """With the driver that we use."""
        return (self.database or own_database()).replace("postgresql://", "postgresql+asyncpg://")

    @classmethod
    def from_environment(cls) -> "Settings":
        values: dict[str, Any] = {}
        for setting in fields(cls):
            if text := os.environ.get(PREFIX + setting.name.upper()):
                values[setting.name] = text == "1" if setting.type is bool else setting.type(text)  # type: ignore[operator]
        return cls(**values)
