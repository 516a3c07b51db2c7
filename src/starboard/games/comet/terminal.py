"""Comet in the terminal: the valley as a map of letters, and cards in words."""

from typing import Any

from rich.console import Group, RenderableType

from starboard.games.comet.material import CARD_NAMES, DATA, card_data
from starboard.games.comet.view_types import CometView, Leader, Saved, Slot
from starboard.games.comet.vocabulary import KINDS, TERRAINS
from starboard.terminal.layout import grid
from starboard.words import GameWords

COMPANIONS = "ABCD"


def show(view: CometView, words: GameWords) -> RenderableType:
    """Renders decks and gold row, the valley, the viewer's cards, then the players."""
    comet = "here" if view["comet"] else "coming"
    row = [card for card in view["row"] if card]
    lines = [
        words.say("table-reconstruction"),
        words.say("table-decks", comet=comet, deck=view["deck"], gold=view["gold_deck"]),
        f"{words.say('table-row')}: {words.value('cards', row)}",
        "",
        *valley(view, words),
        "",
    ]
    if any(view["pool"].values()):
        symbols = ", ".join(
            f"{words.value('symbol', symbol)} {count}" for symbol, count in view["pool"].items() if count
        )
        lines.append(words.say("table-pool", symbols=symbols))
    seats = grid(
        "", *(words.say(f"table-{part}") for part in ("hand", "leader", "companions", "saved", "points"))
    )
    for name, seat in zip(words.names, view["seats"], strict=True):
        hand = words.say("table-hidden-hand", **seat["hand_size"])
        if seat["hand"] is not None:
            hand = "\n".join(str(words.value("card", card)) for card in seat["hand"])
            lines += [
                describe(card, words) for card in dict.fromkeys([seat["leader"]["card"], *seat["hand"], *row])
            ]
        saved = "\n".join(lying(card, words) for card in seat["saved"])
        on_way = "\n".join(
            f"{i}: {on_its_way(slot, words)}" for i, slot in enumerate(seat["slots"], start=1) if slot
        )
        seats.add_row(name, hand, lying(seat["leader"], words), on_way, saved, str(seat["points"]))
    return Group(*lines, "", seats)


def lying(card: Leader | Saved, words: GameWords) -> str:
    """Returns the name of a saved animal or leader, marked if it is tapped."""
    name = str(words.value("card", card["card"]))
    return f"{name} {words.say('table-tapped')}" if card["tapped"] else name


def on_its_way(slot: Slot, words: GameWords) -> str:
    """Returns the name of an animal and where its companion is."""
    where = f" ({words.say('where', **slot['at'])})" if slot["at"] else ""
    return f"{words.value('card', slot['card'])}{where}"


def valley(view: CometView, words: GameWords) -> list[str]:
    """Draws the valley: a line for every row of hexes, shifted as on the board, with r and the range of q."""
    shown: dict[tuple[int, int], str] = {}
    for q, r, what in DATA["boards"][view["side"]]:
        shown[q, r] = (
            words.say(f"letter-{what}") if what in TERRAINS else "@" if what == "cave" else str(what)
        )
    for letter, seat in zip(COMPANIONS, view["seats"], strict=False):
        for number, slot in enumerate(seat["slots"], start=1):
            if slot and slot["at"]:
                shown[slot["at"]["q"], slot["at"]["r"]] = f"{letter}{number}"
    for letter, place in zip("MT", view["tokens"].values(), strict=True):
        if place:
            shown[place["q"], place["r"]] = letter
    names = "; ".join(
        words.say("table-player", letter=letter, name=name)
        for letter, name in zip(COMPANIONS, words.names, strict=False)
    )
    left = min(2 * q + r for q, r in shown)
    lines = [words.say("table-map", tokens=names + ".")]
    for row in sorted({r for _, r in shown}):
        cells = sorted(q for q, r in shown if r == row)
        line = ""
        for q in cells:
            line = line.ljust(2 * (2 * q + row - left)) + f"{shown[q, row]:>2}"
        lines.append(f"{f'r {row}, q {cells[0]}…{cells[-1]}':<14}{line}")
    return lines


def describe(card: str, words: GameWords) -> str:
    """Describes a card: its symbols, nest, egg and points, and its ability."""
    data = card_data(card)
    facts = {
        "card": words.value("card", card),
        "ability": tell(data["ability"], words),
        "when": words.say(f"when-{when(data)}"),
    }
    if card not in CARD_NAMES:
        [(part, wanted)] = data["scoring"]["match"].items()
        clause = {
            "points": data["scoring"]["points"],
            part: words.value(part, wanted) if part == "terrain" else wanted,
        }
        return words.say("table-clause", **facts, clause=words.say(f"clause-{part}", **clause))
    if "symbols" not in data:
        return words.say("table-advantage", **facts)
    facts |= {"symbols": words.value("symbols", data["symbols"]), "egg": words.value("egg", data["egg"])}
    return words.say("table-card", **facts, nest=data["nest"], points=data["points"])


def when(data: dict[str, Any]) -> str:
    """Returns when an ability is used, by the card itself or by the ability's kind."""
    timing = KINDS[data["ability"]["kind"]]["timing"]
    if data["ability"]["kind"] == "hatch-occupied" or not timing:
        return "always"
    return str(data.get("when") or data["ability"].get("when") or timing[0])


def tell(ability: dict[str, Any], words: GameWords) -> str:
    """Describes an ability."""
    facts = {part: words.value(part, value) for part, value in ability.items()}
    facts |= {f"{part}-key": value for part, value in ability.items() if isinstance(value, str)}
    for part, terrain in zip(("first", "second"), ability.get("terrains", []), strict=False):
        facts |= {part: words.value("terrain", terrain), f"{part}-key": terrain}
    return words.say(f"ability-{ability['kind']}", **facts)
