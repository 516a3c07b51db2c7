"""A codex in the pictures of research environments."""

from typing import Any

from starboard.research.picture import Drawing, colour_of

NO_ROWS = ("codex", "cells", "decision", "met", "decks")
HEIGHT = 150


def draw_seat(drawing: Drawing, seat: dict[str, Any]) -> None:
    """Draws the cards overlapping at their corners."""
    codex = seat["codex"]
    if not codex:
        return
    xs, ys = [card["x"] for card in codex], [card["y"] for card in codex]
    step = min(24.0, HEIGHT / (max(ys) - min(ys) + 1))
    for card in codex:
        x, y = 140 + (card["x"] - min(xs)) * 1.5 * step, drawing.y + (card["y"] - min(ys)) * step
        drawing.box(
            x,
            y,
            2 * step,
            1.4 * step,
            colour_of(card["card"].removeprefix("gold-").removeprefix("resource-")),
        )
        drawing.text(
            x + step,
            y + step * 0.9,
            card["card"][-4:] if card["side"] == "front" else "·",
            8,
            anchor="middle",
        )
    drawing.y += HEIGHT + 24
