"""Where compiled code is kept: in folders named by a hash of everything that it is made from."""

import hashlib
import os
import shutil
import time
from collections.abc import Iterable, Set
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path

from starboard.engine.material import own_files

PACKAGE = Path(__file__).parent.parent
FOLDERS = ("engine", "games")
"""The folders with the compiled code of the rules."""
RESEARCH = (*FOLDERS, "research/engine")
"""The folders with the compiled code of environments."""
OPTIONAL = {"bots": "bot.py", "research/engine": "observation.py"}
"""Folders with compiled code of their own, and the file of a game that belongs to each.

A change in them compiles no rule again.
"""
COMPILED_FROM = {".py", ".toml", ".json"}
UNCOMPILED = {
    *("naming_schema.py", "printed.py", "reasons.py"),
    *("view_outline.py", "view_schema.py", "view_size.py", "view_types.py"),
    *("balance.py", "bot.json", "picture.py", "scorepad.py", "terminal.py", "tutorial.json", "tutorial.toml"),
    *("knowledge.py", "levels.py", "protocol.py", "registry.py", "searcher.py"),
    *("library.py", "native.py", "random_play.py", "sources.py"),
}
"""Files in those folders that only Python reads: a change in them compiles nothing again."""
DAYS_KEPT = 14
"""Cache folders of other sources are removed when nothing was written to them for this long, and native
libraries when they were not loaded for this long."""
NATIVE = "native"
"""The folder with native libraries."""
BOTS = "starboard.bots"


def cache_root() -> Path:
    """The folder for compiled code: STARBOARD_CACHE, or one in the user's cache."""
    if chosen := os.environ.get("STARBOARD_CACHE"):
        return Path(chosen)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "starboard"


def cache_folder(module: str) -> Path:
    """The folder for the compiled code of a module."""
    return folder_for((*FOLDERS, "bots") if module.startswith(BOTS) else FOLDERS)


@cache
def folder_for(folders: tuple[str, ...]) -> Path:
    """The folder for code that is compiled from the sources in `folders`."""
    root = cache_root()
    folder = root / _hash_of_folders(folders)
    if not folder.is_dir():
        remove_old(root)
        folder.mkdir(parents=True, exist_ok=True)
    return folder


def remove_old(root: Path) -> None:
    """Removes cache folders and native libraries that have not been used for long."""
    oldest = time.time() - DAYS_KEPT * 86_400
    for path in (*root.glob("*"), *root.glob(f"{NATIVE}/*")):
        if path.name != NATIVE and path.stat().st_mtime < oldest:
            shutil.rmtree(path, ignore_errors=True) if path.is_dir() else path.unlink(missing_ok=True)


def _hash_of_folders(folders: tuple[str, ...]) -> str:
    digest = hashlib.sha256(f"{_compiler()} boundscheck={os.environ.get('NUMBA_BOUNDSCHECK')}".encode())
    others = {name for folder, name in OPTIONAL.items() if folder not in folders}
    add_sources(digest, PACKAGE, folders, others)
    for path in own_files().values():
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def add_sources(
    digest: "hashlib._Hash", root: Path, folders: Iterable[str], skipped: Set[str] = frozenset()
) -> None:
    """Adds to a hash the names and contents of all files in `folders` of `root` that code is compiled from.

    Files whose names are in `skipped` are left out.
    """
    for path in sorted(path for folder in folders for path in (root / folder).rglob("*")):
        if path.suffix in COMPILED_FROM and path.name not in UNCOMPILED | skipped:
            digest.update(path.relative_to(root).as_posix().encode())
            digest.update(path.read_bytes())


def _compiler() -> str:
    try:
        return version("numba")
    except PackageNotFoundError:
        return ""


@cache
def sources_mark(module: str) -> str:
    """A mark of the present sources of another package; empty for our own, which the cache folder marks."""
    package = module.partition(".")[0]
    spec = None if package in ("", PACKAGE.name, "__main__") else find_spec(package)
    if spec is None:
        return ""
    digest = hashlib.sha256()
    for folder in spec.submodule_search_locations or ():
        add_sources(digest, Path(folder), ["."])
    return f"-{digest.hexdigest()[:16]}"
