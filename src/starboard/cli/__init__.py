"""The command line: `starboard --help` tells the rest."""

import typer

from starboard.cli import admin, analysis, lab, play, server

app = typer.Typer(
    help="Subastral, Stella Quest, Codex Naturalis, Comet: play and serve them; simulate, check, replay, analyse, measure.",
    no_args_is_help=True,
    rich_markup_mode="markdown",
    add_completion=False,
    pretty_exceptions_show_locals=False,  # they hold passwords
)
app.add_typer(play.app)
app.add_typer(analysis.app)
app.add_typer(server.app)
app.add_typer(lab.app)
app.add_typer(admin.app, name="admin")
