"""What may be seen of a table. Hidden: the values of the other hands and of the deck; every back shows its colour."""

from starboard.games.stella.events import BY, ENDINGS
from starboard.games.stella.material import CARD_NAMES, CARDS_FOR_GLOW, COLOUR_OF_CARD, COLOURS, GEMS, GREY, HAND_LIMIT
from starboard.games.stella.moves import MOVES, SPEND_GLOW
from starboard.games.stella.rules import judge_so_far
from starboard.games.stella.table import NOBODY, PLAY, RIVAL
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
    players, deck_size = table["players"], table["deck_size"]
    discard = table["discard"][: table["discard_size"]]
    played = table["played"][: table["played_count"]]
    points = points_so_far(table)
    return {
        "start": table["start"],
        "round": table["round"],
        "leader": table["leader"],
        "star": None if table["star"] == NOBODY else table["star"],
        "lead_colour": colour(COLOURS[table["lead"]]),
        "trump": colour(COLOUR_OF_CARD[discard[-1]]),
        "deck": deck_size,
        "deck_top": COLOUR_OF_CARD[table["deck"][deck_size - 1]] if deck_size else None,
        "discard": [CARD_NAMES[card] for card in discard],
        "played": [
            {"seat": None if who == RIVAL else who, "card": CARD_NAMES[card]}
            for card, who in zip(played, table["played_by"], strict=False)
        ],
        "winning": winning(table) if played else None,
        "cards_for_glow": cards_for_glow(table),
        "seats": [
            {
                "glow": table["glow"][seat],
                "hand_size": table["hand_size"][seat],
                "hand_colours": hand_colours(table, seat),
                "hand": None,
                "collection": cards_of(table["collections"][seat], CARD_NAMES),
                "points": points[seat],
            }
            for seat in range(players)
        ],
    }


def private(table: Reading, seat: int) -> View:
    """What a seat alone sees."""
    return {"hand": cards_of(table["hands"][seat], CARD_NAMES)}


def truth(table: Reading) -> View:
    """The whole table: every hand, and the deck from its top."""
    everything = seen_by_all(table, public, private)
    everything["deck_cards"] = [CARD_NAMES[card] for card in reversed(table["deck"][: table["deck_size"]])]
    return everything


def cards_for_glow(table: Reading) -> int:
    """How many cards the seat to move would draw for one glow: up to three, as far as its hand and the cards allow."""
    room, discard_size = HAND_LIMIT - table["hand_size"][table["seat"]], table["discard_size"]
    return max(0, min(int(CARDS_FOR_GLOW), int(room), int(table["deck_size"] + max(discard_size - 1, 0))))


def winning(table: Reading) -> View | None:
    """The card that has won the round, whose it is (None: the rival's), and by what it won.

    While the round is played: the card that wins if nobody plays any more.
    """
    if table["decision"] != PLAY:
        return {"seat": table["seat"], "card": CARD_NAMES[table["won_with"]], "by": BY.name(table["won_by"])}
    place, by = judge_so_far(table.tables)
    if place == NOBODY:
        return None
    who = table["played_by"][place]
    return {"seat": None if who == RIVAL else who, "card": CARD_NAMES[table["played"][place]], "by": BY.name(by)}


def printed() -> View:
    """What the cards say by themselves: their colours, and the gems of each value."""
    return {"colours": list(COLOURS[:GREY]), "gems": {str(value): int(gems) for value, gems in enumerate(GEMS) if value}}


def colour(name: str) -> str | None:
    """A colour that leads or trumps: grey does neither."""
    return None if name == "grey" else name


def hand_colours(table: Reading, seat: int) -> list[str]:
    return cards_of(table["hands"][seat], COLOUR_OF_CARD)


def ending(table: Reading) -> str:
    return str(ENDINGS.name(table["ending"]))


def refusal(table: Reading, move: int) -> str:
    seat = table["seat"]
    if move == SPEND_GLOW:
        if table["glow"][seat] < 2:
            return "last-glow"
        return "hand-full" if table["hand_size"][seat] >= HAND_LIMIT else "nothing-to-draw"
    if table["decision"] == PLAY:
        is_in_hand = MOVES.name(move)["card"] in cards_of(table["hands"][seat], CARD_NAMES)
        return "must-follow" if is_in_hand else "card-not-in-hand"
    return "card-not-in-round"
