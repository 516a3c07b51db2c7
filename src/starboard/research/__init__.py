"""Environments for research: `Matches` for thousands at once, and PettingZoo, Gymnasium and OpenSpiel.

`docs/research.md` leads from installation to a first trained agent.
"""

from starboard.research.engine.fields import Field, Layout
from starboard.research.engine.layouts import layout
from starboard.research.vector import STAY, Arrays, Matches

__all__ = ["STAY", "Arrays", "Field", "Layout", "Matches", "layout"]
