"""Notices: where the caller wants to be told that it is their turn, and when not."""

import asyncio
from typing import Annotated, Any

from litestar import Request, Response, delete, get, post, put
from msgspec import Meta, Struct

from starboard.server.keys import Visit
from starboard.server.limits import Limits
from starboard.server.notices.delivery import Notices
from starboard.server.notices.quiet import QuietHours
from starboard.server.notices.targets import Target
from starboard.server.people import Person
from starboard.server.web.answers import ANSWERS
from starboard.server.web.security import FOR_BANNED, address_of

AnyRequest = Request[Any, Any, Any]


class MyNotices(Struct):
    """The caller's targets and quiet hours. `push_key`: what a browser needs to subscribe; none: push is off.

    `schemes`: the kinds of addresses that may be added, as Apprise names them.
    """

    push_key: str | None
    schemes: list[str]
    targets: list[Target]
    quiet: QuietHours | None


class Subscription(Struct, forbid_unknown_fields=True):
    """A browser's subscription: where to send messages, and the keys to encrypt them with."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    p256dh: Annotated[str, Meta(min_length=1, max_length=100)]
    auth: Annotated[str, Meta(min_length=1, max_length=40)]


class NewAddress(Struct, forbid_unknown_fields=True):
    """An address of Apprise, such as `mailto://…`, `tgram://…` or `ntfys://…`."""

    address: Annotated[str, Meta(min_length=4, max_length=500, pattern=r"^\S+$")]


class NewQuietHours(Struct, forbid_unknown_fields=True):
    """The quiet hours; none: there are none."""

    quiet: QuietHours | None


class OffLink(Struct, forbid_unknown_fields=True):
    """The parts of a link that turns notices off."""

    target: Annotated[str, Meta(max_length=16)]
    token: Annotated[str, Meta(max_length=40)]


async def all_of(visit: Visit, sender: Notices) -> MyNotices:
    """Returns everything about a person's notices."""
    targets, senders = sender.targets, sender.senders
    push_key = await asyncio.to_thread(lambda: senders.push_key)  # the first time, it imports a library
    return MyNotices(
        push_key, senders.schemes, await targets.all_of(visit), await targets.quiet(visit.person.id)
    )


def check_may_add(request: AnyRequest, visit: Visit) -> None:
    """Raises if too many targets were added recently by a person or at their address."""
    limits: Limits = request.app.state.limits
    limits.notice_targets.check(visit.person.id, address_of(request))


@get("/api/me/notices", responses=ANSWERS)
async def my_notices(visit: Visit, sender: Notices) -> MyNotices:
    """Returns where the caller gets notices, and when not."""
    return await all_of(visit, sender)


@put("/api/me/notices/quiet", responses=ANSWERS)
async def set_quiet_hours(data: NewQuietHours, visit: Visit, sender: Notices) -> MyNotices:
    """Sets or removes the quiet hours: notices of that time come afterwards, if it still is the turn."""
    await sender.targets.set_quiet(visit.person.id, data.quiet)
    return await all_of(visit, sender)


@post("/api/me/notices/browsers", responses=ANSWERS)
async def add_browser(request: AnyRequest, data: Subscription, visit: Visit, sender: Notices) -> MyNotices:
    """Sends notices to this browser (Web Push), until it signs out."""
    check_may_add(request, visit)
    sender.senders.check_push(data.endpoint, data.p256dh, data.auth)
    await sender.targets.add(visit, "push", data.endpoint, p256dh=data.p256dh, auth=data.auth)
    await sender.look()
    return await all_of(visit, sender)


@post("/api/me/notices/addresses", responses=ANSWERS)
async def add_address(request: AnyRequest, data: NewAddress, visit: Visit, sender: Notices) -> MyNotices:
    """Sends notices to an address, through Apprise."""
    check_may_add(request, visit)
    await sender.senders.check_address(data.address)
    await sender.targets.add(visit, "address", data.address)
    await sender.look()
    return await all_of(visit, sender)


@post("/api/me/notices/{target_id:str}/try", responses=ANSWERS, status_code=200)
async def try_target(target_id: str, visit: Visit, sender: Notices) -> MyNotices:
    """Sends a notice to one of the caller's targets, to see whether it arrives."""
    await sender.try_out(visit, target_id)
    return await all_of(visit, sender)


@delete("/api/me/notices/{target_id:str}", responses=ANSWERS, status_code=200, opt={FOR_BANNED: True})
async def remove_target(target_id: str, visit: Visit, person: Person, sender: Notices) -> MyNotices:
    """Sends no more notices to a target."""
    await sender.targets.remove(target_id, person.id)
    return await all_of(visit, sender)


@post("/api/notices/off", responses=ANSWERS, status_code=200, opt={FOR_BANNED: True})
async def turn_off(data: OffLink, sender: Notices) -> Response[None]:
    """Turns off the notices of a target by the link in one of them. Needs no identity."""
    await sender.targets.turn_off(data.target, data.token)
    return Response(None)
