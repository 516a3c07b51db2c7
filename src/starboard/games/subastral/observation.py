"""A seat's observation of Subastral."""

from starboard.engine.compiled import inlined
from starboard.games.subastral.material import BENEATH_END_CARD, BIOMES, CLOUDS, KINDS
from starboard.games.subastral.table import OVER, Table
from starboard.research.engine.fields import Field, head, register
from starboard.research.engine.memory import copy_row
from starboard.research.engine.writing import seat_at, small, write_head, write_one

DECISIONS = OVER
PILES = len(BIOMES)


def fields(players: int) -> tuple[Field, ...]:
    """Returns the fields of an observation."""
    return (
        *head(players, DECISIONS, "play, take, to, pile, draw, pass"),
        Field("deck", (1,), "cards in the deck"),
        Field("until_end_card", (1,), "cards above the end card; 0 once it has been met"),
        Field("end_met", (1,), "1: the end card has been met"),
        Field("turns_left", (1,), "turns left after this one, once it has been met"),
        Field("played_on", (CLOUDS,), "one-hot: the cloud played on this turn"),
        Field("taken_from", (CLOUDS,), "one-hot: the cloud being taken"),
        Field("hand", (KINDS,), "your hand: number of cards of each kind (biome x number)"),
        Field("chosen", (KINDS,), "one-hot: the card you chose to pass (Disturbance)"),
        Field("clouds", (CLOUDS, KINDS), "number of cards of each kind on each cloud"),
        Field("hand_size", (players,), "cards in each hand"),
        Field("has_chosen", (players,), "1: has chosen a card to pass (Disturbance)"),
        Field("known", (players, KINDS), "cards of each hand that everybody saw being taken"),
        Field("journal", (players, KINDS), "number of cards of each kind in each journal"),
        Field(
            "piles",
            (players, PILES),
            "for each biome: its pile's position from the left, from 1; 0: no pile",
        ),
    )


@inlined
def observe(table, seat, out, row):
    players, seat = small(table.players), small(seat)
    at = write_head(table, DECISIONS, seat, out, row)
    out[row, at] = table.deck_size
    out[row, at + 1] = 0 if table.end_met else table.deck_size - BENEATH_END_CARD * players
    out[row, at + 2] = table.end_met
    out[row, at + 3] = table.turns_left if table.end_met else 0
    at += 4
    write_one(out, row, at, table.played_on - 1)
    write_one(out, row, at + CLOUDS, table.taken_from - 1)
    at += 2 * CLOUDS
    copy_row(out, row, at, table.hands, seat, KINDS)
    write_one(out, row, at + KINDS, int(table.passing[seat]) - 1)
    at += 2 * KINDS
    for cloud in range(1, CLOUDS + 1):
        for i in range(table.cloud_size[cloud]):
            out[row, at + table.clouds[cloud, i]] += 1
        at += KINDS
    for i in range(players):
        other = seat_at(seat, i, players)
        out[row, at + i] = table.hand_size[other]
        out[row, at + players + i] = table.passing[other] != 0
        known = at + 2 * players + i * KINDS
        copy_row(out, row, known, table.known, other, KINDS)
        copy_row(out, row, known + players * KINDS, table.journals, other, KINDS)
        piles = at + 2 * players + 2 * players * KINDS + i * PILES
        for place in range(table.pile_count[other]):
            out[row, piles + table.piles[other, place]] = place + 1
    return at + players * (2 + 2 * KINDS + PILES)


register(Table, observe)
