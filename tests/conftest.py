"""What all tests share."""

import os
from typing import TypeVar

import numba
import pytest

Item = TypeVar("Item")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--golden-write", action="store_true", help="write the golden playthroughs anew, to be looked at in the diff")
    parser.addoption("--write-generated", action="store_true", help="write again what follows from the declarations of the games")


@pytest.hookimpl(trylast=True)  # what is not run is no longer among them
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest tests begin first: at the end all would wait for them."""
    longest = [item for item in items if item.name.startswith("test_no_array_is_left")]
    others = [item for item in items if item not in longest]
    items[:] = shares(longest, others, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", 1)))


def shares(longest: list[Item], others: list[Item], workers: int) -> list[Item]:
    """The order in which every worker begins with some of the longest: each is handed an equal share, one after the other."""
    total, order = len(longest) + len(others), list[Item]()
    for worker in range(workers):
        first = longest[worker::workers]
        count = max(0, (total - len(order)) // (workers - worker) - len(first))
        order += first + others[:count]
        others = others[count:]
    return order


@pytest.fixture
def amount() -> int:
    """How many random matches a test of the ordinary size plays: fewer where every array access is checked."""
    return 40 if numba.config.BOUNDSCHECK else 100
