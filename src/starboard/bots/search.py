"""Information-set tree search, written once for all games over the verbs.

Every iteration redeals what the seat cannot know, walks down one tree that all these worlds share, adds a
node, plays on with the game's rollout policy, and adds the outcome to every node on the path, for the seat
that moved there. Moves are chosen by PUCT: by their success so far, and by how promising the policy finds
them.
"""

import numpy as np

from starboard.bots.heuristics import LONGEST_PATH, MIND, SEATS, WORK, appraise, best_score, estimate
from starboard.engine.chance import below
from starboard.engine.compiled import inner
from starboard.engine.entries import BUFFER, CHANCE, LOG, TWO_TABLES, WHOLE, Records, entry
from starboard.engine.exponential import exp
from starboard.engine.verbs import legal, over, redeal, result, step, to_move

NODES = 1 << 17
NONE = -1
ROOT = 0
TINY = 1e-9

Tree = np.dtype(
    [
        ("count", "i8"),  # nodes in use
        ("move", "i4", NODES),  # that led here
        ("seat", "i1", NODES),  # who made it
        ("visits", "i4", NODES),
        ("rewards", "f4", NODES),  # sum, for that seat
        ("wins", "f4", NODES),
        ("points", "f4", NODES),
        ("child", "i4", NODES),  # the first child
        ("sibling", "i4", NODES),  # the next one
        ("origin", "i4", NODES),  # in the tree that this one was cut from
        ("all_wins", "f8", SEATS),  # sums over all iterations, by seat
        ("all_points", "f8", SEATS),
    ],
    align=True,
)

Settings = np.dtype(
    [
        ("explore", "f8"),  # weight of curiosity
        ("sharpness", "f8"),  # of priors: the weight of better scores
        ("noise", "f8"),  # on the scores in rollouts
        ("depth", "i8"),  # moves of a rollout at most, for each player; then the estimate counts
        ("margin_share", "f8"),  # how much of the reward is the margin in points, not the victory
        ("margin_scale", "f8"),  # points that count as a clear margin
        ("is_plain", "i8"),  # 1: no priors, uniformly random rollouts to the end
        ("only", "i8"),  # the only move tried at the root; NONE: all
    ],
    align=True,
)


TREE, SETTINGS = Records(Tree), Records(Settings)


@entry(TREE)
def clear(trees):
    """Empties a tree but for its root."""
    tree = trees[0]
    tree.count = 0
    tree.all_wins[:] = 0.0
    tree.all_points[:] = 0.0
    add_node(tree, NONE, NONE)
    return 0


@inner
def add_node(tree, move, seat):
    node = tree.count
    tree.count += 1
    tree.move[node], tree.seat[node] = move, seat
    tree.visits[node] = 0
    tree.rewards[node] = tree.wins[node] = tree.points[node] = 0.0
    tree.child[node] = tree.sibling[node] = NONE
    return node


@entry(TREE, TREE, WHOLE)
def cut(trees, seedlings, move):
    """Copies the part of the tree after a move of the root into another tree, level by level."""
    tree, seedling = trees[0], seedlings[0]
    clear(seedlings)
    seedling.origin[ROOT] = NONE
    child = tree.child[ROOT]
    while child != NONE:
        if tree.move[child] == move:
            seedling.origin[ROOT] = child
            seedling.visits[ROOT] = tree.visits[child]
        child = tree.sibling[child]
    if seedling.origin[ROOT] == NONE:
        return 0
    node = ROOT
    while node < seedling.count:
        child = tree.child[seedling.origin[node]]
        while child != NONE:
            twin = add_node(seedling, tree.move[child], tree.seat[child])
            seedling.origin[twin], seedling.visits[twin] = child, tree.visits[child]
            seedling.rewards[twin], seedling.wins[twin] = tree.rewards[child], tree.wins[child]
            seedling.points[twin] = tree.points[child]
            seedling.sibling[twin] = seedling.child[node]
            seedling.child[node] = twin
            child = tree.sibling[child]
        node += 1
    return 0


@entry(TWO_TABLES, TREE, WORK, BUFFER, CHANCE, LOG, SETTINGS, MIND, WHOLE, WHOLE, is_long=True)
def search(tables, trees, works, buffers, chances, logs, settings, minds, seat, iterations):
    """Runs iterations of the search; `tables` holds the table as the seat knows it, and one to play on."""
    for _ in range(iterations):
        tables[1] = tables[0]
        redeal(tables[1], seat, chances[0])
        length = walk_down(
            tables[1], trees[0], works[0], buffers[0], chances[0], logs[0], settings[0], minds[0]
        )
        play_out(tables[1], works[0], buffers[0], chances[0], logs[0], settings[0], minds[0])
        judge(tables[1], works[0], logs[0], settings[0], minds[0])
        tell(trees[0], works[0], length)
    return 0


@inner
def walk_down(table, tree, work, buffer, chance, log, settings, mind):
    """Walks from the root to a new node, or to the end of the match; returns the length of the path."""
    length = 1
    work.path[0] = ROOT
    while not over(table) and length < LONGEST_PATH:
        seat, count = to_move(table), legal(table, buffer)
        i = choose(tree, work.path[length - 1], table, buffer, count, work, settings, mind)
        if length == 1 and settings.only != NONE:
            i = place_of(buffer, count, settings.only)
        nodes = tree.count
        work.path[length] = child_of(tree, work.path[length - 1], work.children[i], buffer.moves[i], seat)
        step(table, buffer.moves[i], chance, log)
        if work.path[length] == NONE:  # the tree is full
            return length
        length += 1
        if tree.count > nodes:
            return length
    return length


@inner
def child_of(tree, node, child, move, seat):
    """Returns the node of a move, a new one if need be; NONE if the tree is full."""
    if child != NONE or tree.count == NODES:
        return np.int64(child)
    new = add_node(tree, move, seat)
    tree.sibling[new] = tree.child[node]
    tree.child[node] = new
    return np.int64(new)


@inner
def choose(tree, node, table, buffer, count, work, settings, mind):
    """Returns the index of the move with the best sum of success and curiosity, as in `work.children`."""
    for i in range(count):
        work.children[i] = NONE
    visits, rewards = 0, 0.0
    child = tree.child[node]
    while child != NONE:
        i = place_of(buffer, count, tree.move[child])
        if i != NONE:
            work.children[i] = child
            visits += tree.visits[child]
            rewards += tree.rewards[child]
        child = tree.sibling[child]
    if count == 1:
        return 0
    set_priors(table, buffer, count, work, settings, mind)
    untried = rewards / visits if visits else 0.5
    curiosity = settings.explore * np.sqrt(visits + 1.0)
    best, most = 0, -1e300
    for i in range(count):
        child, success, tries = work.children[i], untried, 0
        if child != NONE:
            tries = tree.visits[child]
            success = tree.rewards[child] / tries
        value = success + curiosity * work.scores[i] / (1.0 + tries)
        if value > most:
            best, most = i, value
    return best


@inner
def place_of(buffer, count, move):
    """Returns the index of a move among the legal ones, which are ascending."""
    low, high = 0, count - 1
    while low < high:
        middle = (low + high) // 2
        if buffer.moves[middle] < move:
            low = middle + 1
        else:
            high = middle
    return low if buffer.moves[low] == move else NONE


@inner
def set_priors(table, buffer, count, work, settings, mind):
    """Turns scores into priors: the better a move looks, the sooner it is tried."""
    if settings.is_plain:
        for i in range(count):
            work.scores[i] = 1.0 / count
    else:
        appraise(table, buffer, count, mind, work)
        most, total = -1e300, 0.0
        for i in range(count):
            most = max(most, work.scores[i])
        for i in range(count):
            work.scores[i] = exp(settings.sharpness * (work.scores[i] - most)) + TINY
            total += work.scores[i]
        for i in range(count):
            work.scores[i] /= total


@inner
def play_out(table, work, buffer, chance, log, settings, mind):
    moves, most = 0, settings.depth * table.players
    while not over(table) and (moves < most or settings.is_plain):
        count = legal(table, buffer)
        i = 0
        if count > 1:
            if settings.is_plain:
                i = below(chance, count)
            else:
                appraise(table, buffer, count, mind, work)
                i = best_score(work, count, settings.noise, chance)
        step(table, buffer.moves[i], chance, log)
        moves += 1


@inner
def judge(table, work, log, settings, mind):
    """Writes wins, or their probabilities, and rewards of all seats."""
    players = table.players
    if over(table):
        result(table, work.places, work.points, log)
        winners = 0
        for seat in range(players):
            winners += work.places[seat] == 1
            work.prospects[seat] = work.points[seat]
        for seat in range(players):
            work.wins[seat] = 1.0 / winners if work.places[seat] == 1 else 0.0
    else:
        estimate(table, mind, work, log)
        for seat in range(players):
            work.wins[seat] = 0.5 + 0.5 * margin(work, players, seat, settings.margin_scale)
    for seat in range(players):
        ahead = 0.5 + 0.5 * margin(work, players, seat, settings.margin_scale)
        work.rewards[seat] = (1.0 - settings.margin_share) * work.wins[seat] + settings.margin_share * ahead


@inner
def margin(work, players, seat, scale):
    """Returns the lead of a seat over the best other one, from -1 to 1."""
    others = -1e300
    for other in range(players):
        if other != seat:
            others = max(others, work.prospects[other])
    ahead = (work.prospects[seat] - others) / scale
    return ahead / (1.0 + abs(ahead))


@inner
def tell(tree, work, length):
    tree.visits[ROOT] += 1
    for seat in range(SEATS):
        tree.all_wins[seat] += work.wins[seat]
        tree.all_points[seat] += work.prospects[seat]
    for i in range(1, length):
        node = work.path[i]
        seat = tree.seat[node]
        tree.visits[node] += 1
        tree.rewards[node] += work.rewards[seat]
        tree.wins[node] += work.wins[seat]
        tree.points[node] += work.prospects[seat]
