"""`./play` in a fresh clone: shows our own progress, and the tools' output only on failure."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PYTHON = """#!/bin/sh
case "$*" in
--version) echo "Python 3.11.9" ;;
"-m venv .venv")
    mkdir -p .venv/bin
    cp "$0" .venv/bin/python
    printf '#!/bin/sh\\necho "served: $*"' >.venv/bin/starboard
    chmod +x .venv/bin/starboard ;;
"-m pip install"*)
    echo "Obtaining file:///somewhere"
    echo "Collecting numpy<3,>=2.0 (from starboard==0.1)"
    echo "  Downloading numpy-2.1.0-cp311.whl (16.3 MB)"
    echo "Collecting litestar[standard] (from starboard==0.1)"
    echo "Installing collected packages: numpy, litestar"
    echo "[notice] A new release of pip is available" >&2
    exit ${PIP:-0} ;;
esac
"""
NPM = """#!/bin/sh
case "$*" in
*install*)
    echo "npm notice New major version of npm available!" >&2
    mkdir -p page/node_modules
    exit ${INSTALL:-0} ;;
*build*)
    echo "[PLUGIN_TIMINGS] Warning: your build spent significant time" >&2
    mkdir -p src/starboard/server/web/page
    exit ${BUILD:-0} ;;
esac
"""
NOISE = {"PIP": "[notice] A new release of pip", "INSTALL": "npm notice", "BUILD": "[PLUGIN_TIMINGS]"}


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A clone with nothing set up, and verbose tools."""
    folder = tmp_path / "clone"
    for path in (
        "play",
        "tools/environment.sh",
        "pyproject.toml",
        "constraints.txt",
        "page/package-lock.json",
    ):
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / path, folder / path)
    for path in ("locales", "games/any/words", "games/any/rules_page"):
        (folder / "src/starboard" / path).mkdir(parents=True)
    for name, text in {"python3": PYTHON, "npm": NPM, "node": "#!/bin/sh\n"}.items():
        tool = tmp_path / "bin" / name
        tool.parent.mkdir(exist_ok=True)
        tool.write_text(text)
        tool.chmod(0o755)
    return folder


def play(clone: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PATH": f"{clone.parent}/bin:{os.environ['PATH']}", **settings}
    return subprocess.run(
        ["./play", "--port", "1"],
        cwd=clone,
        env=environment,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )


def test_our_own_progress_alone_is_shown(clone: Path) -> None:
    first = play(clone)
    assert first.returncode == 0, first.stdout
    assert [line for line in first.stdout.splitlines() if line] == [
        "== Setting up with Python 3.11.9 (once; a minute or two)",
        "Fetching numpy litestar",
        "Installing 2 packages",
        "== Fetching the packages of the page (once)",
        "== Building the page (half a minute)",
        "served: serve --open --port 1",
    ]
    assert play(clone).stdout == "served: serve --open --port 1\n"


@pytest.mark.parametrize("step", NOISE)
def test_a_step_that_fails_shows_what_the_tool_said(clone: Path, step: str) -> None:
    run = play(clone, **{step: "3"})
    assert run.returncode != 0
    assert "served" not in run.stdout
    assert [name for name, noise in NOISE.items() if noise in run.stdout] == [step]
    assert NOISE[step] in (clone / "build/setup.log").read_text()
    assert "served" in play(clone).stdout
