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
    printf '#!/bin/sh\\necho "starboard $*${STARBOARD_PREPARE:+, prepared by ${STARBOARD_PREPARE##*/}}"' \\
        >.venv/bin/starboard
    chmod +x .venv/bin/starboard ;;
"-c import tomllib"*) echo "numba>=0.61 ziglang>=0.15" ;;
"-m pip install"*numba*)
    echo "Collecting numba>=0.61"
    echo "Collecting ziglang>=0.15"
    echo "Installing collected packages: ziglang, numba" ;;
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
LOGS = {"PIP": "setup.log", "INSTALL": "page.log", "BUILD": "page.log"}


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A clone with nothing set up, and verbose tools."""
    folder = tmp_path / "clone"
    for path in (
        "play",
        "tools/environment.sh",
        "tools/prepare.sh",
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


def play(clone: Path, *words: str, **settings: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PATH": f"{clone.parent}/bin:{os.environ['PATH']}", **settings}
    return subprocess.run(
        words or ["./play", "--port", "1"],
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
        "== Building the page, while Python packages are fetched",
        "== Setting up with Python 3.11.9 (once; a minute or two)",
        "Fetching numpy litestar",
        "Installing 2 packages",
        "starboard serve --open --port 1, prepared by prepare.sh",
    ]
    assert play(clone).stdout == "starboard serve --open --port 1, prepared by prepare.sh\n"


def test_the_compiler_is_fetched_while_the_server_runs(clone: Path) -> None:
    play(clone)
    assert [line for line in play(clone, "tools/prepare.sh").stdout.splitlines() if line] == [
        "== Fetching the compiler (once)",
        "starboard prepare",
    ]
    assert play(clone, "tools/prepare.sh").stdout == "starboard prepare\n"
    assert play(clone).stdout == "starboard serve --open --port 1\n"


@pytest.mark.parametrize("step", NOISE)
def test_a_step_that_fails_shows_what_the_tool_said(clone: Path, step: str) -> None:
    run = play(clone, **{step: "3"})
    assert run.returncode != 0
    assert "starboard serve" not in run.stdout
    assert [name for name, noise in NOISE.items() if noise in run.stdout] == [step]
    assert NOISE[step] in (clone / "build" / LOGS[step]).read_text()
    assert "starboard serve" in play(clone).stdout
