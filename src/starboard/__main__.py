"""`python -m starboard` is the command `starboard`."""

from starboard.cli import app

app()
