"""What Lighthouse says of the front page and the four tables, with its mobile settings: `./test lighthouse`."""

import json
import shutil
import statistics
import subprocess
import tempfile
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
"""The newest for Node.js 20, which the page is built with."""
RUNS = 5
CATEGORIES = ("performance", "accessibility", "best-practices")
PARTS = {"largest-contentful-paint": "picture, ms", "total-blocking-time": "blocked, ms", "cumulative-layout-shift": "shift, %"}


def install(folder: Path) -> Path:
    """Lighthouse is fetched for the run: nothing else needs it."""
    npm = shutil.which("npm")
    assert npm, "npm is missing"
    words = [npm, "install", "--prefix", str(folder), "--no-audit", "--no-fund", "--loglevel=error", f"lighthouse@{VERSION}"]
    subprocess.run(words, check=True, stdout=subprocess.DEVNULL)
    return folder / "node_modules/.bin/lighthouse"


def judge(lighthouse: Path, url: str, port: int) -> dict[str, Any]:
    """One run in the browser that listens at a port."""
    words = [str(lighthouse), url, f"--port={port}", "--output=json", "--quiet", "--disable-storage-reset"]
    words.append(f"--only-categories={','.join(CATEGORIES)}")
    done = subprocess.run(words, capture_output=True, check=True, text=True)
    report: dict[str, Any] = json.loads(done.stdout)
    return report


def middle(numbers: list[float]) -> str:
    return f"{statistics.median(numbers):.0f} ({min(numbers):.0f}-{max(numbers):.0f})"


def main() -> None:
    table = Table("page", *CATEGORIES, *PARTS.values(), title=f"Lighthouse {VERSION}, {RUNS} runs: the middle one, and the range")
    with (
        tempfile.TemporaryDirectory() as folder,
        running(f"sqlite:///{folder}/lighthouse.db") as server,
        sync_playwright() as playwright,
    ):
        lighthouse, port = install(Path(folder)), free_port()
        options: dict[str, Any] = {"executable_path": program(), "args": [*FLAGS, f"--remote-debugging-port={port}"]}
        context = playwright.chromium.launch_persistent_context(f"{folder}/profile", **options)
        person = Person(context, server.url)
        paths = {key: f"/table/{person.sit_down(key, 2)}" for key in KEYS} | {"front page": "/"}
        person.page.close()
        for name, path in track(paths.items(), "Judging"):
            reports = [judge(lighthouse, server.url + path, port) for _ in range(RUNS)]
            scores = [middle([100 * report["categories"][key]["score"] for report in reports]) for key in CATEGORIES]
            parts = {key: [report["audits"][key]["numericValue"] for report in reports] for key in PARTS}
            parts["cumulative-layout-shift"] = [100 * shift for shift in parts["cumulative-layout-shift"]]
            table.add_row(name, *scores, *map(middle, parts.values()))
        context.close()
    Console().print(table)


if __name__ == "__main__":
    main()
