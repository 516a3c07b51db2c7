"""Every ability of Comet, used on the page on both sides of the board; and whole paths by one click."""

from collections.abc import Iterator
from itertools import chain
from typing import Any

import numpy as np
import pytest
from playwright.sync_api import Browser

import starboard
from starboard.games.comet.material import DATA, card_data
from starboard.games.comet.vocabulary import KINDS
from starboard.match import Match
from tests.games.comet.harness import pick
from tests.page.browser import CHOICE, Person, someone
from tests.page.prepared import lay_out, moves_made
from tests.server.services import Server

USED = [kind for kind, told in KINDS.items() if told["timing"]]
SEEDS = {"a": (148, 120, 39, 122), "b": (6, 57, 18)}
"""Seeds of matches that show every ability early; if the rules change, look for others."""
OPEN = ("act", "moving", "nest", "hatched", "window")
"""Prompts at which an ability can be used or has been completed."""

Way = dict[str, Any]


def positions(side: str) -> Iterator[Match]:
    """Yields the positions of two-player matches of purposeful moves."""
    for seed in chain(SEEDS[side], range(40, 80)):
        match, rng = starboard.load("comet").new(2, seed=seed, side=side), np.random.default_rng(seed)
        while not match.over:
            yield match
            match.play(pick(match, rng))


def kind_of(card: str) -> str:
    return str(card_data(card)["ability"]["kind"])


def first_uses(side: str) -> dict[str, tuple[Match, str]]:
    """Returns, for every kind of ability, a position and a card that can be used there."""
    found: dict[str, tuple[Match, str]] = {}
    for match in positions(side):
        for move in match.moves():
            if move["do"] == "use" and kind_of(str(move["card"])) not in found:
                found[kind_of(str(move["card"]))] = match.copy(), str(move["card"])
        if len(found) == len(USED):
            break
    return found


def steps(match: Match, way: Way) -> Iterator[tuple[dict[str, Any], str | int]]:
    """The hexes of a path with their terrain."""
    board = {(q, r): what for q, r, what in DATA["boards"][match.view(None)["side"]]}
    return ((at, board[at["q"], at["r"]]) for at in way["path"])


def is_far(match: Match, way: Way) -> bool:
    return len(way["moves"]) > 1 and all(move["do"] == "go" for move in way["moves"])


def passes_by_guardian(match: Match, way: Way) -> bool:
    """Whether a path crosses an empty hex of an unexplored terrain."""
    view = match.view(None)
    slots = [slot for seat in view["seats"] for slot in seat["slots"] if slot and slot["at"]]
    taken = [
        (at["q"], at["r"]) for at in [slot["at"] for slot in slots] + list(view["tokens"].values()) if at
    ]
    free = [(at, what) for at, what in steps(match, way) if at["symbol"] is None]
    return any(
        (at["q"], at["r"]) not in taken and not any(what in slot["explores"] for slot in slots)
        for at, what in free
    )


def swaps(match: Match, way: Way) -> bool:
    """Whether a symbol pays for a different terrain on the path."""
    return any(at["symbol"] not in (None, "wild", what) and what != "cave" for at, what in steps(match, way))


def first_ways(side: str) -> dict[str, tuple[Match, Way]]:
    """Returns a position and a path for each kind of path."""
    wanted = {"far": is_far, "guardian": passes_by_guardian, "swap-symbols": swaps}
    found: dict[str, tuple[Match, Way]] = {}
    for match in positions(side):
        for way in match.view(match.to_move)["ways"]:
            for kind, is_such in wanted.items():
                if kind not in found and is_such(match, way):
                    found[kind] = match.copy(), way
        if len(found) == len(wanted):
            break
    return found


AT_REST = f'.prompt[data-number="{{number}}"]:is(:not(.mine), body:has({CHOICE}) *)'
"""The prompt of a state in which there is a choice, or another seat is to move."""


def sit(person: Person, server: Server, table_id: str, match: Match) -> None:
    lay_out(server, person, table_id, match)
    person.page.evaluate(
        "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')) }",
        f"/table/{table_id}",
    )
    wait_for(person, match.move_count)


def match_shown(person: Person, match: Match, server: Server, table_id: str) -> Match:
    """Returns the match at the table once the page shows it and no further move of the path is pending."""
    for _ in range(200):
        made = moves_made(server, table_id)
        if person.page.locator(AT_REST.format(number=len(made))).count():
            break
        person.page.wait_for_timeout(50)
    now = match.copy()
    for move in made[match.move_count :]:
        now.play(move)
    return now


def wait_for(person: Person, number: int) -> None:
    """Waits until the page shows state `number` with a choice to make."""
    person.page.wait_for_selector(f'.prompt[data-number="{number}"].mine')


@pytest.mark.parametrize("side", ["a", "b"])
def test_every_ability(side: str, server: Server, browser: Browser) -> None:
    """A click on the card uses it; its choices are made on the board."""
    uses = first_uses(side)
    assert set(uses) == set(USED)
    with someone(browser, server.url) as person:
        person.open("/")
        for number, (kind, (match, card)) in enumerate(uses.items()):
            table_id = f"use{side}{number}"
            sit(person, server, table_id, match)
            person.choose(person.page.locator(f'.whole:has([data-piece="{card}"]) > {CHOICE}').first.click)
            now = match_shown(person, match, server, table_id)
            assert now.record().moves[match.move_count] == {"do": "use", "card": card}, kind
            for _ in range(8):
                if now.prompt in OPEN or now.to_move != match.to_move:
                    break
                wait_for(person, now.move_count)
                which = person.page.locator(".which .way")
                person.choose(
                    (which if which.count() else person.page.locator(f"{CHOICE}:not(.prompt *)")).first.click
                )
                now = match_shown(person, match, server, table_id)
            assert now.prompt in OPEN or now.to_move != match.to_move, kind


@pytest.mark.parametrize("side", ["a", "b"])
def test_a_whole_way_by_one_click(side: str, server: Server, browser: Browser) -> None:
    """Past guardians and tokens, and with swapped symbols; asks only where there are several paths."""
    with someone(browser, server.url) as person:
        person.open("/")
        for number, (kind, (match, way)) in enumerate(first_ways(side).items()):
            sit(person, server, f"way{side}{number}", match)
            walk(person, match, way)
            person.page.wait_for_selector(f'.prompt[data-number="{match.move_count + len(way["moves"])}"]')
            assert (
                match_shown(person, match, server, f"way{side}{number}").record().moves[match.move_count :]
                == way["moves"]
            ), kind


def walk(person: Person, match: Match, way: Way) -> None:
    """Hovers over the last hex of a path, sees its cost, and clicks."""
    page, companion = person.page, way["moves"][0]["companion"]
    leads = page.locator(f'.box:has([data-piece="companion-{match.to_move}-{companion}"]) > .touch')
    if leads.count():
        leads.click()
    end = way["path"][-1]["q"], way["path"][-1]["r"]
    others = [
        other
        for other in match.view(match.to_move)["ways"]
        if (other["path"][-1]["q"], other["path"][-1]["r"]) == end
        and other["moves"][0]["companion"] == companion
    ]
    target = page.locator(f'[data-hex="{end[0]},{end[1]}"]')
    target.hover()
    page.wait_for_selector(".told")
    target.click()
    if len(others) > 1:
        page.locator(".which .way").nth(others.index(way)).click()
