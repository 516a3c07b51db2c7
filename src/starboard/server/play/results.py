"""Results of matches in the rows of their tables."""

from typing import Any

import msgspec
from sqlalchemy import Row

from starboard.match import Result


def stored_result(row: Row[Any]) -> Result | None:
    """Returns the result of a match, or None if there is none or it cannot be read."""
    try:
        return msgspec.convert(row.result, Result | None)
    except msgspec.ValidationError:
        return None
