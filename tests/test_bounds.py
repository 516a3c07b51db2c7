"""The rules once more, with every array access checked: compiled code does not check of itself."""

import os
import subprocess
import sys
from pathlib import Path

import numba
import pytest


@pytest.mark.skipif(numba.config.BOUNDSCHECK == 1, reason="this is that run")
def test_no_array_is_left() -> None:
    command = [sys.executable, "-m", "pytest", "-m", "bounds", "-q", "-x", "-p", "no:cacheprovider", "tests"]
    run = subprocess.run(
        command, env={**os.environ, "NUMBA_BOUNDSCHECK": "1"}, cwd=Path(__file__).parent.parent, capture_output=True, text=True
    )
    assert run.returncode == 0, run.stdout[-4000:]
    assert " passed" in run.stdout


def test_the_check_would_notice(tmp_path: Path) -> None:
    """An array within a record, read past its end: with the checks on, numba says so."""
    script = tmp_path / "past_the_end.py"
    script.write_text(
        "import numpy as np\n"
        "from starboard.rules.compiled import compiled\n"
        "Table = np.dtype([('cards', 'i1', 4)])\n"
        "@compiled\n"
        "def read(tables, i):\n"
        "    return tables[0].cards[i]\n"
        "read(np.zeros(1, Table), 7)\n"
    )
    run = subprocess.run([sys.executable, script], env={**os.environ, "NUMBA_BOUNDSCHECK": "1"}, capture_output=True, text=True)
    assert "IndexError" in run.stderr
