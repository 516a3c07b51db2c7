"""How many files, connections among them, the operating system lets this process open."""

import contextlib
import sys

MOST_ELSEWHERE = 8192
"""Where the system does not say."""


def most_files() -> int:
    """As many as may be open at once; first asks for all that this process may have."""
    if sys.platform == "win32":
        return MOST_ELSEWHERE
    import resource

    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MOST_ELSEWHERE if soft == resource.RLIM_INFINITY else soft
