"""The last known addresses of people. Limits count all identities at one address together."""

from collections import OrderedDict
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

MOST_PEOPLE = 10_000
"""People whose address is remembered; the least recently seen are dropped first."""
OWN_NETWORK = 64
"""Length of the IPv6 prefix that one customer usually gets."""


@lru_cache(MOST_PEOPLE)
def network_of(host: str) -> str:
    """Returns the part of an address that its owner cannot change at will."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(ip_network((int(address), OWN_NETWORK), strict=False))


class Addresses:
    """The addresses of the people seen most recently, in memory only."""

    def __init__(self) -> None:
        self._seen: OrderedDict[str, str] = OrderedDict()

    def note(self, person: str, host: str) -> None:
        """Notes that a person sent a request from `host`."""
        self._seen[person] = network_of(host)
        self._seen.move_to_end(person)
        if len(self._seen) > MOST_PEOPLE:
            self._seen.popitem(last=False)

    def of(self, person: str) -> str:
        """Returns the address of a person, or the person's id if it is not known."""
        return self._seen.get(person, person)

    def network_of(self, person: str) -> str | None:
        """Returns the address of a person, or None if it is not known."""
        return self._seen.get(person)

    def people_at(self, address: str) -> list[str]:
        """Returns everybody who was last seen at an address."""
        return [person for person, seen in self._seen.items() if seen == address]
