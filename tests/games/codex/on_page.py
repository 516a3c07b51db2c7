"""Constants of Codex Naturalis for page tests, explained in `tests/page/games.py`."""

PLAYERS = 2
IS_LONG = True
OPTIONS: dict[str, object] = {}
EARLY, MIDDLE = ("play", 12), ("play", 20)
LAYOUTS = [(4, "en"), (2, "ru")]
SEEN = [".objectives"]
TUTORIAL = {"language": "ru", "color_scheme": "dark", "device": "mouse"}
PLACES: dict[str, str] = {"place": "[data-cell='{x},{y}']"}
OPENED = {
    "the codex of another": (".mini", ".mini.isShown"),
    "an objective": (".objectives button", ".isActive"),
    "a card in one's fingers": ("[data-card]", "[data-card].isHeld"),
}
