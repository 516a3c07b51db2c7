"""Games for browsers: an index, and files whose names change with their content."""

import json
from pathlib import Path

import httpx
import msgspec

from starboard.bots import LEVELS
from starboard.engine.native import find_web_library
from starboard.games import KEYS
from starboard.server.local_games import INDEX, LocalGame, write_files
from starboard.server.settings import Settings
from tests.server.services import Server


def test_only_games_with_web_assembly_are_listed(server: Server) -> None:
    listed = httpx.get(f"{server.url}/engine/{INDEX}").json()
    assert listed.keys() == {key for key in KEYS if find_web_library(key)}


def test_files_are_kept_forever_and_packed(server: Server) -> None:
    for files in httpx.get(f"{server.url}/engine/{INDEX}").json().values():
        for name, kind in ((files["wasm"], "application/wasm"), (files["game"], "application/json")):
            answer = httpx.get(f"{server.url}/engine/{name}")
            assert answer.headers["content-type"] == kind
            assert "immutable" in answer.headers["cache-control"]
            assert answer.headers["content-encoding"] == "gzip"
            plain = httpx.get(f"{server.url}/engine/{name}", headers={"accept-encoding": "identity"})
            assert plain.content == answer.content
    assert httpx.get(f"{server.url}/engine/stella-0000.wasm").status_code == 404
    assert httpx.get(f"{server.url}/engine/nothing.json").status_code == 404


def test_the_page_may_compile_web_assembly(server: Server) -> None:
    policy = httpx.get(server.url + "/").headers["content-security-policy"]
    assert "'wasm-unsafe-eval'" in policy
    assert "'unsafe-eval'" not in policy


def test_a_static_site_has_the_same_files(tmp_path: Path) -> None:
    write_files(tmp_path, Settings())
    listed = json.loads((tmp_path / INDEX).read_text("utf-8"))
    for key, files in listed.items():
        assert (tmp_path / files["wasm"]).read_bytes().startswith(b"\0asm")
        game = msgspec.json.decode((tmp_path / files["game"]).read_bytes(), type=LocalGame)
        assert game.game == key
        assert set(game.bots.levels) == set(LEVELS)
