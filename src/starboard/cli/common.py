"""What all commands share: their options, compiling ahead, saying what is wrong."""

import json
import locale
import os
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from starboard.games import KEYS
from starboard.match import Match, StarboardError, load
from starboard.words import Language, preferred, say

console = Console()


def own_language() -> str:
    """The language of the user's environment, if it is one of ours."""
    name = (
        os.environ.get("LC_ALL")
        or os.environ.get("LC_MESSAGES")
        or os.environ.get("LANG")
        or locale.getlocale()[0]
        or ""
    )
    return preferred([name, name[:2]])  # Windows calls it Russian_Russia


GameKey = Annotated[str, typer.Argument(metavar="GAME", help=f"One of: {', '.join(KEYS)}.")]
Players = Annotated[
    int | None, typer.Option("--players", "-n", help="How many players; the fewest possible by default.")
]
Seed = Annotated[
    str | None,
    typer.Option("--seed", help="A whole number or 64 hexadecimal digits; by default every deal is another."),
]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        metavar="NAME[=VALUE]",
        help="Turns a variant on, such as `disturbance`, or sets one: `side=b`; repeatable.",
    ),
]
Lang = Annotated[
    Language,
    typer.Option(
        "--lang", default_factory=own_language, show_default="your own", help="The language of the words."
    ),
]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record of a match, as JSON.")]


def fail(error: StarboardError, language: str = "en") -> typer.Exit:
    """Says what is wrong; to be raised."""
    Console(stderr=True).print(error.words(language), style="red", highlight=False)
    return typer.Exit(2)


def deal(key: str, players: int | None, seed: str | None, options: list[str] | None) -> Match:
    """A new match as the options ask for it."""
    game = load(key)
    return game.new(
        players if players is not None else game.players[0], parsed(seed), **chosen_options(options)
    )


def chosen_options(options: list[str] | None) -> dict[str, bool | str | int]:
    """Options as they were typed: a name, or a name and a value."""
    chosen: dict[str, bool | str | int] = {}
    for option in options or []:
        name, _, value = option.partition("=")
        chosen[name] = value or True
    return chosen


def parsed(seed: str | None) -> int | str | None:
    """A seed as it was typed: a number, unless it has 64 digits."""
    return int(seed) if seed is not None and seed.isdecimal() and len(seed) != 64 else seed


def get_ready(keys: list[str], language: str, with_bots: bool = False, with_research: bool = False) -> None:
    """Compiles what was never compiled, showing how far it is."""
    from starboard.lab.prepare import is_prepared, prepare, step_count

    parts = ("rules", *(["bots"] if with_bots else []), *(["research"] if with_research else []))
    missing = [key for key in keys if not is_prepared(key, parts)]
    if not missing:
        return
    with Progress(
        TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn(), console=Console(stderr=True)
    ) as progress:
        tasks = {
            key: progress.add_task(
                say("terminal-preparing", language, game=say(f"{key}-name", language)),
                total=step_count(parts),
            )
            for key in missing
        }
        for key in prepare(missing, parts):
            progress.advance(tasks[key])


def read_json(file: Path) -> Any:
    """The JSON in a file."""
    try:
        return json.loads(file.read_text("utf-8"))
    except OSError:
        raise StarboardError("no-file", file=str(file)) from None
    except ValueError:
        raise StarboardError("not-json", file=str(file)) from None


def print_json(figures: object) -> None:
    """JSON for other programs: no colours, no wrapping."""
    typer.echo(json.dumps(figures, indent=1))


def progress_bar() -> Progress:
    """A bar that goes away when all is done."""
    columns = BarColumn(), TextColumn("{task.completed}/{task.total}"), TimeElapsedColumn()
    return Progress(*columns, console=Console(stderr=True), transient=True)
