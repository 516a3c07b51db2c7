"""Set-up, the turn (place a card, draw a card), and the end of the game."""

from starboard.engine.chance import below, shuffle
from starboard.engine.compiled import inlined, inner
from starboard.engine.log import NOTHING, attach, emit
from starboard.games.codex.codex import CENTRE, back_of, is_face_down, place_card
from starboard.games.codex.events import (
    CARD_CHOSEN,
    CARD_CHOSEN_FACE_DOWN,
    CARD_DRAWN,
    CARD_OPENED,
    CARDS_DEALT,
    EMPTY_DECKS,
    END_MET,
    GAME_ENDED,
    LAST_TURN,
    OBJECTIVE_KEPT_SECRETLY,
    OBJECTIVES_DEALT,
    OBJECTIVES_OPENED,
    OPEN_CARD_TAKEN,
    POINTS_GAINED,
    START_PLAYER_CHOSEN,
    STARTER_DEALT,
    TURN_MISSED,
    TURN_STARTED,
    TWENTY_POINTS,
)
from starboard.games.codex.material import (
    CARDS,
    COST,
    DECK_SIZE,
    END_POINTS,
    FIXED,
    FRONT,
    GOLD,
    KINGDOMS,
    OBJECTIVES,
    OPEN_CARDS,
    PER,
    PER_CORNER,
    POINTS,
    RESOURCE,
    STARTERS,
)
from starboard.games.codex.moves import CHOOSE_SIDE, DRAW_FROM, KEEP_OBJECTIVE, PLACE_AT, PLAY_FACE
from starboard.games.codex.scoring import COMMON, score_objectives, score_track
from starboard.games.codex.table import (
    DRAW,
    KEEP,
    NO_CARD,
    OVER,
    PLACE,
    PLAY,
    STARTER,
    STARTER_CHOSEN,
    TURN_OVER,
)

DECKS = 2


# ---- set-up ------------------------------------------------------------------------------------------------


@inner
def setup(table, players, options, chance, log):
    table.players = players
    for deck in range(DECKS):
        table.deck_size[deck] = DECK_SIZE
        for i in range(DECK_SIZE):
            table.decks[deck, i] = deck * DECK_SIZE + i
        shuffle(chance, table.decks[deck], 0, DECK_SIZE)
    for place in range(OPEN_CARDS):
        table.open[place] = NO_CARD
        open_card(table, place, place // 2, log)
    for i in range(OBJECTIVES):
        table.objectives[i] = i
    shuffle(chance, table.objectives, 0, OBJECTIVES)
    for i in range(STARTERS):
        table.starters[i] = i
    shuffle(chance, table.starters, 0, STARTERS)
    for seat in range(players):
        emit(log, STARTER_DEALT, seat, table.starters[seat])
    table.start = table.seat = below(chance, players)
    emit(log, START_PLAYER_CHOSEN, table.start)
    table.decision = STARTER


@inlined
def choose_starter_side(table, side, log):
    seat = table.seat
    place_card(table, seat, 2 * (CARDS + int(table.starters[seat])) + side, CENTRE, 1, log)
    table.decision = STARTER_CHOSEN


@inlined
def after_starter(table, log):
    """Deals hands and objectives when everybody has chosen a side."""
    next_seat(table)
    table.decision = STARTER
    if table.seat == table.start:
        for seat in range(table.players):
            for i in range(3):
                put_into_hand(table, seat, top_card(table, RESOURCE if i < 2 else GOLD), 0)
            emit(log, CARDS_DEALT, seat, deck_top(table, RESOURCE), deck_top(table, GOLD))
            for i in range(3):
                attach(log, table.hands[seat, i])
        emit(log, OBJECTIVES_OPENED)
        for common in range(COMMON):
            attach(log, table.objectives[common])
        for seat in range(table.players):
            emit(log, OBJECTIVES_DEALT, seat)
            attach(log, table.objectives[COMMON + 2 * seat])
            attach(log, table.objectives[COMMON + 2 * seat + 1])
        table.objectives_dealt = 1
        table.decision = KEEP


@inlined
def keep_objective(table, objective, log):
    seat = table.seat
    table.kept[seat] = 1 if table.objectives[COMMON + 2 * seat] == objective else 2
    emit(log, OBJECTIVE_KEPT_SECRETLY, seat, objective)
    next_seat(table)
    table.decision = KEEP
    if table.seat == table.start:
        table.decision = PLAY
        emit(log, TURN_STARTED, table.seat)


# ---- hands and decks ---------------------------------------------------------------------------------------


@inlined
def top_card(table, deck):
    table.deck_size[deck] -= 1
    return int(table.decks[deck, table.deck_size[deck]])


@inlined
def deck_top(table, deck):
    return int(table.decks[deck, table.deck_size[deck] - 1]) if table.deck_size[deck] else NOTHING


@inner
def put_into_hand(table, seat, card, known):
    i = int(table.hand_size[seat])
    while i > 0 and table.hands[seat, i - 1] > card:
        table.hands[seat, i] = table.hands[seat, i - 1]
        table.known[seat, i] = table.known[seat, i - 1]
        i -= 1
    table.hands[seat, i] = card
    table.known[seat, i] = known
    table.hand_size[seat] += 1


@inlined
def leave_hand(table, seat, card):
    table.hand_size[seat] -= 1
    found = False
    for i in range(table.hand_size[seat]):
        found |= table.hands[seat, i] == card
        if found:
            table.hands[seat, i] = table.hands[seat, i + 1]
            table.known[seat, i] = table.known[seat, i + 1]
    table.hands[seat, table.hand_size[seat]] = table.known[seat, table.hand_size[seat]] = 0


@inner
def open_card(table, place, deck, log):
    """Turns up the top card of a deck, or of the other deck if it is empty (settled)."""
    table.open[place] = NO_CARD
    if table.deck_size[deck] == 0:
        deck = 1 - deck
    if table.deck_size[deck]:
        card = top_card(table, deck)
        table.open[place] = card
        emit(log, CARD_OPENED, card, place + 1, deck, deck_top(table, deck))


# ---- a turn: place a card ----------------------------------------------------------------------------------


@inner
def can_pay(table, seat, card):
    """Returns whether a gold card's cost is visible, before the card covers anything."""
    for kingdom in range(len(KINGDOMS)):
        if table.symbols[seat, kingdom] < COST[card, kingdom]:
            return False
    return True


@inlined
def choose_card(table, face, log):
    card = face // 2
    if is_face_down(face):
        table.chosen_known = forget_known(table, table.seat, card)
        emit(log, CARD_CHOSEN_FACE_DOWN, table.seat, card)
    else:
        table.chosen_known = 1
        emit(log, CARD_CHOSEN, table.seat, card)
    leave_hand(table, table.seat, card)
    table.chosen = face
    table.decision = PLACE


@inlined
def forget_known(table, seat, card):
    """Forgets which cards with this card's back are known: nobody else sees which is placed (settled).

    Returns 1 if the card is known all the same, being the only one with its back.
    """
    alike, known = 0, 0
    for i in range(table.hand_size[seat]):
        if back_of(table.hands[seat, i]) == back_of(card):
            alike += 1
            known += table.known[seat, i]
            table.known[seat, i] = 0
    return 1 if alike == 1 and known == 1 else 0


@inner
def place_chosen(table, cell, log):
    seat, face = table.seat, table.chosen
    covered = place_card(table, seat, face, cell, table.chosen_known, log)
    if face % 2 == FRONT:
        gain_points(table, seat, face // 2, covered, log)
    table.chosen = 0
    table.decision = DRAW


@inlined
def gain_points(table, seat, card, covered, log):
    """Scores a front: fixed points, or points per corner covered, or per visible item, its own included."""
    points = POINTS[card]
    if PER[card] == PER_CORNER:
        points *= covered
    elif PER[card] != FIXED:
        points *= table.symbols[seat, len(KINGDOMS) + PER[card] - 1]
    table.points[seat] += points
    if points:
        emit(log, POINTS_GAINED, seat, points, table.points[seat])
    if table.points[seat] >= END_POINTS:
        meet_end(table, TWENTY_POINTS, log)


# ---- a turn: draw a card -----------------------------------------------------------------------------------


@inlined
def can_draw_from(table, source):
    """Returns whether a deck or a place for an open card is not empty."""
    return table.deck_size[source] > 0 if source < DECKS else table.open[source - DECKS] != NO_CARD


@inlined
def count_sources(table):
    """Returns the number of sources a card can be drawn from, and the last of them."""
    count = last = 0
    for source in range(DECKS + OPEN_CARDS):
        if can_draw_from(table, source):
            count += 1
            last = source
    return count, last


@inner
def draw_card(table, source, log):
    seat = table.seat
    if source < DECKS:
        card = top_card(table, source)
        put_into_hand(table, seat, card, 0)
        emit(log, CARD_DRAWN, seat, card, source, deck_top(table, source))
    else:
        place = source - DECKS
        card = int(table.open[place])
        put_into_hand(table, seat, card, 1)
        emit(log, OPEN_CARD_TAKEN, seat, card, place + 1)
        open_card(table, place, card // DECK_SIZE, log)
    if table.deck_size[RESOURCE] == 0 and table.deck_size[GOLD] == 0:
        meet_end(table, EMPTY_DECKS, log)
    table.decision = TURN_OVER


# ---- from turn to turn, and the end ------------------------------------------------------------------------


@inner
def meet_end(table, reason, log):
    """Starts the end: the round is finished, then everybody has one more turn. Only the first call counts."""
    if not table.end_met:
        turns_this_round = (table.seat - table.start) % table.players + 1
        table.end_met = 1
        table.turns_left = 2 * table.players - turns_this_round
        emit(log, END_MET, table.turns_left, reason)


@inlined
def next_seat(table):
    table.seat = table.seat + 1 if table.seat + 1 < table.players else 0


@inlined
def next_turn(table, log):
    """Starts the next turn. Without an open cell or a card it is missed, but counts (settled)."""
    missed = 0
    while table.decision == TURN_OVER:
        if table.end_met and table.turns_left == 0:
            end_game(table, log)
        else:
            table.turns_left -= table.end_met
            next_seat(table)
            emit(log, TURN_STARTED, table.seat, table.turns_left if table.end_met else NOTHING)
            if table.cell_count[table.seat] and table.hand_size[table.seat]:
                table.decision = PLAY
            else:
                emit(log, TURN_MISSED, table.seat)
                missed += 1
                if missed == table.players:  # all are shut in; never observed
                    meet_end(table, EMPTY_DECKS, log)


@inlined
def end_game(table, log):
    table.decision = OVER
    if log.is_open:
        for seat in range(table.players):
            score_track(table, seat, log)
            score_objectives(table, seat, log)
        emit(log, GAME_ENDED, LAST_TURN)


# ---- the verbs ---------------------------------------------------------------------------------------------


@inner
def to_move(table):
    return -1 if table.decision == OVER else table.seat


@inner
def over(table):
    return table.decision == OVER


@inner
def legal(table, buffer):
    decision, seat, n = table.decision, table.seat, 0
    if decision == STARTER:
        buffer.moves[0], buffer.moves[1] = CHOOSE_SIDE, CHOOSE_SIDE + 1
        n = 2
    elif decision == KEEP:
        first, second = table.objectives[COMMON + 2 * seat], table.objectives[COMMON + 2 * seat + 1]
        buffer.moves[0], buffer.moves[1] = (
            KEEP_OBJECTIVE + min(first, second),
            KEEP_OBJECTIVE + max(first, second),
        )
        n = 2
    elif decision == PLAY:
        for i in range(table.hand_size[seat]):
            card = int(table.hands[seat, i])
            buffer.moves[n] = PLAY_FACE + 2 * card
            n += can_pay(table, seat, card)
            buffer.moves[n] = PLAY_FACE + 2 * card + 1
            n += 1
    elif decision == PLACE:
        n = int(table.cell_count[seat])
        for i in range(n):
            buffer.moves[i] = PLACE_AT + table.cells[seat, i]
    elif decision == DRAW:
        for source in range(DECKS + OPEN_CARDS):
            buffer.moves[n] = DRAW_FROM + source
            n += can_draw_from(table, source)
    return n


@inner
def step(table, move, chance, log):
    """Makes a move, then everything that follows until the next decision."""
    decision = table.decision
    if decision == STARTER:
        choose_starter_side(table, move - CHOOSE_SIDE, log)
    elif decision == KEEP:
        keep_objective(table, move - KEEP_OBJECTIVE, log)
    elif decision == PLAY:
        choose_card(table, move - PLAY_FACE, log)
    elif decision == PLACE:
        place_chosen(table, move - PLACE_AT, log)
    else:
        draw_card(table, move - DRAW_FROM, log)

    if table.decision == STARTER_CHOSEN:
        after_starter(table, log)
    if table.decision == PLACE and table.cell_count[table.seat] == 1:  # no choice (settled)
        place_chosen(table, table.cells[table.seat, 0], log)
    if table.decision == DRAW:
        sources, last = count_sources(table)
        if sources == 0:
            table.decision = TURN_OVER
        elif sources == 1:  # no choice (settled)
            draw_card(table, last, log)
    if table.decision == TURN_OVER:
        next_turn(table, log)
