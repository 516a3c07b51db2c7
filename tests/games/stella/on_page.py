"""Constants of Stella Quest for page tests, explained in `tests/page/games.py`."""

PLAYERS = 3
IS_LONG = False
OPTIONS: dict[str, object] = {}
EARLY, MIDDLE = ("play", 20), ("play", 30)
LAYOUTS = [(4, "en"), (2, "ru"), (3, "ru")]
SEEN = [".own"]
TUTORIAL = {"language": "ru", "color_scheme": "light", "device": "phone"}
PLACES: dict[str, str] = {
    "take": "[data-at=trick] [data-piece={card}]",
    "top": "[data-at=trick] [data-piece={card}]",
    "spend": ".prompt [data-choice]",
}
OPENED = {
    "the rules": ("[aria-keyshortcuts='?']", "dialog"),
    "the discard": ("button[data-at=discard]", "dialog"),
}
