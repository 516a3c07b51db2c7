"""The rules with every array access checked, which compiled code does not do by default."""

import os
import subprocess
import sys
from pathlib import Path

import numba
import pytest

from starboard.games import KEYS
from tests.conftest import in_shares
from tests.installing import run_tests

FOLDER = Path(__file__).parent
CHECKED = {**os.environ, "NUMBA_BOUNDSCHECK": "1", "NUMBA_OPT": "1"}  # compiles faster with less optimisation
PARTS = {**{key: key for key in KEYS}, "rules": f"not ({' or '.join(KEYS)})"}
"""One part for each game, which compiles only its own code, and one for everything else."""


@pytest.mark.skipif(numba.config.BOUNDSCHECK == 1, reason="this is that run")
@pytest.mark.parametrize("part", PARTS)
def test_no_array_is_left(part: str) -> None:
    files = [str(path) for path in FOLDER.rglob("test_*.py") if "mark.bounds" in path.read_text("utf-8")]
    assert " passed" in run_tests(CHECKED, "-m", "bounds", "-k", PARTS[part], "-x", *files)


@pytest.mark.parametrize("workers", [1, 2, 3, 8])
def test_each_worker_begins_with_its_share_of_the_longest(workers: int) -> None:
    longest, others = ["a", "b", "c", "d", "e"], [str(number) for number in range(50)]
    order = in_shares(longest, others, workers)
    assert sorted(order) == sorted(longest + others)
    left, firsts = order, []
    for remaining in range(workers, 0, -1):  # as pytest-xdist's `worksteal` hands them out
        firsts.append(left[0])
        left = left[len(left) // remaining :]
    assert {*firsts[: len(longest)]} <= {*longest}


def test_the_check_would_notice(tmp_path: Path) -> None:
    """Reading past the end of an array within a record fails when checks are on."""
    script = tmp_path / "past_the_end.py"
    script.write_text(
        "import numpy as np\n"
        "from starboard.engine.compiled import compiled\n"
        "Table = np.dtype([('cards', 'i1', 4)])\n"
        "@compiled\n"
        "def read(tables, i):\n"
        "    return tables[0].cards[i]\n"
        "read(np.zeros(1, Table), 7)\n"
    )
    run = subprocess.run([sys.executable, script], env=CHECKED, capture_output=True, text=True)
    assert "IndexError" in run.stderr
