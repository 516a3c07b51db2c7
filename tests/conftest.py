"""What all tests share."""

import numba
import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--golden-write", action="store_true", help="write the golden playthroughs anew, to be looked at in the diff")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest test begins first: at the end all would wait for it."""
    items.sort(key=lambda item: item.name != "test_no_array_is_left")


@pytest.fixture
def amount() -> int:
    """How many random matches a test of the ordinary size plays: fewer where every array access is checked."""
    return 40 if numba.config.BOUNDSCHECK else 100
