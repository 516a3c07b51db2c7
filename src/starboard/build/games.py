"""Building the libraries of games: all stages, several games at a time."""

import subprocess
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from os import cpu_count
from pathlib import Path
from tempfile import TemporaryDirectory

from starboard.build.optimise import BuildError
from starboard.build.targets import TARGETS
from starboard.engine.native import library_name


def library_file(key: str, target: str, folder: Path) -> Path:
    """The library of a game for a target, in a folder."""
    return folder / f"{library_name(key)}.{target}{TARGETS[target].suffix}"


def build(
    keys: Sequence[str], targets: Sequence[str], folder: Path, at_once: int | None = None
) -> Iterator[tuple[str, int, int]]:
    """Builds what is missing, `at_once` steps at a time: by default as many as there are cores.

    Yields the key of a game at every step, with the steps done and all there are.
    """
    folder.mkdir(parents=True, exist_ok=True)
    missing = {key: [one for one in targets if not library_file(key, one, folder).exists()] for key in keys}
    missing = {key: wanted for key, wanted in missing.items() if wanted}
    steps = sum(1 + len(wanted) for wanted in missing.values())
    done = 0
    with (
        TemporaryDirectory(prefix="starboard-build-") as work,
        ThreadPoolExecutor(at_once or cpu_count() or 1) as pool,
    ):
        fronts = {pool.submit(_run, "front_end", key, str(_bitcode(work, key))): key for key in missing}
        waiting = set(fronts)
        links = {}
        while waiting:
            future = next(as_completed(waiting))
            waiting.remove(future)
            future.result()
            done += 1
            if key := fronts.get(future):
                for target in missing[key]:
                    link = pool.submit(_finish, work, key, target, library_file(key, target, folder))
                    links[link] = key
                    waiting.add(link)
            yield fronts.get(future) or links[future], done, steps


def check(
    keys: Sequence[str], targets: Sequence[str], folder: Path, matches: int
) -> Iterator[tuple[str, str, str]]:
    """Compares libraries of this machine with what numba compiles, in that many matches.

    Yields the key of a game, the target, and how much was equal. Raises `BuildError` at a difference.
    """
    with ThreadPoolExecutor(cpu_count() or 1) as pool:
        checks = {
            pool.submit(_run, "check", key, str(library_file(key, target, folder)), str(matches)): (
                key,
                target,
            )
            for key in keys
            for target in targets
        }
        for future in as_completed(checks):
            yield *checks[future], future.result().strip()


def _bitcode(work: str, key: str) -> Path:
    return Path(work) / f"{key}.bc"


def _finish(work: str, key: str, target: str, library: Path) -> str:
    return _run("library", key, str(_bitcode(work, key)), target, str(library))


def _run(stage: str, *words: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", f"starboard.build.{stage}", *words], capture_output=True, text=True
    )
    if done.returncode:
        raise BuildError(done.stderr.strip())
    return done.stdout
