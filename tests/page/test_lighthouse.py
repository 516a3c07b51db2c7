"""`./test lighthouse` without Lighthouse: a page that fails is reported, and the others are measured."""

import io
import json
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from tests.page.lighthouse import CATEGORIES, PARTS, judge, judge_all

REPORT: dict[str, Any] = {
    "categories": {key: {"score": 0.97} for key in CATEGORIES},
    "audits": {key: {"numericValue": 12.0} for key in PARTS},
}
MESSAGE = "Runtime error encountered: the page did not paint (NO_FCP)"


@pytest.fixture
def lighthouse(tmp_path: Path) -> Path:
    """A program that fails for the Comet table."""
    tool = tmp_path / "lighthouse"
    tool.write_text(f"""#!/bin/sh
case "$1" in *comet*) echo "{MESSAGE}" >&2; exit 1 ;; esac
echo '{json.dumps(REPORT)}'
""")
    tool.chmod(0o755)
    return tool


def test_the_other_pages_are_judged_and_the_message_is_printed(lighthouse: Path) -> None:
    written = io.StringIO()
    console = Console(file=written, width=200)
    paths = {"comet": "/table/comet", "codex": "/table/codex", "front page": "/"}
    assert not judge_all(paths, lambda path: judge(lighthouse, "http://localhost" + path, 1), console)
    assert f"comet: Lighthouse ended with 1: {MESSAGE}" in written.getvalue()
    rows = [line.split()[1] for line in written.getvalue().splitlines() if "97 (97-97)" in line]
    assert rows == ["codex", "front"]


def test_all_pages_judged(lighthouse: Path) -> None:
    console = Console(file=io.StringIO())
    assert judge_all({"front page": "/"}, lambda path: judge(lighthouse, path, 1), console)


SCORELESS = {
    "categories": {**REPORT["categories"], "performance": {"score": None}},
    "audits": {**REPORT["audits"], "metrics": {"errorMessage": MESSAGE}},
}


@pytest.mark.parametrize("report", [{**REPORT, "runtimeError": {"message": MESSAGE}}, SCORELESS])
def test_a_report_of_a_failure_is_one(tmp_path: Path, report: dict[str, Any]) -> None:
    tool = tmp_path / "lighthouse"
    tool.write_text(f"#!/bin/sh\necho '{json.dumps(report)}'\n")
    tool.chmod(0o755)
    with pytest.raises(RuntimeError, match="NO_FCP"):
        judge(tool, "/", 1)
