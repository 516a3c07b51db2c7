"""Set-up, and the verbs: each decision leads to its rule, in `hatching`, `moving`, `abilities` or `turn`."""

import numpy as np

from starboard.games.comet.abilities import (
    at_hand,
    can_copy,
    can_use,
    copy_card,
    explore,
    lift_token,
    name_terrain,
    put_token,
    ready_card,
    recover_card,
    recoverable,
    use_card,
)
from starboard.games.comet.board import advances, hexes_of, leaps, occupied, payable
from starboard.games.comet.cards import draw_to_limit, refill_row, row_size, take_gold
from starboard.games.comet.events import ABILITY_ENDED, LEADER_DEALT, START_PLAYER_CHOSEN, TURN_STARTED
from starboard.games.comet.hatching import hatch_in, highest_number, name_animal, nests_for_card
from starboard.games.comet.material import (
    ABILITY_TERRAINS,
    ADVANTAGES,
    ALL_NESTS,
    ALL_WORDS,
    CARD_WORDS,
    CARDS,
    CELL,
    CELLS,
    GOLD_ROW,
    HEX,
    KIND,
    LAND,
    LEADERS,
    NEST,
    NOWHERE,
    SEATS,
    SILVER_CARDS,
    SLOTS,
    TERRAIN_STEP,
    WILD_CARDS,
    WORD,
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
    PASS,
    PAY_WITH,
    PUT_AT,
    READY_CARD,
    REFRESH,
    TAKE_CARD,
    USE,
)
from starboard.games.comet.moving import advance, has_companion, play_card, put_companion, spend, symbols_for
from starboard.games.comet.table import (
    ACT,
    ACTION_OVER,
    COMET,
    COPY,
    COPYING,
    GUIDE,
    HATCH,
    HATCHED,
    LEAP,
    LIFT,
    MOVE,
    MOVING,
    NAME,
    NESTING,
    NEXT_WINDOW,
    NO_CARD,
    NO_SLOT,
    OTHER,
    OVER,
    PAY,
    PUT,
    READYING,
    RECOVERING,
    REFRESHING,
    TAKE,
    TERRAIN,
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
from starboard.games.comet.vocabulary import TERRAINS, TOKENS
from starboard.rules.bits import lowest_bit
from starboard.rules.chance import below, shuffle
from starboard.rules.compiled import inlined, inner
from starboard.rules.log import emit

# ---- set-up ----------------------------------------------------------------------------------------------------------


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


# ---- legal moves -----------------------------------------------------------------------------------------------------


@inner
def list_cards(room, n, first, word, cards):
    """Writes a move for every card of a word."""
    while cards:
        room.moves[n] = first + word * WORD + lowest_bit(cards)
        n += 1
        cards &= cards - 1
    return n


@inner
def list_hexes(room, n, first, side, low, high):
    """Writes a move for every hex of a set."""
    while low:
        room.moves[n] = first + CELL[side, lowest_bit(low)]
        n += 1
        low &= low - 1
    while high:
        room.moves[n] = first + CELL[side, WORD + lowest_bit(high)]
        n += 1
        high &= high - 1
    return n


@inner
def list_bits(room, n, first, bits):
    while bits:
        room.moves[n] = first + lowest_bit(bits)
        n += 1
        bits &= bits - 1
    return n


@inner
def list_hatches(table, room, n, lowered):
    highest = highest_number(table, table.seat, lowered)
    for word in range(CARD_WORDS):
        cards = table.hands[table.seat, word] & ~ADVANTAGES[word]
        while cards:
            card = word * WORD + lowest_bit(cards)
            room.moves[n] = HATCH_CARD + card
            n += NEST[card] <= highest
            cards &= cards - 1
    return n


@inlined
def list_acts(table, room):
    seat = table.seat
    n = list_hatches(table, room, 0, 0)
    if has_companion(table, seat):
        for word in range(CARD_WORDS):
            n = list_cards(room, n, MOVE_BY, word, table.hands[seat, word] & ~ADVANTAGES[word])
    room.moves[n] = PASS if table.comet else REFRESH
    return n + 1


@inner
def list_uses(table, room, n):
    for word in range(ALL_WORDS):
        cards = at_hand(table, table.seat, word)
        while cards:
            card = word * WORD + lowest_bit(cards)
            room.moves[n] = USE + card
            n += can_use(table, table.seat, card)
            cards &= cards - 1
    return n


@inner
def list_advances(table, room, n):
    low, high = hexes_of(table.side, payable(table, table.seat))
    for companion in range(SLOTS):
        first, second = advances(table, table.seat, companion, low, high)
        n = list_hexes(room, n, GO + companion * CELLS, table.side, first, second)
    return n


@inlined
def list_leaps(table, room):
    n = 0
    for companion in range(SLOTS):
        low, high = leaps(table, table.seat, companion, table.card)
        n = list_hexes(room, n, GO + companion * CELLS, table.side, low, high)
    return n


@inlined
def list_more_cards(table, room):
    """Wild cards without limit, regular ones as allowed."""
    n = 0
    for word in range(CARD_WORDS):
        cards = table.hands[table.seat, word] & (WILD_CARDS[word] if table.regulars <= 0 else ~ADVANTAGES[word])
        n = list_cards(room, n, MOVE_BY, word, cards)
    return n


@inlined
def list_row(table, room, n):
    """The face-up gold cards, in ascending order."""
    cards = 0
    for place in range(GOLD_ROW):
        if table.row[place] != NO_CARD:
            cards |= 1 << (int(table.row[place]) - SILVER_CARDS)
    return list_cards(room, n, TAKE_CARD, SILVER_CARDS // WORD, cards)


@inlined
def list_refresh(table, room):
    n = 0
    for word in range(CARD_WORDS):
        cards = table.hands[table.seat, word]
        while cards:
            card = word * WORD + lowest_bit(cards)
            room.moves[n] = DISCARD + card
            n += card > table.card
            cards &= cards - 1
    if row_size(table):
        return list_row(table, room, n)
    room.moves[n] = END
    return n + 1


@inlined
def list_terrains(table, room):
    """For a step, one of two; for an explorer, any."""
    if KIND[table.card] == TERRAIN_STEP:
        return list_bits(room, 0, NAME_TERRAIN, 1 << ABILITY_TERRAINS[table.card, 0] | 1 << ABILITY_TERRAINS[table.card, 1])
    return list_bits(room, 0, NAME_TERRAIN, (1 << len(TERRAINS)) - 1)


@inlined
def list_companions(table, room):
    bits = 0
    for companion in range(SLOTS):
        if table.companions[table.seat, companion] != NOWHERE:
            bits |= 1 << companion
    return list_bits(room, 0, GUIDE_ONE, bits)


@inlined
def list_free_hexes(table, room):
    low, high = occupied(table, table.seat, NO_SLOT)
    side = table.side
    return list_hexes(
        room,
        0,
        PUT_AT,
        side,
        (LAND[side, 0] | ALL_NESTS[side, 0]) & ~low,
        (LAND[side, 1] | ALL_NESTS[side, 1]) & ~high,
    )


@inlined
def list_copies(table, room):
    n = 0
    for word in range(CARD_WORDS):
        cards = table.played[word]
        while cards:
            played = word * WORD + lowest_bit(cards)
            room.moves[n] = COPY_CARD + played
            n += can_copy(table, table.seat, table.card, played)
            cards &= cards - 1
    return n


@inner
def legal(table, room):
    decision, seat, n = table.decision, table.seat, 0
    can_end = False
    if decision == ACT:
        n = list_acts(table, room)
    elif decision == MOVING or decision == COPYING:
        if decision == MOVING:
            n = list_more_cards(table, room)
        n = list_advances(table, room, n)
        can_end = True
    elif decision == PAY:
        n = list_bits(room, 0, PAY_WITH, symbols_for(table, table.target))
    elif decision == NESTING:
        low, high = nests_for_card(table)
        n = list_hexes(room, 0, NEST_AT, table.side, low, high)
    elif decision == NAME:
        n = list_hatches(table, room, 0, table.lowered)
        can_end = n == 0  # only in an imagined hand: an extra hatch is offered to those who can
    elif decision == HATCHED or decision == WINDOW:
        can_end = True
    elif decision == REFRESHING:
        n = list_refresh(table, room)
    elif decision == TAKE:
        n = list_row(table, room, 0)
    elif decision == LEAP:
        n = list_leaps(table, room)
        can_end = table.done == 1
    elif decision == TERRAIN:
        n = list_terrains(table, room)
    elif decision == GUIDE:
        n = list_companions(table, room)
    elif decision == LIFT:
        n = list_bits(room, 0, LIFT_TOKEN, table.lifted)
    elif decision == PUT:
        n = list_free_hexes(table, room)
    elif decision == READYING:
        for word in range(ALL_WORDS):
            n = list_cards(room, n, READY_CARD, word, table.tapped[seat, word])
        can_end = table.done == 1
    elif decision == COMET:
        room.moves[0], room.moves[1] = ANSWER, ANSWER + 1
        n = 2
    elif decision == RECOVERING:
        for word in range(CARD_WORDS):
            n = list_cards(room, n, TAKE_CARD, word, recoverable(table, table.card, word))
        can_end = table.done == 1
    elif decision == COPY:
        n = list_copies(table, room)
    if decision == MOVING or decision == NESTING or decision == HATCHED or decision == WINDOW:
        n = list_uses(table, room, n)
    if can_end:
        room.moves[n] = END
        n += 1
    return n


# ---- step ------------------------------------------------------------------------------------------------------------


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


@inner
def step(table, move, chance, log):
    """A decision, then what follows from it until somebody has to decide again."""
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

    end_if_done(table, log)
    if table.decision == ACTION_OVER:
        finish_action(table, chance, log)
    if table.decision == NEXT_WINDOW:
        next_window(table)
    if table.decision == TURN_OVER:
        next_turn(table, log)


@inner
def to_move(table):
    return -1 if table.decision == OVER else table.seat


@inner
def over(table):
    return table.decision == OVER
