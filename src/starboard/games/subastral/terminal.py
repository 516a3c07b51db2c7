"""Subastral in the terminal."""

from rich.console import Group, RenderableType

from starboard.games.subastral.view_types import SubastralView
from starboard.terminal.layout import grid
from starboard.words import GameWords


def show(view: SubastralView, words: GameWords) -> RenderableType:
    """Renders the row of clouds between deck and sun, then the players."""
    row = grid("", "")
    for number, cards in enumerate(view["clouds"], start=1):
        side = {1: words.say("table-deck-side"), 6: words.say("table-sun-side")}.get(number, "")
        row.add_row(
            words.say("table-cloud", number=number),
            f"{words.value('cards', cards) or words.say('table-empty')}  {side}",
        )
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
