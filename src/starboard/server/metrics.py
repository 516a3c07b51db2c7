"""Figures for Prometheus: of all workers of this machine together, and at a port of their own if the operator wants that."""

import atexit
import os
import shutil
import tempfile
from collections.abc import Iterable
from pathlib import Path

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    REGISTRY,
    CollectorRegistry,
    Metric,
    generate_latest,
    start_http_server,
)
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead
from prometheus_client.registry import Collector

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""The environment variable by which prometheus_client learns where several processes write their figures."""
CONTENT_TYPE = CONTENT_TYPE_LATEST


def share_figures() -> None:
    """Makes the folder in which workers write their figures. The workers are started afterwards."""
    folder = tempfile.mkdtemp(prefix="starboard-metrics-")
    os.environ[FOLDER] = folder
    atexit.register(shutil.rmtree, folder, ignore_errors=True)


class AllWorkers(Collector):
    """The figures of all workers. Those who are gone still count in what was done, but no longer in what there is now."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def collect(self) -> Iterable[Metric]:
        for file in self._folder.glob("gauge_live*.db"):
            worker = int(file.stem.rpartition("_")[2])
            if not is_alive(worker):
                mark_process_dead(worker, str(self._folder))  # type: ignore[no-untyped-call]
        found: Iterable[Metric] = MultiProcessCollector(None, str(self._folder)).collect()  # type: ignore[no-untyped-call]
        return found


def is_alive(process: int) -> bool:
    """Whether there is such a process."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True


def registry() -> CollectorRegistry:
    """Where the figures are found: one worker has its own, several share a folder."""
    folder = os.environ.get(FOLDER)
    if not folder:
        return REGISTRY
    shared = CollectorRegistry()
    shared.register(AllWorkers(Path(folder)))
    return shared


def figures() -> bytes:
    """All figures, as Prometheus reads them."""
    return generate_latest(registry())


def serve_figures(host: str, port: int) -> None:
    """Answers with the figures at an address of their own, until the process ends."""
    start_http_server(port, host, registry())
