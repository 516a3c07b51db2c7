"""`@compiled`: numba with one set of options, and a cache that notices every change of the sources.

Numba's own cache looks at the file of the function only: a change in a function it calls, in another file, goes unseen. So the
cache folder's name holds a hash of everything that compiled code is made from.
"""

import hashlib
import os
import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numba
from numba import njit
from numba.core.caching import CompileResultCacheImpl, FunctionCache

try:
    import fcntl
except ImportError:  # on Windows
    fcntl = None  # type: ignore[assignment]

from starboard.engine.material import own_files

Function = Callable[..., Any]
Decorator = Callable[[Function], Function]

PACKAGE = Path(__file__).parent.parent
FOLDERS = ("engine", "games")
"""Where the compiled code of the rules is written."""
OPTIONAL = {"bots": "bot.py", "research/engine": "observation.py"}
"""Folders with compiled code of their own, and the file of a game that belongs to each: a change in them compiles no rule again."""
COMPILED_FROM = {".py", ".toml", ".json"}
UNCOMPILED = {
    *("printed.py", "reasons.py", "view_outline.py", "view_schema.py", "view_size.py", "view_types.py"),
    *("balance.py", "bot.json", "picture.py", "scorepad.py", "terminal.py", "tutorial.json", "tutorial.toml"),
    *("knowledge.py", "levels.py", "protocol.py", "registry.py", "searcher.py"),
}
"""Files of those folders that only Python reads: a change in them compiles nothing anew."""
DAYS_KEPT = 14
"""A cache folder of other sources that nobody wrote to for so long is removed."""


def _sources_hash(folders: tuple[str, ...]) -> str:
    digest = hashlib.sha256(f"{numba.__version__} boundscheck={numba.config.BOUNDSCHECK}".encode())
    others = {name for folder, name in OPTIONAL.items() if folder not in folders}
    for path in sorted(path for folder in folders for path in (PACKAGE / folder).rglob("*")):
        if path.suffix in COMPILED_FROM and path.name not in UNCOMPILED | others:
            digest.update(path.relative_to(PACKAGE).as_posix().encode())
            digest.update(path.read_bytes())
    for path in own_files().values():
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


_tables_of_others: dict[Any, str] = {}
"""The types of the tables of games from other packages, each with what marks the sources of its package."""


def note_game(table: Any, module: str) -> None:
    """Says in which module the rules for tables of this type are.

    Functions of ours that are compiled for a table hold its rules. Those for a game of another package are kept apart by a hash of
    that package, so that a change there compiles nothing else again.
    """
    if mark := sources_mark(module):
        _tables_of_others[table] = mark


@cache
def sources_mark(module: str) -> str:
    """What tells the present sources of another package from its earlier ones; empty for our own, which the cache folder marks."""
    package = module.partition(".")[0]
    spec = None if package in ("", PACKAGE.name, "__main__") else find_spec(package)
    if spec is None:
        return ""
    digest = hashlib.sha256()
    for folder in spec.submodule_search_locations or ():
        for path in sorted(Path(folder).rglob("*")):
            if path.suffix in COMPILED_FROM and path.name not in UNCOMPILED:
                digest.update(path.relative_to(folder).as_posix().encode())
                digest.update(path.read_bytes())
    return f"-{digest.hexdigest()[:16]}"


def cache_root() -> Path:
    """Where compiled code is kept: STARBOARD_CACHE, or a folder in the user's cache."""
    if chosen := os.environ.get("STARBOARD_CACHE"):
        return Path(chosen)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "starboard"


def _forget_old_folders(root: Path) -> None:
    oldest = time.time() - DAYS_KEPT * 86_400
    for folder in root.glob("*"):
        if folder.is_dir() and folder.stat().st_mtime < oldest:
            shutil.rmtree(folder, ignore_errors=True)


@cache
def folder_for(folders: tuple[str, ...]) -> Path:
    """Where code that is compiled from the sources in these folders is kept."""
    root = cache_root()
    folder = root / _sources_hash(folders)
    if not folder.is_dir():
        _forget_old_folders(root)
        folder.mkdir(parents=True, exist_ok=True)
    return folder


BOTS = "starboard.bots"


def cache_folder(module: str) -> Path:
    """Where the compiled code of a module is kept."""
    return folder_for((*FOLDERS, "bots") if module.startswith(BOTS) else FOLDERS)


class Locator:
    """Tells numba where a function's compiled code is kept: by module, so that all checkouts of the same sources share it.

    Numba's own locators go by the path of the source.
    """

    def __init__(self, folder: Path, function: Function) -> None:
        self._folder = folder / f"{function.__module__}{sources_mark(function.__module__)}"
        self._line = function.__code__.co_firstlineno

    def ensure_cache_path(self) -> None:
        self._folder.mkdir(parents=True, exist_ok=True)

    def get_cache_path(self) -> str:
        return str(self._folder)

    def get_source_stamp(self) -> str:
        return ""  # the name of the folder is a hash of all sources

    def get_disambiguator(self) -> str:
        return str(self._line)


class Cache(FunctionCache):  # type: ignore[misc]
    """Keeps compiled code in a folder.

    Numba reads a function's index, adds an entry and writes it back: of two processes at once, one would lose its own.
    """

    def __init__(self, folder: Path, function: Function) -> None:
        self._folder = folder
        super().__init__(function)

    def _impl_class(self, function: Function) -> CompileResultCacheImpl:
        return CacheFiles(self._folder, function)

    def _index_key(self, sig: Any, codegen: Any) -> Any:
        tables = (
            getattr(argument, "dtype", argument) for argument in (sig if isinstance(sig, tuple) else sig.args)
        )
        others = tuple(_tables_of_others[table] for table in tables if table in _tables_of_others)
        return (*super()._index_key(sig, codegen), *others)

    def save_overload(self, sig: Any, data: Any) -> None:
        with _one_at_a_time(Path(self.cache_path)):
            super().save_overload(sig, data)


class CacheFiles(CompileResultCacheImpl):  # type: ignore[misc]
    """Numba's files of one function, in our folder."""

    def __init__(self, folder: Path, function: Function) -> None:
        self._folder = folder
        super().__init__(function)

    @property
    def _locator_classes(self) -> list[Any]:
        return [self]

    def from_function(self, function: Function, _path: str) -> Locator:
        """Numba asks each locator class in turn."""
        return Locator(self._folder, function)


@contextmanager
def _one_at_a_time(folder: Path) -> Iterator[None]:
    """Lets one process of this machine write into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / ".lock").open("w") as lock:
        if fcntl is not None:
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def compiled(function: Function) -> Function:
    """Compiles `function` on first use; later processes load it from the cache."""
    return kept_in(cache_folder(function.__module__), function)


def kept_in(folder: Path, function: Function) -> Function:
    """Compiles `function` on first use; later processes load it from this folder."""
    dispatcher: Any = _numba(function, nogil=True)
    dispatcher._cache = Cache(folder, function)
    return dispatcher  # type: ignore[no-any-return]


def inlined(function: Function) -> Function:
    """For a function that compiled code calls in one place, or a tiny one: it becomes part of its caller before it is typed.

    That is quicker to compile by far: every other function is optimised once more with each function that calls it.
    """
    return _numba(function, inline="always")


def inner(function: Function) -> Function:
    """For a function that compiled code calls in several places, and Python never."""
    return _numba(function, nogil=True, no_cpython_wrapper=True, no_cfunc_wrapper=True)


def merged(function: Function) -> Function:
    """Like `inner`, for the smallest and most frequent: the call itself would cost as much as the work."""
    return _numba(function, nogil=True, no_cpython_wrapper=True, no_cfunc_wrapper=True, forceinline=True)


def _numba(function: Function, **options: object) -> Function:
    dispatcher: Function = njit(error_model="numpy", **options)(function)
    return dispatcher
