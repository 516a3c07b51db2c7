"""What each seat may see.

Hidden: others' objectives, and the cards in other hands, in the decks and face down, except for their backs.
"""

from starboard.engine.compiled import inlined
from starboard.engine.log import NOTHING
from starboard.engine.visible import (
    ByName,
    Choice,
    Counts,
    Each,
    Filled,
    Flag,
    Keyed,
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
from starboard.games.codex.codex import is_face_down, x_of, y_of
from starboard.games.codex.material import (
    ALL_NAMES,
    BACK_OF_CARD,
    CARD_NAMES,
    DECK_SIZE,
    HAND,
    MOST_CARDS,
    MOST_CELLS,
    OBJECTIVE_NAMES,
    OPEN_CARDS,
    SIDES,
    STARTER_NAMES,
    SYMBOLS,
)
from starboard.games.codex.objectives import (
    MOST_PATTERNS,
    PARTS,
    Met,
    common_count,
    common_points,
    meet,
    own_points,
)
from starboard.games.codex.preview import (
    MOST_FACES,
    Preview,
    is_placing,
    look_ahead,
    next_front,
    next_promising_card,
    next_promising_side,
)
from starboard.games.codex.rules import DECKS, deck_top
from starboard.games.codex.scoring import COMMON, secret_objective
from starboard.games.codex.table import PLACE

FACE_NAMES = (*ALL_NAMES, *BACK_OF_CARD)
"""The names of cards on the table: their own, or their back's for another player's face-down card."""


@inlined
def shown_name(face):
    """Returns the index in `FACE_NAMES` of a card as others see it: face down, by its back."""
    return len(ALL_NAMES) + face // 2 if is_face_down(face) else face // 2


@inlined
def next_known(table, seat, after):
    """Returns the index of the next card of a hand that everybody saw being taken, or NOTHING."""
    place = after + 1
    while place < table.hand_size[seat] and not table.known[seat, place]:
        place += 1
    return place if place < table.hand_size[seat] else NOTHING


@inlined
def meet_common(table, seat, common, met):
    meet(table, seat, int(table.objectives[common]), met)


@inlined
def meet_own(table, seat, met):
    meet(table, seat, secret_objective(table, seat), met)


MET = Object(
    objective=Choice(OBJECTIVE_NAMES, "objective"),
    times=Number("times", "how often it is met"),
    patterns=List(
        "pattern_count",
        List(PARTS, Number("patterns")),
        most=MOST_PATTERNS,
        about="the cards of each pattern, by their index in the codex",
    ),
    progress=Number("progress", "symbols or cards already there towards the next time"),
)

VISIBLE = Visible(
    start=Seat("start", "the start player"),
    turns_left=Optional(
        Number(lambda table: table.turns_left if table.end_met else NOTHING),
        about="turns left after this one; null: the end has not been met",
    ),
    decks=List(
        DECKS,
        Object(
            size=Number("deck_size"),
            top=Optional(Choice(BACK_OF_CARD, deck_top), about="the back of the top card"),
            cards=TruthOnly(
                List(
                    "deck_size",
                    Choice(
                        CARD_NAMES,
                        lambda table, deck, place: table.decks[deck, table.deck_size[deck] - 1 - place],
                    ),
                    most=DECK_SIZE,
                ),
                about="the deck, top card first",
            ),
        ),
        about="resource cards, gold cards",
    ),
    open=List(
        OPEN_CARDS,
        Optional(Choice(CARD_NAMES, "open")),
        about="face-up cards; null: no card was left to replace one",
    ),
    objectives=List(
        common_count,
        Choice(OBJECTIVE_NAMES, "objectives"),
        most=COMMON,
        about="the common objectives, once they are open",
        ordered=False,
    ),
    chosen=Optional(
        OwnerOnly(
            Object(
                card=Choice(CARD_NAMES, lambda table: table.chosen // 2),
                side=Choice(SIDES, lambda table: table.chosen % 2),
            ),
            others=Object(
                card=Choice(FACE_NAMES, lambda table: shown_name(table.chosen)),
                side=Choice(SIDES, lambda table: table.chosen % 2),
            ),
            owner="seat",
        ),
        when=lambda table: table.decision == PLACE,
        about="the card that is chosen, but not placed yet",
    ),
    preview=OwnerOnly(
        Optional(
            Filled(
                Preview,
                look_ahead,
                Object(
                    covers=List(
                        "cell_count",
                        Counts(SYMBOLS, "covers", most=4),
                        most=MOST_CELLS,
                        about="the symbols that would be covered",
                    ),
                    gains=Keyed(
                        CARD_NAMES,
                        next_front,
                        lambda preview, face: preview.faces[face] // 2,
                        List(
                            lambda preview, face: preview.cell_count,
                            Number("gains"),
                            most=MOST_CELLS,
                        ),
                        most=HAND,
                        about="the points each front would score",
                    ),
                    promises=Keyed(
                        CARD_NAMES,
                        next_promising_card,
                        lambda preview, card: preview.faces[card] // 2,
                        Keyed(
                            SIDES,
                            next_promising_side,
                            lambda preview, card, face: preview.faces[face] % 2,
                            List(
                                lambda preview, card, face: preview.cell_count,
                                Number(lambda preview, card, face, cell: preview.promises[face, cell]),
                                most=MOST_CELLS,
                            ),
                            most=len(SIDES),
                        ),
                        most=MOST_FACES,
                        about="the change in points from objectives, for each side that changes them",
                    ),
                ),
            ),
            when=is_placing,
        ),
        owner="seat",
        in_truth=False,
        about="for the seat that places a card, cell by cell",
    ),
    seats=PerSeat(
        points=Number("points", "on the track"),
        standing=OwnerOnly(
            Number(
                lambda table, seat: table.points[seat] + common_points(table, seat) + own_points(table, seat)
            ),
            others=Number(lambda table, seat: table.points[seat] + common_points(table, seat)),
            about="the score with objectives if the match ended now",
        ),
        met=List(
            lambda table, seat: common_count(table),
            Filled(Met, meet_common, MET),
            most=COMMON,
            about="the common objectives",
        ),
        met_own=OwnerOnly(
            Optional(Filled(Met, meet_own, MET), when=lambda table, seat: table.kept[seat] != 0),
            about="the seat's own objective",
        ),
        starter=Choice(STARTER_NAMES, "starters"),
        hand_backs=List(
            "hand_size",
            Choice(BACK_OF_CARD, "hands"),
            most=HAND,
            ordered=False,
        ),
        known=Each(
            next_known,
            Choice(CARD_NAMES, "hands"),
            most=HAND,
            about="the cards of the hand that everybody saw being taken",
        ),
        hand=OwnerOnly(
            List(
                "hand_size",
                Choice(CARD_NAMES, "hands"),
                most=HAND,
                ordered=False,
            )
        ),
        has_kept=Flag(lambda table, seat: table.kept[seat] != 0, "has kept an objective"),
        offered=OwnerOnly(
            Optional(
                List(
                    2, Choice(OBJECTIVE_NAMES, lambda table, seat, i: table.objectives[COMMON + 2 * seat + i])
                ),
                when=lambda table, seat: table.objectives_dealt != 0,
            ),
            about="the objectives to choose from",
        ),
        objective=OwnerOnly(
            Optional(
                Choice(
                    OBJECTIVE_NAMES,
                    lambda table, seat: secret_objective(table, seat) if table.kept[seat] else NOTHING,
                )
            ),
            about="the objective that was kept",
        ),
        symbols=ByName(SYMBOLS, Number("symbols"), "visible in the codex"),
        codex=List(
            "card_count",
            Object(
                card=OwnerOnly(
                    Choice(ALL_NAMES, lambda table, seat, place: table.faces[seat, place] // 2),
                    others=Choice(
                        FACE_NAMES, lambda table, seat, place: shown_name(table.faces[seat, place])
                    ),
                    about="the back, for another seat's face-down card",
                ),
                side=Choice(SIDES, lambda table, seat, place: table.faces[seat, place] % 2),
                x=Number(lambda table, seat, place: x_of(table.places[seat, place])),
                y=Number(lambda table, seat, place: y_of(table.places[seat, place])),
            ),
            most=MOST_CARDS,
            about="in the order of placing",
        ),
        cells=List(
            "cell_count",
            Object(
                x=Number(lambda table, seat, i: x_of(table.cells[seat, i])),
                y=Number(lambda table, seat, i: y_of(table.cells[seat, i])),
            ),
            most=MOST_CELLS,
            about="where a card may be placed",
        ),
    ),
)
