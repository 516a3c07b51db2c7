"""Operators' API for bans and mutes."""

from functools import partial
from ipaddress import ip_address, ip_network
from typing import Annotated, Any

from litestar import Request, delete, get, post
from msgspec import Meta, Struct

from starboard.match import StarboardError
from starboard.server.addresses import network_of
from starboard.server.administration.bans import (
    Ban,
    Kind,
    all_bans,
    ban_network,
    ban_person,
    check_no_proxy,
    clean_network,
    lift,
)
from starboard.server.administration.watch import Watch
from starboard.server.people import Person
from starboard.server.play.hub import Hub
from starboard.server.web.administration.guard import Number
from starboard.server.web.answers import ANSWERS
from starboard.server.web.security import address_of

LATEST = 4102444800.0
"""The year 2100. A ban that should last longer has no end."""


class NewBan(Struct, forbid_unknown_fields=True):
    """A ban of a person (`whom`), optionally with their address, or of a `network`.

    `until`: seconds since 1970; none: until it is lifted.
    """

    kind: Kind
    reason: Annotated[str, Meta(min_length=1, max_length=300, pattern=r"\S")]
    whom: Annotated[str, Meta(min_length=1, max_length=16)] | None = None
    network: Annotated[str, Meta(min_length=1, max_length=60)] | None = None
    with_address: bool = False
    until: Annotated[float, Meta(gt=0, le=LATEST)] | None = None


class BanLine(Struct):
    """A ban in the list. It does not contain a person's address, only whether it is banned too."""

    id: int
    kind: Kind
    person: str | None
    name: str
    network: str | None
    wants_address: bool
    has_address: bool
    reason: str
    operator: str | None
    at: float
    until: float | None


def line_of(ban: Ban) -> BanLine:
    """Returns a ban as an operator sees it."""
    network = None if ban.person else ban.network
    return BanLine(
        id=ban.id,
        kind=ban.kind,
        person=ban.person,
        name=ban.name,
        network=network,
        wants_address=ban.wants_address,
        has_address=ban.network is not None,
        reason=ban.reason,
        operator=ban.operator,
        at=ban.at,
        until=ban.until,
    )


@get("/bans", responses=ANSWERS)
async def bans(hub: Hub) -> list[BanLine]:
    """For operators: returns the bans and mutes in force, the newest first."""
    return [line_of(ban) for ban in await hub.database.read(all_bans)]


@post("/bans", responses=ANSWERS)
async def new_ban(
    request: Request[Any, Any, Any], data: NewBan, operator: Person, hub: Hub, watch: Watch
) -> list[BanLine]:
    """For operators: bans or mutes a person or an address, immediately, and returns all bans."""
    about: dict[str, Any] = {
        "kind": data.kind,
        "reason": data.reason.strip(),
        "until": data.until,
        "by": operator.id,
    }
    if (data.whom is None) == (data.network is None):
        raise StarboardError("ban-whom")
    if data.whom is not None:
        if data.with_address and hub.addresses.network_of(data.whom) == network_of(address_of(request)):
            raise StarboardError("own-address")
        await hub.writer.run(partial(ban_person, person=data.whom, with_address=data.with_address, **about))
    else:
        network = clean_network(data.network or "")
        check_not_own(network, address_of(request))
        check_no_proxy(network, hub.settings.trusted_proxies)
        await hub.writer.run(partial(ban_network, typed=network, **about))
    await watch.look()
    return await hub.database.read(lambda connection: [line_of(ban) for ban in all_bans(connection)])


def check_not_own(network: str, address: str) -> None:
    """Raises if a network contains the operator's own address."""
    try:
        is_own = ip_address(address) in ip_network(network)
    except ValueError:
        return
    if is_own:
        raise StarboardError("own-address")


@delete("/bans/{ban_id:int}", responses=ANSWERS, status_code=200)
async def lift_ban(ban_id: Number, operator: Person, hub: Hub, watch: Watch) -> list[BanLine]:
    """For operators: lifts a ban or a mute and returns the others."""
    await hub.writer.run(partial(lift, ban=ban_id, by=operator.id))
    await watch.look()
    return await hub.database.read(lambda connection: [line_of(ban) for ban in all_bans(connection)])
