"""Comet for the conformance suite."""

from collections import Counter
from typing import Any

import numpy as np

from starboard.games.comet.material import ALL_NAMES, BACKS, CARD_NAMES, SYMBOLS, card_data
from starboard.match import Match

DERIVED = {"points", "hand_limit", "regular_cards", "turns_left", "using", "left", "ways", "idle"}
"""Parts of a view that no event carries: the rules derive them from the rest."""


LENGTH = 8
"""The length of a match, relative to the other games."""


def all_cards(truth: dict[str, Any]) -> Counter[str]:
    cards = Counter(truth["deck_cards"] + truth["gold_cards"] + truth["discard"])
    cards.update(card for card in truth["row"] if card)
    for seat in truth["seats"]:
        cards.update(seat["hand"])
        cards.update(card["card"] for card in [*seat["saved"], seat["leader"]])
        cards.update(slot["card"] for slot in seat["slots"] if slot)
    return cards


def fold(view: dict[str, Any], event: dict[str, Any]) -> None:
    """Applies an event to the view of a seat that saw it."""
    name, card = event["event"], event.get("card")
    seat: dict[str, Any] = view["seats"][event["seat"]] if event.get("seat") is not None else {}
    if name in ON_HAND:
        ON_HAND[name](view, seat, event)
    elif name in ON_BOARD:
        ON_BOARD[name](view, seat, event)
    elif name in {"AbilityUsed", "CardReadied"}:
        for lying in [*seat["saved"], seat["leader"]]:
            if lying["card"] == card and card_data(card)["ability"]["kind"] != "hatch-occupied":
                lying["tapped"] = name == "AbilityUsed"
    elif name == "Refreshed":
        for lying in [*seat["saved"], seat["leader"]]:
            lying["tapped"] = False
    elif name in {"ActionEnded", "AbilityEnded"}:
        view["pool"] = (
            dict.fromkeys(SYMBOLS, 0)
            if name == "ActionEnded" or event["seat"] != view["turn"]
            else view["pool"]
        )
        for slot in (slot for slot in seat["slots"] if slot and name == "ActionEnded"):
            slot["explores"] = []
    elif name == "TurnStarted":
        view["turn"], view["played"] = event["seat"], []
    elif name == "Passed":
        seat["passed"], view["played"] = True, []
    elif name == "CometArrived":
        view["comet"] = True
        view["deck"] += view["set_aside"]
        view["set_aside"] = 0
    elif name == "GameEnded":
        view["played"] = []
    else:
        assert name in {"TerrainNamed", "CardsAllowed", "CometAnswered", "WindowLeft", "PointsScored"}, name


# ---- cards -------------------------------------------------------------------------------------------------


def in_order(cards: list[str]) -> list[str]:
    return sorted(cards, key=ALL_NAMES.index)


def metal(card: str) -> str:
    return (
        "gold"
        if card == "a-gold-card"
        else "silver"
        if card == "a-silver-card"
        else BACKS[CARD_NAMES.index(card)]
    )


def add_to_hand(seat: dict[str, Any], card: str, known: bool) -> None:
    seat["hand_size"][metal(card)] += 1
    if known:
        seat["known"] = in_order([*seat["known"], card])
    if seat["hand"] is not None:
        seat["hand"] = in_order([*seat["hand"], card])


def leave_hand(seat: dict[str, Any], card: str) -> None:
    seat["hand_size"][metal(card)] -= 1
    seat["known"] = [other for other in seat["known"] if other != card]
    if seat["hand"] is not None:
        seat["hand"].remove(card)


def add_symbols(view: dict[str, Any], card: str) -> None:
    for symbol in card_data(card)["symbols"]:
        view["pool"][symbol] += 1


def discard(view: dict[str, Any], seat: dict[str, Any], event: dict[str, Any]) -> None:
    leave_hand(seat, event["card"])
    view["discard"] = in_order([*view["discard"], event["card"]])
    if event["event"] == "CardPlayed":
        view["played"] = in_order({*view["played"], event["card"]})  # type: ignore[arg-type]
        add_symbols(view, event["card"])


def silver_drawn(view: dict[str, Any], seat: dict[str, Any], event: dict[str, Any]) -> None:
    view["deck"] -= 1
    add_to_hand(seat, event["card"], known=False)


def renewed(view: dict[str, Any], seat: dict[str, Any], event: dict[str, Any]) -> None:
    back = "silver" if event["event"] == "SilverDeckRenewed" else "gold"
    view["deck" if back == "silver" else "gold_deck"] += event["count"]
    view["discard"] = [card for card in view["discard"] if metal(card) != back]


def gold_turned(view: dict[str, Any], seat: dict[str, Any], event: dict[str, Any]) -> None:
    view["gold_deck"] -= 1
    view["row"][event["place"] - 1] = event["card"]


def gold_taken(view: dict[str, Any], seat: dict[str, Any], event: dict[str, Any]) -> None:
    view["row"][event["place"] - 1] = None
    add_to_hand(seat, event["card"], known=True)


def recovered(view: dict[str, Any], seat: dict[str, Any], event: dict[str, Any]) -> None:
    view["discard"].remove(event["card"])
    add_to_hand(seat, event["card"], known=True)


def named(view: dict[str, Any], seat: dict[str, Any], event: dict[str, Any]) -> None:
    leave_hand(seat, event["card"])
    seat["slots"][event["companion"] - 1] = {"card": event["card"], "at": None, "explores": []}
    view["hatching"] = {"companion": event["companion"], "lowered": event["lowered"]}


ON_HAND: dict[str, Any] = {
    "SilverCardDrawn": silver_drawn,
    "SilverDeckRenewed": renewed,
    "GoldDeckRenewed": renewed,
    "GoldCardTurned": gold_turned,
    "GoldCardTaken": gold_taken,
    "CardRecovered": recovered,
    "CardPlayed": discard,
    "CardDiscarded": discard,
    "AdvantageUsed": discard,
    "AnimalNamed": named,
    "CardCopied": lambda view, seat, event: add_symbols(view, event["card"]),
}


# ---- the board ---------------------------------------------------------------------------------------------


def at(event: dict[str, Any]) -> dict[str, int]:
    return {"q": event["q"], "r": event["r"]}


def hatched(view: dict[str, Any], seat: dict[str, Any], event: dict[str, Any]) -> None:
    seat["slots"][event["companion"] - 1]["at"] = at(event)
    view["hatching"] = None


def saved(view: dict[str, Any], seat: dict[str, Any], event: dict[str, Any]) -> None:
    seat["slots"][event["companion"] - 1] = None
    cards = [*seat["saved"], {"card": event["card"], "tapped": False}]
    seat["saved"] = sorted(cards, key=lambda card: ALL_NAMES.index(card["card"]))


def change(part: str, count: int) -> Any:
    def carry_out(view: dict[str, Any], seat: dict[str, Any], event: dict[str, Any]) -> None:
        view["pool"][event[part]] += count or event["count"]

    return carry_out


def placed(view: dict[str, Any], seat: dict[str, Any], event: dict[str, Any]) -> None:
    view["tokens"][event["token"]], view["token"] = at(event), None


ON_BOARD: dict[str, Any] = {
    "AnimalHatched": hatched,
    "AnimalSaved": saved,
    "NestLowered": lambda view, seat, event: view["hatching"].update(
        lowered=view["hatching"]["lowered"] + event["by"]
    ),
    "CompanionMoved": lambda view, seat, event: seat["slots"][event["companion"] - 1].update(at=at(event)),
    "SymbolSpent": change("symbol", -1),
    "SymbolsAdded": change("symbol", 0),
    "TerrainExplored": lambda view, seat, event: explore(
        seat["slots"][event["companion"] - 1], event["terrain"]
    ),
    "TokenLifted": lambda view, seat, event: view.update(token=event["token"]),
    "TokenPlaced": placed,
}


def explore(slot: dict[str, Any], terrain: str) -> None:
    slot["explores"] = sorted({*slot["explores"], terrain}, key=SYMBOLS.index)


# ---- purposeful play ---------------------------------------------------------------------------------------


def pick(match: Match, rng: np.random.Generator) -> dict[str, Any]:
    """Returns a random move that makes progress: uniform play never reaches the cave or uses an ability."""
    moves = match.moves()
    uses = [move for move in moves if move["do"] in {"use", "lift", "put", "copy", "ready"}]
    ways = sorted((move for move in moves if move["do"] == "go"), key=distance)
    if uses and rng.random() < 0.6:
        moves = uses
    elif ways and rng.random() < 0.9:
        moves = ways[:2]
    elif match.prompt == "act" and rng.random() < 0.8:
        wanted = "move" if rng.random() < 0.6 else "hatch"
        moves = [move for move in moves if move["do"] == wanted] or moves
    return moves[rng.integers(len(moves))]


def distance(move: dict[str, Any]) -> int:
    """The straight-line distance to the cave, in hexes."""
    q, r = move["q"], move["r"]
    return int((abs(q) + abs(r) + abs(q + r)) // 2)


# ---- hidden cards ------------------------------------------------------------------------------------------


def swap_hidden(match: Match, seat: int, rng: np.random.Generator) -> set[str] | None:
    """Swaps a hidden card of another hand with a card deep in the deck; returns both, or None."""
    table = match.position.record[0]
    others = [other for other in range(match.players) if other != seat]
    other = others[rng.integers(len(others))]
    hand = [card for card in match.table()["seats"][other]["hand"] if metal(card) == "silver"]
    hidden = [card for card in hand if card not in match.table()["seats"][other]["known"]]
    if not hidden or table["deck_size"] < 8:
        return None
    theirs = CARD_NAMES.index(hidden[rng.integers(len(hidden))])
    place = int(rng.integers(table["deck_size"] - 7))
    mine = int(table["deck"][place])
    if table["shuffled_in"][mine] != table["shuffled_in"][theirs]:
        return None
    table["deck"][place] = theirs
    table["hands"][other][theirs // 50] &= ~(1 << theirs % 50)
    table["hands"][other][mine // 50] |= 1 << mine % 50
    return {CARD_NAMES[mine], CARD_NAMES[theirs]}
