"""A seat's observation of Comet."""

from starboard.engine.bits import count_bits
from starboard.engine.compiled import inlined
from starboard.games.comet.cards import hand_limit
from starboard.games.comet.material import (
    ALL_WORDS,
    CARD_WORDS,
    CARDS,
    HEXES,
    LEADERS,
    NOWHERE,
    SET_ASIDE,
    SILVER_CARDS,
    SLOTS,
    SYMBOLS,
    WORD,
)
from starboard.games.comet.table import (
    COPY,
    GUIDE,
    LEAP,
    LIFT,
    NO_CARD,
    OVER,
    PUT,
    READYING,
    RECOVERING,
    TAKE,
    TERRAIN,
    Table,
)
from starboard.games.comet.vocabulary import METALS, TERRAINS, TOKENS
from starboard.research.engine.fields import Field, head, register
from starboard.research.engine.writing import (
    capped,
    from_here,
    seat_at,
    small,
    write_head,
    write_one,
    write_set,
)

DECISIONS = OVER
GOLD_CARDS = CARDS - SILVER_CARDS
ALL_CARDS = CARDS + LEADERS
SILVER_WORDS = SILVER_CARDS // WORD


def fields(players: int) -> tuple[Field, ...]:
    """Returns the fields of an observation."""
    return (
        *head(players, DECISIONS, "act, name, nest, ... in the order of `table.py`"),
        Field("turn", (players,), "one-hot: whose turn it is"),
        Field("side", (1,), "side of the board: 0 is a, 1 is b"),
        Field("comet", (1,), "1: the comet has arrived"),
        Field("turns_left", (1,), "most turns left after the comet, 127 at most"),
        Field("deck", (1,), "silver cards until the comet; after it, silver cards in the deck"),
        Field("set_aside", (1,), "silver cards under the comet"),
        Field("gold_deck", (1,), "gold cards in the deck"),
        Field("row", (GOLD_CARDS,), "the open gold cards"),
        Field("discard", (CARDS,), "both discard piles"),
        Field("played", (CARDS,), "cards played in this turn's Move"),
        Field("using", (ALL_CARDS,), "one-hot: the card whose ability is being used"),
        Field("left", (1,), "repetitions left of the ability's effect"),
        Field("hatching", (SLOTS,), "one-hot: the slot of the animal being hatched"),
        Field("lowered", (1,), "by how much its number is lowered"),
        Field("pool", (len(SYMBOLS),), "symbols to spend: meadow, jungle, desert, water, lava, wild"),
        Field("regular_cards", (1,), "regular cards that may still be played in this Move"),
        Field("token", (len(TOKENS),), "one-hot: the token being put"),
        Field("tokens", (HEXES,), "on its hex: 1 mammoth, 2 tortoise"),
        Field("hand", (CARDS,), "your hand"),
        Field("passed", (players,), "1: has passed"),
        Field("hand_limit", (players,), "hand limit of each seat"),
        Field("hand_size", (players, len(METALS)), "silver and gold cards in each hand"),
        Field("known", (players, CARDS), "cards of each hand that everybody saw being taken"),
        Field("saved", (players, ALL_CARDS), "saved animals and the leader: 1 ready, 2 tapped"),
        Field("slots", (players, CARDS), "animals on their way: 1 + the number of their slot"),
        Field("companions", (players, HEXES), "on its hex: 1 + the companion's number"),
        Field(
            "explores",
            (players, SLOTS, len(TERRAINS)),
            "terrains that each companion of the seat to move passes free",
        ),
    )


@inlined
def observe(table, seat, out, row):
    players, seat = small(table.players), small(seat)
    at = write_head(table, DECISIONS, seat, out, row)
    write_one(out, row, at, from_here(table.turn, seat, players))
    at += players
    aside = 0 if table.comet else SET_ASIDE[players]
    out[row, at] = table.side
    out[row, at + 1] = table.comet
    out[row, at + 2] = capped(table.turns_left) if table.comet else 0
    out[row, at + 3] = table.deck_size - aside
    out[row, at + 4] = aside
    out[row, at + 5] = table.gold_size
    at += 6
    for place in range(table.row.size):
        if table.row[place] != NO_CARD:
            out[row, at + table.row[place] - SILVER_CARDS] = 1
    at += GOLD_CARDS
    for word in range(CARD_WORDS):
        write_set(out, row, at + word * WORD, table.discard[word], 1)
        write_set(out, row, at + CARDS + word * WORD, table.played[word], 1)
    at += 2 * CARDS
    at = observe_action(table, at, out, row)
    for word in range(CARD_WORDS):
        write_set(out, row, at + word * WORD, table.hands[seat, word], 1)
    at += CARDS
    for i in range(players):
        observe_seat(table, seat_at(seat, i, players), i, at, out, row)
    return at + players * (2 + len(METALS) + 2 * CARDS + ALL_CARDS + HEXES + SLOTS * len(TERRAINS))


@inlined
def observe_action(table, at, out, row):
    """Writes the state of the current action; returns where the next field begins."""
    decision = table.decision
    is_use = decision == LEAP or decision == TERRAIN or decision == GUIDE or decision == LIFT
    if is_use or decision == PUT or decision == RECOVERING or decision == COPY:
        write_one(out, row, at, table.card)
    at += ALL_CARDS
    if decision == TAKE or decision == READYING or decision == LEAP or decision == RECOVERING:
        out[row, at] = table.left
    write_one(out, row, at + 1, table.slot)
    at += 1 + SLOTS
    out[row, at] = table.lowered if table.slot >= 0 else 0
    at += 1
    for symbol in range(len(SYMBOLS)):
        out[row, at + symbol] = table.pool[symbol]
    at += len(SYMBOLS)
    out[row, at] = table.regulars
    if decision == PUT:
        write_one(out, row, at + 1, table.token)
    at += 1 + len(TOKENS)
    for token in range(len(TOKENS)):
        if table.tokens[token] != NOWHERE:
            out[row, at + table.tokens[token]] = token + 1
    return at + HEXES


@inlined
def observe_seat(table, other, i, at, out, row):
    players = small(table.players)
    out[row, at + i] = table.passed[other]
    out[row, at + players + i] = hand_limit(table, other)
    at += 2 * players
    for word in range(CARD_WORDS):
        metal = int(word >= SILVER_WORDS)
        out[row, at + i * len(METALS) + metal] += count_bits(table.hands[other, word])
    at += players * len(METALS)
    for word in range(CARD_WORDS):
        write_set(out, row, at + i * CARDS + word * WORD, table.hands[other, word] & table.known[word], 1)
    at += players * CARDS
    for word in range(ALL_WORDS):
        write_set(out, row, at + i * ALL_CARDS + word * WORD, table.saved[other, word], 1)
        write_set(
            out,
            row,
            at + i * ALL_CARDS + word * WORD,
            table.saved[other, word] & table.tapped[other, word],
            2,
        )
    at += players * ALL_CARDS
    for slot in range(SLOTS):
        if table.slots[other, slot] != NO_CARD:
            out[row, at + i * CARDS + table.slots[other, slot]] = slot + 1
            if table.companions[other, slot] != NOWHERE:
                out[row, at + players * CARDS + i * HEXES + table.companions[other, slot]] = slot + 1
            if other == table.seat:
                explores = at + players * (CARDS + HEXES) + (i * SLOTS + slot) * len(TERRAINS)
                write_set(out, row, explores, int(table.explored[slot]), 1)


register(Table, observe)
