"""Servers and databases for the tests of this folder."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.services import Server, postgres, redis, running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with an embedded database."""
    with running(f"sqlite:///{tmp_path_factory.mktemp('server')}/starboard.db") as started:
        yield started


@pytest.fixture(scope="session")
def postgres_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with postgres(tmp_path_factory.mktemp("postgres")) as url:
        yield url


@pytest.fixture(scope="session")
def redis_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with redis(tmp_path_factory.mktemp("redis")) as url:
        yield url


@pytest.fixture
def database(tmp_path: Path) -> str:
    """The URL of an embedded database for one test."""
    return f"sqlite:///{tmp_path}/starboard.db"
