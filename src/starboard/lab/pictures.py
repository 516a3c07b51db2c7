"""Charts, written to image files."""

from pathlib import Path
from typing import Any

from starboard.analysis import Analysis
from starboard.lab.report import WAYS
from starboard.words import GameWords, say

INK, PAPER, BARS = "#2b2a33", "#fbf7ee", "#5b6fb5"
SEATS = (("#3d55a8", "-"), ("#b3532f", "--"), ("#3f7d4b", "-."), ("#8a4b93", ":"), ("#6b6257", (0, (8, 2))))
"""The colour and line style of every seat."""
MARKS = {"mistake": "v", "blunder": "X"}


def picture_of_wins(figures: dict[str, Any], file: Path) -> None:
    """Draws a bar with an interval for every bot, and a line at an equal share."""
    title = f"{figures['game']}: {figures['matches']} matches on {figures['deals']} mirrored deals"
    draw_bars([bot["bot"] for bot in figures["bots"]], figures["bots"], 100 / figures["players"], title, file)


def picture_of_ladder(rungs: list[dict[str, Any]], file: Path) -> None:
    """Draws a bar for every rung: how often a bot beats the one below it."""
    pairs = [rung["bots"] for rung in rungs]
    title = f"{rungs[0]['game']}: {rungs[0]['matches']} matches on {rungs[0]['deals']} mirrored deals each"
    draw_bars(
        [f"{above['bot']} over {below['bot']}" for above, below in pairs],
        [above for above, _ in pairs],
        50,
        title,
        file,
    )


def draw_bars(names: list[str], bots: list[dict[str, Any]], fair: float, title: str, file: Path) -> None:
    """Draws wins with their intervals, and a line at `fair` per cent."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 1 + 0.5 * len(bots)), facecolor=PAPER, layout="constrained")
    axes = figure.add_subplot(facecolor=PAPER)
    wins = [100 * bot["wins"] for bot in bots]
    below = [100 * (bot["wins"] - bot["low"]) for bot in bots]
    above = [100 * (bot["high"] - bot["wins"]) for bot in bots]
    axes.barh(range(len(bots)), wins, xerr=[below, above], color=BARS, ecolor=INK, capsize=4)
    axes.axvline(fair, color=INK, linestyle=":")
    axes.set_yticks(range(len(bots)), names)
    axes.invert_yaxis()
    axes.set_xlim(0, 100)
    axes.set_xlabel("wins, %")
    axes.set_title(title, color=INK)
    figure.savefig(file, dpi=120)


def picture_of_chances(analysis: Analysis, words: GameWords, file: Path) -> None:
    """Draws the chance to win of every seat over the match, with mistakes marked on the lines."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(10, 5), facecolor=PAPER, layout="constrained")
    axes = figure.add_subplot(facecolor=PAPER)
    for seat, (line, (colour, stroke)) in enumerate(zip(analysis.lines, SEATS, strict=False)):
        numbers, chances = zip(*line, strict=True)
        axes.plot(
            numbers,
            [100 * chance for chance in chances],
            color=colour,
            linestyle=stroke,
            label=words.names[seat],
        )
    for mark, shape in MARKS.items():
        marked = [one for one in analysis.verdicts if one.mark == mark]
        if marked:
            at, height = [one.number for one in marked], [100 * one.best.wins[one.seat] for one in marked]
            label = say(f"analysis-mark-{mark}", words.language)
            axes.scatter(
                at,
                height,
                marker=shape,
                s=70,
                color=[SEATS[one.seat][0] for one in marked],
                zorder=3,
                label=label,
            )
    for turn in analysis.turns:
        axes.axvline(turn.number, color=INK, linewidth=0.6, alpha=0.4)
    axes.set_ylim(-2, 102)
    axes.set_xlim(0, analysis.moves)
    axes.set_xlabel(say("analysis-moves", words.language))
    axes.set_ylabel(say("analysis-chance", words.language))
    axes.set_title(say(f"{analysis.game}-name", words.language), color=INK)
    axes.legend(facecolor=PAPER)
    figure.savefig(file, dpi=120)


def picture_of_environments(figures: dict[str, Any], file: Path) -> None:
    """Draws steps per second of our games through four APIs, and of others, on a logarithmic scale."""
    from matplotlib.figure import Figure

    names, values, colours = [], [], []
    for key, game in figures["games"].items():
        for (way, words), colour in zip(WAYS.items(), ("#31408a", BARS, "#8f9fd6", "#bcc6ea"), strict=True):
            if way in game["steps_per_second"]:
                names.append(f"{key}: {words}")
                values.append(game["steps_per_second"][way])
                colours.append(colour)
    for name, peer in sorted(figures["peers"].items(), key=lambda item: -int(item[1]["steps_per_second"])):
        names.append(name)
        values.append(peer["steps_per_second"])
        colours.append("#b58b5b")
    machine = figures["machine"]
    figure = Figure(figsize=(8, 1 + 0.3 * len(names)), facecolor=PAPER, layout="constrained")
    axes = figure.add_subplot(facecolor=PAPER)
    bars = axes.barh(range(len(names)), values, color=colours)
    axes.bar_label(
        bars,
        [f" {value / 1e6:.2f} M" if value > 1e5 else f" {value / 1e3:.1f} k" for value in values],
        color=INK,
        fontsize=8,
    )
    axes.set_xscale("log")
    axes.set_xlim(right=3 * max(values))
    axes.set_yticks(range(len(names)), names, fontsize=8)
    axes.invert_yaxis()
    axes.set_xlabel("steps per second, random play")
    axes.set_title(f"{machine['processor']}, {machine['threads']} threads", color=INK, fontsize=10)
    figure.savefig(file, dpi=120)


def picture_of_growth(figures: dict[str, int], file: Path) -> None:
    """Draws steps per second by batch size: a panel for each game, a line for each number of threads."""
    from matplotlib.figure import Figure

    found: list[tuple[str, str, str, int]] = []
    for name, steps in figures.items():
        game, size, count = name.replace("@", "/").split("/")
        found.append((game, size, count, steps))
    keys = list(dict.fromkeys(key for key, *_ in found))
    figure = Figure(figsize=(9, 6), facecolor=PAPER, layout="constrained")
    for number, key in enumerate(keys, start=1):
        axes = figure.add_subplot(2, (len(keys) + 1) // 2, number, facecolor=PAPER)
        for threads in dict.fromkeys(threads for _, _, threads, _ in found):
            line = [
                (int(batch), value / 1e6)
                for one, batch, count, value in found
                if (one, count) == (key, threads)
            ]
            axes.plot(
                *zip(*line, strict=True),
                "o-",
                label=f"{threads} threads" if threads != "1" else "1 thread",
                markersize=4,
            )
        axes.set_xscale("log", base=2)
        axes.set_ylim(bottom=0)
        axes.set_title(key, color=INK, fontsize=10)
        axes.set_xlabel("batch size")
        axes.set_ylabel("million steps per second")
        axes.legend(fontsize=8)
    figure.savefig(file, dpi=120)
