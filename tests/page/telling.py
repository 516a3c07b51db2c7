"""The page's texts, without a browser: `page/tools/tell.mjs`, run by Node.js."""

import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
Position = dict[str, Any]


def node() -> str:
    """Returns the path of the Node.js that builds the page."""
    path = f"{ROOT}/.venv/node{os.pathsep}{os.environ['PATH']}"
    found = shutil.which("node", path=path)
    assert found, "no Node.js"
    return found


def tell(
    printed: dict[str, Any], positions: list[Position], page: Path = ROOT / "page"
) -> dict[str, list[Any]]:
    """Returns the page's texts for each position, by language, and the reasons for its prompt (`asking`)."""
    asked = json.dumps({"printed": printed, "positions": positions})
    answer = subprocess.run(
        [node(), "tools/tell.mjs"], cwd=page, input=asked, capture_output=True, text=True, check=False
    )
    assert answer.returncode == 0, answer.stderr
    told: dict[str, list[Any]] = json.loads(answer.stdout)
    return told
