"""Native libraries: a game's entries compiled ahead of time, as an extension module (`starboard.build` makes
them).

A library's name holds a hash of the sources it was made from. One that does not match the present sources is
not found, and numba compiles the game instead.
"""

import hashlib
import os
import platform
import sys
from contextlib import suppress
from functools import cache
from importlib.machinery import ExtensionFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from typing import Any

from starboard.engine.material import own_files
from starboard.engine.sources import NATIVE, PACKAGE, add_sources, cache_root

SHIPPED = PACKAGE / NATIVE
"""The libraries that come with a wheel."""
NOT_IN_LIBRARIES = {"observation.py", "compiler.py", "jit.py"}
"""Compiled code that only numba compiles, and what deals with numba itself."""
FLAGS_OF_V3 = {"avx2", "bmi1", "bmi2", "f16c", "fma", "movbe"}


def library_name(key: str) -> str:
    """How the libraries of a game are called, without the target and suffix: with a hash of its sources."""
    return f"{key}-{sources_hash(key)}"


@cache
def sources_hash(key: str) -> str:
    """A hash of all that the libraries of a game are made from."""
    digest = hashlib.sha256()
    add_sources(digest, PACKAGE, ("engine", "bots", f"games/{key}"), NOT_IN_LIBRARIES)
    if own := own_files().get(key):
        digest.update(own.read_bytes())
    return digest.hexdigest()[:16]


def built_folder() -> Path:
    """Where libraries that were built on this machine are kept."""
    return cache_root() / NATIVE


@cache
def host_targets() -> tuple[str, ...]:
    """The targets whose libraries run on this machine, the fastest first; none if it is not known."""
    system = {"linux": "", "darwin": "mac-", "win32": "windows-"}.get(sys.platform)
    if system is None:
        return ()
    machine = platform.machine().lower()
    if machine in ("x86_64", "amd64"):
        return tuple(f"{system}x86-64-v{level}" for level in ((3, 2) if not system and _has_v3() else (2,)))
    return (f"{system}aarch64",) if machine in ("aarch64", "arm64") else ()


def _has_v3() -> bool:
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        return False
    flags = next((line.partition(":")[2].split() for line in lines if line.startswith("flags")), [])
    return set(flags) >= FLAGS_OF_V3


def find_library(key: str) -> Path | None:
    """The library of a game for this machine and the present sources."""
    suffix = ".pyd" if sys.platform == "win32" else ".so"
    return _find(key, [f"{target}{suffix}" for target in host_targets()])


def find_web_library(key: str) -> Path | None:
    """The library of a game for browsers and the present sources: WebAssembly."""
    return _find(key, ["wasm32.wasm"])


def _find(key: str, endings: list[str]) -> Path | None:
    if not (PACKAGE / "games" / key).is_dir():
        return None  # a game of another package
    files = [f"{library_name(key)}.{ending}" for ending in endings]
    paths = [folder / file for file in files for folder in (SHIPPED, built_folder())]
    return next((path for path in paths if path.exists()), None)


def native_library(key: str) -> Any | None:
    """The extension module of a game; None if there is none for this machine and the present sources.

    STARBOARD_JIT=1 leaves everything to numba.
    """
    if os.environ.get("STARBOARD_JIT") == "1" or os.environ.get("NUMBA_BOUNDSCHECK") == "1":
        return None
    path = find_library(key)
    if path is None:
        return None
    if path.parent == built_folder():
        with suppress(OSError):
            path.touch()  # it is in use: `remove_old` keeps it
    return load_library(key, path)


def load_library(key: str, path: Path) -> Any:
    """Loads an extension module of a game."""
    loader = ExtensionFileLoader(f"starboard_{key}", str(path))
    spec = spec_from_loader(loader.name, loader)
    assert spec
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module
