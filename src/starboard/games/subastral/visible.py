"""What each seat may see. Hidden: the deck, and other hands except cards that everybody saw being taken."""

from starboard.engine.log import NO_LOG, NOTHING
from starboard.engine.visible import (
    Choice,
    Counts,
    Flag,
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
from starboard.games.subastral.cards import beneath_end_card
from starboard.games.subastral.material import BIOMES, CARD_NAMES, CARDS, CLOUDS
from starboard.games.subastral.scoring import score
from starboard.games.subastral.table import CLOUD_ROOM

VISIBLE = Visible(
    start=Seat("start", "the start player"),
    deck=Number("deck_size", "cards in the deck"),
    until_end_card=Optional(
        Number(lambda table: NOTHING if table.end_met else table.deck_size - beneath_end_card(table)),
        about="cards above the end card; null: it has been met",
    ),
    turns_left=Optional(
        Number(lambda table: table.turns_left if table.end_met else NOTHING),
        about="turns left after this one; null: the end card has not been met",
    ),
    clouds=List(
        CLOUDS,
        List(
            lambda table, cloud: table.cloud_size[cloud + 1],
            Choice(CARD_NAMES, lambda table, cloud, place: table.clouds[cloud + 1, place]),
            most=CLOUD_ROOM,
            ordered=False,
        ),
        about="the cards of each cloud, oldest first",
    ),
    played_on=Optional(
        Number(lambda table: table.played_on if table.played_on else NOTHING),
        about="the cloud of the card played this turn",
    ),
    taken_from=Optional(
        Number(lambda table: table.taken_from if table.taken_from else NOTHING),
        about="the cloud whose cards are being taken",
    ),
    seats=PerSeat(
        hand_size=Number("hand_size"),
        hand=OwnerOnly(Counts(CARD_NAMES, "hands", CARDS)),
        known=Counts(CARD_NAMES, "known", CARDS, "the cards of the hand that everybody saw being taken"),
        journal=List(
            "pile_count",
            Object(
                biome=Choice(BIOMES, "piles"),
                cards=Counts(
                    CARD_NAMES,
                    lambda table, seat, pile, card: table.journals[seat, card],
                    CARDS,
                    start=lambda table, seat, pile: CLOUDS * table.piles[seat, pile],
                    span=CLOUDS,
                ),
            ),
            most=len(BIOMES),
            about="the piles from left to right",
        ),
        points=Number(lambda table, seat: score(table, seat, NO_LOG[0]), "the score if the match ended now"),
        has_chosen=Flag(
            lambda table, seat: table.passing[seat] != 0, "has chosen a card to pass (Disturbance)"
        ),
        chosen=OwnerOnly(
            Optional(Choice(CARD_NAMES, lambda table, seat: table.passing[seat] - 1)),
            about="the chosen card to pass",
        ),
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
