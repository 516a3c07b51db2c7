"""Why a match ended and why a move is refused, as message keys; and details of a move, for messages."""

import numpy as np

from starboard.engine.naming import NamedMove
from starboard.games.comet.material import ALL_NAMES, ANIMALS, CARD_NAMES, NOWHERE, members, place
from starboard.games.comet.moves import MOVES
from starboard.games.comet.table import NO_CARD


def ending(table: np.void) -> str:
    return "all-passed" if all(table["passed"][: table["players"]]) else "no-turns-left"


def told(table: np.void, move: NamedMove) -> NamedMove:
    """Adds to a companion's move its animal, and the hex it starts from."""
    if move["do"] not in {"go", "guide"}:
        return move
    seat, companion = table["seat"], int(str(move["companion"])) - 1
    q, r = place(int(table["side"]), int(table["companions"][seat][companion]))
    return {**move, "card": CARD_NAMES[table["slots"][seat][companion]], "from_q": q, "from_r": r}


def refusal(table: np.void, move: int) -> str:
    """Returns why a move is not legal, though moves of its kind are possible now."""
    named, seat = MOVES.name(move), table["seat"]
    do, card = str(named["do"]), named.get("card")
    if do in {"hatch", "move", "discard"}:
        if card not in [ALL_NAMES[held] for held in members(table["hands"][seat].tolist())]:
            return "card-not-in-hand"
        if card in CARD_NAMES[ANIMALS:] and do != "discard":
            return "not-an-animal"
        return {
            "hatch": refused_hatch(table, seat),
            "move": refused_card(table, seat),
            "discard": "discard-in-order",
        }[do]
    if do == "end":
        return "cannot-end-yet"
    if do in {"refresh", "pass"}:
        return "comet-has-come" if do == "refresh" else "comet-has-not-come"
    return {
        "nest": "not-your-nest",
        "go": "not-within-reach",
        "use": "not-usable",
        "put": "hex-not-free",
    }.get(do, "not-offered")


def refused_hatch(table: np.void, seat: int) -> str:
    return "no-nest-free" if NO_CARD in table["slots"][seat] else "slots-full"


def refused_card(table: np.void, seat: int) -> str:
    return "no-more-regular-cards" if max(table["companions"][seat]) != NOWHERE else "no-companion"
