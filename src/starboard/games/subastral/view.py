"""What may be seen of a table. Hidden: the other hands, but for the cards that all saw going there, and the deck."""

from typing import Any

from starboard.games.subastral.material import BENEATH_END_CARD, BIOMES, CARD_NAMES, CLOUDS
from starboard.games.subastral.moves import MOVES
from starboard.games.subastral.rules import where_cards_go
from starboard.games.subastral.table import INTO_HAND, INTO_JOURNAL, PILE, TAKE, TO
from starboard.rules.counts import cards_of
from starboard.rules.reading import Reading
from starboard.rules.rulebook import View
from starboard.rules.standing import points_so_far
from starboard.rules.viewing import seen_by, seen_by_all


def view(table: Reading, viewer: int | None) -> View:
    """The table as a seat sees it, or a spectator (None)."""
    return seen_by(table, viewer, public, private)


def public(table: Reading) -> View:
    """What everybody sees."""
    players = table["players"]
    deck, end_met = table["deck_size"], bool(table["end_met"])
    points = points_so_far(table)
    return {
        "start": table["start"],
        "deck": deck,
        "until_end_card": None if end_met else deck - BENEATH_END_CARD * players,
        "turns_left": table["turns_left"] if end_met else None,
        "clouds": [cloud_cards(table, cloud) for cloud in range(1, CLOUDS + 1)],
        "played_on": table["played_on"] or None,
        "taken_from": table["taken_from"] or None,
        "seats": [
            {
                "hand_size": table["hand_size"][seat],
                "hand": None,
                "known": cards_of(table["known"][seat], CARD_NAMES),
                "journal": journal(table, seat),
                "points": points[seat],
                "has_chosen": bool(table["passing"][seat]),
                "chosen": None,
            }
            for seat in range(players)
        ],
    }


def private(table: Reading, seat: int) -> View:
    """What a seat alone sees."""
    return {"hand": cards_of(table["hands"][seat], CARD_NAMES), "chosen": chosen_card(table, seat)}


def truth(table: Reading) -> View:
    """The whole table: every hand, every card chosen in secret, and the deck from its top."""
    everything = seen_by_all(table, public, private)
    everything["deck_cards"] = [CARD_NAMES[card] for card in reversed(table["deck"][: table["deck_size"]])]
    return everything


def cloud_cards(table: Reading, cloud: int) -> list[str]:
    return [CARD_NAMES[card] for card in table["clouds"][cloud][: table["cloud_size"][cloud]]]


def journal(table: Reading, seat: int) -> list[dict[str, Any]]:
    counts = table["journals"][seat]
    return [
        {"biome": BIOMES[biome], "cards": cards_of(counts[CLOUDS * biome : CLOUDS * (biome + 1)], CARD_NAMES[CLOUDS * biome :])}
        for biome in table["piles"][seat][: table["pile_count"][seat]]
    ]


def chosen_card(table: Reading, seat: int) -> str | None:
    passing = table["passing"][seat]
    return CARD_NAMES[passing - 1] if passing else None


def printed() -> View:
    """What the row of clouds says by itself: where the cards of each cloud go, once a card was played onto another."""
    words, row = {INTO_HAND: "hand", INTO_JOURNAL: "journal", TO: "either"}, range(1, CLOUDS + 1)
    way = where_cards_go.py_func  # type: ignore[attr-defined]
    ways = [[None if cloud == played_on else words[way(played_on, cloud)] for cloud in row] for played_on in row]
    return {"biomes": list(BIOMES), "ways": ways}


def ending(table: Reading) -> str:
    return "last-turn"


def refusal(table: Reading, move: int) -> str:
    if table["decision"] == TAKE:
        is_played_on = MOVES.name(move)["cloud"] == table["played_on"]
        return "cloud-just-played-on" if is_played_on else "cloud-empty"
    return "biome-not-new" if table["decision"] == PILE else "card-not-in-hand"
