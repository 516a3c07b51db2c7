"""The scorepad of Subastral: the rulebook's examples."""

from tests.games.subastral.on_paper import journal
from tests.scoring import score
from tests.test_rules_pages import sections

STEFAN = journal(
    *zip(
        ("chaparral", "desert", "rainforest", "forest", "tundra", "savanna", "taiga", "grassland"),
        (3, 2, 2, 3, 1, 3, 4, 1),
        strict=True,
    )
)


def test_example_stefan() -> None:
    result = score("subastral", players=[STEFAN, journal(("taiga", 2))])
    assert result.points == [78, 4]
    assert [reason["points"] for reason in result.seats[0].breakdown] == [36, 10, 1, 28, 3]
    assert result.winners == [0]


def test_ties_go_to_fewer_cards_then_are_shared() -> None:
    many, few = journal(("taiga", 3)), journal(("taiga", 1), ("forest", 1))  # 3 + 3 and 3 + 1 + 2
    assert score("subastral", players=[many, few, few]).points == [6, 6, 6]
    assert score("subastral", players=[many, few, few]).winners == [1, 2]


def test_the_journals_of_the_rules_pages_have_the_points_they_say() -> None:
    figures = [
        figure
        for section in sections("subastral", "en")
        for figure in section.figures
        if figure.startswith("journal")
    ]
    for figure in figures:
        parts = dict(part.split("=") for part in figure.split()[1:])
        piles = [pile.split(":") for pile in parts["piles"].split(",")]
        own = journal(*((biome, int(cards)) for biome, cards in piles))
        assert score("subastral", players=[own, journal()]).points[0] == int(parts["points"]), figure
    assert figures
