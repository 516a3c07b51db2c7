"""The page as a static site: served by a plain file server, in a folder of it, without our server."""

import re
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect

from starboard.games import KEYS
from starboard.match import StarboardError
from starboard.server.static_site import write_site
from starboard.words import say
from tests.page.test_offline import IS_KEPT, until, visit

BASE = "/some/folder/"
OUTSIDE = "base => [...document.querySelectorAll('a')].map(one => one.pathname).filter(one => !one.startsWith(base))"


class Site(NamedTuple):
    """A site: where it lies, and its address."""

    folder: Path
    url: str


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    root = tmp_path_factory.mktemp("host")
    write_site(root / BASE.strip("/"), BASE)
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(root)))
    Thread(target=server.serve_forever, daemon=True).start()
    yield Site(root / BASE.strip("/"), f"http://127.0.0.1:{server.server_address[1]}{BASE}")
    server.shutdown()
    server.server_close()


def watched(page: Page) -> list[str]:
    """Everything that goes wrong from now on."""
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("response", lambda answer: problems.append(answer.url) if answer.status >= 400 else None)
    page.on("console", lambda line: problems.append(line.text) if line.type == "error" else None)
    return problems


def test_front_page_rules_and_a_tutorial_in_a_folder(site: Site, browser: Browser) -> None:
    context = browser.new_context(locale="ru", service_workers="block")
    page = context.new_page()
    problems = watched(page)
    page.goto(site.url)
    expect(page.locator("article")).to_have_count(len(KEYS))
    expect(page.get_by_text(say("page-open-tables", "ru"))).not_to_be_visible()
    expect(page.get_by_role("link", name=say("page-new-table", "ru"))).to_have_count(0)
    expect(page.locator(".problem")).to_have_count(0)
    assert page.evaluate(OUTSIDE, BASE) == []
    rules = say("page-rules-of", "ru", game=say(f"{KEYS[0]}-name", "ru"))
    page.get_by_role("link", name=rules).click()
    expect(page).to_have_url(re.compile(f"{BASE}rules/{KEYS[0]}$"))
    expect(page.locator("h1")).to_contain_text(say(f"{KEYS[0]}-name", "ru"))
    expect(page.locator("figure svg").first).to_be_attached()
    page.reload()
    expect(page.locator("h1")).to_contain_text(say(f"{KEYS[0]}-name", "ru"))
    page.goto(site.url + f"learn/{KEYS[0]}/")
    page.locator("button.main", has_text=say("page-learn-next", "ru")).click()
    expect(page.locator(".prompt")).to_be_visible()
    page.goto(site.url)
    page.get_by_role("button", name="EN").click()
    expect(page.locator(".games")).to_contain_text(say(f"{KEYS[0]}-about"))
    assert problems == []
    context.close()


def test_an_update_waits_for_a_click(site: Site, browser: Browser) -> None:
    """Also the second visit without a connection."""
    context = browser.new_context(locale="en")
    page = visit(context, site.url)
    page.goto(site.url)
    until(page, IS_KEPT)
    context.set_offline(True)
    page.goto(site.url)
    page.locator("article [data-engine]").first.click()
    expect(page).to_have_url(re.compile(f"{BASE}local/"))
    expect(page.locator(".prompt")).to_be_visible()
    page.reload()
    expect(page.locator(".prompt")).to_be_visible()
    page.goto(site.url + f"rules/{KEYS[-1]}")
    expect(page.locator("figure svg").first).to_be_attached()
    context.set_offline(False)
    until(page, IS_KEPT)
    page.evaluate("window.isTheSame = true")
    worker = site.folder / "sw.js"
    worker.write_text(re.sub(r'"version":"\w+"', '"version":"another"', worker.read_text()))
    update = "navigator.serviceWorker.getRegistration().then(one => one.update())"
    page.evaluate(update)
    expect(page.get_by_text(say("page-new-version"))).to_be_visible()
    assert page.evaluate("window.isTheSame"), "nothing is loaded again without being asked"
    page.get_by_role("button", name=say("page-reload")).click()
    until(page, "!window.isTheSame")
    until(page, "async () => (await caches.keys()).includes('page-another')")
    expect(page.locator("h1")).to_be_visible()
    worker.write_text(worker.read_text().replace('"another"', '"third"'))
    until(page, IS_KEPT)
    page.evaluate(update)
    page.get_by_role("button", name=say("page-reload")).click()
    until(page, "async () => !(await navigator.serviceWorker.getRegistration()).waiting")
    until(page, "async () => (await caches.keys()).filter(name => name.startsWith('page-')).length === 2")
    assert set(page.evaluate("caches.keys()")) >= {"page-another", "page-third"}, "the last two are kept"
    context.close()


def test_a_site_needs_an_empty_folder_and_a_path(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for folder, base, error in (
        (tmp_path, "/", "folder-not-empty"),
        (tmp_path / "new", "games", "bad-base"),
        (tmp_path / "new", "/a b/", "bad-base"),
    ):
        with pytest.raises(StarboardError) as raised:
            write_site(folder, base)
        assert raised.value.key == error
