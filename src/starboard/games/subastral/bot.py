"""Bot heuristics for Subastral: the value of cards in a journal and in a hand."""

from starboard.bots.heuristics import know
from starboard.bots.weights import WeightBook
from starboard.engine.compiled import inlined, inner
from starboard.engine.log import NO_LOG
from starboard.games.subastral.cards import biome_of, number_of
from starboard.games.subastral.material import BIOMES, CLOUDS, FIRST_CLOUD, LAST_CLOUD
from starboard.games.subastral.moves import PASS_CARD, PLAY_CARD, START_PILE, TAKE_CLOUD, TO_HAND
from starboard.games.subastral.rules import can_take_from, where_cards_go
from starboard.games.subastral.scoring import score, score_piles
from starboard.games.subastral.table import INTO_HAND, PASS, PILE, PLAY, TAKE, TO, Table

KINDS_OF_LAND = len(BIOMES)
IN_CLOUD, IN_HAND, IN_JOURNAL = 20, 30, 40
"""Offsets in `work.scratch`: a cloud's cards by biome, each cloud's value in the hand and in the journal."""

WEIGHTS = WeightBook()
GAIN = WEIGHTS.add("gain", "points gained in the journal")
CARDS = WEIGHTS.add("cards", "cards added to the journal")
NEW_PILE = WEIGHTS.add("new_pile", "piles begun in the journal")
HAND_CARD = WEIGHTS.add("hand_card", "cards taken into the hand")
HAND_OWN = WEIGHTS.add("hand_own", "such cards of biomes with a pile")
HAND_NEW = WEIGHTS.add("hand_new", "such cards of new biomes")
KEPT = WEIGHTS.add("kept", "keeping a card instead of playing it")
KEPT_OWN = WEIGHTS.add("kept_own", "keeping a card whose biome has a pile")
GIVEN = WEIGHTS.add("given", "cards left to the next player in the cloud that is played to")
LATE_HAND = WEIGHTS.add("late_hand", "cards taken into the hand, the later the more")
LATE_GAIN = WEIGHTS.add("late_gain", "points gained in the journal, the later the more")


@inner
def value_in_journal(table, seat, cloud, before, mind, work):
    """Returns the value of a cloud's cards in the journal, which scores `before` points without them."""
    had = int(table.pile_count[seat])
    for biome in range(KINDS_OF_LAND):
        work.scratch[IN_CLOUD + biome] = 0.0
    for i in range(table.cloud_size[cloud]):
        work.scratch[IN_CLOUD + biome_of(table.clouds[cloud, i])] += 1.0
    for pile in range(had):
        biome = table.piles[seat, pile]
        work.scratch[pile] = table.biome_sizes[seat, biome] + work.scratch[IN_CLOUD + biome]
        work.scratch[IN_CLOUD + biome] = 0.0
    piles = had
    while True:  # new piles, the biggest first
        biggest = 0
        for biome in range(KINDS_OF_LAND):
            if work.scratch[IN_CLOUD + biome] > work.scratch[IN_CLOUD + biggest]:
                biggest = biome
        if work.scratch[IN_CLOUD + biggest] == 0.0:
            break
        work.scratch[piles] = work.scratch[IN_CLOUD + biggest]
        work.scratch[IN_CLOUD + biggest] = 0.0
        piles += 1
    gain = score_piles(work.scratch, piles, seat, NO_LOG[0]) - before
    weights, late = mind.weights, 1.0 - deck_left(table)
    value = (weights[GAIN] + weights[LATE_GAIN] * late) * gain
    return value + weights[CARDS] * table.cloud_size[cloud] + weights[NEW_PILE] * (piles - had)


@inlined
def deck_left(table):
    """Returns about 1 at the start of a match and 0 when the deck is empty."""
    return table.deck_size / 100.0


@inner
def value_in_hand(table, seat, cloud, mind):
    """Returns the value of a cloud's cards in the hand."""
    weights, value = mind.weights, 0.0
    for i in range(table.cloud_size[cloud]):
        value += weights[HAND_CARD]
        value += (
            weights[HAND_OWN]
            if table.biome_sizes[seat, biome_of(table.clouds[cloud, i])]
            else weights[HAND_NEW]
        )
    return value + weights[HAND_CARD] + weights[LATE_HAND] * deck_left(table) * (table.cloud_size[cloud] + 1)


@inner
def weigh_clouds(table, seat, mind, work):
    """Writes every cloud's value in the hand and in the journal to `work.scratch`, for all plays to share."""
    before = score(table, seat, NO_LOG[0])
    for cloud in range(FIRST_CLOUD, LAST_CLOUD + 1):
        if table.cloud_size[cloud]:
            work.scratch[IN_HAND + cloud] = value_in_hand(table, seat, cloud, mind)
            work.scratch[IN_JOURNAL + cloud] = value_in_journal(table, seat, cloud, before, mind, work)


@inner
def value_of_take(played_on, cloud, work):
    """Returns the value of a cloud's cards where they go, or the better value if the player chooses."""
    in_hand, in_journal = work.scratch[IN_HAND + cloud], work.scratch[IN_JOURNAL + cloud]
    place = where_cards_go(played_on, cloud)
    if place == TO:
        return max(in_hand, in_journal)
    return in_hand if place == INTO_HAND else in_journal


@inner
def value_of_card(table, seat, card, mind):
    """Returns the value of keeping a card in the hand."""
    return mind.weights[KEPT] + (mind.weights[KEPT_OWN] if table.biome_sizes[seat, biome_of(card)] else 0.0)


@inlined
def value_of_play(table, seat, card, mind, work):
    """Returns the value of the best cloud to take after this card, minus the cost of playing it."""
    number, best = number_of(card), 0.0
    for cloud in range(FIRST_CLOUD, LAST_CLOUD + 1):
        if can_take_from(table, cloud, number):
            best = max(best, value_of_take(number, cloud, work))
    return best - value_of_card(table, seat, card, mind) - mind.weights[GIVEN] * table.cloud_size[number]


@inner
def appraise(table, buffer, count, mind, work):
    seat, decision = table.seat, table.decision
    if decision == PLAY or decision == TAKE:
        weigh_clouds(table, seat, mind, work)
    for i in range(count):
        move, score_of_move = buffer.moves[i], 0.0
        if decision == PLAY:
            score_of_move = value_of_play(table, seat, move - PLAY_CARD, mind, work)
        elif decision == TAKE:
            score_of_move = value_of_take(table.played_on, move - TAKE_CLOUD + FIRST_CLOUD, work)
        elif decision == TO:
            if move == TO_HAND:
                score_of_move = value_in_hand(table, seat, table.taken_from, mind)
            else:
                before = score(table, seat, NO_LOG[0])
                score_of_move = value_in_journal(table, seat, table.taken_from, before, mind, work)
        elif decision == PILE:
            score_of_move = cards_of_biome(table, move - START_PILE)
        elif decision == PASS:
            score_of_move = -value_of_card(table, seat, move - PASS_CARD, mind)
        work.scores[i] = score_of_move


@inlined
def cards_of_biome(table, biome):
    """Counts a biome's cards in the cloud being taken and in the hand: big piles belong on the left."""
    cards = 0.0
    for i in range(table.cloud_size[table.taken_from]):
        cards += 2.0 if biome_of(table.clouds[table.taken_from, i]) == biome else 0.0
    for number in range(CLOUDS):
        cards += table.hands[table.seat, biome * CLOUDS + number]
    return cards


@inner
def estimate(table, mind, work, log):
    for seat in range(table.players):
        work.prospects[seat] = score(table, seat, log)


know(Table, appraise, estimate)
