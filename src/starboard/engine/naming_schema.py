"""JSON schemas of named moves and events, for OpenAPI and for types in other languages."""

from collections.abc import Sequence

from starboard.engine.naming import Coordinate, Event, Field, MoveBook, Secret, Words
from starboard.engine.view_schema import Schema, any_schema, values_schema


def move_schema(title: str, moves: MoveBook) -> Schema:
    """Returns the schema of a game's moves: one alternative for each family."""
    families = [
        _object(do=family.do, **{name: _value(field) for name, field in family.fields.items()})
        for family in moves.families
    ]
    return {"title": title, "anyOf": families}


def event_schema(title: str, events: Sequence[Event]) -> Schema:
    """Returns the schema of a game's events, as anybody sees them: one alternative for each kind."""
    kinds = [
        _object(
            number={"type": "integer"},
            event=event.name,
            **{name: _part(field) for name, field in event.fields.items()},
        )
        for event in events
    ]
    return {"title": title, "anyOf": kinds}


def _object(**parts: Schema | str) -> Schema:
    """Returns the schema of an object with exactly these parts; texts stand for themselves."""
    properties = {
        name: {"type": "string", "enum": [part]} if isinstance(part, str) else part
        for name, part in parts.items()
    }
    return {
        "type": "object",
        "properties": properties,
        "required": [*properties],
        "additionalProperties": False,
    }


def _part(field: Field | Secret | Sequence[Field | Secret]) -> Schema:
    if isinstance(field, Sequence):
        return {"type": "array", "items": _part(field[0])}
    if isinstance(field, Secret):
        others = {"type": "null"} if field.back is None else _part(field.back)
        return any_schema(_part(field.field), others)
    return _value(field) if isinstance(field, Coordinate) else any_schema(_value(field), {"type": "null"})


def _value(field: Field) -> Schema:
    return values_schema([*dict.fromkeys(field.words)]) if isinstance(field, Words) else {"type": "integer"}
