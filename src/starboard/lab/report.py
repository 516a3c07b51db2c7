"""Prints figures as tables."""

from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from starboard.lab.simulate import Simulation
from starboard.match import Match
from starboard.words import say

BINS = 12
BAR = 40
WAYS = {"loop": "compiled loop", "vector": "vector API", "pettingzoo": "PettingZoo", "openspiel": "OpenSpiel"}
"""The APIs of our environments."""


def simulation_figures(match: Match, simulation: Simulation) -> dict[str, Any]:
    """Returns the figures of a simulation as plain numbers."""
    lengths, points = simulation.lengths, simulation.points
    return {
        "game": match.rulebook.key,
        "players": match.players,
        "options": match.options,
        "games": len(lengths),
        "moves": {
            "average": float(lengths.mean()),
            "shortest": int(lengths.min()),
            "longest": int(lengths.max()),
        },
        "points": [
            {"average": float(seat.mean()), "lowest": int(seat.min()), "highest": int(seat.max())}
            for seat in points.T
        ],
        "wins": [float(share) for share in (simulation.places == 1).mean(axis=0)],
        "steps_per_second": round(simulation.steps_per_second),
    }


def print_simulation(match: Match, simulation: Simulation, language: str, console: Console) -> None:
    """Prints points and wins of every seat, the distribution of points, lengths and speed."""
    figures = simulation_figures(match, simulation)
    title = say(
        "terminal-simulated",
        language,
        games=figures["games"],
        game=say(f"{figures['game']}-name", language),
        players=match.players,
    )
    console.print(title, style="bold")
    table = Table(
        "",
        *(say(f"terminal-{heading}", language) for heading in ("points-average", "points-range", "wins")),
        box=None,
        padding=(0, 2, 0, 0),
    )
    for seat, (points, wins) in enumerate(zip(figures["points"], figures["wins"], strict=True)):
        table.add_row(
            say("terminal-seat", language, seat=seat),
            f"{points['average']:.1f}",
            f"{points['lowest']} – {points['highest']}",
            f"{wins:.1%}",
        )
    console.print(table)
    print_histogram(simulation.points.ravel(), say("terminal-distribution", language), console)
    moves = figures["moves"]
    console.print(
        say(
            "terminal-length",
            language,
            average=f"{moves['average']:.1f}",
            shortest=moves["shortest"],
            longest=moves["longest"],
        )
    )
    console.print(say("terminal-speed", language, steps=f"{figures['steps_per_second']:,}"))


def print_histogram(values: np.ndarray, title: str, console: Console) -> None:
    """Prints a histogram of whole numbers."""
    width = max(1, -(-(int(values.max()) - int(values.min()) + 1) // BINS))
    starts = np.arange(int(values.min()), int(values.max()) + 1, width)
    counts = np.array([np.count_nonzero((values >= start) & (values < start + width)) for start in starts])
    console.print(title, style="bold")
    for start, count in zip(starts, counts, strict=True):
        label = str(start) if width == 1 else f"{start}–{start + width - 1}"
        console.print(
            f"{label:>9}  {'█' * round(BAR * count / counts.max()):<{BAR}} {count / len(values):6.1%}",
            highlight=False,
        )


def print_bench(figures: dict[str, Any], console: Console) -> None:
    """Prints steps per second, and the ratio to each peer."""
    baselines = {"floor": figures["floor"], **figures["peers"]}
    machine = figures["machine"]
    console.print(
        f"{machine['processor']}, {machine['threads']} threads, Python {machine['python']}; "
        "random play, steps per second"
    )
    table = Table(
        "", "one thread", "all threads", *(f"x {name}" for name in baselines), box=None, padding=(0, 3, 0, 0)
    )
    for name, peer in baselines.items():
        table.add_row(name, f"{peer['steps_per_second']:,}")
    for key, game in figures["games"].items():
        table.add_row(
            f"{key}, {game['players']} players",
            f"{game['steps_per_second']:,}",
            f"{game['all_threads']['steps_per_second']:,}",
            *(f"{game['ratio'][name]:,}" for name in baselines),
            style="bold",
        )
    console.print(table)
    print_searches(figures["search"], console)
    if not figures["peers"]:
        console.print("No peer is installed; install them with `pip install starboard\\[bench]`.")


def print_environments(figures: dict[str, Any], console: Console) -> None:
    """Prints the speed of our games through four APIs and of the peers, and ratios of the vector API."""
    machine = figures["machine"]
    console.print(
        f"{machine['processor']}, {machine['threads']} threads, Python {machine['python']}; "
        "random play, steps per second",
        highlight=False,
    )
    headings = (*WAYS.values(), "batch", "x best peer", "bytes per match")
    table = Table("", *headings, box=None, padding=(0, 3, 0, 0))
    for key, game in figures["games"].items():
        steps, size = game["steps_per_second"], game["bytes_per_match"]
        cells = [f"{steps[way]:,}" if way in steps else "-" for way in WAYS]
        best = game["times_the_best_peer"]
        table.add_row(
            f"{key}, {game['players']} players",
            *cells,
            str(game["batch"]),
            str(best or "-"),
            f"{size['match']} + {size['arrays']}",
        )
    console.print(table)
    others = Table(
        "",
        "steps per second",
        "batch",
        *(f"x by {key}" for key in figures["games"]),
        box=None,
        padding=(0, 3, 0, 0),
    )
    for name, peer in figures["peers"].items():
        ratios = [str(game["ratio"][name]) for game in figures["games"].values()]
        others.add_row(name, f"{peer['steps_per_second']:,}", str(peer.get("batch", "")), *ratios)
    console.print(others)
    if figures["missing"]:
        missing = ", ".join(figures["missing"])
        console.print(
            f"Not installed: {missing}. Install them with `pip install starboard\\[bench,research]`."
        )


def print_views(figures: dict[str, Any], console: Console) -> None:
    """Prints views written per microsecond, and the ratio to encoding them from dicts."""
    machine = figures["machine"]
    console.print(
        f"{machine['processor']}, Python {machine['python']}; views per microsecond, one thread",
        highlight=False,
    )
    table = Table("", "bytes", "written", "encoded from dicts", "ratio", box=None, padding=(0, 3, 0, 0))
    for key, game in figures["games"].items():
        speeds = (f"{game[name]:.3f}" for name in ("views_per_microsecond", "encoded_per_microsecond"))
        table.add_row(
            f"{key}, {game['players']} players", f"{game['bytes']:,}", *speeds, f"{game['ratio']:.1f}"
        )
    console.print(table)


def print_searches(figures: dict[str, Any], console: Console) -> None:
    """Prints iterations per second of the tree search, with random rollouts and of the master."""
    peers = figures["peers"]
    console.print(
        f"tree search, {figures['simulations']} simulations per decision, one thread, iterations per second"
    )
    headings = [
        heading
        for rollouts in ("random rollouts", "master")
        for heading in (rollouts, *(f"x {name}" for name in peers))
    ]
    table = Table("", *headings, box=None, padding=(0, 3, 0, 0))
    for name, peer in peers.items():
        table.add_row(f"OpenSpiel IS-MCTS, {name}", f"{peer['iterations_per_second']:,}")
    for key, game in figures["games"].items():
        row = [
            cell
            for level in game.values()
            for cell in (
                f"{level['iterations_per_second']:,}",
                *(f"{ratio:,}" for ratio in level["ratio"].values()),
            )
        ]
        table.add_row(key, *row, style="bold")
    console.print(table)


def print_arena(figures: dict[str, Any], console: Console) -> None:
    """Prints a line for every bot of the arena."""
    table = Table("bot", "wins", "95 %", "points", "rating", "s / move", box=None, padding=(0, 3, 0, 0))
    for bot in figures["bots"]:
        share, low, high = (f"{100 * bot[part]:.1f}" for part in ("wins", "low", "high"))
        table.add_row(
            bot["bot"],
            f"{share} %",
            f"{low}–{high}",
            f"{bot['points']:.1f}",
            f"{bot['rating']:.1f}",
            f"{bot['seconds_per_move']:.3f}",
        )
    console.print(
        f"{figures['game']}: {figures['matches']} matches on {figures['deals']} mirrored deals, "
        f"from seed {figures['first_seed']}, {figures['moves']:.0f} moves on average",
        highlight=False,
    )
    console.print(table)


def print_ladder(rungs: list[dict[str, Any]], console: Console) -> None:
    """Prints a line for every rung: a bot, and the one below it."""
    table = Table("bot", "against", "wins", "95 %", "points", "s / move", box=None, padding=(0, 3, 0, 0))
    for rung in rungs:
        above, below = rung["bots"]
        share, low, high = (f"{100 * above[part]:.1f}" for part in ("wins", "low", "high"))
        points = f"{above['points']:.1f} : {below['points']:.1f}"
        table.add_row(
            above["bot"],
            below["bot"],
            f"{share} %",
            f"{low}–{high}",
            points,
            f"{above['seconds_per_move']:.3f}",
        )
    first = rungs[0]
    console.print(
        f"{first['game']}: {first['matches']} matches on {first['deals']} mirrored deals each, "
        f"from seed {first['first_seed']}",
        highlight=False,
    )
    console.print(table)


def print_balance(figures: dict[str, Any], console: Console) -> None:
    """Prints the figures of a balance report, with only the best and the worst things to take."""
    seats = ", ".join(
        f"{100 * seat['mean']:.1f} ± {100 * seat['around']:.1f} %" for seat in figures["wins_by_seat"]
    )
    console.print(
        f"{figures['game']}, {figures['players']} players: "
        f"{figures['matches']} matches, level {figures['level']}",
        highlight=False,
    )
    console.print(f"wins by seat, the start player first: {seats}", highlight=False)
    for part in ("moves", "points", "margin"):
        values = figures[part]
        console.print(
            f"{part}: {values['mean']:.1f} on average, {values['tenth']:.0f} to {values['ninetieth']:.0f}",
            highlight=False,
        )
    table = Table("what", "taken by", "wins (1 is an equal share)", box=None, padding=(0, 3, 0, 0))
    judged = figures["taken"]
    for one in judged if len(judged) <= 2 * BINS else [*judged[:BINS], *judged[-BINS:]]:
        wins = one["wins"]
        table.add_row(
            one["what"], f"{100 * one['taken']:.0f} %", f"{wins['mean']:.2f} ± {wins['around']:.2f}"
        )
    console.print(table)
