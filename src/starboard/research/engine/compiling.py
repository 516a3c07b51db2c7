"""`@compiled` for this package. It has its own cache folder, so that changes here recompile no rules."""

from pathlib import Path

from starboard.engine.compiled import Function, kept_in
from starboard.engine.sources import RESEARCH, folder_for


def cache_folder() -> Path:
    """Returns the cache folder of this package's compiled code."""
    return folder_for(RESEARCH)


def compiled(function: Function) -> Function:
    """Compiles `function` on first use; later processes load it from the cache."""
    return kept_in(cache_folder(), function)
