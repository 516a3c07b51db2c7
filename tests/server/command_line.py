"""Runs `starboard admin` as an operator would."""

from concurrent.futures import ThreadPoolExecutor

from typer.testing import CliRunner

from starboard.cli import app


def run_admin(database: str, *words: str, status: int | None = 0, typed: str = "") -> str:
    """Returns the command's output. `status` is the expected exit code; None allows any."""
    with ThreadPoolExecutor(1) as thread:  # a browser test may have left an event loop running in this thread
        arguments = ["admin", *words, "--database", database]
        done = thread.submit(CliRunner().invoke, app, arguments, input=typed).result()
    assert status is None or done.exit_code == status, (done.output, done.exception)
    return done.output
