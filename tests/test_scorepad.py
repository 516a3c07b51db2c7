"""The scorepad: the rulebooks' examples, and the same totals as in matches."""

from typing import Any

import msgspec
import numpy as np
import pytest

import starboard
from starboard.games.comet.scorepad import SETS
from starboard.match import Match, Result, StarboardError
from starboard.scorepad import scorepads
from tests.games.comet.build import a_table as comet_table
from tests.test_rules_pages import sections

SHEETS = scorepads()


def score(game: str, **sheet: Any) -> Result:
    kind, count = SHEETS[game]
    return count(msgspec.convert(sheet, kind))


def journal(*piles: tuple[str, int]) -> dict[str, Any]:
    return {"piles": [{"biome": biome, "cards": cards} for biome, cards in piles]}


STEFAN = journal(
    *zip(
        ("chaparral", "desert", "rainforest", "forest", "tundra", "savanna", "taiga", "grassland"),
        (3, 2, 2, 3, 1, 3, 4, 1),
        strict=True,
    )
)


def test_subastral_example_stefan() -> None:
    result = score("subastral", players=[STEFAN, journal(("taiga", 2))])
    assert result.points == [78, 4]
    assert [reason["points"] for reason in result.seats[0].breakdown] == [36, 10, 1, 28, 3]
    assert result.winners == [0]


def test_subastral_ties_go_to_fewer_cards_then_are_shared() -> None:
    many, few = journal(("taiga", 3)), journal(("taiga", 1), ("forest", 1))  # 3 + 3 and 3 + 1 + 2
    assert score("subastral", players=[many, few, few]).points == [6, 6, 6]
    assert score("subastral", players=[many, few, few]).winners == [1, 2]


def test_the_journals_of_the_rules_pages_have_the_points_they_say() -> None:
    figures = [figure for section in sections("subastral", "en") for figure in section.figures if figure.startswith("journal")]
    for figure in figures:
        parts = dict(part.split("=") for part in figure.split()[1:])
        piles = [pile.split(":") for pile in parts["piles"].split(",")]
        own = journal(*((biome, int(cards)) for biome, cards in piles))
        assert score("subastral", players=[own, journal()]).points[0] == int(parts["points"]), figure
    assert figures


def test_stella_example_nine_points() -> None:
    out = {"glow": 0, "values": [2, 1, 0, 0, 0, 0]}
    result = score("stella", players=[out, {"glow": 3, "values": [1, 2, 0, 1, 0, 1]}])
    assert result.points == [0, 9]
    assert result.winners == [1]
    assert [reason["points"] for reason in result.seats[1].breakdown] == [3, 3, 2, 1]


def test_stella_a_complete_collection_wins() -> None:
    result = score("stella", players=[{"glow": 5, "values": [1, 1, 1, 1, 1, 0]}, {"glow": 1, "values": [1, 1, 1, 1, 1, 1]}])
    assert result.points[0] > 0
    assert result.winners == [1]


def test_codex_objectives_of_the_rulebook() -> None:
    """Two points for a pair of items, three for a set of items, two for three resources, two and three for patterns; then ties."""
    ann = {
        "track": 20,
        "secret": "diagonal-animal",
        "symbols": {"quill": 3, "inkwell": 1, "manuscript": 2},
        "patterns": {"diagonal-animal": 2},
    }
    bob = {"track": 19, "secret": "corner-plant", "symbols": {"quill": 4}, "patterns": {"corner-plant": 2}}
    result = score("codex", common=["items-quill", "items-all"], players=[ann, bob])
    assert [reason["points"] for reason in result.seats[0].breakdown] == [20, 2, 3, 4]
    assert [reason["points"] for reason in result.seats[1].breakdown] == [19, 4, 6]
    assert (result.points, result.winners) == ([29, 29], [1])
    fungi = {"track": 7, "secret": "resources-fungi", "symbols": {"fungi": 7}}
    assert score("codex", common=["items-quill", "items-all"], players=[fungi, bob]).points[0] == 11


@pytest.mark.parametrize(
    ("species", "points"),
    [
        ({"iguana": 1, "gecko": 1, "chameleon": 1}, 15),
        ({"iguana": 2, "gecko": 2, "salamander": 1, "chameleon": 1}, 30),
        ({"chameleon": 3}, 0),
        ({"vicuna": 3}, 0),
        ({"vicuna": 4}, 10),
    ],
)
def test_comet_sets_of_the_rulebook(species: dict[str, int], points: int) -> None:
    own = {"animals": [2] * 7, "species": species, "leader": 6}
    assert score("comet", players=[own, {"animals": [14 + points, 6]}]).points == [20 + points] * 2
    assert score("comet", players=[own, {"animals": [14 + points, 6]}]).winners == [0]  # more saved animals


@pytest.mark.parametrize(
    ("game", "sheet", "key"),
    [
        ("subastral", {"players": [journal(("taiga", 1), ("taiga", 2)), journal()]}, "score-biome-twice"),
        ("stella", {"players": [{"glow": 0, "values": [0] * 6}] * 2}, "score-one-ending"),
        (
            "codex",
            {"common": ["items-all", "items-all"], "players": [{"track": 1, "secret": "items-quill"}] * 2},
            "score-objective-twice",
        ),
        ("comet", {"players": [{"species": {"vicuna": 1}}, {}]}, "score-more-than-saved"),
    ],
)
def test_what_cannot_be_is_refused_with_words(game: str, sheet: dict[str, Any], key: str) -> None:
    with pytest.raises(StarboardError) as error:
        score(game, **sheet)
    assert error.value.key == key
    assert not error.value.words("ru").startswith("error-")


def sheet_of(match: Match) -> dict[str, Any]:
    """What the players of a finished match would write down."""
    key, view = match.rulebook.key, match.table()
    seats = view["seats"]
    if key == "subastral":
        return {"players": [journal(*((pile["biome"], len(pile["cards"])) for pile in seat["journal"])) for seat in seats]}
    if key == "stella":
        values = [[sum(card.endswith(f"-{value}") for card in seat["collection"]) for value in range(1, 7)] for seat in seats]
        return {"players": [{"glow": seat["glow"], "values": own} for seat, own in zip(seats, values, strict=True)]}
    if key == "codex":
        patterns = [
            {met["objective"]: met["times"] for met in [*seat["met"], seat["met_own"]] if met["patterns"]} for seat in seats
        ]
        fields = zip(seats, patterns, strict=True)
        players = [
            {"track": seat["points"], "secret": seat["objective"], "symbols": seat["symbols"], "patterns": own}
            for seat, own in fields
        ]
        return {"common": view["objectives"], "players": players}
    faces, players = match.rulebook.printed()["cards"], []
    for number, seat in enumerate(seats):
        saved = [animal["card"] for animal in seat["saved"]]
        species = [faces[card]["drawing"] for card in saved]
        leader = [reason["points"] for reason in match.result().seats[number].breakdown if reason["reason"] == "leader"]
        counts = {name: species.count(name) for name in SETS}
        players.append({"animals": [faces[card]["points"] for card in saved], "species": counts, "leader": sum(leader)})
    return {"players": players}


def a_finished_match(game: str, seed: int) -> Match:
    """Any; of Comet only what is saved in the end."""
    rng = np.random.default_rng(seed)
    if game == "comet":
        names = list(starboard.load(game).rulebook.printed()["cards"])
        leaders, cards = names[-10:], list(rng.permutation([name for name in names if name.startswith(("silver", "gold"))]))
        saved = {seat: cards[12 * seat : 12 * seat + int(rng.integers(13))] for seat in range(3)}
        lizards = [f"silver-{name}-1" for name in ("iguana", "gecko", "chameleon")] if seed % 2 else []
        own = [*lizards, *(card for card in saved[0] if card not in lizards)]
        return comet_table(3, saved=own, saved_by=saved, leader=leaders[seed], leaders={1: leaders[6], 2: leaders[7]})
    match = starboard.load(game).new(2 + seed % 3, seed)
    while not match.over:
        moves = match.moves()
        match.play(moves[rng.integers(len(moves))])
    return match


@pytest.mark.parametrize("game", starboard.KEYS)
def test_the_same_totals_as_in_matches(game: str) -> None:
    for seed in range(6):
        match = a_finished_match(game, seed)
        played, counted = match.result(), score(game, **sheet_of(match))
        assert counted.points == played.points
        assert counted.winners == played.winners
        for own, other in zip(counted.seats, played.seats, strict=True):
            assert own.place == other.place
            parts = [[(reason["reason"], reason["points"]) for reason in seat.breakdown] for seat in (own, other)]
            assert parts[0] == parts[1]
