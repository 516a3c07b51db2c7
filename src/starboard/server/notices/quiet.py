"""Quiet hours: when a person wants no notices, in their own time zone."""

from datetime import datetime, timedelta
from typing import Annotated
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from msgspec import Meta, Struct

from starboard.match import StarboardError

Minutes = Annotated[int, Meta(ge=0, lt=1440)]


class QuietHours(Struct, forbid_unknown_fields=True):
    """Every day from `begins` to `ends`, in minutes after midnight. `zone`: an IANA time zone."""

    begins: Minutes
    ends: Minutes
    zone: Annotated[str, Meta(max_length=64)]


def zone_of(name: str) -> ZoneInfo:
    """Returns a time zone, or raises if it is unknown."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise StarboardError("no-zone", zone=name[:64]) from None


def quiet_until(hours: QuietHours, now: float) -> float | None:
    """Returns when the quiet hours end if `now` is in them, otherwise None."""
    here = datetime.fromtimestamp(now, zone_of(hours.zone))
    minutes = here.hour * 60 + here.minute
    is_after, is_before = minutes >= hours.begins, minutes < hours.ends
    is_quiet = (is_after and is_before) if hours.begins < hours.ends else (is_after or is_before)
    if hours.begins == hours.ends or not is_quiet:
        return None
    end = here.replace(hour=hours.ends // 60, minute=hours.ends % 60, second=0, microsecond=0)
    return (end if end > here else end + timedelta(days=1)).timestamp()
