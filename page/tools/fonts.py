"""Cuts the two typefaces down to the letters and weights that the page uses: half the bytes. By hand, when
that changes:

`pip install fonttools brotli && python page/tools/fonts.py`. What it writes is in the repository;
`look/fonts.css` refers to it.
"""

from io import BytesIO
from pathlib import Path
from shutil import copy

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

PAGE = Path(__file__).parents[1]
SOURCE = PAGE / "node_modules/@fontsource-variable"
TARGET = PAGE / "src/look/fonts"

PLAIN = {*range(0x20, 0x7F), *map(ord, "\xa0«·»×ñ‒–—‘’“”„•…←↑→↓−")}
"""What English and the signs of both languages need; letters with accents come from another file, if
somebody's name has one."""
RUSSIAN = {*range(0x410, 0x450), *map(ord, "Ёё№")}
WEIGHTS = {"literata": 660, "golos-text": (400, 700)}
"""Names and numbers are set in Literata, always in the same weight."""


def cut(family: str, script: str, letters: set[int] | None, without: set[int], name: str) -> None:
    """One file: these letters of a script, or all but some."""
    font = TTFont(SOURCE / family / f"files/{family}-{script}-wght-normal.woff2")
    there = set(font.getBestCmap())
    options = Options(
        hinting=False,
        layout_features=["calt", "ccmp", "kern", "liga", "locl", "mark", "mkmk", "rvrn", "tnum"],
    )
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=(there if letters is None else there & letters) - without)
    subsetter.subset(font)
    between = BytesIO()
    font.save(between)
    font = TTFont(between)
    instantiateVariableFont(font, {"wght": WEIGHTS[family]}, inplace=True)
    font.flavor = "woff2"
    font.save(TARGET / name)


def main() -> None:
    """All files that fonts.css refers to."""
    TARGET.mkdir(exist_ok=True)
    for family in WEIGHTS:
        cut(family, "latin", PLAIN, set(), f"{family}.woff2")
        cut(family, "latin", None, PLAIN, f"{family}-accents.woff2")
        cut(family, "cyrillic", RUSSIAN, set(), f"{family}-russian.woff2")
        copy(SOURCE / family / "LICENSE", TARGET / f"{family}-LICENSE.txt")
    cut("golos-text", "latin-ext", None, PLAIN, "golos-text-more.woff2")
    cut("golos-text", "cyrillic", None, RUSSIAN, "golos-text-cyrillic.woff2")


if __name__ == "__main__":
    main()
