"""Follows the games that are still being compiled while the server runs.

`starboard serve` names them by empty files in a folder and starts another process, which removes the file of
each game that is ready. Until then, requests for the game are answered with the error `preparing`.
"""

import asyncio
import os
from pathlib import Path

from starboard.engine.library import BeingPrepared, await_game, use_game
from starboard.match import StarboardError
from starboard.server.observe import log

FOLDER = "STARBOARD_PREPARING"
"""The environment variable with the folder."""
INTERVAL = 0.25
"""Seconds between two looks."""


def preparing(error: BeingPrepared) -> StarboardError:
    """Returns the error that people see."""
    return StarboardError("preparing", game=error.key)


class Preparing:
    """Loads each game of one worker when it is ready."""

    def __init__(self) -> None:
        folder = os.environ.get(FOLDER)
        self._marks = [*Path(folder).iterdir()] if folder and Path(folder).is_dir() else []
        for mark in self._marks:
            await_game(mark.name)
        self._task = asyncio.create_task(self._follow())

    async def over(self) -> None:
        """Returns when all games are ready."""
        await asyncio.shield(self._task)

    async def _follow(self) -> None:
        while self._marks:
            for mark in [mark for mark in self._marks if not mark.exists()]:
                await asyncio.to_thread(use_game, mark.name)
                self._marks.remove(mark)
                log.info("a game is ready", extra={"game": mark.name})
            await asyncio.sleep(INTERVAL)

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
