"""What a view adds to the cards: previews of points and covered corners, and progress of objectives."""

import numpy as np
import pytest

import starboard


@pytest.mark.parametrize("players", [2, 4])
def test_the_preview_tells_what_placing_does(players: int) -> None:
    rng = np.random.default_rng(players)
    for seed in range(6):
        match, promised, met = starboard.load("codex").new(players, seed), None, None
        while not match.over:
            seat = match.to_move
            assert seat is not None
            before, moves = match.view(seat), match.moves()
            move = moves[int(rng.integers(len(moves)))]
            first = match.event_count
            match.play(move)
            own = before["seats"][seat]
            if move["do"] == "play":
                promised = before["preview"]["gains"][move["card"]] if move["side"] == "front" else None
                met = before["preview"]["promises"].get(move["card"], {}).get(move["side"])
            elif move["do"] == "place":
                cell = own["cells"].index({"x": move["x"], "y": move["y"]})
                gained = sum(
                    event["points"]
                    for event in match.all_events(since=first)
                    if event["event"] == "PointsGained"
                )
                assert gained == (promised[cell] if promised else 0)
                after = match.view(seat)["seats"][seat]
                assert after["standing"] - own["standing"] == gained + (met[cell] if met else 0)
                assert before["preview"]["promises"] == (
                    {before["chosen"]["card"]: {before["chosen"]["side"]: met}} if met else {}
                )
                printed = starboard.load("codex").rulebook.printed()["cards"][before["chosen"]["card"]][
                    before["chosen"]["side"]
                ]
                for symbol, number in after["symbols"].items():
                    shown = [*printed["corners"], *printed["centre"]].count(symbol)
                    assert number == own["symbols"][symbol] + shown - before["preview"]["covers"][cell].count(
                        symbol
                    )
            else:
                assert before["preview"] is None


def test_standing_is_what_is_scored_in_the_end() -> None:
    rng = np.random.default_rng(5)
    patterns = 0
    for seed in range(30):
        match = starboard.load("codex").new(2, seed)
        while not match.over:
            moves = match.moves()
            match.play(moves[int(rng.integers(len(moves)))])
        table, result = match.table(), match.result()
        assert [seat["standing"] for seat in table["seats"]] == result.points
        for seat in table["seats"]:
            for met in [*seat["met"], seat["met_own"]]:
                if met["objective"].startswith(("diagonal", "corner")):
                    assert len(met["patterns"]) == met["times"]
                    patterns += met["times"]
    assert patterns > 5


def test_progress_is_the_largest_part_of_one_more_time() -> None:
    """Counted here independently: visible symbols or cards in the codex that no completed objective uses."""
    printed = starboard.load("codex").rulebook.printed()
    rng = np.random.default_rng(6)
    seen = set()
    for seed in range(12):
        match = starboard.load("codex").new(2, seed)
        while not match.over:
            moves = match.moves()
            match.play(moves[int(rng.integers(len(moves)))])
        for seat in match.table()["seats"]:
            for met in [*seat["met"], seat["met_own"]]:
                wanted = printed["objectives"][met["objective"]]
                if wanted["pattern"]:
                    used = {card for pattern in met["patterns"] for card in pattern}
                    free = {
                        (face["x"], face["y"]): printed["cards"][face["card"]]["kingdom"]
                        for i, face in enumerate(seat["codex"])
                        if i not in used
                    }
                    there = max(
                        sum(
                            free.get((x + part["x"] - anchor["x"], y + part["y"] - anchor["y"]))
                            == part["kingdom"]
                            for part in wanted["pattern"]
                        )
                        for x, y in free
                        for anchor in wanted["pattern"]
                    )
                else:
                    there = sum(
                        min(number, seat["symbols"][symbol] - met["times"] * number)
                        for symbol, number in wanted["symbols"].items()
                    )
                assert met["progress"] == there
                seen.add(there)
    assert seen == {0, 1, 2}


def test_others_do_not_see_how_a_secret_objective_stands() -> None:
    match = starboard.load("codex").new(2, 1)
    while match.decision != ("draw",):
        match.play(match.moves()[0])
    for viewer in (0, 1, None):
        view = match.view(viewer)
        for seat in (0, 1):
            assert (view["seats"][seat]["met_own"] is None) == (seat != viewer)
        assert view["preview"] is None
