"""Generates types of a game's views, moves and events for Python and the page, and a table for its README."""

import re
from collections.abc import Iterator
from typing import Any

from starboard.engine import visible
from starboard.engine.naming_schema import event_schema, move_schema
from starboard.engine.rulebook import Rulebook
from starboard.engine.view_schema import Schema, schema_of, view_schema
from starboard.engine.view_writer import whole_view
from starboard.engine.visible import Part

LONGEST_LINE = 120
NAMES = {"integer": "number", "number": "number", "boolean": "boolean", "string": "string", "null": "null"}


def typescript(book: Rulebook) -> str:
    """Returns the file that declares the view of a game for the page."""
    schema = view_schema(book.name, book.visible.parts)
    name = book.key.capitalize()
    uses = "Move, View" if "Move" in _titles(schema) else "View"
    return (
        f"// Written by ./test --write-generated from src/starboard/games/{book.key}/visible.py.\n"
        f'import type {{ {uses} }} from "$src/talk/messages";\n\n'
        f"/** A view of a table of {book.name}. */\n"
        f"export interface {name}View extends View {_object(schema, 0)}\n\n"
        f"/** A move of {book.name}. */\n{_union(f'{name}Move', move_schema(book.name, book.moves))}\n"
        f"/** An event of {book.name}. */\n{_union(f'{name}Event', event_schema(book.name, book.events))}"
    )


def _union(name: str, schema: Schema) -> str:
    """Returns the declaration of a union of objects, one to a line."""
    kinds = []
    for kind in schema["anyOf"]:
        parts = [f"{part}: {_type(one, 0)}" for part, one in kind["properties"].items()]
        line = f"  | {{ {'; '.join(parts)} }}"
        fits = len(line) < LONGEST_LINE
        kinds.append(line if fits else "\n".join(["  | {", *(f"      {part};" for part in parts), "    }"]))
    return f"export type {name} =\n" + "\n".join(kinds) + ";\n"


def _titles(schema: Any) -> Iterator[str]:
    """Yields the titles of a schema and of all schemas within it."""
    if isinstance(schema, dict):
        if "title" in schema:
            yield schema["title"]
        for inside in schema.values():
            yield from _titles(inside)
    elif isinstance(schema, list):
        for inside in schema:
            yield from _titles(inside)


def _type(schema: Schema, depth: int) -> str:
    if schema.get("title") == "Move":
        return "Move"
    if "anyOf" in schema:
        return " | ".join(_type(one, depth) for one in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in schema["enum"])
    if schema["type"] == "array":
        item = _type(schema["items"], depth)
        return f"({item})[]" if "anyOf" in schema["items"] or "enum" in schema["items"] else f"{item}[]"
    if "additionalProperties" in schema:
        return f"Record<string, {_type(schema['additionalProperties'], depth)}>"
    return _object(schema, depth) if schema["type"] == "object" else NAMES[schema["type"]]


def _object(schema: Schema, depth: int) -> str:
    indent = "  " * depth
    lines = ["{"]
    for name, part in schema["properties"].items():
        if about := part.get("description"):
            lines.append(f"{indent}  /** {about[0].upper()}{about[1:]}. */")
        optional = "" if name in schema["required"] else "?"
        lines.append(f"{indent}  {name}{optional}: {_type(part, depth + 1)};")
    return "\n".join([*lines, f"{indent}}}"])


# ---- Python ------------------------------------------------------------------------------------------------

PYTHON_NAMES = {"integer": "int", "boolean": "bool", "string": "str", "null": "None"}


def python(book: Rulebook) -> str:
    """Returns the module that declares the view of a game for Python."""
    types = _PythonTypes()
    types.declare(
        f"{book.key.capitalize()}View", f"A view of a table of {book.name}.", whole_view_schema(book)
    )
    source = "\n\n\n".join(types.classes.values())
    typing = [name for name in ("Literal", "NotRequired") if f"{name}[" in source]
    move = "from starboard.engine.naming import NamedMove\n\n" if "NamedMove" in source else ""
    return (
        f'"""Types of the views of {book.name}. Written by ./test --write-generated from visible.py."""\n\n'
        f"from typing import {', '.join([*typing, 'TypedDict'])}\n\n{move}\n{source}\n"
    )


def whole_view_schema(book: Rulebook) -> Schema:
    """Returns the schema of a whole view."""
    return view_schema(book.name, whole_view(book).parts)


class _PythonTypes:
    """The classes for the objects in a view, in the order of their definition."""

    def __init__(self) -> None:
        self.classes: dict[str, str] = {}

    def declare(self, name: str, about: str, schema: Schema) -> str:
        """Adds the class of an object and returns its name."""
        lines = []
        for key, part in schema["properties"].items():
            found = self.type_of(part, "".join(word.capitalize() for word in key.split("_")), name)
            lines.append(f"    {key}: {found if key in schema['required'] else f'NotRequired[{found}]'}")
            if said := part.get("description"):
                said = re.sub(r"\bnull\b", "None", said)
                lines.append(f'    """{said[0].upper()}{said[1:]}."""')
        text = "\n".join(
            [f"class {name}(TypedDict):", f'    """{about}"""', *([""] if lines else []), *lines]
        )
        if self.classes.setdefault(name, text) != text:
            raise TypeError(f"two kinds of objects are called {name}")
        return name

    def type_of(self, schema: Schema, name: str, parent: str) -> str:
        """Returns the type of a part; `name` is the name for a class of an object in it."""
        if schema.get("title") == "Move":
            return "NamedMove"
        if "anyOf" in schema:
            return " | ".join(self.type_of(one, name, parent) for one in schema["anyOf"])
        if "enum" in schema:
            return f"Literal[{', '.join(_quoted(value) for value in schema['enum'])}]"
        if schema["type"] == "array":
            return f"list[{self.type_of(schema['items'], name.removesuffix('s'), parent)}]"
        if "additionalProperties" in schema:
            return (
                f"dict[str, {self.type_of(schema['additionalProperties'], name.removesuffix('s'), parent)}]"
            )
        if schema["type"] == "object":
            return self._object(schema, name, parent)
        return PYTHON_NAMES[schema["type"]]

    def _object(self, schema: Schema, name: str, parent: str) -> str:
        """Declares the class of an object; if another kind has its name, `parent` is put before it."""
        trial = _PythonTypes()
        trial.declare(name, _about_object(parent), schema)
        is_taken = self.classes.get(name, trial.classes[name]) != trial.classes[name]
        return self.declare(f"{parent}{name}" if is_taken else name, _about_object(parent), schema)


def _about_object(parent: str) -> str:
    return f"A part of `{parent}`."


def _quoted(value: str) -> str:
    return f'"{value}"'


# ---- the table of a README ---------------------------------------------------------------------------------


def markdown(book: Rulebook) -> str:
    """Returns a Markdown table of the parts of a game's views: what each is, and who sees it."""
    lines = ["| part | what | who sees it |", "|---|---|---|"]
    return "\n".join([*lines, *_rows(book.visible, "", "all")]) + "\n"


def _rows(part: visible.Object, path: str, who: str) -> Iterator[str]:
    for name, inside in part.parts.items():
        seen, content = _who(inside, who), _content(inside)
        about = inside.about or next((one.about for one in _shells(inside) if one.about), "")
        kind = _kind(inside)
        yield f"| `{path}{name}` | {kind}{': ' if about else ''}{about} | {seen} |"
        if content is not None:
            yield from _rows(content, f"{path}{name}{'[]' if _is_list(inside) else ''}.", seen)


def _shells(part: Part) -> Iterator[Part]:
    """Yields a part, and the parts wrapped in it."""
    yield part
    if isinstance(
        part, visible.OwnerOnly | visible.TruthOnly | visible.ViewOnly | visible.Optional | visible.Filled
    ):
        yield from _shells(part.part)


def _who(part: Part, who: str) -> str:
    for shell in _shells(part):
        if isinstance(shell, visible.TruthOnly):
            return "nobody before the end"
        if isinstance(shell, visible.OwnerOnly):
            owner = "its owner" if shell.owner is None else "the seat to move"
            others = isinstance(shell.others, visible.Fixed)
            return owner if others else f"{owner}; others less"
    return who


def _is_list(part: Part) -> bool:
    return isinstance([*_shells(part)][-1], visible.PerSeat | visible.List | visible.Each)


def _content(part: Part) -> visible.Object | None:
    """Returns the object in a part, or None."""
    inner = [*_shells(part)][-1]
    if isinstance(inner, visible.List | visible.Each | visible.ByName):
        return _content(inner.item)
    return inner if isinstance(inner, visible.Object) else None


def _kind(part: Part) -> str:
    """Describes the type of a part's value."""
    schema = schema_of(part)
    words = {
        "integer": "number",
        "boolean": "yes or no",
        "string": "name",
        "array": "list",
        "object": "object",
    }
    kinds = [words[one["type"]] for one in schema.get("anyOf", [schema]) if one["type"] in words]
    return kinds[0]
