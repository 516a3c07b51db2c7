"""Bots at the table: they think in threads, and move at a pace of their own that tells nothing of what they think."""

import asyncio
import os
import time
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from starboard.bots import Bot, Memory, thinking_time
from starboard.match import StarboardError
from starboard.server.observe import log
from starboard.server.settings import Settings

if TYPE_CHECKING:
    from starboard.server.play.hub import Hub
    from starboard.server.play.live import Live

HURRY = 0.5
"""Share of the pace for further decisions of the same turn."""
SLOWER = 1.15
"""A bot that thinks by the clock moves a little after its time, also where it had nothing to think about."""


class BotPlayers:
    """The bots that this worker plays."""

    def __init__(self, hub: "Hub", settings: Settings) -> None:
        self.hub = hub
        self.settings = settings
        self.threads = ThreadPoolExecutor(os.cpu_count() or 1, "bot")
        self.known: set[str] = set()
        """Games whose bots are loaded."""

    def look_at(self, table: "Live") -> None:
        """If it is a bot's turn, and none is at it yet, one sets to work; before that, it is loaded while a person thinks."""
        play = table.play
        if play is None or play.is_abandoned or play.match.to_move is None:
            return
        key = play.match.rulebook.key
        if play.bot_to_move:
            self.known.add(key)
            if table.bot is None:
                table.bot = asyncio.create_task(self._play(table))
        elif key not in self.known and any(sitting.level for sitting in play.sittings):
            self.known.add(key)
            self.threads.submit(Bot("beginner", threads=1).choose, play.match.copy())

    async def _play(self, table: "Live") -> None:
        """Moves for bots, as long as it is a bot's turn."""
        try:
            seat, memory = None, Memory()
            while (play := table.playing) and (level := play.bot_to_move) and not play.is_abandoned:
                pace = self.settings.bot_pace * (HURRY if play.match.to_move == seat else 1.0)
                pace = max(pace, SLOWER * thinking_time(play.match.rulebook.key, level))
                if play.match.to_move != seat:
                    memory = Memory()
                seat, number, began = play.match.to_move, play.number, time.monotonic()
                bot = Bot(level, threads=self.settings.bot_threads)
                thought = await asyncio.get_running_loop().run_in_executor(
                    self.threads, bot.choose, play.match.copy(), None, memory
                )
                await asyncio.sleep(max(0.0, began + pace - time.monotonic()))
                assert seat is not None
                try:
                    await self.hub.act(table, "move", seat, number, move=thought.move, bot=level)
                except StarboardError:
                    continue  # somebody was faster: look again
        except Exception:
            log.exception("a bot could not move", extra={"table": table.id})
        finally:
            table.bot = None

    async def close(self) -> None:
        for table in self.hub.tables.values():
            if table.bot:
                table.bot.cancel()
        self.threads.shutdown(wait=False, cancel_futures=True)
