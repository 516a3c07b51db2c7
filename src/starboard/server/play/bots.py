"""Bots at tables: they queue for a thread to think in, and move at a pace that reveals nothing."""

import asyncio
import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from starboard.bots import LEVELS, Bot, LevelBot, Memory, Thought, bot_named, thinking_time
from starboard.bots.registry import BotFailed
from starboard.match import Match, StarboardError
from starboard.server.levels import levels_of
from starboard.server.observe import log
from starboard.server.play.acts import MakeMove
from starboard.server.play.play import SUBSTITUTE
from starboard.server.settings import Settings
from starboard.server.thinking import NOBODY, Asker

if TYPE_CHECKING:
    from starboard.server.play.hub import Hub
    from starboard.server.play.room import Room

HURRY = 0.5
"""Fraction of the pace for further decisions in the same turn."""
SLOWER = 1.15
"""Factor on a bot's thinking time. It always moves after that long, even if it had nothing to think about."""


class Outdated(Exception):
    """The position changed while the bot waited for a thread."""


def choose(bot: Bot, match: Match, memory: Memory) -> Thought:
    """Returns the move of `bot`. If it comes from another package and fails, a substitute chooses instead."""
    try:
        return bot.choose(match, None, memory)
    except BotFailed:
        log.exception("a bot of another package failed")
        return LevelBot(SUBSTITUTE, threads=1).choose(match)


class BotPlayers:
    """The bots that this worker runs."""

    def __init__(self, hub: "Hub", settings: Settings) -> None:
        self.hub = hub
        self.settings = settings
        self.known: set[str] = set()
        """Games whose bots are loaded."""
        self._bots: dict[str, Bot] = {}
        """By level. One bot plays at all tables, in several threads at the same time."""
        self._loading: set[asyncio.Task[Thought]] = set()

    def look_at(self, table: "Room") -> None:
        """Starts a bot if it is a bot's turn and none is running; else loads the bots that will be needed."""
        play = table.play
        if play is None or play.turn is None or not self.may_play(table):
            return
        key = play.match.rulebook.key
        if play.bot_to_move:
            self.known.add(key)
            if table.bot is None:
                table.bot = asyncio.create_task(self._play(table))
        elif key not in self.known and any(sitting.level for sitting in play.sittings):
            self.known.add(key)
            self._load(table)

    def may_play(self, table: "Room") -> bool:
        """Whether bots may play here. Without people they need a spectator, and the operator's permission."""
        play = table.playing
        if play.is_exhibition:
            return self.settings.exhibitions and table.watching().spectators > 0
        return not play.is_abandoned

    def asker(self, table: "Room") -> Asker:
        """Returns who is charged for the thinking: the host, or another player if the host is not playing."""
        host = table.row.host
        playing = [
            sitting.person for sitting in table.playing.sittings if sitting.person and sitting.state == "here"
        ]
        person = playing[0] if playing and host not in playing else host
        return Asker(self.hub.addresses.of(person) if table.is_attended else NOBODY, person, table.id)

    def _load(self, table: "Room") -> None:
        job = partial(LevelBot("beginner", threads=1).choose, table.playing.match.copy())
        task = asyncio.create_task(self.hub.thinking.short.run(self.asker(table), lambda: job))
        self._loading.add(task)
        task.add_done_callback(self._loading.discard)

    async def _play(self, table: "Room") -> None:
        """Makes moves as long as it is a bot's turn."""
        try:
            seat, memory = None, Memory()
            while (play := table.playing) and (level := play.bot_to_move) and self.may_play(table):
                pace = self.settings.bot_pace * (HURRY if play.match.to_move == seat else 1.0)
                pace = max(pace, SLOWER * thinking_time(play.match.rulebook.key, level))
                if play.match.to_move != seat:
                    memory = Memory()
                seat, number = play.match.to_move, play.number
                assert seat is not None
                try:
                    thought, began = await self._think(table, level, memory)
                    await asyncio.sleep(max(0.0, began + pace - time.monotonic()))
                    await self.hub.act(table, MakeMove(seat, {**thought.move}, level), number)
                except (StarboardError, Outdated):
                    continue  # the table has changed: look again
        except Exception:
            log.exception("a bot could not move", extra={"table": table.id})
        finally:
            table.bot = None

    async def _think(self, table: "Room", level: str, memory: Memory) -> tuple[Thought, float]:
        """Returns the bot's thought, and when it began to think.

        The pace counts from there: the wait for a thread depends on the server's load, not on the position.
        """
        game, number = table.playing.match.rulebook.key, table.playing.number
        began = 0.0
        bot = self.bot(level)

        def prepare() -> Callable[[], Thought]:
            nonlocal began
            if table.playing.number != number or not self.may_play(table):
                raise Outdated
            began = time.monotonic()
            return partial(choose, bot, table.playing.match.copy(), memory)

        # A bot of another package may think for any time.
        is_long = level not in LEVELS or thinking_time(game, level)
        lane = self.hub.thinking.long if is_long else self.hub.thinking.short
        return await lane.run(self.asker(table), prepare), began

    def bot(self, level: str) -> Bot:
        """Returns the bot of a level, or a substitute if the operator no longer allows it."""
        if level not in self._bots:
            is_known = level in levels_of(self.settings)
            self._bots[level] = (
                bot_named(level, self.settings.bot_threads) if is_known else LevelBot(SUBSTITUTE, threads=1)
            )
        return self._bots[level]

    async def close(self) -> None:
        for table in self.hub.tables.values():
            if table.bot:
                table.bot.cancel()
        for task in self._loading:
            task.cancel()
        self.hub.thinking.close()
