"""What all tables in the terminal are drawn with."""

from typing import Any

from rich.table import Table

View = dict[str, Any]


def grid(*headings: str) -> Table:
    """A plain table with headings."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold", show_header=any(headings))
    for heading in headings:
        table.add_column(heading)
    return table
