"""Where companions can go: free passage, steps, flights, nests.

Sets of hexes are pairs of words (low, high).
"""

from starboard.engine.bits import lowest_bit
from starboard.engine.compiled import inlined, inner
from starboard.games.comet.material import (
    ABILITY_TERRAINS,
    ALL_NESTS,
    ALL_WORDS,
    AMOUNT,
    CAVE_SET,
    FIRST_Q,
    FIRST_R,
    GUARDIANS,
    KIND,
    LAND,
    NEAR,
    NOWHERE,
    ROWS,
    SLOTS,
    SWAPS,
    TERRAIN_HEXES,
    WILD,
    WORD,
)
from starboard.games.comet.table import MOVE
from starboard.games.comet.vocabulary import NEST_STEP, STEP, TERRAINS, TOKENS

ALL_TERRAINS = (1 << len(TERRAINS)) - 1


@inlined
def q_of(cell):
    return cell // ROWS + FIRST_Q


@inlined
def r_of(cell):
    return cell % ROWS + FIRST_R


@inlined
def bit_in(hex_number, word):
    """Returns one word of the set that has this hex only."""
    return 1 << (hex_number - word * WORD) if hex_number // WORD == word else 0


@inner
def occupied(table, seat, companion):
    """Returns the hexes with a companion or token, without the given companion, which is about to move."""
    low, high = 0, 0
    for other in range(table.players):
        for i in range(SLOTS):
            at = int(table.companions[other, i])
            if at != NOWHERE and not (other == seat and i == companion):
                low |= bit_in(at, 0)
                high |= bit_in(at, 1)
    for token in range(len(TOKENS)):
        at = int(table.tokens[token])
        if at != NOWHERE:
            low |= bit_in(at, 0)
            high |= bit_in(at, 1)
    return low, high


@inner
def free_terrains(table, seat, companion):
    """Returns, as bits, the terrains a companion passes free: by guardians and explorers, in a Move only."""
    terrains = 0
    if table.action == MOVE:
        terrains = int(table.explored[companion])
        for word in range(ALL_WORDS):
            guardians = table.saved[seat, word] & GUARDIANS[word]
            while guardians:
                terrains |= 1 << ABILITY_TERRAINS[word * WORD + lowest_bit(guardians), 0]
                guardians &= guardians - 1
    return terrains


@inner
def reach(side, at, low, high):
    """Returns the neighbours of `at` and of all hexes reached from it over (low, high), without `at`."""
    reached_low, reached_high = NEAR[side, at, 0], NEAR[side, at, 1]
    low &= ~bit_in(at, 0)
    high &= ~bit_in(at, 1)
    while True:
        if reached_low & low:
            through = lowest_bit(reached_low & low)
            low &= ~(1 << through)
        elif reached_high & high:
            through = lowest_bit(reached_high & high)
            high &= ~(1 << through)
            through += WORD
        else:
            break
        reached_low |= NEAR[side, through, 0]
        reached_high |= NEAR[side, through, 1]
    return reached_low & ~bit_in(at, 0), reached_high & ~bit_in(at, 1)


@inner
def passed_free(table, seat, companion):
    """Returns the hexes a companion passes free: occupied ones, and those of its free terrains."""
    low, high = occupied(table, seat, companion)
    terrains = free_terrains(table, seat, companion)
    for terrain in range(len(TERRAINS)):
        if terrains >> terrain & 1:
            low |= TERRAIN_HEXES[table.side, terrain, 0]
            high |= TERRAIN_HEXES[table.side, terrain, 1]
    return low, high


@inner
def reach_free(table, seat, companion):
    """Returns the hexes a companion passes free on its way, and those one hex farther."""
    low, high = passed_free(table, seat, companion)
    return reach(table.side, int(table.companions[seat, companion]), low, high)


# ---- symbols -----------------------------------------------------------------------------------------------


@inner
def paid_by(table, seat, symbol):
    """Returns the terrains a symbol pays for, as bits. Swaps count in a Move only."""
    if symbol == WILD:
        return ALL_TERRAINS
    terrains = 1 << symbol
    if table.action == MOVE:
        for word in range(ALL_WORDS):
            swaps = table.saved[seat, word] & SWAPS[word]
            while swaps:
                card = word * WORD + lowest_bit(swaps)
                swaps &= swaps - 1
                first, second = ABILITY_TERRAINS[card, 0], ABILITY_TERRAINS[card, 1]
                if second < 0:  # the first terrain pays for any
                    terrains |= ALL_TERRAINS if symbol == first else 0
                elif symbol == first or symbol == second:
                    terrains |= 1 << first | 1 << second
    return terrains


@inner
def payable(table, seat):
    """Returns the terrains that the remaining symbols pay for, as bits."""
    terrains = 0
    for symbol in range(WILD + 1):
        if table.pool[symbol]:
            terrains |= paid_by(table, seat, symbol)
    return terrains


@inner
def hexes_of(side, terrains):
    """Returns the hexes of these terrains and the cave, which every symbol pays for; none for no terrain."""
    low, high = 0, 0
    if terrains:
        low, high = CAVE_SET[side, 0], CAVE_SET[side, 1]
        for terrain in range(len(TERRAINS)):
            if terrains >> terrain & 1:
                low |= TERRAIN_HEXES[side, terrain, 0]
                high |= TERRAIN_HEXES[side, terrain, 1]
    return low, high


@inner
def advances(table, seat, companion, low, high):
    """Returns where a companion can advance with one symbol, if symbols pay for the hexes (low, high)."""
    if table.companions[seat, companion] == NOWHERE or not (low | high):
        return 0, 0
    reached_low, reached_high = reach_free(table, seat, companion)
    others_low, others_high = occupied(table, seat, companion)
    return reached_low & low & ~others_low, reached_high & high & ~others_high


@inner
def can_advance(table, seat, terrains):
    """Returns whether any companion can advance with symbols for these terrains."""
    low, high = hexes_of(table.side, terrains)
    for companion in range(SLOTS):
        first, second = advances(table, seat, companion, low, high)
        if first | second:
            return True
    return False


@inner
def can_advance_over(table, seat, terrain, terrains):
    """Returns whether any companion could advance with symbols for `terrains` if it passed `terrain` free."""
    side = table.side
    low, high = hexes_of(side, terrains)
    for companion in range(SLOTS):
        at = int(table.companions[seat, companion])
        if at != NOWHERE:
            free_low, free_high = passed_free(table, seat, companion)
            reached_low, reached_high = reach(
                side,
                at,
                free_low | TERRAIN_HEXES[side, terrain, 0],
                free_high | TERRAIN_HEXES[side, terrain, 1],
            )
            others_low, others_high = occupied(table, seat, companion)
            if reached_low & low & ~others_low | reached_high & high & ~others_high:
                return True
    return False


# ---- steps, flights, steps into nests ----------------------------------------------------------------------


@inner
def leaps(table, seat, companion, card):
    """Returns where the ability of a card can bring a companion: STEP, FLY or NEST_STEP."""
    at, side = int(table.companions[seat, companion]), table.side
    if at == NOWHERE:
        return 0, 0
    others_low, others_high = occupied(table, seat, companion)
    cave_low, cave_high = CAVE_SET[side, 0], CAVE_SET[side, 1]
    if KIND[card] == NEST_STEP:
        low, high = reach_free(table, seat, companion)
        ends_low, ends_high = ALL_NESTS[side, 0], ALL_NESTS[side, 1]
    else:
        # Every hex costs a step. Steps cross a nest only if it is occupied; nobody crosses the cave.
        over_low = LAND[side, 0] | ALL_NESTS[side, 0] & (others_low if KIND[card] == STEP else -1)
        over_high = LAND[side, 1] | ALL_NESTS[side, 1] & (others_high if KIND[card] == STEP else -1)
        low, high = step_out(side, at, over_low, over_high, AMOUNT[card])
        ends_low, ends_high = LAND[side, 0], LAND[side, 1]
    return low & (ends_low & ~others_low | cave_low), high & (ends_high & ~others_high | cave_high)


@inlined
def step_out(side, at, over_low, over_high, steps):
    """Returns the hexes within `steps` steps over a set of hexes, without the start."""
    low, high = bit_in(at, 0), bit_in(at, 1)
    for _ in range(steps):
        from_low, from_high = low & (over_low | bit_in(at, 0)), high & (over_high | bit_in(at, 1))
        while from_low:
            through = lowest_bit(from_low)
            from_low &= from_low - 1
            low |= NEAR[side, through, 0]
            high |= NEAR[side, through, 1]
        while from_high:
            through = WORD + lowest_bit(from_high)
            from_high &= from_high - 1
            low |= NEAR[side, through, 0]
            high |= NEAR[side, through, 1]
    return low & ~bit_in(at, 0), high & ~bit_in(at, 1)


@inner
def can_leap(table, seat, card):
    for companion in range(SLOTS):
        low, high = leaps(table, seat, companion, card)
        if low | high:
            return True
    return False
