"""What is printed on the cards and boards."""

from typing import Any

from starboard.engine.rulebook import View
from starboard.games.comet.material import ALL_NAMES, DATA, HAND, SET_ASIDE, SILVER_CARDS, SYMBOLS, card_data
from starboard.games.comet.vocabulary import KINDS


def printed() -> View:
    """Returns cards and boards, and the initial number of cards until the comet, by number of players."""
    far = {
        str(players): int(SILVER_CARDS - aside - HAND * players)
        for players, aside in enumerate(SET_ASIDE)
        if aside
    }
    return {
        "cards": {name: face(name) for name in ALL_NAMES},
        "boards": DATA["boards"],
        "far": far,
        "symbols": list(SYMBOLS),
    }


def face(name: str) -> dict[str, Any]:
    """Returns the printed parts of a card: an animal, an advantage or a leader."""
    data = card_data(name)
    shown: dict[str, Any] = {
        part: data[part]
        for part in ("symbols", "nest", "egg", "points", "scoring", "ability")
        if part in data
    }
    kind = "animal" if "species" in data else "advantage" if "copies" in data else "leader"
    metal = data.get("metal", "gold" if kind == "advantage" else None)
    return {
        "kind": kind,
        "drawing": data.get("species") or data["name"],
        "metal": metal,
        "when": time_of(data),
        **shown,
    }


def time_of(data: dict[str, Any]) -> str:
    """Returns when an ability is used, by the card itself or by the ability's kind."""
    kind = data["ability"]["kind"]
    timing = KINDS[kind]["timing"]
    if kind == "hatch-occupied" or not timing:
        return "always"
    return str(data.get("when") or data["ability"].get("when") or timing[0])
