"""Bots: honest players of every strength. They are handed a redealt table, and see nothing that their seat may not see."""

from starboard.bots.bot import LEVELS, YARDSTICKS, Bot, seed_for, thinking_time
from starboard.bots.thinking import Memory, Reason, Thought

__all__ = ["LEVELS", "YARDSTICKS", "Bot", "Memory", "Reason", "Thought", "seed_for", "thinking_time"]
