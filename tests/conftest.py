"""How large the random tests are: smaller where every array access is checked."""

import numba
import pytest


@pytest.fixture
def amount() -> int:
    """How many random matches a test of the ordinary size plays."""
    return 20 if numba.config.BOUNDSCHECK else 200
