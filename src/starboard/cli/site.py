"""`starboard site`: writes a static site."""

from pathlib import Path
from typing import Annotated

import typer

from starboard.cli.common import Lang, console, fail, get_ready
from starboard.games import KEYS
from starboard.match import StarboardError
from starboard.words import say

app = typer.Typer()


@app.command()
def site(
    lang: Lang,
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="Empty or new folder to write to.")],
    base: Annotated[str, typer.Option(help="The path that it will be served at, such as `/games/`.")] = "/",
) -> None:
    """Write the page as a static site, with everything that needs no server."""
    from starboard.server.static_site import write_site

    get_ready(list(KEYS), lang, with_bots=True, with_web=True)
    try:
        written = write_site(folder, base)
    except StarboardError as error:
        raise fail(error, lang) from None
    size = f"{written.size / 1e6:.1f}"
    told = say("terminal-site", lang, folder=str(folder), files=written.files, size=size, base=base)
    console.print(told, highlight=False)
