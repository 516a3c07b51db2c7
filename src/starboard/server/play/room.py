"""`Room`: a table that this worker has in memory, and the clients connected to it."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from time import monotonic
from typing import NamedTuple

import msgspec
from msgspec import UNSET, Raw, structs
from sqlalchemy import BindParameter, Connection, bindparam, func, select

from starboard.engine.chance import seed_hash
from starboard.engine.library import BeingPrepared
from starboard.match import StarboardError
from starboard.match.deal import commitment_to
from starboard.server.database.database import Database
from starboard.server.database.rows import SeatRow, TableRow
from starboard.server.database.schema import acts, chat, people, seats, tables
from starboard.server.names import distinct_names
from starboard.server.play.acts import Entry, Rewind, read_entry
from starboard.server.play.cache import StateCache
from starboard.server.play.clock import ClockRule
from starboard.server.play.frozen import OTHER_RULES, frozen_of
from starboard.server.play.left import Leaves, leaves_of
from starboard.server.play.messages import (
    Deal,
    Frozen,
    Invited,
    Said,
    Seat,
    ServerMessage,
    State,
    States,
    TableChanged,
    TableInfo,
    Watching,
    Who,
    encode,
)
from starboard.server.play.play import Play
from starboard.server.play.ratings import is_rated
from starboard.server.play.replaying import replayed, unplayable
from starboard.server.play.results import stored_result
from starboard.server.play.server_time import ServerTime
from starboard.server.preparing import preparing

SILENCE = 60.0
"""Seconds after which a worker that has not reported its clients counts as gone."""
ATTENDED = 60.0
"""Seconds for which a table counts as attended after a request without a socket."""
LONGEST_CHAT = 100
"""Lines of chat that a new client gets."""

# Built once: every change before the match reads the table again.
THIS: BindParameter[str] = bindparam("table")
FIND_TABLE = select(tables).where(tables.c.id == THIS)
FIND_SEATS = select(seats).where(seats.c.table_id == THIS).order_by(seats.c.seat)
FIND_NAMES = select(people.c.id, people.c.name, people.c.is_erased).where(
    people.c.id.in_(bindparam("people", expanding=True))
)
FIND_ACTS = (
    select(acts).where(acts.c.table_id == THIS, acts.c.number >= bindparam("first")).order_by(acts.c.number)
)
FIND_CHANGES = select(tables.c.changes, tables.c.state).where(tables.c.id == THIS)
NEWEST_LINE = select(func.max(chat.c.id)).where(chat.c.table_id == THIS)


class Read(NamedTuple):
    """The data of a table. `erased`: placeholders for erased people; `newest_chat`: id of the last line."""

    row: TableRow
    sitters: Sequence[SeatRow]
    names: dict[str, str]
    erased: set[str]
    leaves: dict[str, Leaves]
    acts: list[Entry]
    newest_chat: int


class Watcher:
    """A connected client. `seat`: whose view it gets, None for a spectator. `send` never waits.

    `greet` sends a new hello, `dismiss` disconnects the client and says why.
    """

    def __init__(
        self,
        person: str,
        seat: int | None,
        send: Callable[[bytes], None],
        greet: Callable[[], None] = lambda: None,
        dismiss: Callable[[StarboardError], None] = lambda _: None,
    ) -> None:
        self.person = person
        self.seat = seat
        self.send = send
        self.greet = greet
        self.dismiss = dismiss


class Room:
    """Everything about one table. Hold its lock to change it."""

    def __init__(
        self, table_id: str, time: ServerTime, patience: float = 0.0, cache: StateCache | None = None
    ) -> None:
        self.id = table_id
        self.time = time
        self.patience = patience
        self.cache = StateCache() if cache is None else cache
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.elsewhere: dict[str, tuple[float, Watching]] = {}
        """By worker: when it last reported, and who is connected to it."""
        self.away: dict[int, float] = {}
        """By seat: since when its owner has not been connected to any worker."""
        self._noted_away: dict[int, float | None] = {}
        """The same in the database; None if the owner is connected."""
        self.used = monotonic()
        self.visited = -ATTENDED
        """When a player last did something here, with or without a socket."""
        self.last_chat: int | None = None
        """The id of the last line of chat sent to clients here; None if not known yet."""
        self.is_behind = False
        self.bot: asyncio.Task[None] | None = None
        self.play: Play | None = None
        self.problem: StarboardError | None = None
        """Why the match can be neither shown nor played on."""
        self.frozen: Frozen | None = None
        """Set if the match is over and cannot be replayed: only its row is shown."""
        self.why_frozen = StarboardError(OTHER_RULES)
        self.row: TableRow
        self.sitters: Sequence[SeatRow]
        self.names: dict[str, str]
        self.leaves: dict[str, Leaves] = {}
        """How often each player has left matches; only before the match."""
        self.erased: set[str] = set()
        """Placeholders for people whose data were erased."""
        self.owners: list[str | None]
        self._seats: Raw | None = None  # cached JSON: seats seldom change

    # ---- from the database ---------------------------------------------------------------------------------

    async def load(self, database: Database) -> None:
        """Reads the table from the database again."""
        self.take(await database.read(self.read))

    def take(self, found: Read) -> None:
        """Replaces everything with what was read from the database."""
        self.row = row = found.row
        self.sitters, self.names, self.erased, self.leaves = (
            found.sitters,
            found.names,
            found.erased,
            found.leaves,
        )
        if self.last_chat is None:
            self.last_chat = found.newest_chat
        self.owners = [sitter.person for sitter in self.sitters]
        self._noted_away = {sitter.seat: sitter.seen for sitter in self.sitters}
        self._seats = None
        if row.began is not None and self.play is None:
            self.away = {sitter.seat: sitter.seen for sitter in self.sitters if sitter.seen is not None}
        self._replay(found.acts)
        self._seat_watchers()

    def _replay(self, log: list[Entry]) -> None:
        """Replays the acts. If that fails, freezes the match, or dismisses all clients."""
        row = self.row
        try:
            has_begun = row.began is not None or row.state == "playing"
            self.play = replayed(row, self.sitters, log, self.time.pauses) if has_begun else None
            self.problem = self.frozen = None
            self.info()  # fails if the row is damaged
        except BeingPrepared as error:
            raise preparing(error) from error  # nothing is wrong with the table
        except Exception as error:
            self._freeze(error)

    def _freeze(self, error: Exception) -> None:
        """Shows a finished match by its row alone; any other match is broken."""
        self.play = self.problem = None
        self.why_frozen = unplayable(error)
        self.frozen = frozen_of(self.row, self.why_frozen)
        if self.frozen:
            with suppress(Exception):
                self.info()
                return
        self.frozen = None
        self._break(error)

    def _break(self, error: Exception) -> None:
        self.play, self.problem = None, unplayable(error)
        self.dismiss_all(self.problem)

    def dismiss_all(self, why: StarboardError) -> None:
        """Disconnects all clients and tells them why."""
        for watcher in tuple(self.watchers):
            watcher.dismiss(why)
        self.watchers.clear()

    def check(self) -> None:
        """Raises if the match can be neither shown nor played on."""
        if self.problem:
            raise self.problem.with_traceback(None)

    def _seat_watchers(self) -> None:
        """Gives clients the view of their current seat: seats change before the start, and rotate at it."""
        before = [watcher.seat for watcher in self.watchers]
        for watcher in tuple(self.watchers):
            seat = self.eyes(watcher.person, watcher.seat)
            if seat is None and not self.may_watch:
                self.watchers.discard(watcher)
                watcher.dismiss(StarboardError("not-watchable"))
            elif seat != watcher.seat:
                watcher.seat = seat
                watcher.greet()
        if before != [watcher.seat for watcher in self.watchers]:
            self.tell_watching()

    def eyes(self, person: str | None, wish: int | None) -> int | None:
        """Returns the seat whose view a person gets: `wish` if it is theirs, else their first one, if any."""
        mine = self.seats_of(person)
        return wish if wish in mine else mine[0] if mine else None

    @property
    def may_watch(self) -> bool:
        """Whether spectators are allowed."""
        is_over = self.row.state == "finished" if self.frozen else self.play is None or self.play.match.over
        return is_over or bool(self.row.is_watchable)

    def check_may_watch(self, eyes: int | None) -> None:
        """Raises for a spectator (None) if spectators are not allowed."""
        if eyes is None and not self.may_watch:
            raise StarboardError("not-watchable")

    def read(self, connection: Connection) -> Read:
        """Reads this table. Raises if it does not exist."""
        this = {"table": self.id}
        row = connection.execute(FIND_TABLE, this).one_or_none()
        if row is None:
            raise StarboardError("no-table")
        sitters = list(connection.execute(FIND_SEATS, this))
        persons = {person for sitter in sitters for person in (sitter.person, sitter.invited) if person} | {
            row.host
        }
        named = connection.execute(FIND_NAMES, {"people": list(persons)}).all()
        newest = (
            connection.execute(NEWEST_LINE, this).scalar() or 0 if self.last_chat is None else self.last_chat
        )
        names, erased = {one.id: one.name for one in named}, {one.id for one in named if one.is_erased}
        leaves = leaves_of(connection, persons) if row.began is None else {}
        acts = self._acts_since(connection, 0) if row.state != "open" else []
        return Read(row, sitters, names, erased, leaves, acts, newest)

    def _acts_since(self, connection: Connection, number: int) -> list[Entry]:
        return [
            read_entry(*row) for row in connection.execute(FIND_ACTS, {"table": self.id, "first": number})
        ]

    async def catch_up(self, database: Database) -> list[Entry]:
        """Applies acts that other workers have written, and returns them."""
        play = self.playing
        fresh = await database.read(lambda connection: self._acts_since(connection, play.number))
        if any(isinstance(entry.act, Rewind) for entry in fresh):
            await self.load(database)
            return fresh
        try:
            self.apply(fresh)
        except Exception as error:
            self._break(error)
        return fresh

    async def is_current(self, database: Database) -> bool:
        """Whether the table has not changed since it was read. Before the match, `changes` counts changes."""
        found = await database.find(FIND_CHANGES, {"table": self.id})
        return [tuple(row) for row in found] == [(self.row.changes, self.row.state)]

    def apply(self, entries: list[Entry]) -> None:
        """Applies acts that were checked; the events of all of them count as new. An illegal move raises."""
        play = self.playing
        first = play.match.event_count
        for entry in entries:
            was_left = play.sittings[entry.act.seat].is_left
            play.apply(entry)
            first = min(first, play.first_event)
            if not entry.act.is_play or was_left:
                self._seats = None
        if entries:
            play.first_event = first

    async def new_chat(self, database: Database) -> list[Said]:
        """Returns the lines of chat that were not sent to clients here yet."""
        since = self.last_chat or 0
        said = await self.said(database, since)
        self.last_chat = max([since, *(one.id for one in said)])
        return said

    async def said(self, database: Database, since: int = 0) -> list[Said]:
        """Returns the chat of this table, the newest line last."""
        joined = select(chat, people.c.name).join(people, people.c.id == chat.c.person)
        found = (
            joined.where(chat.c.table_id == self.id, chat.c.id > since)
            .order_by(chat.c.id.desc())
            .limit(LONGEST_CHAT)
        )
        rows = await database.read(lambda connection: list(connection.execute(found)))
        shown = self._shown_names()
        return [
            Said(
                row.id,
                Who(row.person, shown.get(row.person, row.name)),
                row.text,
                row.at,
                row.removed is not None,
            )
            for row in reversed(rows)
        ]

    # ---- what clients see ----------------------------------------------------------------------------------

    @property
    def playing(self) -> Play:
        """The play. Raises if the match has not begun or cannot be replayed."""
        if self.play is None:
            self.check()
            if self.frozen:
                raise self.why_frozen.with_traceback(None)
            raise StarboardError("not-begun")
        return self.play

    def seats_of(self, person: str | None) -> list[int]:
        """Returns the seats that a person owns."""
        return [seat for seat, owner in enumerate(self.owners) if owner == person and person is not None]

    def rename(self, person: str, name: str) -> None:
        """Changes a player's name. While the table is locked, the pending change will send the state."""
        self.names[person], self._seats = name, None
        self.tell(TableChanged(self.info()))
        if self.play and not self.lock.locked():
            self.tell_state()

    def who(self, person: str) -> Who:
        return self._called(person, self._shown_names().get(person, self.names.get(person, "")))

    def _called(self, person: str, name: str) -> Who:
        return Who(person, name, is_erased=True) if person in self.erased else Who(person, name)

    def _seat_names(self) -> list[str]:
        """Returns the names of the seats, made distinct; empty for bots and free seats."""
        own = [self.names.get(sitter.person or "", "") for sitter in self.sitters]
        names = [
            name if sitter.name is None else sitter.name
            for sitter, name in zip(self.sitters, own, strict=True)
        ]
        return distinct_names(names)

    def _shown_names(self) -> dict[str, str]:
        """Returns the names of players in the chat, which are those of their first seats."""
        owners = [sitter.person for sitter in self.sitters]
        return {
            owner: name for owner, name in reversed([*zip(owners, self._seat_names(), strict=True)]) if owner
        }

    def seat_infos(self) -> list[Seat]:
        """Returns the seats as everybody may see them."""
        infos = []
        names = self._seat_names()
        for number, sitter in enumerate(self.sitters):
            who = self._called(sitter.person, names[number]) if sitter.person else None
            if self.play is None:
                infos.append(Seat(number, who, sitter.bot, leaves=self.leaves.get(sitter.person or "")))
                if sitter.invited:
                    infos[-1].invited = Invited(
                        sitter.invited, self.names[sitter.invited], has_declined=bool(sitter.has_declined)
                    )
            else:
                sitting, voters = self.play.sittings[number], self.play.voters(number) if who else ()
                infos.append(
                    Seat(number, who, sitting.bot, sitting.state, sorted(sitting.votes), sorted(voters))
                )
        return infos

    def info(self) -> TableInfo:
        row, play = self.row, self.play
        return TableInfo(
            id=row.id,
            game=row.game,
            players=row.players,
            options=row.options,
            host=self.who(row.host),
            is_open=row.is_open,
            is_watchable=row.is_watchable,
            clock=msgspec.convert(row.clock, ClockRule),
            starter=row.starter,
            state=play.state if play else row.state,
            deal=self._deal(),
            seed_sha256=seed_hash(bytes.fromhex(row.seed)) if row.seed else None,
            seats=self.seat_infos(),
            turn=play.turn if play else None,
            created=row.created,
            changed=play.at if play else row.changed,
            result=play.match.result() if play and play.match.over else stored_result(row),
            rematch=row.rematch,
            is_ready=bool(row.is_ready),
            is_rated=play is not None and is_rated(play),
            ended=play.ended if play else None,
            frozen=self.frozen or UNSET,
        )

    def _deal(self) -> Deal | None:
        """Returns the inputs of the deal; the secret only after the match."""
        secret = self.row.secret
        if secret is None:
            return None
        is_over = (
            self.play.match.over if self.play else self.frozen is not None and self.row.state == "finished"
        )
        return Deal(
            commitment_to(secret), [sitter.nonce for sitter in self.sitters], secret if is_over else None
        )

    def state(self, viewer: int | None, since: int | None = None) -> State:
        """Returns what `viewer` may see, with events from `since` on, by default those of the last act."""
        if since is None:
            return self._states(None).of(viewer)
        return self.cache.state(self.id, self.playing, viewer, since, self._written_seats(), self.time.now())

    def _states(self, since: int | None) -> States:
        return States(self.playing, self._written_seats(), self.time.now(), since)

    def _written_seats(self) -> Raw:
        self._seats = self._seats or Raw(encode(self.seat_infos()))
        return self._seats

    # ---- sending -------------------------------------------------------------------------------------------

    def tell(self, message: ServerMessage) -> None:
        """Sends the same message to all clients."""
        data = encode(message)
        for watcher in tuple(self.watchers):
            watcher.send(data)

    def tell_state(
        self, since: int | None = None, to: Watcher | None = None, answers: int | str | None = None
    ) -> None:
        """Sends all clients their state, encoded once for each seat. The client `to` also gets `answers`."""
        states = self._states(since)
        written: dict[int | None, bytes] = {}
        for watcher in tuple(self.watchers):
            eyes = watcher.seat
            if watcher is to:
                watcher.send(encode(structs.replace(states.of(eyes), answers=answers)))
                continue
            if eyes not in written:
                written[eyes] = encode(states.of(eyes))
            watcher.send(written[eyes])

    def watching_here(self) -> Watching:
        """Returns who is connected to this worker. A device connects all its seats."""
        seats = {seat for watcher in self.watchers for seat in self.seats_of(watcher.person)}
        return Watching(sorted(seats), sum(watcher.seat is None for watcher in self.watchers))

    def watching(self) -> Watching:
        """Returns who is connected to any worker, and since when the others are away."""
        after = monotonic() - SILENCE
        self.elsewhere = {worker: report for worker, report in self.elsewhere.items() if report[0] > after}
        reports = [self.watching_here(), *(watching for _, watching in self.elsewhere.values())]
        seats = {seat for watching in reports for seat in watching.seats}
        missing = [one.seat for one in self.sitters if self.play and one.person and one.seat not in seats]
        now = self.time.now()
        self.away = {seat: self.away.get(seat, now) for seat in missing}
        away = {seat: since + self.time.pauses.between(since, now) for seat, since in self.away.items()}
        return Watching(sorted(seats), sum(watching.spectators for watching in reports), away, self.patience)

    def tell_watching(self) -> None:
        """Tells all clients who is connected."""
        self.tell(self.watching())

    def unnoted_absences(self) -> dict[int, float | None]:
        """Returns absences that differ from the database, and from now on assumes that they are written."""
        now = {seat: self.away.get(seat) for seat in self._noted_away}
        changed = {seat: since for seat, since in now.items() if since != self._noted_away[seat]}
        self._noted_away = now
        return changed

    def visit(self) -> None:
        """Notes that a player does something here."""
        self.visited = monotonic()

    @property
    def is_attended(self) -> bool:
        """Whether somebody is connected, or was here a moment ago."""
        watching = self.watching()
        return bool(watching.seats or watching.spectators) or monotonic() < self.visited + ATTENDED

    def note_sign_of_life(self, person: str | None) -> None:
        """Notes that a player without a socket has asked for the state."""
        if self.seats_of(person):
            self.visit()
        self.away.update((seat, self.time.now()) for seat in self.seats_of(person) if seat in self.away)

    def absent_since(self, seat: int) -> float | None:
        """Returns since when the owner of a seat is away, or None if nobody may decide about the seat yet."""
        self.watching()
        since, now = self.away.get(seat), self.time.now()
        if since is None or not self.playing.waits_for(seat):
            return None
        waited = self.time.pauses.counted(max(since, self.playing.clock.since), now)
        return since if waited >= self.patience else None
