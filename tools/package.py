"""`tools/package.py [PLATFORM]...`: builds an sdist and a wheel for each platform, into dist/.

Platforms are those of `hatch_build.py`; by default Linux, x86-64 and aarch64. The page has to be built, and
the extra `build` installed: `tools/package.sh` sees to that. The wheels have the page and the libraries of
the present sources.
"""

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from hatch_build import LIBRARIES, PLATFORM, PLATFORMS, WEB  # noqa: E402

from starboard.build.games import build, check, library_file  # noqa: E402
from starboard.engine.native import built_folder, host_targets  # noqa: E402
from starboard.games import KEYS, package  # noqa: E402

PAGE = ROOT / "src/starboard/server/web/page/index.html"
USUAL = ("linux-x86-64", "linux-aarch64")


def put_libraries(targets: list[str], folder: Path, matches: int) -> None:
    """Builds the libraries of our games that are missing, compares those of this machine with numba's code in
    that many matches, and copies all into a folder."""
    keys = [key for key in KEYS if package(key).startswith("starboard.")]
    for key, done, steps in build(keys, targets, built_folder()):
        say(f"{key} ({done} of {steps})")
    runnable = [target for target in targets if target in host_targets()]
    for key, target, equal in check(keys, runnable if matches else [], built_folder(), matches):
        say(f"{key}, {target}: {equal} are equal")
    for key in keys:
        for target in targets:
            shutil.copy(library_file(key, target, built_folder()), folder)


def pack(kind: str, into: Path, libraries: str, platform: str = "") -> None:
    """Builds a wheel or an sdist, and prints its name."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", kind, "--directory", str(into)]
    environment = {**os.environ, LIBRARIES: libraries, PLATFORM: platform}
    subprocess.run(command, cwd=ROOT, env=environment, check=True)


def say(words: str) -> None:
    """Prints a line at once."""
    sys.stdout.write(f"{words}\n")
    sys.stdout.flush()


def main() -> None:
    """Builds everything that was asked for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("platforms", metavar="PLATFORM", nargs="*", help=", ".join(PLATFORMS))
    parser.add_argument("--directory", type=Path, default=ROOT / "dist", help="where the files go")
    parser.add_argument(
        "--fast",
        action="store_true",
        help="only the library that is used on this machine, to try the wheel here",
    )
    parser.add_argument(
        "--matches", type=int, default=20, help="how many matches of each game are compared; none if --fast"
    )
    wanted = parser.parse_args()
    platforms = wanted.platforms or USUAL
    if not PAGE.exists():
        parser.error("the page is not built; run tools/package.sh")
    os.environ.pop("STARBOARD_MATERIAL", None)  # wheels have our own
    targets = (
        host_targets()[:1] if wanted.fast else [one for name in platforms for one in PLATFORMS[name].targets]
    )
    with TemporaryDirectory(prefix="starboard-libraries-") as libraries:
        put_libraries([*targets, WEB], Path(libraries), 0 if wanted.fast else wanted.matches)
        pack("sdist", wanted.directory, libraries)
        for name in platforms:
            pack("wheel", wanted.directory, libraries, name)


if __name__ == "__main__":
    main()
