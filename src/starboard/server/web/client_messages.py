"""Messages from clients over a table's socket. Each is a Struct and a handler registered for it."""

from collections.abc import Awaitable, Callable
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

from msgspec import Meta, Struct, json

from starboard.match import StarboardError
from starboard.server.names import clean_text
from starboard.server.play.acts import MakeMove, TakeBack, UncheckedMove
from starboard.server.play.messages import SCHEMAS, Done, encode
from starboard.server.tables import own_seats
from starboard.server.web.security import check_standing

if TYPE_CHECKING:
    from starboard.server.web.socket import Conversation

Id = Annotated[str, Meta(max_length=40)] | int
"""Chosen by the client, and repeated in the answer."""


class ClientMessage(Struct, tag_field="type"):
    """The base of all messages. `type` distinguishes them."""


Message = TypeVar("Message", bound=ClientMessage)
Handler = Callable[["Conversation", Message], Awaitable[None]]
HANDLERS: dict[type[ClientMessage], Handler[Any]] = {}


def handles(message: type[Message]) -> Callable[[Handler[Message]], Handler[Message]]:
    """Registers the handler of a type of message."""

    def register(handler: Handler[Message]) -> Handler[Message]:
        HANDLERS[message] = handler
        return handler

    return register


class MoveMessage(ClientMessage, tag="move"):
    """A move. `number` is that of the state that the client has seen."""

    id: Id
    number: int
    move: Annotated[UncheckedMove, Meta(extra_json_schema={"$ref": SCHEMAS + "AnyMove"})]


@handles(MoveMessage)
async def _(talk: "Conversation", message: MoveMessage) -> None:
    act = MakeMove(talk.seat(), message.move)
    await talk.hub.act(talk.table, act, message.number, to=talk.watcher, answers=message.id)


class TakeBackMessage(ClientMessage, tag="take-back"):
    """Takes the last move back."""

    id: Id
    number: int


@handles(TakeBackMessage)
async def _(talk: "Conversation", message: TakeBackMessage) -> None:
    await talk.hub.act(talk.table, TakeBack(talk.seat()), message.number, to=talk.watcher, answers=message.id)


class ChatMessage(ClientMessage, tag="chat"):
    """Sends a line of chat to everybody at the table."""

    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=300)]


@handles(ChatMessage)
async def _(talk: "Conversation", message: ChatMessage) -> None:
    person = talk.player()
    own_seats(talk.table, person)
    await check_standing(talk.socket, "mute")
    talk.check(talk.limits.chat)
    await talk.hub.say(talk.table, person.id, clean_text(message.text) or "…")
    talk.post(encode(Done(message.id)))


class LookMessage(ClientMessage, tag="look"):
    """Switches the view to another of one's own seats, for several people on one device."""

    id: Id
    seat: int


@handles(LookMessage)
async def _(talk: "Conversation", message: LookMessage) -> None:
    if message.seat not in own_seats(talk.table, talk.player()):
        raise StarboardError("not-seated")
    talk.check(talk.limits.states)
    async with talk.table.lock:
        talk.watcher.seat = message.seat
        talk.greet(0)
    talk.post(encode(Done(message.id)))


class SeenMessage(ClientMessage, tag="seen"):
    """A heartbeat with the number of the client's state. If it is not the newest, the state is sent."""

    number: int


@handles(SeenMessage)
async def _(talk: "Conversation", message: SeenMessage) -> None:
    table = talk.table
    await talk.hub.refresh(table)
    if table.play and message.number != table.play.number:
        talk.check(talk.limits.states)
        async with table.lock:
            talk.post(encode(table.state(talk.watcher.seat, 0)))


async def answer(talk: "Conversation", message: ClientMessage) -> None:
    """Handles a message."""
    await HANDLERS[type(message)](talk, message)


class AnyMessage(Struct):
    """The `id` of a message that failed to parse, for the answer."""

    id: Id | None = None


_read = json.Decoder(reduce(or_, HANDLERS)).decode
_read_any = json.Decoder(AnyMessage).decode


def read(text: str) -> ClientMessage:
    """Parses a message. Raises msgspec's errors."""
    message: ClientMessage = _read(text)
    return message


def read_id(text: str) -> AnyMessage:
    """Reads the id of a message that failed to parse."""
    return _read_any(text)
