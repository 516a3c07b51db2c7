"""The views of all games in the OpenAPI document: `KeyView` for each, from what each game declares as visible."""

from typing import Any

from litestar.openapi.spec import Components, OpenAPIType, Schema

from starboard.games import KEYS, rulebook
from starboard.rules.view_schema import view_schema
from starboard.rules.view_writer import whole_view

NESTED = {"items": "items", "additionalProperties": "additional_properties"}


def view_components() -> Components:
    """The schemas of what seats see in each game."""
    books = [rulebook(key) for key in KEYS]
    return Components(
        schemas={f"{book.key.capitalize()}View": as_spec(view_schema(book.name, whole_view(book).parts)) for book in books}
    )


def as_spec(schema: dict[str, Any]) -> Schema:
    """A JSON schema as Litestar has it."""
    spec = Schema(title=schema.get("title"), description=schema.get("description"), enum=schema.get("enum"))
    if "type" in schema:
        spec.type = OpenAPIType(schema["type"])
    if "anyOf" in schema:
        spec.any_of = [as_spec(one) for one in schema["anyOf"]]
    if "properties" in schema:
        spec.properties = {name: as_spec(one) for name, one in schema["properties"].items()}
        spec.required = schema["required"]
    for ours, theirs in NESTED.items():
        if ours in schema:
            setattr(spec, theirs, as_spec(schema[ours]))
    return spec
