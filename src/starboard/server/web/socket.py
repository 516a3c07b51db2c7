"""A table's socket: sends everything that happens there, and receives moves, take-backs and chat."""

import asyncio
from contextlib import nullcontext, suppress
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from msgspec import DecodeError

from starboard.match import StarboardError
from starboard.server.administration.watch import Watch
from starboard.server.keys import Keys
from starboard.server.limits import Limits, SharedLimit
from starboard.server.observe import CONNECTIONS, note_socket_failure
from starboard.server.people import Person
from starboard.server.play.announcement import Announced
from starboard.server.play.hub import Hub
from starboard.server.play.messages import PROTOCOL, Hello, Refused, encode
from starboard.server.play.room import Room, Watcher
from starboard.server.tables import own_seats
from starboard.server.web.answers import language_of, problem
from starboard.server.web.client_messages import AnyMessage, ClientMessage, answer, read, read_id
from starboard.server.web.outbox import Outbox
from starboard.server.web.protocols import SEND_TEXTS
from starboard.server.web.security import address_of, check_standing, people_shown, visit_of

FAILED = 1011
REFUSED = 4400
SIGNED_OUT = 4401
TOO_FAST = 4429
TOO_SLOW = 4408
LARGEST_OUTBOX = 500, 2 * 1024 * 1024
"""Messages and bytes that may be queued for a slow client before it is disconnected. It can reconnect."""
PATIENCE = 50
"""How many messages beyond the limit are refused before the connection is closed."""


class Conversation:
    """The connection of one client to a table."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], hub: Hub, table: Room, person: Person | None, seat: int | None
    ) -> None:
        self.socket = socket
        self.hub = hub
        self.table = table
        self.person = person
        self.language = language_of(socket)
        self.address = address_of(socket)
        self.limits: Limits = socket.app.state.limits
        self.outbox = Outbox(*LARGEST_OUTBOX)
        self.watcher = Watcher(person.id if person else "", seat, self.post, self.greet, self._dismiss)
        self.patience = PATIENCE
        self.is_dismissed = False
        self.close_code = REFUSED

    def post(self, data: bytes) -> None:
        """Queues a message, unless the client was dismissed. Disconnects a client that is too slow."""
        if not self.is_dismissed and not self.outbox.put(data):
            self.table.watchers.discard(self.watcher)
            self.writing.cancel()

    async def run(self, since: int | None) -> None:
        """Serves the client until it disconnects."""
        table = self.table
        self.writing = asyncio.create_task(self._write())
        try:
            async with self.hub.at_rest(table):
                self.watcher.seat = table.eyes(self.watcher.person, self.watcher.seat)
                table.check_may_watch(self.watcher.seat)  # the match may have begun meanwhile
                self.greet(since)
                table.watchers.add(self.watcher)
            self.hub.watching_changed(table)
            await self._read()
        finally:
            table.watchers.discard(self.watcher)
            self.hub.watching_changed(table)
            self.writing.cancel()
            await asyncio.gather(self.writing, return_exceptions=True)

    def _dismiss(self, why: StarboardError) -> None:
        """Sends `why`, and disconnects the client."""
        self._refuse(why, None)
        self.is_dismissed = True

    def ban(self, why: StarboardError) -> None:
        """Disconnects the client because one of its people or its address was banned."""
        self.table.watchers.discard(self.watcher)
        self._dismiss(why)

    def sign_out(self) -> None:
        """Disconnects the client because its key was revoked."""
        self.table.watchers.discard(self.watcher)
        self.close_code = SIGNED_OUT
        self._refuse(StarboardError("signed-out"), None)
        self.is_dismissed = True

    def greet(self, since: int | None = None) -> None:
        """Sends the client its identity and the current state."""
        table, me = self.table, self.person.id if self.person else None
        self.post(encode(Hello(PROTOCOL, table.info(), me, self.watcher.seat, table.seats_of(me))))
        if table.play:
            self.post(encode(table.state(self.watcher.seat, since or 0)))
        if self.hub.announcement:
            self.post(encode(Announced(self.hub.announcement, self.hub.time.now())))

    async def _write(self) -> None:
        send = self.socket.scope["state"]["send"]
        try:
            while True:
                await send({"type": SEND_TEXTS, "texts": await self.outbox.take()})
                if self.is_dismissed:
                    await self.socket.close(self.close_code)
                    return
        except asyncio.CancelledError:
            if self.outbox.is_full:
                note_socket_failure("too-slow", self.table.id)
                await self.socket.close(TOO_SLOW)
            raise
        except OSError:
            pass  # the client has disconnected, which ends reading as well
        except Exception as error:
            note_socket_failure("writing", self.table.id, error)
            await self.socket.close(FAILED)

    async def _read(self) -> None:
        while True:
            text = await self.socket.receive_data("text")
            if self.is_dismissed:
                continue
            message: ClientMessage | AnyMessage | None = None
            try:
                if not self.limits.messages.allows(self.watcher.person or None, self.address):
                    self.patience -= 1
                    if self.patience < 0:
                        note_socket_failure("too-fast", self.table.id)
                        await self.socket.close(TOO_FAST)
                        return
                    raise StarboardError("too-fast")
                message = read(text)
                await answer(self, message)
            except (DecodeError, UnicodeError, RecursionError) as error:
                with suppress(DecodeError, RecursionError):
                    message = read_id(text)
                self._refuse(StarboardError("bad-message", detail=str(error)[:200]), message)
            except StarboardError as error:
                self._refuse(error, message)
            except WebSocketDisconnect:
                raise
            except Exception as error:
                note_socket_failure("message", self.table.id, error)
                self._refuse(StarboardError("failure"), message)

    def _refuse(self, error: StarboardError, message: ClientMessage | AnyMessage | None) -> None:
        found = problem(error, self.language)
        facts = {
            name: fact if isinstance(fact, int) else str(fact) for name, fact in error.sayable_facts.items()
        }
        refused = Refused(found.error, found.words, getattr(message, "id", None), facts=facts)
        if found.number is not None:
            refused.number = found.number
        self.post(encode(refused))

    def check(self, limit: SharedLimit) -> None:
        """Raises if this client exceeds `limit`."""
        limit.check(self.watcher.person or None, self.address)

    def player(self) -> Person:
        """Returns the client's person, or raises if it has no identity."""
        if self.person is None:
            raise StarboardError("no-identity")
        return self.person

    def seat(self) -> int:
        """Returns the seat that this client acts for: the one to move, if it is theirs."""
        mine, turn = own_seats(self.table, self.player()), self.table.playing.match.to_move
        return turn if turn in mine else mine[0]


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any], table_id: str, seat: int | None = None, since: int | None = None
) -> None:
    """Opens a table's socket. `seat`: whose view, of several own seats; `since`: the first event to send."""
    hub: Hub = socket.app.state.hub
    keys: Keys = socket.app.state.key_ring
    limits: Limits = socket.app.state.limits
    address = address_of(socket)
    await socket.accept()
    CONNECTIONS.inc()
    try:
        limits.states.check_address(address)
        visit = await visit_of(socket)
        await check_standing(socket, "ban")
        person = visit.person if visit else None
        with limits.sockets.take(person.id if person else None, address):
            limits.states.check(person.id if person else None, address)
            table = await hub.room(table_id)
            eyes = table.eyes(person.id if person else None, seat)
            table.check_may_watch(eyes)
            conversation = Conversation(socket, hub, table, person, eyes)
            people = await people_shown(socket)
            watch: Watch = socket.app.state.watch
            with (
                keys.sockets.opened(visit.key, conversation.sign_out) if visit else nullcontext(),
                watch.connected(people, address, conversation.ban),
            ):
                await conversation.run(since)
    except StarboardError as error:
        found = problem(error, language_of(socket))
        with suppress(OSError):  # the client may have disconnected
            await socket.send_data(encode(Refused(found.error, found.words)).decode())
            await socket.close(REFUSED)
    except WebSocketDisconnect:
        pass
    except Exception as error:
        note_socket_failure("failure", table_id, error)
        with suppress(Exception):  # it may already be closed
            await socket.close(FAILED)
    finally:
        CONNECTIONS.dec()
