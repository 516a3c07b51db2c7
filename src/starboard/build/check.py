"""Whether two ways to run a game are equal: every byte that they write, in whole matches.

`walk` plays a match through the entries of a library and hashes what it sees: the table, the random stream,
the log and the legal moves after every move, views, moves and events as JSON, redealt tables, and trees of
the search. `compare` plays many matches twice. `python -m starboard.build.check KEY LIBRARY MATCHES` compares
a library with what numba compiles now, and prints how much was compared.
"""

import hashlib
import sys
from collections.abc import Iterator
from itertools import cycle, islice, product
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from starboard.bots.heuristics import Work
from starboard.bots.knowledge import knowledge, new_settings
from starboard.bots.search import Tree, clear, search
from starboard.engine.calls import (
    count,
    deal,
    events_text,
    imagine,
    make_move,
    moves_text,
    turn_of,
    view_text,
)
from starboard.engine.chance import new_chance
from starboard.engine.library import Library
from starboard.engine.log import WIDTH, closed_log, new_log
from starboard.engine.move_buffer import new_buffer
from starboard.engine.native import load_library
from starboard.engine.playout import play_matches
from starboard.engine.rulebook import Rulebook
from starboard.engine.visible import SPECTATOR, TRUTH
from starboard.engine.writers import EVENTS_AT_ONCE, new_page
from starboard.games import rulebook

SEARCH_EVERY, ITERATIONS = 16, 60
"""Moves between two searches, and the iterations of each."""
STRIDE = 7
"""The walk takes legal moves at places that are this far apart."""
AT_RANDOM = 10
"""Matches played at random for each match that is compared move by move."""
Array = np.ndarray[Any, Any]


def walk(
    library: Library,
    book: Rulebook,
    players: int,
    options: tuple[int, ...],
    seed: int,
    *,
    with_search: bool = True,
) -> Iterator[str]:
    """Plays a match and yields a hash of all that was seen after each move."""
    table, chance = np.zeros(1, book.table), new_chance(seed.to_bytes(32, "little"))
    log, buffer, page = new_log(), new_buffer(), new_page(book)
    text = page["text"][0]
    turn = library[deal](table, players, np.array(options, np.int64), chance, log, buffer)
    moves = 0
    while True:
        seen = hashlib.sha256()
        seat, legal = turn_of(turn)
        for part in (table, chance, buffer["moves"][0, :legal]):
            seen.update(part.tobytes())
        for viewer in (*range(players), SPECTATOR, TRUTH):
            seen.update(text[: library[view_text](table, viewer, page)].tobytes())
        seen.update(text[: library[moves_text](table, buffer, legal, page)].tobytes())
        _events(library, table, log, players, page, seen)
        other = table.view(np.uint8).copy().view(table.dtype)  # with the bytes between its fields
        library[imagine](
            other, SPECTATOR if moves % (players + 1) == players else moves % (players + 1), chance.copy()
        )
        seen.update(other.tobytes())
        if with_search and seat >= 0 and moves % SEARCH_EVERY == SEARCH_EVERY - 1:
            _search(library, book, table, players, seat, seed, seen)
        if seat < 0:
            places, points = np.zeros((2, players), np.int32)
            library[count](table, places, points, log)
            seen.update(places.tobytes() + points.tobytes())
        yield seen.hexdigest()
        if seat < 0:
            return
        turn = library[make_move](table, int(buffer["moves"][0, moves * STRIDE % legal]), chance, log, buffer)
        moves += 1


def _events(library: Library, table: Array, log: Array, players: int, page: Array, seen: Any) -> None:
    """Hashes the log, as it is and as everybody reads it, and empties it."""
    written = min(int(log["count"][0]), EVENTS_AT_ONCE)
    lengths = log["length"][0, :written].astype(np.int64)
    parts = [log["rows"][0, i, : min(length, WIDTH)] for i, length in enumerate(lengths)]
    rows = np.concatenate(parts) if parts else np.zeros(0, np.int16)
    ends, text_ends = np.cumsum(lengths), np.zeros(written, np.int64)
    seen.update(rows.tobytes() + lengths.tobytes())
    for viewer in (*range(players), SPECTATOR, TRUTH):
        size = library[events_text](table, rows, ends, 0, viewer, page, text_ends)
        seen.update(page["text"][0, :size].tobytes() + text_ends.tobytes())
    log["count"] = 0


def _search(
    library: Library, book: Rulebook, table: Array, players: int, seat: int, seed: int, seen: Any
) -> None:
    """Hashes a tree as far as it is grown."""
    known = knowledge(book.key)
    tree, settings = np.zeros(1, Tree), new_settings(known.search)
    library[clear](tree)
    chance = new_chance(seed.to_bytes(32, "little"), 1)
    works = np.zeros(1, Work), new_buffer(), chance, closed_log(), settings, known.mind(players)
    library[search](np.repeat(table, 2), tree, *works, seat, ITERATIONS)
    nodes = int(tree["count"][0])
    for name in ("move", "seat", "visits", "rewards", "wins", "points", "child", "sibling"):
        seen.update(tree[name][0, :nodes].tobytes())
    seen.update(tree["all_wins"].tobytes() + tree["all_points"].tobytes())


def random_matches(
    library: Library, book: Rulebook, players: int, options: tuple[int, ...], matches: int, seed: int = 0
) -> str:
    """Plays matches at random and returns a hash of how they ended."""
    chance = new_chance(seed.to_bytes(31, "little") + bytes([players]))
    places, points = np.zeros((2, matches * players), np.int32)
    lengths = np.zeros(matches, np.int32)
    numbers = np.array(options, np.int64)
    tables, buffer = np.zeros(2, book.table), new_buffer()
    library[play_matches](tables, players, numbers, buffer, chance, closed_log(), places, points, lengths)
    parts = (places, points, lengths, chance)
    return hashlib.sha256(b"".join(part.tobytes() for part in parts)).hexdigest()


class Compared(NamedTuple):
    """How much was found to be equal."""

    matches: int = 0
    moves: int = 0
    trees: int = 0
    at_random: int = 0
    """Matches played at random, of which only the ends are compared."""

    def __add__(self, other: object) -> "Compared":
        assert isinstance(other, Compared)
        return Compared(*(one + more for one, more in zip(self, other, strict=True)))

    def __str__(self) -> str:
        return (
            f"{self.matches:,} matches ({self.moves:,} moves, {self.trees:,} search trees) and"
            f" {self.at_random:,} at random"
        )


class Difference(AssertionError):
    """Two ways to run a game are not equal."""


def compare(
    one: Library, other: Library, book: Rulebook, matches: int, *, with_search: bool = True
) -> Iterator[Compared]:
    """Plays matches with every setting in turn, and yields how much was equal after each.

    Raises `Difference`.
    """
    for seed, (players, options) in enumerate(islice(cycle([*settings_of(book)]), matches)):
        where = f"{book.key}, {players} players, options {options}, seed {seed}"
        both = (walk(way, book, players, options, seed, with_search=with_search) for way in (one, other))
        moves = -1
        for number, (left, right) in enumerate(zip(*both, strict=True)):
            if left != right:
                raise Difference(f"{where}, after {number} moves")
            moves = number
        ends = {random_matches(way, book, players, options, AT_RANDOM, seed) for way in (one, other)}
        if len(ends) > 1:
            raise Difference(f"{where}: matches at random")
        yield Compared(1, moves, moves // SEARCH_EVERY if with_search else 0, AT_RANDOM)


def settings_of(book: Rulebook) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Every number of players with every choice of options."""
    choices = [range(len(option.values)) for option in book.options]
    return product(book.players, (tuple(one) for one in product(*choices)))


def _main(key: str, file: str, matches: str) -> None:
    found = Compared()
    ahead, now = Library(load_library(key, Path(file))), Library(None)
    for compared in compare(ahead, now, rulebook(key), int(matches)):
        found += compared
    sys.stdout.write(f"{found}\n")


if __name__ == "__main__":
    _main(*sys.argv[1:])
