"""JSON schemas of views, for OpenAPI and for types in other languages."""

from functools import singledispatch
from typing import Any

from starboard.engine import visible
from starboard.engine.visible import Part

Schema = dict[str, Any]

MOST_NAMED = 4
"""Enumerations are listed up to this length: longer ones are cards and the like, which material may change.
"""


def schema_of(part: Part) -> Schema:
    """Returns the schema of a part with its description."""
    found = _schema(part)
    return {**found, "description": part.about} if part.about else found


def view_schema(title: str, parts: dict[str, Part]) -> Schema:
    """Returns the schema of a view with these parts; what only the whole truth has is optional."""
    return {"title": title, **schema_of(visible.Object(**parts))}


@singledispatch
def _schema(part: Part) -> Schema:
    raise TypeError(part)


@_schema.register
def _(part: visible.Number) -> Schema:
    return {"type": "integer"}


@_schema.register
def _(part: visible.Flag) -> Schema:
    return {"type": "boolean"}


@_schema.register
def _(part: visible.Choice) -> Schema:
    return values_schema([*dict.fromkeys(part.values)])


@_schema.register
def _(part: visible.Fixed) -> Schema:
    return values_schema([part.value])


@_schema.register
def _(part: visible.Counts) -> Schema:
    return {"type": "array", "items": values_schema([*dict.fromkeys(part.values)])}


@_schema.register
def _(part: visible.Move) -> Schema:
    return {"title": "Move", "type": "object", "properties": {"do": {"type": "string"}}, "required": ["do"]}


@_schema.register
def _(part: visible.Viewer) -> Schema:
    return any_schema({"type": "integer"}, {"type": "null"})


@_schema.register
def _(part: visible.Optional) -> Schema:
    return any_schema(schema_of(part.part), {"type": "null"})


@_schema.register
def _(part: visible.Object) -> Schema:
    properties = {name: schema_of(inside) for name, inside in part.parts.items()}
    required = [name for name, inside in part.parts.items() if not isinstance(inside, visible.TruthOnly)]
    return {"type": "object", "properties": properties, "required": required}


@_schema.register
def _(part: visible.PerSeat) -> Schema:
    return {"type": "array", "items": _schema(visible.Object(**part.parts))}


@_schema.register
def _(part: visible.List | visible.Each) -> Schema:
    return {"type": "array", "items": schema_of(part.item)}


@_schema.register
def _(part: visible.ByName | visible.Keyed) -> Schema:
    return {"type": "object", "additionalProperties": schema_of(part.item)}


@_schema.register
def _(part: visible.OwnerOnly) -> Schema:
    return any_schema(schema_of(part.part), schema_of(part.others))


@_schema.register
def _(part: visible.TruthOnly | visible.ViewOnly | visible.Filled) -> Schema:
    return schema_of(part.part)


def values_schema(values: list[Any]) -> Schema:
    """Returns the schema of an enumeration."""
    kinds = {type(value) for value in values}
    if values == [None]:
        return {"type": "null"}
    if values == [[]]:
        return {"type": "array", "maxItems": 0}
    if None in values:
        return any_schema(values_schema([value for value in values if value is not None]), {"type": "null"})
    if kinds == {bool}:
        return {"type": "boolean"}
    if kinds == {int}:
        return {"type": "integer"}
    if kinds == {str}:
        return {"type": "string", "enum": values} if len(values) <= MOST_NAMED else {"type": "string"}
    return {"type": "array", "items": {"type": "string"}}


def any_schema(*schemas: Schema) -> Schema:
    """Returns the union of schemas, without repetitions and special cases."""
    flat: list[Schema] = []
    for schema in schemas:
        for one in schema.get("anyOf", [schema]):
            if one not in flat and not (
                one.get("maxItems") == 0 and any(other["type"] == "array" for other in flat)
            ):
                flat.append(one)
    described = next(
        (schema["description"] for schema in schemas if "anyOf" in schema and "description" in schema), None
    )
    if len(flat) == 1:
        return flat[0]
    return {"anyOf": flat, "description": described} if described else {"anyOf": flat}
