"""For operators: Prometheus metrics, and logs as lines of JSON."""

import json
import logging
from datetime import UTC, datetime
from typing import Literal

from prometheus_client import Counter, Gauge, Histogram

ACTS = Counter("starboard_acts", "Acts on disk, by kind.", ["kind"])
REFUSALS = Counter("starboard_refusals", "Requests refused, by error.", ["error"])
BROKEN_TABLES = Counter("starboard_broken_tables", "Tables set apart because their match cannot be replayed.")
REQUEST_FAILURES = Counter("starboard_request_failures", "Requests that failed by an error of the server.")
SOCKET_FAILURES = Counter("starboard_socket_failures", "Failures at sockets, by reason.", ["reason"])
CONNECTIONS = Gauge("starboard_connections", "Open sockets.", multiprocess_mode="livesum")
LIVE_TABLES = Gauge("starboard_live_tables", "Tables in memory.", multiprocess_mode="livesum")
NOTICES = Counter("starboard_notices", "Attempts to send a notice, by outcome.", ["outcome"])
OPEN_REPORTS = Gauge(
    "starboard_open_reports",
    "Reports from players that no operator has resolved.",
    multiprocess_mode="livemax",
)
WRITE_SECONDS = Histogram(
    "starboard_write_seconds",
    "From an act to the disk.",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2),
)
THINKING_WAITING = Gauge(
    "starboard_thinking_waiting", "Jobs that wait for a thread to think in, by lane.", ["lane"]
)
THINKING_WAIT_SECONDS = Histogram(
    "starboard_thinking_wait_seconds",
    "From asking for a job to its beginning, by lane.",
    ["lane"],
    buckets=(0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 15, 60),
)
ANALYSES = Gauge("starboard_analyses", "Analyses under way or waiting.")

PLAIN_PARTS = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "color_message"}


class JsonLines(logging.Formatter):
    """Writes each record as a JSON object on one line, with the values of `extra` as fields."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **{name: value for name, value in record.__dict__.items() if name not in PLAIN_PARTS},
        }
        if record.exc_info:
            line["problem"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str, ensure_ascii=False)


LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"lines": {"()": JsonLines}},
    "handlers": {"lines": {"class": "logging.StreamHandler", "formatter": "lines"}},
    "root": {"handlers": ["lines"], "level": "WARNING"},
    "loggers": {"starboard": {"level": "INFO"}, "uvicorn": {"level": "WARNING"}},
}

log = logging.getLogger("starboard")

SocketFailure = Literal["failure", "message", "writing", "too-fast", "too-slow"]
"""failure: of the whole socket. message: of one message. writing: of sending. The others: by the client."""


def note_socket_failure(reason: SocketFailure, table: str, error: Exception | None = None) -> None:
    """Logs and counts a failure of a socket."""
    SOCKET_FAILURES.labels(reason).inc()
    log.log(
        logging.ERROR if error else logging.WARNING,
        "a socket failed",
        exc_info=error,
        extra={"table": table, "reason": reason},
    )
