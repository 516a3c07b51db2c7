"""Other libraries to compare with: random play of similar games, driven from Python as their users do."""

import importlib
import importlib.util
import random
from collections.abc import Callable, Iterator
from typing import Any

Peer = Callable[[], Iterator[None]]
"""Plays matches endlessly; yields at every step."""


def floor() -> Iterator[None]:
    """Only chooses among ten moves: no engine driven move by move from Python can be faster."""
    moves = list(range(10))
    while True:
        random.choice(moves)
        yield


def open_spiel(name: str) -> Peer:
    """Returns a game of OpenSpiel, which is written in C++."""

    def play() -> Iterator[None]:
        import pyspiel

        game = pyspiel.load_game(name)
        while True:
            state = game.new_initial_state()
            while not state.is_terminal():
                # At chance nodes these are the outcomes, equally likely here: dealing counts as steps too.
                state.apply_action(random.choice(state.legal_actions()))
                yield

    return play


def rlcard_uno() -> Iterator[None]:
    """Plays Uno of RLCard, which is written in Python."""
    import rlcard

    environment = rlcard.make("uno")
    while True:
        state, _ = environment.reset()
        while not environment.is_over():
            state, _ = environment.step(random.choice(list(state["legal_actions"])))
            yield


def open_spiel_search(name: str, simulations: int) -> Peer:
    """Returns OpenSpiel's information-set tree search in C++, run at every decision of random matches."""

    def decide() -> Iterator[None]:
        import pyspiel

        final, game = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT, pyspiel.load_game(name)
        bot = pyspiel.ISMCTSBot(
            1, pyspiel.RandomRolloutEvaluator(1, 1), 1.0, simulations, -1, final, False, False
        )
        while True:
            state = game.new_initial_state()
            while not state.is_terminal():
                if len(state.legal_actions()) > 1 and not state.is_chance_node():
                    bot.step(state)
                    yield
                state.apply_action(random.choice(state.legal_actions()))

    return decide


def installed_searches(simulations: int) -> dict[str, Peer]:
    """Returns the searches whose libraries are installed; they yield after every decision."""
    return (
        {"oh_hell": open_spiel_search("oh_hell", simulations)} if importlib.util.find_spec("pyspiel") else {}
    )


def installed_peers() -> dict[str, Peer]:
    """Returns the peers whose libraries are installed (by `pip install starboard[bench]`)."""
    peers: dict[str, Peer] = {}
    if importlib.util.find_spec("pyspiel"):
        peers |= {name: open_spiel(name) for name in ("oh_hell", "hearts")}
    if importlib.util.find_spec("rlcard"):
        peers["uno"] = rlcard_uno
    return peers


# ---- environments ------------------------------------------------------------------------------------------


def pettingzoo_environment(make: Callable[[], Any]) -> Peer:
    """Returns a PettingZoo environment in which every agent takes random legal actions."""

    def play() -> Iterator[None]:
        import numpy as np

        environment = make()
        while True:
            environment.reset()
            for _ in environment.agent_iter():
                observation, _reward, terminated, truncated, info = environment.last()
                if terminated or truncated:
                    environment.step(None)
                else:
                    mask = (observation if "action_mask" in observation else info)["action_mask"]
                    environment.step(random.choice(np.flatnonzero(mask).tolist()))
                    yield

    return play


def classic(name: str) -> Callable[[], Any]:
    """Returns a function that makes one of PettingZoo's own environments."""

    def make() -> Any:
        return importlib.import_module(f"pettingzoo.classic.{name}").env()

    return make


def pgx(name: str, batch: int, steps: int = 20) -> Callable[[], Callable[[], int]]:
    """Returns a function that starts a batch of a Pgx game, with random legal actions and auto-reset."""

    def start() -> Callable[[], int]:
        import jax
        import jax.numpy as jnp
        import pgx
        from pgx.experimental import auto_reset

        game = pgx.make(name)
        step = auto_reset(game.step, game.init)

        def one(carry: Any, _: None) -> Any:
            state, key = carry
            key, choice, chance = jax.random.split(key, 3)
            actions = jax.random.categorical(choice, jnp.where(state.legal_action_mask, 0.0, -1e9), axis=-1)
            return (jax.vmap(step)(state, actions, jax.random.split(chance, batch)), key), None

        run = jax.jit(lambda carry: jax.lax.scan(one, carry, None, length=steps)[0])
        key = jax.random.PRNGKey(0)
        carry = [(jax.jit(jax.vmap(game.init))(jax.random.split(key, batch)), key)]

        def some() -> int:
            carry[0] = jax.block_until_ready(run(carry[0]))
            return batch * steps

        some()
        return some

    return start


def environment_peers() -> dict[str, Peer]:
    """Returns the installed environments of other libraries that are driven move by move, by name."""
    peers: dict[str, Peer] = {}
    if importlib.util.find_spec("pyspiel"):
        peers |= {f"OpenSpiel {name}": open_spiel(name) for name in ("oh_hell", "hearts", "leduc_poker")}
    if importlib.util.find_spec("rlcard"):
        peers["RLCard uno"] = rlcard_uno
    if importlib.util.find_spec("pettingzoo") and importlib.util.find_spec("pygame"):
        peers |= {
            f"PettingZoo {name}": pettingzoo_environment(classic(name))
            for name in ("connect_four_v3", "leduc_holdem_v4")
        }
    return peers


PGX_GAMES = ("leduc_holdem", "connect_four")
MISSING = {"pyspiel": "OpenSpiel", "rlcard": "RLCard", "pygame": "PettingZoo classic", "pgx": "Pgx"}


def missing_peers() -> list[str]:
    """Returns the names of the peers that are not installed."""
    return [name for module, name in MISSING.items() if not importlib.util.find_spec(module)]
