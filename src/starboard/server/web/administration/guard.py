"""`operator_only`: hides addresses from everybody except operators."""

from functools import partial
from typing import Annotated, Any

from litestar import Request
from litestar.exceptions import NotFoundException
from litestar.handlers import BaseRouteHandler
from litestar.params import Parameter

from starboard.server.administration.operators import is_operator
from starboard.server.people import Person
from starboard.server.web.security import Connection, signed_in, visitor

Number = Annotated[int, Parameter(ge=0, le=2**31 - 1, description="The id of a row, as shown in lists.")]


async def operator_only(connection: Connection, _: BaseRouteHandler) -> None:
    """Answers 404 unless an operator asks. Reads the database: a dismissal takes effect immediately."""
    person = await visitor(connection)
    if person is None or not await connection.app.state.hub.database.read(
        partial(is_operator, person=person.id)
    ):
        raise NotFoundException


async def the_operator(request: Request[Any, Any, Any]) -> Person:
    """Provides `operator`, the caller, to handlers behind the guard."""
    return await signed_in(request)
