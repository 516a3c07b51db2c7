"""Fixtures and hooks for all tests."""

import asyncio
import os
from collections.abc import Generator, Iterator
from typing import TYPE_CHECKING, TypeVar

import numba
import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.server.services import Server

Item = TypeVar("Item")

# All requests of the tests stay on this machine, without TLS. Reading the system's certificates, which httpx
# does for every client, would cost more than the request.
os.environ.pop("SSL_CERT_FILE", None)
os.environ["SSL_CERT_DIR"] = os.devnull

LONGEST = (
    "test_no_array_is_left",
    "test_it_passes_the_tests_of_a_game",
    "test_it_installs_plays_and_conforms",
    "test_killed_at_random_moments",
    "test_prompt_and_hand_stay",
)
"""Prefixes of the slowest tests' names: first those that compile, then others of about half a minute."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--golden-write",
        action="store_true",
        help="rewrite the golden playthroughs; review the diff",
    )
    parser.addoption(
        "--write-generated",
        action="store_true",
        help="rewrite the files generated from the games' declarations",
    )


@pytest.hookimpl(trylast=True)  # after other plugins have deselected tests
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Moves the slowest tests to the front, so that no worker starts one last."""
    longest = [item for name in LONGEST for item in items if item.name.startswith(name)]
    others = [item for item in items if item not in longest]
    items[:] = in_shares(longest, others, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", 1)))


def in_shares(longest: list[Item], others: list[Item], workers: int) -> list[Item]:
    """Returns the order in which each worker's equal share begins with some of `longest`."""
    total, order = len(longest) + len(others), list[Item]()
    for worker in range(workers):
        first = longest[worker::workers]
        count = max(0, (total - len(order)) // (workers - worker) - len(first))
        order += first + others[:count]
        others = others[count:]
    return order


def without_browser_loop(item: pytest.Item) -> Generator[None]:
    """Hides Playwright's event loop, which stays running between tests, from tests without a browser."""
    if "browser" in getattr(item, "fixturenames", ()):
        return (yield)
    loop = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    try:
        return (yield)
    finally:
        asyncio._set_running_loop(loop)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None]:
    return (yield from without_browser_loop(item))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None]:
    return (yield from without_browser_loop(item))


@pytest.fixture
def amount() -> int:
    """The number of random matches in an ordinary test: fewer when array bounds are checked."""
    return 40 if numba.config.BOUNDSCHECK else 100


@pytest.fixture(scope="session")
def browser() -> Iterator["Browser"]:
    """Chromium, shared by all page tests, including those in the games' folders."""
    from playwright.sync_api import sync_playwright

    from tests.page.browser import launch

    with sync_playwright() as playwright:
        started = launch(playwright)
        yield started
        started.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator["Server"]:
    """A server for page tests."""
    from tests.server.services import running

    with running(f"sqlite:///{tmp_path_factory.mktemp('page')}/starboard.db") as started:
        yield started
