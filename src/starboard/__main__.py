"""`python -m starboard` runs the command `starboard`."""

from starboard.cli import app

app()
