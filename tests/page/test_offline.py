"""The page without a connection, and notices while no page is open."""

import json
import time
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Error, Page, expect

from starboard.games import KEYS
from starboard.words import say
from tests.page.browser import PATIENCE
from tests.page.test_accessibility import violations
from tests.server.client import Person as Friend
from tests.server.receiver import Browser as PushBrowser
from tests.server.receiver import receiving
from tests.server.services import Server, running

IS_KEPT = """async () => {
    const registration = await navigator.serviceWorker.ready;
    return registration.active.state === "activated" && navigator.serviceWorker.controller !== null;
}"""
SUBSCRIBED = """subscription => {
    PushManager.prototype.subscribe = async () => ({ toJSON: () => subscription });
}"""
"""Chromium without the network reaches no push service: this one is on this machine."""
SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(
    ({ title, body, tag, actions }) => ({ title, body, tag, actions: actions.map(one => one.title) }))"""


def until(page: Page, question: str) -> Any:
    """Asks the page again and again; returns its first answer that is not empty or false."""
    end = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < end:
        try:
            if found := page.evaluate(question):
                return found
        except Error:  # the page is being loaded
            pass
        page.wait_for_timeout(50)
    raise AssertionError(f"never: {question}")


def visit(context: BrowserContext, url: str) -> Page:
    """A first visit, until the page is kept."""
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(url)
    page.wait_for_selector("main")
    until(page, IS_KEPT)
    return page


def test_the_second_visit_needs_no_connection(browser: Browser, server: Server) -> None:
    context = browser.new_context(locale="en")
    visit(context, server.url).close()
    context.set_offline(True)
    page = context.new_page()
    page.goto(server.url)
    expect(page.locator("article")).to_have_count(len(KEYS))
    expect(page.locator(".games")).to_contain_text(say(f"{KEYS[0]}-about"))
    page.get_by_role("button", name="RU").click()
    expect(page.locator(".games")).to_contain_text(say(f"{KEYS[0]}-about", "ru"))
    for game in KEYS:
        page.goto(f"{server.url}/rules/{game}")
        expect(page.locator("h1")).to_contain_text(say(f"{game}-name", "ru"))
        expect(page.locator("figure svg").first).to_be_attached()
        page.get_by_role("button", name="EN").click()
        expect(page.locator("h1")).to_contain_text(say(f"{game}-name"))
        page.get_by_role("button", name="RU").click()
    page.goto(server.url)
    page.locator("article [data-engine]").first.click()
    expect(page.locator(".prompt")).to_be_visible()
    assert "/local/" in page.url, "a match against bots needs no server"
    kept = page.evaluate(
        """async () => (await Promise.all((await caches.keys()).map(async name =>
            (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)))).flat()"""
    )
    personal = [path for path in kept if path.startswith("/api/") and not path.startswith("/api/games")]
    assert personal == [], "answers about a person are not kept"
    context.close()


def test_the_worker_can_be_removed(browser: Browser, server: Server, tmp_path: Any) -> None:
    with running(f"sqlite:///{tmp_path}/starboard.db") as one:
        context = browser.new_context()
        page = visit(context, one.url)
        assert page.evaluate("caches.keys()")
        one.stop()
        one.environment["STARBOARD_NO_OFFLINE"] = "1"
        one.start()
        page.evaluate("navigator.serviceWorker.getRegistration().then(one => one.update())")
        until(page, "async () => !(await navigator.serviceWorker.getRegistration())")
        until(page, "async () => !(await caches.keys()).length")
        context.close()


def test_a_notice_reaches_a_browser_that_asked_for_it(browser: Browser, tmp_path: Any) -> None:
    opened = {"notice_networks": "127.0.0.0/8", "notice_delay": 0}
    with running(f"sqlite:///{tmp_path}/starboard.db", **opened) as one, receiving() as receiver:
        url, mine = f"http://localhost:{one.port}", PushBrowser(receiver)
        context = browser.new_context(permissions=["notifications"])
        context.add_init_script(f"({SUBSCRIBED})({json.dumps(mine.as_json)})")
        page = visit(context, url + "/identity")
        page.get_by_role("button", name=say("notices-browser-on")).click()
        page.get_by_role("button", name=say("notices-try-of", name=say("notices-browser"))).click()
        expect(page.get_by_text(say("notices-tried"))).to_be_visible()
        page.get_by_label(say("notices-quiet-on")).check()
        expect(page.get_by_label(say("notices-quiet-from"), exact=True)).to_have_value("22:00")
        assert violations(page) == []
        message = mine.read(receiver.next().body)
        deliver(context, page, url, message)
        assert until(page, SHOWN) == [
            {
                "title": say("notices-test-title"),
                "body": say("notices-test-body"),
                "tag": "trial",
                "actions": [say("notices-off")],
            }
        ]
        off = message["off"]
        page.goto(f"{url}/notices/off?target={off['target']}&token={off['token']}")
        expect(page.get_by_text(say("notices-turned-off"))).to_be_visible()
        page.goto(url + "/identity")
        expect(page.get_by_role("button", name=say("notices-browser-on"))).to_be_visible()
        context.close()


def deliver(context: BrowserContext, page: Page, origin: str, message: Any) -> None:
    """Brings a message to the service worker, as a push service does."""
    session = context.new_cdp_session(page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(20)
    told = {"origin": origin, "registrationId": found[0], "data": json.dumps(message)}
    session.send("ServiceWorker.deliverPushMessage", told)


def test_a_long_match_offers_notices(browser: Browser, server: Server) -> None:
    context = browser.new_context(permissions=["notifications"])
    page = context.new_page()
    page.goto(server.url)
    page.wait_for_selector("main")
    context.request.get(server.url + "/api/me")  # the identity that the page asks for, too
    wish = {"game": KEYS[0], "players": 2, "clock": {"kind": "days", "days": 3}}
    table = context.request.post(server.url + "/api/tables", data=wish).json()["id"]
    Friend(server).post(f"/api/tables/{table}/join", {})
    context.request.post(f"{server.url}/api/tables/{table}/start")
    page.goto(f"{server.url}/table/{table}")
    expect(page.get_by_text(say("notices-offer"))).to_be_visible()
    page.get_by_role("button", name=say("notices-offer-no")).click()
    expect(page.get_by_text(say("notices-offer"))).not_to_be_visible()
    page.reload()
    page.wait_for_selector(".prompt")
    expect(page.get_by_text(say("notices-offer"))).not_to_be_visible()
    context.close()


def test_a_lost_connection_is_seen_at_once(browser: Browser, server: Server) -> None:
    context = browser.new_context(locale="en")
    page = visit(context, server.url)
    context.request.get(server.url + "/api/me")
    wish = {"game": KEYS[0], "players": 2, "bots": ["beginner"], "start": True}
    table = context.request.post(server.url + "/api/tables", data=wish).json()["id"]
    page.goto(f"{server.url}/table/{table}")
    page.wait_for_selector(".prompt")
    context.set_offline(True)
    lost = page.get_by_text(say("page-connection-lost"))
    expect(lost).to_be_visible()
    page.reload()
    expect(lost).to_be_visible()
    context.set_offline(False)
    page.wait_for_selector(".prompt")
    expect(lost).to_have_count(0)
    context.close()
