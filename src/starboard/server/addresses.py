"""Where people were seen last: what one address asks for is counted together, under however many names."""

from collections import OrderedDict
from ipaddress import IPv6Address, ip_address, ip_network

MOST_PEOPLE = 10_000
"""People whose address is remembered; the longest unseen are forgotten first."""
OWN_NETWORK = 64
"""Leading bits of an IPv6 address that belong to one customer."""


def network_of(host: str) -> str:
    """The part of an address that its owner cannot change at will."""
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
    """The addresses of the people who were here last, kept in memory only."""

    def __init__(self) -> None:
        self._seen: OrderedDict[str, str] = OrderedDict()

    def note(self, person: str, host: str) -> None:
        """Somebody asks from this address."""
        self._seen[person] = network_of(host)
        self._seen.move_to_end(person)
        if len(self._seen) > MOST_PEOPLE:
            self._seen.popitem(last=False)

    def of(self, person: str) -> str:
        """The address of a person; someone not seen since the start counts as an address of their own."""
        return self._seen.get(person, person)

    def network_of(self, person: str) -> str | None:
        """The address of a person, if they were seen since the start."""
        return self._seen.get(person)

    def people_at(self, address: str) -> list[str]:
        """Everybody who was last seen at an address."""
        return [person for person, seen in self._seen.items() if seen == address]
