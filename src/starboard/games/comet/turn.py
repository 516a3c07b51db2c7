"""The course of turns: what follows a move until the next decision."""

from starboard.engine.compiled import inlined, inner
from starboard.engine.log import emit
from starboard.games.comet.abilities import can_use_any, has_missed, might_hatch_more
from starboard.games.comet.board import can_advance, payable
from starboard.games.comet.cards import (
    bring_comet,
    discard_card,
    draw_to_limit,
    hand_size,
    ready_all,
    refill_row,
    take_gold,
)
from starboard.games.comet.events import (
    ABILITY_ENDED,
    ACTION_ENDED,
    ALL_PASSED,
    CARD_DISCARDED,
    COMET_ANSWERED,
    DRAW,
    GAME_ENDED,
    LONG_QUIET,
    NO_TURNS_LEFT,
    PASSED,
    TURN_STARTED,
    WINDOW_LEFT,
)
from starboard.games.comet.hatching import can_hatch_any
from starboard.games.comet.material import ADVANTAGES, ALL_WORDS, CARD_WORDS, QUIET_TURNS, SLOTS
from starboard.games.comet.moving import forget_symbols, has_companion
from starboard.games.comet.scoring import score
from starboard.games.comet.table import (
    ACT,
    ACTION_OVER,
    BETWEEN,
    COMET,
    COPYING,
    HATCH,
    HATCHED,
    MOVE,
    MOVING,
    NESTING,
    NEXT_WINDOW,
    NO_CARD,
    NO_SLOT,
    OTHER,
    OVER,
    REFRESHING,
    TURN_OVER,
    WINDOW,
)


@inlined
def next_seat(table):
    table.seat = table.seat + 1 if table.seat + 1 < table.players else 0


# ---- within an action --------------------------------------------------------------------------------------


@inner
def resume(table):
    """Returns from an ability to the action it was used in."""
    if table.action == MOVE:
        table.decision = MOVING
    elif table.action == HATCH:
        table.decision = HATCHED if table.slot == NO_SLOT else NESTING
    else:
        table.decision = WINDOW


@inlined
def end_if_done(table, log):
    """Ends the action when public information shows that no move is left, and no ability was missed.

    Otherwise its player ends it.
    """
    seat = table.seat
    if table.decision == MOVING:
        if (
            hand_size(table, seat) == 0
            and is_idle(table, seat)
            and not can_advance(table, seat, payable(table, seat))
        ):
            table.decision = ACTION_OVER
    elif table.decision == HATCHED:
        if is_idle(table, seat) and not might_hatch_more(table, seat):
            table.decision = ACTION_OVER
    elif table.decision == COPYING:
        if not can_advance(table, seat, payable(table, seat)):
            end_copying(table, log)
    if table.decision == WINDOW and is_idle(table, seat):
        table.decision = NEXT_WINDOW


@inner
def is_idle(table, seat):
    """Returns whether no ability can be used now, nor could be if the last move were taken back."""
    return not can_use_any(table, seat) and not has_missed(table, seat)


@inner
def end_copying(table, log):
    """Ends a copied Move; remaining symbols are lost."""
    forget_symbols(table)
    table.decision = WINDOW
    emit(log, ABILITY_ENDED, table.seat)


@inlined
def leave_window(table, log):
    emit(log, WINDOW_LEFT, table.seat)
    table.decision = NEXT_WINDOW


# ---- Refresh -----------------------------------------------------------------------------------------------


@inlined
def refresh(table, log):
    table.action = OTHER
    ready_all(table, table.seat, log)
    table.card = NO_CARD
    table.decision = REFRESHING


@inlined
def discard_in_refresh(table, card, log):
    """Discards a card; only higher cards may follow, so that each set of discards has one order of moves."""
    discard_card(table, table.seat, card)
    emit(log, CARD_DISCARDED, table.seat, card)
    table.card = card


@inlined
def finish_refresh(table, card, chance, log):
    """Takes one gold card, even with a full hand, then draws silver cards up to the hand limit."""
    if card != NO_CARD:
        take_gold(table, table.seat, card, log)
    else:
        emit(log, ACTION_ENDED, table.seat)
    draw_to_limit(table, table.seat, chance, log)
    table.decision = ACTION_OVER


# ---- after the action --------------------------------------------------------------------------------------


@inlined
def finish_action(table, chance, log):
    """Refills the gold row, then goes on to the answers to the comet or to the window between turns."""
    if table.action != OTHER:
        emit(log, ACTION_ENDED, table.seat)
    clear_action(table)
    refill_row(table, chance, log)
    if not table.comet:
        table.quiet = 0 if table.has_drawn else table.quiet + 1
        if table.quiet == QUIET_TURNS * table.players:
            bring_comet(table, LONG_QUIET, log)
    table.has_drawn = 0
    if table.comet_unanswered:
        table.comet_unanswered = 0
        table.decision = COMET
    else:
        open_window(table)


@inlined
def clear_action(table):
    forget_symbols(table)
    table.regulars = table.lowered = table.left = table.done = table.target = table.terrain = table.token = 0
    table.card, table.slot = NO_CARD, NO_SLOT
    for companion in range(SLOTS):
        table.explored[companion] = 0
    for word in range(ALL_WORDS):
        table.used[word] = 0


@inner
def open_window(table):
    """Opens the window between turns after a Move; its abilities need animal cards played in one."""
    table.decision = NEXT_WINDOW if table.action == MOVE else TURN_OVER
    table.action = BETWEEN if table.action == MOVE else OTHER


@inlined
def answer_comet(table, answer, chance, log):
    """Draws up to the limit or readies all cards; the player whose turn it is answers first."""
    emit(log, COMET_ANSWERED, table.seat, answer)
    if answer == DRAW:
        draw_to_limit(table, table.seat, chance, log)
    else:
        ready_all(table, table.seat, log)
    next_seat(table)
    if table.seat == table.turn:
        open_window(table)


@inlined
def next_window(table):
    """Asks the players who can use something, once around from the next player."""
    while table.decision == NEXT_WINDOW:
        next_seat(table)
        if table.seat == table.turn:
            table.decision = TURN_OVER
        elif not table.passed[table.seat] and can_use_any(table, table.seat):
            table.decision = WINDOW


@inlined
def pass_for_good(table, log):
    table.passed[table.seat] = 1
    table.action = OTHER
    emit(log, PASSED, table.seat)
    table.decision = ACTION_OVER


# ---- from turn to turn, and the end ------------------------------------------------------------------------


@inner
def has_animal_card(table, seat):
    cards = 0
    for word in range(CARD_WORDS):
        cards |= table.hands[seat, word] & ~ADVANTAGES[word]
    return cards != 0


@inlined
def can_act(table, seat):
    """Returns whether a seat has a legal action; before the comet it can always refresh."""
    if not table.comet:
        return True
    return has_animal_card(table, seat) and (has_companion(table, seat) or can_hatch_any(table, seat, 0))


@inlined
def next_turn(table, log):
    """Starts the next turn. After the comet, a player without a legal action passes unasked (settled)."""
    for word in range(CARD_WORDS):
        table.played[word] = 0
    table.action = OTHER
    while table.decision == TURN_OVER:
        table.turns_left -= table.comet
        active = 0
        for seat in range(table.players):
            active += 1 - table.passed[seat]
        if active == 0:
            end_game(table, ALL_PASSED, log)
        elif table.comet and table.turns_left == 0:
            end_game(table, NO_TURNS_LEFT, log)
        else:
            table.seat = table.turn
            next_seat(table)
            while table.passed[table.seat]:
                next_seat(table)
            table.turn = table.seat
            emit(log, TURN_STARTED, table.seat)
            if can_act(table, table.seat):
                table.decision = ACT
            else:
                table.passed[table.seat] = 1
                emit(log, PASSED, table.seat)


@inlined
def end_game(table, reason, log):
    table.decision = OVER
    if log.is_open:
        for seat in range(table.players):
            score(table, seat, log)
        emit(log, GAME_ENDED, reason)
