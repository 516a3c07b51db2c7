"""Set-up, the round from the first card played to the black star, and the end of the game."""

from starboard.engine.bits import count_bits, lowest_bit
from starboard.engine.chance import below, shuffle
from starboard.engine.compiled import inlined, inner
from starboard.engine.log import attach, emit
from starboard.games.stella.cards import (
    add_to_hand,
    colour_of,
    deck_top,
    draw_cards,
    leave_hand,
    refill_hand,
    renew_empty_deck,
    top_card,
    value_of,
)
from starboard.games.stella.events import (
    BLACK_STAR,
    CARD_PLAYED,
    CARD_TAKEN,
    CARDS_DEALT,
    CARDS_DISCARDED,
    COLLECTION,
    DISCARD_STARTED,
    GAME_ENDED,
    GLOW_LOST,
    GLOW_SPENT,
    LEAD,
    NOBODY_WON,
    REPEATED,
    RIVAL_PLAYED,
    RIVAL_WON,
    ROUND_LIMIT,
    ROUND_STARTED,
    ROUND_WON,
    STAR_MOVED,
    START_PLAYER_CHOSEN,
    SUPER_TRUMP,
    TRUMP,
    TURN_MISSED,
    WENT_OUT,
)
from starboard.games.stella.material import (
    CARDS,
    CARDS_FOR_GLOW,
    DECK,
    GEMS,
    GLOW,
    GREY,
    HAND_LIMIT,
    HAND_SIZE,
    LAST_ROUND,
    REST,
    VALUES,
)
from starboard.games.stella.moves import LAY_ON_TOP, PLAY_CARD, SPEND_GLOW, TAKE_CARD
from starboard.games.stella.scoring import score
from starboard.games.stella.table import (
    ENDED,
    NOBODY,
    OVER,
    PLAY,
    PLAYED,
    RIVAL,
    ROUND_OVER,
    ROUND_PLAYED,
    TAKE,
    TAKEN,
    TOP,
)

EVERY_VALUE = (1 << VALUES) - 1
AS_TRUMP, AS_SUPER_TRUMP = 50, 100
"""Strengths: a trump's is above `AS_TRUMP`, a super-trump's is `AS_SUPER_TRUMP`."""


# ---- set-up ------------------------------------------------------------------------------------------------


@inner
def setup(table, players, options, chance, log):
    table.players = players
    table.deck_size = CARDS
    for i in range(CARDS):
        table.deck[i] = DECK[i]
    shuffle(chance, table.deck, 0, CARDS)
    for seat in range(players):
        table.glow[seat] = GLOW
        emit(log, CARDS_DEALT, seat)
        for _ in range(HAND_SIZE):
            card = top_card(table)
            add_to_hand(table, seat, card)
            attach(log, card)
    table.discard[0] = top_card(table)
    table.discard_size = 1
    emit(log, DISCARD_STARTED, table.discard[0], deck_top(table))
    table.lead = GREY
    table.star = table.ended_by = NOBODY
    table.start = table.leader = table.seat = below(chance, players)
    emit(log, START_PLAYER_CHOSEN, table.start)
    table.round = 1
    emit(log, ROUND_STARTED, 1, table.leader)
    table.decision = PLAY


# ---- a round: playing a card -------------------------------------------------------------------------------


@inlined
def can_spend(table):
    seat = table.seat
    return table.glow[seat] >= 2 and table.hand_size[seat] < HAND_LIMIT and table.deck_size > 0


@inlined
def spend_glow(table, chance, log):
    table.glow[table.seat] -= 1
    emit(log, GLOW_SPENT, table.seat, table.glow[table.seat])
    draw_cards(table, table.seat, int(CARDS_FOR_GLOW), chance, log)


@inlined
def playable_kinds(table):
    """Returns, as bits, what may be played: the lead colour if in hand, else anything; always a rest card."""
    kinds = table.hand_kinds[table.seat]
    if table.lead != GREY:
        following = kinds & (EVERY_VALUE << table.lead * VALUES)
        if following:
            return following | kinds & (1 << REST)
    return kinds


@inlined
def play_card(table, card, log):
    leave_hand(table, table.seat, card)
    add_to_round(table, card, table.seat)
    emit(log, CARD_PLAYED, table.seat, card)
    table.decision = PLAYED


@inlined
def add_to_round(table, card, who):
    table.played[table.played_count] = card
    table.played_by[table.played_count] = who
    table.played_count += 1
    if table.lead == GREY:
        table.lead = colour_of(card)


@inlined
def after_card(table, chance, log):
    """Refills an empty hand, lets the rival play second, then asks the next seat or ends the round."""
    refill_hand(table, table.seat, chance, log)
    if table.players == 2 and table.turn == 0 and table.deck_size:
        card = top_card(table)
        add_to_round(table, card, RIVAL)
        emit(log, RIVAL_PLAYED, card, deck_top(table))
        renew_empty_deck(table, chance, log)
    table.decision = ROUND_PLAYED
    while table.turn + 1 < table.players and table.decision == ROUND_PLAYED:
        table.turn += 1
        table.seat = (table.leader + table.turn) % table.players
        if table.hand_size[table.seat]:
            table.decision = PLAY
        else:
            emit(log, TURN_MISSED, table.seat)


# ---- a round: who wins it ----------------------------------------------------------------------------------


@inner
def strength_of(table, card, before):
    """Returns the strength of a card after the first `before` cards of the round; 0 if it cannot win.

    A super-trump equals the discard's top card or a card played before it, and beats every trump; a trump
    beats every card of the lead colour. The first card with a colour sets the lead colour.
    """
    if card == REST:
        return 0
    top = table.discard[table.discard_size - 1]
    equal = card == top
    for earlier in range(before):
        equal |= card == table.played[earlier]
    if equal:
        return AS_SUPER_TRUMP
    if colour_of(card) == colour_of(top):
        return AS_TRUMP + value_of(card)
    return value_of(card) if table.lead == GREY or colour_of(card) == table.lead else 0


@inner
def judge(table):
    """Finds the strongest card: of several super-trumps the latest; no other cards are equally strong.

    Returns its index among the cards of the round (NOBODY if none wins), and by what it wins.
    """
    best, most = NOBODY, 1
    for place in range(table.played_count):
        strength = strength_of(table, int(table.played[place]), place)
        if strength >= most:
            best, most = place, strength
    by = SUPER_TRUMP if most == AS_SUPER_TRUMP else TRUMP if most > AS_TRUMP else LEAD
    return best, by


@inlined
def judge_round(table, log):
    best, by = judge(table)
    if best == NOBODY:
        emit(log, NOBODY_WON)
        discard_round(table, int(table.played[0]), log)
    elif table.played_by[best] == RIVAL:
        card = int(table.played[best])
        emit(log, RIVAL_WON, card, by)
        table.leader = table.played_by[table.played_count - 1]
        discard_round(table, card, log)
        move_star(table, NOBODY, log)
    else:
        table.seat = table.played_by[best]
        table.won_with, table.won_by = table.played[best], by
        emit(log, ROUND_WON, table.seat, table.won_with, by)
        if table.star == table.seat:
            lose_glow(table, 1, BLACK_STAR, log)
        if table.decision != ENDED:
            kinds = kinds_in_round(table)
            if count_bits(kinds) == 1:
                take_card(table, lowest_bit(kinds), log)
            else:
                table.decision = TAKE


@inner
def lose_glow(table, count, reason, log):
    """Takes glow from the winner; with the last glow the player goes out and the game ends."""
    seat = table.seat
    count = min(count, table.glow[seat])
    table.glow[seat] -= count
    emit(log, GLOW_LOST, seat, count, reason, table.glow[seat])
    if table.glow[seat] == 0:
        end(table, WENT_OUT, seat)


@inlined
def end(table, ending, seat):
    table.decision = ENDED
    table.ending = ending
    table.ended_by = seat


@inner
def move_star(table, to, log):
    if table.star != to:
        table.star = to
        emit(log, STAR_MOVED, to)


# ---- a round: taking a card, and the rest to the discard ---------------------------------------------------


@inner
def kinds_in_round(table):
    """Returns the emotion cards left in the round, as bits."""
    kinds = 0
    for i in range(table.played_count):
        kinds |= 1 << table.played[i]
    return kinds & ~(1 << REST)


@inner
def take_card(table, card, log):
    """Adds a card to the winner's collection, for its cost."""
    seat, cost = table.seat, cost_of_taking(table, card)
    table.collections[seat, card] += 1
    emit(log, CARD_TAKEN, seat, card)
    remove_from_round(table, card)
    table.decision = TAKEN
    if cost:
        lose_glow(table, cost, REPEATED, log)
    elif has_every_value(table, seat):
        end(table, COLLECTION, seat)


@inner
def cost_of_taking(table, card):
    """Returns the glow that a card costs the winner: a repeated value costs as much as the card has gems."""
    value = value_of(card)
    return GEMS[value] if has_value(table, table.seat, value) else 0


@inner
def has_value(table, seat, value):
    for card in range(value - 1, REST, VALUES):
        if table.collections[seat, card]:
            return True
    return False


@inlined
def has_every_value(table, seat):
    values = 0
    for value in range(1, VALUES + 1):
        values += has_value(table, seat, value)
    return values == VALUES


@inlined
def remove_from_round(table, card):
    table.played_count -= 1
    found = False
    for i in range(table.played_count):
        found |= table.played[i] == card
        if found:
            table.played[i] = table.played[i + 1]
            table.played_by[i] = table.played_by[i + 1]


@inlined
def choose_top(table, log):
    """Asks the winner for the discard's new top card, unless it is a rest card or there is no choice."""
    kinds = kinds_in_round(table)
    rest = False
    for i in range(table.played_count):
        rest |= table.played[i] == REST
    if rest or count_bits(kinds) <= 1:
        lay_on_top(table, int(table.played[0]), log)
    else:
        table.decision = TOP


@inner
def lay_on_top(table, card, log):
    discard_round(table, card, log)
    move_star(table, table.seat, log)
    table.leader = table.seat


@inner
def discard_round(table, top, log):
    """Moves the cards of the round to the discard, on top a rest card if there is one, else `top`."""
    for i in range(table.played_count):
        if table.played[i] == REST:
            top = REST
    first, laid = table.discard_size, False
    for i in range(table.played_count):
        if table.played[i] == top and not laid:
            laid = True
        else:
            table.discard[table.discard_size] = table.played[i]
            table.discard_size += 1
    if laid:
        table.discard[table.discard_size] = top
        table.discard_size += 1
        emit(log, CARDS_DISCARDED)
        for i in range(first, table.discard_size):
            attach(log, table.discard[i])
    table.played_count = 0
    table.lead = GREY
    table.won_with = table.won_by = 0
    table.decision = ROUND_OVER


# ---- from round to round, and the end ----------------------------------------------------------------------


@inlined
def next_round(table, chance, log):
    """Refills empty hands if possible, then starts a round; a leader without a card is skipped (settled)."""
    table.round += 1
    table.turn = 0
    renew_empty_deck(table, chance, log)
    for i in range(table.players):
        refill_hand(table, (table.leader + i) % table.players, chance, log)
    while table.hand_size[table.leader] == 0:
        table.leader = (table.leader + 1) % table.players
    table.seat = table.leader
    table.decision = PLAY
    emit(log, ROUND_STARTED, table.round, table.leader)


@inlined
def end_game(table, log):
    table.decision = OVER
    if log.is_open:
        for seat in range(table.players):
            score(table, seat, log)
        emit(log, GAME_ENDED, table.ending, table.ended_by)


# ---- the verbs ---------------------------------------------------------------------------------------------


@inner
def to_move(table):
    return -1 if table.decision == OVER else table.seat


@inner
def over(table):
    return table.decision == OVER


@inner
def legal(table, buffer):
    decision, n = table.decision, 0
    if decision == PLAY:
        kinds, first = playable_kinds(table), PLAY_CARD
    else:
        kinds, first = kinds_in_round(table), TAKE_CARD if decision == TAKE else LAY_ON_TOP
    if decision == OVER:
        kinds = 0
    while kinds:
        buffer.moves[n] = first + lowest_bit(kinds)
        kinds &= kinds - 1
        n += 1
    if decision == PLAY and can_spend(table):
        buffer.moves[n] = SPEND_GLOW
        n += 1
    return n


@inner
def step(table, move, chance, log):
    """Makes a move, then everything that follows until the next decision."""
    decision = table.decision
    if move == SPEND_GLOW:
        spend_glow(table, chance, log)
    elif decision == PLAY:
        play_card(table, move - PLAY_CARD, log)
    elif decision == TAKE:
        take_card(table, move - TAKE_CARD, log)
    else:
        lay_on_top(table, move - LAY_ON_TOP, log)

    if table.decision == PLAYED:
        after_card(table, chance, log)
    if table.decision == ROUND_PLAYED:
        judge_round(table, log)
    if table.decision == TAKEN:
        choose_top(table, log)
    if table.decision == ROUND_OVER:
        if table.round == LAST_ROUND:
            end(table, ROUND_LIMIT, NOBODY)
        else:
            next_round(table, chance, log)
    if table.decision == ENDED:
        end_game(table, log)
