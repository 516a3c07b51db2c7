"""Renders a view as text and as a picture, for debugging environments, not for playing.

Cards are drawn in rows. A game's optional `picture.py` can draw more: `draw_table` for the shared part,
`draw_seat` for a seat. Its `NO_ROWS` names the parts of views that are not rows of cards.
"""

import colorsys
import io
from collections.abc import Collection, Iterator
from html import escape
from typing import Any

import numpy as np

from starboard.engine.rulebook import View
from starboard.games import part, rulebook

INK, PAPER, PANEL, LINE = "#2b2a33", "#fbf7ee", "#f1eadb", "#c9bfa8"
WIDTH, HEIGHT = 960, 720
"""The size of a picture; the drawing is scaled to fit."""
CARD_WIDTH, CARD_HEIGHT, GAP = 76, 26, 4


# ---- text --------------------------------------------------------------------------------------------------


def as_text(view: View) -> str:
    """Returns the view as lines, without hidden and empty parts."""
    return "\n".join(_lines(view, 0))


def _lines(thing: dict[str, Any], depth: int) -> Iterator[str]:
    indent = "  " * depth
    for key, value in thing.items():
        if isinstance(value, list) and any(isinstance(part, dict) for part in value):
            for number, part in enumerate(value):
                yield f"{indent}{key} {number}"
                yield from _lines(part or {}, depth + 1)
        elif value not in (None, [], {}):
            yield f"{indent}{key}: {_inline(value)}"


def _inline(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(
            f"{key} {_inline(part)}" for key, part in value.items() if part not in (None, [], {})
        )
    if isinstance(value, list):
        return (" | " if any(isinstance(part, list) for part in value) else " ").join(
            _inline(part) for part in value
        )
    return str(value)


# ---- pictures ----------------------------------------------------------------------------------------------


class Drawing:
    """An SVG drawing, filled from top to bottom."""

    def __init__(self) -> None:
        self.shapes: list[str] = []
        self.y = 0.0

    def text(
        self, x: float, y: float, words: str, size: int = 12, weight: str = "normal", anchor: str = "start"
    ) -> None:
        place = f'x="{x:.1f}" y="{y:.1f}" font-size="{size}" font-weight="{weight}" text-anchor="{anchor}"'
        self.shapes.append(
            f'<text {place} font-family="DejaVu Sans, sans-serif" fill="{INK}">{escape(words)}</text>'
        )

    def box(self, x: float, y: float, width: float, height: float, colour: str) -> None:
        place = f'x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}"'
        self.shapes.append(f'<rect {place} rx="4" fill="{colour}" stroke="{LINE}"/>')

    def polygon(self, corners: list[tuple[float, float]], colour: str) -> None:
        points = " ".join(f"{x:.1f},{y:.1f}" for x, y in corners)
        self.shapes.append(f'<polygon points="{points}" fill="{colour}" stroke="{PAPER}"/>')

    def cards(self, label: str, cards: list[str]) -> None:
        """Draws cards in as many rows as they need."""
        x, right = 130.0, WIDTH - GAP - CARD_WIDTH
        self.text(16, self.y + 17, label, 11)
        for card in cards:
            if x > right:
                x, self.y = 130.0, self.y + CARD_HEIGHT + GAP
            self.box(x, self.y, CARD_WIDTH, CARD_HEIGHT, colour_of(card))
            self.text(
                x + CARD_WIDTH / 2,
                self.y + 17,
                card if len(card) < 14 else f"{card[:12]}…",
                9,
                anchor="middle",
            )
            x += CARD_WIDTH + GAP
        self.y += CARD_HEIGHT + GAP

    def svg(self) -> str:
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" '
            f'viewBox="0 0 {WIDTH} {max(self.y + 12, 240):.0f}" preserveAspectRatio="xMidYMin meet">'
            f"{''.join(self.shapes)}</svg>"
        )


def as_svg(view: View) -> str:
    """Returns the view as an SVG: cards in rows, each seat in a panel."""
    drawing, to_move = Drawing(), view["to_move"]
    drawing.text(16, 24, rulebook(view["game"]).name, 18, "bold")
    state = "over" if view["over"] else f"seat {to_move}: {view['prompt']}"
    drawing.text(WIDTH - 16, 24, state, 14, anchor="end")
    drawing.text(16, 44, _facts(view), 11)
    drawing.y = 54
    own = part(view["game"], "picture")
    no_rows = getattr(own, "NO_ROWS", ())
    if own and hasattr(own, "draw_table"):
        own.draw_table(drawing, view)
    for label, cards in _rows(view, no_rows):
        drawing.cards(label, cards)
    for number, seat in enumerate(view["seats"]):
        top, before = drawing.y + 4, len(drawing.shapes)
        drawing.y = top + 24
        drawing.text(16, top + 18, f"{'▶ ' if number == to_move else ''}seat {number}", 13, "bold")
        drawing.text(130, top + 18, _facts(seat), 11)
        for label, cards in _rows(seat, no_rows):
            drawing.cards(label, cards)
        if own and hasattr(own, "draw_seat"):
            own.draw_seat(drawing, seat)
        behind = Drawing()
        behind.box(8, top, WIDTH - 16, drawing.y - top, PANEL)
        drawing.shapes[before:before] = behind.shapes
    return drawing.svg()


def _facts(thing: dict[str, Any]) -> str:
    """Returns the single values and small tables of numbers of a view as text."""
    plain = {
        key: value
        for key, value in thing.items()
        if isinstance(value, int | str) and key not in ("game", "prompt", "over")
    }
    tables = {
        key: value
        for key, value in thing.items()
        if isinstance(value, dict) and all(isinstance(n, int) for n in value.values())
    }
    return "  ".join(f"{key} {_inline(value)}" for key, value in {**plain, **tables}.items())


def _rows(thing: dict[str, Any], no_rows: Collection[str]) -> Iterator[tuple[str, list[str]]]:
    """Yields all lists of cards with their names."""
    for key, value in thing.items():
        if not isinstance(value, list) or key == "seats" or key in no_rows:
            continue
        if any(isinstance(part, list) for part in value):
            for number, part in enumerate(value, start=1):
                yield f"{key} {number}", part
        else:
            cards = [_card(part) for part in value if part is not None]
            if cards:
                yield key, cards


def _card(part: Any) -> str:
    if isinstance(part, dict):
        return str(part.get("card") or f"{part.get('biome', '')} {len(part.get('cards', ()))}")
    return str(part)


def colour_of(card: str) -> str:
    """Returns a colour, the same for cards whose names begin with the same word."""
    hue = sum(ord(letter) * (i + 3) for i, letter in enumerate(card.split("-")[0].split(" ")[0])) * 37 % 360
    red, green, blue = colorsys.hls_to_rgb(hue / 360, 0.8, 0.55)
    return f"#{int(255 * red):02x}{int(255 * green):02x}{int(255 * blue):02x}"


def as_pixels(svg: str) -> "np.ndarray[Any, np.dtype[np.uint8]]":
    """Returns an SVG as RGB pixels (needs `pip install starboard[research]`)."""
    import resvg_py
    from PIL import Image

    png = resvg_py.svg_to_bytes(svg_string=svg, background=PAPER, width=WIDTH, height=HEIGHT)
    with Image.open(io.BytesIO(bytes(png))) as image:
        return np.asarray(image.convert("RGB"))
