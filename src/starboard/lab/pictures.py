"""Pictures of figures, drawn without a screen."""

from pathlib import Path
from typing import Any

INK, PAPER, BARS = "#2b2a33", "#fbf7ee", "#5b6fb5"


def picture_of_wins(figures: dict[str, Any], file: Path) -> None:
    """A bar for every bot with its interval; the line is an equal share."""
    title = f"{figures['game']}: {figures['matches']} matches on {figures['deals']} mirrored deals"
    draw_bars([bot["bot"] for bot in figures["bots"]], figures["bots"], 100 / figures["players"], title, file)


def picture_of_ladder(rungs: list[dict[str, Any]], file: Path) -> None:
    """A bar for every rung: how often a bot beats the one below it."""
    pairs = [rung["bots"] for rung in rungs]
    title = f"{rungs[0]['game']}: {rungs[0]['matches']} matches on {rungs[0]['deals']} mirrored deals each"
    draw_bars([f"{above['bot']} over {below['bot']}" for above, below in pairs], [above for above, _ in pairs], 50, title, file)


def draw_bars(names: list[str], bots: list[dict[str, Any]], fair: float, title: str, file: Path) -> None:
    """Victories with their intervals, and a line where nobody is better."""
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
    axes.set_xlabel("victories, %")
    axes.set_title(title, color=INK)
    figure.savefig(file, dpi=120)
