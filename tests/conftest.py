"""What all tests share."""

import numba
import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--golden-write", action="store_true", help="write the golden playthroughs anew, to be looked at in the diff")


@pytest.fixture
def amount() -> int:
    """How many random matches a test of the ordinary size plays: fewer where every array access is checked."""
    return 40 if numba.config.BOUNDSCHECK else 150
