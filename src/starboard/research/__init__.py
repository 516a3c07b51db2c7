"""The games as environments for research: `Matches` steps thousands side by side; PettingZoo, Gymnasium and OpenSpiel besides.

`docs/research.md` leads from installing to a first trained agent.
"""

from starboard.research.engine.fields import Field, Layout
from starboard.research.engine.layouts import layout
from starboard.research.vector import STAY, Arrays, Matches

__all__ = ["STAY", "Arrays", "Field", "Layout", "Matches", "layout"]
