"""Without numba, everything that has to be compiled says which extra is missing."""

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import starboard
from starboard.engine.compiler import EXTRA

SOURCES = Path(starboard.__file__).parent
WITHOUT = "import sys; sys.modules['numba'] = None\n"
"""With this, numba is not found."""


def python(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    settings = {**os.environ, "COLUMNS": "400", "LC_ALL": "C.UTF-8", **environment}
    return subprocess.run(
        [sys.executable, "-c", WITHOUT + code], env=settings, capture_output=True, text=True
    )


@pytest.fixture
def material(tmp_path: Path) -> dict[str, str]:
    """Custom material for Comet, in a cache without compiled code."""
    shutil.copy(SOURCES / "games/comet/material.json", tmp_path / "comet.json")
    with (tmp_path / "comet.json").open("a") as file:
        file.write("\n")
    return {"STARBOARD_MATERIAL": str(tmp_path), "STARBOARD_CACHE": str(tmp_path / "cache")}


def test_custom_material_needs_the_extra(material: dict[str, str]) -> None:
    done = python("import starboard; starboard.load('comet').new(2)", **material)
    assert done.stderr.splitlines()[-1].startswith("starboard.engine.compiler.CompilerMissing")
    assert f'pip install "{EXTRA}"' in done.stderr.splitlines()[-1]


def test_environments_need_the_extra() -> None:
    done = python("import starboard.research.vector")
    assert f'pip install "{EXTRA}"' in done.stderr.splitlines()[-1]


@pytest.mark.parametrize(("language", "word"), [("en", "is not installed"), ("ru", "не установлена")])
def test_a_command_says_so_in_one_sentence(material: dict[str, str], language: str, word: str) -> None:
    command = "from starboard.cli import app; app(['play', 'comet'])"
    done = python(command, **{**material, "LC_ALL": f"{language}.UTF-8"})
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
    assert word in done.stderr
    assert f'pip install "{EXTRA}"' in done.stderr


def imports(path: Path) -> set[str]:
    """The packages that a module imports, anywhere in it."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        names = [one.name for one in node.names] if isinstance(node, ast.Import) else []
        names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
        found |= {name.partition(".")[0] for name in names}
    return found


def test_numba_is_imported_in_one_place_only() -> None:
    using = {
        path.relative_to(SOURCES).as_posix() for path in SOURCES.rglob("*.py") if "numba" in imports(path)
    }
    assert using == {"engine/jit.py", "build/front_end.py", "build/optimise.py"}
