"""`@compiled` for the engine. It has a cache folder of its own, so that a change here compiles no rule anew."""

from pathlib import Path

import numba

from starboard.rules.compiled import FOLDERS, Function, _cache_folder, _numba


def cache_folder() -> Path:
    """Where the compiled code of the engine is kept."""
    return _cache_folder((*FOLDERS, "research/engine"))


def compiled(function: Function) -> Function:
    """Compiles `function` on first use; later processes load it from the cache."""
    others = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(cache_folder())
    try:
        return _numba(function, cache=True, nogil=True)
    finally:
        numba.config.CACHE_DIR = others
