"""The layout shared by all tables in the terminal."""

from typing import Any

from rich.table import Table

View = dict[str, Any]


def grid(*headings: str) -> Table:
    """Returns an empty table without borders, with these headings."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold", show_header=any(headings))
    for heading in headings:
        table.add_column(heading)
    return table
