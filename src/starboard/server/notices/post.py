"""One POST request to a push service: to a checked address, without redirects, reading only the status."""

import asyncio
import ssl
from functools import cache
from urllib.parse import SplitResult, urlsplit

from starboard.server.notices.networks import Networks

SECONDS = 15.0
"""Timeout of a request, from the lookup to the status."""
PORTS = {"https": 443, "http": 80}


class BadAnswer(OSError):
    """The answer is not HTTP."""


@cache
def tls() -> ssl.SSLContext:
    """Returns the TLS settings. Slow: reads the certificates of all authorities."""
    return ssl.create_default_context()


def checked(endpoint: str) -> SplitResult:
    """Returns the parts of a web address. Raises a ValueError if it is none."""
    address = urlsplit(endpoint)
    is_odd = not endpoint.isascii() or not endpoint.isprintable() or " " in endpoint
    if is_odd or address.scheme not in PORTS or not address.hostname or address.username is not None:
        raise ValueError("not a web address")
    _ = address.port  # raises if it is not a number
    return address


async def post(endpoint: str, headers: dict[str, str], body: bytes, networks: Networks) -> int:
    """Sends a request and returns the status of the answer. Raises an OSError if there is none.

    The connection is not encrypted only if the operator has opened the network.
    """
    address = checked(endpoint)
    host, port = address.hostname or "", address.port or PORTS[address.scheme]
    async with asyncio.timeout(SECONDS):
        where = await networks.resolve(host, port)
        if address.scheme == "http" and not networks.is_opened(where):
            raise PermissionError("not encrypted")
        context = await asyncio.to_thread(tls) if address.scheme == "https" else None
        reader, writer = await asyncio.open_connection(
            where, port, ssl=context, server_hostname=host if context else None
        )
        try:
            path = (address.path or "/") + (f"?{address.query}" if address.query else "")
            every = {"host": address.netloc, "content-length": str(len(body)), "connection": "close"}
            lines = [
                f"POST {path} HTTP/1.1",
                *(f"{name}: {value}" for name, value in (every | headers).items()),
            ]
            writer.write("\r\n".join([*lines, "", ""]).encode("ascii") + body)
            await writer.drain()
            return status_in(await reader.readline())
        finally:
            writer.close()


def status_in(line: bytes) -> int:
    """Returns the status in the first line of an answer."""
    version, _, rest = line.partition(b" ")
    status = rest[:3]
    if not version.startswith(b"HTTP/1.") or not status.isdigit():
        raise BadAnswer("the answer is not HTTP")
    return int(status)
