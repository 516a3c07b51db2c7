"""Lighthouse scores of the front page and the four tables, with its mobile settings: `./test lighthouse`."""

import json
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright
from rich.console import Console
from rich.progress import track
from rich.table import Table

from starboard.games import KEYS
from tests.page.browser import FLAGS, Person, program
from tests.server.services import free_port, running

VERSION = "12.8.2"
"""The newest version for Node.js 20, which builds the page."""
RUNS = 5
CATEGORIES = ("performance", "accessibility", "best-practices")
PARTS = {
    "largest-contentful-paint": "picture, ms",
    "total-blocking-time": "blocked, ms",
    "cumulative-layout-shift": "shift, %",
}


def install(folder: Path) -> Path:
    """Installs Lighthouse for this run only: nothing else needs it."""
    npm = shutil.which("npm")
    assert npm, "npm is missing"
    words = [
        npm,
        "install",
        "--prefix",
        str(folder),
        "--no-audit",
        "--no-fund",
        "--loglevel=error",
        f"lighthouse@{VERSION}",
    ]
    done = subprocess.run(words, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"Lighthouse could not be installed: {done.stderr.strip()}")
    return folder / "node_modules/.bin/lighthouse"


def judge(lighthouse: Path, url: str, port: int) -> dict[str, Any]:
    """Runs Lighthouse once in the browser that listens at `port`; raises with its own message."""
    words = [str(lighthouse), url, f"--port={port}", "--output=json", "--quiet", "--disable-storage-reset"]
    words.append(f"--only-categories={','.join(CATEGORIES)}")
    done = subprocess.run(words, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(f"Lighthouse ended with {done.returncode}: {(done.stderr or done.stdout).strip()}")
    report: dict[str, Any] = json.loads(done.stdout)
    if message := report.get("runtimeError", {}).get("message"):
        raise RuntimeError(message)
    if None in (report["categories"][key]["score"] for key in CATEGORIES):
        raise RuntimeError(
            "; ".join(audit["errorMessage"] for audit in report["audits"].values() if "errorMessage" in audit)
        )
    return report


def middle(numbers: list[float]) -> str:
    return f"{statistics.median(numbers):.0f} ({min(numbers):.0f}-{max(numbers):.0f})"


def row(reports: list[dict[str, Any]]) -> list[str]:
    """Returns scores and measurements of the runs of one page."""
    scores = [middle([100 * report["categories"][key]["score"] for report in reports]) for key in CATEGORIES]
    parts = {key: [report["audits"][key]["numericValue"] for report in reports] for key in PARTS}
    parts["cumulative-layout-shift"] = [100 * shift for shift in parts["cumulative-layout-shift"]]
    return [*scores, *map(middle, parts.values())]


def judge_all(
    paths: Mapping[str, str], judge_page: Callable[[str], dict[str, Any]], console: Console
) -> bool:
    """Prints a row for every page, or the message of its failure. Returns whether all succeeded."""
    table = Table(
        "page",
        *CATEGORIES,
        *PARTS.values(),
        title=f"Lighthouse {VERSION}, {RUNS} runs: the middle one, and the range",
    )
    failures = {}
    for name, path in track(paths.items(), "Judging", console=console):
        try:
            table.add_row(name, *row([judge_page(path) for _ in range(RUNS)]))
        except (RuntimeError, ValueError) as error:
            failures[name] = error
    console.print(table)
    for name, failure in failures.items():
        console.print(f"{name}: {failure}", style="red", markup=False, highlight=False)
    return not failures


def main() -> int:
    with (
        tempfile.TemporaryDirectory() as folder,
        running(f"sqlite:///{folder}/lighthouse.db") as server,
        sync_playwright() as playwright,
    ):
        lighthouse, port = install(Path(folder)), free_port()
        options: dict[str, Any] = {
            "executable_path": program(),
            "args": [*FLAGS, f"--remote-debugging-port={port}"],
        }
        context = playwright.chromium.launch_persistent_context(f"{folder}/profile", **options)
        person = Person(context, server.url)
        paths = {key: f"/table/{person.sit_down(key, 2)}" for key in KEYS} | {"front page": "/"}
        person.page.close()
        is_complete = judge_all(paths, lambda path: judge(lighthouse, server.url + path, port), Console())
        context.close()
    return 0 if is_complete else 1


if __name__ == "__main__":
    sys.exit(main())
