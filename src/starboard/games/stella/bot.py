"""Bot heuristics for Stella Quest: the value of winning a round, and of playing each card."""

from starboard.bots.heuristics import know
from starboard.bots.weights import WeightBook
from starboard.engine.bits import count_bits
from starboard.engine.compiled import inner
from starboard.games.stella.cards import colour_of, value_of
from starboard.games.stella.material import GEMS, REST, VALUES
from starboard.games.stella.moves import LAY_ON_TOP, SPEND_GLOW, TAKE_CARD
from starboard.games.stella.rules import AS_SUPER_TRUMP, AS_TRUMP, strength_of
from starboard.games.stella.scoring import score
from starboard.games.stella.table import PLAY, TAKE, Table

WEIGHTS = WeightBook()
NEW = WEIGHTS.add("new", "taking a card of a value that the collection lacks")
GEM = WEIGHTS.add("gem", "each gem of that card")
PROGRESS = WEIGHTS.add("progress", "the same, by the square of the values already collected")
DOUBLE = WEIGHTS.add("double", "each gem of a repeated value: it costs as much glow")
STAR = WEIGHTS.add("star", "winning with the black star, which costs glow")
LAST_LIGHT = WEIGHTS.add("last_light", "losing the last glow")
SURE = WEIGHTS.add("sure", "winning for certain, as the last to play")
LIKELY = WEIGHTS.add("likely", "winning so far, with others still to play")
HIGH = WEIGHTS.add("high", "keeping a card for later, by its value")
TRUMP = WEIGHTS.add("trump", "keeping a trump for later")
REST_KEPT = WEIGHTS.add("rest_kept", "keeping the rest card")
LONE = WEIGHTS.add("lone", "leaving a good card to the winner, by its gems")
SPEND = WEIGHTS.add("spend", "spending glow to draw")
FEW_CARDS = WEIGHTS.add("few_cards", "spending glow, for every card that the hand is short of five")
RICH = WEIGHTS.add("rich", "spending glow, for every glow above three")
TOP_COLOUR = WEIGHTS.add("top_colour", "making a colour trump, for every card of it in the hand")
TOP_SAME = WEIGHTS.add("top_same", "laying a card on top of which the hand has another")
LOSE_HIGH = WEIGHTS.add("lose_high", "playing a card that cannot win, by its gems")

NO_VALUE = -1000.0


@inner
def owned_values(table, seat):
    """Returns the values in a collection, as bits."""
    values = 0
    for kind in range(REST):
        if table.collections[seat, kind]:
            values |= 1 << value_of(kind)
    return values


@inner
def value_of_taking(table, seat, card, owned, mind):
    """Returns the value of taking a card: a new value adds gems and progress, a repeated one costs glow."""
    weights, value = mind.weights, value_of(card)
    if owned >> value & 1:
        return -weights[DOUBLE] * GEMS[value] - (
            weights[LAST_LIGHT] if table.glow[seat] <= GEMS[value] else 0.0
        )
    have = count_bits(owned)
    return weights[NEW] + weights[GEM] * GEMS[value] + weights[PROGRESS] * have * have


@inner
def best_so_far(table, seat, owned, mind):
    """Returns the value of the best card in the round for its winner to take."""
    best = NO_VALUE
    for place in range(table.played_count):
        card = int(table.played[place])
        if card != REST:
            best = max(best, value_of_taking(table, seat, card, owned, mind))
    return best


@inner
def value_of_winning(table, seat, own, owned, best, mind):
    """Returns the value of winning: the best card to take, `own` included, minus the black star's cost."""
    worth = max(best, NO_VALUE if own == REST else value_of_taking(table, seat, own, owned, mind))
    if table.star == seat:
        worth -= mind.weights[STAR] + (mind.weights[LAST_LIGHT] if table.glow[seat] == 1 else 0.0)
    return worth


@inner
def strength_to_beat(table):
    most = 0
    for place in range(table.played_count):
        most = max(most, strength_of(table, int(table.played[place]), place))
    return most


@inner
def value_of_playing(table, seat, card, to_beat, owned, best, mind):
    weights = mind.weights
    if card == REST:
        return -weights[REST_KEPT]
    strength = strength_of(table, card, table.played_count)
    to_come = table.players - 1 - table.turn
    kept = weights[HIGH] * value_of(card) + (weights[TRUMP] if strength > AS_TRUMP else 0.0)
    if strength > to_beat or strength == AS_SUPER_TRUMP:
        worth = value_of_winning(table, seat, card, owned, best, mind)
        chance = weights[SURE] if to_come == 0 else weights[LIKELY] * (1.0 + 0.1 * strength / (1.0 + to_come))
        return chance * worth - kept
    # It will not win: better a card that is worth little to others.
    return -kept + weights[LOSE_HIGH] * GEMS[value_of(card)] - weights[LONE] * GEMS[value_of(card)]


@inner
def value_of_spending(table, seat, mind):
    weights = mind.weights
    return (
        weights[SPEND]
        + weights[FEW_CARDS] * (5.0 - table.hand_size[seat])
        + weights[RICH] * (table.glow[seat] - 3.0)
    )


@inner
def value_on_top(table, seat, card, mind):
    """Returns the value of a card on top: its colour is the next trump, equal cards are super-trumps."""
    count = 0
    for value in range(VALUES):
        count += table.hands[seat, colour_of(card) * VALUES + value]
    return mind.weights[TOP_COLOUR] * count + mind.weights[TOP_SAME] * table.hands[seat, card]


@inner
def appraise(table, buffer, count, mind, work):
    seat, decision = table.seat, table.decision
    to_beat = strength_to_beat(table) if decision == PLAY else 0
    owned = owned_values(table, seat)
    best = best_so_far(table, seat, owned, mind) if decision == PLAY else NO_VALUE
    for i in range(count):
        move, worth = buffer.moves[i], 0.0
        if decision == PLAY:
            worth = (
                value_of_spending(table, seat, mind)
                if move == SPEND_GLOW
                else value_of_playing(table, seat, move, to_beat, owned, best, mind)
            )
        elif decision == TAKE:
            worth = value_of_taking(table, seat, move - TAKE_CARD, owned, mind)
        else:
            worth = value_on_top(table, seat, move - LAY_ON_TOP, mind)
        work.scores[i] = worth


@inner
def estimate(table, mind, work, log):
    for seat in range(table.players):
        work.prospects[seat] = score(table, seat, log)


know(Table, appraise, estimate)
