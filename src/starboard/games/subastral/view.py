"""What may be seen of a table. Hidden: the other hands, but for the cards that all saw going there, and the deck."""

from typing import Any

import numpy as np

from starboard.games.subastral.material import BENEATH_END_CARD, BIOMES, CARD_NAMES, CLOUDS, KINDS
from starboard.games.subastral.moves import MOVES
from starboard.games.subastral.scoring import result
from starboard.games.subastral.table import PILE, TAKE
from starboard.rules.counts import cards_of
from starboard.rules.rulebook import Table, View
from starboard.rules.standing import points_so_far


def view(table: Table, viewer: int | None) -> View:
    """The table as a seat sees it, or a spectator (None)."""
    players = int(table["players"])
    deck, end_met = int(table["deck_size"]), bool(table["end_met"])
    points = points_so_far(result, table)
    return {
        "start": int(table["start"]),
        "deck": deck,
        "until_end_card": None if end_met else deck - BENEATH_END_CARD * players,
        "turns_left": int(table["turns_left"]) if end_met else None,
        "clouds": [cloud_cards(table, cloud) for cloud in range(1, CLOUDS + 1)],
        "played_on": int(table["played_on"]) or None,
        "taken_from": int(table["taken_from"]) or None,
        "seats": [
            {
                "hand_size": int(table["hand_size"][seat]),
                "hand": cards_of(table["hands"][seat], CARD_NAMES) if seat == viewer else None,
                "known": cards_of(table["known"][seat], CARD_NAMES),
                "journal": journal(table, seat),
                "points": points[seat],
                "has_chosen": bool(table["passing"][seat]),
                "chosen": chosen_card(table, seat) if seat == viewer else None,
            }
            for seat in range(players)
        ],
    }


def truth(table: Table) -> View:
    """The whole table: every hand, every card chosen in secret, and the deck from its top."""
    everything = view(table, None)
    for seat, shown in enumerate(everything["seats"]):
        shown["hand"] = cards_of(table["hands"][seat], CARD_NAMES)
        shown["chosen"] = chosen_card(table, seat)
    everything["deck_cards"] = [CARD_NAMES[card] for card in reversed(table["deck"][: table["deck_size"]])]
    return everything


def cloud_cards(table: Table, cloud: int) -> list[str]:
    return [CARD_NAMES[card] for card in table["clouds"][cloud][: table["cloud_size"][cloud]]]


def journal(table: Table, seat: int) -> list[dict[str, Any]]:
    counts = table["journals"][seat]
    piles = table["piles"][seat][: table["pile_count"][seat]]
    return [
        {"biome": BIOMES[biome], "cards": cards_of(np.where(np.arange(KINDS) // CLOUDS == biome, counts, 0), CARD_NAMES)}
        for biome in piles
    ]


def chosen_card(table: Table, seat: int) -> str | None:
    passing = int(table["passing"][seat])
    return CARD_NAMES[passing - 1] if passing else None


def ending(table: Table) -> str:
    return "last-turn"


def refusal(table: Table, move: int) -> str:
    if table["decision"] == TAKE:
        is_played_on = MOVES.name(move)["cloud"] == int(table["played_on"])
        return "cloud-just-played-on" if is_played_on else "cloud-empty"
    return "biome-not-new" if table["decision"] == PILE else "card-not-in-hand"
