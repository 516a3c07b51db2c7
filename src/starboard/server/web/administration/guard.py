"""`operator_only`: for anyone else there is nothing at these addresses."""

from functools import partial
from typing import Annotated, Any

from litestar import Request
from litestar.exceptions import NotFoundException
from litestar.handlers import BaseRouteHandler
from litestar.params import Parameter

from starboard.server.administration.operators import is_operator
from starboard.server.people import Person
from starboard.server.web.security import Connection, signed_in, visitor

Number = Annotated[int, Parameter(ge=0, le=2**31 - 1, description="The number of a row, as lists show it.")]


async def operator_only(connection: Connection, _: BaseRouteHandler) -> None:
    """Answers all but operators as if there were nothing. Asks the database: somebody dismissed is out at once."""
    person = await visitor(connection)
    if person is None or not await connection.app.state.hub.database.read(
        partial(is_operator, person=person.id)
    ):
        raise NotFoundException


async def the_operator(request: Request[Any, Any, Any]) -> Person:
    """The operator who asks: for handlers behind the guard that ask for `operator`."""
    return await signed_in(request)
