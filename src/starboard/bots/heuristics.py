"""What a bot knows of a game beyond its rules: two more verbs, chosen by the type of the table like the
others.

`appraise` scores the legal moves for the seat to move, `estimate` the prospects of every seat. Both read only
what that seat may know, or a table redealt for it, and weigh it by weights found by self-play.
"""

import numpy as np

from starboard.engine.by_table import Table, chosen_by
from starboard.engine.chance import next_word
from starboard.engine.compiled import Function, inner
from starboard.engine.entries import Numbers, Records
from starboard.engine.move_buffer import MOST_MOVES

SEATS = 8
"""More than any game has."""
WEIGHTS = 48
LONGEST_PATH = 256
CELLS = 141 * 141
"""Cells of the largest map of any game."""

Mind = np.dtype([("weights", "f8", WEIGHTS)])
"""The weights of one game."""

Work = np.dtype(
    [
        ("scores", "f8", MOST_MOVES),  # of the legal moves
        ("children", "i4", MOST_MOVES),  # their nodes, or none
        ("path", "i4", LONGEST_PATH),  # nodes from the root
        ("places", "i4", SEATS),
        ("points", "i4", SEATS),
        ("prospects", "f8", SEATS),  # expected points of every seat
        ("wins", "f8", SEATS),  # share of the victory, or its probability
        ("rewards", "f8", SEATS),  # what search maximises
        ("scratch", "f8", 64),  # for appraisals
        ("map", "i1", CELLS),  # a map for appraisals, all zeros between them
    ],
    align=True,
)
"""Working memory: a record, which is passed as a plain pointer."""

MIND, MINDS, WORK = Records(Mind), Numbers(Mind), Records(Work)

_known: dict[Table, tuple[Function, Function]] = {}


def know(table: Table, appraise: Function, estimate: Function) -> None:
    """Registers the compiled functions that appraise and estimate tables of this type."""
    _known[table] = appraise, estimate


@chosen_by(lambda table: _known[table][0])
def appraise(table, buffer, count, mind, work):
    """Writes a score for each of the `count` legal moves in `buffer` into `work.scores`; more is better."""


@chosen_by(lambda table: _known[table][1])
def estimate(table, mind, work, log):
    """Writes the points that every seat can expect at the end into `work.prospects`."""


@inner
def next_fraction(chance):
    """Returns a random number from 0 to 1."""
    return np.float64(next_word(chance)) / 4294967296.0


@inner
def best_score(work, count, noise, chance):
    """Returns the index of the highest score after adding up to `noise` to each."""
    best, most = 0, -1e300
    for i in range(count):
        score = work.scores[i] + noise * next_fraction(chance)
        if score > most:
            best, most = i, score
    return best
