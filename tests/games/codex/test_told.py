"""Moves as described in text, which name the card at the chosen place."""

import starboard
from starboard.engine.naming import NamedMove
from starboard.words import GameWords


def test_an_open_card_and_the_card_to_be_placed_are_named() -> None:
    match = starboard.load("codex").new(2, seed=3)
    while match.prompt != "place":
        match.play(match.moves()[0])
    chosen, cell = match.view(match.to_move)["chosen"]["card"], match.moves()[0]
    assert match.told(cell) == {**cell, "card": chosen}
    match.play(cell)
    assert match.prompt == "draw"
    for place, card in enumerate(match.view(None)["open"], start=1):
        move: NamedMove = {"do": "draw", "source": f"open-{place}"}
        assert match.told(move) == {**move, "card": card}
        assert (
            GameWords("codex", "en", []).move(match.told(move))
            == f"Take {GameWords('codex', 'en', []).value('card', card)}"
        )
    deck: NamedMove = {"do": "draw", "source": "gold-deck"}
    assert match.told(deck) == deck, "what lies on the deck is not to be known"
