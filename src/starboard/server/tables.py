"""Tables before and after their matches: creating, sitting down, starting, rematches; lists of tables."""

import secrets
from collections.abc import Callable, Sequence
from functools import partial
from typing import Annotated, Any, Literal, NamedTuple

import msgspec
from msgspec import Meta, Struct
from sqlalchemy import Connection, Select, bindparam, delete, func, insert, select, update

from starboard.bots import LEVELS
from starboard.match import Match, StarboardError, load, replay
from starboard.match.deal import seed_from
from starboard.match.record import Options
from starboard.server.database.rows import SeatRow, TableRow, TableState
from starboard.server.database.schema import acts, people, seats, tables
from starboard.server.levels import known_level
from starboard.server.limits import Limiter
from starboard.server.names import clean_name
from starboard.server.people import Name, Person
from starboard.server.play.acts import BeginWith, Entry, UncheckedMove
from starboard.server.play.clock import ClockRule, NoClock, stored_clock
from starboard.server.play.forget import abandon, unfinished_solo
from starboard.server.play.hub import Hub
from starboard.server.play.left import left_seats
from starboard.server.play.play import Play, Sitting
from starboard.server.play.room import Read, Room
from starboard.server.settings import PEOPLE_AT_ONE_ADDRESS
from starboard.server.thinking import Asker

ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
ID_LENGTH = 10
LISTED_OF_ADDRESS = 5
"""The list of open tables has at most this many times `listed_tables` from one address."""
LONGEST_LIST = 100
MASTER = LEVELS[-1]
RECENT = 3600.0
"""Seconds since the last turn for which a match with masters counts: an idle match costs nothing."""
NEIGHBOURS = 5
"""The limits of one address, in limits of one person."""
COPIED = ("game", "version", "players", "options", "is_watchable", "clock")
"""The columns that a rematch copies."""
SECRET_BYTES = 32

# Built once: building a statement takes longer than running it.
INSERT_TABLE, INSERT_SEATS = insert(tables), insert(seats)
CHANGE_TABLE = update(tables).where(tables.c.id == bindparam("this"), tables.c.changes == bindparam("before"))
DELETE_SEATS = delete(seats).where(seats.c.table_id == bindparam("this"))
COUNT_HOSTED = (
    select(tables.c.state, func.count().label("how_many"))
    .where(
        tables.c.host == bindparam("host"), tables.c.state.in_(("open", "playing")), tables.c.broken.is_(None)
    )
    .group_by(tables.c.state)
)
COUNT_NEARBY = select(func.count()).where(
    tables.c.address == bindparam("address"), tables.c.state == "open", tables.c.broken.is_(None)
)

Nonce = Annotated[
    str, Meta(pattern="^[0-9a-f]{64}$", description="A random number of yours: the deal depends on it.")
]

STARTS = "StartPlayerChosen"
"""The event of games that says which seat starts."""


class NewTable(Struct, forbid_unknown_fields=True):
    """Settings of a new table. `bots`: levels of the last seats; `starter`: who starts, or random."""

    game: str
    players: int
    options: Options = {}
    bots: list[str] = []
    mine: Annotated[
        int, Meta(ge=0, le=5, description="How many seats are yours: several for a hot seat.")
    ] = 1
    names: Annotated[
        list[Name], Meta(max_length=4, description="Names of others at your device, for your other seats.")
    ] = []
    is_open: bool = False
    is_watchable: bool = True
    clock: ClockRule = msgspec.field(default_factory=NoClock)
    starter: int | None = None
    start: Annotated[
        bool, Meta(description="Start immediately if no seat is free; your seats add nothing to the deal.")
    ] = False


class WhatIf(Struct, forbid_unknown_fields=True):
    """A recorded match to be continued after `number` of its moves. I get `seat`, bots play the others."""

    record: dict[str, object]
    number: Annotated[int, Meta(ge=0)]
    seat: int
    bot: str = "strong"


class TableLine(Struct):
    """A table in a list."""

    id: str
    game: str
    players: int
    options: Options
    clock: ClockRule
    state: TableState | Literal["broken"]
    """broken: the match cannot be played on."""
    host: str
    free: int
    turn: int | None
    my_turn: bool
    is_left: bool
    """I left, ran out of time or was away, and have not come back."""
    is_invited: bool
    """The host invites me to a rematch: a seat is kept for me."""
    is_ended: bool
    """An operator has ended the match."""
    changed: float


class Listed(NamedTuple):
    """The data of the tables in a list. `left`: seats that were left; `ended`: tables ended by operators."""

    rows: Sequence[TableRow]
    sitters: Sequence[SeatRow]
    names: dict[str, str]
    left: set[tuple[str, int]]
    ended: set[str]


class Place(NamedTuple):
    """Who has a seat: a person, a bot, or nobody yet. `name`: of somebody else at that person's device.

    `nonce`: what the person added to the deal. `invited`: who is invited to a rematch.
    """

    person: str | None = None
    bot: str | None = None
    name: str | None = None
    nonce: str | None = None
    invited: str | None = None
    has_declined: bool | None = None

    @property
    def is_kept(self) -> bool:
        """Whether the seat is kept for somebody who has not answered yet."""
        return self.invited is not None and not self.has_declined

    @property
    def is_free(self) -> bool:
        """Whether anyone may take the seat."""
        return self.person is None and self.bot is None and not self.is_kept


def start_seat(match: Match) -> int:
    """Returns the seat that the deal lets start."""
    return next(int(event["seat"]) for event in match.events(None) if event["event"] == STARTS)


class Tables:
    """Changes tables on behalf of people."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        most = hub.settings.tables
        self._by_person, self._by_address = (
            Limiter(most / 60, most),
            Limiter(most * NEIGHBOURS / 60, most * NEIGHBOURS),
        )

    # ---- making --------------------------------------------------------------------------------------------

    async def new(self, person: Person, wish: NewTable, address: str) -> str:
        """Creates a table and returns its id. `address`: the host's, for limits."""
        match = load(wish.game).new(wish.players, **wish.options)
        names = [clean_name(name) for name in wish.names]
        places = [Place(person.id, name=name) for name in (None, *names, *[""] * wish.mine)][: wish.mine]
        places += [Place()] * (wish.players - wish.mine - len(wish.bots))
        places += [Place(bot=known_level(level, self.hub.settings)) for level in wish.bots]
        if len(places) != wish.players:
            raise StarboardError("too-many-seats", players=wish.players)
        if wish.starter is not None and not 0 <= wish.starter < wish.players:
            raise StarboardError("no-such-seat", seat=wish.starter, players=wish.players)
        await self._check_places(person.id, places)
        row = {
            **match_columns(match),
            **undealt_columns(),
            "is_open": wish.is_open,
            "is_watchable": wish.is_watchable,
            "clock": msgspec.to_builtins(wish.clock),
            "starter": wish.starter,
            "address": address,
        }
        table_id = await self._insert(person, row, places)
        if wish.start and Place() not in places:
            await self.start(person, table_id)
        return table_id

    async def _insert(
        self,
        person: Person,
        row: dict[str, Any],
        places: list[Place],
        follows: TableRow | None = None,
        given: list[UncheckedMove] | None = None,
    ) -> str:
        self.hub.check_may_begin()
        self._count_new(person)
        table_id, now = "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH)), self.hub.time.now()
        fixed = {
            "id": table_id,
            "host": person.id,
            "state": "open",
            "changes": 0,
            "created": now,
            "changed": now,
            **row,
        }
        fixed["host_seen"] = now
        await self._make_room(person)
        sitters = [
            {"table_id": table_id, "seat": seat, **place._asdict()} for seat, place in enumerate(places)
        ]

        def write(connection: Connection) -> None:
            if follows:
                is_same = tables.c.rematch.is_not_distinct_from(follows.rematch)
                link = update(tables).where(tables.c.id == follows.id, is_same).values(rematch=table_id)
                if connection.execute(link).rowcount != 1:
                    raise StarboardError("changed-meanwhile")
            self._check_count(connection, person, row.get("address"))
            if fixed["state"] == "playing":
                self._check_bots(connection, person.id, places)
            connection.execute(INSERT_TABLE, fixed)
            connection.execute(INSERT_SEATS, sitters)
            if given is not None:
                connection.execute(insert(acts).values(Entry(table_id, 0, now, BeginWith(0, given)).row()))

        await self.hub.writer.run(write)
        return table_id

    def _check_count(self, connection: Connection, person: Person, address: str | None) -> None:
        """Raises if a person, or everybody at one address together, has too many tables."""
        settings = self.hub.settings
        hosted = {row.state: row.how_many for row in connection.execute(COUNT_HOSTED, {"host": person.id})}
        for state, most in (("open", settings.open_tables), ("playing", settings.running_tables)):
            if hosted.get(state, 0) >= most:
                raise StarboardError("too-many-tables", most=most)
        most_nearby = settings.open_tables * PEOPLE_AT_ONE_ADDRESS
        if address and connection.execute(COUNT_NEARBY, {"address": address}).scalar_one() >= most_nearby:
            raise StarboardError("too-many-nearby", most=most_nearby)

    async def _make_room(self, person: Person) -> None:
        """Abandons a person's longest idle match against bots if they have reached the limit of matches."""
        hosted = await self.hub.database.find(COUNT_HOSTED, {"host": person.id})
        if all(row.state != "playing" or row.how_many < self.hub.settings.running_tables for row in hosted):
            return
        idle = unfinished_solo().where(tables.c.host == person.id).limit(1)
        if found := await self.hub.database.read(lambda connection: connection.execute(idle).scalar()):
            await abandon(self.hub, found)

    def _count_new(self, person: Person) -> None:
        """Counts a new table. Raises if too many were created recently by a person or at their address."""
        limiters = (self._by_person, person.id), (self._by_address, self.hub.addresses.of(person.id))
        if not all(limiter.has(name) for limiter, name in limiters):
            raise StarboardError("too-fast")
        for limiter, name in limiters:
            limiter.take(name)

    async def _check_places(self, host: str, places: list[Place]) -> None:
        """Checks the same as `_check_bots`, before anything is written."""
        if any(place.bot for place in places):
            await self.hub.database.read(lambda connection: self._check_bots(connection, host, places))

    def _check_bots(self, connection: Connection, host: str, places: list[Place]) -> None:
        """Raises if only bots would play, or if this is one match with masters too many."""
        if all(place.bot for place in places) and not self.hub.settings.exhibitions:
            raise StarboardError("no-person")
        if any(place.bot == MASTER for place in places):
            self._check_masters(connection, host)

    def _check_masters(self, connection: Connection, host: str) -> None:
        """Raises if a person, or everybody at their address, has too many running matches with masters."""
        most = self.hub.settings.masters
        neighbours = self.hub.addresses.people_at(self.hub.addresses.of(host))
        since = self.hub.time.now() - RECENT
        if (
            masters_of(connection, [host], since) >= most
            or masters_of(connection, neighbours, since) >= NEIGHBOURS * most
        ):
            raise StarboardError("too-many-masters", most=most)

    async def check_substitute(self, person: Person, level: str) -> None:
        """Raises if a person may not let a bot of this level take over another player's seat."""
        if known_level(level, self.hub.settings) == MASTER:
            await self.hub.database.read(lambda connection: self._check_masters(connection, person.id))

    # ---- before the match ----------------------------------------------------------------------------------

    async def sit(self, person: Person, table_id: str, seat: int | None, nonce: str | None = None) -> None:
        """Takes a free seat, by default the first. A person invited to a rematch takes all their seats.

        If the host has started and this was the last invitation, the match begins.
        """
        async with self.hub.changing(table_id) as table:
            check_open(table)
            if table.seats_of(person.id):
                raise StarboardError("already-seated")
            places = places_of(table.sitters)
            kept = [
                number for number, place in enumerate(places) if place.is_kept and place.invited == person.id
            ]
            possible = kept or [number for number, place in enumerate(places) if place.is_free]
            if not possible or (seat is not None and seat not in possible):
                raise StarboardError("seat-taken")
            for number in kept or [possible[0] if seat is None else seat]:
                places[number] = Place(person.id, name=places[number].name if kept else None, nonce=nonce)
            if table.row.is_ready and not any(place.is_free or place.is_kept for place in places):
                await self._deal(table, places)
            else:
                await self._change(table, {"changed": self.hub.time.now()}, places)

    async def stand_up(self, person: Person, table_id: str) -> None:
        """Gives up a person's seats, also those kept for them. If the host does, the table is abandoned."""
        await self.stand_up_as(person.id, table_id)

    async def stand_up_as(self, person: str, table_id: str) -> None:
        """Does the same by id, for the server and operators."""
        async with self.hub.changing(table_id) as table:
            check_open(table)
            if table.row.host == person:
                await self._change(table, {"state": "abandoned", "address": None})
                return
            places = places_of(table.sitters)
            given_up = [given_up_by(person, place) for place in places]
            if given_up == places:
                raise StarboardError("not-seated")
            await self._change(table, {"is_ready": False, "changed": self.hub.time.now()}, given_up)

    async def set_bot(self, person: Person, table_id: str, seat: int, level: str | None) -> None:
        """Puts a bot on a seat, or with None removes its bot, guest or invitation. Only for the host."""
        async with self.hub.changing(table_id) as table:
            check_open(table)
            check_host(table, person)
            sitter = seat_of(table, seat)
            if sitter.person == person.id or (level and sitter.person):
                raise StarboardError("seat-taken")
            places = places_of(table.sitters)
            places[seat] = Place(bot=known_level(level, self.hub.settings) if level else None)
            await self._change(table, {"is_ready": False, "changed": self.hub.time.now()}, places)

    async def start(self, person: Person, table_id: str, nonce: str | None = None) -> None:
        """Begins the match, or lets it begin when the last invited person accepts. Only for the host.

        A nonce that the host has added is final, so that nobody can try several.
        """
        async with self.hub.changing(table_id) as table:
            check_open(table)
            check_host(table, person)
            places = [
                place._replace(nonce=place.nonce or nonce) if place.person == person.id else place
                for place in places_of(table.sitters)
            ]
            if any(place.is_free for place in places):
                raise StarboardError("free-seats")
            if any(place.is_kept for place in places):
                await self._change(table, {"is_ready": True, "changed": self.hub.time.now()}, places)
            else:
                await self._deal(table, places)

    async def _deal(self, table: Room, places: list[Place]) -> None:
        """Begins the match. If a starter was chosen, rotates the seats so that this player starts."""
        self.hub.check_may_begin()
        row, now = table.row, self.hub.time.now()
        seed = row.seed if row.secret is None else seed_from(row.secret, [place.nonce for place in places])
        match = load(row.game).new(row.players, seed, **row.options)
        shift = 0 if row.starter is None else start_seat(match) - row.starter
        rotated = [places[(seat - shift) % row.players] for seat in range(row.players)]
        sittings, clock = (
            [Sitting(place.person, place.bot) for place in rotated],
            msgspec.convert(row.clock, ClockRule),
        )
        play = Play(match, sittings, clock, now, self.hub.time.pauses)
        due = self.hub.next_look(play)
        change = {
            "state": "playing",
            "version": match.rulebook.version,  # the table may be older than the current rules
            "seed": seed,
            "began": now,
            "turn": match.to_move,
            "due": due,
            "changed": now,
            "address": None,
        }
        told = self.hub.to_tell(play, now)
        note = partial(self.hub.note_turn, table=row.id, play=play, person=told) if told else None
        await self._change(table, change, rotated, note)

    async def _change(
        self,
        table: Room,
        change: dict[str, Any],
        places: list[Place] | None = None,
        then: Callable[[Connection], None] | None = None,
    ) -> None:
        """Writes a change, and what `then` writes. Raises if the table has changed meanwhile."""
        row = table.row

        def write(connection: Connection) -> Read:
            if change.get("state") == "playing":
                self._check_bots(connection, row.host, places or [])
            values = {"this": row.id, "before": row.changes, "changes": row.changes + 1, **change}
            if connection.execute(CHANGE_TABLE, values).rowcount != 1:
                raise StarboardError("changed-meanwhile")
            if places is not None:
                connection.execute(DELETE_SEATS, {"this": row.id})
                rows = [
                    {"table_id": row.id, "seat": seat, **place._asdict()} for seat, place in enumerate(places)
                ]
                connection.execute(INSERT_SEATS, rows)
            if then:
                then(connection)
            return table.read(connection)

        await self.hub.follow(table, await self.hub.writer.run(write))

    # ---- after the match -----------------------------------------------------------------------------------

    async def rematch(self, person: Person, table_id: str) -> str:
        """Returns the table of the rematch, where the next seat starts. It keeps the seats of other people.

        It is created at the first request, and again if its host has closed it.
        """
        table = await self.hub.room(table_id)
        if follower := await self._follower(table):
            return follower
        own_seats(table, person)
        play = table.playing
        if not play.match.over:
            raise StarboardError("not-over")
        first = (start_seat(play.match) + 1) % table.row.players
        async with self.hub.changing(table_id) as table:
            if follower := await self._follower(table):
                return follower
            copied = {name: getattr(table.row, name) for name in COPIED}
            row = {**copied, **undealt_columns(), "is_open": False, "starter": first}
            places = [asked_by(person.id, place) for place in places_of(table.sitters)]
            await self._check_places(person.id, places)
            follower = await self._insert(person, row, places, follows=table.row)
            await self.hub.load(table)
            return follower

    async def _follower(self, table: Room) -> str | None:
        """Returns the table of the rematch, unless it was closed before its match began."""
        if table.row.rematch is None:
            return None
        follower = await self.hub.room(table.row.rematch)
        is_closed = follower.play is None and follower.row.state == "abandoned"
        return None if is_closed else follower.id

    async def what_if(self, person: Person, wish: WhatIf) -> str:
        """Creates a table that continues a recorded match with bots. It is not rated: its cards are known."""
        asker = Asker(self.hub.addresses.of(person.id), person.id, "what-if")
        match = await self.hub.thinking.short.run(asker, lambda: partial(replay, wish.record, wish.number))
        if match.over:
            raise StarboardError("match-over")
        if not 0 <= wish.seat < match.players:
            raise StarboardError("no-such-seat", seat=wish.seat, players=match.players)
        record, bot, now = match.record(), known_level(wish.bot, self.hub.settings), self.hub.time.now()
        places = [Place(bot=bot)] * match.players
        places[wish.seat] = Place(person.id)
        row = {
            **match_columns(match),
            "seed": record.seed,
            "is_open": False,
            "is_watchable": True,
            "clock": msgspec.to_builtins(NoClock()),
            "state": "playing",
            "began": now,
            "turn": match.to_move,
            "due": now if match.to_move != wish.seat else None,
        }
        table_id = await self._insert(person, row, places, given=[{**move} for move in record.moves])
        table = await self.hub.room(table_id)
        table.visit()
        self.hub.bots.look_at(table)
        return table_id

    # ---- lists ---------------------------------------------------------------------------------------------

    async def lobby(self, person: Person | None) -> list[TableLine]:
        """Returns open tables with a host who is there, the newest first; a few of each host and address."""
        settings = self.hub.settings
        newest = tables.c.created.desc()
        ranked = select(
            tables,
            func.row_number().over(partition_by=tables.c.host, order_by=newest).label("of_host"),
            func.row_number()
            .over(partition_by=func.coalesce(tables.c.address, tables.c.id), order_by=newest)
            .label("of_address"),
        ).where(
            tables.c.state == "open",
            tables.c.is_open,
            tables.c.broken.is_(None),
            func.coalesce(tables.c.host_seen, tables.c.created)
            > self.hub.time.now() - settings.listed_seconds,
        )
        found = ranked.subquery()
        is_listed = (
            found.c.of_host <= settings.listed_tables,
            found.c.of_address <= settings.listed_tables * LISTED_OF_ADDRESS,
        )
        return await self._lines(select(found).where(*is_listed).order_by(found.c.created.desc()), person)

    async def mine(self, person: Person) -> list[TableLine]:
        """Returns tables where a person has a seat or is invited to a rematch, the newest first."""
        own = select(seats.c.table_id).where(seats.c.person == person.id)
        asked = select(seats.c.table_id).where(
            seats.c.invited == person.id, seats.c.has_declined.is_not(True)
        )
        is_mine = tables.c.id.in_(own) | (tables.c.id.in_(asked) & (tables.c.state == "open"))
        return await self._lines(select(tables).where(is_mine).order_by(tables.c.changed.desc()), person)

    async def _lines(self, chosen: Select[Any], person: Person | None) -> list[TableLine]:
        def read(connection: Connection) -> Listed:
            rows = list(connection.execute(chosen.limit(LONGEST_LIST)))
            sitters = list(
                connection.execute(select(seats).where(seats.c.table_id.in_([row.id for row in rows])))
            )
            hosts = connection.execute(
                select(people.c.id, people.c.name).where(people.c.id.in_({row.host for row in rows}))
            )
            left = (
                left_seats(connection, [row.id for row in rows if row.began is not None]) if person else set()
            )
            over = [row.id for row in rows if row.state == "abandoned"]
            ended = select(acts.c.table_id).where(acts.c.table_id.in_(over), acts.c.kind == "end")
            return Listed(
                rows,
                sitters,
                {row.id: row.name for row in hosts},
                left,
                set(connection.execute(ended).scalars()),
            )

        rows, sitters, names, left, ended = await self.hub.database.read(read)
        mine = {(one.table_id, one.seat) for one in sitters if person and one.person == person.id}
        invited = {
            one.table_id for one in sitters if person and one.invited == person.id and place_of(one).is_kept
        }
        return [
            TableLine(
                id=row.id,
                game=row.game,
                players=row.players,
                options=row.options or {},
                clock=stored_clock(row.clock),
                state="broken" if row.broken else row.state,
                host=names.get(row.host, ""),
                free=sum(one.table_id == row.id and place_of(one).is_free for one in sitters),
                turn=row.turn,
                my_turn=not row.broken and (row.id, row.turn) in mine and (row.id, row.turn) not in left,
                is_left=not row.broken
                and any((row.id, seat) in mine and (row.id, seat) in left for seat in range(row.players)),
                is_invited=row.id in invited,
                is_ended=row.id in ended,
                changed=row.changed,
            )
            for row in rows
        ]


def masters_of(connection: Connection, hosts: list[str], since: float) -> int:
    """Counts the running matches of these hosts that have a master and a turn after `since`."""
    with_master = select(seats.c.table_id).where(seats.c.bot == MASTER)
    going = tables.c.host.in_(hosts), tables.c.state == "playing", tables.c.changed > since
    count = select(func.count()).select_from(tables).where(*going, tables.c.id.in_(with_master))
    return connection.execute(count).scalar_one()


def place_of(sitter: SeatRow) -> Place:
    """Returns who has a seat, from its row."""
    return Place(sitter.person, sitter.bot, sitter.name, sitter.nonce, sitter.invited, sitter.has_declined)


def places_of(sitters: Sequence[SeatRow]) -> list[Place]:
    """Returns who has each seat, in order."""
    return [place_of(sitter) for sitter in sitters]


def given_up_by(person: str, place: Place) -> Place:
    """Returns a place after a person has given it up, or declined it."""
    if place.is_kept and place.invited == person:
        return place._replace(has_declined=True)
    return Place() if place.person == person else place


def asked_by(person: str, place: Place) -> Place:
    """Returns the place at the table of a rematch that `person` asks for."""
    if place.person is None or place.person == person:
        return Place(place.person, place.bot, place.name)
    return Place(name=place.name, invited=place.person)


def match_columns(match: Match) -> dict[str, object]:
    """Returns the columns of a table's row that describe its match."""
    book = match.rulebook
    return {
        "game": book.key,
        "version": book.version,
        "players": match.players,
        "options": dict(match.options),
    }


def undealt_columns() -> dict[str, str]:
    """Returns the columns of a table before the deal, which takes the seed from the secret and the nonces."""
    return {"secret": secrets.token_hex(SECRET_BYTES), "seed": ""}


# ---- checks ---------------------------------------------------------------------------------------


def check_open(table: Room) -> None:
    """Raises if the match has begun, or the table was closed."""
    if table.play is None and table.row.state == "abandoned":
        raise StarboardError("table-closed")
    if table.row.state != "open":
        raise StarboardError("already-begun")


def check_host(table: Room, person: Person) -> None:
    """Raises unless it is this person's table."""
    if table.row.host != person.id:
        raise StarboardError("not-host")


def own_seats(table: Room, person: Person) -> list[int]:
    """Returns the seats of a person. Raises if they have none."""
    mine = table.seats_of(person.id)
    if not mine:
        raise StarboardError("not-seated")
    return mine


def seat_of(table: Room, seat: int) -> Any:
    """Returns the row of a seat. Raises if there is no such seat."""
    if not 0 <= seat < len(table.sitters):
        raise StarboardError("no-such-seat", seat=seat, players=len(table.sitters))
    return table.sitters[seat]
