"""The valley in the pictures of research environments."""

import numpy as np

from starboard.engine.rulebook import View
from starboard.games.comet.printed import printed
from starboard.research.picture import Drawing, colour_of

ROOT_3 = 3**0.5


def draw_table(drawing: Drawing, view: View) -> None:
    """Draws the hexes of the board, with companions and tokens."""
    board = printed()["boards"][view["side"]]
    standing = {(spot["q"], spot["r"]): token[0].upper() for token, spot in view["tokens"].items() if spot}
    for number, seat in enumerate(view["seats"]):
        for companion, slot in enumerate(seat["slots"], start=1):
            if slot and slot["at"]:
                standing[slot["at"]["q"], slot["at"]["r"]] = f"{number}.{companion}"
    size = 13.0
    centres = {(q, r): (size * ROOT_3 * (q + r / 2), size * 1.5 * r) for q, r, _ in board}
    left, top = min(x for x, _ in centres.values()), min(y for _, y in centres.values())
    for q, r, what in board:
        x, y = centres[q, r][0] - left + 40, centres[q, r][1] - top + drawing.y + size
        turns = [(size * np.sin(np.pi / 3 * k), size * np.cos(np.pi / 3 * k)) for k in range(6)]
        drawing.polygon(
            [(x + float(dx), y + float(dy)) for dx, dy in turns],
            colour_of(what if isinstance(what, str) else "nest"),
        )
        drawing.text(
            x, y + 4, standing.get((q, r), "" if isinstance(what, str) else str(what)), 9, anchor="middle"
        )
    drawing.y += max(y for _, y in centres.values()) - top + 3 * size
