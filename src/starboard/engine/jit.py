"""Compiling with numba on first use, with a cache that notices every change of the sources.

Numba's own cache looks at the file of the function only: it misses a change in a function from another file
that this one calls. So the name of our cache folder holds a hash of all sources (`sources.py`).
"""

from collections.abc import Iterator
from contextlib import contextmanager
from inspect import signature
from pathlib import Path
from typing import Any

try:
    import fcntl
except ImportError:  # on Windows
    fcntl = None  # type: ignore[assignment]

from starboard.engine import bits
from starboard.engine.by_table import CHOICES, TABLES, Table
from starboard.engine.compiled import Function
from starboard.engine.compiler import check_compiler
from starboard.engine.sources import sources_mark
from starboard.engine.verbs import module_of

check_compiler()
from numba import from_dtype, njit, types  # noqa: E402
from numba.core import cgutils  # noqa: E402
from numba.core.caching import CompileResultCacheImpl, FunctionCache  # noqa: E402
from numba.extending import intrinsic, overload  # noqa: E402

__all__ = ["Cache", "cgutils", "from_dtype", "intrinsic", "new_dispatcher", "overload", "types"]
"""Our own, and what other compiled code needs of numba: nothing but this module imports it."""


def new_dispatcher(function: Function, folder: Path | None, options: dict[str, object]) -> Any:
    """Returns what compiles `function` by argument types, keeping the code in `folder` if there is one."""
    _resolve_choices()
    own = {name: value for name, value in options.items() if name != "nopython"}
    dispatcher = njit(**own)(function)
    if folder is not None:
        dispatcher._cache = Cache(folder, function)
    return dispatcher


# ---- functions chosen by the table -------------------------------------------------------------------------

_resolved: list[Function] = []
_tables: dict[Any, Table] = {}


def _table_of(record: Any) -> Table:
    """The type of a table, from numba's type for it."""
    if not _is_table(record):
        raise KeyError(f"no game has tables of the type {record}")
    return _tables[record]


def _is_table(record: Any) -> bool:
    if len(_tables) < len(TABLES):
        _tables.update({from_dtype(table): table for table in TABLES})
    return record in _tables


def _resolve_choices() -> None:
    """Tells numba of all functions that are chosen by the table."""
    for function, find in CHOICES[len(_resolved) :]:
        _resolved.append(function)
        # An overload must have the function's own argument names, so its source is put together here.
        arguments = ", ".join(signature(function).parameters)
        source = (
            f"def resolve({arguments}):\n"
            f"    function = find(table_of(table))\n"
            f"    def call({arguments}):\n"
            f"        return function({arguments})\n"
            f"    return call\n"
        )
        scope: dict[str, Any] = {"find": find, "table_of": _table_of}
        exec(source, scope)
        overload(function, inline="always")(scope["resolve"])


# ---- bits --------------------------------------------------------------------------------------------------


@intrinsic  # type: ignore[untyped-decorator]
def _count_bits(typing_context: Any, value: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), generate


@intrinsic  # type: ignore[untyped-decorator]
def _lowest_bit(typing_context: Any, value: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], context.get_constant(types.boolean, True))

    return types.int64(types.int64), generate


overload(bits.count_bits, inline="always")(lambda bits: lambda bits: _count_bits(bits))
overload(bits.lowest_bit, inline="always")(lambda bits: lambda bits: _lowest_bit(bits))


# ---- the cache ---------------------------------------------------------------------------------------------


class Locator:
    """Tells numba where to keep a function's compiled code: by module, so that all checkouts of the same
    sources share it.

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

    Numba reads a function's index, adds an entry and writes it back: of two processes at once, one would lose
    its own.
    """

    def __init__(self, folder: Path, function: Function) -> None:
        self._folder = folder
        super().__init__(function)

    def _impl_class(self, function: Function) -> CompileResultCacheImpl:
        return CacheFiles(self._folder, function)

    def _index_key(self, sig: Any, codegen: Any) -> Any:
        # Functions of ours that are compiled for a table hold its rules. A game of another package adds the
        # mark of
        # that package's sources, so that a change there compiles nothing else again.
        arguments = sig if isinstance(sig, tuple) else sig.args
        records = [getattr(argument, "dtype", argument) for argument in arguments]
        tables = [_table_of(record) for record in records if _is_table(record)]
        marks = [mark for table in tables if (mark := sources_mark(module_of(table)))]
        return (*super()._index_key(sig, codegen), *marks)

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
