"""`@compiled` for the engine. It has a cache folder of its own, so that a change here compiles no rule anew."""

from pathlib import Path

from starboard.engine.compiled import Function, kept_in
from starboard.engine.sources import FOLDERS, folder_for


def cache_folder() -> Path:
    """Where the compiled code of the engine is kept."""
    return folder_for((*FOLDERS, "research/engine"))


def compiled(function: Function) -> Function:
    """Compiles `function` on first use; later processes load it from the cache."""
    return kept_in(cache_folder(), function)
