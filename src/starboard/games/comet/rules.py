"""Set-up, and the dispatch of moves to their rules in `hatching`, `moving`, `abilities` and `turn`."""

import numpy as np

from starboard.engine.chance import below, shuffle
from starboard.engine.compiled import inlined, inner
from starboard.engine.log import emit
from starboard.games.comet.abilities import (
    can_use,
    copy_card,
    explore,
    lift_token,
    name_terrain,
    put_token,
    ready_card,
    recover_card,
    use_card,
)
from starboard.games.comet.cards import draw_to_limit, refill_row, take_gold
from starboard.games.comet.events import ABILITY_ENDED, LEADER_DEALT, START_PLAYER_CHOSEN, TURN_STARTED
from starboard.games.comet.hatching import hatch_in, name_animal
from starboard.games.comet.legal import formality
from starboard.games.comet.material import (
    CARD_WORDS,
    CARDS,
    CELLS,
    GOLD_ROW,
    HEX,
    LEADERS,
    NOWHERE,
    SEATS,
    SILVER_CARDS,
    SLOTS,
)
from starboard.games.comet.moves import (
    ANSWER,
    COPY_CARD,
    DISCARD,
    END,
    GO,
    GUIDE_ONE,
    HATCH_CARD,
    LIFT_TOKEN,
    MOVE_BY,
    NAME_TERRAIN,
    NEST_AT,
    NO_MOVE,
    PAY_WITH,
    PUT_AT,
    READY_CARD,
    REFRESH,
    TAKE_CARD,
    USE,
)
from starboard.games.comet.moving import advance, play_card, put_companion, spend
from starboard.games.comet.table import (
    ACT,
    ACTION_OVER,
    COPYING,
    HATCH,
    HATCHED,
    LEAP,
    MOVE,
    MOVING,
    NEXT_WINDOW,
    NO_CARD,
    NO_SLOT,
    OTHER,
    OVER,
    RECOVERING,
    REFRESHING,
    TURN_OVER,
    WINDOW,
)
from starboard.games.comet.turn import (
    answer_comet,
    discard_in_refresh,
    end_copying,
    end_if_done,
    finish_action,
    finish_refresh,
    leave_window,
    next_turn,
    next_window,
    pass_for_good,
    refresh,
    resume,
)
from starboard.games.comet.vocabulary import TOKENS

# ---- set-up ------------------------------------------------------------------------------------------------


@inner
def setup(table, players, options, chance, log):
    table.players = players
    table.side = options[0]
    for i in range(SILVER_CARDS):
        table.deck[i] = i
    table.deck_size = SILVER_CARDS
    shuffle(chance, table.deck, 0, SILVER_CARDS)
    for i in range(CARDS - SILVER_CARDS):
        table.gold[i] = SILVER_CARDS + i
    table.gold_size = CARDS - SILVER_CARDS
    shuffle(chance, table.gold, 0, table.gold_size)
    leaders = np.empty(LEADERS, np.int64)
    for i in range(LEADERS):
        leaders[i] = i
    shuffle(chance, leaders, 0, LEADERS)
    for place in range(GOLD_ROW):
        table.row[place] = NO_CARD
    for token in range(len(TOKENS)):
        table.tokens[token] = NOWHERE
    for seat in range(SEATS):
        for slot in range(SLOTS):
            table.slots[seat, slot] = NO_CARD
            table.companions[seat, slot] = NOWHERE
    for seat in range(players):
        table.saved[seat, CARD_WORDS] = 1 << leaders[seat]
        emit(log, LEADER_DEALT, seat, CARDS + leaders[seat])
    refill_row(table, chance, log)
    table.start = table.seat = table.turn = below(chance, players)
    emit(log, START_PLAYER_CHOSEN, table.start)
    for i in range(players):
        draw_to_limit(table, (table.start + i) % players, chance, log)
    table.has_drawn = 0
    table.action = OTHER
    table.card, table.slot = NO_CARD, NO_SLOT
    table.decision = ACT
    emit(log, TURN_STARTED, table.seat)


# ---- step --------------------------------------------------------------------------------------------------


@inlined
def act(table, move, log):
    if move < MOVE_BY:
        table.action = HATCH
        name_animal(table, move - HATCH_CARD, 0, log)
    elif move < REFRESH:
        table.action = MOVE
        table.regulars = 1
        play_card(table, move - MOVE_BY, log)
        table.decision = MOVING
    elif move == REFRESH:
        refresh(table, log)
    else:
        pass_for_good(table, log)


@inlined
def go(table, move, log):
    companion, cell = (move - GO) // CELLS, (move - GO) % CELLS
    if table.decision == LEAP:
        leap(table, companion, HEX[table.side, cell], log)
    else:
        table.done = 1
        advance(table, companion, HEX[table.side, cell], log)


@inlined
def leap(table, companion, hex_number, log):
    put_companion(table, companion, hex_number, log)
    table.left -= 1
    table.done = 1
    if table.left == 0 or not can_use(table, table.seat, table.card):
        resume(table)


@inlined
def take(table, card, chance, log):
    if table.decision == REFRESHING:
        finish_refresh(table, card, chance, log)
    elif table.decision == RECOVERING:
        recover_card(table, card, log)
    else:
        take_gold(table, table.seat, card, log)
        table.left -= 1
        if table.left == 0:
            resume(table)


@inlined
def end(table, chance, log):
    decision = table.decision
    if decision == MOVING or decision == HATCHED:
        table.decision = ACTION_OVER
    elif decision == WINDOW:
        leave_window(table, log)
    elif decision == REFRESHING:
        finish_refresh(table, NO_CARD, chance, log)
    elif decision == COPYING:
        end_copying(table, log)
    else:
        emit(log, ABILITY_ENDED, table.seat)
        resume(table)


@inlined
def pay(table, symbol, log):
    spend(table, symbol, log)
    table.target = 0
    table.decision = MOVING if table.action == MOVE else COPYING


@inlined
def decide(table, move, chance, log):
    if table.decision == ACT:
        act(table, move, log)
    elif move < MOVE_BY:
        name_animal(table, move - HATCH_CARD, table.lowered, log)
    elif move < REFRESH:
        play_card(table, move - MOVE_BY, log)
    elif move < GO:
        hatch_in(table, move - NEST_AT, log)
    elif move < USE:
        go(table, move, log)
    elif move < PAY_WITH:
        use_card(table, move - USE, chance, log)
    elif move < NAME_TERRAIN:
        pay(table, move - PAY_WITH, log)
    elif move < GUIDE_ONE:
        name_terrain(table, move - NAME_TERRAIN, log)
    elif move < LIFT_TOKEN:
        explore(table, move - GUIDE_ONE, log)
        table.decision = MOVING
    elif move < PUT_AT:
        lift_token(table, move - LIFT_TOKEN, log)
    elif move < DISCARD:
        put_token(table, move - PUT_AT, log)
    elif move < TAKE_CARD:
        discard_in_refresh(table, move - DISCARD, log)
    elif move < READY_CARD:
        take(table, move - TAKE_CARD, chance, log)
    elif move < ANSWER:
        if not ready_card(table, move - READY_CARD, log):
            resume(table)
    elif move < COPY_CARD:
        answer_comet(table, move - ANSWER, chance, log)
    elif move < END:
        copy_card(table, move - COPY_CARD, log)
    else:
        end(table, chance, log)


@inner
def step(table, move, chance, log):
    """Makes a move, then everything that follows until the next decision."""
    while move != NO_MOVE:
        decide(table, move, chance, log)
        end_if_done(table, log)
        if table.decision == ACTION_OVER:
            finish_action(table, chance, log)
        if table.decision == NEXT_WINDOW:
            next_window(table)
        if table.decision == TURN_OVER:
            next_turn(table, log)
        move = formality(table)


@inner
def to_move(table):
    return -1 if table.decision == OVER else table.seat


@inner
def over(table):
    return table.decision == OVER
