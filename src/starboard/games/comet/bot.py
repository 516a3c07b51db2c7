"""Bot heuristics for Comet: short ways, animals worth saving, and when to stop and refresh."""

import numpy as np

from starboard.bots.heuristics import know
from starboard.bots.weights import WeightBook
from starboard.engine.bits import count_bits, lowest_bit
from starboard.engine.compiled import inner
from starboard.games.comet.board import paid_by
from starboard.games.comet.cards import hand_size
from starboard.games.comet.material import (
    ALL_WORDS,
    ANIMALS,
    CARD_WORDS,
    CAVE,
    CELLS,
    CLAUSE,
    CLAUSE_POINTS,
    HEX,
    HEXES,
    KIND,
    NEAR,
    NEST,
    NOWHERE,
    POINTS,
    SIDES,
    SLOTS,
    SYMBOL,
    SYMBOL_COUNT,
    WHAT,
    WILD,
    WILD_CARD,
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
    PASS,
    PAY_WITH,
    PUT_AT,
    READY_CARD,
    REFRESH,
    TAKE_CARD,
    USE,
)
from starboard.games.comet.scoring import score
from starboard.games.comet.table import MOVING, REFRESHING, Table
from starboard.games.comet.vocabulary import KINDS

KIND_COUNT = len(KINDS)
WEIGHTS = WeightBook()
HATCH = WEIGHTS.add("hatch", "hatching an animal")
HATCH_POINTS = WEIGHTS.add("hatch_points", "hatching it, by its points")
HATCH_DISTANCE = WEIGHTS.add("hatch_distance", "hatching it, by the number of its nest")
HATCH_CLAUSE = WEIGHTS.add("hatch_clause", "hatching it, by the points that the leader gives for it")
HATCH_LATE = WEIGHTS.add("hatch_late", "hatching it far away, the later the more")
MOVE = WEIGHTS.add("move", "playing a card to move")
MOVE_PROGRESS = WEIGHTS.add("move_progress", "playing it, for every hex that companions come nearer")
MOVE_WILD = WEIGHTS.add("move_wild", "playing a wild card to move")
REFRESH_NOW = WEIGHTS.add("refresh", "refreshing")
REFRESH_HAND = WEIGHTS.add("refresh_hand", "refreshing, for every card in the hand")
REFRESH_TAPPED = WEIGHTS.add("refresh_tapped", "refreshing, for every tapped card")
PASS_NOW = WEIGHTS.add("pass", "passing for good")
STEP_NEARER = WEIGHTS.add("step", "a step, for every hex nearer to the cave")
STEP_AWAY = WEIGHTS.add("step_away", "a step that leads no nearer")
SAVE = WEIGHTS.add("save", "reaching the cave")
SAVE_POINTS = WEIGHTS.add("save_points", "reaching it, by the animal's points")
END_NOW = WEIGHTS.add("end", "ending the turn or an ability")
PLAY_WILD = WEIGHTS.add("play_wild", "adding a wild card to a move")
PLAY_REGULAR = WEIGHTS.add("play_regular", "adding another card to a move")
PAY_WILD = WEIGHTS.add("pay_wild", "paying with a wild symbol")
DISCARD_NOW = WEIGHTS.add("discard", "discarding a card")
DISCARD_POINTS = WEIGHTS.add("discard_points", "discarding it, by its points")
READY_ALL = WEIGHTS.add("ready_all", "readying all cards when the comet arrives, for every tapped one")
PUT_NEAR = WEIGHTS.add("put_near", "putting a token down, by what it changes for companions")
PROSPECT_WAY = WEIGHTS.add("prospect_way", "expected points of an animal, by its way to the cave")
PROSPECT_HAND = WEIGHTS.add("prospect_hand", "expected points for every card in the hand")
USE_KIND, *_ = (WEIGHTS.add(f"use_{kind}", f"using the ability {kind}") for kind in KINDS)

FAR = 30


def _distances() -> "np.ndarray[tuple[int, int], np.dtype[np.int64]]":
    """Returns the steps to the cave over terrains, for every hex of both boards."""
    found = np.full((len(SIDES), HEXES), FAR)
    for side in range(len(SIDES)):
        found[side, CAVE[side]] = 0
        for _ in range(FAR):
            for here in range(HEXES):
                for other in range(HEXES):
                    if NEAR[side, here, other // WORD] >> (other % WORD) & 1 and (
                        WHAT[side, other] >= 0 or other == CAVE[side]
                    ):
                        found[side, here] = min(found[side, here], found[side, other] + 1)
    return found


DISTANCE = _distances()


@inner
def value_of_animal(table, seat, card, mind):
    """Returns the value of an animal: its points, and the leader's points for it."""
    leader = lowest_bit(table.saved[seat, CARD_WORDS])
    counts = CLAUSE[leader, card // WORD] >> (card % WORD) & 1
    return (
        mind.weights[HATCH_POINTS] * POINTS[card]
        + mind.weights[HATCH_CLAUSE] * CLAUSE_POINTS[leader] * counts
    )


@inner
def value_of_hatching(table, seat, card, mind):
    late = 1.0 if table.comet else 1.0 - table.deck_size / 100.0
    way = mind.weights[HATCH_DISTANCE] * NEST[card] + mind.weights[HATCH_LATE] * late * NEST[card] / 12.0
    return mind.weights[HATCH] + value_of_animal(table, seat, card, mind) + way


@inner
def nearer(table, seat, terrains):
    """Counts companions next to the cave or to a hex of these terrains that is nearer to it."""
    side, count = table.side, 0.0
    for companion in range(SLOTS):
        at = int(table.companions[seat, companion])
        if at != NOWHERE:
            best = 0.0
            for word in range(2):
                around = NEAR[side, at, word]
                while around:
                    other = word * WORD + lowest_bit(around)
                    around &= around - 1
                    if other == CAVE[side] or (WHAT[side, other] >= 0 and terrains >> WHAT[side, other] & 1):
                        if DISTANCE[side, other] < DISTANCE[side, at]:
                            best = 1.0
            count += best
    return count


@inner
def value_of_moving(table, seat, card, mind):
    value = mind.weights[MOVE]
    for i in range(SYMBOL_COUNT[card]):
        value += mind.weights[MOVE_PROGRESS] * min(
            1.0, nearer(table, seat, paid_by(table, seat, SYMBOL[card, i]))
        )
    value += mind.weights[MOVE_WILD] if SYMBOL_COUNT[card] == WILD_CARD else 0.0
    return value - 0.3 * value_of_animal(table, seat, card, mind)


@inner
def tapped_count(table, seat):
    count = 0
    for word in range(ALL_WORDS):
        count += count_bits(table.tapped[seat, word])
    return count


@inner
def value_of_going(table, seat, companion, hex_number, mind):
    side, at = table.side, int(table.companions[seat, companion])
    if hex_number == CAVE[side]:
        return mind.weights[SAVE] + mind.weights[SAVE_POINTS] * POINTS[table.slots[seat, companion]]
    gained = DISTANCE[side, at] - DISTANCE[side, hex_number]
    if gained > 0:
        return mind.weights[STEP_NEARER] * gained + 0.02 * (12 - DISTANCE[side, hex_number])
    return mind.weights[STEP_AWAY] * (1 - gained)


@inner
def value_of_discarding(table, seat, card, mind):
    if card >= ANIMALS:
        return mind.weights[DISCARD_NOW] - 2.0
    useful = 0.0
    for i in range(SYMBOL_COUNT[card]):
        useful += min(1.0, nearer(table, seat, paid_by(table, seat, SYMBOL[card, i])))
    return mind.weights[DISCARD_NOW] + mind.weights[DISCARD_POINTS] * POINTS[card] - 0.5 * useful


@inner
def value_of_taking(table, seat, card, mind):
    if card >= ANIMALS:
        return 1.0
    return value_of_animal(table, seat, card, mind) + 0.2 * SYMBOL_COUNT[card]


@inner
def value_of_putting(table, seat, hex_number, mind):
    """Returns the value of a token on a hex: best in front of the seat's own companions."""
    side, value = table.side, 0.0
    for companion in range(SLOTS):
        at = int(table.companions[seat, companion])
        if at != NOWHERE and NEAR[side, at, hex_number // WORD] >> (hex_number % WORD) & 1:
            value += DISTANCE[side, at] - DISTANCE[side, hex_number]
    return mind.weights[PUT_NEAR] * value + value


@inner
def value_of_card_move(table, seat, move, mind):
    """Returns the value of a move that names a card of the hand, starting an action or within a Move."""
    if move < MOVE_BY:
        return value_of_hatching(table, seat, move - HATCH_CARD, mind)
    card = move - MOVE_BY
    if table.decision != MOVING:
        return value_of_moving(table, seat, card, mind)
    useful = 0.0
    for i in range(SYMBOL_COUNT[card]):
        useful += min(1.0, nearer(table, seat, paid_by(table, seat, SYMBOL[card, i])))
    cost = mind.weights[PLAY_WILD] if SYMBOL_COUNT[card] == WILD_CARD else mind.weights[PLAY_REGULAR]
    return (
        cost + (useful - 1.0) * mind.weights[MOVE_PROGRESS] - 0.3 * value_of_animal(table, seat, card, mind)
    )


@inner
def value_of(table, seat, move, mind):
    weights = mind.weights
    if move < REFRESH:
        return value_of_card_move(table, seat, move, mind)
    if move == REFRESH:
        return (
            weights[REFRESH_NOW]
            + weights[REFRESH_HAND] * hand_size(table, seat)
            + weights[REFRESH_TAPPED] * tapped_count(table, seat)
        )
    if move == PASS:
        return weights[PASS_NOW]
    if move < GO:
        return 0.0
    if move < USE:
        return value_of_going(table, seat, (move - GO) // CELLS, HEX[table.side, (move - GO) % CELLS], mind)
    if move < PAY_WITH:
        return weights[USE_KIND + KIND[move - USE]]
    if move < NAME_TERRAIN:
        return weights[PAY_WILD] if move - PAY_WITH == WILD else 0.0
    if move < GUIDE_ONE:
        return nearer(table, seat, 1 << (move - NAME_TERRAIN))
    if move < LIFT_TOKEN:
        return 1.0 * DISTANCE[table.side, table.companions[seat, move - GUIDE_ONE]]
    if move < PUT_AT:
        return 0.0
    if move < DISCARD:
        return value_of_putting(table, seat, HEX[table.side, move - PUT_AT], mind)
    if move < TAKE_CARD:
        return value_of_discarding(table, seat, move - DISCARD, mind)
    if move < READY_CARD:
        return value_of_taking(table, seat, move - TAKE_CARD, mind) - (
            3.0 if table.decision == REFRESHING else 0.0
        )
    if move < ANSWER:
        return weights[USE_KIND + KIND[move - READY_CARD]]
    if move < COPY_CARD:
        return (
            weights[READY_ALL] * tapped_count(table, seat) if move > ANSWER else 5.0 - hand_size(table, seat)
        )
    return weights[END_NOW] if move == END else 1.0


@inner
def appraise(table, buffer, count, mind, work):
    for i in range(count):
        work.scores[i] = value_of(table, table.seat, buffer.moves[i], mind)


@inner
def estimate(table, mind, work, log):
    """Estimates final points: the score, animals on their way, and cards in the hand."""
    for seat in range(table.players):
        points = 1.0 * score(table, seat, log)
        for slot in range(SLOTS):
            at = int(table.companions[seat, slot])
            if at != NOWHERE:
                points += (
                    mind.weights[PROSPECT_WAY]
                    * (POINTS[table.slots[seat, slot]] + 2.0)
                    * (1.0 - DISTANCE[table.side, at] / 14.0)
                )
        work.prospects[seat] = points + mind.weights[PROSPECT_HAND] * hand_size(table, seat)


know(Table, appraise, estimate)
