"""Which library of a game is loaded: one for this machine, made from the present sources."""

import os
import time
from pathlib import Path

import pytest

from starboard.engine import native, sources
from starboard.engine.native import find_library, find_web_library, library_name

GAME = "stella"


@pytest.fixture
def shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The libraries of a wheel for Linux, and none that were built here."""
    folder = tmp_path / "native"
    folder.mkdir()
    for ending in ("x86-64-v2.so", "x86-64-v3.so", "wasm32.wasm"):
        (folder / f"{library_name(GAME)}.{ending}").touch()
    monkeypatch.setattr(native, "SHIPPED", folder)
    monkeypatch.setenv("STARBOARD_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr("sys.platform", "linux")
    return folder


def on(monkeypatch: pytest.MonkeyPatch, *targets: str) -> None:
    monkeypatch.setattr(native, "host_targets", lambda: targets)


@pytest.mark.parametrize(
    ("targets", "found"),
    [
        (("x86-64-v3", "x86-64-v2"), "x86-64-v3"),
        (("x86-64-v2",), "x86-64-v2"),
        (("aarch64",), None),
        ((), None),
    ],
)
def test_the_fastest_that_runs_here(
    shipped: Path, monkeypatch: pytest.MonkeyPatch, targets: tuple[str, ...], found: str | None
) -> None:
    on(monkeypatch, *targets)
    assert find_library(GAME) == (shipped / f"{library_name(GAME)}.{found}.so" if found else None)


def test_a_processor_without_the_newer_instructions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr("platform.machine", lambda: "x86_64")
    monkeypatch.setattr(Path, "read_text", lambda *_: "processor: 0\nflags\t\t: sse4_2 popcnt avx\n")
    assert native.host_targets.__wrapped__() == ("x86-64-v2",)
    flags = " ".join(native.FLAGS_OF_V3)
    monkeypatch.setattr(Path, "read_text", lambda *_: f"processor: 0\nflags\t\t: sse4_2 {flags}\n")
    assert native.host_targets.__wrapped__() == ("x86-64-v3", "x86-64-v2")


def test_none_of_other_sources(shipped: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    on(monkeypatch, "x86-64-v3", "x86-64-v2")
    assert find_library(GAME)
    assert find_web_library(GAME)
    monkeypatch.setattr(native, "sources_hash", lambda key: "0" * 16)
    assert find_library(GAME) is None
    assert find_web_library(GAME) is None


def test_what_was_not_used_for_long_is_removed(tmp_path: Path) -> None:
    """Cache folders by their last change; native libraries one by one."""
    old = time.time() - (sources.DAYS_KEPT + 1) * 86_400
    (tmp_path / "native").mkdir()
    for name in ("native/used.so", "native/unused.so", "new", "old"):
        path = tmp_path / name
        path.touch() if path.suffix else path.mkdir()
    for name in ("native/unused.so", "old", "native"):
        os.utime(tmp_path / name, (old, old))
    sources.remove_old(tmp_path)
    assert {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*")} == {
        "native",
        "native/used.so",
        "new",
    }
