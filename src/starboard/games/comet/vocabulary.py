"""The vocabulary of Comet's material."""

from typing import Any

TERRAINS = ("meadow", "jungle", "desert", "water", "lava")
EGGS = ("white", "red", "blue", "purple", "green", "black")
METALS = ("silver", "gold")
TOKENS = ("mammoth", "tortoise")
NEIGHBOURS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""Steps from a hex to its neighbours."""
ACTIONS = ("hatch", "move", "window")
"""The actions in which abilities are used; a window is between turns."""
TIMES = ("hatch", "move", "action")
"""When a card is used: in a Hatch, in a Move, in either."""

KINDS: dict[str, dict[str, Any]] = {}
"""Every kind of ability: the actions it is used in, the cards that may have it, and its parts. A part is a
number, one of several words, or a list of them. The number of a kind is its index here."""
ANIMAL, CREATURE, ANY_CARD = ("animal",), ("animal", "leader"), ("animal", "leader", "advantage")
"""The cards that may have a kind of ability."""


def _kind(name: str, on: tuple[str, ...], timing: tuple[str, ...] = (), **parts: Any) -> int:
    """Adds a kind of ability; returns its number."""
    KINDS[name] = {"timing": timing, "on": on, "parts": parts}
    return len(KINDS) - 1


PLAIN = _kind("plain", ANIMAL)
HAND_LIMIT = _kind("hand-limit", CREATURE, n=int)
HATCH_OCCUPIED = _kind("hatch-occupied", CREATURE, ("hatch",), minus=int)
NEST_MINUS = _kind("nest-minus", ANY_CARD, ("hatch",), n=int)
EXTRA_HATCH = _kind("extra-hatch", ANY_CARD, ("hatch",), minus=int)
DRAW_SILVER = _kind("draw-silver", ANY_CARD, ("hatch", "move"), n=int, when=TIMES)
TAKE_GOLD = _kind("take-gold", ANY_CARD, ("hatch", "move"), n=int, when=TIMES)
EXTRA_CARD = _kind("extra-card", ANY_CARD, ("move",), n=int)
WILD_STEP = _kind("wild-step", ANY_CARD, ("move",), n=int)
TERRAIN_STEP = _kind("terrain-step", ANY_CARD, ("move",), terrains=[TERRAINS], mode=("one", "all"))
EXPLORER = _kind("explorer", ANY_CARD, ("move",), terrain=(*TERRAINS, "choice"), scope=("one", "all"))
GUARDIAN = _kind("guardian", CREATURE, terrain=TERRAINS)
SWAP_SYMBOLS = _kind("swap-symbols", CREATURE, terrains=[(*TERRAINS, "any")])
NEST_STEP = _kind("nest-step", ANY_CARD, ("move",), n=int)
STEP = _kind("step", ANY_CARD, ("move",), n=int)
FLY = _kind("fly", ANY_CARD, ("move",), n=int)
PLACE_TOKEN = _kind("place-token", ANY_CARD, ("move",), tokens=[TOKENS], choose=("one", "all"), wild=int)
RECOVER = _kind("recover", CREATURE, ("window",), n=int, metals=[METALS])
COPY_MOVE = _kind("copy-move", CREATURE, ("window",), wild=int)
READY = _kind("ready", ("advantage",), ("hatch", "move"), n=int)
SET_LIZARDS = _kind("set-lizards", ANIMAL, points=int)
SET_SAME = _kind("set-same", ANIMAL, count=int, points=int)
