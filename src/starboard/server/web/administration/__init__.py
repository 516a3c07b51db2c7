"""What operators do over HTTP: one file a concern, all of it behind one guard."""

from litestar import Router
from litestar.di import Provide

from starboard.server.web.administration import bans, chat, log, operators, people, reports
from starboard.server.web.administration.guard import operator_only, the_operator

become_operator = operators.become_operator

ROUTER = Router(
    "/api/operator",
    route_handlers=[
        *(operators.overview, log.log),
        *(bans.bans, bans.new_ban, bans.lift_ban),
        *(reports.reports, reports.resolve_report),
        chat.remove_chat_line,
        people.reset_a_name,
    ],
    guards=[operator_only],
    dependencies={"operator": Provide(the_operator)},
    tags=["operators"],
)
