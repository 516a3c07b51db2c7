"""Bots: honest players of every strength. They get a redealt table and see only what their seat may see."""

from starboard.bots.levels import LEVELS, YARDSTICKS, LevelBot, seed_for, thinking_time
from starboard.bots.protocol import Bot
from starboard.bots.registry import bot_named, guest_names
from starboard.bots.searcher import Memory, Reason, Thought

__all__ = [
    "LEVELS",
    "YARDSTICKS",
    "Bot",
    "LevelBot",
    "Memory",
    "Reason",
    "Thought",
    "bot_named",
    "guest_names",
    "seed_for",
    "thinking_time",
]
