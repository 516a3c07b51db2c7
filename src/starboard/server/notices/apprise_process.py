"""The process that sends through Apprise: `python -m starboard.server.notices.apprise_process NETWORKS`.

Apprise has a hundred plugins, which send requests in their own ways and may follow redirects. Here, an
audit hook of the interpreter sees every connection, whatever library opens it, and refuses private networks.
It also refuses other programs, and files other than those of Python and of certificates. A hook cannot be
removed.

Reads requests from standard input and writes outcomes to standard output, one JSON object per line.
"""

import json
import os
import ssl
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from starboard.server.notices.networks import Networks, PrivateNetwork

THREADS = 8
NEVER = frozenset(
    {
        "os.exec",
        "os.fork",
        "os.forkpty",
        "os.posix_spawn",
        "os.startfile",
        "os.system",
        "pty.spawn",
        "socket.bind",
        "subprocess.Popen",
        "syslog.openlog",
        "syslog.syslog",
    }
)
"""Events of the interpreter that no notice needs."""
CONNECTING = frozenset({"socket.connect", "socket.sendto", "socket.sendmsg"})
READING = os.O_RDONLY | os.O_CLOEXEC | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0)
seen = threading.local()
"""`is_private`: whether this thread was refused a private network."""


def guard(networks: Networks, readable: tuple[str, ...]) -> Callable[[str, tuple[Any, ...]], None]:
    """Returns an audit hook that lets plugins only connect to `networks`, and read files in `readable`."""

    def hook(event: str, arguments: tuple[Any, ...]) -> None:
        if event in CONNECTING:
            check_address(arguments[1], networks)
        elif event == "open":
            check_file(arguments, readable)
        elif event in NEVER:
            raise PermissionError(event)

    return hook


def check_address(address: Any, networks: Networks) -> None:
    """Raises unless a socket may connect to `address`: local sockets may not."""
    try:
        networks.check(str(address[0]) if isinstance(address, tuple) else "")
    except PrivateNetwork:
        seen.is_private = True
        raise


def check_file(arguments: tuple[Any, ...], readable: tuple[str, ...]) -> None:
    """Raises unless a file may be opened."""
    path, _, flags = arguments
    if isinstance(path, int):
        return
    is_reading = not isinstance(flags, int) or not flags & ~READING
    if not is_reading or not os.path.realpath(os.fsdecode(path)).startswith(readable):
        raise PermissionError("open")


def readable_folders() -> tuple[str, ...]:
    """Returns where Python and the certificates of authorities are."""
    import certifi

    paths = ssl.get_default_verify_paths()
    found = [sys.prefix, sys.base_prefix, *sys.path, paths.cafile, paths.capath, certifi.where(), "/etc/ssl"]
    return tuple({str(Path(path).resolve()) for path in found if path and Path(path).is_absolute()})


def answer(request: dict[str, Any], apprise: Any) -> dict[str, Any]:
    """Sends a notice, or only checks its address if the request has no text."""
    seen.is_private = False
    asset = apprise.AppriseAsset(
        app_id="Starboard", app_desc="Starboard", async_mode=False, storage_mode="memory", secure_logging=True
    )
    sender = apprise.Apprise.instantiate(request["address"], asset=asset, suppress_exceptions=True)
    is_sent = sender is not None
    if sender is not None and "body" in request:
        is_sent = sender.notify(
            body=request["body"], title=request["title"], body_format=apprise.NotifyFormat.TEXT
        )
    return {"id": request["id"], "is_sent": bool(is_sent), "is_private": seen.is_private}


def main() -> None:
    """Answers requests until standard input ends."""
    import apprise

    networks = Networks(sys.argv[1])
    apprise.Apprise.instantiate("json://localhost")  # imports all plugins, which the hook would see
    sys.addaudithook(guard(networks, readable_folders()))
    lock = threading.Lock()

    def work(request: dict[str, Any]) -> None:
        try:
            outcome = answer(request, apprise)
        except Exception as error:
            outcome = {"id": request["id"], "is_sent": False, "problem": type(error).__name__}
        with lock:
            sys.stdout.write(json.dumps(outcome) + "\n")
            sys.stdout.flush()

    with ThreadPoolExecutor(THREADS) as threads:
        for line in sys.stdin:
            threads.submit(work, json.loads(line))


if __name__ == "__main__":
    main()
