"""Runs checks of the page's TypeScript in Node, against a reference that Python wrote."""

import json
import os
import subprocess
from pathlib import Path
from typing import Any

PAGE = Path(__file__).parents[2] / "page"


def check_in_node(check: str, reference: dict[str, Any], folder: Path, tests: int) -> None:
    """Runs `page/tests/engine/<check>.check.ts`; all of its `tests` have to pass."""
    file = folder / "reference.json"
    file.write_text(json.dumps(reference), "utf-8")
    command = ["node", "node_modules/vitest/vitest.mjs", "run", "--config", "vitest.engine.config.ts", check]
    environment = {**os.environ, "STARBOARD_REFERENCE": str(file)}
    done = subprocess.run(command, cwd=PAGE, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
    assert f"{tests} passed" in done.stdout
