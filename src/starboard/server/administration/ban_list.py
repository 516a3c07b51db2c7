"""`BanList`: a worker's copy of the bans in memory. Finding a ban is a lookup, however many there are."""

import time
from collections import defaultdict
from collections.abc import Iterable, Sequence
from ipaddress import ip_address, ip_network

from starboard.match import StarboardError
from starboard.server.administration.bans import Ban, Kind
from starboard.server.administration.times import format_time


class BanList:
    """The bans at some moment. They never apply to a device that has an operator's identity."""

    def __init__(self, bans: Sequence[Ban] = (), operators: Iterable[str] = ()) -> None:
        self.bans = bans
        self.operators = frozenset(operators)
        self._people: defaultdict[str, list[Ban]] = defaultdict(list)
        self._networks: dict[tuple[int, int], defaultdict[int, list[Ban]]] = {}
        for ban in bans:
            if ban.person:
                self._people[ban.person].append(ban)
            if ban.network:
                self._add_network(ban.network, ban)

    def _add_network(self, text: str, ban: Ban) -> None:
        network = ip_network(text, strict=False)
        of_length = self._networks.setdefault((network.version, network.prefixlen), defaultdict(list))
        of_length[int(network.network_address)].append(ban)

    def find(self, kind: Kind, people: Iterable[str], address: str, now: float | None = None) -> Ban | None:
        """Returns a ban that applies to one of the identities `people` or to `address`, or None."""
        if not self.bans:
            return None
        now = time.time() if now is None else now
        people = tuple(people)
        if not self.operators.isdisjoint(people):
            return None
        found = [ban for person in people for ban in self._people.get(person, ())] + self._of_address(address)
        return next(
            (ban for ban in found if ban.kind == kind and (ban.until is None or ban.until > now)), None
        )

    def _of_address(self, text: str) -> list[Ban]:
        if not self._networks:
            return []
        try:
            address = ip_address(text)
        except ValueError:
            return []
        address = getattr(address, "ipv4_mapped", None) or address
        number, width = int(address), address.max_prefixlen
        found = []
        for (version, length), by_start in self._networks.items():
            if version == address.version:
                found += by_start.get(number >> (width - length) << (width - length), [])
        return found

    def check(self, kind: Kind, people: Iterable[str], address: str) -> None:
        """Raises if one of `people` or `address` is banned, or muted."""
        if ban := self.find(kind, people, address):
            raise refusal(ban)


def refusal(ban: Ban) -> StarboardError:
    """Returns the error shown to somebody banned or muted: until when, and why."""
    key = "muted" if ban.kind == "mute" else "banned" if ban.person else "banned-address"
    return StarboardError(key, until=format_time(ban.until), reason=ban.reason)
