"""The limit of the operating system on open files, which include connections."""

import contextlib
import sys

MOST_ELSEWHERE = 8192
"""The limit to assume if the system names none."""


def most_files() -> int:
    """Raises this process's limit on open files as far as allowed, and returns it."""
    if sys.platform == "win32":
        return MOST_ELSEWHERE
    import resource

    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MOST_ELSEWHERE if soft == resource.RLIM_INFINITY else soft
