"""Results of matches in the rows of their tables."""

import msgspec

from starboard.match import Result
from starboard.server.database.rows import TableRow


def stored_result(row: TableRow) -> Result | None:
    """Returns the result of a match, or None if there is none or it cannot be read."""
    try:
        return msgspec.convert(row.result, Result | None)
    except msgspec.ValidationError:
        return None
