"""The scorepad of Stella Quest: the rulebook's examples."""

from tests.scoring import score


def test_example_nine_points() -> None:
    out = {"glow": 0, "values": [2, 1, 0, 0, 0, 0]}
    result = score("stella", players=[out, {"glow": 3, "values": [1, 2, 0, 1, 0, 1]}])
    assert result.points == [0, 9]
    assert result.winners == [1]
    assert [reason["points"] for reason in result.seats[1].breakdown] == [3, 3, 2, 1]


def test_a_complete_collection_wins() -> None:
    result = score(
        "stella",
        players=[{"glow": 5, "values": [1, 1, 1, 1, 1, 0]}, {"glow": 1, "values": [1, 1, 1, 1, 1, 1]}],
    )
    assert result.points[0] > 0
    assert result.winners == [1]
