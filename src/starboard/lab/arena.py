"""The arena: bots play each other on mirrored deals, in processes of this machine or on a Ray cluster."""

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from signal import SIG_IGN, SIGINT, signal
from typing import Any

import numpy as np

from starboard.bots import Memory, seed_for
from starboard.match import load
from starboard.research.players import player_named


@dataclass(frozen=True)
class Deal:
    """A deal, to be played once in every rotation of the seats."""

    game: str
    bots: tuple[str, ...]
    options: tuple[tuple[str, Any], ...]
    seed: int
    threads: int


@dataclass(frozen=True)
class Played:
    """The result of a match, by bot: share of the victory, place, points, and time for decisions."""

    seed: int
    rotation: int
    shares: list[float]
    places: list[int]
    points: list[int]
    seconds: list[float]
    decisions: list[int]
    moves: int


def play_deal(deal: Deal) -> list[Played]:
    """Plays a deal in every rotation of the seats, so that the cards favour no bot."""
    return [play_match(deal, rotation) for rotation in range(len(deal.bots))]


def play_match(deal: Deal, rotation: int) -> Played:
    """Plays a match in which bot (s + rotation) % players has seat s."""
    players = len(deal.bots)
    bots = [player_named(name, deal.threads) for name in deal.bots]
    match = load(deal.game).new(players, deal.seed, **dict(deal.options))
    memories = [Memory() for _ in bots]
    seconds, decisions = np.zeros(players), np.zeros(players, int)
    while not match.over:
        assert match.to_move is not None
        bot = (match.to_move + rotation) % players
        thought = bots[bot].choose(match, seed_for(deal.seed, rotation, match.move_count), memories[bot])
        seconds[bot] += thought.seconds
        decisions[bot] += thought.seconds > 0
        match.play(thought.move)
    result = match.result()
    order = [(bot - rotation) % players for bot in range(players)]
    shares = [(seat in result.winners) / len(result.winners) for seat in order]
    return Played(
        deal.seed,
        rotation,
        shares,
        [result.seats[seat].place for seat in order],
        [result.seats[seat].points for seat in order],
        seconds.tolist(),
        decisions.tolist(),
        match.move_count,
    )


# ---- where the matches are played --------------------------------------------------------------------------


def in_processes(deals: list[Deal], jobs: int) -> Iterator[list[Played]]:
    """Plays the deals in `jobs` processes; yields each when it is done."""
    if jobs == 1:
        yield from map(play_deal, deals)
        return
    # Only this process handles Ctrl-C.
    with ProcessPoolExecutor(jobs, get_context("spawn"), signal, (SIGINT, SIG_IGN)) as pool:
        try:
            for done in as_completed([pool.submit(play_deal, deal) for deal in deals]):
                yield done.result()
        finally:
            pool.shutdown(cancel_futures=True)


def on_ray(deals: list[Deal], address: str) -> Iterator[list[Played]]:
    """Plays the deals on a Ray cluster; the address `local` starts one on this machine."""
    import ray

    ray.init(None if address == "local" else address, include_dashboard=False, log_to_driver=False)
    try:
        remote: Callable[..., Any] = ray.remote(play_deal).remote
        waiting = [remote(deal) for deal in deals]
        while waiting:
            [ready], waiting = ray.wait(waiting)
            yield ray.get(ready)
    finally:
        ray.shutdown()


# ---- figures -----------------------------------------------------------------------------------------------


def figures(game: str, bots: tuple[str, ...], played: list[Played], seed: int) -> dict[str, Any]:
    """Returns for every bot: share of wins with its interval, points, rating, time per move."""
    played = sorted(played, key=lambda match: (match.seed, match.rotation))
    ratings = rate(len(bots), played)
    return {
        "game": game,
        "players": len(bots),
        "matches": len(played),
        "deals": len({match.seed for match in played}),
        "first_seed": seed,
        "bots": [
            {
                "bot": name,
                **interval(
                    np.array([match.shares[i] for match in played]).reshape(-1, len(bots)).mean(axis=1)
                ),
                "points": float(np.mean([match.points[i] for match in played])),
                "rating": ratings[i],
                "seconds_per_move": sum(match.seconds[i] for match in played)
                / max(1, sum(match.decisions[i] for match in played)),
            }
            for i, name in enumerate(bots)
        ],
        "moves": float(np.mean([match.moves for match in played])),
    }


def with_matches(found: dict[str, Any], played: list[Played]) -> dict[str, Any]:
    """Returns the figures together with the matches they were computed from."""
    return {**found, "played": [asdict(match) for match in played]}


def interval(shares: "np.ndarray[Any, Any]") -> dict[str, float]:
    """Returns the mean share of wins over deals, and its 95 % confidence interval."""
    mean = float(shares.mean())
    around = 1.96 * float(shares.std(ddof=1)) / np.sqrt(len(shares)) if len(shares) > 1 else 1.0
    return {"wins": mean, "low": max(0.0, mean - around), "high": min(1.0, mean + around)}


def rate(count: int, played: list[Played]) -> list[float]:
    """Returns OpenSkill ratings after all matches, averaged over playing them forwards and backwards."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    found = np.zeros(count)
    for order in (played, played[::-1]):
        teams = [[model.rating()] for _ in range(count)]
        for match in order:
            teams = model.rate(teams, ranks=[float(place) for place in match.places])
        found += [team[0].ordinal() for team in teams]
    return [float(rating) for rating in found / 2]


def deals(
    game: str, bots: tuple[str, ...], matches: int, seed: int, options: dict[str, Any], threads: int
) -> list[Deal]:
    """Returns the deals for at least `matches` matches. Raises `StarboardError` if an argument is invalid."""
    load(game).new(len(bots), seed, **options)
    for name in bots:
        player_named(name)
    count = -(-matches // len(bots))
    return [Deal(game, bots, tuple(options.items()), seed + number, threads) for number in range(count)]
