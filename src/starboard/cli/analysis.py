"""The command `starboard analyse`."""

import json
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from starboard.analysis import Analysis, Depth, Turn, Verdict, conclude, decisions, verdicts
from starboard.cli.common import Lang, RecordFile, console, fail, get_ready, progress_bar, read_json
from starboard.match import StarboardError, read_record
from starboard.words import GameWords, say

app = typer.Typer()


@app.command()
def analyse(
    file: RecordFile,
    lang: Lang,
    seconds: Annotated[float, typer.Option(min=0.1, help="Time for the whole match.")] = Depth().seconds,
    iterations: Annotated[
        int | None,
        typer.Option(min=1, help="Iterations for each decision, instead of seconds: reproducible verdicts."),
    ] = None,
    picture: Annotated[
        Path | None,
        typer.Option(help="File for a chart of the chances to win (`pip install starboard[arena]`)."),
    ] = None,
    results: Annotated[Path | None, typer.Option(help="File for all verdicts, as JSON.")] = None,
) -> None:
    """Analyse a recorded match: chances to win, mistakes and better moves, luck and skill."""
    try:
        record = read_json(file)
        choices = decisions(record)
    except StarboardError as error:
        raise fail(error, lang) from None
    get_ready([read_record(record).game], lang, with_bots=True)
    found: list[Verdict] = []
    with progress_bar() as progress:
        task = progress.add_task("", total=len(choices))
        for verdict in verdicts(choices, Depth(seconds, iterations)):
            found.append(verdict)
            progress.advance(task)
    analysis = conclude(record, found)
    words = GameWords(analysis.game, lang, names_of(record, lang))
    print_luck(analysis, words)
    print_moments(analysis, words)
    if results:
        results.write_text(json.dumps(asdict(analysis), indent=1, ensure_ascii=False) + "\n", "utf-8")
    if picture:
        from starboard.lab.pictures import picture_of_chances

        picture_of_chances(analysis, words, picture)


def names_of(record: Mapping[str, Any], language: str) -> list[str]:
    """Returns a name for every seat, with the player in brackets if the record names one."""
    seats = record.get("seats") or []
    numbers = [say("terminal-seat", language, seat=seat) for seat in range(record["players"])]
    return [
        f"{number} ({seats[seat]})" if seat < len(seats) and seats[seat] else number
        for seat, number in enumerate(numbers)
    ]


def print_luck(analysis: Analysis, words: GameWords) -> None:
    """Prints for every seat how much was choices, choices of others and luck."""
    headings = (
        say(f"analysis-{key}", words.language) for key in ("choices", "others", "luck", "result", "marked")
    )
    table = Table("", *headings, box=None, padding=(0, 2, 0, 0))
    for seat, luck in enumerate(analysis.luck):
        marked = sum(one.seat == seat and bool(one.mark) for one in analysis.verdicts)
        parts = (f"{100 * part:+.0f}" for part in (luck.choices, luck.others, luck.luck))
        table.add_row(words.names[seat], *parts, f"{100 * analysis.lines[seat][-1][1]:.0f} %", str(marked))
    console.print(table, highlight=False)
    console.print(
        say("analysis-luck-how", words.language, share=percent(1 / analysis.players)),
        style="dim",
        highlight=False,
    )


def print_moments(analysis: Analysis, words: GameWords) -> None:
    """Prints turning points and mistakes, in the order of play."""
    moments = [(turn.number, turn_in_words(turn, words)) for turn in analysis.turns]
    moments += [
        (one.number, "\n      ".join(verdict_in_words(one, words))) for one in analysis.verdicts if one.mark
    ]
    for number, text in sorted(moments):
        counted = min(number + 1, analysis.moves)  # from 1; a turning point can be after the last move
        console.print(f"{counted:4}  {text}", highlight=False, markup=False)
    if any(one.mark for one in analysis.verdicts):
        note = say("analysis-loss-how", words.language, share=round(100 * analysis.point, 1))
        console.print(note, style="dim", highlight=False)


def turn_in_words(turn: Turn, words: GameWords) -> str:
    """Describes a turning point."""
    key = f"analysis-turn-{turn.cause}"
    return say(key, words.language, name=words.names[turn.seat], change=f"{100 * turn.change:+.0f}")


def verdict_in_words(verdict: Verdict, words: GameWords) -> list[str]:
    """Describes a mistake: the move played, the better move, and why it is better."""
    language, seat, played, best = words.language, verdict.seat, verdict.played, verdict.best
    name, loss = words.names[seat], percent(verdict.loss)
    chances = {"win": percent(best.wins[seat]), "played": percent(played.wins[seat])}
    better = "analysis-better-same" if chances["win"] == chances["played"] else "analysis-better"
    return [
        say(f"analysis-{verdict.mark}", language, name=name, move=words.move(played.move), loss=loss),
        say(better, language, move=words.move(best.move), **chances),
        say(
            f"analysis-because-{verdict.reason}",
            language,
            gain=round(verdict.gain, 1),
            denial=round(verdict.denial, 1),
        ),
    ]


def percent(share: float) -> int:
    """Returns a share in whole per cent."""
    return round(100 * share)
