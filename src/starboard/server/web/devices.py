"""The caller's devices: listing them and signing them out."""

from litestar import delete, get
from msgspec import Struct

from starboard.match import StarboardError
from starboard.server.keys import Keys, KnownDevice, Visit
from starboard.server.web.answers import ANSWERS


class SignedOut(Struct):
    """How many devices were signed out."""

    count: int


@get("/api/me/devices", responses=ANSWERS)
async def devices(visit: Visit, keys: Keys) -> list[KnownDevice]:
    """Returns the devices and programs that can act as the caller: this one first, then by last use."""
    return await keys.devices(visit)


@delete("/api/me/devices", responses=ANSWERS, status_code=200)
async def sign_others_out(visit: Visit, keys: Keys) -> SignedOut:
    """Signs out all devices and programs except this one."""
    return SignedOut(await keys.revoke_others(visit))


@delete("/api/me/devices/{device_id:str}", responses=ANSWERS, status_code=200)
async def sign_device_out(device_id: str, visit: Visit, keys: Keys) -> SignedOut:
    """Signs out one device or program. Its key stops working, and its sockets are closed."""
    if not await keys.revoke(visit.person.id, device_id):
        raise StarboardError("no-device")
    return SignedOut(1)
