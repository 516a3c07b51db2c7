"""The declared types of rows agree with the tables of the database."""

from types import UnionType
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest
from sqlalchemy import JSON, Column, Table

from starboard.server.database import rows, schema

ROWS = [
    (rows.TableRow, schema.tables),
    (rows.SeatRow, schema.seats),
    (rows.PersonRow, schema.people),
    (rows.StepRow, schema.rating_steps),
    (rows.TargetRow, schema.notice_targets),
]


def fits(column: "Column[Any]", declared: Any) -> bool:
    """Whether a declared type matches a column."""
    if isinstance(column.type, JSON):
        return declared is Any or get_origin(declared) is dict
    parts = set(get_args(declared)) if isinstance(declared, UnionType) else {declared}
    kinds = {type(get_args(part)[0]) if get_origin(part) is Literal else part for part in parts}
    return kinds == {column.type.python_type} | ({type(None)} if column.nullable else set())


@pytest.mark.parametrize(("row", "table"), ROWS, ids=lambda one: getattr(one, "name", None))
def test_rows_are_declared_as_they_are(row: type, table: Table) -> None:
    declared = get_type_hints(row)
    assert list(declared) == [column.name for column in table.columns]
    assert [column.name for column in table.columns if not fits(column, declared[column.name])] == []
