"""Results of matches, as rows of tables keep them."""

from typing import Any

import msgspec
from sqlalchemy import Row

from starboard.match import Result


def stored_result(row: Row[Any]) -> Result | None:
    """The result of a match that is over; None if there is none, or it cannot be read."""
    try:
        return msgspec.convert(row.result, Result | None)
    except msgspec.ValidationError:
        return None
