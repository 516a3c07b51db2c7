"""The entries of a game, ready to be called: those of its native library, or compiled by numba."""

from contextlib import suppress
from importlib import import_module
from typing import Any

from starboard.engine.compiled import Function
from starboard.engine.native import native_library
from starboard.engine.rulebook import Rulebook


class Library(dict[Function, Function]):
    """What to call for each entry: the function of an extension module, or what numba compiles if there is no
    module."""

    def __init__(self, module: Any | None) -> None:
        self.module = module

    def __missing__(self, entry: Any) -> Function:
        function: Function = getattr(self.module, entry.__name__) if self.module else entry.dispatcher
        self[entry] = function
        return function


class BeingPrepared(Exception):
    """A game that another process is still compiling."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


_libraries: dict[str, Library] = {}
_awaited: set[str] = set()


def entries_of(book: Rulebook) -> Library:
    """The entries of a game. Raises `BeingPrepared` for a game that is awaited."""
    if book.key not in _libraries:
        if book.key in _awaited:
            raise BeingPrepared(book.key)
        _libraries[book.key] = Library(native_library(book.key))
    return _libraries[book.key]


def await_game(key: str) -> None:
    """Lets nothing of a game run here until `use_game` is called: another process is compiling it."""
    _awaited.add(key)
    _libraries.pop(key, None)


def use_game(key: str) -> None:
    """Loads the library of a game that was awaited. May be called in another thread."""
    module = native_library(key)
    if module is None:  # numba takes half a second to import: better here than in the thread that serves
        with suppress(ImportError):
            import_module("starboard.engine.jit")
    _libraries[key] = Library(module)
    _awaited.discard(key)


def is_awaited(key: str) -> bool:
    """Whether another process is still compiling a game."""
    return key in _awaited
