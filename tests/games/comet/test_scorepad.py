"""The scorepad of Comet: the rulebook's examples."""

import pytest

from tests.scoring import score


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
def test_sets_of_the_rulebook(species: dict[str, int], points: int) -> None:
    own = {"animals": [2] * 7, "species": species, "leader": 6}
    assert score("comet", players=[own, {"animals": [14 + points, 6]}])["points"] == [20 + points] * 2
    assert score("comet", players=[own, {"animals": [14 + points, 6]}])["winners"] == [0]  # more saved animals
