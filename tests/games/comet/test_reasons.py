"""`refusal` and the rules agree about cards."""

from starboard.games.comet.material import ADVANTAGES, ANIMALS, CARD_NAMES, WORD


def test_animals_are_the_cards_that_are_no_advantages() -> None:
    advantages = [card for card in range(len(CARD_NAMES)) if int(ADVANTAGES[card // WORD]) >> card % WORD & 1]
    assert advantages == list(range(ANIMALS, len(CARD_NAMES)))
