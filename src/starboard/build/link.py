"""Stage 3: linking an object file to a library, with `ziglang` from PyPI, which compiles and links for every
target."""

import re
import subprocess
import sys
from pathlib import Path

from starboard.build.exports import PREFIX, entries
from starboard.build.extension import HEADER, extension_source
from starboard.build.optimise import BuildError
from starboard.build.targets import Target
from starboard.engine.rulebook import Rulebook

RUNTIME = Path(__file__).parent / "runtime.c"
STACK = 1 << 18
"""Bytes of the stack in browsers."""


def link(book: Rulebook, game: Path, target: Target, library: Path) -> None:
    """Links the object file `game` to `library`: an extension module, or a WebAssembly module."""
    objects = [game, _compiled(RUNTIME, game.with_suffix(".runtime.o"), target)]
    if target.is_web:
        exports = [f"--export={PREFIX}{name}" for name in entries()]
        flags = ["--no-entry", "--gc-sections", "--strip-all", "--stack-first", "-z", f"stack-size={STACK}"]
        _zig("wasm-ld", *flags, *exports, *map(str, objects), "-o", str(library))
        return
    source = game.with_suffix(".c")
    source.write_text(extension_source(book), "utf-8")
    objects.append(_compiled(source, game.with_suffix(".extension.o"), target))
    words = [*map(str, objects), "-o", str(library)]
    if (
        target.is_linux
    ):  # without the C library, which every Python has loaded: zig would first compile its own
        _zig("ld.lld", "-shared", "--gc-sections", "--strip-all", *words)
    elif target.is_windows:
        _zig("cc", "-target", target.zig, "-shared", "-s", *words, str(python_of_windows(game)))
    else:
        _zig("cc", "-target", target.zig, "-shared", "-s", "-Wl,-undefined,dynamic_lookup", *words)


def python_of_windows(game: Path) -> Path:
    """An import library: on Windows, a linker wants to know which of the names outside are Python's."""
    declared = re.findall(r"^extern PYTHON .*?;", HEADER.read_text("utf-8"), re.MULTILINE)
    functions = [name for line in declared for name in re.findall(r"(Py\w+)\(", line)]
    data = [name for line in declared if "(" not in line for name in re.findall(r"\*(Py\w+)", line)]
    names = [*functions, *(f"{name} DATA" for name in data)]
    definition, library = game.with_suffix(".def"), game.with_suffix(".lib")
    definition.write_text("\n".join(["LIBRARY python3.dll", "EXPORTS", *names, ""]), "utf-8")
    _zig("dlltool", "-m", "i386:x86-64", "-d", str(definition), "-l", str(library))
    return library


def _compiled(source: Path, output: Path, target: Target) -> Path:
    position = [] if target.is_web else ["-fPIC"]
    flags = ["-target", target.zig, "-O2", "-fno-sanitize=all", "-fno-stack-protector", *position]
    _zig("cc", "-c", *flags, str(source), "-o", str(output))
    return output


def _zig(*words: str) -> None:
    done = subprocess.run([sys.executable, "-m", "ziglang", *words], capture_output=True, text=True)
    if done.returncode:
        raise BuildError(f"zig {' '.join(words)}:\n{done.stderr}")
