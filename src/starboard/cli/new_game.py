"""Beginning a game of one's own."""

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
        str, typer.Argument(metavar="KEY", help="How programs call the game: small letters only.")
    ],
    lang: Lang,
    name: Annotated[str | None, typer.Option(help="How people call it; by default the key.")] = None,
    folder: Annotated[
        Path | None, typer.Option(help="Where to write it; by default a folder with the key as its name.")
    ] = None,
) -> None:
    """Write the folder of a new game: a package with tiny rules that can be played at once."""
    from starboard.skeleton import write_game

    folder = folder or Path(key)
    try:
        written = write_game(key, name or key.capitalize(), folder)
    except StarboardError as error:
        raise fail(error, lang) from None
    for file in written:
        console.print(str(file), highlight=False)
    console.print(say("terminal-new-game", lang, folder=str(folder), game=key), highlight=False)
