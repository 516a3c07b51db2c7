"""Bans and mutes, of a person or an address. A ban allows only reading; a mute forbids chat and new names."""

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
"""Prefix length of the largest network that can be banned, by IP version."""


class Ban(Struct, frozen=True):
    """A ban or a mute. Without `person`, it is of an address. Without `until`, it lasts until it is lifted.

    `wants_address`: the person's address is included, or will be as soon as a worker knows it.
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
    """Returns an address or a network in canonical form; for a single IPv6 address, its owner's network."""
    try:
        found = ip_network(network_of(typed.strip()), strict=False)
    except ValueError:
        raise StarboardError("bad-network", network=typed[:60]) from None
    if found.prefixlen < WIDEST[found.version]:
        raise StarboardError("wide-network", network=str(found))
    return str(found)


def check_no_proxy(network: str, proxies: str) -> None:
    """Raises if a network contains a trusted proxy: everybody behind it would be banned."""
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
    """Bans or mutes a person and returns the id of the ban. Replaces an earlier one of the same kind."""
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
    """Bans or mutes an address or a network and returns the id of the ban."""
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
    """Deletes expired bans, and the addresses with them."""
    connection.execute(delete(bans).where(bans.c.until <= time.time()))


def lift(connection: Connection, ban: int, by: str | None = None) -> None:
    """Deletes a ban or a mute, and the address with it."""
    row = connection.execute(delete(bans).where(bans.c.id == ban).returning(bans)).one_or_none()
    if row is None:
        raise StarboardError("no-ban")
    whom = f"person {row.person}" if row.person else f"address {row.network}"
    note(connection, by, "lift", whom, kind=row.kind, reason=row.reason)


def all_bans(connection: Connection) -> list[Ban]:
    """Returns the bans and mutes in force, the newest first."""
    named = select(bans, people.c.name).outerjoin(people, people.c.id == bans.c.person)
    holding = named.where(or_(bans.c.until.is_(None), bans.c.until > time.time())).order_by(bans.c.id.desc())
    return [Ban(**{**row._mapping, "name": row.name or ""}) for row in connection.execute(holding)]


def note_address(connection: Connection, ban: int, network: str) -> None:
    """Adds the address of a banned person, once known. The log does not contain it."""
    network = clean_network(network)
    missing = update(bans).where(bans.c.id == ban, bans.c.network.is_(None), bans.c.wants_address)
    if connection.execute(missing.values(network=network)).rowcount:
        note(connection, None, "address-found", f"ban {ban}")


def note_enforced(connection: Connection, done: Sequence[int]) -> None:
    """Notes that the people of these bans have left all tables."""
    connection.execute(update(bans).where(bans.c.id.in_(done)).values(enforced=time.time()))
