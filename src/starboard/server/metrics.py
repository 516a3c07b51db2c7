"""Prometheus metrics of all workers of this machine, on request on a separate port."""

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
"""The environment variable from which prometheus_client takes the folder that several processes share."""
CONTENT_TYPE = CONTENT_TYPE_LATEST


def share_figures() -> None:
    """Creates the folder in which workers write their figures. Call it before starting them."""
    folder = tempfile.mkdtemp(prefix="starboard-metrics-")
    os.environ[FOLDER] = folder
    atexit.register(shutil.rmtree, folder, ignore_errors=True)


class AllWorkers(Collector):
    """Collects the figures of all workers. The counters of dead workers still count, their gauges do not."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def collect(self) -> Iterable[Metric]:
        for file in self._folder.glob("gauge_live*.db"):
            worker = int(file.stem.rpartition("_")[2])
            if not is_alive(worker):
                mark_process_dead(worker, str(self._folder))  # type: ignore[no-untyped-call]
        collector = MultiProcessCollector(None, str(self._folder))  # type: ignore[no-untyped-call]
        found: Iterable[Metric] = collector.collect()  # type: ignore[no-untyped-call]
        return found


def is_alive(process: int) -> bool:
    """Whether a process with this id exists."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True


def registry() -> CollectorRegistry:
    """Returns the registry of the only worker, or one that reads the folder of several."""
    folder = os.environ.get(FOLDER)
    if not folder:
        return REGISTRY
    shared = CollectorRegistry()
    shared.register(AllWorkers(Path(folder)))
    return shared


def figures() -> bytes:
    """Returns all figures in Prometheus's format."""
    return generate_latest(registry())


def serve_figures(host: str, port: int) -> None:
    """Serves the figures on a separate port, until the process ends."""
    start_http_server(port, host, registry())
