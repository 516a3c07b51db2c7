"""Commands that run, back up and load-test a server."""

import ipaddress
import os
import re
import sqlite3
from pathlib import Path
from typing import Annotated

import typer

from starboard.cli.common import Lang, console, fail, get_ready, print_json, progress_bar
from starboard.cli.settings import SETTINGS, option_of, with_settings
from starboard.games import KEYS
from starboard.match import StarboardError
from starboard.server.settings import Settings
from starboard.words import say

app = typer.Typer()
SITE = re.compile(r"https://[a-z0-9.-]*[a-z](:\d+)?|http://localhost(:\d+)?")
"""Passkeys belong to a domain in lowercase, without a path, and need https except on `localhost`."""

Database = Annotated[str, option_of(SETTINGS["database"])]


@app.command()
@with_settings
def serve(
    lang: Lang,
    settings: Settings,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
) -> None:
    """Run the server.

    Every option can also be set by an environment variable, such as STARBOARD_BOT_PACE for `--bot-pace`.
    """
    import uvicorn

    from starboard.cli.preparing import preparing_beside
    from starboard.server.administration.maintenance import note_start
    from starboard.server.levels import check_guests
    from starboard.server.metrics import serve_figures, share_figures
    from starboard.server.observe import LOGGING
    from starboard.server.oidc.check import check as check_oidc

    checked_database(settings.database, lang)
    if settings.workers > 1 and (not settings.redis or not settings.database.startswith("postgresql://")):
        raise fail(StarboardError("workers-need"), lang)
    checked_networks(settings.trusted_proxies, "bad-proxy", lang)
    checked_networks(settings.notice_networks, "bad-notice-network", lang)
    if settings.site and not SITE.fullmatch(settings.site):
        raise fail(StarboardError("bad-site", site=settings.site), lang)
    try:
        check_oidc(settings, settings.host)
        check_guests(settings)
    except StarboardError as error:
        raise fail(error, lang) from None
    settings.to_environment()
    note_start()
    if settings.workers > 1:
        share_figures()
    if settings.metrics_port:
        try:
            serve_figures(settings.metrics_host, settings.metrics_port)
        except OSError as error:
            raise fail(
                StarboardError(
                    "no-port", host=settings.metrics_host, port=str(settings.metrics_port), detail=str(error)
                ),
                lang,
            ) from None
    host = "localhost" if settings.host in ("127.0.0.1", "0.0.0.0") else settings.host
    address = f"http://{host}:{settings.port}"
    with preparing_beside(lang):
        console.print(say("terminal-serving", lang, address=address), style="bold", highlight=False)
        if open_page:
            typer.launch(address)
        uvicorn.run(
            "starboard.server.web.app:create_app",
            factory=True,
            host=settings.host,
            port=settings.port,
            workers=settings.workers,
            loop="uvloop" if os.name == "posix" else "asyncio",
            http="starboard.server.web.protocols:HttpProtocol",
            ws="starboard.server.web.protocols:SocketProtocol",
            ws_max_size=32 * 1024,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=5,
            log_config=LOGGING,
            server_header=False,
            forwarded_allow_ips=settings.trusted_proxies,
        )


@app.command()
def backup(
    lang: Lang,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="File to write.")],
    database: Database = "",
) -> None:
    """Back up the database to a file. The server may be running. Needs `pg_dump` for PostgreSQL."""
    from starboard.server.database.backup import back_up

    url = checked_database(database, lang)
    try:
        back_up(url, file)
    except (StarboardError, OSError, sqlite3.Error) as error:
        raise fail(as_starboard_error(error), lang) from None
    console.print(say("terminal-copied", lang, source=without_password(url), file=str(file)), highlight=False)


@app.command()
def restore(
    lang: Lang,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup.")],
    database: Database = "",
) -> None:
    """Restore the database from a backup, while no server uses it. The old one is kept under another name."""
    from starboard.server.database.backup import restore as restore_database

    url = checked_database(database, lang)
    try:
        kept = restore_database(url, file)
    except (StarboardError, OSError, sqlite3.Error) as error:
        raise fail(as_starboard_error(error), lang) from None
    console.print(say("terminal-copied", lang, source=str(file), file=without_password(url)), highlight=False)
    if kept:
        console.print(say("terminal-kept", lang, file=str(kept)), highlight=False)


@app.command()
def stress(
    lang: Lang,
    url: Annotated[
        str | None, typer.Option(help="Address of a server on this machine; a new one is started by default.")
    ] = None,
    game: Annotated[str, typer.Option(help=f"One of: {', '.join(KEYS)}.")] = KEYS[0],
    tables: Annotated[int, typer.Option(min=1, max=2000, help="Number of tables.")] = 200,
    players: Annotated[int, typer.Option(min=2, max=5, help="Players per table.")] = 3,
    spectators: Annotated[int, typer.Option(min=0, max=20, help="Spectators per table.")] = 1,
    seconds: Annotated[
        float, typer.Option(min=1, max=600, help="Duration of the measurement, after a warm-up.")
    ] = 20.0,
    rate: Annotated[
        float | None,
        typer.Option(min=1, help="Moves per second over all tables; as many as possible by default."),
    ] = None,
    bots: Annotated[float, typer.Option(min=0, max=1, help="Share of tables with a bot.")] = 0.0,
    workers: Annotated[int, typer.Option(min=1, help="Workers of a new server.")] = 1,
    database: Database = "",
    redis: Annotated[str, option_of(SETTINGS["redis"])] = "",
    folder: Annotated[
        Path | None, typer.Option(help="Folder of the embedded database; should be on a disk.")
    ] = None,
) -> None:
    """Load-test a server: tables at all stages of their matches, and moves at random times.

    Moves are sent without waiting for earlier answers. Prints moves per second, each written to disk, and the
    time until everyone at the table has received the new state.
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
    """Returns the URL of the database with our driver; exits if `database` is of an unknown kind."""
    if database and not database.startswith(("sqlite:///", "postgresql://")):
        raise fail(StarboardError("bad-database", database=database), language)
    return Settings(database=database).database_url


def checked_networks(networks: str, error: str, language: str) -> str:
    """Returns `networks`, or exits with `error` unless they are addresses and networks separated by commas.

    `*` is refused: with it, every visitor could choose an address.
    """
    for network in networks.split(",") if networks else ():
        try:
            ipaddress.ip_network(network.strip())
        except ValueError:
            raise fail(StarboardError(error, proxy=network), language) from None
    return networks


def without_password(url: str) -> str:
    """Returns the URL of a database without its password; for an embedded one, its file."""
    from sqlalchemy.engine import make_url

    shown = make_url(url)
    is_embedded = shown.get_backend_name() == "sqlite"
    return (
        shown.database or ""
        if is_embedded
        else shown.set(drivername="postgresql", password=None).render_as_string()
    )


def as_starboard_error(error: Exception) -> StarboardError:
    """Returns an error of our own for a problem with files or disks."""
    return (
        error if isinstance(error, StarboardError) else StarboardError("copy-failed", detail=str(error)[:300])
    )
