"""Puts the native libraries into wheels; called by hatchling. `tools/package.py` builds both.

A wheel is for one platform: it has that platform's libraries. An sdist has those of all platforms it was
built for, and the page, so that a wheel can be made of it without a compiler or Node.js. Without
libraries for the platform, the wheel is for any, and its users need `starboard[jit]`.
"""

import os
import platform
import sys
from pathlib import Path
from typing import Any, NamedTuple

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

LIBRARIES = "STARBOARD_LIBRARIES"
"""The environment variable for the folder with the libraries; by default where an sdist has them."""
PLATFORM = "STARBOARD_WHEEL_FOR"
"""The environment variable that names the platform of a wheel; this machine's by default."""
PYTHON = "cp311-abi3"
"""The libraries use the stable ABI of Python 3.11."""
WEB = "wasm32"


class Platform(NamedTuple):
    """A platform of wheels: its tag, and the libraries (`starboard/build/targets.py`) that run there."""

    tag: str
    targets: tuple[str, ...]


PLATFORMS = {
    # Needs no symbol of a C library that is newer, nor of a certain version.
    "linux-x86-64": Platform("manylinux_2_17_x86_64", ("x86-64-v2", "x86-64-v3")),
    "linux-aarch64": Platform("manylinux_2_17_aarch64", ("aarch64",)),
    "mac-aarch64": Platform("macosx_11_0_arm64", ("mac-aarch64",)),
    "mac-x86-64": Platform("macosx_11_0_x86_64", ("mac-x86-64-v2",)),
    "windows-x86-64": Platform("win_amd64", ("windows-x86-64-v2",)),
}


def this_platform() -> str:
    """Returns the name of this machine's platform."""
    system = {"darwin": "mac", "win32": "windows"}.get(sys.platform, sys.platform)
    machine = platform.machine().lower()
    return f"{system}-{ {'amd64': 'x86-64', 'x86_64': 'x86-64', 'arm64': 'aarch64'}.get(machine, machine) }"


class LibrariesHook(BuildHookInterface):  # type: ignore[type-arg]
    """Adds libraries to an sdist or a wheel, and names the platform of a wheel in its tag."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called before anything is built; `version` is `editable` for an installation of the sources."""
        if version == "editable":
            return
        folder = Path(os.environ.get(LIBRARIES) or Path(self.root) / "src/starboard/native")
        files = sorted(folder.glob("*.*.*"))
        if self.target_name == "sdist":
            build_data["force_include"] |= {str(path): f"src/starboard/native/{path.name}" for path in files}
            return
        name = os.environ.get(PLATFORM) or this_platform()
        native = PLATFORMS[name].targets if name in PLATFORMS else ()
        found = {path: target_of(path) for path in files if target_of(path) in (*native, WEB)}
        build_data["force_include"] |= {str(path): f"starboard/native/{path.name}" for path in found}
        if {*found.values()} & {*native}:
            build_data |= {"pure_python": False, "tag": f"{PYTHON}-{PLATFORMS[name].tag}"}
        else:
            self.app.display_warning(f"no native libraries for {name}: users need starboard[jit]")


def target_of(library: Path) -> str:
    """Returns the target of a library: its file is called KEY-HASH.TARGET.SUFFIX."""
    return library.name.split(".")[1]
