"""Generated files: types for Python and the page, and tables in READMEs and documents."""

import json
import re
import subprocess
from importlib import import_module
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator
from msgspec import ValidationError
from msgspec.json import decode

import starboard
from starboard.engine.naming_schema import event_schema, move_schema
from starboard.engine.view_schema import view_schema
from starboard.engine.view_writer import whole_view
from starboard.lab.view_types import markdown, python, typescript
from starboard.server.settings import Settings, settings_table
from starboard.server.web.app import build
from starboard.server.web.openapi import View, reference, type_name

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "page"
SETTINGS = re.compile(r"(?<=<!-- settings -->\n).*?(?=<!-- end of settings -->)", re.DOTALL)
TABLE = re.compile(r"(?<=<!-- visible -->\n).*?(?=<!-- end of visible -->)", re.DOTALL)


def check(file: Path, text: str, request: pytest.FixtureRequest) -> None:
    if request.config.getoption("--write-generated"):
        file.write_text(text, "utf-8")
    assert file.read_text("utf-8") == text, (
        f"./test --write-generated {Path(__file__).relative_to(ROOT)} writes {file.name} again"
    )


@pytest.mark.parametrize("key", starboard.KEYS)
def test_the_types_of_the_page_are_those_of_the_views(key: str, request: pytest.FixtureRequest) -> None:
    check(
        ROOT / "page" / "src" / "games" / key / "visible.ts",
        typescript(starboard.load(key).rulebook),
        request,
    )


@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
def test_the_types_of_the_page_are_those_of_the_server(
    request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    document = build(Settings()).openapi_schema.to_schema()
    document["paths"] = {}  # the page names them itself
    schemas = document["components"]["schemas"]
    for key in starboard.KEYS:  # these are in the games' folders
        for kind in ("View", "Move", "Event"):
            del schemas[type_name(key, kind)]
    schemas |= {
        "AnyView": reference("View"),
        "AnyMove": reference("GameMove"),
        "AnyEvent": reference("GameEvent"),
    }
    schema, types = tmp_path / "openapi.json", tmp_path / "api.ts"
    schema.write_text(json.dumps(document), "utf-8")
    generator = PAGE / "node_modules" / "openapi-typescript" / "bin" / "cli.js"
    options = ["--root-types", "--root-types-no-schema-prefix", "--output", str(types)]
    subprocess.run(["node", str(generator), str(schema), *options], check=True, capture_output=True, cwd=PAGE)
    written = (
        "// Written by ./test --write-generated from the server's OpenAPI document.\n"
        + types.read_text("utf-8")
    )
    check(PAGE / "src" / "talk" / "api.ts", written, request)


@pytest.mark.parametrize("key", starboard.KEYS)
def test_the_types_of_python_are_those_of_the_views(key: str, request: pytest.FixtureRequest) -> None:
    file = ROOT / "src" / "starboard" / "games" / key / "view_types.py"
    check(file, python(starboard.load(key).rulebook), request)


@pytest.mark.parametrize("key", starboard.KEYS)
def test_views_are_read_by_the_types_of_python(key: str) -> None:
    """msgspec rejects values that the declared types do not allow, and views have no other fields."""
    view_type = getattr(import_module(f"starboard.games.{key}.view_types"), f"{key.capitalize()}View")
    game = starboard.load(key)
    match = game.new(game.players[-1], 4)
    while not match.over:
        for viewer in (match.to_move, None):
            assert decode(match.view_json(viewer), type=view_type) == match.view(viewer)
            assert decode(match.view_json(viewer), type=View).game == key
        match.make(match.moves()[match.move_count * 7 % len(match.moves())])
    with pytest.raises(ValidationError):
        decode(match.view_json(0).replace(b'"players":', b'"player":', 1), type=view_type)


@pytest.mark.parametrize("key", starboard.KEYS)
def test_the_readme_says_what_is_visible(key: str, request: pytest.FixtureRequest) -> None:
    file = ROOT / "src" / "starboard" / "games" / key / "README.md"
    text = file.read_text("utf-8")
    table = markdown(starboard.load(key).rulebook)
    assert TABLE.search(text)
    check(file, TABLE.sub(lambda _: table, text), request)


@pytest.mark.parametrize("key", starboard.KEYS)
def test_the_readme_names_the_version_of_the_rules(key: str) -> None:
    text = (ROOT / "src" / "starboard" / "games" / key / "README.md").read_text("utf-8")
    assert f"Key `{key}`, rules version {starboard.load(key).rulebook.version}." in text


def test_the_documentation_has_all_settings(request: pytest.FixtureRequest) -> None:
    file = ROOT / "docs" / "operating.md"
    text = file.read_text("utf-8")
    assert SETTINGS.search(text)
    check(file, SETTINGS.sub(lambda _: settings_table(), text), request)


@pytest.mark.parametrize("key", starboard.KEYS)
def test_moves_and_events_are_of_the_types_that_are_declared(key: str) -> None:
    game = starboard.load(key)
    moves = Draft202012Validator(move_schema(game.name, game.rulebook.moves))
    events = Draft202012Validator(event_schema(game.name, game.rulebook.events))
    match = game.new(game.players[-1], 3)
    while not match.over:
        chosen = match.moves()[match.move_count * 5 % len(match.moves())]
        moves.validate(chosen)
        match.make(chosen)
    for viewer in (0, None):
        for event in match.events(viewer):
            events.validate(event)
    assert not moves.is_valid({"do": "no such move"})
    assert not events.is_valid({**match.events(0)[0], "more": 1})


@pytest.mark.parametrize("key", starboard.KEYS)
def test_views_are_of_the_types_that_are_declared(key: str) -> None:
    game = starboard.load(key)
    schema = view_schema(game.name, whole_view(game.rulebook).parts)
    validator = Draft202012Validator({**schema, "additionalProperties": False})
    match = game.new(game.players[-1], 3)
    while not match.over:
        for viewer in (match.to_move, None):
            validator.validate(match.view(viewer))
        assert match.view(None).keys() == set(schema["required"])
        moves = match.moves()
        match.make(moves[match.move_count * 5 % len(moves)])
    schema["required"] = [name for name in schema["required"] if name in match.table()]
    Draft202012Validator(schema).validate(match.table())
