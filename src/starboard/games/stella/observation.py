"""A seat's observation of Stella Quest."""

from starboard.engine.compiled import inlined
from starboard.games.stella.material import COLOURS, GREY, KINDS, REST, VALUES
from starboard.games.stella.table import NOBODY, OVER, RIVAL, Table
from starboard.research.engine.fields import Field, head, register
from starboard.research.engine.memory import copy_row
from starboard.research.engine.writing import capped, from_here, seat_at, small, write_head, write_one

DECISIONS = OVER
BACKS = len(COLOURS)


def fields(players: int) -> tuple[Field, ...]:
    """Returns the fields of an observation."""
    return (
        *head(players, DECISIONS, "play (or spend), take, top"),
        Field("leader", (players,), "one-hot: who leads this round"),
        Field("star", (players,), "one-hot: who has the black star; all 0: it is in the centre"),
        Field("round", (1,), "number of the round, 127 at most"),
        Field("lead_colour", (GREY,), "one-hot: the colour to follow; all 0: none yet"),
        Field("trump", (GREY,), "one-hot: the colour of the discard's top card; all 0: a rest card"),
        Field("deck", (1,), "cards in the deck"),
        Field("deck_top", (BACKS,), "one-hot: the colour of the deck's top card"),
        Field("discard", (KINDS,), "number of cards of each kind (colour x value, rest) in the discard"),
        Field("discard_top", (KINDS,), "one-hot: the discard's top card"),
        Field("hand", (KINDS,), "your hand: number of cards of each kind"),
        Field(
            "played",
            (players + 1, KINDS),
            "one-hot: the card of each seat in this round; the last row is the rival's",
        ),
        Field("played_place", (players + 1,), "the position of that card in the round, from 1"),
        Field("glow", (players,), "glow of each seat"),
        Field("hand_size", (players,), "cards in each hand"),
        Field("hand_colours", (players, BACKS), "number of cards of each colour in each hand"),
        Field("collection", (players, REST), "number of cards of each kind in each collection"),
    )


@inlined
def observe(table, seat, out, row):
    players, seat = small(table.players), small(seat)
    at = write_head(table, DECISIONS, seat, out, row)
    write_one(out, row, at, from_here(table.leader, seat, players))
    if table.star != NOBODY:
        write_one(out, row, at + players, from_here(table.star, seat, players))
    at += 2 * players
    out[row, at] = capped(table.round)
    if table.lead != GREY:
        write_one(out, row, at + 1, table.lead)
    top = int(table.discard[table.discard_size - 1])
    if top != REST:
        write_one(out, row, at + 1 + GREY, top // VALUES)
    at += 1 + 2 * GREY
    out[row, at] = table.deck_size
    if table.deck_size:
        write_one(out, row, at + 1, table.deck[table.deck_size - 1] // VALUES)
    at += 1 + BACKS
    for i in range(table.discard_size):
        out[row, at + table.discard[i]] += 1
    write_one(out, row, at + KINDS, top)
    at += 2 * KINDS
    copy_row(out, row, at, table.hands, seat, KINDS)
    at += KINDS
    places = at + (players + 1) * KINDS
    for place in range(table.played_count):
        who = int(table.played_by[place])
        who = players if who == RIVAL else from_here(who, seat, players)
        write_one(out, row, at + who * KINDS, int(table.played[place]))
        out[row, places + who] = place + 1
    at = places + players + 1
    for i in range(players):
        other = seat_at(seat, i, players)
        out[row, at + i] = table.glow[other]
        out[row, at + players + i] = table.hand_size[other]
        backs = at + 2 * players + i * BACKS
        for card in range(KINDS):
            out[row, backs + card // VALUES] += table.hands[other, card]
        copy_row(out, row, at + (2 + BACKS) * players + i * REST, table.collections, other, REST)
    return at + players * (2 + BACKS + REST)


register(Table, observe)
