"""The operators' HTTP API: one file for each concern, all behind one guard."""

from litestar import Router
from litestar.di import Provide

from starboard.server.web.administration import bans, chat, log, matches, operators, people, reports, server
from starboard.server.web.administration.guard import operator_only, the_operator

become_operator = operators.become_operator

ROUTER = Router(
    "/api/operator",
    route_handlers=[
        *(operators.overview, log.log),
        *(bans.bans, bans.new_ban, bans.lift_ban),
        *(reports.reports, reports.resolve_report),
        chat.remove_chat_line,
        *(people.people, people.reset_a_name, people.export_data, people.erase_data),
        *(matches.matches, matches.match_report, matches.end, matches.rewind, matches.repair),
        *(server.server, server.new_announcement, server.begin_maintenance, server.end_announcement),
        *(server.clean, server.recount_ratings),
    ],
    guards=[operator_only],
    dependencies={"operator": Provide(the_operator)},
    tags=["operators"],
)
