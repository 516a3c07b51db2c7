"""Bans and mutes, of a person or an address. Somebody banned can look and do nothing; somebody muted plays and says nothing."""

import time
from collections.abc import Sequence
from ipaddress import ip_network
from typing import Literal

from msgspec import Struct
from sqlalchemy import Connection, delete, insert, or_, select, update

from starboard.match import StarboardError
from starboard.server.addresses import network_of
from starboard.server.administration.log import note
from starboard.server.administration.operators import is_operator
from starboard.server.administration.people import person_with
from starboard.server.database.schema import bans, people

Kind = Literal["ban", "mute"]
WIDEST = {4: 8, 6: 24}
"""Leading bits of the widest network that can be banned, by the version of IP."""


class Ban(Struct, frozen=True):
    """A ban or a mute. `network` alone: of an address. `until` none: until it is lifted.

    `wants_address`: the address of the person belongs to it, or will as soon as a worker knows it.
    """

    id: int
    kind: Kind
    person: str | None
    network: str | None
    wants_address: bool
    reason: str
    operator: str | None
    at: float
    until: float | None
    enforced: float | None
    name: str = ""


def clean_network(typed: str) -> str:
    """An address or a network in one way of writing. Of a single IPv6 address, the network of its owner."""
    try:
        found = ip_network(network_of(typed.strip()), strict=False)
    except ValueError:
        raise StarboardError("bad-network", network=typed[:60]) from None
    if found.prefixlen < WIDEST[found.version]:
        raise StarboardError("wide-network", network=str(found))
    return str(found)


def check_no_proxy(network: str, proxies: str) -> None:
    """Raises if a network holds one of the trusted proxies: everybody who comes by it would be banned."""
    banned = ip_network(network)
    for proxy in map(ip_network, filter(None, map(str.strip, proxies.split(",")))):
        if proxy.version == banned.version and proxy.overlaps(banned):
            raise StarboardError("proxy-address", network=network)


def ban_person(
    connection: Connection,
    person: str,
    kind: Kind,
    reason: str,
    until: float | None = None,
    by: str | None = None,
    *,
    with_address: bool = False,
) -> int:
    """Bans or mutes a person; returns the number of the ban. One that the person had of this kind is replaced."""
    person_with(connection, person)
    if is_operator(connection, person):
        raise StarboardError("ban-operator")
    forget_expired(connection)
    connection.execute(delete(bans).where(bans.c.person == person, bans.c.kind == kind))
    values = {"kind": kind, "person": person, "wants_address": with_address, "reason": reason, "operator": by}
    made = connection.execute(insert(bans).values(**values, at=time.time(), until=until)).inserted_primary_key
    note(connection, by, kind, f"person {person}", reason=reason, until=until, with_address=with_address)
    return int(made[0]) if made else 0


def ban_network(
    connection: Connection,
    typed: str,
    kind: Kind,
    reason: str,
    until: float | None = None,
    by: str | None = None,
) -> int:
    """Bans or mutes an address or a network; returns the number of the ban."""
    network = clean_network(typed)
    forget_expired(connection)
    connection.execute(
        delete(bans).where(bans.c.network == network, bans.c.person.is_(None), bans.c.kind == kind)
    )
    values = {"kind": kind, "network": network, "wants_address": False, "reason": reason, "operator": by}
    made = connection.execute(insert(bans).values(**values, at=time.time(), until=until)).inserted_primary_key
    note(connection, by, kind, f"address {network}", reason=reason, until=until)
    return int(made[0]) if made else 0


def forget_expired(connection: Connection) -> None:
    """Bans that are over are deleted, and with them the addresses."""
    connection.execute(delete(bans).where(bans.c.until <= time.time()))


def lift(connection: Connection, ban: int, by: str | None = None) -> None:
    """Ends a ban or a mute. Its address is forgotten with it."""
    row = connection.execute(delete(bans).where(bans.c.id == ban).returning(bans)).one_or_none()
    if row is None:
        raise StarboardError("no-ban")
    whom = f"person {row.person}" if row.person else f"address {row.network}"
    note(connection, by, "lift", whom, kind=row.kind, reason=row.reason)


def all_bans(connection: Connection) -> list[Ban]:
    """Those that hold now, the newest first."""
    named = select(bans, people.c.name).outerjoin(people, people.c.id == bans.c.person)
    holding = named.where(or_(bans.c.until.is_(None), bans.c.until > time.time())).order_by(bans.c.id.desc())
    return [Ban(**{**row._mapping, "name": row.name or ""}) for row in connection.execute(holding)]


def note_address(connection: Connection, ban: int, network: str) -> None:
    """The address of somebody who is banned has become known. It is not told in the log."""
    network = clean_network(network)
    missing = update(bans).where(bans.c.id == ban, bans.c.network.is_(None), bans.c.wants_address)
    if connection.execute(missing.values(network=network)).rowcount:
        note(connection, None, "address-found", f"ban {ban}")


def note_enforced(connection: Connection, done: Sequence[int]) -> None:
    """The people of these bans no longer sit anywhere."""
    connection.execute(update(bans).where(bans.c.id.in_(done)).values(enforced=time.time()))
