"""The entries of a game, ready to be called: those of its native library, or compiled by numba."""

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


_libraries: dict[str, Library] = {}


def entries_of(book: Rulebook) -> Library:
    """The entries of a game."""
    if book.key not in _libraries:
        _libraries[book.key] = Library(native_library(book.key))
    return _libraries[book.key]
