"""What each seat may see.

Hidden: the order of the decks, and silver cards in other hands unless everybody saw them being taken.
"""

from starboard.engine.bits import count_bits, lowest_bit
from starboard.engine.compiled import inlined, inner
from starboard.engine.log import NO_LOG, NOTHING
from starboard.engine.visible import (
    ByName,
    Choice,
    Counts,
    Each,
    Filled,
    Fixed,
    Flag,
    List,
    Move,
    Number,
    Object,
    Optional,
    OwnerOnly,
    PerSeat,
    Seat,
    TruthOnly,
    ViewOnly,
    Visible,
)
from starboard.games.comet.abilities import at_hand, can_use, leads_on
from starboard.games.comet.board import q_of, r_of
from starboard.games.comet.cards import bit_of, hand_limit, word_of
from starboard.games.comet.material import (
    ALL_NAMES,
    ALL_WORDS,
    CARD_NAMES,
    CARD_WORDS,
    CARDS,
    CELL,
    GOLD_ROW,
    NOWHERE,
    SET_ASIDE,
    SIDES,
    SILVER,
    SILVER_CARDS,
    SLOTS,
    SYMBOLS,
    WORD,
)
from starboard.games.comet.moves import MOVES
from starboard.games.comet.scoring import score
from starboard.games.comet.table import (
    COPY,
    GUIDE,
    LEAP,
    LIFT,
    MOVING,
    NO_CARD,
    NO_SLOT,
    PUT,
    READYING,
    RECOVERING,
    TAKE,
    TERRAIN,
)
from starboard.games.comet.vocabulary import METALS, TERRAINS, TOKENS
from starboard.games.comet.ways import MOST_ADVANCES, MOST_HEXES, MOST_WAYS, Way, Ways, find_ways, tell_way

# ---- iterators over sets of cards: the next card after another, or NOTHING ---------------------------------


@inlined
def later(cards, word, after):
    """Returns the cards of one word of a set that come after a card."""
    below = after + 1 - word * WORD
    if below >= WORD:
        return 0
    return cards >> below << below if below > 0 else cards


@inlined
def first_in(cards, word, otherwise):
    return word * WORD + lowest_bit(cards) if cards else otherwise


@inner
def next_in_hand(table, seat, after):
    card = NOTHING
    for word in range(CARD_WORDS - 1, -1, -1):
        card = first_in(later(table.hands[seat, word], word, after), word, card)
    return card


@inner
def next_known(table, seat, after):
    """Returns the next card of a hand that everybody saw being taken."""
    card = NOTHING
    for word in range(CARD_WORDS - 1, -1, -1):
        card = first_in(later(table.hands[seat, word] & table.known[word], word, after), word, card)
    return card


@inner
def next_saved(table, seat, after):
    card = NOTHING
    for word in range(CARD_WORDS - 1, -1, -1):
        card = first_in(later(table.saved[seat, word], word, after), word, card)
    return card


@inner
def next_discarded(table, after):
    card = NOTHING
    for word in range(CARD_WORDS - 1, -1, -1):
        card = first_in(later(table.discard[word], word, after), word, card)
    return card


@inner
def next_played(table, after):
    card = NOTHING
    for word in range(CARD_WORDS - 1, -1, -1):
        card = first_in(later(table.played[word], word, after), word, card)
    return card


@inner
def next_idle(table, after):
    """Returns the next card that can be used in this Move, but would not help any companion on."""
    if table.decision != MOVING:
        return NOTHING
    for word in range(ALL_WORDS):
        cards = later(at_hand(table, table.seat, word), word, after)
        while cards:
            card = word * WORD + lowest_bit(cards)
            if can_use(table, table.seat, card) and not leads_on(table, table.seat, card):
                return card
            cards &= cards - 1
    return NOTHING


# ---- single numbers ----------------------------------------------------------------------------------------


@inlined
def leader_of(table, seat):
    return first_in(table.saved[seat, CARD_WORDS], CARD_WORDS, NOTHING)


@inlined
def is_tapped(table, seat, card):
    return (table.tapped[seat, word_of(card)] & bit_of(card)) != 0


@inlined
def card_in_use(table):
    """Returns the card whose ability the decision is about, or NOTHING."""
    decision = table.decision
    is_step = (
        decision == LEAP or decision == TERRAIN or decision == GUIDE or decision == LIFT or decision == PUT
    )
    return table.card if is_step or decision == RECOVERING or decision == COPY else NOTHING


@inlined
def times_left(table):
    decision = table.decision
    is_repeated = decision == TAKE or decision == READYING or decision == LEAP or decision == RECOVERING
    return table.left if is_repeated else NOTHING


@inner
def cards_in_hand(table, seat, metal):
    count = 0
    for word in range(CARD_WORDS):
        if (word * WORD < SILVER_CARDS) == (metal == SILVER):
            count += count_bits(table.hands[seat, word])
    return count


@inlined
def cards_set_aside(table):
    return 0 if table.comet else SET_ASIDE[table.players]


@inlined
def explores(table, seat, slot, terrain):
    return table.explored[slot] >> terrain & 1 if seat == table.seat else 0


@inlined
def q_at(side, hex_number):
    return q_of(CELL[side, hex_number])


@inlined
def r_at(side, hex_number):
    return r_of(CELL[side, hex_number])


VISIBLE = Visible(
    side=Choice(SIDES, "side", "the side of the board"),
    start=Seat("start", "the start player"),
    turn=Seat("turn", "whose turn it is"),
    comet=Flag("comet", "the comet has arrived"),
    turns_left=Optional(
        Number(lambda table: table.turns_left if table.comet else NOTHING),
        about="the most turns left, this one included; null before the comet",
    ),
    deck=Number(
        lambda table: table.deck_size - cards_set_aside(table),
        "silver cards until the comet; after it, silver cards in the deck",
    ),
    set_aside=Number(cards_set_aside, "silver cards under the comet"),
    gold_deck=Number("gold_size", "cards in the gold deck"),
    row=List(GOLD_ROW, Optional(Choice(CARD_NAMES, "row")), about="face-up gold cards"),
    discard=Each(next_discarded, Choice(CARD_NAMES), most=CARDS, about="both discard piles"),
    tokens=ByName(
        TOKENS,
        Optional(
            Object(
                q=Number(lambda table, token: q_at(table.side, table.tokens[token])),
                r=Number(lambda table, token: r_at(table.side, table.tokens[token])),
            ),
            when=lambda table, token: table.tokens[token] != NOWHERE,
        ),
        about="where mammoth and tortoise are; null: not on the board",
    ),
    hatching=Optional(
        Object(
            companion=Number(lambda table: table.slot + 1),
            lowered=Number("lowered", "by how much its number is lowered"),
        ),
        when=lambda table: table.slot != NO_SLOT,
        about="the animal that has no nest yet",
    ),
    pool=ByName(SYMBOLS, Number("pool"), "symbols to spend"),
    regular_cards=Number("regulars", "regular cards that may still be played in this Move"),
    played=Each(next_played, Choice(CARD_NAMES), most=CARDS, about="animal cards of this turn's Move"),
    using=Optional(Choice(ALL_NAMES, card_in_use), about="the card whose ability is being used"),
    left=Optional(Number(times_left), about="repetitions left of the ability's effect"),
    token=Optional(
        Choice(TOKENS, lambda table: table.token if table.decision == PUT else NOTHING),
        about="the token being placed",
    ),
    seats=PerSeat(
        points=Number(lambda table, seat: score(table, seat, NO_LOG[0]), "the score if the match ended now"),
        leader=Object(
            card=Choice(ALL_NAMES, leader_of),
            tapped=Flag(lambda table, seat: is_tapped(table, seat, leader_of(table, seat))),
        ),
        saved=Each(next_saved, Object(card=Choice(CARD_NAMES), tapped=Flag(is_tapped)), most=CARDS),
        slots=List(
            SLOTS,
            Optional(
                Object(
                    card=Choice(CARD_NAMES, "slots"),
                    at=Optional(
                        Object(
                            q=Number(
                                lambda table, seat, slot: q_at(table.side, table.companions[seat, slot])
                            ),
                            r=Number(
                                lambda table, seat, slot: r_at(table.side, table.companions[seat, slot])
                            ),
                        ),
                        when=lambda table, seat, slot: table.companions[seat, slot] != NOWHERE,
                        about="where its companion is; null: not on the board yet",
                    ),
                    explores=Counts(
                        TERRAINS, explores, len(TERRAINS), "terrains it passes free in this Move"
                    ),
                ),
                when=lambda table, seat, slot: table.slots[seat, slot] != NO_CARD,
            ),
            about="animals on their way",
        ),
        hand_limit=Number(hand_limit),
        hand_size=ByName(METALS, Number(cards_in_hand)),
        known=Each(
            next_known,
            Choice(CARD_NAMES),
            most=CARDS,
            about="the cards of the hand that everybody saw being taken",
        ),
        hand=OwnerOnly(Each(next_in_hand, Choice(CARD_NAMES), most=CARDS)),
        passed=Flag("passed"),
    ),
    ways=ViewOnly(
        OwnerOnly(
            Filled(
                Ways,
                find_ways,
                List(
                    "count",
                    Filled(
                        Way,
                        tell_way,
                        Object(
                            moves=List("move_count", Move(MOVES, "moves"), most=2 * MOST_ADVANCES),
                            path=List(
                                "hex_count",
                                Object(
                                    q=Number(lambda way, i: q_at(way.side, way.hexes[i])),
                                    r=Number(lambda way, i: r_at(way.side, way.hexes[i])),
                                    symbol=Optional(
                                        Choice(SYMBOLS, "symbols"),
                                        about="the symbol that pays for it; null: passed free",
                                    ),
                                ),
                                most=MOST_HEXES,
                                about="the hexes after the start",
                            ),
                        ),
                    ),
                    most=MOST_WAYS,
                ),
            ),
            others=Fixed([]),
            owner="seat",
        ),
        about="for the seat that moves companions: every hex within reach, and how to get there",
    ),
    idle=ViewOnly(
        OwnerOnly(Each(next_idle, Choice(ALL_NAMES), most=len(ALL_NAMES)), others=Fixed([]), owner="seat"),
        about="for the seat that moves companions: cards that can be used, but would help none of them on",
    ),
    deck_cards=TruthOnly(
        List(
            "deck_size",
            Choice(CARD_NAMES, lambda table, place: table.deck[table.deck_size - 1 - place]),
            most=SILVER_CARDS,
        ),
        about="the silver deck, top card first; the cards set aside are the last",
    ),
    gold_cards=TruthOnly(
        List(
            "gold_size",
            Choice(CARD_NAMES, lambda table, place: table.gold[table.gold_size - 1 - place]),
            most=CARDS - SILVER_CARDS,
        ),
        about="the gold deck, top card first",
    ),
)
