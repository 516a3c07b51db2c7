"""Serving tables to browsers, and looking after the database."""

import ipaddress
import os
import re
import sqlite3
from dataclasses import fields
from pathlib import Path
from typing import Annotated, Any

import typer

from starboard.cli.common import Lang, console, fail, get_ready, print_json, progress_bar
from starboard.games import KEYS
from starboard.match import StarboardError
from starboard.server.settings import PREFIX, Settings
from starboard.words import say

app = typer.Typer()
DEFAULTS = Settings()
SITE = re.compile(r"https://[a-z0-9.-]*[a-z](:\d+)?|http://localhost(:\d+)?")
"""Passkeys belong to a domain, in small letters and without a path, reached by https; browsers trust `localhost` without."""

Database = Annotated[
    str,
    typer.Option(
        envvar=PREFIX + "DATABASE",
        help="`sqlite:///FILE` or `postgresql://USER:PASSWORD@HOST/NAME`; by default a file of your own.",
        show_default=False,
    ),
]


def limit(name: str, least: float, help_text: str) -> Any:
    """An option that limits what visitors may do; shown apart from the others."""
    return typer.Option(envvar=PREFIX + name, show_envvar=False, min=least, help=help_text, rich_help_panel="Limits")


def account_option(name: str, help_text: str) -> Any:
    """An option of signing in with accounts from elsewhere; shown apart from the others."""
    variable = f"{PREFIX}OIDC_{name}"
    return typer.Option(envvar=variable, show_envvar=False, help=help_text, show_default=False, rich_help_panel="OpenID Connect")


@app.command()
def serve(
    lang: Lang,
    host: Annotated[str, typer.Option(envvar=PREFIX + "HOST", help="Address to listen at; 0.0.0.0 for all.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(envvar=PREFIX + "PORT", help="Port to listen at.")] = 8000,
    workers: Annotated[int, typer.Option(envvar=PREFIX + "WORKERS", min=1, help="Processes; more than one need Redis.")] = 1,
    database: Database = "",
    redis: Annotated[str, typer.Option(envvar=PREFIX + "REDIS", help="`redis://HOST`: passes the word between workers.")] = "",
    origins: Annotated[
        str, typer.Option(envvar=PREFIX + "ORIGINS", help="Other sites whose pages may use this server, by commas.")
    ] = "",
    bot_threads: Annotated[
        int, typer.Option(envvar=PREFIX + "BOT_THREADS", min=1, help="For a bot's search.")
    ] = DEFAULTS.bot_threads,
    bot_pace: Annotated[
        float, typer.Option(envvar=PREFIX + "BOT_PACE", min=0, help="Seconds from a bot's turn to its move.")
    ] = DEFAULTS.bot_pace,
    bots: Annotated[
        str, typer.Option(envvar=PREFIX + "BOTS", help="Installed bots of other packages that may play here, by commas.")
    ] = "",
    grace: Annotated[
        float, typer.Option(envvar=PREFIX + "GRACE", min=0, help="Seconds until a bot takes a late player's seat.")
    ] = DEFAULTS.grace,
    absence: Annotated[
        float,
        typer.Option(envvar=PREFIX + "ABSENCE", min=0, help="Seconds until others may replace a player who is not connected."),
    ] = DEFAULTS.absence,
    analysis: Annotated[
        float, typer.Option(envvar=PREFIX + "ANALYSIS", min=0.1, help="Seconds that going through a match takes.")
    ] = DEFAULTS.analysis,
    hint: Annotated[
        float, typer.Option(envvar=PREFIX + "HINT", min=0.1, help="Seconds that the engine thinks about a hint.")
    ] = DEFAULTS.hint,
    requests: Annotated[int, limit("REQUESTS", 1, "Requests a minute from one address, at most.")] = DEFAULTS.requests,
    messages: Annotated[int, limit("MESSAGES", 1, "Messages a second from one person, at most.")] = DEFAULTS.messages,
    sockets: Annotated[int, limit("SOCKETS", 1, "Sockets of one person, at most.")] = DEFAULTS.sockets,
    states: Annotated[int, limit("STATES", 3, "States a minute that one person may ask for.")] = DEFAULTS.states,
    chat: Annotated[int, limit("CHAT", 6, "Lines of chat a minute from one person, at most.")] = DEFAULTS.chat,
    connections: Annotated[int, limit("CONNECTIONS", 10, "Connections to one worker, at most.")] = DEFAULTS.connections,
    address_connections: Annotated[
        int, limit("ADDRESS_CONNECTIONS", 1, "Connections from one address, at most.")
    ] = DEFAULTS.address_connections,
    request_seconds: Annotated[
        float, limit("REQUEST_SECONDS", 1, "Seconds in which a request has to come in.")
    ] = DEFAULTS.request_seconds,
    unread_seconds: Annotated[
        float, limit("UNREAD_SECONDS", 1, "Seconds in which an answer has to be read.")
    ] = DEFAULTS.unread_seconds,
    open_tables: Annotated[int, limit("OPEN_TABLES", 1, "Waiting tables of one host, at most.")] = DEFAULTS.open_tables,
    running_tables: Annotated[
        int, limit("RUNNING_TABLES", 1, "Unfinished matches of one host, at most.")
    ] = DEFAULTS.running_tables,
    listed_tables: Annotated[
        int, limit("LISTED_TABLES", 1, "Tables of one host in the list of open ones.")
    ] = DEFAULTS.listed_tables,
    listed_seconds: Annotated[
        float,
        limit("LISTED_SECONDS", 1, "Seconds until a table whose host is away leaves the list."),
    ] = DEFAULTS.listed_seconds,
    forget_open: Annotated[
        float, limit("FORGET_OPEN", 0, "Days until a table that nobody started is closed.")
    ] = DEFAULTS.forget_open,
    forget_solo: Annotated[
        float,
        limit("FORGET_SOLO", 0, "Days until a match against bots alone is abandoned."),
    ] = DEFAULTS.forget_solo,
    keep_guests: Annotated[
        float, limit("KEEP_GUESTS", 0, "Days until an unused identity without a name is forgotten; 0: never.")
    ] = DEFAULTS.keep_guests,
    keep_chat: Annotated[float, limit("KEEP_CHAT", 0, "Days that chat is kept after a match; 0: for ever.")] = DEFAULTS.keep_chat,
    keep_matches: Annotated[
        float, limit("KEEP_MATCHES", 0, "Days that matches are kept after their end; 0: for ever.")
    ] = DEFAULTS.keep_matches,
    secure: Annotated[bool, typer.Option("--secure", envvar=PREFIX + "SECURE", help="Cookies by https only.")] = False,
    tables: Annotated[int, limit("TABLES", 1, "Tables a minute that one person may make.")] = DEFAULTS.tables,
    masters: Annotated[int, limit("MASTERS", 0, "Matches with master bots that one host may have going.")] = DEFAULTS.masters,
    analyses: Annotated[int, limit("ANALYSES", 1, "Analyses under way and waiting in a worker, at most.")] = DEFAULTS.analyses,
    exhibitions: Annotated[
        bool,
        typer.Option(
            "--exhibitions", envvar=PREFIX + "EXHIBITIONS", help="Allow matches of bots alone, played while somebody watches."
        ),
    ] = False,
    trusted_proxies: Annotated[
        str,
        typer.Option(
            envvar=PREFIX + "TRUSTED_PROXIES", help="Addresses and networks whose X-Forwarded-For is believed, by commas."
        ),
    ] = DEFAULTS.trusted_proxies,
    access_log: Annotated[
        bool, typer.Option("--access-log", envvar=PREFIX + "ACCESS_LOG", help="Log every request with person and address.")
    ] = False,
    metrics_port: Annotated[
        int, typer.Option(envvar=PREFIX + "METRICS_PORT", min=0, help="A port of its own for /metrics; 0: none.")
    ] = DEFAULTS.metrics_port,
    metrics_host: Annotated[
        str, typer.Option(envvar=PREFIX + "METRICS_HOST", help="Address of that port.")
    ] = DEFAULTS.metrics_host,
    site: Annotated[
        str,
        typer.Option(
            envvar=PREFIX + "SITE", help="Web address of the page, as in https://play.example.org: for passkeys and sign-in."
        ),
    ] = "",
    oidc_issuer: Annotated[str, account_option("ISSUER", "OpenID provider to sign in with, as in https://id.example.org.")] = "",
    oidc_client: Annotated[str, account_option("CLIENT", "Client id of this server there.")] = "",
    oidc_secret: Annotated[str, account_option("SECRET", "The client's secret: better given as STARBOARD_OIDC_SECRET.")] = "",
    oidc_name: Annotated[str, account_option("NAME", "What the button calls the provider; its host by default.")] = "",
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
) -> None:
    """Serve tables to browsers. Every option can be given as an environment variable: `--bot-pace` as STARBOARD_BOT_PACE."""
    options = dict(locals())  # what was chosen, by the names of the settings
    import uvicorn

    from starboard.server.administration.maintenance import note_start
    from starboard.server.levels import check_guests
    from starboard.server.metrics import serve_figures, share_figures
    from starboard.server.observe import LOGGING
    from starboard.server.oidc.check import check as check_oidc

    checked_database(database, lang)
    if workers > 1 and (not redis or not database.startswith("postgresql://")):
        raise fail(StarboardError("workers-need"), lang)
    checked_proxies(trusted_proxies, lang)
    if site and not SITE.fullmatch(site):
        raise fail(StarboardError("bad-site", site=site), lang)
    chosen = Settings(**{field.name: options[field.name] for field in fields(Settings)})
    try:
        check_oidc(chosen, host)
        check_guests(chosen)
    except StarboardError as error:
        raise fail(error, lang) from None
    for name in Settings.__dataclass_fields__:
        value = getattr(chosen, name)
        os.environ[PREFIX + name.upper()] = str(int(value)) if isinstance(value, bool) else str(value)
    note_start()
    if workers > 1:
        share_figures()
    get_ready(list(KEYS), lang, with_bots=True)
    if metrics_port:
        try:
            serve_figures(metrics_host, metrics_port)
        except OSError as error:
            raise fail(StarboardError("no-port", host=metrics_host, port=str(metrics_port), detail=str(error)), lang) from None
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{port}"
    console.print(say("terminal-serving", lang, address=address), style="bold", highlight=False)
    if open_page:
        typer.launch(address)
    uvicorn.run(
        "starboard.server.web.app:create_app",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        loop="uvloop" if os.name == "posix" else "asyncio",
        http="starboard.server.web.protocols:HttpProtocol",
        ws="starboard.server.web.protocols:SocketProtocol",
        ws_max_size=32 * 1024,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
        log_config=LOGGING,
        server_header=False,
        forwarded_allow_ips=trusted_proxies,
    )


@app.command()
def backup(lang: Lang, file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to.")], database: Database = "") -> None:
    """Copy the database to a file, while the server runs or not. PostgreSQL needs its program pg_dump for that."""
    from starboard.server.database.backup import back_up

    url = checked_database(database, lang)
    try:
        back_up(url, file)
    except (StarboardError, OSError, sqlite3.Error) as error:
        raise fail(told(error), lang) from None
    console.print(say("terminal-copied", lang, source=without_password(url), file=str(file)), highlight=False)


@app.command()
def restore(lang: Lang, file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup.")], database: Database = "") -> None:
    """Bring the database back from a backup, while no server uses it. What it holds now is kept under another name."""
    from starboard.server.database.backup import restore as restore_database

    url = checked_database(database, lang)
    try:
        kept = restore_database(url, file)
    except (StarboardError, OSError, sqlite3.Error) as error:
        raise fail(told(error), lang) from None
    console.print(say("terminal-copied", lang, source=str(file), file=without_password(url)), highlight=False)
    if kept:
        console.print(say("terminal-kept", lang, file=str(kept)), highlight=False)


@app.command()
def stress(
    lang: Lang,
    url: Annotated[str | None, typer.Option(help="A server on this machine; by default one is started for the occasion.")] = None,
    game: Annotated[str, typer.Option(help=f"One of: {', '.join(KEYS)}.")] = KEYS[0],
    tables: Annotated[int, typer.Option(min=1, max=2000, help="How many tables.")] = 200,
    players: Annotated[int, typer.Option(min=2, max=5, help="Players at each.")] = 3,
    spectators: Annotated[int, typer.Option(min=0, max=20, help="Spectators at each.")] = 1,
    seconds: Annotated[float, typer.Option(min=1, max=600, help="How long is measured, after the warm-up.")] = 20.0,
    rate: Annotated[
        float | None, typer.Option(min=1, help="Moves a second over all tables; as many as possible if not given.")
    ] = None,
    bots: Annotated[float, typer.Option(min=0, max=1, help="Share of tables at which a bot has a seat.")] = 0.0,
    workers: Annotated[int, typer.Option(min=1, help="Workers of the server that is started.")] = 1,
    database: Database = "",
    redis: Annotated[str, typer.Option(envvar=PREFIX + "REDIS", help="`redis://HOST`, for several workers.")] = "",
    folder: Annotated[Path | None, typer.Option(help="Where the embedded database is put; should be on a disk.")] = None,
) -> None:
    """Put a server under stress: tables at all stages of their matches, and moves at random moments that wait for nothing.

    Prints moves a second, each on disk, and how long until all at the table had received the state after one.
    """
    from starboard.server.stress import Plan, served
    from starboard.server.stress import stress as put_under_stress

    plan = Plan(game, tables, players, spectators, seconds, rate, bots)
    get_ready(list(KEYS), lang, with_bots=True)
    try:
        with served(url, database, redis, workers, folder) as server, progress_bar() as progress:
            warming, measuring = progress.add_task("", total=tables), progress.add_task("", total=seconds)
            found = put_under_stress(
                plan,
                server,
                lambda ready: progress.update(warming, completed=ready),
                lambda elapsed: progress.update(measuring, completed=round(elapsed)),
            )
    except StarboardError as error:
        raise fail(error, lang) from None
    print_json(found)


def checked_database(database: str, language: str) -> str:
    """The address of the database, with the driver that we use."""
    if database and not database.startswith(("sqlite:///", "postgresql://")):
        raise fail(StarboardError("bad-database", database=database), language)
    return Settings(database).database_url


def checked_proxies(proxies: str, language: str) -> str:
    """Addresses and networks, by commas. Not `*`: then every visitor could choose an address."""
    for proxy in proxies.split(",") if proxies else ():
        try:
            ipaddress.ip_network(proxy.strip())
        except ValueError:
            raise fail(StarboardError("bad-proxy", proxy=proxy), language) from None
    return proxies


def without_password(url: str) -> str:
    """The address of a database as it may be shown: for the embedded one, its file."""
    from sqlalchemy.engine import make_url

    shown = make_url(url)
    is_embedded = shown.get_backend_name() == "sqlite"
    return shown.database or "" if is_embedded else shown.set(drivername="postgresql", password=None).render_as_string()


def told(error: Exception) -> StarboardError:
    """A problem with files or disks, as it is told."""
    return error if isinstance(error, StarboardError) else StarboardError("copy-failed", detail=str(error)[:300])
