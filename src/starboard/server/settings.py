"""The settings of the server.

The options of `starboard serve` (`cli/settings.py`), the environment variables and the table in
`docs/operating.md` are generated from them.
"""

import os
from dataclasses import Field, dataclass, field, fields
from pathlib import Path
from typing import Any

PREFIX = "STARBOARD_"
PEOPLE_AT_ONE_ADDRESS = 10
"""An address has the limits of ten people: families, schools and offices share one."""


def own_database() -> str:
    """Returns the address of an SQLite file in the user's data folder."""
    folder = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "starboard"
    return f"sqlite:///{folder / 'starboard.db'}"


LIMITS, ACCOUNTS, NOTICES = "Limits", "OpenID Connect", "Notices"
"""Panels of `--help`."""


@dataclass(frozen=True)
class About:
    """The metadata of a setting. `least`: its smallest value."""

    help: str
    least: float | None = None
    panel: str | None = None


def setting(
    default: Any, about: str, *, least: float | None = None, panel: str | None = None, is_secret: bool = False
) -> Any:
    """Declares a field of `Settings`."""
    return field(default=default, repr=not is_secret, metadata={"about": About(about, least, panel)})


def about(setting: "Field[Any]") -> About:
    """Returns the metadata of a setting."""
    found: About = setting.metadata["about"]
    return found


def variable(setting: "Field[Any]") -> str:
    """Returns the environment variable of a setting."""
    return PREFIX + setting.name.upper()


def option(setting: "Field[Any]") -> str:
    """Returns the option of `starboard serve` for a setting."""
    return "--" + setting.name.replace("_", "-")


@dataclass(frozen=True)
class Settings:
    """All settings. Each field can be set by the variable STARBOARD_<FIELD>."""

    host: str = setting("127.0.0.1", "Address to listen on; 0.0.0.0 for all.")
    port: int = setting(8000, "Port to listen on.")
    workers: int = setting(1, "Processes; more than one need PostgreSQL and Redis.", least=1)
    database: str = setting(
        "",
        "`sqlite:///FILE` or `postgresql://USER:PASSWORD@HOST/NAME`; by default a file of the user's.",
    )
    redis: str = setting("", "`redis://HOST`: passes news between workers.")
    origins: str = setting("", "Other sites whose pages may use this server, separated by commas.")
    bot_threads: int = setting(2, "Threads of a bot's search.", least=1)
    bot_pace: float = setting(0.8, "Seconds from a bot's turn to its move.", least=0)
    bots: str = setting("", "Installed bots of other packages that may play here, separated by commas.")
    grace: float = setting(60.0, "Seconds until a bot takes a late player's seat.", least=0)
    absence: float = setting(
        300.0, "Seconds until others may replace a disconnected player if there is no clock.", least=0
    )
    analysis: float = setting(40.0, "Seconds that the analysis of a match takes.", least=0.1)
    hint: float = setting(1.5, "Seconds that the engine thinks about a hint.", least=0.1)
    requests: int = setting(300, "Requests per minute from one address, at most.", least=1, panel=LIMITS)
    messages: int = setting(
        20, "Messages per second from one person over all sockets, at most.", least=1, panel=LIMITS
    )
    sockets: int = setting(20, "Sockets of one person at the same time, at most.", least=1, panel=LIMITS)
    secure: bool = setting(False, "Send cookies over https only.")
    states: int = setting(120, "Whole states per minute for one person, at most.", least=3, panel=LIMITS)
    chat: int = setting(30, "Lines of chat per minute from one person, at most.", least=6, panel=LIMITS)
    connections: int = setting(5000, "Connections to one worker, at most.", least=10, panel=LIMITS)
    address_connections: int = setting(300, "Connections from one address, at most.", least=1, panel=LIMITS)
    request_seconds: float = setting(
        20.0, "Seconds within which a request has to arrive.", least=1, panel=LIMITS
    )
    unread_seconds: float = setting(
        30.0, "Seconds within which a client has to read an answer.", least=1, panel=LIMITS
    )
    open_tables: int = setting(
        20, "Tables of one host that wait for players, at most.", least=1, panel=LIMITS
    )
    running_tables: int = setting(100, "Unfinished matches of one host, at most.", least=1, panel=LIMITS)
    listed_tables: int = setting(
        2, "Tables of one host in the list of open tables, at most.", least=1, panel=LIMITS
    )
    listed_seconds: float = setting(
        1800.0, "Seconds until the table of an absent host leaves that list.", least=1, panel=LIMITS
    )
    forget_open: float = setting(
        1.0, "Days until a table whose match never began is closed.", least=0, panel=LIMITS
    )
    forget_solo: float = setting(
        14.0, "Days until an idle match of one person against bots is abandoned.", least=0, panel=LIMITS
    )
    keep_guests: float = setting(
        365.0,
        "Days until an unused identity is deleted if it has no name, passkey, account or unfinished match; "
        "0: never.",
        least=0,
        panel=LIMITS,
    )
    keep_chat: float = setting(
        90.0, "Days until chat is deleted after the end of its match; 0: never.", least=0, panel=LIMITS
    )
    keep_matches: float = setting(
        0.0, "Days until matches are deleted after their end; 0: never.", least=0, panel=LIMITS
    )
    tables: int = setting(20, "New tables per minute by one person, at most.", least=1, panel=LIMITS)
    masters: int = setting(
        10, "Running matches of one host with master bots, at most.", least=0, panel=LIMITS
    )
    analyses: int = setting(8, "Running and waiting analyses in a worker, at most.", least=1, panel=LIMITS)
    exhibitions: bool = setting(False, "Allow matches of bots alone, played while somebody watches.")
    no_offline: bool = setting(
        False, "Make browsers remove the copy of the page that they keep for times without a connection."
    )
    trusted_proxies: str = setting(
        "127.0.0.1,::1",
        "Addresses and networks whose `X-Forwarded-For` and `X-Forwarded-Proto` are trusted, "
        "separated by commas.",
    )
    access_log: bool = setting(False, "Log every request.")
    metrics_port: int = setting(0, "A separate port for `/metrics`; 0: none.", least=0)
    metrics_host: str = setting("127.0.0.1", "The address of that port.")
    site: str = setting(
        "", "Web address of the page, such as `https://play.example.org`, for passkeys and sign-ins."
    )
    oidc_issuer: str = setting(
        "",
        "OpenID provider whose accounts people can sign in with, such as `https://id.example.org`.",
        panel=ACCOUNTS,
    )
    oidc_client: str = setting("", "Client id of this server at the provider.", panel=ACCOUNTS)
    oidc_secret: str = setting(
        "",
        "The client's secret, if any. Use the variable: other users of the machine can see options.",
        panel=ACCOUNTS,
        is_secret=True,
    )
    oidc_name: str = setting("", "Name of the provider on the button; by default its host.", panel=ACCOUNTS)
    notices: str = setting(
        "push,mailto,mailtos,tgram,discord,matrix,matrixs,ntfy,ntfys,slack,gotify,gotifys,pover,json,jsons",
        "How people may be told that it is their turn, separated by commas: `push`, and schemes of Apprise; "
        "`none`: not at all.",
        panel=NOTICES,
    )
    notice_delay: float = setting(
        60.0, "Seconds from the beginning of a turn to its notice.", least=0, panel=NOTICES
    )
    notices_per_hour: int = setting(
        30, "Notices to one person per hour and worker, at most.", least=1, panel=NOTICES
    )
    notice_networks: str = setting(
        "",
        "Private networks that notices may be sent to, such as `10.0.0.0/8`, separated by commas.",
        panel=NOTICES,
    )
    notice_contact: str = setting(
        "",
        "Where push services can reach you: `mailto:ADDRESS` or a web address; by default `--site`.",
        panel=NOTICES,
    )

    @property
    def guest_bots(self) -> tuple[str, ...]:
        """The names in `bots`."""
        return tuple(name.strip() for name in self.bots.split(",") if name.strip())

    @property
    def database_url(self) -> str:
        """The address of the database, with the driver that we use."""
        return (self.database or own_database()).replace("postgresql://", "postgresql+asyncpg://")

    @classmethod
    def from_environment(cls) -> "Settings":
        values: dict[str, Any] = {}
        for one in fields(cls):
            if text := os.environ.get(variable(one)):
                is_bool = one.type is bool
                values[one.name] = text == "1" if is_bool else one.type(text)  # type: ignore[operator]
        return cls(**values)

    def to_environment(self) -> None:
        """Sets the environment variables for child processes."""
        for one in fields(self):
            value = getattr(self, one.name)
            os.environ[variable(one)] = str(int(value)) if isinstance(value, bool) else str(value)


def settings_table() -> str:
    """Returns all settings as a Markdown table."""
    lines = ["| option | variable | default | |", "|---|---|---|---|"]
    for one in fields(Settings):
        default = f"`{one.default}`" if one.default != "" else ""
        lines.append(f"| `{option(one)}` | `{variable(one)}` | {default} | {about(one).help} |")
    return "\n".join(lines) + "\n"
