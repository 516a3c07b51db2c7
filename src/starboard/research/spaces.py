"""Spaces of Gymnasium for observations and actions."""

import numpy as np
from gymnasium import spaces

from starboard.research.engine.fields import MOST, NUMBER, Layout


def observation_space(layout: Layout) -> spaces.Dict:
    """An observation with the mask of its actions."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-MOST - 1, MOST, (layout.length,), NUMBER),
            "action_mask": spaces.Box(0, 1, (layout.actions,), np.int8),
        }
    )
