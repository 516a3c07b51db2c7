"""`starboard admin`, as an operator types it."""

from concurrent.futures import ThreadPoolExecutor

from typer.testing import CliRunner

from starboard.cli import app


def run_admin(database: str, *words: str, status: int | None = 0, typed: str = "") -> str:
    """What the command prints. `status`: how it must end; None: in any way."""
    with ThreadPoolExecutor(1) as thread:  # a browser test may have left an event loop running in this one
        arguments = ["admin", *words, "--database", database]
        done = thread.submit(CliRunner().invoke, app, arguments, input=typed).result()
    assert status is None or done.exit_code == status, (done.output, done.exception)
    return done.output
