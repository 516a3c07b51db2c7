"""Commands of `starboard admin`: operators, bans, reports. They work on the database; no server has to run.

Imports that need SQLAlchemy are inside the commands: it would double the start-up time of all other commands.
"""

import asyncio
import time
from collections.abc import Callable
from functools import partial
from ipaddress import ip_network
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeVar

import typer
from msgspec import to_builtins

from starboard.cli.common import Lang, console, fail, print_json
from starboard.cli.server import Database, checked_database
from starboard.match import StarboardError
from starboard.server.administration.times import format_time
from starboard.server.settings import Settings
from starboard.words import say

if TYPE_CHECKING:
    from sqlalchemy import Connection

Value = TypeVar("Value")
DAY = 86400.0

app = typer.Typer(
    help="Administer a server: operators, bans, reports, personal data, matches, ratings, maintenance.",
    no_args_is_help=True,
)

Whom = Annotated[
    str, typer.Argument(metavar="PERSON", help="The id of a person, or a name if only one person has it.")
]
WhomOrAddress = Annotated[
    str,
    typer.Argument(
        metavar="WHOM", help="The id or name of a person, or an address or network such as 203.0.113.0/24."
    ),
]
Reason = Annotated[str, typer.Option(help="Reason, shown to the people concerned.")]
Days = Annotated[float | None, typer.Option(min=0, help="Number of days; until it is lifted by default.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def administer(
    database: str, lang: str, job: "Callable[[Connection], Value]", *, writes: bool = True
) -> Value:
    """Runs `job` in a transaction on the database and returns its result; exits if that fails."""
    from sqlalchemy.exc import SQLAlchemyError

    from starboard.server.database.database import open_database

    url = checked_database(database, lang)
    check_exists(url, lang)

    async def work() -> Value:
        opened = await open_database(url)
        try:
            return await (opened.write(job) if writes else opened.read(job))
        finally:
            await opened.close()

    try:
        return asyncio.run(work())
    except StarboardError as error:
        raise fail(error, lang) from None
    except (SQLAlchemyError, OSError) as error:
        raise fail(StarboardError("database-failed", detail=str(error)[:300]), lang) from None


def check_exists(url: str, lang: str) -> None:
    """Exits if an embedded database does not exist: a mistyped address must not create an empty one."""
    from sqlalchemy.engine import make_url

    address = make_url(url)
    if address.get_backend_name() == "sqlite" and not Path(address.database or "").is_file():
        raise fail(StarboardError("no-file", file=address.database or ""), lang)


def tell(key: str, lang: str, **facts: object) -> None:
    """Prints the message `admin-KEY`."""
    console.print(say(f"admin-{key}", lang, **facts), highlight=False, markup=False)


# ---- operators ---------------------------------------------------------------------------------------------


def change_person(database: str, lang: str, typed: str, act: "Callable[[Connection, str], None]") -> str:
    """Calls `act` with the id of the person that was typed, and returns the id."""
    from starboard.server.administration.people import person_called

    def work(connection: "Connection") -> str:
        person = person_called(connection, typed)
        act(connection, person)
        return person

    return administer(database, lang, work)


@app.command()
def appoint(lang: Lang, person: Whom, database: Database = "") -> None:
    """Make a person an operator."""
    from starboard.server.administration import operators

    tell("appointed", lang, person=change_person(database, lang, person, operators.appoint))


@app.command()
def dismiss(lang: Lang, person: Whom, database: Database = "") -> None:
    """Revoke a person's operator rights."""
    from starboard.server.administration import operators

    tell("dismissed", lang, person=change_person(database, lang, person, operators.dismiss))


@app.command("operators")
def list_operators(lang: Lang, database: Database = "", as_json: AsJson = False) -> None:
    """List the operators."""
    from starboard.server.administration import operators

    found = administer(database, lang, operators.all_operators)
    if as_json:
        print_json(to_builtins(found))
        return
    for one in found:
        tell("operator", lang, person=one.person, name=one.name or "–", since=format_time(one.since))
    if not found:
        tell("no-operators", lang)


@app.command()
def link(
    lang: Lang,
    database: Database = "",
    url: Annotated[
        str, typer.Option(help="Address of the page; that of --site by default.", show_default=False)
    ] = "",
) -> None:
    """Print a link that makes the person who opens it an operator. It works once, within ten minutes."""
    from starboard.server.administration import operators

    secret = administer(database, lang, operators.new_link)
    base = (url or Settings.from_environment().site or "http://localhost:8000").rstrip("/")
    typer.echo(f"{base}/operate#{secret}")


# ---- bans --------------------------------------------------------------------------------------------------


@app.command()
def ban(
    lang: Lang,
    whom: WhomOrAddress,
    reason: Reason,
    days: Days = None,
    address: Annotated[
        bool,
        typer.Option("--address", help="Ban the person's address too, as soon as a running server knows it."),
    ] = False,
    database: Database = "",
) -> None:
    """Ban a person or an address: they can watch but do nothing else."""
    add_ban(lang, whom, "ban", reason, days, address, database)


@app.command()
def mute(lang: Lang, whom: WhomOrAddress, reason: Reason, days: Days = None, database: Database = "") -> None:
    """Mute a person or an address: they can play, but neither chat nor change their name."""
    add_ban(lang, whom, "mute", reason, days, False, database)


def add_ban(
    lang: str,
    whom: str,
    kind: Literal["ban", "mute"],
    reason: str,
    days: float | None,
    with_address: bool,
    database: str,
) -> None:
    """Bans or mutes a person or an address."""
    from starboard.server.administration import bans, people

    until = None if days is None else time.time() + days * DAY
    about: dict[str, Any] = {"kind": kind, "reason": reason.strip()[:300], "until": until}
    if not about["reason"]:
        raise fail(StarboardError("no-reason"), lang)

    def work(connection: "Connection") -> int:
        if is_network(whom):
            bans.check_no_proxy(bans.clean_network(whom), Settings.from_environment().trusted_proxies)
            return bans.ban_network(connection, whom, **about)
        return bans.ban_person(
            connection, people.person_called(connection, whom), **about, with_address=with_address
        )

    tell(f"{kind}-made", lang, number=str(administer(database, lang, work)), whom=whom)


def is_network(text: str) -> bool:
    """Whether `text` is an address or a network."""
    try:
        ip_network(text, strict=False)
    except ValueError:
        return False
    return True


@app.command()
def lift(
    lang: Lang,
    number: Annotated[int, typer.Argument(help="The number of the ban or mute, as shown by `bans`.")],
    database: Database = "",
) -> None:
    """Lift a ban or a mute."""
    from starboard.server.administration import bans

    administer(database, lang, partial(bans.lift, ban=number))
    tell("lifted", lang, number=str(number))


@app.command("bans")
def list_bans(lang: Lang, database: Database = "", as_json: AsJson = False) -> None:
    """List the bans and mutes in force."""
    from starboard.server.administration import bans

    found = administer(database, lang, bans.all_bans)
    if as_json:
        print_json(to_builtins(found))
        return
    for one in found:
        whom = " ".join(filter(None, (one.person, one.name, one.network)))
        tell(
            "ban",
            lang,
            number=str(one.id),
            kind=one.kind,
            whom=whom,
            until=format_time(one.until),
            reason=one.reason,
        )
    if not found:
        tell("no-bans", lang)


# ---- reports, chat, names ----------------------------------------------------------------------------------


@app.command("reports")
def list_reports(
    lang: Lang,
    every: Annotated[bool, typer.Option("--all", help="Include resolved reports.")] = False,
    database: Database = "",
    as_json: AsJson = False,
) -> None:
    """List the reports by players, the newest first."""
    from starboard.server.administration import reports

    found = administer(database, lang, partial(reports.all_reports, is_open=None if every else True))
    if as_json:
        print_json(to_builtins(found))
        return
    for one in found:
        facts = {
            "number": str(one.id),
            "at": format_time(one.at),
            "kind": say(f"report-kind-{one.kind}", lang),
        }
        tell(
            "report",
            lang,
            **facts,
            person=one.person,
            name=one.name or "–",
            table=one.table,
            text=one.text or "–",
        )
        for line in one.quoted:
            mark = "→" if line.id == one.line else " "
            console.print(
                f"  {mark} {line.id}  {line.name or line.person}: {line.text}", highlight=False, markup=False
            )
    if not found:
        tell("no-reports", lang)


@app.command()
def resolve(
    lang: Lang,
    number: Annotated[int, typer.Argument(help="The number of the report, as shown by `reports`.")],
    database: Database = "",
) -> None:
    """Mark a report as resolved."""
    from starboard.server.administration import reports

    administer(database, lang, partial(reports.resolve, number=number))
    tell("resolved", lang, number=str(number))


@app.command("remove-line")
def remove_line(
    lang: Lang,
    line: Annotated[int, typer.Argument(help="The number of the line, as shown by `reports`.")],
    database: Database = "",
) -> None:
    """Remove a line from the chat of a table."""
    from starboard.server.administration import chat

    administer(database, lang, partial(chat.remove_line, line=line))
    tell("line-removed", lang, line=str(line))


@app.command("reset-name")
def reset_name(lang: Lang, person: Whom, database: Database = "") -> None:
    """Remove an offensive name; the person may choose another."""
    from starboard.server.administration import people

    tell("name-reset", lang, person=change_person(database, lang, person, people.reset_name))


@app.command("log")
def show_log(
    lang: Lang,
    count: Annotated[int, typer.Option(min=1, max=10_000, help="Number of entries.")] = 50,
    database: Database = "",
    as_json: AsJson = False,
) -> None:
    """List the actions of operators, the newest first."""
    from starboard.server.administration import log

    found = administer(database, lang, partial(log.entries, most=count))
    if as_json:
        print_json(to_builtins(found))
        return
    for one in found:
        by = one.name or one.operator or say("admin-command-line", lang)
        details = ", ".join(
            f"{name}: {value}" for name, value in one.details.items() if value not in (None, False, "")
        )
        console.print(
            f"{format_time(one.at)}  {by}  {one.act}  {one.subject}  {details}", highlight=False, markup=False
        )
