"""Which machines notices may be sent to: the public internet, and networks that the operator opens."""

import asyncio
import socket
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network

NAT64 = ip_network("64:ff9b::/96")
"""IPv6 addresses that contain the IPv4 address they lead to."""


class PrivateNetwork(PermissionError):
    """The address belongs to a private network."""


class Networks:
    """The networks that the server may send requests to. `opened`: private ones, separated by commas."""

    def __init__(self, opened: str = "") -> None:
        self._opened = [ip_network(part.strip()) for part in opened.split(",") if part.strip()]

    def is_opened(self, host: str) -> bool:
        """Whether the operator has opened the network of this IP address."""
        address = plain(host)
        return any(address in network for network in self._opened)

    def check(self, host: str) -> None:
        """Raises unless `host` is an IP address that may be contacted."""
        try:
            address = plain(host)
        except ValueError:
            raise PrivateNetwork("not an address") from None
        if not is_public(address) and not self.is_opened(host):
            raise PrivateNetwork(str(address))

    async def resolve(self, host: str, port: int) -> str:
        """Returns an IP address of `host`. Raises if any of its addresses is private.

        The caller connects to this address, so that a second lookup cannot give another one.
        """
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [str(address[0]) for *_, address in found]
        for address in addresses:
            self.check(address)
        return addresses[0]


def plain(host: str) -> IPv4Address | IPv6Address:
    """Returns an IP address; of an IPv6 address that contains an IPv4 address, the latter."""
    address = ip_address(host.partition("%")[0])
    if not isinstance(address, IPv6Address):
        return address
    inner = address.ipv4_mapped or address.sixtofour
    if inner is None and isinstance(NAT64, IPv6Network) and address in NAT64:
        inner = IPv4Address(int(address) & 0xFFFFFFFF)
    return inner or address


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Whether an address belongs to one machine of the public internet."""
    return address.is_global and not address.is_multicast and not address.is_reserved
