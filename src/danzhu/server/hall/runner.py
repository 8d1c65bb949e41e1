"""Runner: does the work that is due. One table's trouble is logged with its code, tried again a few times, and kept
from others."""

from __future__ import annotations

import asyncio
import contextlib
import time
from functools import partial
from typing import Final

import structlog

from danzhu.server.blame import blame
from danzhu.server.fault import Fault, Refused
from danzhu.server.hall.chore import Chore
from danzhu.server.hall.hall import Hall
from danzhu.server.hall.live import LiveTable
from danzhu.server.hall.patience import Patience
from danzhu.server.hall.record import keep
from danzhu.server.store import due as due_work
from danzhu.server.store.due import Claimed
from danzhu.server.store.fault import StorageFault
from danzhu.server.tables.errand import ComputerActs, DealNow, GoOn, IsIdle, Rest, TimeIsUp
from danzhu.server.tables.table import Phase
from danzhu.server.think import NoThought, Thinkers
from danzhu.table import Seat

_POLL_S: Final = 1.0
_ALIVE_EVERY_S: Final = 2.0
_JUMP_S: Final = 5.0  # more than any pause of ours

log = structlog.get_logger("danzhu.runner")


class Runner:
    """Claims due work and does it. `start` first makes up for the time in which nobody did."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._hall: Hall | None = None
        self._earliest = 0.0
        self._noted = 0.0  # by the steady clock: when it was last noted that somebody serves
        self._woken = asyncio.Event()
        self._chore: Chore | None = None
        self._doing: set[asyncio.Task[None]] = set()
        self._patience = Patience()
        self.set_aside = 0
        """How many pieces of work have been given up."""

    def wake(self, begin: float) -> None:
        """Hear that work may be begun at a time."""
        if begin < self._earliest:
            self._earliest = begin
            self._woken.set()

    async def start(self, hall: Hall) -> None:
        """Make up for downtime and begin."""
        self._hall = hall
        store = hall.store
        now = await store.now()
        lost = await store.write(lambda c: due_work.make_up_for_downtime(c, now, alone=not store.is_shared))
        # Another version may well know how to do what an earlier one could not.
        await store.write(due_work.take_up)
        log.info("started", lost_s=round(lost, 1))
        await hall.rest_all_running()
        self._noted = time.monotonic()
        self._chore = Chore("runner", partial(self._turn, hall))
        self._chore.start()

    async def stop(self) -> None:
        """Stop claiming, drop what is being done (its lease will end), note the time."""
        if self._chore is not None:
            await self._chore.stop()
            for task in self._doing:
                task.cancel()
            await asyncio.gather(*self._doing, return_exceptions=True)
        if self._hall is not None:
            now = await self._hall.store.now()
            await self._hall.store.write(lambda connection: due_work.alive(connection, now))

    async def _turn(self, hall: Hall) -> None:
        """Claim what may be begun, and wait for more."""
        await self._follow_time(hall)
        now = await hall.store.now()
        if time.monotonic() - self._noted > _ALIVE_EVERY_S:
            await hall.store.write(partial(due_work.alive, now=now))
            hall.let_go()
            self._noted = time.monotonic()
        await self._claim(hall, now)
        await self._sleep(hall)

    async def _follow_time(self, hall: Hall) -> None:
        """Where the time of day was set, or this machine slept, everything due moves along: nobody's clock runs out
        because of it, and no computer player waits for hours."""
        drift = hall.store.drift
        if abs(drift) < _JUMP_S:
            return
        log.info("time_moved", by_s=round(drift, 1))
        # Writes are done in the order in which they come: what is planned from here on comes after the move.
        hall.store.follow(drift)
        self._earliest += drift
        hall.move_due(drift)
        await hall.store.write(lambda connection: due_work.move(connection, drift))

    async def _claim(self, hall: Hall, now: float) -> None:
        if self._earliest > now:
            return
        self._earliest = now + _POLL_S
        for claimed in await hall.store.write(lambda connection: due_work.claim(connection, now)):
            task = asyncio.create_task(self._do(hall, claimed), name=f"due-{claimed.code}-{claimed.due.kind}")
            self._doing.add(task)
            task.add_done_callback(self._doing.discard)
        begin = await hall.store.read(lambda connection: due_work.next_begin(connection, now))
        if begin is not None:
            self.wake(begin)

    async def _sleep(self, hall: Hall) -> None:
        self._woken.clear()
        wait = self._earliest - await hall.store.now()
        if wait > 0:
            # Not `wait_for`, which loses a cancellation that comes just as it is woken: then no server ever stopped.
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(min(wait, _POLL_S)):
                    await self._woken.wait()

    async def _do(self, hall: Hall, claimed: Claimed) -> None:
        try:
            await self._try(hall, claimed)
        except StorageFault as fault:
            # Not even the failure could be noted: the lease ends by itself, and the work is tried again.
            log.error("storage_failed", table=claimed.code, error=str(fault))

    async def _try(self, hall: Hall, claimed: Claimed) -> None:
        try:
            live = await hall.find(claimed.code)
            await self._do_at(hall, live, claimed)
            self._patience.over(claimed.code, claimed.due)
        except Refused as refused:
            if refused.code in (Fault.UNKNOWN_TABLE, Fault.TABLE_CLOSED):
                await hall.store.write(lambda connection: due_work.done(connection, claimed.code, claimed.due))
            else:
                await self._again(hall, claimed, refused)
        except Exception as fault:  # noqa: BLE001 - one table's trouble must not reach another
            await self._again(hall, claimed, fault)

    async def _again(self, hall: Hall, claimed: Claimed, fault: Exception) -> None:
        code, due = claimed.code, claimed.due
        what = {"table": code, "kind": due.kind, "seat": due.seat, "number": due.number, "code": _code_of(fault)}
        wait = self._patience.wait(code, due)
        if wait is None:
            # The row stays, and so does the table's log: nothing is lost, and somebody who comes has it tried again.
            await hall.store.write(lambda connection: due_work.set_aside(connection, code, due))
            self._patience.over(code, due)
            self.set_aside += 1
            log.error("work_set_aside", **what, **blame(fault))
            return
        log.warning("work_failed", **what, **blame(fault))
        until = await hall.store.now() + wait
        await hall.store.write(lambda connection: due_work.put_off(connection, code, due, until))
        # Counted once that is noted: while nothing can be stored nothing is given up.
        self._patience.failed(code, due)
        self.wake(until)

    async def _do_at(self, hall: Hall, live: LiveTable, claimed: Claimed) -> None:
        due = claimed.due
        match due.kind:
            case "bot":
                await self._act(hall, live, claimed)
            case "clock":
                await live.errand(TimeIsUp(due.number), due)
            case "idle":
                await live.errand(IsIdle(due.number), due)
            case "deal":
                await live.errand(DealNow(due.number), due)
            case "next":
                await live.errand(GoOn(due.number), due)
            case "rest":
                if not live.is_attended:
                    await live.errand(Rest(), due)
                await live.finish(due)
            case "record":
                await keep(hall, live, due.number, self._thinkers)
                await live.finish(due)
            case kind:
                log.error("unknown_work", table=claimed.code, kind=kind)
                await live.finish(due)

    async def _act(self, hall: Hall, live: LiveTable, claimed: Claimed) -> None:
        """Let a computer player act: it thinks at once, and acts when its time has come, however soon it was done."""
        # It may be claimed together with the commit that planned it, before the table knows of that.
        await live.settled()
        table, seat = live.table, Seat(claimed.due.seat)
        level = table.acts_by_computer(seat) if seat < len(table.places) else None
        if table.phase is not Phase.PLAYING or table.decision != claimed.due.number or level is None:
            await live.finish(claimed.due)
            return
        if seat not in table.to_act:
            await live.finish(claimed.due)
            return
        view = table.game.view(table.held.state, seat)
        # Even where every player fails the rules' own move keeps the others playing.
        plain = table.game.action_text(table.game.lapse_action(table.held.state, seat))
        try:
            do = await self._thinkers.decide(table.game.name, level, view, live.code)
        except NoThought:
            do = plain
        await asyncio.sleep(claimed.at - await hall.store.now())
        try:
            await live.errand(ComputerActs(seat, claimed.due.number, do), claimed.due)
        except Refused as refused:
            log.error("player_refused", table=live.code, level=level, code=refused.code.value)
            await live.errand(ComputerActs(seat, claimed.due.number, plain), claimed.due)


def _code_of(fault: Exception) -> str:
    return str(fault.code) if isinstance(fault, (Refused, StorageFault)) else Fault.SERVER_FAULT.value
