"""What others do in a second: random play of comparable games, driven from Python as their users drive them."""

import importlib
import importlib.util
import random
from collections.abc import Callable, Iterator
from typing import Any

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
    """The searches that can be measured here; they yield after every decision."""
    return (
        {"oh_hell": open_spiel_search("oh_hell", simulations)} if importlib.util.find_spec("pyspiel") else {}
    )


def installed_peers() -> dict[str, Peer]:
    """The peers that can be measured here (`pip install starboard[bench]` brings them)."""
    peers: dict[str, Peer] = {}
    if importlib.util.find_spec("pyspiel"):
        peers |= {name: open_spiel(name) for name in ("oh_hell", "hearts")}
    if importlib.util.find_spec("rlcard"):
        peers["uno"] = rlcard_uno
    return peers


# ---- environments --------------------------------------------------------------------------------------------------------


def pettingzoo_environment(make: Callable[[], Any]) -> Peer:
    """A PettingZoo environment, each agent moving at random among what its mask allows."""

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
    """One of PettingZoo's own environments."""

    def make() -> Any:
        return importlib.import_module(f"pettingzoo.classic.{name}").env()

    return make


def pgx(name: str, batch: int, steps: int = 20) -> Callable[[], Callable[[], int]]:
    """A game of Pgx on the CPU: so many matches stepped together, observations and masks included, dealt anew when they end."""

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
    """Environments of others that are driven move by move, by who made them and their names; those that are installed."""
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
    """Peers that are not installed."""
    return [name for module, name in MISSING.items() if not importlib.util.find_spec(module)]
