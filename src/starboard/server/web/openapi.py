"""The OpenAPI document. Litestar generates the paths; socket messages and the games' types are added here.

The page's types are generated from it (`tests/test_generated.py`).
"""

from collections.abc import Iterator, Sequence
from dataclasses import fields
from typing import Any

import msgspec
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import OpenAPI
from msgspec import Struct

from starboard.engine.naming_schema import event_schema, move_schema
from starboard.engine.view_schema import view_schema
from starboard.engine.view_writer import whole_view
from starboard.games import KEYS, rulebook
from starboard.server.analyses import Progress
from starboard.server.local_games import LocalGame
from starboard.server.play.announcement import Announced
from starboard.server.play.messages import SCHEMAS, ServerMessage
from starboard.server.web.client_messages import HANDLERS

Schema = dict[str, Any]
ANYTHING = {"title": "Anything"}
ALTERNATIVES = ("anyOf", "oneOf")
PARTS = [{"type": kind} for kind in ("string", "integer", "null")]
MOVES = [{"type": "object", "additionalProperties": {name: PARTS}} for name in ALTERNATIVES]
"""The schemas that `NamedMove` is expanded to."""


class View(Struct):
    """The fields that the views of all games have."""

    game: str
    players: int
    options: dict[str, bool | str | int]
    viewer: int | None
    to_move: int | None
    decision: list[str]
    prompt: str | None
    over: bool
    seats: list[dict[str, Any]]


class Document(OpenAPI):
    """The OpenAPI document as served."""

    def to_schema(self) -> dict[str, Any]:
        document = super().to_schema()
        schemas = document["components"]["schemas"]
        added = message_schemas() | game_schemas()
        check_names(schemas, added)
        schemas.update(added)
        without_defaults(schemas)
        for name in schemas:
            schemas[name] = plain(schemas[name])
        return document


class DocumentConfig(OpenAPIConfig):
    """A configuration that creates a `Document`."""

    def to_openapi_schema(self) -> OpenAPI:
        made = super().to_openapi_schema()
        return Document(**{field.name: getattr(made, field.name) for field in fields(OpenAPI)})


def check_names(schemas: dict[str, Schema], added: dict[str, Schema]) -> None:
    """Raises if two different schemas have the same name."""
    for name in schemas.keys() & added.keys():
        if schemas[name].get("properties", {}).keys() != added[name].get("properties", {}).keys():
            raise ValueError(f"{name} is the name of two different Structs")


def message_schemas() -> dict[str, Schema]:
    """Returns the schemas of all messages and their parts, and the unions of client and server messages."""
    assert Announced in ServerMessage.__subclasses__()
    messages: dict[str, Sequence[type[Struct]]] = {
        "ServerMessage": ServerMessage.__subclasses__(),
        "ClientMessage": [*HANDLERS],
    }
    types = [message for group in messages.values() for message in group]
    template = SCHEMAS + "{name}"
    _, found = msgspec.json.schema_components(
        [*types, Progress, LocalGame, View], schema_hook=lambda _: ANYTHING, ref_template=template
    )
    found["SeatResult"]["properties"]["breakdown"]["items"] = reference("Reason")
    return found | {
        name: any_of(*(message.__name__ for message in group)) for name, group in messages.items()
    }


def without_defaults(schemas: dict[str, Schema]) -> None:
    """Drops the defaults of fields that may be missing: in input, and where the server omits defaults.

    Elsewhere the server always sends the field. Type generators make a field with a default a required one.
    """
    for struct in structs_of(Struct):
        config = struct.__struct_config__
        if config.omit_defaults or config.forbid_unknown_fields:
            for part in schemas.get(struct.__name__, {}).get("properties", {}).values():
                part.pop("default", None)


def structs_of(base: type[Struct]) -> Iterator[type[Struct]]:
    """Yields all Structs derived from `base`."""
    for struct in base.__subclasses__():
        yield struct
        yield from structs_of(struct)


def game_schemas() -> dict[str, Schema]:
    """Returns the schemas of the games' views, moves and events."""
    books = [rulebook(key) for key in KEYS]
    views = {type_name(book.key, "View"): view_schema(book.name, whole_view(book).parts) for book in books}
    moves = {type_name(book.key, "Move"): move_schema(book.name, book.moves) for book in books}
    events = {type_name(book.key, "Event"): event_schema(book.name, book.events) for book in books}
    simple = [{"type": kind} for kind in ("string", "integer", "boolean", "null")]
    return {
        **views,
        **moves,
        **events,
        "AnyView": any_of(*views),
        "AnyMove": any_of(*moves),
        "AnyEvent": any_of(*events),
        "Value": {"anyOf": [*simple, {"type": "array", "items": {"anyOf": simple}}]},
        "GameMove": named_schema("A move by name: what to `do`, and its parts.", do="string"),
        "GameEvent": named_schema(
            "What happened, and its parts; events are numbered.", number="integer", event="string"
        ),
        "Reason": named_schema("Where points come from.", points="integer", reason="string"),
    }


def type_name(key: str, kind: str) -> str:
    """Returns the name of a game's view, move or event in the document."""
    return f"{key.capitalize()}{kind}"


def named_schema(description: str, **parts: str) -> Schema:
    """Returns the schema of an object with these parts, and others that depend on the game."""
    return {
        "type": "object",
        "description": description,
        "properties": {name: {"type": kind} for name, kind in parts.items()},
        "required": [*parts],
        "additionalProperties": reference("Value"),
    }


def reference(name: str) -> Schema:
    """Returns a reference to a schema of the document."""
    return {"$ref": SCHEMAS + name}


def any_of(*names: str) -> Schema:
    """Returns the union of several schemas of the document."""
    return {"anyOf": [reference(name) for name in names]}


def plain(schema: Any) -> Any:
    """Returns the schema without parts that clients do not need: empty alternatives, siblings of references.

    Replaces expanded moves with a reference.
    """
    if isinstance(schema, list):
        return [plain(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    if "$ref" in schema:
        return {"$ref": schema["$ref"]}
    if schema in MOVES:
        return reference("AnyMove")
    found = {name: plain(part) for name, part in schema.items()}
    for name in ALTERNATIVES:
        if {} in found.get(name, ()):
            found[name] = [one for one in found[name] if one]
            if len(found[name]) == 1:
                found.update(found.pop(name)[0])
    return found
