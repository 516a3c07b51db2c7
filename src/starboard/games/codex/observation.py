"""A seat's observation of Codex Naturalis, and its actions, which number the open cells only."""

from starboard.engine.compiled import inlined
from starboard.games.codex.codex import back_of, x_of, y_of
from starboard.games.codex.material import (
    BACK,
    BACKS,
    CARDS,
    MOST_CARDS,
    MOST_CELLS,
    OBJECTIVES,
    OPEN_CARDS,
    STARTERS,
    SYMBOLS,
)
from starboard.games.codex.moves import DRAW_FROM, PLACE_AT
from starboard.games.codex.moves import MOVES as ALL_MOVES
from starboard.games.codex.scoring import COMMON
from starboard.games.codex.table import NO_CARD, OVER, PLACE, Table
from starboard.research.engine.fields import Field, head, register
from starboard.research.engine.writing import capped, seat_at, small, write_head, write_one

DECISIONS = OVER
HIDDEN_BACK = 1 + CARDS + STARTERS
"""The first of the numbers for cards of which only the back is seen."""
LEFT_OUT = DRAW_FROM - PLACE_AT - MOST_CELLS
"""How many moves `place` have no action of their own: never more than `MOST_CELLS` cells are open."""
ACTIONS = ALL_MOVES.count - LEFT_OUT


def fields(players: int) -> tuple[Field, ...]:
    """Returns the fields of an observation."""
    return (
        *head(players, DECISIONS, "starter, keep, play, place, draw"),
        Field("end_met", (1,), "1: twenty points, or both decks empty"),
        Field("turns_left", (1,), "turns left after this one, once the end has been met"),
        Field("deck", (2,), "cards in the decks: resource, gold"),
        Field("deck_top", (2, len(BACKS)), "one-hot: the back of each deck's top card (kind x kingdom)"),
        Field("open", (OPEN_CARDS, CARDS), "one-hot: the open cards"),
        Field("objectives", (OBJECTIVES,), "the common objectives"),
        Field("offered", (OBJECTIVES,), "the objectives offered to you"),
        Field("objective", (OBJECTIVES,), "one-hot: the one you kept"),
        Field("chosen", (CARDS,), "one-hot: the chosen card that is not placed yet, if you know it"),
        Field("chosen_back", (len(BACKS),), "one-hot: its back, if it goes face down"),
        Field("hand", (CARDS,), "your hand"),
        Field("cells", (MOST_CELLS, 2), "x and y of your open cells, in the order of the actions `place`"),
        Field("cell_count", (1,), "number of your open cells"),
        Field("points", (players,), "points of each seat on the track"),
        Field("has_kept", (players,), "1: has kept an objective"),
        Field("symbols", (players, len(SYMBOLS)), "visible symbols in each codex"),
        Field("starter", (players, STARTERS), "one-hot: the starter card of each seat"),
        Field("hand_backs", (players, len(BACKS)), "number of cards with each back in each hand"),
        Field("known", (players, CARDS), "cards of each hand that everybody saw being taken"),
        Field("card_count", (players,), "cards in each codex"),
        Field(
            "codex",
            (players, MOST_CARDS, 4),
            "each codex in the order of placing: 1 + number of the card (87 + back if you do not know it), "
            "1 if face down, x, y",
        ),
    )


@inlined
def observe(table, seat, out, row):
    players, seat = small(table.players), small(seat)
    at = write_head(table, DECISIONS, seat, out, row)
    out[row, at] = table.end_met
    out[row, at + 1] = table.turns_left if table.end_met else 0
    at += 2
    for deck in range(2):
        size = int(table.deck_size[deck])
        out[row, at + deck] = size
        if size:
            write_one(out, row, at + 2 + deck * len(BACKS), back_of(int(table.decks[deck, size - 1])))
    at += 2 + 2 * len(BACKS)
    for place in range(OPEN_CARDS):
        if table.open[place] != NO_CARD:
            write_one(out, row, at + place * CARDS, int(table.open[place]))
    at += OPEN_CARDS * CARDS
    if table.objectives_dealt:
        for i in range(COMMON):
            out[row, at + table.objectives[i]] = 1
        for i in range(2):
            out[row, at + OBJECTIVES + table.objectives[COMMON + 2 * seat + i]] = 1
    if table.kept[seat]:
        out[row, at + 2 * OBJECTIVES + table.objectives[COMMON + 2 * seat + table.kept[seat] - 1]] = 1
    at += 3 * OBJECTIVES
    if table.decision == PLACE:
        card, is_back = table.chosen // 2, table.chosen % 2 == BACK
        if not is_back or table.seat == seat:
            write_one(out, row, at, card)
        if is_back:
            write_one(out, row, at + CARDS, back_of(card))
    at += CARDS + len(BACKS)
    for i in range(table.hand_size[seat]):
        out[row, at + table.hands[seat, i]] = 1
    at += CARDS
    for i in range(table.cell_count[seat]):
        cell = int(table.cells[seat, i])
        out[row, at + 2 * i] = x_of(cell)
        out[row, at + 2 * i + 1] = y_of(cell)
    at += 2 * MOST_CELLS
    out[row, at] = capped(table.cell_count[seat])
    at += 1
    for i in range(players):
        observe_seat(table, seat_at(seat, i, players), i, seat, at, out, row)
    return at + players * (3 + len(SYMBOLS) + STARTERS + len(BACKS) + CARDS + 4 * MOST_CARDS)


@inlined
def observe_seat(table, other, i, seat, at, out, row):
    players = small(table.players)
    out[row, at + i] = capped(table.points[other])
    out[row, at + players + i] = table.kept[other] != 0
    at += 2 * players
    for symbol in range(len(SYMBOLS)):
        out[row, at + i * len(SYMBOLS) + symbol] = table.symbols[other, symbol]
    at += players * len(SYMBOLS)
    write_one(out, row, at + i * STARTERS, int(table.starters[other]))
    at += players * STARTERS
    backs, known = at + i * len(BACKS), at + players * len(BACKS) + i * CARDS
    for place in range(table.hand_size[other]):
        card = int(table.hands[other, place])
        out[row, backs + back_of(card)] += 1
        if table.known[other, place]:
            out[row, known + card] = 1
    at += players * (len(BACKS) + CARDS)
    out[row, at + i] = table.card_count[other]
    at += players + i * 4 * MOST_CARDS
    for place in range(table.card_count[other]):
        face, cell = int(table.faces[other, place]), int(table.places[other, place])
        card, is_back = face // 2, face % 2 == BACK
        is_hidden = is_back and card < CARDS and other != seat
        out[row, at] = HIDDEN_BACK + back_of(card) if is_hidden else 1 + card
        out[row, at + 1] = is_back
        out[row, at + 2] = x_of(cell)
        out[row, at + 3] = y_of(cell)
        at += 4


# ---- actions -----------------------------------------------------------------------------------------------


@inlined
def action_of(table, number):
    action = number
    if number >= DRAW_FROM:
        action = number - LEFT_OUT
    elif number >= PLACE_AT:
        i = 0
        while table.cells[table.seat, i] != number - PLACE_AT:
            i += 1
        action = PLACE_AT + i
    return action


@inlined
def move_of(table, number):
    move = number
    if number >= PLACE_AT + MOST_CELLS:
        move = number + LEFT_OUT
    elif number >= PLACE_AT:
        move = PLACE_AT + int(table.cells[table.seat, number - PLACE_AT])
    return move


register(Table, observe, action_of, move_of)
