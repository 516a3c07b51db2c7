"""Observations of seats: every field, nothing hidden."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import starboard
from starboard.games import has_part, rulebook
from starboard.match import Match
from starboard.research import layout
from starboard.research.engine.batch import observe_seat
from tests import harness

SHEETS = Path(starboard.__file__).parent / "games"
every_setting = pytest.mark.parametrize(("key", "players", "options"), harness.all_settings())


def observation(match: Match, seat: int) -> "np.ndarray[Any, Any]":
    out = np.full((1, layout(match.rulebook.key, match.players).length), 99, np.int8)
    observe_seat(match.position.record, seat, out)
    return out.reshape(-1)


def positions(key: str, players: int, options: dict[str, Any], each: int) -> Any:
    """Yields some of the positions of a match."""
    match, rng = starboard.load(key).new(players, 5, **options), np.random.default_rng(5)
    for number, _ in enumerate(harness.random_moves(match, rng)):
        if number % each == 0:
            yield match, rng


@every_setting
def test_what_a_seat_cannot_know_is_not_observed(key: str, players: int, options: dict[str, Any]) -> None:
    game, swaps = harness.of(key), 0
    for match, rng in positions(key, players, options, 5):
        for seat in range(players):
            seen = observation(match, seat)
            assert (observation(match.redealt(seat, int(rng.integers(1 << 60))), seat) == seen).all()
            other = match.copy()
            if game.swap_hidden(other, seat, rng) is not None:
                swaps += 1
                assert (observation(other, seat) == seen).all()
    assert swaps > 5


@every_setting
def test_every_number_has_its_field(key: str, players: int, options: dict[str, Any]) -> None:
    """Every value is written, seats are relative to the observer, and fields vary."""
    values = []
    for match, _ in positions(key, players, options, 4):
        for seat in range(players):
            seen = observation(match, seat)
            assert not (seen == 99).any()
            parts = layout(key, players).parts(seen)
            assert parts["to_move"].tolist() == [
                int((seat + i) % players == match.to_move) for i in range(players)
            ]
            assert parts["decision"].sum() == 1
            view = match.view(seat)
            assert parts["start"].tolist() == [
                int((seat + i) % players == view["start"]) for i in range(players)
            ]
            assert parts["deck"].sum() == (
                sum(deck["size"] for deck in view["decks"]) if "decks" in view else view["deck"]
            )
            values.append(seen)
    varied = [
        name
        for name, value in layout(key, players).parts(np.array(values)).items()
        if np.ptp(value, axis=0).any()
    ]
    assert len(varied) > 0.6 * len(layout(key, players).fields)


def test_the_fields_of_subastral_say_what_the_view_says() -> None:
    names = [
        f"{biome}-{number}" for biome in rulebook("subastral").printed()["biomes"] for number in range(1, 7)
    ]
    for match, _ in positions("subastral", 3, {}, 4):
        for seat in range(3):
            parts, view = layout("subastral", 3).parts(observation(match, seat)), match.view(seat)

            def cards(counts: Any) -> list[str]:
                return sorted(name for name, count in zip(names, counts, strict=True) for _ in range(count))

            assert cards(parts["hand"]) == sorted(view["seats"][seat]["hand"])
            assert [cards(cloud) for cloud in parts["clouds"]] == [sorted(cloud) for cloud in view["clouds"]]
            for i in range(3):
                other = view["seats"][(seat + i) % 3]
                assert parts["hand_size"][i] == other["hand_size"]
                assert cards(parts["known"][i]) == sorted(other["known"])
                assert cards(parts["journal"][i]) == sorted(
                    card for pile in other["journal"] for card in pile["cards"]
                )


@pytest.mark.parametrize("key", [key for key in starboard.KEYS if has_part(key, "observation")])
def test_every_field_stands_in_the_spec_sheet(key: str) -> None:
    sheet = (SHEETS / key / "README.md").read_text("utf-8")
    for players in starboard.load(key).players:
        assert f" {layout(key, players).length}" in sheet
        for field in layout(key, players).fields:
            row = next(
                line
                for line in sheet.splitlines()
                if line.startswith(f"| `{field.name}` |") and line.endswith(f"| {field.what} |")
            )
            shape = (
                row.split("|")[2].replace("players + 1", str(players + 1)).replace("players", str(players))
            )
            assert tuple(int(size) for size in shape.split(" x ")) == field.shape
