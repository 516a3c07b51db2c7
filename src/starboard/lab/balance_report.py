"""The balance report as a single HTML file with charts."""

import io
from html import escape
from typing import Any

from starboard.lab.pictures import BARS, INK, PAPER

STYLE = (
    f"body{{background:{PAPER};color:{INK};font:16px/1.5 Georgia,serif;"
    "max-width:60rem;margin:2rem auto;padding:0 1rem}"
    "table{border-collapse:collapse}td,th{padding:.15rem .8rem .15rem 0;text-align:left}"
    "svg{max-width:100%;height:auto}"
)


def page(figures: dict[str, Any]) -> str:
    """Returns the page as HTML."""
    options = ", ".join(f"{name} {value}" for name, value in figures["options"].items())
    title = f"{figures['game']}, {figures['players']} players{', ' + options if options else ''}"
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{figures['matches']} matches of bots, level {escape(figures['level'])}, "
        f"from seed {figures['first_seed']}.</p>",
        "<h2>Wins by seat</h2>",
        bars(
            [f"seat {i + 1}" for i in range(figures["players"])],
            [100 * seat["mean"] for seat in figures["wins_by_seat"]],
            [100 * seat["around"] for seat in figures["wins_by_seat"]],
            100 / figures["players"],
            "wins, %",
        ),
        "<h2>Length and points</h2>",
        *(
            histogram(figures[part], name)
            for part, name in (("moves", "decisions"), ("points", "points"), ("margin", "margin"))
        ),
        "<h2>Wins by what was taken</h2><p>1 is an equal share.</p>",
        taken(figures["taken"]),
    ]
    return (
        f'<!doctype html><meta charset="utf-8"><title>{escape(title)}</title><style>{STYLE}</style>'
        + "\n".join(parts)
        + "\n"
    )


def taken(judged: list[dict[str, Any]]) -> str:
    """Returns a table with a row for everything that was taken."""
    rows = [
        f"<tr><td>{escape(one['what'])}</td><td>{100 * one['taken']:.0f} %</td>"
        f"<td>{one['wins']['mean']:.2f} ± {one['wins']['around']:.2f}</td></tr>"
        for one in judged
    ]
    return "<table><tr><th>what</th><th>taken by</th><th>wins</th></tr>" + "".join(rows) + "</table>"


def bars(names: list[str], values: list[float], around: list[float], line: float, label: str) -> str:
    """Returns a bar chart with an interval on each bar and a dotted line at `line`."""
    figure, axes = canvas(0.5 * len(names) + 1)
    axes.barh(range(len(names)), values, xerr=around, color=BARS, ecolor=INK, capsize=4)
    axes.axvline(line, color=INK, linestyle=":")
    axes.set_yticks(range(len(names)), names)
    axes.invert_yaxis()
    axes.set_xlabel(label)
    return svg(figure)


def histogram(values: dict[str, Any], label: str) -> str:
    """Returns a histogram with a dotted line at the mean."""
    figure, axes = canvas(2.2)
    axes.stairs(values["counts"], values["edges"], fill=True, color=BARS)
    axes.axvline(values["mean"], color=INK, linestyle=":")
    middle = f"from {values['tenth']:.0f} to {values['ninetieth']:.0f} in eight of ten"
    axes.set_xlabel(f"{label}: {values['mean']:.1f} on average, {middle}")
    return svg(figure)


def canvas(height: float) -> tuple[Any, Any]:
    """Returns an empty figure and its axes."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(8, height), facecolor=PAPER, layout="constrained")
    return figure, figure.add_subplot(facecolor=PAPER)


def svg(figure: Any) -> str:
    """Returns a figure as an SVG element."""
    text = io.StringIO()
    figure.savefig(text, format="svg")
    return text.getvalue()[text.getvalue().index("<svg") :]
