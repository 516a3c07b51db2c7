"""What may be seen of a table. Hidden: silver cards in other hands, unless all saw them being taken, and the order of the decks."""

from typing import Any

from starboard.games.comet.material import (
    ALL_NAMES,
    AMOUNT,
    ANIMALS,
    BACKS,
    CARD_NAMES,
    DATA,
    HAND,
    HAND_LIMIT,
    KIND,
    NOWHERE,
    SET_ASIDE,
    SIDES,
    SILVER_CARDS,
    SLOTS,
    SYMBOLS,
    card_data,
    members,
    place,
)
from starboard.games.comet.moves import MOVES
from starboard.games.comet.table import (
    COPY,
    GUIDE,
    LEAP,
    LIFT,
    NO_CARD,
    NO_SLOT,
    PUT,
    READYING,
    RECOVERING,
    TAKE,
    TERRAIN,
)
from starboard.games.comet.vocabulary import KINDS, METALS, TERRAINS, TOKENS
from starboard.games.comet.ways import ways
from starboard.rules.naming import NamedMove
from starboard.rules.reading import Reading
from starboard.rules.rulebook import View
from starboard.rules.standing import points_so_far
from starboard.rules.viewing import seen_by, seen_by_all

IN_USE = {LEAP, TERRAIN, GUIDE, LIFT, PUT, RECOVERING, COPY}
"""Decisions that belong to the ability of one card."""
REPEATED = {TAKE, READYING, LEAP, RECOVERING}


def view(table: Reading, viewer: int | None) -> View:
    """The table as a seat sees it, or a spectator (None)."""
    seen = seen_by(table, viewer, public, private)
    return seen | {"ways": ways(table) if viewer == table["seat"] else []}


def public(table: Reading) -> View:
    """What everybody sees."""
    deck, aside, comet = table["deck_size"], int(SET_ASIDE[table["players"]]), bool(table["comet"])
    decision, known, points = table["decision"], set(names(table["known"])), points_so_far(table)
    hatching, lowered = table["slot"], table["lowered"]
    return {
        "side": SIDES[table["side"]],
        "start": table["start"],
        "turn": table["turn"],
        "comet": comet,
        "turns_left": table["turns_left"] if comet else None,
        "deck": deck if comet else deck - aside,
        "set_aside": 0 if comet else aside,
        "gold_deck": table["gold_size"],
        "row": [None if card == NO_CARD else CARD_NAMES[card] for card in table["row"]],
        "discard": names(table["discard"]),
        "tokens": {token: at(table, table["tokens"][i]) for i, token in enumerate(TOKENS)},
        "hatching": None if hatching == NO_SLOT else {"companion": hatching + 1, "lowered": lowered},
        "pool": dict(zip(SYMBOLS, table["pool"], strict=True)),
        "regular_cards": table["regulars"],
        "played": names(table["played"]),
        "using": ALL_NAMES[table["card"]] if decision in IN_USE else None,
        "left": table["left"] if decision in REPEATED else None,
        "token": TOKENS[table["token"]] if decision == PUT else None,
        "seats": [
            {
                "points": points[seat],
                "leader": lying(table, seat)[-1],
                "saved": lying(table, seat)[:-1],
                "slots": [slot(table, seat, i) for i in range(SLOTS)],
                "hand_limit": hand_limit(table, seat),
                "hand_size": {metal: hand(table, seat).count(metal) for metal in METALS},
                "known": [card for card in names(table["hands"][seat]) if card in known],
                "hand": None,
                "passed": bool(table["passed"][seat]),
            }
            for seat in range(table["players"])
        ],
    }


def private(table: Reading, seat: int) -> View:
    """What a seat alone sees."""
    return {"hand": names(table["hands"][seat])}


def truth(table: Reading) -> View:
    """The whole table: every hand, and the decks from their tops; the cards set aside are the last of theirs."""
    everything = seen_by_all(table, public, private)
    everything["deck_cards"] = [CARD_NAMES[card] for card in reversed(table["deck"][: table["deck_size"]])]
    everything["gold_cards"] = [CARD_NAMES[card] for card in reversed(table["gold"][: table["gold_size"]])]
    return everything


def names(words: list[int]) -> list[str]:
    return [ALL_NAMES[card] for card in members(words)]


def hand(table: Reading, seat: int) -> list[str]:
    """A hand as the others see it: the metals of its backs."""
    return [BACKS[card] for card in members(table["hands"][seat])]


def hand_limit(table: Reading, seat: int) -> int:
    return HAND + sum(int(AMOUNT[card]) for card in members(table["saved"][seat]) if KIND[card] == HAND_LIMIT)


def lying(table: Reading, seat: int) -> list[dict[str, Any]]:
    """Saved animals, and the leader at the end."""
    tapped = members(table["tapped"][seat])
    return [{"card": ALL_NAMES[card], "tapped": card in tapped} for card in members(table["saved"][seat])]


def slot(table: Reading, seat: int, number: int) -> dict[str, Any] | None:
    """An animal on its way, where its companion stands (None: not on the board yet), and the terrains it explores."""
    card, explored = table["slots"][seat][number], table["explored"][number] if seat == table["seat"] else 0
    if card == NO_CARD:
        return None
    explores = [terrain for i, terrain in enumerate(TERRAINS) if explored >> i & 1]
    return {"card": CARD_NAMES[card], "at": at(table, table["companions"][seat][number]), "explores": explores}


def at(table: Reading, hex_number: int) -> dict[str, int] | None:
    return None if hex_number == NOWHERE else dict(zip("qr", place(table["side"], hex_number), strict=True))


def printed() -> View:
    """What the cards and boards say by themselves, and how far away the comet is at first, by the number of players."""
    far = {str(players): int(SILVER_CARDS - aside - HAND * players) for players, aside in enumerate(SET_ASIDE) if aside}
    return {"cards": {name: face(name) for name in ALL_NAMES}, "boards": DATA["boards"], "far": far, "symbols": list(SYMBOLS)}


def face(name: str) -> dict[str, Any]:
    """What one card says: an animal, an advantage or a leader."""
    data = card_data(name)
    shown: dict[str, Any] = {
        part: data[part] for part in ("symbols", "nest", "egg", "points", "scoring", "ability") if part in data
    }
    kind = "animal" if "species" in data else "advantage" if "copies" in data else "leader"
    metal = data.get("metal", "gold" if kind == "advantage" else None)
    return {"kind": kind, "drawing": data.get("species") or data["name"], "metal": metal, "when": time_of(data), **shown}


def time_of(data: dict[str, Any]) -> str:
    """When an ability is used: the card says so, or its kind does."""
    kind = data["ability"]["kind"]
    timing = KINDS[kind]["timing"]
    if kind == "hatch-occupied" or not timing:
        return "always"
    return str(data.get("when") or data["ability"].get("when") or timing[0])


def told(table: Reading, move: NamedMove) -> NamedMove:
    """A move of a companion with its animal, and where it sets out from."""
    if move["do"] not in {"go", "guide"}:
        return move
    seat, companion = table["seat"], int(str(move["companion"])) - 1
    start = at(table, table["companions"][seat][companion])
    sets_out = {f"from_{part}": number for part, number in (start or {}).items()}
    return {**move, "card": CARD_NAMES[table["slots"][seat][companion]], **sets_out}


def ending(table: Reading) -> str:
    return "all-passed" if all(table["passed"][: table["players"]]) else "no-turns-left"


def refusal(table: Reading, move: int) -> str:
    """The key of a sentence on why this move, of a kind that could be made now, is not legal."""
    named, seat = MOVES.name(move), table["seat"]
    do, card = str(named["do"]), named.get("card")
    if do in {"hatch", "move", "discard"}:
        if card not in names(table["hands"][seat]):
            return "card-not-in-hand"
        if card in CARD_NAMES[ANIMALS:] and do != "discard":
            return "not-an-animal"
        return {"hatch": refused_hatch(table, seat), "move": refused_card(table, seat), "discard": "discard-in-order"}[do]
    if do == "end":
        return "cannot-end-yet"
    if do in {"refresh", "pass"}:
        return "comet-has-come" if do == "refresh" else "comet-has-not-come"
    return {"nest": "not-your-nest", "go": "not-within-reach", "use": "not-usable", "put": "hex-not-free"}.get(do, "not-offered")


def refused_hatch(table: Reading, seat: int) -> str:
    return "no-nest-free" if NO_CARD in table["slots"][seat] else "slots-full"


def refused_card(table: Reading, seat: int) -> str:
    return "no-more-regular-cards" if max(table["companions"][seat]) != NOWHERE else "no-companion"
