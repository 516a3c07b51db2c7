"""What may be seen of a table. Hidden: silver cards in other hands, unless all saw them being taken, and the order of the decks."""

from typing import Any

import numpy as np

from starboard.games.comet.material import (
    ALL_NAMES,
    AMOUNT,
    ANIMALS,
    BACKS,
    CARD_NAMES,
    HAND,
    HAND_LIMIT,
    KIND,
    NOWHERE,
    SET_ASIDE,
    SIDES,
    SLOTS,
    SYMBOLS,
    WORD,
    place,
)
from starboard.games.comet.moves import MOVES
from starboard.games.comet.scoring import result
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
from starboard.games.comet.vocabulary import METALS, TERRAINS, TOKENS
from starboard.rules.rulebook import Table, View
from starboard.rules.standing import points_so_far

IN_USE = {LEAP, TERRAIN, GUIDE, LIFT, PUT, RECOVERING, COPY}
"""Decisions that belong to the ability of one card."""
REPEATED = {TAKE, READYING, LEAP, RECOVERING}


def view(table: Table, viewer: int | None) -> View:
    """The table as a seat sees it, or a spectator (None)."""
    deck, aside, comet = int(table["deck_size"]), int(SET_ASIDE[table["players"]]), bool(table["comet"])
    decision, known, points = int(table["decision"]), set(names(table["known"])), points_so_far(result, table)
    hatching, lowered = int(table["slot"]), int(table["lowered"])
    return {
        "side": SIDES[table["side"]],
        "start": int(table["start"]),
        "turn": int(table["turn"]),
        "comet": comet,
        "turns_left": int(table["turns_left"]) if comet else None,
        "deck": deck if comet else deck - aside,
        "set_aside": 0 if comet else aside,
        "gold_deck": int(table["gold_size"]),
        "row": [None if card == NO_CARD else CARD_NAMES[card] for card in table["row"].tolist()],
        "discard": names(table["discard"]),
        "tokens": {token: at(table, int(table["tokens"][i])) for i, token in enumerate(TOKENS)},
        "hatching": None if hatching == NO_SLOT else {"companion": hatching + 1, "lowered": lowered},
        "pool": dict(zip(SYMBOLS, table["pool"].tolist(), strict=True)),
        "regular_cards": int(table["regulars"]),
        "played": names(table["played"]),
        "using": ALL_NAMES[int(table["card"])] if decision in IN_USE else None,
        "left": int(table["left"]) if decision in REPEATED else None,
        "token": TOKENS[int(table["token"])] if decision == PUT else None,
        "seats": [
            {
                "points": points[seat],
                "leader": lying(table, seat)[-1],
                "saved": lying(table, seat)[:-1],
                "slots": [slot(table, seat, i) for i in range(SLOTS)],
                "hand_limit": hand_limit(table, seat),
                "hand_size": {metal: hand(table, seat).count(metal) for metal in METALS},
                "known": [card for card in names(table["hands"][seat]) if card in known],
                "hand": names(table["hands"][seat]) if seat == viewer else None,
                "passed": bool(table["passed"][seat]),
            }
            for seat in range(table["players"])
        ],
    }


def truth(table: Table) -> View:
    """The whole table: every hand, and the decks from their tops; the cards set aside are the last of theirs."""
    everything = view(table, None)
    for seat, shown in enumerate(everything["seats"]):
        shown["hand"] = names(table["hands"][seat])
    everything["deck_cards"] = [CARD_NAMES[card] for card in reversed(table["deck"][: table["deck_size"]].tolist())]
    everything["gold_cards"] = [CARD_NAMES[card] for card in reversed(table["gold"][: table["gold_size"]].tolist())]
    return everything


def numbers(words: "np.ndarray[Any, Any]") -> list[int]:
    """The members of a set, ascending."""
    found = []
    for i, word in enumerate(words.tolist()):
        while word:
            found.append(WORD * i + (word & -word).bit_length() - 1)
            word &= word - 1
    return found


def names(words: "np.ndarray[Any, Any]") -> list[str]:
    return [ALL_NAMES[card] for card in numbers(words)]


def hand(table: Table, seat: int) -> list[str]:
    """A hand as the others see it: the metals of its backs."""
    return [BACKS[card] for card in numbers(table["hands"][seat])]


def hand_limit(table: Table, seat: int) -> int:
    return HAND + sum(int(AMOUNT[card]) for card in numbers(table["saved"][seat]) if KIND[card] == HAND_LIMIT)


def lying(table: Table, seat: int) -> list[dict[str, Any]]:
    """Saved animals, and the leader at the end."""
    tapped = numbers(table["tapped"][seat])
    return [{"card": ALL_NAMES[card], "tapped": card in tapped} for card in numbers(table["saved"][seat])]


def slot(table: Table, seat: int, number: int) -> dict[str, Any] | None:
    """An animal on its way, where its companion stands (None: not on the board yet), and the terrains it explores."""
    card, explored = int(table["slots"][seat][number]), int(table["explored"][number]) if seat == table["seat"] else 0
    if card == NO_CARD:
        return None
    explores = [terrain for i, terrain in enumerate(TERRAINS) if explored >> i & 1]
    return {"card": CARD_NAMES[card], "at": at(table, int(table["companions"][seat][number])), "explores": explores}


def at(table: Table, hex_number: int) -> dict[str, int] | None:
    return None if hex_number == NOWHERE else dict(zip("qr", place(int(table["side"]), hex_number), strict=True))


def ending(table: Table) -> str:
    return "all-passed" if table["passed"][: table["players"]].all() else "no-turns-left"


def refusal(table: Table, move: int) -> str:
    """The key of a sentence on why this move, of a kind that could be made now, is not legal."""
    named, seat = MOVES.name(move), int(table["seat"])
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


def refused_hatch(table: Table, seat: int) -> str:
    return "no-nest-free" if NO_CARD in table["slots"][seat] else "slots-full"


def refused_card(table: Table, seat: int) -> str:
    return "no-more-regular-cards" if table["companions"][seat].max() != NOWHERE else "no-companion"
