"""What can happen in Subastral, and who sees it."""

from starboard.games.subastral.material import BIOMES, CARD_NAMES
from starboard.rules.naming import FINAL, SEAT, Event, Numbers, Secret, Words

(
    CARDS_DEALT,
    START_PLAYER_CHOSEN,
    CARD_REVEALED,
    CARD_LAID_ASIDE,
    CARDS_SHUFFLED_BACK,
    TURN_STARTED,
    CARD_PLAYED,
    CLOUD_CHOSEN,
    PLACE_CHOSEN,
    PILE_STARTED,
    CARDS_TAKEN,
    CARD_DRAWN,
    END_CARD_MET,
    TURN_SKIPPED,
    LAST_TURN_ENDED,
    CARD_CHOSEN,
    CARD_PASSED,
    POINTS_SCORED,
    GAME_ENDED,
) = range(19)

HAND, JOURNAL = range(2)
MIXED, MATCHING = range(2)
LAST_TURN = 0

CARD = Words(*CARD_NAMES)
BIOME = Words(*BIOMES)
CLOUD = Numbers(1, 6)
PLACE = Words("hand", "journal")

EVENTS = (
    Event("CardsDealt", seat=SEAT, cards=[Secret(CARD)]),
    Event("StartPlayerChosen", seat=SEAT),
    Event("CardRevealed", FINAL, card=CARD, cloud=CLOUD),
    Event("CardLaidAside", FINAL, card=CARD),
    Event("CardsShuffledBack", FINAL, count=Numbers()),
    Event("TurnStarted", FINAL, seat=SEAT, turns_left=Numbers()),
    Event("CardPlayed", seat=SEAT, card=CARD, cloud=CLOUD),
    Event("CloudChosen", seat=SEAT, cloud=CLOUD),
    Event("PlaceChosen", seat=SEAT, place=PLACE),
    Event("PileStarted", seat=SEAT, biome=BIOME, pile=Numbers()),
    Event("CardsTaken", seat=SEAT, cloud=CLOUD, to=PLACE, cards=[CARD]),
    Event("CardDrawn", FINAL, seat=SEAT, card=Secret(CARD)),
    Event("EndCardMet", turns=Numbers()),
    Event("TurnSkipped", seat=SEAT),
    Event("LastTurnEnded"),
    Event("CardChosen", seat=SEAT, card=Secret(CARD)),
    Event("CardPassed", FINAL, seat=SEAT, card=CARD, to=SEAT),
    Event("PointsScored", seat=SEAT, points=Numbers(), reason=Words("mixed", "matching"), set=Numbers(), cards=Numbers()),
    Event("GameEnded", reason=Words("last-turn")),
)
