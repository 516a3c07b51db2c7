"""Draws the pictures that a link shows where it is pasted, from the covers of the games. By hand, when those
change:

`pip install playwright pillow && python page/tools/cards.py http://localhost:8000`. What it writes is in the
repository.
"""

import shutil
import sys
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

TARGET = Path(__file__).parents[1] / "public/cards"
SIZE = {"width": 1200, "height": 630}
QUALITIES = (92, 88, 84, 80, 76)
LARGEST = 60_000
"""Bytes: some who show links do not fetch more."""

DRAW = """games => {
    const covers = [...document.querySelectorAll("article .cover > svg")].map(cover => cover.outerHTML);
    const logo = document.querySelector(".logo").outerHTML;
    const all = games.length > 1;
    document.body.innerHTML = `<div class="card">${games.map(game => covers[game]).join("")}<span class="name">${logo}</span></div>
        <style>
            body { margin: 0 }
            .card { position: relative; display: grid; width: 1200px; height: 630px }
            .card { grid-template-columns: repeat(${all ? 2 : 1}, 1fr) }
            .card > svg { width: 100%; height: ${all ? 315 : 630}px }
            .name { position: absolute; padding: 14px 28px; border-radius: 18px; background: #10142ce8; color: #f6efdc }
            .name { ${all ? "inset: 0; place-self: center; font-size: 54px" : "left: 28px; bottom: 28px; font-size: 34px"} }
            .name svg { fill: #f2c14e }
        </style>`;
}"""


def draw(url: str) -> None:
    """Takes a picture of each cover, and of all together, as the front page of a running server has them."""
    TARGET.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page(viewport=SIZE)
        page.goto(url)
        page.wait_for_selector("article .cover > svg")
        keys = page.eval_on_selector_all(
            "article a[href^='/rules/']", "links => links.map(link => link.pathname.split('/').at(-1))"
        )
        for name, games in {
            **{key: [place] for place, key in enumerate(keys)},
            "starboard": range(len(keys)),
        }.items():
            page.goto(url)
            page.wait_for_selector("article .cover > svg")
            page.evaluate("document.fonts.ready")
            page.evaluate(DRAW, list(games))
            picture = Image.open(BytesIO(page.screenshot())).convert("RGB")
            file = TARGET / f"{name}.jpg"
            for quality in QUALITIES:  # the best that there is room for
                picture.save(file, quality=quality, optimize=True, progressive=True)
                if file.stat().st_size <= LARGEST:
                    break
        browser.close()


if __name__ == "__main__":
    draw(sys.argv[1])
