"""Abilities and advantages: which can be used now, and their effects."""

from starboard.engine.bits import count_bits, lowest_bit
from starboard.engine.compiled import inlined, inner
from starboard.engine.log import emit
from starboard.games.comet.board import (
    ALL_TERRAINS,
    can_advance,
    can_advance_over,
    can_leap,
    paid_by,
    payable,
    q_of,
    r_of,
)
from starboard.games.comet.cards import (
    bit_of,
    can_draw,
    discard_card,
    draw_silver,
    hand_size,
    has_tapped,
    row_size,
    take_openly,
    word_of,
)
from starboard.games.comet.events import (
    ABILITY_USED,
    ADVANTAGE_USED,
    CARD_COPIED,
    CARD_READIED,
    CARD_RECOVERED,
    CARDS_ALLOWED,
    NEST_LOWERED,
    SYMBOLS_ADDED,
    TERRAIN_EXPLORED,
    TERRAIN_NAMED,
    TOKEN_LIFTED,
    TOKEN_PLACED,
)
from starboard.games.comet.hatching import can_hatch_any, free_slot
from starboard.games.comet.material import (
    ABILITY_METALS,
    ABILITY_TERRAINS,
    ABILITY_TOKENS,
    ADVANTAGES,
    ALL_WORDS,
    AMOUNT,
    ANIMALS,
    ANY,
    CARD_WORDS,
    CARDS,
    EXTRA_HATCHES,
    HEX,
    IN_ACTION,
    IS_FOR_ALL,
    KIND,
    MISSABLE,
    NOWHERE,
    SILVER_CARDS,
    SLOTS,
    SYMBOL,
    SYMBOL_COUNT,
    WILD,
    WORD,
)
from starboard.games.comet.moving import add_symbols_of, has_companion
from starboard.games.comet.table import (
    BETWEEN,
    COPY,
    COPYING,
    GUIDE,
    HATCH,
    HATCHED,
    LEAP,
    LIFT,
    MOVING,
    NAME,
    NESTING,
    NO_SLOT,
    PUT,
    READYING,
    RECOVERING,
    TAKE,
    TERRAIN,
    WINDOW,
)
from starboard.games.comet.vocabulary import (
    COPY_MOVE,
    DRAW_SILVER,
    EXPLORER,
    EXTRA_CARD,
    EXTRA_HATCH,
    FLY,
    HATCH_OCCUPIED,
    NEST_MINUS,
    NEST_STEP,
    PLACE_TOKEN,
    READY,
    RECOVER,
    STEP,
    TAKE_GOLD,
    TERRAIN_STEP,
    TERRAINS,
    WILD_STEP,
)

SILVER_WORDS = SILVER_CARDS // WORD
NO_COMPANION = -1


# ---- what can be used --------------------------------------------------------------------------------------


@inner
def at_hand(table, seat, word):
    """Returns the unused cards for the current action: ready animals and leader, advantages in the hand."""
    cards = table.saved[seat, word] & ~table.tapped[seat, word]
    if word < CARD_WORDS:
        cards |= table.hands[seat, word] & ADVANTAGES[word]
    return cards & IN_ACTION[table.action, word] & ~table.used[word]


@inner
def can_use(table, seat, card):
    """Returns whether using a card has an effect; symbols, cards and passage always have one (settled)."""
    kind = KIND[card]
    if kind == NEST_MINUS or kind == HATCH_OCCUPIED:
        return table.decision == NESTING
    if kind == EXTRA_HATCH:
        return table.decision == HATCHED and can_hatch_any(table, seat, AMOUNT[card])
    if kind == DRAW_SILVER:
        return can_draw(table)
    if kind == TAKE_GOLD:
        return row_size(table) > 0
    if kind == READY:
        return has_tapped(table, seat)
    if kind == EXPLORER:
        return IS_FOR_ALL[card] == 1 or has_companion(table, seat)
    if kind == STEP or kind == FLY or kind == NEST_STEP:
        return can_leap(table, seat, card)
    if kind == RECOVER:
        return has_recoverable(table, card)
    if kind == COPY_MOVE:
        return has_copyable(table, seat, card)
    return True


@inner
def can_use_any(table, seat):
    for word in range(ALL_WORDS):
        cards = at_hand(table, seat, word)
        while cards:
            if can_use(table, seat, word * WORD + lowest_bit(cards)):
                return True
            cards &= cards - 1
    return False


@inner
def leads_on(table, seat, card):
    """Returns whether a companion can advance in this Move once `card` is used, or it has another effect."""
    kind, terrains = KIND[card], payable(table, seat)
    if kind == WILD_STEP:
        return can_advance(table, seat, ALL_TERRAINS)
    if kind == TERRAIN_STEP:
        for i in range(2):
            terrains |= paid_by(table, seat, ABILITY_TERRAINS[card, i])
        return can_advance(table, seat, terrains)
    if kind == EXPLORER:
        for terrain in range(len(TERRAINS)):
            is_passed = ABILITY_TERRAINS[card, 0] == ANY or ABILITY_TERRAINS[card, 0] == terrain
            if is_passed and can_advance_over(table, seat, terrain, terrains):
                return True
        return False
    return True


@inner
def might_hatch_more(table, seat):
    """Returns whether another animal could hatch as far as the others know, who do not see the hand."""
    extra_hatches = 0
    for word in range(ALL_WORDS):
        extra_hatches |= at_hand(table, seat, word) & EXTRA_HATCHES[word]
    return extra_hatches != 0 and free_slot(table, seat) != NO_SLOT and hand_size(table, seat) > 0


@inner
def has_missed(table, seat):
    """Returns whether a ready card could have been used before the last move, and may now be useless."""
    missed = 0
    for word in range(ALL_WORDS):
        missed |= at_hand(table, seat, word) & MISSABLE[word]
    return missed != 0


@inner
def recoverable(table, card, word):
    """Returns the cards of the Move just made that are still discarded and that `card` can take."""
    metal = 1 if word >= SILVER_WORDS else 0
    return table.played[word] & table.discard[word] if ABILITY_METALS[card] >> metal & 1 else 0


@inner
def has_recoverable(table, card):
    cards = 0
    for word in range(CARD_WORDS):
        cards |= recoverable(table, card, word)
    return cards != 0


@inner
def can_copy(table, seat, card, played):
    """Returns whether the symbols of `played`, with those of the ability, allow a first advance."""
    terrains = ALL_TERRAINS if AMOUNT[card] else 0
    for i in range(SYMBOL_COUNT[played]):
        terrains |= paid_by(table, seat, SYMBOL[played, i])
    return can_advance(table, seat, terrains)


@inner
def has_copyable(table, seat, card):
    for word in range(CARD_WORDS):
        cards = table.played[word]
        while cards:
            if can_copy(table, seat, card, word * WORD + lowest_bit(cards)):
                return True
            cards &= cards - 1
    return False


# ---- effects -----------------------------------------------------------------------------------------------


@inlined
def use_card(table, card, chance, log):
    seat, kind = table.seat, KIND[card]
    if card < ANIMALS or card >= CARDS:
        if kind == HATCH_OCCUPIED:
            table.used[word_of(card)] |= bit_of(card)
        else:
            table.tapped[seat, word_of(card)] |= bit_of(card)
        emit(log, ABILITY_USED, seat, card)
    else:
        discard_card(table, seat, card)
        emit(log, ADVANTAGE_USED, seat, card)
    if table.action == HATCH:
        use_in_hatch(table, seat, kind, card, log)
    elif table.action == BETWEEN:
        use_between_turns(table, seat, kind, card, log)
    else:
        use_in_move(table, seat, kind, card, log)
    if kind == DRAW_SILVER:
        draw_silver(table, seat, AMOUNT[card], chance, log)
    elif kind == TAKE_GOLD:
        table.left = min(AMOUNT[card], row_size(table))
        table.decision = TAKE
    elif kind == READY:
        table.left, table.done = AMOUNT[card], 0
        table.decision = READYING


@inlined
def use_in_hatch(table, seat, kind, card, log):
    if kind == NEST_MINUS or kind == HATCH_OCCUPIED:
        table.lowered += AMOUNT[card]
        emit(log, NEST_LOWERED, seat, AMOUNT[card], card)
    elif kind == EXTRA_HATCH:
        table.lowered = AMOUNT[card]
        table.decision = NAME


@inlined
def use_in_move(table, seat, kind, card, log):
    table.card = card
    if kind == EXTRA_CARD:
        table.regulars += AMOUNT[card]
        emit(log, CARDS_ALLOWED, seat, AMOUNT[card])
    elif kind == WILD_STEP:
        add_symbol(table, seat, WILD, AMOUNT[card], log)
    elif kind == TERRAIN_STEP:
        if IS_FOR_ALL[card]:
            for i in range(2):
                add_symbol(table, seat, ABILITY_TERRAINS[card, i], 1, log)
        else:
            table.decision = TERRAIN
    elif kind == EXPLORER:
        table.terrain = ABILITY_TERRAINS[card, 0]
        if table.terrain == ANY:
            table.decision = TERRAIN
        else:
            send_explorer(table, seat, card, log)
    elif kind == STEP or kind == FLY or kind == NEST_STEP:
        table.left, table.done = AMOUNT[card] if kind == NEST_STEP else 1, 0
        table.decision = LEAP
    elif kind == PLACE_TOKEN:
        if AMOUNT[card]:
            add_symbol(table, seat, WILD, AMOUNT[card], log)
        table.lifted = ABILITY_TOKENS[card]
        lift_next(table, log)


@inlined
def use_between_turns(table, seat, kind, card, log):
    table.card = card
    if kind == RECOVER:
        table.left, table.done = AMOUNT[card], 0
        table.decision = RECOVERING
    else:
        first, count = 0, 0
        for word in range(CARD_WORDS):
            cards = table.played[word]
            while cards:
                played = word * WORD + lowest_bit(cards)
                cards &= cards - 1
                if can_copy(table, seat, card, played):
                    first = played
                    count += 1
        table.decision = COPY
        if count == 1:
            copy_card(table, first, log)


@inner
def add_symbol(table, seat, symbol, count, log):
    table.pool[symbol] += count
    emit(log, SYMBOLS_ADDED, seat, symbol, count)


@inlined
def name_terrain(table, terrain, log):
    seat, card = table.seat, table.card
    emit(log, TERRAIN_NAMED, seat, terrain)
    table.decision = MOVING
    if KIND[card] == TERRAIN_STEP:
        add_symbol(table, seat, terrain, 1, log)
    else:
        table.terrain = terrain
        send_explorer(table, seat, card, log)


@inner
def send_explorer(table, seat, card, log):
    """Explores with all companions or with the only one on the board, or asks which one."""
    count, last = 0, NO_COMPANION
    for companion in range(SLOTS):
        if table.companions[seat, companion] != NOWHERE:
            count += 1
            last = companion
            if IS_FOR_ALL[card]:
                explore(table, companion, log)
    if not IS_FOR_ALL[card]:
        if count == 1:
            explore(table, last, log)
        else:
            table.decision = GUIDE


@inner
def explore(table, companion, log):
    table.explored[companion] |= 1 << table.terrain
    emit(log, TERRAIN_EXPLORED, table.seat, companion + 1, table.terrain)


@inner
def lift_next(table, log):
    """Lifts the only token, or asks which one."""
    table.decision = LIFT
    if count_bits(table.lifted) == 1:
        lift_token(table, lowest_bit(table.lifted), log)


@inner
def lift_token(table, token, log):
    table.token = token
    table.decision = PUT
    emit(log, TOKEN_LIFTED, table.seat, token)


@inlined
def put_token(table, cell, log):
    table.tokens[table.token] = HEX[table.side, cell]
    emit(log, TOKEN_PLACED, table.seat, table.token, q_of(cell), r_of(cell))
    table.lifted &= ~(1 << table.token)
    if table.lifted and IS_FOR_ALL[table.card]:
        lift_next(table, log)
    else:
        table.lifted = 0
        table.decision = MOVING


@inlined
def ready_card(table, card, log):
    table.tapped[table.seat, word_of(card)] &= ~bit_of(card)
    emit(log, CARD_READIED, table.seat, card)
    table.left -= 1
    table.done = 1
    return table.left > 0 and has_tapped(table, table.seat)


@inlined
def recover_card(table, card, log):
    table.discard[word_of(card)] &= ~bit_of(card)
    take_openly(table, table.seat, card)
    emit(log, CARD_RECOVERED, table.seat, card)
    table.left -= 1
    table.done = 1
    if table.left == 0 or not has_recoverable(table, table.card):
        table.decision = WINDOW


@inner
def copy_card(table, played, log):
    emit(log, CARD_COPIED, table.seat, played)
    add_symbols_of(table, played)
    if AMOUNT[table.card]:
        add_symbol(table, table.seat, WILD, AMOUNT[table.card], log)
    table.done = 0
    table.decision = COPYING
