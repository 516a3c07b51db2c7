"""Draws the icons of the installed page from its star. By hand, when that changes: `python page/tools/app_icons.py`.

What it writes is in the repository. Needs `pip install resvg-py`.
"""

from pathlib import Path

import resvg_py

TARGET = Path(__file__).parents[1] / "public"
STAR = "M10 0l2.2 7.8L20 10l-7.8 2.2L10 20l-2.2-7.8L0 10l7.8-2.2z"
SKY, GOLD = "#0c1024", "#f2c14e"
PICTURES = {"icon-192": (192, 0.72, 0.22), "icon-512": (512, 0.72, 0.22), "icon-maskable": (512, 0.52, 0)}
"""By name: the size, the share of it that the star takes, and how round the corners are.

Systems cut a circle out of the maskable one: its star is smaller, and its sky has no corners.
"""


def picture(share: float, roundness: float) -> str:
    """Returns the icon as SVG."""
    scale = share * 5
    edge = (100 - 20 * scale) / 2
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
        f'<rect width="100" height="100" rx="{100 * roundness}" fill="{SKY}"/>'
        f'<path transform="translate({edge} {edge}) scale({scale})" fill="{GOLD}" d="{STAR}"/></svg>'
    )


if __name__ == "__main__":
    for name, (size, share, roundness) in PICTURES.items():
        drawn = resvg_py.svg_to_bytes(svg_string=picture(share, roundness), width=size, height=size)
        (TARGET / f"{name}.png").write_bytes(bytes(drawn))
