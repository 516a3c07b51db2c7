"""Golden playthroughs: one match for each setting, written position by position.

`./test --golden-write` rewrites them.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
from msgspec import to_builtins

import starboard
from tests import harness

FOLDER = Path(__file__).parent


def file_for(label: str) -> Path:
    return FOLDER / f"{label}.txt"


def playthrough(key: str, players: int, options: dict[str, Any]) -> str:
    """Returns the text of a match with fixed moves: legal moves, the move, its events, and table changes."""
    match = starboard.load(key).new(players, seed=2026, **options)
    lines = [f"{key}, {players} players, {options}, seed {match.record().seed}", ""]
    lines += [words(event) for event in match.all_events()]
    lines += ["", *flat(match.table())]
    game, rng, step = harness.of(key), np.random.default_rng(2026), 0
    while not match.over:
        moves, before, first = match.moves(), dict(pairs(match.table())), match.event_count
        move = game.pick(match, rng) if hasattr(game, "pick") else moves[(7 * step + 3) % len(moves)]
        lines += [
            "",
            f"# {step}: seat {match.to_move}, {len(moves)} moves: {'; '.join(map(brief, moves))}",
            f"> {brief(move)}",
        ]
        match.play(move)
        lines += [words(event) for event in match.all_events(since=first)]
        after = dict(pairs(match.table()))
        lines += [
            f"  {path} = {after.get(path, 'gone')}"
            for path in dict.fromkeys([*before, *after])
            if before.get(path) != after.get(path)
        ]
        step += 1
    lines += ["", json.dumps(to_builtins(match.result()), ensure_ascii=False)]
    return "\n".join(lines) + "\n"


def brief(move: dict[str, Any]) -> str:
    return " ".join(str(part) for part in move.values())


def words(event: dict[str, Any]) -> str:
    facts = " ".join(f"{key}={value}" for key, value in event.items() if key not in ("event", "number"))
    return f"{event['number']:4} {event['event']} {facts}".rstrip()


def pairs(value: Any, path: str = "") -> Iterator[tuple[str, str]]:
    if isinstance(value, dict):
        for key, inside in value.items():
            yield from pairs(inside, f"{path}.{key}" if path else key)
    elif isinstance(value, list) and value and isinstance(value[0], dict) and value[0].keys() == {"x", "y"}:
        yield path, " ".join(f"{cell['x']},{cell['y']}" for cell in value)
    elif isinstance(value, list) and value and isinstance(value[0], dict | list):
        for number, inside in enumerate(value):
            yield from pairs(inside, f"{path}[{number}]")
    elif isinstance(value, list):
        yield path, " ".join(map(str, value)) or "-"
    else:
        yield path, str(value)


def flat(truth: dict[str, Any]) -> list[str]:
    return [f"  {path} = {value}" for path, value in pairs(truth)]
