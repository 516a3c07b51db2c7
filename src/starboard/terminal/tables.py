"""The games' tables in words and rows."""

from collections.abc import Callable

from rich.console import Group, RenderableType

from starboard.terminal.codex import show_codex
from starboard.terminal.comet import show_comet
from starboard.terminal.layout import View, grid
from starboard.words import GameWords


def show(view: View, words: GameWords) -> RenderableType:
    """The table as its viewer sees it."""
    return SHOW[view["game"]](view, words)


def show_subastral(view: View, words: GameWords) -> RenderableType:
    """The row of clouds between deck and sun, then the players."""
    row = grid("", "")
    for number, cards in enumerate(view["clouds"], start=1):
        side = {1: words.say("table-deck-side"), 6: words.say("table-sun-side")}.get(number, "")
        row.add_row(words.say("table-cloud", number=number), f"{words.value('cards', cards) or words.say('table-empty')}  {side}")
    seats = grid("", words.say("table-hand"), words.say("table-journal"), words.say("table-points"))
    for name, seat in zip(words.names, view["seats"], strict=True):
        hand = words.say("table-cards", count=seat["hand_size"])
        if seat["hand"] is not None:
            hand = str(words.value("cards", seat["hand"])) or hand
        elif seat["known"]:
            hand += "\n" + words.say("table-known", cards=words.value("cards", seat["known"]))
        piles = [f"{words.value('biome', pile['biome'])} ×{len(pile['cards'])}" for pile in seat["journal"]]
        seats.add_row(name, hand, ", ".join(piles) or words.say("table-empty"), str(seat["points"]))
    until, turns = view["until_end_card"], view["turns_left"]
    deck = words.say("table-deck", deck=view["deck"], until="none" if until is None else until, turns=turns)
    return Group(deck, row, "", seats)


def show_stella(view: View, words: GameWords) -> RenderableType:
    """The round, then the players; the rival, if there is one, last."""
    facts = [
        words.say("table-round", round=view["round"]) + ".",
        words.say("table-discard", card=words.value("card", view["discard"][-1])),
        words.say("table-trump", colour=words.value("colour", view["trump"])) if view["trump"] else words.say("table-no-trump"),
    ]
    if view["lead_colour"]:
        facts.append(words.say("table-lead", colour=words.value("colour", view["lead_colour"])))
    facts.append(words.say("table-deck", deck=view["deck"], colour=words.value("colour", view["deck_top"])))
    seats = grid("", *(words.say(f"table-{part}") for part in ("played", "hand", "glow", "collection", "points")), "")
    played = {one["seat"]: words.value("card", one["card"]) for one in view["played"]}
    for number, (name, seat) in enumerate(zip(words.names, view["seats"], strict=True)):
        hand = words.value("cards", seat["hand"]) if seat["hand"] is not None else words.value("colours", seat["hand_colours"])
        star = words.say("table-star") if view["star"] == number else ""
        collection = words.value("cards", seat["collection"])
        seats.add_row(name, str(played.get(number, "")), str(hand), "●" * seat["glow"], str(collection), str(seat["points"]), star)
    if None in played:
        seats.add_row(words.say("table-rival"), str(played[None]))
    return Group(" ".join(facts), "", seats)


SHOW: dict[str, Callable[[View, GameWords], RenderableType]] = {
    "subastral": show_subastral,
    "stella": show_stella,
    "codex": show_codex,
    "comet": show_comet,
}


def score_sheet(result: View, words: GameWords, total: str, place: str) -> RenderableType:
    """Points by reason for every seat, and the places."""
    reasons = list(dict.fromkeys(line["reason"] for seat in result["seats"] for line in seat["breakdown"]))
    sheet = grid("", *words.names)
    for reason in reasons:
        row = [[line["points"] for line in seat["breakdown"] if line["reason"] == reason] for seat in result["seats"]]
        sheet.add_row(str(words.value("reason", reason)), *(" + ".join(map(str, points)) or "–" for points in row))
    sheet.add_row(total, *(str(seat["points"]) for seat in result["seats"]), style="bold")
    sheet.add_row(place, *(str(seat["place"]) for seat in result["seats"]))
    return sheet
