"""The application, built from the settings in the environment."""

import gc
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from urllib.parse import quote

from litestar import Litestar, Router
from litestar.config.cors import CORSConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.types import ASGIApp
from msgspec import json

from starboard import __version__
from starboard.engine.library import BeingPrepared
from starboard.match import StarboardError
from starboard.server.accounts import Accounts
from starboard.server.administration.following import follow, tell_announcement
from starboard.server.administration.maintenance import end_by_start, started_at
from starboard.server.administration.watch import Watch
from starboard.server.analyses import Analyses
from starboard.server.database.database import open_database
from starboard.server.database.writer import Writer
from starboard.server.health import Probe
from starboard.server.hints import Hints
from starboard.server.keys import Keys
from starboard.server.limits import Limits
from starboard.server.notices.delivery import Notices
from starboard.server.notices.targets import Targets
from starboard.server.observe import log
from starboard.server.oidc.check import is_wanted
from starboard.server.oidc.provider import Provider
from starboard.server.open_sockets import OpenSockets
from starboard.server.passkeys import Passkeys
from starboard.server.people import People
from starboard.server.play.announcement import Announced
from starboard.server.play.bus import Bus
from starboard.server.play.hub import Hub
from starboard.server.play.server_time import ServerTime
from starboard.server.play.sweep import Sweep
from starboard.server.preparing import Preparing
from starboard.server.settings import Settings
from starboard.server.tables import Tables
from starboard.server.web import (
    access,
    administration,
    client,
    devices,
    engine,
    identities,
    learn,
    lobby,
    me,
    notices,
    operation,
    personal_data,
    play,
    records,
    reports,
    score,
)
from starboard.server.web import accounts as accounts_web
from starboard.server.web import passkeys as passkeys_web
from starboard.server.web.answers import (
    answer_error,
    answer_failure,
    answer_nonsense,
    answer_preparing,
    answer_refusal,
)
from starboard.server.web.openapi import DocumentConfig
from starboard.server.web.security import (
    not_banned,
    not_too_often,
    same_origin,
    signed_in,
    signed_in_here,
    with_headers,
)
from starboard.server.web.socket import table_socket

LARGEST_BODY = 64 * 1024
COLLECTIONS = (50_000, 20, 50)
"""Garbage collector thresholds, raised because frequent passes over thousands of tables cause delays."""
SWITCH_INTERVAL = 0.0003
"""Seconds. Short, so that database and bot threads do not wait long for the one that serves clients."""

HANDLERS = (
    *(me.me, me.change_me, me.new_code, me.carry, me.new_key, me.my_statistics),
    *(identities.identities, identities.switch, identities.sign_out),
    *(personal_data.my_data, personal_data.erase_me),
    *(devices.devices, devices.sign_others_out, devices.sign_device_out),
    *(passkeys_web.my_passkeys, passkeys_web.passkey_options, passkeys_web.new_passkey),
    *(
        passkeys_web.rename_passkey,
        passkeys_web.remove_passkey,
        passkeys_web.sign_in_options,
        passkeys_web.sign_in,
    ),
    *(accounts_web.my_accounts, accounts_web.begin_sign_in, accounts_web.end_sign_in, accounts_web.decide),
    *(accounts_web.decline, accounts_web.remove_account),
    *(notices.my_notices, notices.set_quiet_hours, notices.add_browser, notices.add_address),
    *(notices.try_target, notices.remove_target, notices.turn_off),
    *(lobby.games, lobby.game_details, lobby.game_words, lobby.game_rules),
    *(engine.local_games, engine.local_file),
    *(lobby.lobby, lobby.my_tables, lobby.new_table, lobby.table, lobby.join, lobby.leave),
    *(lobby.set_bot, lobby.free_seat, lobby.start, lobby.rematch),
    *(
        play.state,
        play.points,
        play.said,
        play.move,
        play.take_back,
        play.abandon,
        play.come_back,
        play.substitute,
        play.close,
        play.record,
        play.moment,
        play.hint,
    ),
    *(
        records.record_course,
        records.record_moment,
        records.record_points,
        records.record_analysis,
        records.what_if,
    ),
    *(learn.tutorials, learn.steps, learn.tutorial_moment, learn.tutorial_points),
    play.rating_list,
    reports.new_report,
    *score.HANDLERS,
    operation.health,
    table_socket,
)


def people(state: State) -> People:
    """Provides `people` to handlers."""
    found: People = state.people
    return found


def keys(state: State) -> Keys:
    """Provides `keys` to handlers."""
    found: Keys = state.key_ring  # `state.keys` is a method
    return found


def passkeys(state: State) -> Passkeys:
    """Provides `passkeys` to handlers."""
    found: Passkeys = state.passkeys
    return found


def accounts(state: State) -> Accounts:
    """Provides `accounts` to handlers."""
    found: Accounts = state.accounts
    return found


def tables(state: State) -> Tables:
    """Provides `tables` to handlers."""
    found: Tables = state.tables
    return found


def hub(state: State) -> Hub:
    """Provides `hub` to handlers."""
    found: Hub = state.hub
    return found


def analyses(state: State) -> Analyses:
    """Provides `analyses` to handlers."""
    found: Analyses = state.analyses
    return found


def hints(state: State) -> Hints:
    """Provides `hints` to handlers."""
    found: Hints = state.hints
    return found


def sender(state: State) -> Notices:
    """Provides `sender` to handlers."""
    found: Notices = state.sender
    return found


def watch(state: State) -> Watch:
    """Provides `watch` to handlers."""
    found: Watch = state.watch
    return found


PARTS = {
    "people": people,
    "keys": keys,
    "passkeys": passkeys,
    "accounts": accounts,
    "tables": tables,
    "hub": hub,
    "analyses": analyses,
    "hints": hints,
    "sender": sender,
    "watch": watch,
}


def create_app() -> ASGIApp:
    """Returns the application; uvicorn calls this in every worker."""
    settings = Settings.from_environment()
    built = build(settings)
    app = with_headers(built, lambda: announced(built.state))
    return access.with_access_log(app) if settings.access_log else app


def announced(state: State) -> str | None:
    """Returns the operators' announcement as the value of a header, if there is one."""
    hub: Hub | None = state.get("hub")
    if hub is None or hub.announcement is None:
        return None
    return quote(json.encode(Announced(hub.announcement, hub.time.now())))


def build(settings: Settings) -> Litestar:
    """Builds the application for these settings."""

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        sys.setswitchinterval(SWITCH_INTERVAL)
        gc.freeze()
        gc.set_threshold(*COLLECTIONS)
        preparing = Preparing()
        bus = Bus(settings.redis)
        database = await open_database(settings.database_url)
        writer = Writer(database)
        time = ServerTime(database)
        await time.start()
        hub = Hub(settings, database, writer, bus, time)
        open_sockets = OpenSockets(database)
        all_tables = Tables(hub)
        watch = Watch(hub, all_tables)
        follow(watch)
        provider = Provider(settings) if is_wanted(settings) else None
        targets = Targets(database, writer)
        await targets.load_keys()
        sender = Notices(hub, targets)
        app.state.update(
            {
                "settings": settings,
                "hub": hub,
                "people": People(database, writer),
                "key_ring": Keys(database, writer, open_sockets),
                "passkeys": Passkeys(database, writer),
                "accounts": Accounts(database, writer),
                "provider": provider,
                "tables": all_tables,
                "watch": watch,
                "limits": Limits(settings),
                "analyses": Analyses(settings, hub.thinking),
                "hints": Hints(hub),
                "sender": sender,
                "probe": Probe(writer),
            }
        )

        async def look(table_id: str) -> None:
            if table := hub.tables.get(table_id):
                await hub.refresh(table)

        await writer.run(partial(end_by_start, started=started_at()))
        await tell_announcement(hub)
        bus.listen(hub.hear, look)
        sweep = Sweep(hub, preparing)
        await watch.start()
        log.info("serving", extra={"embedded": database.is_embedded, "worker": bus.worker})
        try:
            yield
        finally:
            await watch.close()
            await sender.close()
            await sweep.close()
            await preparing.close()
            await open_sockets.stop()
            if provider:
                await provider.close()
            await hub.bots.close()
            await hub.close()
            await bus.close()
            await writer.close()
            await time.close()
            await database.close()
            log.info("stopped", extra={"worker": bus.worker})

    return Litestar(
        [
            Router(
                "/",
                route_handlers=[*HANDLERS, administration.become_operator, administration.ROUTER],
                guards=[not_too_often, same_origin, not_banned],
            ),
            operation.metrics,
            client.page,
        ],
        lifespan=[life],
        dependencies={
            "person": Provide(signed_in),
            "visit": Provide(signed_in_here),
            **{name: Provide(part, sync_to_thread=False) for name, part in PARTS.items()},
        },
        exception_handlers={
            StarboardError: answer_error,
            BeingPrepared: answer_preparing,
            HTTPException: answer_refusal,
            RecursionError: answer_nonsense,
            Exception: answer_failure,
        },
        request_max_body_size=LARGEST_BODY,
        cors_config=CORSConfig(settings.origins.split(","), allow_headers=["*"])
        if settings.origins
        else None,
        openapi_config=DocumentConfig(title="Starboard", version=__version__, path="/api/schema"),
        logging_config=None,
    )
