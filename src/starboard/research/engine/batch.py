"""Steps many matches in one call; every thread takes a share of them."""

import numpy as np

from starboard.engine.bits import count_bits, lowest_bit
from starboard.engine.compiled import inlined, inner
from starboard.engine.verbs import legal, over, result, setup, step, to_move
from starboard.research.engine.compiling import compiled
from starboard.research.engine.fields import action_of, move_of, observe
from starboard.research.engine.memory import clear_row

SEATS = 8
"""More than any game has."""
BITS = 64
DEAL, STAY = -1, -2
"""In place of an action: deals the match again, or leaves it as it is."""
NONE = -1

Desk = np.dtype([("places", "i4", SEATS), ("points", "i4", SEATS)], align=True)
"""A thread's scratch space for results."""


@inlined
def seed_chance(chance, seed):
    """Sets `chance` to the stream that `Match` draws from, for a seed below 2**63."""
    for word in range(6):
        chance.key[word] = 0
    chance.key[6] = swapped(seed >> 32)
    chance.key[7] = swapped(seed)
    chance.stream = 0
    chance.counter = 0
    chance.used = 16


@inner
def swapped(number):
    """Returns the lowest four bytes in reverse order."""
    return (
        (number & 0xFF) << 24 | (number >> 8 & 0xFF) << 16 | (number >> 16 & 0xFF) << 8 | number >> 24 & 0xFF
    )


@inlined
def look(table, i, buffer, lawful, observations, masks, seats):
    """Writes the seat to move in match `i`, its observation and its legal actions."""
    clear_row(masks, i)
    for word in range(lawful.shape[1]):
        lawful[i, word] = 0
    seat = to_move(table)
    seats[i] = seat
    if seat >= 0:
        for k in range(legal(table, buffer)):
            action = action_of(table, buffer.moves[k])
            masks[i, action] = 1
            lawful[i, action >> 6] |= 1 << (action & 63)
    observe(table, seat & 7 if seat >= 0 else 0, observations, i)


@inlined
def settle(table, i, desk, log, players, rewards, points):
    """Writes points and rewards: each loser pays 1 / (players - 1), which the winners share."""
    result(table, desk.places, desk.points, log)
    winners = 0
    for seat in range(players):
        winners += desk.places[seat] == 1
    for seat in range(players):
        won = players / winners if desk.places[seat] == 1 else 0.0
        rewards[i, seat] = (won - 1.0) / (players - 1)
        points[i, seat] = desk.points[seat]


@compiled
def turn(
    tables,
    blanks,
    players,
    options,
    chances,
    seeds,
    buffers,
    desks,
    logs,
    lawful,
    actions,
    stride,
    observations,
    masks,
    seats,
    rewards,
    points,
    done,
    thread,
    first,
    last,
):
    """Takes an action in each match from `first` up to `last`, or deals it (DEAL), or leaves it (STAY).

    A match that ends is dealt again immediately, with its seed increased by `stride`, unless that is 0.
    """
    buffer, desk, log = buffers[thread], desks[thread], logs[thread]
    for i in range(first, last):
        deals = actions[i] == DEAL
        done[i] = 0
        for seat in range(players):
            rewards[i, seat] = 0
        if actions[i] >= 0:
            step(tables[i], move_of(tables[i], actions[i]), chances[i], log)
            if over(tables[i]):
                done[i] = 1
                settle(tables[i], i, desk, log, players, rewards, points)
                deals = stride != 0
                seeds[i] += stride
        if deals:
            seed_chance(chances[i], seeds[i])
            tables[i] = blanks[0]
            setup(tables[i], players, options, chances[i], log)
        look(tables[i], i, buffer, lawful, observations, masks, seats)


@compiled
def first_illegal(lawful, actions):
    """Returns the first match whose action is illegal, or -1."""
    for i in range(len(actions)):
        action = actions[i]
        is_known = 0 <= action < BITS * lawful.shape[1]
        if action != STAY and not (is_known and lawful[i, action >> 6] >> (action & 63) & 1):
            return i
    return NONE


@compiled
def draw_actions(lawful, dice, actions):
    """Draws a legal action for every match, all equally likely; 0 for matches that are over."""
    for i in range(len(actions)):
        count = 0
        for word in range(lawful.shape[1]):
            count += count_bits(lawful[i, word])
        dice[i] = dice[i] * np.uint64(6364136223846793005) + np.uint64(1442695040888963407)
        wanted = np.int64((dice[i] >> np.uint64(33)) * np.uint64(count) >> np.uint64(31))
        actions[i] = 0
        for word in range(lawful.shape[1]):
            bits = lawful[i, word]
            here = count_bits(bits)
            if 0 <= wanted < here:
                for _ in range(wanted):
                    bits &= bits - 1
                actions[i] = word * BITS + lowest_bit(bits)
            wanted -= here


@compiled
def observe_seat(tables, seat, out):
    """Writes the observation of `seat`, to move or not, in each match."""
    for i in range(len(tables)):
        observe(tables[i], seat, out, i)


@compiled
def legal_actions(tables, buffers):
    """Writes the legal actions of a table into the buffer and returns their number."""
    count = legal(tables[0], buffers[0])
    for k in range(count):
        buffers[0].moves[k] = action_of(tables[0], buffers[0].moves[k])
    return count
