"""The OpenAPI document. Litestar writes the paths; the messages of sockets and what the games declare are added here.

The page's types are generated from it (`tests/test_generated.py`).
"""

from collections.abc import Iterator, Sequence
from dataclasses import fields
from typing import Any

import msgspec
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import OpenAPI
from msgspec import Struct

from starboard.engine.view_schema import view_schema
from starboard.engine.view_writer import whole_view
from starboard.games import KEYS, rulebook
from starboard.server.analyses import Progress
from starboard.server.play.announcement import Announced
from starboard.server.play.messages import SCHEMAS, ServerMessage
from starboard.server.web.client_messages import HANDLERS

Schema = dict[str, Any]
ANYTHING = {"title": "Anything"}
ALTERNATIVES = ("anyOf", "oneOf")
PARTS = [{"type": kind} for kind in ("string", "integer", "null")]
MOVES = [{"type": "object", "additionalProperties": {name: PARTS}} for name in ALTERNATIVES]
"""What `NamedMove` is without its name."""


class View(Struct):
    """What the views of all games have in common."""

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
    """The document as it is served."""

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
    """Makes a `Document` whenever one is first asked for."""

    def to_openapi_schema(self) -> OpenAPI:
        made = super().to_openapi_schema()
        return Document(**{field.name: getattr(made, field.name) for field in fields(OpenAPI)})


def check_names(schemas: dict[str, Schema], added: dict[str, Schema]) -> None:
    """Raises if two different things have the same name."""
    for name in schemas.keys() & added.keys():
        if schemas[name].get("properties", {}).keys() != added[name].get("properties", {}).keys():
            raise ValueError(f"{name} is the name of two different Structs")


def message_schemas() -> dict[str, Schema]:
    """All messages with what they are made from, and the two unions of what is sent and received over a socket."""
    assert Announced in ServerMessage.__subclasses__()
    messages: dict[str, Sequence[type[Struct]]] = {
        "ServerMessage": ServerMessage.__subclasses__(),
        "ClientMessage": [*HANDLERS],
    }
    types = [message for group in messages.values() for message in group]
    template = SCHEMAS + "{name}"
    _, found = msgspec.json.schema_components(
        [*types, Progress, View], schema_hook=lambda _: ANYTHING, ref_template=template
    )
    found["SeatResult"]["properties"]["breakdown"]["items"] = reference("Reason")
    return found | {
        name: any_of(*(message.__name__ for message in group)) for name, group in messages.items()
    }


def without_defaults(schemas: dict[str, Schema]) -> None:
    """Drops the defaults of what may be left out: in what clients send, and where the server leaves defaults out.

    Everywhere else a default tells nothing but that the server always says it: generators of types make it a field that is there.
    """
    for struct in structs_of(Struct):
        config = struct.__struct_config__
        if config.omit_defaults or config.forbid_unknown_fields:
            for part in schemas.get(struct.__name__, {}).get("properties", {}).values():
                part.pop("default", None)


def structs_of(base: type[Struct]) -> Iterator[type[Struct]]:
    """All Structs that are made from one."""
    for struct in base.__subclasses__():
        yield struct
        yield from structs_of(struct)


def game_schemas() -> dict[str, Schema]:
    """What the games declare: what seats see in each, and in any of them; moves and events."""
    views = {view_name(key): view_schema(rulebook(key).name, whole_view(rulebook(key)).parts) for key in KEYS}
    simple = [{"type": kind} for kind in ("string", "integer", "boolean", "null")]
    return {
        **views,
        "AnyView": any_of(*views),
        "Value": {"anyOf": [*simple, {"type": "array", "items": {"anyOf": simple}}]},
        "GameMove": named_schema("A move by name: what to `do`, and its parts.", do="string"),
        "GameEvent": named_schema(
            "What happened, and its parts; events are numbered.", number="integer", event="string"
        ),
        "Reason": named_schema("Where points come from.", points="integer", reason="string"),
    }


def view_name(key: str) -> str:
    """How the document calls the view of a game."""
    return f"{key.capitalize()}View"


def named_schema(description: str, **parts: str) -> Schema:
    """An object that has these parts, and others that depend on the game."""
    return {
        "type": "object",
        "description": description,
        "properties": {name: {"type": kind} for name, kind in parts.items()},
        "required": [*parts],
        "additionalProperties": reference("Value"),
    }


def reference(name: str) -> Schema:
    """A schema of the document, by its name."""
    return {"$ref": SCHEMAS + name}


def any_of(*names: str) -> Schema:
    """One of several schemas of the document."""
    return {"anyOf": [reference(name) for name in names]}


def plain(schema: Any) -> Any:
    """The schema without what tells clients nothing: that a value was written as JSON before, and what is beside a reference.

    Moves are called what they are.
    """
    if isinstance(schema, list):
        return [plain(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    if "$ref" in schema:
        return {"$ref": schema["$ref"]}
    if schema in MOVES:
        return reference("GameMove")
    found = {name: plain(part) for name, part in schema.items()}
    for name in ALTERNATIVES:
        if {} in found.get(name, ()):
            found[name] = [one for one in found[name] if one]
            if len(found[name]) == 1:
                found.update(found.pop(name)[0])
    return found
