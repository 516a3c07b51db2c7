"""`BanList`: the bans as a worker has them in memory. Whether somebody is banned is a lookup, however many bans there are."""

import time
from collections import defaultdict
from collections.abc import Iterable, Sequence
from ipaddress import ip_address, ip_network

from starboard.match import StarboardError
from starboard.server.administration.bans import Ban, Kind
from starboard.server.administration.telling import told_time


class BanList:
    """The bans at some time. They never hold for a device with an operator on it, whatever else it holds."""

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
        """What keeps somebody with these identities, at this address, from acting."""
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
        """Raises if somebody is banned, or muted."""
        if ban := self.find(kind, people, address):
            raise refusal(ban)


def refusal(ban: Ban) -> StarboardError:
    """What somebody who is banned or muted is told: until when, and why."""
    key = "muted" if ban.kind == "mute" else "banned" if ban.person else "banned-address"
    return StarboardError(key, until=told_time(ban.until), reason=ban.reason)
