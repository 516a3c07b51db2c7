"""The command line: `starboard --help` tells the rest."""

import typer

from starboard.cli import lab, play

app = typer.Typer(
    help="Subastral, Stella Quest, Codex Naturalis, Comet: play them, simulate them, check and replay matches, measure them.",
    no_args_is_help=True,
    rich_markup_mode="markdown",
    add_completion=False,
)
app.add_typer(play.app)
app.add_typer(lab.app)
