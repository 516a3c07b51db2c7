"""The command line; see `starboard --help`."""

from typing import Any

import typer
from typer.core import TyperGroup

from starboard.cli import analysis, build, lab, new_game, play, server, site
from starboard.cli.common import fail, own_language
from starboard.engine.compiler import EXTRA, CompilerMissing
from starboard.match import StarboardError


class Commands(TyperGroup):
    """Says which extra is missing if a command has to compile and cannot."""

    def invoke(self, ctx: Any) -> object:
        try:
            return super().invoke(ctx)
        except CompilerMissing:
            raise fail(StarboardError("no-compiler", extra=EXTRA), own_language()) from None


app = typer.Typer(
    cls=Commands,
    help="Board games: play, serve, replay, analyse, simulate and benchmark them.",
    no_args_is_help=True,
    rich_markup_mode="markdown",
    add_completion=False,
    pretty_exceptions_show_locals=False,  # they contain passwords
)
app.add_typer(play.app)
app.add_typer(analysis.app)
app.add_typer(server.app)
app.add_typer(site.app)
app.add_typer(lab.app)
app.add_typer(new_game.app)
app.add_typer(build.app)


@app.command(
    add_help_option=False, context_settings={"allow_extra_args": True, "ignore_unknown_options": True}
)
def admin(context: typer.Context) -> None:
    """Administer a server: operators, bans, reports, personal data, matches, ratings, maintenance."""
    # This import takes half a second; other commands should not wait for it.
    from starboard.cli.operations import app as commands

    commands(context.args, prog_name="starboard admin")
