"""`starboard build-engine`: compiles games ahead of time."""

from pathlib import Path
from typing import Annotated

import typer

from starboard.cli.common import named_progress
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
) -> None:
    """Compile games ahead of time, so that nothing is compiled when they are played."""
    check_compiler()
    from starboard.build.games import build  # needs numba and ziglang

    targets = target or list(host_targets()[:1])
    with named_progress() as progress:
        task = progress.add_task("")
        for key, done, steps in build(games or KEYS, targets, folder or built_folder()):
            progress.update(task, description=key, completed=done, total=steps)
