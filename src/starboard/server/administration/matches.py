"""Ends, rewinds and repairs matches. Nothing is deleted: an operator's act is appended to the table's log."""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec import Struct
from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from starboard.engine.library import BeingPrepared
from starboard.match import StarboardError
from starboard.server.administration.clock import all_pauses, server_now
from starboard.server.administration.log import note
from starboard.server.database.rows import NamedSeatRow, SeatRow, TableRow
from starboard.server.database.schema import acts, people, rating_steps, seats, tables
from starboard.server.names import clean_text
from starboard.server.play.acts import Act, BeginWith, EndMatch, Entry, Rewind, in_force, read_entry
from starboard.server.play.play import Play
from starboard.server.play.quarantine import LONGEST_REASON, reason_of
from starboard.server.play.ratings import rate_match
from starboard.server.play.replaying import begun, number_after, replayed, unplayable

DUE_NOW = 0.0
"""For tables that an operator has changed: the sweep of a running server handles them immediately."""
LONGEST_LIST = 100
MOST_TURNS = 200
"""How many of the newest turns an operator is shown."""


class Stored(NamedTuple):
    """A table as stored in the database."""

    row: TableRow
    sitters: Sequence[SeatRow]
    acts: list[Entry]

    @property
    def next_number(self) -> int:
        """The number of the next act."""
        return self.acts[-1].number + 1 if self.acts else 0


class MatchTurn(Struct, frozen=True):
    """A turn of a match. `number`: the number of acts before it; rewinding to it begins the turn again."""

    number: int
    seat: int
    at: float


class MatchLine(Struct, frozen=True):
    """A match in the operators' list. `seats`: names, bots as `bot:LEVEL`; `broken`: why it cannot go on."""

    id: str
    game: str
    state: str
    seats: list[str]
    changed: float
    broken: str | None


class MatchReport(Struct, frozen=True):
    """Details of a match for operators, without anything that is hidden from players.

    `problem`: why it cannot be replayed. `replayable`: how many acts can be, or None if even the deal fails.
    `turns`: the newest, as far as the match can be replayed.
    """

    match: MatchLine
    number: int
    problem: str | None
    replayable: int | None
    turns: list[MatchTurn]


# ---- reading -----------------------------------------------------------------------------------------------


def stored(connection: Connection, table_id: str) -> Stored:
    """Returns a table whose match has begun, or raises."""
    row = connection.execute(select(tables).where(tables.c.id == table_id).with_for_update()).one_or_none()
    if row is None:
        raise StarboardError("no-table")
    if row.began is None:
        raise StarboardError("not-begun")
    sitters = list(
        connection.execute(select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat))
    )
    rows = connection.execute(select(acts).where(acts.c.table_id == table_id).order_by(acts.c.number))
    return Stored(row, sitters, [read_entry(*one) for one in rows])


def play_of(connection: Connection, table: Stored) -> Play:
    """Replays the acts of a table. Raises the error that players see if that fails."""
    try:
        return replayed(table.row, table.sitters, table.acts, all_pauses(connection))
    except BeingPrepared:
        raise
    except Exception as error:
        raise unplayable(error) from error


def replayable(connection: Connection, table: Stored) -> tuple[int | None, list[MatchTurn]]:
    """Returns how many acts can be replayed, or None if even the deal fails, and the turns up to there."""
    try:
        play = begun(table.row, table.sitters, all_pauses(connection))
    except BeingPrepared:
        raise
    except Exception:
        return None, []
    counted, number, turns = countable(table.acts), 0, [MatchTurn(0, play.turn or 0, play.at)]
    for entry in counted:
        try:
            after = number_after(entry, number)
            play.apply(entry)
        except Exception:
            break
        number = after
        if play.turn is not None and (play.turn != turns[-1].seat or isinstance(entry.act, Rewind)):
            turns.append(MatchTurn(number, play.turn, entry.at))
    return (None if is_given(table) and number == 0 else number), turns


def is_given(table: Stored) -> bool:
    """Whether the match began with the moves of another one."""
    return bool(table.acts) and isinstance(table.acts[0].act, BeginWith)


def countable(log: list[Entry]) -> list[Entry]:
    """Returns the acts in force, ignoring a damaged rewind."""
    try:
        return in_force(log)
    except ValueError:
        last = max(index for index, entry in enumerate(log) if entry.act.kind == "rewind")
        return countable(log[:last])


def lines(connection: Connection, *, is_broken: bool = False) -> list[MatchLine]:
    """Returns running matches, or broken ones, the last changed first."""
    which = (
        tables.c.broken.is_not(None)
        if is_broken
        else (tables.c.state == "playing") & tables.c.broken.is_(None)
    )
    newest = select(tables).where(which).order_by(tables.c.changed.desc()).limit(LONGEST_LIST)
    rows = list(connection.execute(newest))
    named = select(seats, people.c.name.label("own_name")).outerjoin(people, people.c.id == seats.c.person)
    sitters = list(
        connection.execute(named.where(seats.c.table_id.in_([row.id for row in rows])).order_by(seats.c.seat))
    )
    return [line_of(row, [one for one in sitters if one.table_id == row.id]) for row in rows]


def line_of(row: TableRow, sitters: Sequence[NamedSeatRow]) -> MatchLine:
    """Returns a match as a line of the list."""
    names = [f"bot:{one.bot}" if one.person is None else one.name or one.own_name or "" for one in sitters]
    return MatchLine(row.id, row.game, row.state, names, row.changed, row.broken)


def report(connection: Connection, table_id: str) -> MatchReport:
    """Returns the details of a match for operators."""
    table = stored(connection, table_id)
    named = select(seats, people.c.name.label("own_name")).outerjoin(people, people.c.id == seats.c.person)
    sitters = list(connection.execute(named.where(seats.c.table_id == table_id).order_by(seats.c.seat)))
    problem = None
    try:
        play_of(connection, table)
    except StarboardError as error:
        problem = reason_of(error)
    number, turns = replayable(connection, table)
    return MatchReport(line_of(table.row, sitters), table.next_number, problem, number, turns[-MOST_TURNS:])


# ---- changing ----------------------------------------------------------------------------------------------


def end_match(
    connection: Connection, table_id: str, reason: str, by: str | None = None, *, is_rated: bool = False
) -> None:
    """Ends a running match without a winner. With `is_rated`, players who left lose to those who did not."""
    table = stored(connection, table_id)
    if table.row.state != "playing":
        raise StarboardError("not-playing")
    told = clean_reason(reason)
    entry = next_entry(connection, table, EndMatch(reason=told, is_rated=is_rated))
    try:
        play = play_of(connection, table)
    except StarboardError:
        # The act is appended all the same: where the match can be replayed again, it has ended.
        append(connection, entry)
        closed = {"state": "abandoned", "turn": None, "due": None, "broken": None, "changed": entry.at}
        connection.execute(update(tables).where(tables.c.id == table_id).values(closed))
        note(connection, by, "end-match", f"table {table_id}", reason=told, is_rated=False)
        return
    carry_out(connection, table, play, entry)
    note(connection, by, "end-match", f"table {table_id}", reason=told, is_rated=is_rated)


def rewind_match(connection: Connection, table_id: str, to: int, reason: str, by: str | None = None) -> None:
    """Goes back to the position after `to` acts. The match is no longer rated: players saw the rest."""
    table = stored(connection, table_id)
    if table.row.state not in ("playing", "abandoned"):
        raise StarboardError("not-playing")
    standing = play_of(connection, table).standing
    check_target(table, to)
    if standing is not None and standing.number >= to and has_steps(connection, table_id):
        raise StarboardError("already-rated")
    go_back(connection, table, to, clean_reason(reason))
    note(
        connection,
        by,
        "rewind-match",
        f"table {table_id}",
        to=to,
        number=table.next_number,
        reason=clean_reason(reason),
    )


def repair_match(
    connection: Connection, table_id: str, reason: str = "", by: str | None = None, *, cut: bool = False
) -> str | None:
    """Tries again to replay a broken match. Returns the problem, or None if the match goes on.

    With `cut`, the match goes on from the last act that can be replayed.
    """
    table = stored(connection, table_id)
    try:
        play = play_of(connection, table)
    except StarboardError as error:
        if not cut:
            problem = reason_of(error)
            connection.execute(
                update(tables).where(tables.c.id == table_id).values(broken=problem[:LONGEST_REASON])
            )
            note(connection, by, "repair-match", f"table {table_id}", problem=problem)
            return problem
        number, _ = replayable(connection, table)
        if number is None or table.row.state != "playing":
            raise StarboardError("beyond-repair") from None
        told = clean_reason(reason)
        go_back(connection, table, number, told)
        note(
            connection,
            by,
            "repair-match",
            f"table {table_id}",
            to=number,
            number=table.next_number,
            reason=told,
        )
        return None
    change = {"broken": None, "turn": play.turn, "due": DUE_NOW if play.state == "playing" else None}
    connection.execute(update(tables).where(tables.c.id == table_id).values(change))
    note(connection, by, "repair-match", f"table {table_id}")
    return None


def check_target(table: Stored, to: int) -> None:
    """Raises if a match cannot be rewound to the act `to`."""
    first = 1 if is_given(table) else 0
    if not first <= to < table.next_number:
        raise StarboardError("no-act", first=first, last=table.next_number - 1)


def go_back(connection: Connection, table: Stored, to: int, reason: str) -> None:
    """Appends an act that rewinds a match to the position after `to` acts."""
    entry = next_entry(connection, table, Rewind(to=to, reason=reason))
    append(connection, entry)
    play = play_of(connection, table._replace(acts=[*table.acts, entry]))
    update_row(connection, table, play, entry)


def carry_out(connection: Connection, table: Stored, play: Play, entry: Entry) -> None:
    """Applies an act to `play`, appends it, updates the table's row and rates the match if it is decided."""
    play.apply(entry)
    append(connection, entry)
    update_row(connection, table, play, entry)
    if play.standing is not None and play.standing.number == entry.number:
        rate_match(connection, table.row, play)


def update_row(connection: Connection, table: Stored, play: Play, entry: Entry) -> None:
    """Updates the row of a table after its match has changed."""
    change = {
        "state": play.state,
        "turn": play.turn,
        "due": DUE_NOW if play.state == "playing" else None,
        "result": play.match.result() if play.match.over else None,
        "changed": entry.at,
        "broken": None,
    }
    connection.execute(update(tables).where(tables.c.id == table.row.id).values(change))


def next_entry(connection: Connection, table: Stored, act: Act) -> Entry:
    """Returns an act as the next entry in the log of a table."""
    last = table.acts[-1].at if table.acts else table.row.began or 0.0
    return Entry(table.row.id, table.next_number, max(server_now(connection), last), act)


def append(connection: Connection, entry: Entry) -> None:
    """Inserts an act. Raises if another act already has its number."""
    try:
        connection.execute(insert(acts).values(entry.row()))
    except IntegrityError:
        raise StarboardError("changed-meanwhile") from None


def has_steps(connection: Connection, table_id: str) -> bool:
    """Whether a match has changed ratings."""
    return (
        connection.execute(select(rating_steps.c.table_id).where(rating_steps.c.table_id == table_id)).first()
        is not None
    )


def clean_reason(reason: str) -> str:
    """Returns a reason as shown to players. It may be empty."""
    return clean_text(reason)[:LONGEST_REASON]
