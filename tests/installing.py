"""Installs a game's package for other processes: offline, without changing this environment."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def installed(package: Path, into: Path) -> dict[str, str]:
    """Installs a package into the folder `into`; returns an environment in which processes find it."""
    command = [
        sys.executable,
        "-m",
        "pip",
        "install",
        "--quiet",
        "--no-deps",
        "--no-build-isolation",
        "--no-index",
    ]
    run([*command, "--disable-pip-version-check", "--target", str(into), str(package)], dict(os.environ))
    return {**os.environ, "PYTHONPATH": str(into)}


def run(command: list[str], environment: dict[str, str], cwd: Path = ROOT, said: str = "") -> str:
    """Runs a command that must succeed; returns its output."""
    done = subprocess.run(command, env=environment, cwd=cwd, input=said, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    return done.stdout


def run_tests(environment: dict[str, str], *arguments: str, cwd: Path = ROOT) -> str:
    """Runs tests in another process, with only the pytest plugins they need; returns pytest's output."""
    without = {name: value for name, value in environment.items() if not name.startswith("PYTEST_")}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "pytest_timeout"]
    return run([*command, *arguments], {**without, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}, cwd)
