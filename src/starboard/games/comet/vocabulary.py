"""The vocabulary of Comet: what may stand in its material."""

from typing import Any

TERRAINS = ("meadow", "jungle", "desert", "water", "lava")
EGGS = ("white", "red", "blue", "purple", "green", "black")
METALS = ("silver", "gold")
TOKENS = ("mammoth", "tortoise")
NEIGHBOURS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""From a hex to those beside it."""
TIMES = ("hatch", "move", "action")
"""When a card is used: in a Hatch, in a Move, in either."""

KINDS: dict[str, dict[str, Any]] = {
    "plain": {"timing": (), "on": ("animal",)},
    "hand-limit": {"timing": (), "on": ("animal", "leader"), "parts": {"n": int}},
    "hatch-occupied": {"timing": ("hatch",), "on": ("animal", "leader"), "parts": {"minus": int}},
    "nest-minus": {"timing": ("hatch",), "on": ("animal", "leader", "advantage"), "parts": {"n": int}},
    "extra-hatch": {"timing": ("hatch",), "on": ("animal", "leader", "advantage"), "parts": {"minus": int}},
    "draw-silver": {"timing": ("hatch", "move"), "on": ("animal", "leader", "advantage"), "parts": {"n": int, "when": TIMES}},
    "take-gold": {"timing": ("hatch", "move"), "on": ("animal", "leader", "advantage"), "parts": {"n": int, "when": TIMES}},
    "extra-card": {"timing": ("move",), "on": ("animal", "leader", "advantage"), "parts": {"n": int}},
    "wild-step": {"timing": ("move",), "on": ("animal", "leader", "advantage"), "parts": {"n": int}},
    "terrain-step": {
        "timing": ("move",),
        "on": ("animal", "leader", "advantage"),
        "parts": {"terrains": [TERRAINS], "mode": ("one", "all")},
    },
    "explorer": {
        "timing": ("move",),
        "on": ("animal", "leader", "advantage"),
        "parts": {"terrain": (*TERRAINS, "choice"), "scope": ("one", "all")},
    },
    "guardian": {"timing": (), "on": ("animal", "leader"), "parts": {"terrain": TERRAINS}},
    "swap-symbols": {"timing": (), "on": ("animal", "leader"), "parts": {"terrains": [(*TERRAINS, "any")]}},
    "nest-step": {"timing": ("move",), "on": ("animal", "leader", "advantage"), "parts": {"n": int}},
    "step": {"timing": ("move",), "on": ("animal", "leader", "advantage"), "parts": {"n": int}},
    "fly": {"timing": ("move",), "on": ("animal", "leader", "advantage"), "parts": {"n": int}},
    "place-token": {
        "timing": ("move",),
        "on": ("animal", "leader", "advantage"),
        "parts": {"tokens": [TOKENS], "choose": ("one", "all"), "wild": int},
    },
    "recover": {"timing": ("window",), "on": ("animal", "leader"), "parts": {"n": int, "metals": [METALS]}},
    "copy-move": {"timing": ("window",), "on": ("animal", "leader"), "parts": {"wild": int}},
    "ready": {"timing": ("hatch", "move"), "on": ("advantage",), "parts": {"n": int}},
    "set-lizards": {"timing": (), "on": ("animal",), "parts": {"points": int}},
    "set-same": {"timing": (), "on": ("animal",), "parts": {"count": int, "points": int}},
}
"""Every kind of ability: in which action it is used, on which cards it stands, and its parts. A part is a number, one word of
several, or a list of such words."""
