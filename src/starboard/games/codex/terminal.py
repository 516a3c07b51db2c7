"""Codex Naturalis in the terminal: a map of letters, and cards described corner by corner."""

from rich.console import Group, RenderableType

from starboard.games.codex.material import (
    CARD_NAMES,
    CORNER_SHOWS,
    COST,
    FACE_CORNERS,
    KINGDOMS,
    PER,
    PER_WHAT,
    POINTS,
)
from starboard.games.codex.view_types import CodexView, Seat
from starboard.terminal.layout import grid
from starboard.words import GameWords


def show(view: CodexView, words: GameWords) -> RenderableType:
    """Renders objectives, decks and open cards, then the players with the symbols of their codices."""
    tops = [
        words.value("card", deck["top"]) if deck["top"] else words.say("table-empty")
        for deck in view["decks"]
    ]
    sizes = [deck["size"] for deck in view["decks"]]
    facts = {"resource": sizes[0], "gold": sizes[1], "resource-top": tops[0], "gold-top": tops[1]}
    lines = [
        words.say("table-decks", **facts),
        f"{words.say('table-open')}: {words.value('cards', [card for card in view['open'] if card])}",
    ]
    if view["objectives"]:
        lines.append(f"{words.say('table-objectives')}: {words.value('objectives', view['objectives'])}")
    seats = grid("", *(words.say(f"table-{part}") for part in ("hand", "symbols", "cards", "points")))
    for name, seat in zip(words.names, view["seats"], strict=True):
        if seat["objective"]:
            lines.append(words.say("table-secret", objective=words.value("objective", seat["objective"])))
        hand = words.value("cards", seat["hand"] if seat["hand"] is not None else seat["hand_backs"])
        symbols = ", ".join(
            f"{words.value('symbol', symbol)} {count}" for symbol, count in seat["symbols"].items() if count
        )
        seats.add_row(name, str(hand), symbols, str(len(seat["codex"])), str(seat["points"]))
        if seat["hand"] is not None:
            cards = [
                describe(card, words)
                for card in dict.fromkeys([*seat["hand"], *(card for card in view["open"] if card)])
            ]
            lines += ["", words.say("table-map"), *draw_codex(seat, words), "", *cards]
    return Group(*lines, "", seats)


def describe(card: str, words: GameWords) -> str:
    """Describes the front of a card: its corners, points and cost."""
    number = CARD_NAMES.index(card)
    corners = [words.value("symbol", CORNER_SHOWS[corner]) for corner in FACE_CORNERS[2 * number]]
    cost = [
        f"{words.value('symbol', kingdom)} {count}"
        for kingdom, count in zip(KINGDOMS, COST[number], strict=True)
        if count
    ]
    per = PER_WHAT[PER[number]]
    return words.say(
        "table-face",
        card=words.value("card", card),
        **dict(zip(("tl", "tr", "bl", "br"), corners, strict=True)),
        points=int(POINTS[number]),
        per=per,
        **{"per-words": words.value("symbol", per)},
        cost=", ".join(cost) or "none",
    )


def draw_codex(seat: Seat, words: GameWords) -> list[str]:
    """Draws a codex: a line for every row of cells, with row and column numbers."""
    shown = {(cell["x"], cell["y"]): "·" for cell in seat["cells"]}
    for face in seat["codex"]:
        kingdom = next((kingdom for kingdom in KINGDOMS if kingdom in face["card"]), "starter")
        letter = words.say(f"letter-{kingdom}")
        shown[face["x"], face["y"]] = letter if face["side"] == "front" else letter.lower()
    columns = range(min(x for x, _ in shown), max(x for x, _ in shown) + 1) if shown else range(0)
    rows = sorted({y for _, y in shown})
    head = "     " + "".join(f"{x:4}" for x in columns)
    return [head, *(f"{y:4} " + "".join(f"{shown.get((x, y), ''):>4}" for x in columns) for y in rows)]
