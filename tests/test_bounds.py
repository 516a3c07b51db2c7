"""The rules once more, with every array access checked: compiled code does not check of itself."""

import os
import subprocess
import sys
from pathlib import Path

import numba
import pytest


@pytest.mark.skipif(numba.config.BOUNDSCHECK == 1, reason="this is that run")
def test_no_array_is_left(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "pytest", "-m", "bounds", "-q", "-x", "-p", "no:cacheprovider", "tests"]
    run = subprocess.run(
        command, env={**os.environ, "NUMBA_BOUNDSCHECK": "1"}, cwd=Path(__file__).parent.parent, capture_output=True, text=True
    )
    assert run.returncode == 0, run.stdout[-4000:]
    assert " passed" in run.stdout


def test_the_check_would_notice() -> None:
    """A table that lies about the size of a hand's owner: with checks on, numba says so."""
    code = (
        "import numpy as np\n"
        "from starboard.rules.compiled import compiled\n"
        "Table = np.dtype([('cards', 'i1', 4)])\n"
        "@compiled\n"
        "def read(tables, i):\n"
        "    return tables[0].cards[i]\n"
        "read(np.zeros(1, Table), 7)\n"
    )
    script = Path(os.environ.get("TMPDIR", "/tmp")) / f"starboard_bounds_{os.getpid()}.py"
    script.write_text(code)
    try:
        run = subprocess.run(
            [sys.executable, str(script)], env={**os.environ, "NUMBA_BOUNDSCHECK": "1"}, capture_output=True, text=True
        )
    finally:
        script.unlink()
    assert "IndexError" in run.stderr
