"""`Notices`: sends notices that are due. A worker claims each in the database, so none is sent twice."""

import asyncio
from collections import Counter
from collections.abc import Coroutine, Sequence
from functools import partial
from typing import Any, TypeVar

from sqlalchemy import ColumnElement, Connection, delete, select, update

from starboard.match import StarboardError
from starboard.server.database.rows import DueNotice
from starboard.server.database.schema import notice_targets, notices, people, quiet_hours
from starboard.server.keys import Visit
from starboard.server.limits import Limiter
from starboard.server.notices.quiet import QuietHours, quiet_until
from starboard.server.notices.senders import Outcome, Senders
from starboard.server.notices.targets import Targets
from starboard.server.notices.texts import Text, text_of, trial_text
from starboard.server.observe import NOTICES, log
from starboard.server.play.bus import News
from starboard.server.play.hub import Hub
from starboard.server.play.room import Room

INTERVAL = 1.0
"""Seconds between two looks for notices that are due."""
BATCH = 100
"""Notices that are looked at in one go: more than those whom `MOST_EACH` lets wait."""
MOST_AT_ONCE = 20
"""Notices that a worker sends at the same time."""
MOST_EACH = 3
"""Of these, notices to people at one network address: targets that answer slowly delay nobody else."""
LEASE = 180.0
"""Seconds until another worker tries, if the one that claimed a notice dies."""
RETRIES = (60.0, 900.0)
"""Seconds until a failed notice is tried again; then it is given up."""
REPORTED = 25.0
"""Seconds within which every worker has reported who is connected to it."""
TRIAL = "trial"
Value = TypeVar("Value")


class Notices:
    """The notices of one worker."""

    def __init__(self, hub: Hub, targets: Targets) -> None:
        self.hub = hub
        self.targets = targets
        self.senders = Senders(hub.settings, targets)
        most = hub.settings.notices_per_hour
        self._limit = Limiter(most / 3600, most)
        self._sending: set[asyncio.Task[Any]] = set()
        self._busy: Counter[str] = Counter()
        """By network address, or person if it is not known: how many notices are being sent."""
        self._task = asyncio.create_task(self._work())

    async def try_out(self, visit: Visit, target_id: str) -> None:
        """Sends a person a notice to one of their targets, now. Raises if it does not arrive."""
        person = visit.person
        target = await self.targets.of_person(person.id, target_id)
        if self._is_busy(person.id) or not self._limit.take(person.id):
            raise StarboardError("too-fast")
        sending = self.senders.send(target, trial_text(person.language), "/identity", TRIAL)
        outcome = await self._start(person.id, sending)
        await self._note(target.id, outcome)
        if outcome is not Outcome.SENT:
            raise StarboardError("notice-failed")

    async def look(self) -> None:
        """Begins to send what is due, and reads who has targets."""
        self.hub.told = await self.targets.people()
        if not self.hub.told or len(self._sending) >= MOST_AT_ONCE:
            return
        now = self.hub.time.now()
        for row in await self.hub.database.read(partial(due_notices, now=now)):
            if len(self._sending) >= MOST_AT_ONCE:
                break
            if not self._is_busy(row.person) and await self._claim(row, now + LEASE):
                self._start(row.person, self._send_or_log(row))

    def _is_busy(self, person: str) -> bool:
        return self._busy[self.hub.addresses.of(person)] >= MOST_EACH

    def _start(self, person: str, sending: Coroutine[Any, Any, Value]) -> "asyncio.Task[Value]":
        """Starts to send a notice to a person, and counts it until it is sent."""
        where = self.hub.addresses.of(person)
        task = asyncio.create_task(sending)

        def end(_: object) -> None:
            self._sending.discard(task)
            self._busy -= Counter([where])  # drops it at 0

        self._sending.add(task)
        self._busy[where] += 1
        task.add_done_callback(end)
        return task

    async def _work(self) -> None:
        while True:
            try:
                await self.look()
            except Exception:
                log.exception("notices could not be read; trying again")
            await asyncio.sleep(INTERVAL)

    async def _claim(self, row: DueNotice, until: float) -> bool:
        """Claims a notice. Returns False if another worker has."""
        values = {"due": until, "attempts": notices.c.attempts + 1}
        mine = update(notices).where(is_this(row), notices.c.due == row.due).values(values)
        return await self.hub.writer.run(lambda connection: connection.execute(mine).rowcount) == 1

    async def _send_or_log(self, row: DueNotice) -> None:
        try:
            await self._send(row)
        except Exception:
            log.exception("a notice could not be sent", extra={"table": row.table_id})

    async def _send(self, row: DueNotice) -> None:
        text = await self._text(row)
        quiet = quiet_hours_of(row)
        if text is None:
            await self._drop(row)
        elif quiet and (end := quiet_until(quiet, self.hub.time.now())):
            await self._postpone(row, end, row.attempts)
        elif not self._limit.take(row.person):
            await self._drop(row)
        else:
            outcome = await self.senders.send(row, text, f"/table/{row.table_id}", row.table_id)
            if outcome is Outcome.FAILED and row.attempts < len(RETRIES):
                await self._postpone(row, self.hub.time.now() + RETRIES[row.attempts], row.attempts + 1)
            else:
                await self._drop(row)
            await self._note(row.id, outcome)

    async def _text(self, row: DueNotice) -> Text | None:
        """Returns what to say; None if the turn is over, or the person has the table open."""
        try:
            room = await self.hub.room(row.table_id)
            await self.hub.refresh(room)
            await self._hear_others(room)
            play = room.playing
        except StarboardError:
            return None
        is_over = play.turn != row.seat or play.clock.since != row.since or play.bot_to_move is not None
        if is_over or row.seat in room.watching().seats or room.owners[row.seat] != row.person:
            return None
        has_mover = row.mover is not None and row.mover != row.seat
        mover = room.seat_infos()[row.mover or 0] if has_mover else None
        return text_of(room.row.game, mover, row.language)

    async def _hear_others(self, room: Room) -> None:
        """Waits until the other workers have reported who is connected to them."""
        if self.hub.bus.is_on:
            self.hub.bus.pass_on(News(room.id, watching=room.watching_here()))
            await asyncio.sleep(min(REPORTED, self.hub.settings.notice_delay))

    async def _drop(self, row: DueNotice) -> None:
        gone = delete(notices).where(is_this(row))
        await self.hub.writer.run(lambda connection: connection.execute(gone).rowcount)

    async def _postpone(self, row: DueNotice, due: float, attempts: int) -> None:
        later = update(notices).where(is_this(row)).values(due=due, attempts=attempts)
        await self.hub.writer.run(lambda connection: connection.execute(later).rowcount)

    async def _note(self, target: str, outcome: Outcome) -> None:
        NOTICES.labels(outcome.name.lower()).inc()
        if outcome is Outcome.GONE:
            try:
                await self.targets.remove(target)
            except StarboardError:
                return  # turned off meanwhile
        else:
            await self.targets.note_outcome(target, is_sent=outcome is Outcome.SENT)

    async def close(self) -> None:
        tasks = [self._task, *self._sending]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.senders.close()


def quiet_hours_of(row: DueNotice) -> QuietHours | None:
    """Returns the quiet hours of the person, if any."""
    if row.begins is None or row.ends is None or row.zone is None:
        return None
    return QuietHours(row.begins, row.ends, row.zone)


def is_this(row: DueNotice) -> ColumnElement[bool]:
    """Returns the condition for the row of a notice."""
    return (
        (notices.c.table_id == row.table_id) & (notices.c.number == row.number) & (notices.c.target == row.id)
    )


def due_notices(connection: Connection, now: float) -> Sequence[DueNotice]:
    """Returns notices to send, with their targets, languages and quiet hours."""
    chosen = (
        select(
            notices.c.table_id,
            notices.c.number,
            notices.c.seat,
            notices.c.since,
            notices.c.mover,
            notices.c.due,
            notices.c.attempts,
            notice_targets,
            people.c.language,
            quiet_hours.c.begins,
            quiet_hours.c.ends,
            quiet_hours.c.zone,
        )
        .join(notice_targets, notice_targets.c.id == notices.c.target)
        .join(people, people.c.id == notice_targets.c.person)
        .outerjoin(quiet_hours, quiet_hours.c.person == people.c.id)
        .where(notices.c.due <= now)
        .order_by(notices.c.due)
        .limit(BATCH)
    )
    found: Sequence[DueNotice] = connection.execute(chosen).all()
    return found
