"""Decorators for the functions that compiled code is made of.

Nothing is compiled by decorating. A native library that was built ahead of time may hold the function already
(`native.py`); otherwise numba compiles it on its first call (`jit.py`), and is imported only then.
"""

from collections.abc import Callable
from functools import cached_property, update_wrapper
from pathlib import Path
from typing import Any

from starboard.engine.sources import cache_folder

Function = Callable[..., Any]
Decorator = Callable[[Function], Function]


class Compiled:
    """A function that is compiled when it is first called, alone or as a part of its caller."""

    def __init__(self, function: Function, folder: Path | None = None, **options: object) -> None:
        update_wrapper(self, function)
        self.folder = folder
        """Where the compiled code is kept; None: only within that of its callers."""
        self.py_func = function
        """The function in Python.

        This name and the next are numba's: it makes inlined functions part of their callers.
        """
        self.targetoptions = {"nopython": True, "error_model": "numpy", **options}

    def __call__(self, *arguments: object) -> Any:
        return self.dispatcher(*arguments)

    def __repr__(self) -> str:
        return f"<compiled {self.py_func.__module__}.{self.py_func.__qualname__}>"

    @cached_property
    def dispatcher(self) -> Any:
        """What numba makes of the function."""
        from starboard.engine.jit import new_dispatcher  # imports numba

        return new_dispatcher(self.py_func, self.folder, self.targetoptions)

    @property
    def _numba_type_(self) -> Any:
        """What compiled code takes the function for: numba asks for this name."""
        return self.dispatcher._numba_type_


def compiled(function: Function) -> Function:
    """For functions that Python calls."""
    return kept_in(cache_folder(function.__module__), function)


def kept_in(folder: Path, function: Function) -> Function:
    """For functions that Python calls, with another folder for the compiled code."""
    return Compiled(function, folder, nogil=True)


def inlined(function: Function) -> Function:
    """For functions that compiled code calls in one place, and for tiny ones: part of their callers before
    typing.

    That compiles much faster: any other function is optimised once more with each function that calls it.
    """
    return Compiled(function, inline="always")


def inner(function: Function) -> Function:
    """For functions that compiled code calls in several places, and Python never."""
    return Compiled(function, nogil=True, no_cpython_wrapper=True, no_cfunc_wrapper=True)


def merged(function: Function) -> Function:
    """Like `inner`, for the smallest and most frequent: the call itself would cost as much as the work."""
    return Compiled(function, nogil=True, no_cpython_wrapper=True, no_cfunc_wrapper=True, forceinline=True)
