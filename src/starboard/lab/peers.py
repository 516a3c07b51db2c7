"""What others do in a second: random play of comparable games, driven from Python as their users drive them."""

import importlib.util
import random
from collections.abc import Callable, Iterator

Peer = Callable[[], Iterator[None]]
"""Plays matches without end; yields at every step."""


def floor() -> Iterator[None]:
    """Choosing among ten moves, and nothing else: no engine that is driven move by move from Python can be faster."""
    moves = list(range(10))
    while True:
        random.choice(moves)
        yield


def open_spiel(name: str) -> Peer:
    """A game of OpenSpiel, which is written in C++."""

    def play() -> Iterator[None]:
        import pyspiel

        game = pyspiel.load_game(name)
        while True:
            state = game.new_initial_state()
            while not state.is_terminal():
                # Dealing is work as well, and is counted: at a chance node these are the outcomes, here equally likely.
                state.apply_action(random.choice(state.legal_actions()))
                yield

    return play


def rlcard_uno() -> Iterator[None]:
    """Uno of RLCard, which is written in Python."""
    import rlcard

    environment = rlcard.make("uno")
    while True:
        state, _ = environment.reset()
        while not environment.is_over():
            state, _ = environment.step(random.choice(list(state["legal_actions"])))
            yield


def open_spiel_search(name: str, simulations: int) -> Peer:
    """OpenSpiel's information-set tree search, written in C++ like the game: one decision after another of random matches."""

    def decide() -> Iterator[None]:
        import pyspiel

        final, game = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT, pyspiel.load_game(name)
        bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 1.0, simulations, -1, final, False, False)
        while True:
            state = game.new_initial_state()
            while not state.is_terminal():
                if len(state.legal_actions()) > 1 and not state.is_chance_node():
                    bot.step(state)
                    yield
                state.apply_action(random.choice(state.legal_actions()))

    return decide


def installed_searches(simulations: int) -> dict[str, Peer]:
    """The searches that can be measured here; they yield after every decision."""
    return {"oh_hell": open_spiel_search("oh_hell", simulations)} if importlib.util.find_spec("pyspiel") else {}


def installed_peers() -> dict[str, Peer]:
    """The peers that can be measured here (`pip install starboard[bench]` brings them)."""
    peers: dict[str, Peer] = {}
    if importlib.util.find_spec("pyspiel"):
        peers |= {name: open_spiel(name) for name in ("oh_hell", "hearts")}
    if importlib.util.find_spec("rlcard"):
        peers["uno"] = rlcard_uno
    return peers
