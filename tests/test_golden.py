"""Every game, player count and option has a golden playthrough, which must not change."""

from typing import Any

import pytest

from tests import golden, harness


@pytest.mark.parametrize(
    "setting", [pytest.param(setting, id=setting.id) for setting in harness.all_settings()]
)
def test_golden_playthrough(setting: Any, request: pytest.FixtureRequest) -> None:
    text = golden.playthrough(*setting.values)
    file = golden.file_for(setting.id)
    if request.config.getoption("--golden-write"):
        file.write_text(text, "utf-8")
    assert file.exists(), f"no playthrough for {setting.id}: ./test --golden-write writes it"
    assert file.read_text("utf-8") == text


def test_no_playthrough_is_left_over() -> None:
    assert {file.stem for file in golden.FOLDER.glob("*.txt")} == {
        setting.id for setting in harness.all_settings()
    }
