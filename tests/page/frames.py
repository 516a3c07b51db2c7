"""Smoothness of animations in a browser throttled to a quarter of this machine's speed: `./test frames`.

Counts the frames that the browser draws while something moves. The page's own work is listed too, to tell a
slow page from a busy machine: 16.7 ms per frame are 60 frames per second.
"""

import statistics
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import numpy as np
from playwright.sync_api import Browser, CDPSession, Page, sync_playwright
from rich.console import Console
from rich.table import Table

import starboard
from starboard.match import Match
from tests.games.comet.harness import pick
from tests.page.browser import DESKTOP, PHONE, Person, launch
from tests.page.games import MOST
from tests.page.prepared import lay_out
from tests.server.services import Server, running

SLOWER = 4
TURNS = 5
LATE = 20.0
"""Milliseconds after which a frame counts as late."""
WATCH = """() => {
    window.frames_seen = []; window.is_watched = true;
    let last = null;
    const see = now => {
        const flies = document.getAnimations().some(one => one.id === 'flight' && one.playState === 'running');
        if (last !== null && (window.is_watched || flies)) window.frames_seen.push(now - last);
        last = window.is_watched || flies ? now : null;
        requestAnimationFrame(see);
    };
    requestAnimationFrame(see);
}"""


def large_codex() -> Match:
    """A codex of almost forty cards: a match of cards played face down scores little and lasts long."""
    rng = np.random.default_rng(1)
    match = largest = starboard.load("codex").new(2, seed=4)
    while not match.over:
        if match.prompt == "play":
            largest = match.copy()
        moves = [move for move in match.moves() if move.get("side") == "back"] or match.moves()
        match.play(moves[rng.integers(len(moves))])
    return largest


def full_valley() -> Match:
    """Returns the random four-player position with the most pieces in the valley and a companion to move."""
    best, most = None, 0
    for seed in range(4):
        rng, match = np.random.default_rng(seed), starboard.load("comet").new(4, seed=seed)
        while not match.over:
            if match.prompt == "moving" and (count := pieces(match)) > most:
                best, most = match.copy(), count
            match.play(pick(match, rng))
    assert best
    return best


def pieces(match: Match) -> int:
    view = match.view(None)
    slots = [slot for seat in view["seats"] for slot in seat["slots"] if slot and slot["at"]]
    return len(slots) + sum(place is not None for place in view["tokens"].values())


# ---- gestures ----------------------------------------------------------------------------------------------


def drag(page: Page, area: str) -> None:
    """Drags back and forth with the mouse."""
    box = page.locator(area).bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    for step in range(60):
        page.mouse.move(x + 90 * np.sin(step / 6), y + 60 * np.sin(step / 9))
    page.mouse.up()


def wheel(page: Page, area: str) -> None:
    """Zooms in, out and in again with the wheel."""
    page.locator(area).hover()
    page.keyboard.down("Control")
    for step in range(45):
        page.mouse.wheel(0, 30 if step // 15 % 2 else -30)
    page.keyboard.up("Control")


# ---- measuring ---------------------------------------------------------------------------------------------


class Watch:
    """Counts the frames of a page."""

    def __init__(self, page: Page, devtools: CDPSession, report: Table) -> None:
        self.page, self.devtools, self.report = page, devtools, report
        devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
        devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        page.evaluate(WATCH)

    def work(self) -> float:
        """Returns the page's work so far, in milliseconds."""
        metrics = self.devtools.send("Performance.getMetrics")["metrics"]
        return 1000 * next(float(metric["value"]) for metric in metrics if metric["name"] == "TaskDuration")

    def see(self, name: str, act: Callable[[], None], always: bool = True) -> None:
        """Counts frames during `act`, or only while something flies."""
        self.page.evaluate("always => { window.frames_seen = []; window.is_watched = always }", always)
        before = self.work()
        act()
        work, frames = self.work() - before, self.page.evaluate("window.frames_seen")
        if len(frames) < 2:
            return
        late = 100 * sum(frame > LATE for frame in frames) / len(frames)
        figures = [
            f"{statistics.median(frames):.1f}",
            f"{statistics.quantiles(frames, n=20)[-1]:.1f}",
            f"{late:.0f}%",
        ]
        self.report.add_row(name, str(len(frames)), *figures, f"{work / len(frames):.1f}" if always else "")


@contextmanager
def visitor(
    browser: Browser, server: Server, report: Table, is_phone: bool = False
) -> Iterator[tuple[Person, Callable[[], Watch]]]:
    """A person with all animations on."""
    options: dict[str, Any] = {"viewport": PHONE if is_phone else DESKTOP, "locale": "en"}
    context = browser.new_context(**options)
    person = Person(context, server.url)
    try:
        yield person, lambda: Watch(person.page, context.new_cdp_session(person.page), report)
    finally:
        context.close()


def pan_and_zoom(browser: Browser, server: Server, report: Table) -> None:
    for name, match, area in (
        ("large codex", large_codex(), ".area"),
        ("full valley", full_valley(), ".valley > .valley"),
    ):
        for is_phone in (False, True):
            with visitor(browser, server, report, is_phone) as (person, watch):
                table_id = f"frames{match.rulebook.key}{int(is_phone)}"
                lay_out(server, person, table_id, match)
                person.open(f"/table/{table_id}")
                person.wait_for_turn()
                frames, where = watch(), f"{name}, {'phone' if is_phone else 'desktop'}"
                frames.see(f"{where}: zooming", partial(wheel, person.page, area))
                frames.see(f"{where}: panning", partial(drag, person.page, area))


def fly(browser: Browser, server: Server, report: Table) -> None:
    for game, players in MOST.items():
        with visitor(browser, server, report) as (person, watch):
            person.sit_down(game, players)
            frames = watch()

            def play() -> None:
                for _ in range(TURNS):
                    if person.wait_for_turn():
                        person.choose_any()
                        person.page.wait_for_timeout(800)

            frames.see(f"flying at a table of {game} with {players}", play, always=False)


def main() -> None:
    report = Table(
        "what moves",
        "frames",
        "median ms",
        "95% ms",
        "late",
        "work of a frame, ms",
        title=f"On a CPU {SLOWER} times slower",
    )
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        running(f"sqlite:///{folder}/frames.db") as server,
    ):
        browser = launch(playwright)
        pan_and_zoom(browser, server, report)
        fly(browser, server, report)
        browser.close()
    Console().print(report)


if __name__ == "__main__":
    main()
