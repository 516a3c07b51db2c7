"""Whether numba is installed. It is an extra: those who only play our own games need no compiler."""

from importlib.util import find_spec

EXTRA = "starboard[jit]"
"""The extra that numba belongs to."""


class CompilerMissing(ImportError):
    """Something has to be compiled here, and numba is not installed."""

    def __init__(self) -> None:
        super().__init__(
            "numba has to compile this: custom material, a game without a library for this machine, or"
            f' an environment for research. Install it with: pip install "{EXTRA}"'
        )


def check_compiler() -> None:
    """Raises `CompilerMissing` unless numba is installed."""
    if find_spec("numba") is None:
        raise CompilerMissing
