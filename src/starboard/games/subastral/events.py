"""The events of Subastral, and who sees what of them."""

from starboard.engine.naming import FINAL, SEAT, EventBook, Numbers, Secret, Words
from starboard.games.subastral.material import BIOMES, CARD_NAMES

CARD = Words(*CARD_NAMES)
BIOME = Words(*BIOMES)
CLOUD = Numbers(1, 6)

PLACE = Words()
HAND = PLACE.add("hand")
JOURNAL = PLACE.add("journal")

SETS = Words()
MIXED = SETS.add("mixed")
MATCHING = SETS.add("matching")

ENDINGS = Words()
LAST_TURN = ENDINGS.add("last-turn")

EVENTS = EventBook()
CARDS_DEALT = EVENTS.add("CardsDealt", seat=SEAT, cards=[Secret(CARD)])
START_PLAYER_CHOSEN = EVENTS.add("StartPlayerChosen", seat=SEAT)
CARD_REVEALED = EVENTS.add("CardRevealed", FINAL, card=CARD, cloud=CLOUD)
CARD_LAID_ASIDE = EVENTS.add("CardLaidAside", FINAL, card=CARD)
CARDS_SHUFFLED_BACK = EVENTS.add("CardsShuffledBack", FINAL, count=Numbers())
TURN_STARTED = EVENTS.add("TurnStarted", FINAL, seat=SEAT, turns_left=Numbers())
CARD_PLAYED = EVENTS.add("CardPlayed", seat=SEAT, card=CARD, cloud=CLOUD)
CLOUD_CHOSEN = EVENTS.add("CloudChosen", seat=SEAT, cloud=CLOUD)
PLACE_CHOSEN = EVENTS.add("PlaceChosen", seat=SEAT, place=PLACE)
PILE_STARTED = EVENTS.add("PileStarted", seat=SEAT, biome=BIOME, pile=Numbers())
CARDS_TAKEN = EVENTS.add("CardsTaken", seat=SEAT, cloud=CLOUD, to=PLACE, cards=[CARD])
CARD_DRAWN = EVENTS.add("CardDrawn", FINAL, seat=SEAT, card=Secret(CARD))
END_CARD_MET = EVENTS.add("EndCardMet", turns=Numbers())
TURN_SKIPPED = EVENTS.add("TurnSkipped", seat=SEAT)
LAST_TURN_ENDED = EVENTS.add("LastTurnEnded")
CARD_CHOSEN = EVENTS.add("CardChosen", seat=SEAT, card=Secret(CARD))
CARD_PASSED = EVENTS.add("CardPassed", FINAL, seat=SEAT, card=CARD, to=SEAT)
POINTS_SCORED = EVENTS.add(
    "PointsScored", seat=SEAT, points=Numbers(), reason=SETS, set=Numbers(), cards=Numbers()
)
GAME_ENDED = EVENTS.add("GameEnded", reason=ENDINGS)
