"""The command `starboard new-game`."""

from pathlib import Path
from typing import Annotated

import typer

from starboard.cli.common import Lang, console, fail
from starboard.match import StarboardError
from starboard.words import say

app = typer.Typer()


@app.command("new-game")
def new_game(
    key: Annotated[
        str, typer.Argument(metavar="KEY", help="Key of the game in programs: lowercase letters only.")
    ],
    lang: Lang,
    name: Annotated[str | None, typer.Option(help="Name of the game; the key by default.")] = None,
    folder: Annotated[
        Path | None, typer.Option(help="Folder to write to; a folder named after the key by default.")
    ] = None,
) -> None:
    """Create a package for a new game, with tiny rules that can be played immediately."""
    from starboard.skeleton import write_game

    folder = folder or Path(key)
    try:
        written = write_game(key, name or key.capitalize(), folder)
    except StarboardError as error:
        raise fail(error, lang) from None
    for file in written:
        console.print(str(file), highlight=False)
    console.print(say("terminal-new-game", lang, folder=str(folder), game=key), highlight=False)
