"""Points for saved animals, families of lizards, equal animals and the leader's clause. All are public."""

import numpy as np

from starboard.engine.bits import count_bits, lowest_bit
from starboard.engine.compiled import compiled, inlined, inner
from starboard.engine.log import emit
from starboard.engine.ranking import give_places
from starboard.games.comet.events import (
    ALIKE_SAVED,
    ANIMALS_SAVED,
    LEADER_CLAUSE,
    LIZARDS_SAVED,
    POINTS_SCORED,
)
from starboard.games.comet.material import (
    CARD_WORDS,
    CHAMELEON,
    CLAUSE,
    CLAUSE_POINTS,
    LIZARD,
    LIZARD_POINTS,
    POINTS,
    SAME_COUNT,
    SAME_POINTS,
    SPECIES,
    SPECIES_NAMES,
    TRUE_LIZARDS,
    WORD,
)

PLENTY = 1000
"""More than the number of animals that can be saved."""


@inner
def score(table, seat, log):
    points, species = 0, np.zeros(len(SPECIES_NAMES), np.int64)
    for word in range(CARD_WORDS):
        cards = table.saved[seat, word]
        while cards:
            card = word * WORD + lowest_bit(cards)
            points += POINTS[card]
            species[SPECIES[card]] += 1
            cards &= cards - 1
    total = scored(seat, points, ANIMALS_SAVED, log)
    total += scored(seat, lizard_points(species), LIZARDS_SAVED, log)
    total += scored(seat, alike_points(species), ALIKE_SAVED, log)
    return total + scored(seat, leader_points(table, seat), LEADER_CLAUSE, log)


@inner
def scored(seat, points, reason, log):
    if points:
        emit(log, POINTS_SCORED, seat, points, reason)
    return points


@inlined
def lizard_points(species):
    """Scores as many sets of three lizards as possible; chameleons fill gaps, one must be true (settled)."""
    lizards = np.zeros(TRUE_LIZARDS + 1, np.int64)
    for kind in range(len(SPECIES_NAMES)):
        if LIZARD[kind] >= 0:
            lizards[LIZARD[kind]] += species[kind]
    sets, is_possible = 0, True
    while is_possible:
        missing, true_ones = 0, 0
        for lizard in range(TRUE_LIZARDS):
            missing += max(0, sets + 1 - lizards[lizard])
            true_ones += lizards[lizard]
        is_possible = missing <= lizards[CHAMELEON] and sets + 1 <= true_ones
        sets += is_possible
    return LIZARD_POINTS * sets


@inlined
def alike_points(species):
    """Scores, once for each species, `SAME_COUNT` animals of it."""
    points = 0
    for kind in range(len(SPECIES_NAMES)):
        if SAME_COUNT[kind] and species[kind] >= SAME_COUNT[kind]:
            points += SAME_POINTS[kind]
    return points


@inlined
def leader_points(table, seat):
    points = 0
    leader = lowest_bit(table.saved[seat, CARD_WORDS]) if table.saved[seat, CARD_WORDS] else 0
    for word in range(CARD_WORDS):
        points += CLAUSE_POINTS[leader] * count_bits(table.saved[seat, word] & CLAUSE[leader, word])
    return points


@inner
def saved_count(table, seat):
    count = 0
    for word in range(CARD_WORDS):
        count += count_bits(table.saved[seat, word])
    return count


@compiled
def result(table, places, points, log):
    """Ranks by most points, then by most saved animals (settled)."""
    for seat in range(table.players):
        points[seat] = score(table, seat, log)
        places[seat] = PLENTY * points[seat] + saved_count(table, seat)
    give_places(places, table.players)
