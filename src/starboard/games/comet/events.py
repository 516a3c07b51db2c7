"""The events of Comet, and who sees what of them."""

from starboard.engine.naming import FINAL, SEAT, Coordinate, EventBook, Numbers, Secret, Words
from starboard.games.comet.material import (
    ALL_NAMES,
    BACKS,
    CARD_NAMES,
    FIRST_Q,
    FIRST_R,
    GOLD_ROW,
    LAST_Q,
    LAST_R,
    SLOTS,
    SYMBOLS,
)
from starboard.games.comet.vocabulary import TERRAINS, TOKENS

CARD = Words(*CARD_NAMES)
ANY_CARD = Words(*ALL_NAMES)
BACK = Words(*(f"a-{back}-card" for back in BACKS))
"""A card as its back shows it."""
SYMBOL = Words(*SYMBOLS)
TERRAIN = Words(*TERRAINS)
TOKEN = Words(*TOKENS)
COMPANION = Numbers(1, SLOTS)
Q = Coordinate(FIRST_Q, LAST_Q)
R = Coordinate(FIRST_R, LAST_R)

COMET_ANSWER = Words()
DRAW = COMET_ANSWER.add("draw")
READY_ALL = COMET_ANSWER.add("ready")

COMET_REASONS = Words()
DECK_EMPTY = COMET_REASONS.add("deck-empty")
LONG_QUIET = COMET_REASONS.add("long-quiet")

SCORES = Words()
ANIMALS_SAVED = SCORES.add("animals")
LIZARDS_SAVED = SCORES.add("lizards")
ALIKE_SAVED = SCORES.add("alike")
LEADER_CLAUSE = SCORES.add("leader")

ENDINGS = Words()
ALL_PASSED = ENDINGS.add("all-passed")
NO_TURNS_LEFT = ENDINGS.add("no-turns-left")

EVENTS = EventBook()
LEADER_DEALT = EVENTS.add("LeaderDealt", seat=SEAT, card=ANY_CARD)
START_PLAYER_CHOSEN = EVENTS.add("StartPlayerChosen", seat=SEAT)
GOLD_CARD_TURNED = EVENTS.add("GoldCardTurned", FINAL, card=CARD, place=Numbers(1, GOLD_ROW))
GOLD_DECK_RENEWED = EVENTS.add("GoldDeckRenewed", FINAL, count=Numbers())
SILVER_CARD_DRAWN = EVENTS.add("SilverCardDrawn", FINAL, seat=SEAT, card=Secret(CARD, BACK))
SILVER_DECK_RENEWED = EVENTS.add("SilverDeckRenewed", FINAL, count=Numbers())
TURN_STARTED = EVENTS.add("TurnStarted", FINAL, seat=SEAT)
ANIMAL_NAMED = EVENTS.add("AnimalNamed", seat=SEAT, card=CARD, companion=COMPANION, lowered=Numbers())
NEST_LOWERED = EVENTS.add("NestLowered", seat=SEAT, by=Numbers(), card=ANY_CARD)
ANIMAL_HATCHED = EVENTS.add("AnimalHatched", seat=SEAT, companion=COMPANION, q=Q, r=R)
CARD_PLAYED = EVENTS.add("CardPlayed", seat=SEAT, card=CARD)
COMPANION_MOVED = EVENTS.add("CompanionMoved", seat=SEAT, companion=COMPANION, q=Q, r=R)
SYMBOL_SPENT = EVENTS.add("SymbolSpent", seat=SEAT, symbol=SYMBOL)
ANIMAL_SAVED = EVENTS.add("AnimalSaved", seat=SEAT, companion=COMPANION, card=CARD)
ABILITY_USED = EVENTS.add("AbilityUsed", seat=SEAT, card=ANY_CARD)
ADVANTAGE_USED = EVENTS.add("AdvantageUsed", seat=SEAT, card=CARD)
SYMBOLS_ADDED = EVENTS.add("SymbolsAdded", seat=SEAT, symbol=SYMBOL, count=Numbers())
TERRAIN_NAMED = EVENTS.add("TerrainNamed", seat=SEAT, terrain=TERRAIN)
TERRAIN_EXPLORED = EVENTS.add("TerrainExplored", seat=SEAT, companion=COMPANION, terrain=TERRAIN)
CARDS_ALLOWED = EVENTS.add("CardsAllowed", seat=SEAT, count=Numbers())
GOLD_CARD_TAKEN = EVENTS.add("GoldCardTaken", seat=SEAT, card=CARD, place=Numbers(1, GOLD_ROW))
CARD_READIED = EVENTS.add("CardReadied", seat=SEAT, card=ANY_CARD)
TOKEN_LIFTED = EVENTS.add("TokenLifted", seat=SEAT, token=TOKEN)
TOKEN_PLACED = EVENTS.add("TokenPlaced", seat=SEAT, token=TOKEN, q=Q, r=R)
REFRESHED = EVENTS.add("Refreshed", seat=SEAT)
CARD_DISCARDED = EVENTS.add("CardDiscarded", seat=SEAT, card=CARD)
COMET_ARRIVED = EVENTS.add("CometArrived", FINAL, reason=COMET_REASONS)
COMET_ANSWERED = EVENTS.add("CometAnswered", seat=SEAT, answer=COMET_ANSWER)
CARD_RECOVERED = EVENTS.add("CardRecovered", seat=SEAT, card=CARD)
CARD_COPIED = EVENTS.add("CardCopied", seat=SEAT, card=CARD)
ABILITY_ENDED = EVENTS.add("AbilityEnded", seat=SEAT)
ACTION_ENDED = EVENTS.add("ActionEnded", seat=SEAT)
WINDOW_LEFT = EVENTS.add("WindowLeft", seat=SEAT)
PASSED = EVENTS.add("Passed", seat=SEAT)
POINTS_SCORED = EVENTS.add("PointsScored", seat=SEAT, points=Numbers(), reason=SCORES)
GAME_ENDED = EVENTS.add("GameEnded", reason=ENDINGS)
