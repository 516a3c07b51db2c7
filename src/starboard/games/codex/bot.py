"""Bot heuristics for Codex Naturalis: points now, symbols for later, open corners, growing patterns."""

from starboard.bots.heuristics import know
from starboard.bots.weights import WeightBook
from starboard.engine.compiled import inner
from starboard.games.codex.codex import STEP
from starboard.games.codex.material import (
    CARDS,
    COST,
    FACE_CENTRE,
    FACE_CORNERS,
    FIRST_SYMBOL,
    FIXED,
    FRONT,
    HIDDEN,
    KINGDOM,
    KINGDOMS,
    OBJECTIVE_POINTS,
    PATTERN,
    PER,
    PER_CORNER,
    POINTS,
    RESOURCE,
    SYMBOLS,
)
from starboard.games.codex.moves import CHOOSE_SIDE, DRAW_FROM, KEEP_OBJECTIVE, PLACE_AT, PLAY_FACE
from starboard.games.codex.objectives import common_points, own_points
from starboard.games.codex.scoring import COMMON, part_at, secret_objective, times_met
from starboard.games.codex.table import DRAW, KEEP, PLACE, PLAY, STARTER, Table

WEIGHTS = WeightBook()
POINT = WEIGHTS.add("point", "points scored at once")
SYMBOL = WEIGHTS.add("symbol", "a kingdom's symbol")
ITEM = WEIGHTS.add("item", "an item")
NEEDED = WEIGHTS.add("needed", "a kingdom's symbol, for every gold card in the hand that lacks it")
HIDDEN_CORNER = WEIGHTS.add("hidden_corner", "a corner on which nothing can be placed")
FACE_DOWN = WEIGHTS.add("face_down", "playing a card face down")
GOLD = WEIGHTS.add("gold", "playing a gold card face up")
LOST = WEIGHTS.add("lost", "covering a symbol of one's own")
LOST_NEEDED = WEIGHTS.add("lost_needed", "covering it, for every gold card in the hand that lacks it")
OPENED = WEIGHTS.add("opened", "a new cell where cards can be placed")
PATTERN_DONE = WEIGHTS.add("pattern_done", "completing a pattern, by the points of its objective")
PATTERN_BEGUN = WEIGHTS.add("pattern_begun", "a pattern that lacks one card, by the points of its objective")
DRAW_GOLD = WEIGHTS.add("draw_gold", "drawing a gold card")
DRAW_PAYABLE = WEIGHTS.add("draw_payable", "drawing a card, for every symbol that it lacks")
DRAW_POINTS = WEIGHTS.add("draw_points", "drawing a card, by its points")
PROSPECT_SYMBOL = WEIGHTS.add("prospect_symbol", "expected points for every symbol of a kingdom")
PROSPECT_ITEM = WEIGHTS.add("prospect_item", "expected points for every item")
PROSPECT_CELLS = WEIGHTS.add("prospect_cells", "expected points for every cell where cards can be placed")


@inner
def look_over_hand(table, seat, work):
    """Writes to `work.scratch`, for every kingdom, how many gold cards in the hand lack resources of it."""
    for kingdom in range(len(KINGDOMS)):
        work.scratch[kingdom] = 0.0
        for i in range(table.hand_size[seat]):
            work.scratch[kingdom] += COST[int(table.hands[seat, i]), kingdom] > table.symbols[seat, kingdom]


@inner
def draw_map(table, seat, work):
    """Writes to `work.map` which card of the codex is on each cell, from 1. The caller must `wipe_map`."""
    for i in range(table.card_count[seat]):
        work.map[table.places[seat, i]] = i + 1


@inner
def wipe_map(table, seat, work):
    for i in range(table.card_count[seat]):
        work.map[table.places[seat, i]] = 0


@inner
def value_of_symbol(symbol, mind, work):
    if symbol < FIRST_SYMBOL:
        return 0.0
    kind = symbol - FIRST_SYMBOL
    if kind >= len(KINGDOMS):
        return mind.weights[ITEM]
    return mind.weights[SYMBOL] + mind.weights[NEEDED] * work.scratch[kind]


@inner
def value_of_face(table, seat, face, mind, work):
    """Returns the value of a face: roughly the points it scores, and the symbols it shows."""
    card, weights, value = face // 2, mind.weights, 0.0
    for corner in range(4):
        value += value_of_symbol(FACE_CORNERS[face, corner], mind, work)
        value += weights[HIDDEN_CORNER] if FACE_CORNERS[face, corner] == HIDDEN else 0.0
    for kingdom in range(len(KINGDOMS)):
        if FACE_CENTRE[face, kingdom]:
            value += FACE_CENTRE[face, kingdom] * (weights[SYMBOL] + weights[NEEDED] * work.scratch[kingdom])
    if card < CARDS:
        if face % 2 == FRONT:
            points = 1.0 * POINTS[card]
            if PER[card] == PER_CORNER:
                points *= 1.6
            elif PER[card] != FIXED:
                points *= 1.0 + table.symbols[seat, len(KINGDOMS) + PER[card] - 1]
            value += weights[POINT] * points + (weights[GOLD] if card >= CARDS // 2 else 0.0)
        else:
            value += weights[FACE_DOWN]
    return value


@inner
def is_kingdom_at(table, seat, cell, kingdom, work):
    place = work.map[cell] - 1
    return place >= 0 and KINGDOM[table.faces[seat, place] // 2] == kingdom


@inner
def value_of_patterns(table, seat, cell, kingdom, mind, work):
    """Returns the value of patterns that a card of this kingdom completes here, or brings to two cards."""
    value = 0.0
    for i in range(COMMON + 1):
        objective = int(table.objectives[i]) if i < COMMON else secret_objective(table, seat)
        if PATTERN[objective, 0, 2] >= 0:
            for role in range(3):
                if PATTERN[objective, role, 2] == kingdom:
                    there = 0
                    for other in range(3):
                        if other != role:
                            away = part_at(objective, other) - part_at(objective, role)
                            there += is_kingdom_at(
                                table, seat, cell + away, PATTERN[objective, other, 2], work
                            )
                    if there == 2:
                        value += mind.weights[PATTERN_DONE] * OBJECTIVE_POINTS[objective]
                    elif there == 1:
                        value += mind.weights[PATTERN_BEGUN] * OBJECTIVE_POINTS[objective]
    return value


@inner
def value_of_cell(table, seat, face, cell, mind, work):
    """Returns the value of a cell: symbols covered, corners opened, patterns, and points for covering."""
    weights, card, value, covered = mind.weights, face // 2, 0.0, 0
    for corner in range(4):
        neighbour = work.map[cell + STEP[corner]] - 1
        if neighbour >= 0:
            covered += 1
            symbol = FACE_CORNERS[table.faces[seat, neighbour], 3 - corner]
            if symbol >= FIRST_SYMBOL:
                value += weights[LOST]
                if symbol - FIRST_SYMBOL < len(KINGDOMS):
                    value += weights[LOST_NEEDED] * work.scratch[symbol - FIRST_SYMBOL]
        elif FACE_CORNERS[face, corner] != HIDDEN:
            value += weights[OPENED]
    if card < CARDS and face % 2 == FRONT and PER[card] == PER_CORNER:
        value += weights[POINT] * POINTS[card] * covered
    return value + value_of_patterns(table, seat, cell, KINGDOM[card], mind, work)


@inner
def value_of_card_drawn(table, seat, card, mind, work):
    weights, lacking = mind.weights, 0.0
    for kingdom in range(len(KINGDOMS)):
        lacking += max(0, COST[card, kingdom] - table.symbols[seat, kingdom])
    value = weights[DRAW_POINTS] * POINTS[card] + (weights[DRAW_GOLD] if card >= CARDS // 2 else 0.0)
    return value - weights[DRAW_PAYABLE] * lacking + 0.2 * value_of_face(table, seat, 2 * card, mind, work)


@inner
def value_of_objective(table, seat, objective):
    """Returns the value of an objective: symbols are easier than patterns, and the starter card may help."""
    return 1.0 * OBJECTIVE_POINTS[objective] * times_met(table, seat, objective) + (
        1.0 if PATTERN[objective, 0, 2] < 0 else 0.5
    )


@inner
def appraise(table, buffer, count, mind, work):
    seat, decision = table.seat, table.decision
    look_over_hand(table, seat, work)
    if decision == PLACE:
        draw_map(table, seat, work)
    for i in range(count):
        move, value = buffer.moves[i], 0.0
        if decision == PLAY:
            value = value_of_face(table, seat, move - PLAY_FACE, mind, work)
        elif decision == PLACE:
            value = value_of_cell(table, seat, table.chosen, move - PLACE_AT, mind, work)
        elif decision == DRAW:
            source = move - DRAW_FROM
            if source >= 2:
                value = value_of_card_drawn(table, seat, int(table.open[source - 2]), mind, work)
            else:
                value = 0.0 if source == RESOURCE else mind.weights[DRAW_GOLD]
        elif decision == STARTER:
            value = value_of_face(
                table, seat, 2 * (CARDS + int(table.starters[seat])) + move - CHOOSE_SIDE, mind, work
            )
        elif decision == KEEP:
            value = value_of_objective(table, seat, move - KEEP_OBJECTIVE)
        work.scores[i] = value
    if decision == PLACE:
        wipe_map(table, seat, work)


@inner
def estimate(table, mind, work, log):
    """Estimates final points: the track, objectives so far, and the prospects of the codex."""
    for seat in range(table.players):
        points = 1.0 * table.points[seat] + common_points(table, seat) + own_points(table, seat)
        for symbol in range(len(SYMBOLS)):
            weight = mind.weights[PROSPECT_SYMBOL] if symbol < len(KINGDOMS) else mind.weights[PROSPECT_ITEM]
            points += weight * table.symbols[seat, symbol]
        work.prospects[seat] = points + mind.weights[PROSPECT_CELLS] * table.cell_count[seat]


know(Table, appraise, estimate)
