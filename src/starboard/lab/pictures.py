"""Pictures of figures, drawn without a screen."""

from pathlib import Path
from typing import Any

INK, PAPER, BARS = "#2b2a33", "#fbf7ee", "#5b6fb5"


def picture_of_wins(figures: dict[str, Any], file: Path) -> None:
    """A bar for every bot with its interval; the line is an equal share."""
    from matplotlib.figure import Figure

    bots = figures["bots"]
    figure = Figure(figsize=(7, 1 + 0.5 * len(bots)), facecolor=PAPER, layout="constrained")
    axes = figure.add_subplot(facecolor=PAPER)
    wins = [100 * bot["wins"] for bot in bots]
    below = [100 * (bot["wins"] - bot["low"]) for bot in bots]
    above = [100 * (bot["high"] - bot["wins"]) for bot in bots]
    names = [f"{bot['bot']}" for bot in bots]
    axes.barh(range(len(bots)), wins, xerr=[below, above], color=BARS, ecolor=INK, capsize=4)
    axes.axvline(100 / figures["players"], color=INK, linestyle=":")
    axes.set_yticks(range(len(bots)), names)
    axes.invert_yaxis()
    axes.set_xlim(0, 100)
    axes.set_xlabel("victories, %")
    axes.set_title(f"{figures['game']}: {figures['matches']} matches on {figures['deals']} mirrored deals", color=INK)
    figure.savefig(file, dpi=120)
