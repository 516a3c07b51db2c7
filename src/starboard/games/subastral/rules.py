"""Set-up, the turn from its first decision to its last, and the end of the game."""

from starboard.engine.bits import count_bits, lowest_bit
from starboard.engine.chance import below, shuffle
from starboard.engine.compiled import inlined, inner
from starboard.engine.log import NOTHING, attach, emit
from starboard.games.subastral.cards import (
    NO_CARD,
    add_to_hand,
    add_to_journal,
    beneath_end_card,
    biome_of,
    draw,
    draw_to_hand,
    leave_hand,
    number_of,
    put_on_cloud,
    reveal,
    top_card,
)
from starboard.games.subastral.events import (
    CARD_CHOSEN,
    CARD_LAID_ASIDE,
    CARD_PASSED,
    CARD_PLAYED,
    CARDS_DEALT,
    CARDS_SHUFFLED_BACK,
    CARDS_TAKEN,
    CLOUD_CHOSEN,
    GAME_ENDED,
    HAND,
    JOURNAL,
    LAST_TURN,
    LAST_TURN_ENDED,
    PILE_STARTED,
    PLACE_CHOSEN,
    START_PLAYER_CHOSEN,
    TURN_SKIPPED,
    TURN_STARTED,
)
from starboard.games.subastral.material import (
    DECK,
    DECK_SIZES,
    FIRST_CLOUD,
    HAND_SIZE,
    LAST_CLOUD,
)
from starboard.games.subastral.moves import (
    DRAW_A_CARD,
    PASS_CARD,
    PLAY_CARD,
    START_PILE,
    TAKE_CLOUD,
    TO_HAND,
    TO_JOURNAL,
)
from starboard.games.subastral.scoring import score
from starboard.games.subastral.table import (
    DRAW,
    INTO_HAND,
    INTO_JOURNAL,
    LAST_TURN_OVER,
    OVER,
    PASS,
    PILE,
    PLAY,
    REFILL,
    TAKE,
    TO,
    TURN_OVER,
)

# ---- set-up ------------------------------------------------------------------------------------------------


@inner
def setup(table, players, options, chance, log):
    table.players = players
    table.disturbance = options[0]
    table.deck_size = DECK_SIZES[players]
    for i in range(table.deck_size):
        table.deck[i] = DECK[players, i]
    shuffle(chance, table.deck, 0, table.deck_size)
    for seat in range(players):
        emit(log, CARDS_DEALT, seat)
        for _ in range(HAND_SIZE):
            card = top_card(table)
            add_to_hand(table, seat, card)
            attach(log, card)
    for cloud in range(FIRST_CLOUD, LAST_CLOUD + 1):
        reveal(table, top_card(table), cloud, log)
    reveal_two_numbers(table, chance, log)
    table.start = table.seat = below(chance, players)
    emit(log, START_PLAYER_CHOSEN, table.start)
    emit(log, TURN_STARTED, table.start)
    table.decision = PLAY


@inlined
def reveal_two_numbers(table, chance, log):
    """Reveals two more cards, of different numbers, each on the cloud of its number."""
    first = top_card(table)
    reveal(table, first, number_of(first), log)
    # Cards of the same number are laid aside until another number comes up. Then they are shuffled with all
    # cards above the end card (settled).
    top = fitting = table.deck_size - 1
    while number_of(table.deck[fitting]) == number_of(first):
        table.aside[table.deck[fitting]] += 1
        emit(log, CARD_LAID_ASIDE, table.deck[fitting])
        fitting -= 1
    table.deck[fitting], table.deck[top] = table.deck[top], table.deck[fitting]
    second = top_card(table)
    reveal(table, second, number_of(second), log)
    if fitting < top:
        shuffle(chance, table.deck, beneath_end_card(table), table.deck_size)
        emit(log, CARDS_SHUFFLED_BACK, top - fitting)


# ---- a turn: play a card -----------------------------------------------------------------------------------


@inlined
def play_card(table, card, log):
    cloud = number_of(card)
    leave_hand(table, table.seat, card)
    put_on_cloud(table, card, cloud)
    table.played_on = cloud
    emit(log, CARD_PLAYED, table.seat, card, cloud)
    clouds = last = 0
    for other in range(FIRST_CLOUD, LAST_CLOUD + 1):
        if can_take_from(table, other, cloud):
            clouds += 1
            last = other
    table.decision = TAKE if clouds else TURN_OVER
    if clouds == 1:
        take_cloud(table, last, log)  # there is no choice (settled)


# ---- a turn: take cards ------------------------------------------------------------------------------------


@inlined
def can_take_from(table, cloud, played_on):
    return cloud != played_on and table.cloud_size[cloud] > 0


@inner
def take_cloud(table, cloud, log):
    table.taken_from = cloud
    emit(log, CLOUD_CHOSEN, table.seat, cloud)
    table.decision = where_cards_go(table.played_on, cloud)


@inner
def where_cards_go(played_on, cloud):
    """Returns where a cloud's cards go: towards the deck to the hand, towards the sun to the journal."""
    if abs(cloud - played_on) == LAST_CLOUD - FIRST_CLOUD:
        return TO  # from one end of the row to the other, the player chooses
    return INTO_HAND if cloud < played_on else INTO_JOURNAL


@inlined
def choose_place(table, place, log):
    emit(log, PLACE_CHOSEN, table.seat, place)
    table.decision = INTO_HAND if place == HAND else INTO_JOURNAL


@inlined
def take_into_hand(table, log):
    seat, cloud = table.seat, table.taken_from
    emit(log, CARDS_TAKEN, seat, cloud, HAND)
    for i in range(table.cloud_size[cloud]):
        card = table.clouds[cloud, i]
        add_to_hand(table, seat, card)
        table.known[seat, card] += 1
        attach(log, card)
    table.cloud_size[cloud] = 0
    draw_to_hand(table, log)
    table.decision = REFILL


@inner
def new_biomes(table):
    """Returns, as bits, the biomes of the cards being taken that have no pile yet."""
    cloud, biomes = table.taken_from, 0
    for i in range(table.cloud_size[cloud]):
        biomes |= 1 << biome_of(table.clouds[cloud, i])
    for pile in range(table.pile_count[table.seat]):
        biomes &= ~(1 << table.piles[table.seat, pile])
    return biomes


@inlined
def take_into_journal(table, log):
    seat, cloud = table.seat, table.taken_from
    new = new_biomes(table)
    if count_bits(new) > 1:
        table.decision = PILE  # the player chooses the order of the new piles, one at a time
    else:
        if new:
            start_pile(table, seat, lowest_bit(new), log)
        emit(log, CARDS_TAKEN, seat, cloud, JOURNAL)
        for i in range(table.cloud_size[cloud]):
            card = table.clouds[cloud, i]
            add_to_journal(table, seat, card)
            attach(log, card)
        table.cloud_size[cloud] = 0
        table.decision = REFILL


@inner
def start_pile(table, seat, biome, log):
    table.piles[seat, table.pile_count[seat]] = biome
    table.pile_count[seat] += 1
    emit(log, PILE_STARTED, seat, biome, table.pile_count[seat])


# ---- a turn: refill the row --------------------------------------------------------------------------------


@inlined
def refill(table, log):
    table.decision = TURN_OVER
    card, cloud = draw(table, log), table.taken_from
    while card != NO_CARD:
        reveal(table, card, cloud, log)
        well_filled = 0
        for other in range(FIRST_CLOUD, LAST_CLOUD + 1):
            well_filled += table.cloud_size[other] >= 2
        if well_filled >= 2:
            break
        card = draw(table, log)
        cloud = number_of(card)


# ---- from turn to turn, and the end ------------------------------------------------------------------------


@inlined
def next_seat(table):
    table.seat = table.seat + 1 if table.seat + 1 < table.players else 0


@inlined
def next_turn(table, log):
    """Starts the next turn. With an empty hand and an empty deck it is skipped, but counts (settled)."""
    table.played_on = table.taken_from = 0
    while table.decision == TURN_OVER:
        if table.end_met and table.turns_left == 0:
            emit(log, LAST_TURN_ENDED)
            table.decision = LAST_TURN_OVER
        else:
            table.turns_left -= table.end_met
            next_seat(table)
            emit(log, TURN_STARTED, table.seat, table.turns_left if table.end_met else NOTHING)
            if table.hand_size[table.seat]:
                table.decision = PLAY
            elif table.deck_size:
                table.decision = DRAW
            else:
                emit(log, TURN_SKIPPED, table.seat)


@inlined
def end_turns(table, log):
    """Asks for cards to pass (Disturbance), in turn order; passes them all at once, then ends the game."""
    if table.disturbance:
        while table.passes_asked < table.players and table.decision != PASS:
            next_seat(table)  # begins with the start player, since the seat before it had the last turn
            table.passes_asked += 1
            if table.hand_size[table.seat]:
                table.decision = PASS
    if table.decision != PASS:
        for seat in range(table.players):
            if table.passing[seat]:
                pass_card(table, seat, log)
        end_game(table, log)


@inlined
def choose_pass(table, card, log):
    table.passing[table.seat] = 1 + card
    emit(log, CARD_CHOSEN, table.seat, card)
    table.decision = LAST_TURN_OVER


@inlined
def pass_card(table, seat, log):
    card, neighbour = table.passing[seat] - 1, (seat + 1) % table.players
    table.passing[seat] = 0
    leave_hand(table, seat, card)
    has_pile = False
    for pile in range(table.pile_count[neighbour]):
        has_pile |= table.piles[neighbour, pile] == biome_of(card)
    if not has_pile:
        start_pile(table, neighbour, biome_of(card), log)
    add_to_journal(table, neighbour, card)
    emit(log, CARD_PASSED, seat, card, neighbour)


@inlined
def end_game(table, log):
    table.decision = OVER
    if log.is_open:
        for seat in range(table.players):
            score(table, seat, log)
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
    decision, n = table.decision, 0
    if decision == PLAY or decision == PASS:
        first = PLAY_CARD if decision == PLAY else PASS_CARD
        kinds = table.hand_kinds[table.seat]
        while kinds:
            buffer.moves[n] = first + lowest_bit(kinds)
            kinds &= kinds - 1
            n += 1
    elif decision == TAKE:
        for cloud in range(FIRST_CLOUD, LAST_CLOUD + 1):
            buffer.moves[n] = TAKE_CLOUD + cloud - FIRST_CLOUD
            n += can_take_from(table, cloud, table.played_on)
    elif decision == TO:
        buffer.moves[0], buffer.moves[1] = TO_HAND, TO_JOURNAL
        n = 2
    elif decision == PILE:
        new = new_biomes(table)
        while new:
            buffer.moves[n] = START_PILE + lowest_bit(new)
            new &= new - 1
            n += 1
    elif decision == DRAW:
        buffer.moves[0] = DRAW_A_CARD
        n = 1
    return n


@inner
def step(table, move, chance, log):
    """Makes a move, then everything that follows until the next decision."""
    decision = table.decision
    if decision == PLAY:
        play_card(table, move - PLAY_CARD, log)
    elif decision == TAKE:
        take_cloud(table, move - TAKE_CLOUD + FIRST_CLOUD, log)
    elif decision == TO:
        choose_place(table, HAND if move == TO_HAND else JOURNAL, log)
    elif decision == PILE:
        start_pile(table, table.seat, move - START_PILE, log)
        table.decision = INTO_JOURNAL
    elif decision == DRAW:
        draw_to_hand(table, log)
        table.decision = TURN_OVER
    else:
        choose_pass(table, move - PASS_CARD, log)

    if table.decision == INTO_HAND:
        take_into_hand(table, log)
    if table.decision == INTO_JOURNAL:
        take_into_journal(table, log)
    if table.decision == REFILL:
        refill(table, log)
    if table.decision == TURN_OVER:
        next_turn(table, log)
    if table.decision == LAST_TURN_OVER:
        end_turns(table, log)
