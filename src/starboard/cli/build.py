"""`starboard build-engine`: compiles games ahead of time."""

from pathlib import Path
from typing import Annotated

import typer

from starboard.cli.common import console, named_progress
from starboard.engine.compiler import check_compiler
from starboard.engine.native import built_folder, host_targets
from starboard.games import KEYS

app = typer.Typer()


@app.command("build-engine")
def build_engine(
    games: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME]...", help="Which games; all by default.")
    ] = None,
    target: Annotated[list[str] | None, typer.Option(help="Which machines; this one by default.")] = None,
    folder: Annotated[
        Path | None, typer.Option(help="Where the libraries go; by default where games look for them.")
    ] = None,
    matches: Annotated[
        int, typer.Option(min=0, help="How many matches of each game to compare with numba's code.")
    ] = 0,
) -> None:
    """Compile games ahead of time, so that nothing is compiled when they are played.

    Then compare the libraries that run on this machine with what numba compiles: every byte of every
    position, all texts, and whole trees of the search.
    """
    check_compiler()
    from starboard.build.games import build, check  # needs numba and ziglang

    keys, targets, into = games or list(KEYS), target or list(host_targets()[:1]), folder or built_folder()
    with named_progress() as progress:
        task = progress.add_task("")
        for key, done, steps in build(keys, targets, into):
            progress.update(task, description=key, completed=done, total=steps)
    if matches:
        runnable = [one for one in targets if one in host_targets()]
        for key, name, equal in check(keys, runnable, into, matches):
            console.print(f"{key}, {name}: {equal} are equal", highlight=False)
