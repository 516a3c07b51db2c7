"""A browser and a server for tests of one game's page."""

from tests.page.conftest import browser, server

__all__ = ["browser", "server"]
