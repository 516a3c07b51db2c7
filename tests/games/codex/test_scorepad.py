"""The scorepad of Codex Naturalis: the rulebook's examples."""

from tests.scoring import score


def test_objectives_of_the_rulebook() -> None:
    """Two points for a pair of items, three for a set, two for three resources, two or three for patterns."""
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
