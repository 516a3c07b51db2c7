"""Constants of Comet for page tests, explained in `tests/page/games.py`."""

from tests.page.browser import CHOICE

PLAYERS = 2
IS_LONG = True
OPTIONS: dict[str, object] = {"side": "b"}
EARLY, MIDDLE = ("act", 10), ("act", 60)
LAYOUTS = [(4, "ru"), (2, "en")]
SEEN = ["div.mine:not(:has(~ .gold [data-choice]))"]
"""Gold cards that can be taken come first."""
TUTORIAL = {"language": "en", "color_scheme": "light", "device": "phone"}
PLACES: dict[str, str] = {}
OPENED = {
    "all cards of another": (".all", "dialog"),
    "an enlarged card": (f".hand .whole > {CHOICE}[aria-haspopup=menu]", "[data-enlarged].picked"),
}
