"""Constants of Subastral for page tests, explained in `tests/page/games.py`."""

PLAYERS = 3
IS_LONG = False
OPTIONS: dict[str, object] = {"disturbance": True}
EARLY, MIDDLE = ("play", 20), ("play", 30)
LAYOUTS = [(5, "ru"), (2, "en")]
SEEN = ["div.journal"]
TUTORIAL = {"language": "en", "color_scheme": "dark", "device": "keyboard"}
PLACES: dict[str, str] = {
    "take": "[data-at=cloud-{cloud}]",
    "draw": "[data-at=deck]",
    "pile": ".journal .next",
}
OPENED = {
    "the log": (".side-button", "#side .side"),
    "the points": (".board-seat .count", "dialog"),
}
