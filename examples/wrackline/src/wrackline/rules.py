"""The rules of Wrackline: set-up, turns, and the end."""

from starboard.engine.chance import below, shuffle
from starboard.engine.compiled import inlined, inner
from starboard.engine.log import attach, emit
from wrackline.events import (
    CARD_DRAWN,
    CARD_KEPT,
    CARD_SUNK,
    CARDS_DEALT,
    GAME_ENDED,
    KIND_DOUBLED,
    KIND_LOST,
    SEA_GAVE_BACK,
    START_PLAYER_CHOSEN,
    TURN_STARTED,
)
from wrackline.moves import KEEP_CARD, SINK_CARD
from wrackline.scoring import is_doubled, is_lost, score
from wrackline.table import CARDS, COMB, FINDS, HAND_SIZE, KINDS, OVER, SINKS


@inner
def draw(table, seat):
    """Moves the deck's top card into a hand, and returns it."""
    table.deck_size -= 1
    card = table.deck[table.deck_size]
    table.hands[seat, card] = 1
    table.hand_size[seat] += 1
    return card


@inner
def setup(table, players, options, chance, log):
    table.players = players
    for card in range(CARDS):
        table.deck[card] = card
    shuffle(chance, table.deck, 0, CARDS)
    table.deck_size = CARDS
    for seat in range(players):
        table.finds_left[seat] = FINDS
        table.sinks_left[seat] = SINKS
        emit(log, CARDS_DEALT, seat)
        for _ in range(HAND_SIZE):
            attach(log, draw(table, seat))
    table.start = table.seat = below(chance, players)
    table.decision = COMB
    emit(log, START_PLAYER_CHOSEN, table.start)
    emit(log, TURN_STARTED, table.seat)


@inner
def to_move(table):
    return -1 if table.decision == OVER else table.seat


@inner
def over(table):
    return table.decision == OVER


@inlined
def can_keep(table, seat):
    """Returns whether a find may be kept: not if all that are left must be sunk."""
    return table.finds_left[seat] > table.sinks_left[seat]


@inlined
def can_sink(table, seat):
    return table.sinks_left[seat] > 0


@inner
def legal(table, buffer):
    seat, n = table.seat, 0
    if can_keep(table, seat):
        for card in range(CARDS):
            buffer.moves[n] = KEEP_CARD + card
            n += table.hands[seat, card]
    if can_sink(table, seat):
        for card in range(CARDS):
            buffer.moves[n] = SINK_CARD + card
            n += table.hands[seat, card]
    return n


@inner
def step(table, move, chance, log):
    """Keeps or sinks a find, draws another, and passes the turn; ends the match after the last find."""
    seat = table.seat
    if move < SINK_CARD:
        keep(table, seat, move - KEEP_CARD, log)
    else:
        sink(table, seat, move - SINK_CARD, log)
    table.hand_size[seat] -= 1
    table.finds_left[seat] -= 1
    if table.finds_left[seat] > table.hand_size[seat]:
        card = draw(table, seat)
        emit(log, CARD_DRAWN, seat, card)
    table.seat = (seat + 1) % table.players
    if table.finds_left[table.seat]:
        emit(log, TURN_STARTED, table.seat)
    else:
        end(table, log)


@inlined
def keep(table, seat, card, log):
    table.hands[seat, card] = 0
    table.kept[seat, card] = 1
    emit(log, CARD_KEPT, seat, card)


@inlined
def sink(table, seat, card, log):
    table.hands[seat, card] = 0
    table.sunk[seat, card] = 1
    table.sinks_left[seat] -= 1
    emit(log, CARD_SUNK, seat, card)


@inlined
def end(table, log):
    """Reveals the finds in the sea, lost and doubled kinds, and the points."""
    table.decision = OVER
    if log.is_open:
        for seat in range(table.players):
            emit(log, SEA_GAVE_BACK, seat)
            for card in range(CARDS):
                if table.sunk[seat, card]:
                    attach(log, card)
        for kind in range(len(KINDS)):
            if is_lost(table, kind):
                emit(log, KIND_LOST, kind)
            if is_doubled(table, kind):
                emit(log, KIND_DOUBLED, kind)
        for seat in range(table.players):
            score(table, seat, log)
        emit(log, GAME_ENDED, 0)
