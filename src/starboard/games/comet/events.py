"""What can happen in Comet, and who sees it."""

from starboard.games.comet.material import ALL_NAMES, BACKS, CARD_NAMES, FIRST_Q, FIRST_R, GOLD_ROW, LAST_Q, LAST_R, SLOTS, SYMBOLS
from starboard.games.comet.vocabulary import TERRAINS, TOKENS
from starboard.rules.naming import FINAL, SEAT, Coordinate, Event, Numbers, Secret, Words

(
    LEADER_DEALT,
    START_PLAYER_CHOSEN,
    GOLD_CARD_TURNED,
    GOLD_DECK_RENEWED,
    SILVER_CARD_DRAWN,
    SILVER_DECK_RENEWED,
    TURN_STARTED,
    ANIMAL_NAMED,
    NEST_LOWERED,
    ANIMAL_HATCHED,
    CARD_PLAYED,
    COMPANION_MOVED,
    SYMBOL_SPENT,
    ANIMAL_SAVED,
    ABILITY_USED,
    ADVANTAGE_USED,
    SYMBOLS_ADDED,
    TERRAIN_NAMED,
    TERRAIN_EXPLORED,
    CARDS_ALLOWED,
    GOLD_CARD_TAKEN,
    CARD_READIED,
    TOKEN_LIFTED,
    TOKEN_PLACED,
    REFRESHED,
    CARD_DISCARDED,
    COMET_ARRIVED,
    COMET_ANSWERED,
    CARD_RECOVERED,
    CARD_COPIED,
    ABILITY_ENDED,
    ACTION_ENDED,
    WINDOW_LEFT,
    PASSED,
    POINTS_SCORED,
    GAME_ENDED,
) = range(36)

DECK_EMPTY, LONG_QUIET = range(2)
ANIMALS_SAVED, LIZARDS_SAVED, ALIKE_SAVED, LEADER_CLAUSE = range(4)
ALL_PASSED, NO_TURNS_LEFT = range(2)
DRAW, READY_ALL = range(2)

CARD = Words(*CARD_NAMES)
ANY_CARD = Words(*ALL_NAMES)
BACK = Words(*(f"a-{back}-card" for back in BACKS))
"""A card as it looks from behind."""
SYMBOL = Words(*SYMBOLS)
TERRAIN = Words(*TERRAINS)
TOKEN = Words(*TOKENS)
COMPANION = Numbers(1, SLOTS)
Q = Coordinate(FIRST_Q, LAST_Q)
R = Coordinate(FIRST_R, LAST_R)
COMET_ANSWER = Words("draw", "ready")

EVENTS = (
    Event("LeaderDealt", seat=SEAT, card=ANY_CARD),
    Event("StartPlayerChosen", seat=SEAT),
    Event("GoldCardTurned", FINAL, card=CARD, place=Numbers(1, GOLD_ROW)),
    Event("GoldDeckRenewed", FINAL, count=Numbers()),
    Event("SilverCardDrawn", FINAL, seat=SEAT, card=Secret(CARD, BACK)),
    Event("SilverDeckRenewed", FINAL, count=Numbers()),
    Event("TurnStarted", FINAL, seat=SEAT),
    Event("AnimalNamed", seat=SEAT, card=CARD, companion=COMPANION, lowered=Numbers()),
    Event("NestLowered", seat=SEAT, by=Numbers(), card=ANY_CARD),
    Event("AnimalHatched", seat=SEAT, companion=COMPANION, q=Q, r=R),
    Event("CardPlayed", seat=SEAT, card=CARD),
    Event("CompanionMoved", seat=SEAT, companion=COMPANION, q=Q, r=R),
    Event("SymbolSpent", seat=SEAT, symbol=SYMBOL),
    Event("AnimalSaved", seat=SEAT, companion=COMPANION, card=CARD),
    Event("AbilityUsed", seat=SEAT, card=ANY_CARD),
    Event("AdvantageUsed", seat=SEAT, card=CARD),
    Event("SymbolsAdded", seat=SEAT, symbol=SYMBOL, count=Numbers()),
    Event("TerrainNamed", seat=SEAT, terrain=TERRAIN),
    Event("TerrainExplored", seat=SEAT, companion=COMPANION, terrain=TERRAIN),
    Event("CardsAllowed", seat=SEAT, count=Numbers()),
    Event("GoldCardTaken", seat=SEAT, card=CARD, place=Numbers(1, GOLD_ROW)),
    Event("CardReadied", seat=SEAT, card=ANY_CARD),
    Event("TokenLifted", seat=SEAT, token=TOKEN),
    Event("TokenPlaced", seat=SEAT, token=TOKEN, q=Q, r=R),
    Event("Refreshed", seat=SEAT),
    Event("CardDiscarded", seat=SEAT, card=CARD),
    Event("CometArrived", FINAL, reason=Words("deck-empty", "long-quiet")),
    Event("CometAnswered", seat=SEAT, answer=COMET_ANSWER),
    Event("CardRecovered", seat=SEAT, card=CARD),
    Event("CardCopied", seat=SEAT, card=CARD),
    Event("AbilityEnded", seat=SEAT),
    Event("ActionEnded", seat=SEAT),
    Event("WindowLeft", seat=SEAT),
    Event("Passed", seat=SEAT),
    Event("PointsScored", seat=SEAT, points=Numbers(), reason=Words("animals", "lizards", "alike", "leader")),
    Event("GameEnded", reason=Words("all-passed", "no-turns-left")),
)
