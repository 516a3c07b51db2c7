"""What each seat may see. Hidden: the values in other hands and the deck, except for the colour on top."""

import numpy as np

from starboard.engine.compiled import inlined
from starboard.engine.log import NO_LOG, NOTHING
from starboard.engine.visible import (
    Choice,
    Counts,
    Filled,
    List,
    Number,
    Object,
    Optional,
    OwnerOnly,
    PerSeat,
    Seat,
    TruthOnly,
    Visible,
)
from starboard.games.stella.cards import colour_of, deck_top
from starboard.games.stella.events import BY
from starboard.games.stella.material import (
    CARD_NAMES,
    CARDS,
    CARDS_FOR_GLOW,
    COLOUR_OF_CARD,
    COLOURS,
    GREY,
    HAND_LIMIT,
    REST,
    SEATS,
)
from starboard.games.stella.rules import cost_of_taking, judge
from starboard.games.stella.scoring import gems_held, score
from starboard.games.stella.table import NOBODY, PLAY, RIVAL, TAKE

Winning = np.dtype([("seat", "i8"), ("card", "i8"), ("by", "i8")], align=True)


@inlined
def find_winning(table, winning):
    """Fills in the card that has won the round or, during the round, is winning so far."""
    winning.card = NOTHING
    if table.played_count and table.decision != PLAY:
        winning.seat, winning.card, winning.by = table.seat, table.won_with, table.won_by
    elif table.played_count:
        place, by = judge(table)
        if place != NOBODY:
            winning.seat, winning.card, winning.by = who_played(table, place), table.played[place], by


@inlined
def who_played(table, place):
    return NOTHING if table.played_by[place] == RIVAL else table.played_by[place]


@inlined
def cost(table, place):
    """Returns the glow that taking a played card costs the seat to move."""
    card = table.played[place]
    return 0 if card == REST else cost_of_taking(table, card)


@inlined
def cards_for_glow(table):
    """Returns how many cards the seat to move would draw for one glow."""
    fit = max(HAND_LIMIT - table.hand_size[table.seat], 0)
    left = table.deck_size + max(table.discard_size - 1, 0)
    return min(CARDS_FOR_GLOW, fit, left)


VISIBLE = Visible(
    start=Seat("start", "the first player of the first round"),
    round=Number("round", "number of the current round, from 1"),
    leader=Seat("leader", "who leads this round"),
    star=Optional(Seat("star"), about="who has the black star; null: it is in the centre"),
    lead_colour=Optional(Choice(COLOURS[:GREY], "lead"), about="the colour to follow; null: none yet"),
    trump=Optional(
        Choice(COLOURS[:GREY], lambda table: colour_of(table.discard[table.discard_size - 1])),
        about="the colour of the discard's top card; null: a rest card",
    ),
    deck=Number("deck_size", "cards in the deck"),
    deck_top=Optional(
        Choice(COLOUR_OF_CARD, deck_top), about="the colour of the deck's top card; null: the deck is empty"
    ),
    discard=List(
        "discard_size",
        Choice(CARD_NAMES, "discard"),
        most=CARDS,
        about="the discard, its top card last",
    ),
    played=List(
        "played_count",
        Object(
            seat=Optional(Seat(who_played), about="null: the rival"),
            card=Choice(CARD_NAMES, "played"),
        ),
        most=SEATS,
        about="the cards of this round, in order, without the card the winner took",
    ),
    winning=Filled(
        Winning,
        find_winning,
        Optional(
            Object(
                seat=Optional(Seat("seat"), about="null: the rival"),
                card=Choice(CARD_NAMES, "card"),
                by=Choice(BY.words, "by"),
            ),
            when=lambda winning: winning.card != NOTHING,
        ),
        about="the card that has won the round or is winning so far",
    ),
    costs=Optional(
        List("played_count", Number(cost), most=SEATS),
        when=lambda table: table.decision == TAKE,
        about="the glow that taking each of the played cards costs; null: nothing is taken now",
    ),
    cards_for_glow=Number(cards_for_glow, "cards the seat to move would draw for one glow"),
    seats=PerSeat(
        glow=Number("glow"),
        hand_size=Number("hand_size"),
        hand_colours=Counts(COLOUR_OF_CARD, "hands", CARDS, "the backs of the hand"),
        hand=OwnerOnly(Counts(CARD_NAMES, "hands", CARDS)),
        collection=Counts(CARD_NAMES[:REST], "collections", CARDS),
        gems=Number(
            lambda table, seat: gems_held(table, seat, NO_LOG[0]),
            "of the collection; a seat that went out does not score them",
        ),
        points=Number(lambda table, seat: score(table, seat, NO_LOG[0]), "the score if the match ended now"),
    ),
    deck_cards=TruthOnly(
        List(
            "deck_size",
            Choice(CARD_NAMES, lambda table, place: table.deck[table.deck_size - 1 - place]),
            most=CARDS,
        ),
        about="the deck, top card first",
    ),
)
