"""The command line: `starboard --help` tells the rest."""

import typer

from starboard.cli import analysis, build, lab, new_game, play, server

app = typer.Typer(
    help="Board games: play and serve them; simulate, check, replay, analyse, measure.",
    no_args_is_help=True,
    rich_markup_mode="markdown",
    add_completion=False,
    pretty_exceptions_show_locals=False,  # they hold passwords
)
app.add_typer(play.app)
app.add_typer(analysis.app)
app.add_typer(server.app)
app.add_typer(lab.app)
app.add_typer(new_game.app)
app.add_typer(build.app)


@app.command(
    add_help_option=False, context_settings={"allow_extra_args": True, "ignore_unknown_options": True}
)
def admin(context: typer.Context) -> None:
    """Look after a server: operators, bans, reports, people's data, matches, ratings, maintenance."""
    from starboard.cli.operations import (
        app as commands,
    )  # half a second, which no other command should wait for

    commands(context.args, prog_name="starboard admin")
