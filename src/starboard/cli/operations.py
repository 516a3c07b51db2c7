"""More commands of `starboard admin`: personal data, matches, ratings, retention, maintenance."""

import re
import time
from datetime import datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Annotated, Literal

import msgspec
import typer
from msgspec import to_builtins
from sqlalchemy import Connection

from starboard.cli.admin import AsJson, Whom, administer, tell
from starboard.cli.admin import app as app
from starboard.cli.common import Lang, fail, get_ready, print_json
from starboard.cli.server import Database
from starboard.games import KEYS
from starboard.match import StarboardError
from starboard.server.administration import erasure, maintenance, matches, personal_data, ratings, retention
from starboard.server.administration.people import person_called, person_with
from starboard.server.administration.times import format_time
from starboard.server.database.files import PRIVATE
from starboard.server.settings import Settings

UNITS = {"s": 1.0, "m": 60.0, "h": 3600.0, "d": 86400.0}
MOST_DIFFERENCES = 50
"""How many differing ratings are printed; `--json` prints all of them."""

TableId = Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table, as in its address.")]
Reason = Annotated[str, typer.Option(help="Reason, shown to the players.")]
Dry = Annotated[bool, typer.Option("--dry-run", help="Only show what would be done.")]


# ---- personal data -----------------------------------------------------------------------------------------


@app.command()
def export(
    lang: Lang,
    person: Whom,
    file: Annotated[
        Path | None, typer.Argument(metavar="FILE", help="File to write; printed by default.")
    ] = None,
    database: Database = "",
) -> None:
    """Export all data stored about a person, as JSON. Keys are left out."""

    def work(connection: Connection) -> personal_data.PersonalData:
        return personal_data.export(connection, person_called(connection, person))

    found = administer(database, lang, work)
    written = msgspec.json.format(msgspec.json.encode(found), indent=1)
    if file is None:
        typer.echo(written.decode())
        return
    file.touch(PRIVATE)
    file.write_bytes(written)
    tell("exported", lang, person=found.id, file=str(file))


@app.command()
def erase(
    lang: Lang,
    person: Whom,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask for confirmation.")] = False,
    database: Database = "",
) -> None:
    """Erase a person permanently. Matches with others stay, with a deleted player in them."""

    def who(connection: Connection) -> tuple[str, str]:
        found = person_with(connection, person_called(connection, person))
        return found.id, found.name

    found, name = administer(database, lang, who)
    if not yes:
        tell("erase-sure", lang, person=found, name=name or "–")
        if input().strip().lower() not in ("y", "yes", "д", "да"):
            raise typer.Exit(1)
    get_ready(list(KEYS), lang)
    erased = administer(database, lang, partial(erasure.erase, person=found))
    tell("erased", lang, person=found, matches=erased.matches_left)


# ---- matches -----------------------------------------------------------------------------------------------


@app.command("matches")
def list_matches(
    lang: Lang,
    broken: Annotated[
        bool, typer.Option("--broken", help="List tables set apart because they cannot be replayed.")
    ] = False,
    database: Database = "",
    as_json: AsJson = False,
) -> None:
    """List the matches in progress, or the tables set apart."""
    found = administer(database, lang, partial(matches.lines, is_broken=broken))
    if as_json:
        print_json(to_builtins(found))
        return
    for one in found:
        tell_match(one, lang)
    if not found:
        tell("no-matches", lang)


def tell_match(match: matches.MatchLine, lang: str) -> None:
    """Prints a match in one or two lines."""
    names = ", ".join(name or "–" for name in match.seats)
    facts = {"game": match.game, "state": match.state, "seats": names, "changed": format_time(match.changed)}
    tell("match", lang, table=match.id, **facts)
    if match.broken:
        tell("match-broken", lang, table=match.id, reason=match.broken)


@app.command("match")
def show_match(lang: Lang, table: TableId, database: Database = "", as_json: AsJson = False) -> None:
    """Show the state and turns of a match, and why it cannot be replayed. Nothing hidden is shown."""
    get_ready(list(KEYS), lang)
    found = administer(database, lang, partial(matches.report, table_id=table))
    if as_json:
        print_json(to_builtins(found))
        return
    tell_match(found.match, lang)
    for turn in found.turns:
        tell("match-turn", lang, number=str(turn.number), seat=turn.seat, at=format_time(turn.at))
    tell("match-number", lang, table=table, number=str(found.number))
    if found.problem:
        tell("match-problem", lang, problem=found.problem)
        tell("match-replayable", lang, number="none" if found.replayable is None else str(found.replayable))


@app.command("end")
def end_match(
    lang: Lang,
    table: TableId,
    reason: Reason = "",
    rated: Annotated[
        bool, typer.Option("--rated", help="Rate it: players who left lose to those who did not.")
    ] = False,
    database: Database = "",
) -> None:
    """End a match in progress. Nobody wins, and it is not rated by default."""
    get_ready(list(KEYS), lang)
    administer(database, lang, partial(matches.end_match, table_id=table, reason=reason, is_rated=rated))
    tell("match-ended", lang, table=table)


@app.command("rewind")
def rewind_match(
    lang: Lang,
    table: TableId,
    act: Annotated[
        int, typer.Argument(metavar="ACT", min=0, help="Number of acts to keep, as shown by `match`.")
    ],
    reason: Reason = "",
    database: Database = "",
) -> None:
    """Rewind a match in progress to an earlier moment. It is no longer rated."""
    get_ready(list(KEYS), lang)
    administer(database, lang, partial(matches.rewind_match, table_id=table, to=act, reason=reason))
    tell("match-rewound", lang, table=table, number=str(act))


@app.command("repair")
def repair_match(
    lang: Lang,
    table: TableId,
    cut: Annotated[
        bool, typer.Option("--cut", help="Drop everything after the last act that can be replayed.")
    ] = False,
    reason: Reason = "",
    database: Database = "",
) -> None:
    """Try to bring back a table that was set apart because it could not be replayed."""
    get_ready(list(KEYS), lang)
    problem = administer(
        database, lang, partial(matches.repair_match, table_id=table, reason=reason, cut=cut)
    )
    if problem:
        tell("match-unrepaired", lang, table=table, problem=problem)
        raise typer.Exit(1)
    tell("match-repaired", lang, table=table)


# ---- ratings, retention ------------------------------------------------------------------------------------


@app.command("recount-ratings")
def recount_ratings(
    lang: Lang,
    game: Annotated[str | None, typer.Option(help=f"One of: {', '.join(KEYS)}; all by default.")] = None,
    dry_run: Dry = False,
    database: Database = "",
    as_json: AsJson = False,
) -> None:
    """Recompute all ratings from the matches, in the order in which they ended, and show the differences."""
    get_ready(list(KEYS), lang)
    found = ratings.Found()
    # The slow part comes first and only reads, so that a running server does not wait for it.
    administer(database, lang, partial(ratings.find_some, game=game, found=found), writes=False)
    found.count()
    work = partial(ratings.recount, game=game, found=found, is_dry=dry_run)
    result = administer(database, lang, work, writes=not dry_run)
    if as_json:
        print_json(to_builtins(result))
        return
    for one in result.differences[:MOST_DIFFERENCES]:
        facts = {"game": one.game, "pool": one.pool, "player": one.player, "name": one.name}
        counts = {"matches_before": one.matches_before, "matches_after": one.matches_after}
        tell(
            "difference",
            lang,
            **facts,
            **counts,
            before=rating_text(one.before),
            after=rating_text(one.after),
        )
    counts = {"replayed": result.replayed, "stored": result.stored, "skipped": result.skipped}
    tell("recounted", lang, **counts, differences=len(result.differences), dry="yes" if dry_run else "no")


def rating_text(rating: float | None) -> str:
    """Returns a rating as text; a dash for None."""
    return "–" if rating is None else f"{rating:.2f}"


@app.command()
def clean(lang: Lang, dry_run: Dry = False, database: Database = "") -> None:
    """Delete data older than STARBOARD_KEEP_GUESTS, STARBOARD_KEEP_CHAT and STARBOARD_KEEP_MATCHES allow."""
    settings = Settings.from_environment()
    if dry_run:
        found = administer(database, lang, partial(retention.count_old, settings=settings), writes=False)
    else:
        found = retention.Cleaned()
        # In small transactions, so that a running server can write in between.
        while not (
            some := administer(database, lang, partial(retention.clean_some, settings=settings))
        ).is_empty:
            found += some
        administer(database, lang, partial(retention.note_cleaned, total=found))
    counts = {"guests": found.guests, "lines": found.lines, "matches": found.matches}
    tell("cleaned", lang, **counts, dry="yes" if dry_run else "no")


# ---- announcements -----------------------------------------------------------------------------------------


@app.command()
def announce(
    lang: Lang,
    words: Annotated[str, typer.Argument(help="Message to all players, as plain text.")],
    at: Annotated[
        str,
        typer.Option("--at", metavar="TIME", help="Time of maintenance: 18:30, or a date and a time."),
    ] = "",
    within: Annotated[
        str, typer.Option("--in", metavar="TIME", help="Time from now until maintenance: 90s, 10m, 2h, 1d.")
    ] = "",
    database: Database = "",
) -> None:
    """Announce something to all players, such as a restart.

    From the given time on, no table or match can be started and clocks are stopped.
    """
    begins = moment(at, within, lang)
    administer(database, lang, partial(maintenance.announce, words=words, begins=begins))
    if begins is None:
        tell("announced", lang)
    else:
        tell("announced-at", lang, at=format_time(begins))


@app.command("maintenance")
def switch_maintenance(
    lang: Lang,
    switch: Annotated[Literal["on", "off"], typer.Argument(help="`off` also withdraws an announcement.")],
    words: Annotated[str, typer.Option(help="Message to all players.")] = "",
    database: Database = "",
) -> None:
    """Start or end maintenance, during which no table or match can be started and clocks are stopped."""
    administer(database, lang, partial(maintenance.begin, words=words) if switch == "on" else maintenance.end)
    tell(f"maintenance-{switch}", lang)


def moment(at: str, within: str, lang: str) -> float | None:
    """Parses a local time `at`, or a duration `within` from now; returns None if both are empty."""
    if at and within:
        raise fail(StarboardError("bad-duration", typed=f"{at}, {within}"), lang)
    if within:
        found = re.fullmatch(r"(\d+(?:\.\d+)?)([smhd])", within.strip())
        if not found:
            raise fail(StarboardError("bad-duration", typed=within), lang)
        return time.time() + float(found[1]) * UNITS[found[2]]
    if not at:
        return None
    try:
        if re.fullmatch(r"\d{1,2}:\d{2}", at.strip()):
            now = datetime.now().astimezone()
            today = datetime.combine(now.date(), datetime.strptime(at.strip(), "%H:%M").time()).astimezone()
            return (today if today > now else today + timedelta(days=1)).timestamp()
        return datetime.fromisoformat(at.strip()).astimezone().timestamp()
    except ValueError:
        raise fail(StarboardError("bad-duration", typed=at), lang) from None
