"""Stella Quest in the terminal."""

from rich.console import Group, RenderableType

from starboard.games.stella.view_types import StellaView
from starboard.terminal.layout import grid
from starboard.words import GameWords


def show(view: StellaView, words: GameWords) -> RenderableType:
    """Renders the round, then the players, and last the rival, if there is one."""
    facts = [
        words.say("table-round", round=view["round"]) + ".",
        words.say("table-discard", card=words.value("card", view["discard"][-1])),
        words.say("table-trump", colour=words.value("colour", view["trump"]))
        if view["trump"]
        else words.say("table-no-trump"),
    ]
    if view["lead_colour"]:
        facts.append(words.say("table-lead", colour=words.value("colour", view["lead_colour"])))
    facts.append(words.say("table-deck", deck=view["deck"], colour=words.value("colour", view["deck_top"])))
    seats = grid(
        "", *(words.say(f"table-{part}") for part in ("played", "hand", "glow", "collection", "points")), ""
    )
    played = {one["seat"]: words.value("card", one["card"]) for one in view["played"]}
    for number, (name, seat) in enumerate(zip(words.names, view["seats"], strict=True)):
        hand = (
            words.value("cards", seat["hand"])
            if seat["hand"] is not None
            else words.value("colours", seat["hand_colours"])
        )
        star = words.say("table-star") if view["star"] == number else ""
        collection = words.value("cards", seat["collection"])
        seats.add_row(
            name,
            str(played.get(number, "")),
            str(hand),
            "●" * seat["glow"],
            str(collection),
            str(seat["points"]),
            star,
        )
    if None in played:
        seats.add_row(words.say("table-rival"), str(played[None]))
    return Group(" ".join(facts), "", seats)
