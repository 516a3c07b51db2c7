"""What commands share: options, compiling games, errors, JSON, progress."""

import json
import locale
import os
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from starboard.engine.compiler import check_compiler
from starboard.games import KEYS
from starboard.match import Match, StarboardError, load
from starboard.words import Language, preferred, say

console = Console()


def own_language() -> str:
    """Returns the language of the environment, or the default if it is none of ours."""
    name = (
        os.environ.get("LC_ALL")
        or os.environ.get("LC_MESSAGES")
        or os.environ.get("LANG")
        or locale.getlocale()[0]
        or ""
    )
    return preferred([name, name[:2]])  # on Windows the name is Russian_Russia


GameKey = Annotated[str, typer.Argument(metavar="GAME", help=f"One of: {', '.join(KEYS)}.")]
Players = Annotated[
    int | None, typer.Option("--players", "-n", help="Number of players; the fewest possible by default.")
]
Seed = Annotated[
    str | None,
    typer.Option("--seed", help="A whole number or 64 hexadecimal digits; random by default."),
]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        metavar="NAME[=VALUE]",
        help="Variant to turn on, such as `disturbance`, or to set, such as `side=b`; repeatable.",
    ),
]
Lang = Annotated[
    Language,
    typer.Option(
        "--lang", default_factory=own_language, show_default="your own", help="Language of the output."
    ),
]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="Record of a match, as JSON.")]


def fail(error: StarboardError, language: str = "en") -> typer.Exit:
    """Prints an error and returns an exception to raise."""
    Console(stderr=True).print(error.words(language), style="red", highlight=False, markup=False)
    return typer.Exit(2)


def deal(key: str, players: int | None, seed: str | None, options: list[str] | None) -> Match:
    """Returns a new match, with the options as typed."""
    game = load(key)
    return game.new(
        players if players is not None else game.players[0], parse_seed(seed), **parse_options(options)
    )


def parse_options(options: list[str] | None) -> dict[str, bool | str | int]:
    """Parses options of the form NAME or NAME=VALUE."""
    parsed: dict[str, bool | str | int] = {}
    for option in options or []:
        name, _, value = option.partition("=")
        parsed[name] = value or True
    return parsed


def parse_seed(seed: str | None) -> int | str | None:
    """Parses a seed: decimal digits are a number, unless there are 64 of them."""
    return int(seed) if seed is not None and seed.isdecimal() and len(seed) != 64 else seed


def get_ready(
    keys: list[str],
    language: str,
    with_bots: bool = False,
    with_web: bool = False,
    with_research: bool = False,
) -> None:
    """Compiles the games that are not compiled yet, showing a progress bar."""
    from starboard.lab.prepare import is_prepared, prepare, step_count

    chosen = {"rules": True, "bots": with_bots, "web": with_web, "research": with_research}
    parts = tuple(part for part, is_wanted in chosen.items() if is_wanted)
    missing = [key for key in keys if not is_prepared(key, parts)]
    if not missing:
        return
    check_compiler()
    with named_progress() as progress:
        tasks = {
            key: progress.add_task(
                say("terminal-preparing", language, game=say(f"{key}-name", language)),
                total=step_count(key, parts),
            )
            for key in missing
        }
        for key in prepare(missing, parts):
            progress.advance(tasks[key])


def read_json(file: Path) -> Any:
    """Reads a JSON file. Raises `StarboardError` if that fails."""
    try:
        return json.loads(file.read_text("utf-8"))
    except OSError:
        raise StarboardError("no-file", file=str(file)) from None
    except ValueError:
        raise StarboardError("not-json", file=str(file)) from None


def print_json(figures: object) -> None:
    """Prints JSON without colours or wrapping, for other programs."""
    typer.echo(json.dumps(figures, indent=1))


def named_progress() -> Progress:
    """Returns progress bars with a description each, which stay at the end."""
    columns = TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn()
    return Progress(*columns, console=Console(stderr=True))


def progress_bar() -> Progress:
    """Returns a progress bar that disappears at the end."""
    columns = BarColumn(), TextColumn("{task.completed}/{task.total}"), TimeElapsedColumn()
    return Progress(*columns, console=Console(stderr=True), transient=True)
