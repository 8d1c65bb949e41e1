"""Analyst: has finished deals analysed, decision by decision, whenever the computer players have nothing better to do.

It is given records, which no running deal is in. One decision is one thought, below every move and hint, so that no
table waits for an analysis; whoever asked may take it back, and when nobody waits for one any more it ends.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

import structlog

from danzhu.bots.advice import strongest
from danzhu.bots.analysis import Moment, seed_of
from danzhu.bots.stakes import STAKES
from danzhu.games.registry import game_named
from danzhu.server.blame import blame
from danzhu.server.fault import Fault, Refused
from danzhu.server.store import Store
from danzhu.server.store.analyses import analysis_of, keep_analysis
from danzhu.server.think import BUDGET, Thinkers, Urgency, review
from danzhu.server.wire.analysed import Analysed, AnalysisTold, finding_told

_WAIT_S: Final = 10.0
_MOST: Final = 32
"""Analyses at a time: whoever asks for more is asked to come back."""

log = structlog.get_logger("danzhu.analyst")


@dataclass(frozen=True, slots=True)
class Subject:
    """A finished deal; `look` finds its decisions and runs in another process."""

    match: str
    deal: int
    game: str
    look: Callable[[], tuple[Moment[object], ...]]


@dataclass(slots=True)
class _Job:
    askers: set[str]
    task: asyncio.Task[None] | None = None
    done: int = 0
    total: int = 0
    failed: bool = False
    moved: asyncio.Event = field(default_factory=asyncio.Event)

    def move(self) -> None:
        """Let those who wait look again."""
        self.moved.set()
        self.moved = asyncio.Event()


@dataclass(slots=True)
class Analyst:
    """The analyses of this process; those that are done are in storage."""

    store: Store
    thinkers: Thinkers
    _jobs: dict[tuple[str, int], _Job] = field(default_factory=dict)

    async def told(self, match: str, deal: int, game: str, after: int = -1) -> AnalysisTold:
        """Where the analysis of a deal stands; whoever knows that so many decisions are done waits a while for more."""
        job = self._jobs.get((match, deal))
        if job is not None and not job.failed and job.done <= after:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(job.moved.wait(), _WAIT_S)
            job = self._jobs.get((match, deal))
        if job is not None:
            return AnalysisTold(state="failed" if job.failed else "running", done=job.done, total=job.total)
        body = await self.store.read(lambda connection: analysis_of(connection, match, deal, by(game)))
        if body is None:
            return AnalysisTold(state="none")
        return AnalysisTold(state="done", analysis=Analysed.model_validate_json(body))

    async def ask(self, subject: Subject, asker: str) -> AnalysisTold:
        """Have a deal analysed, unless it is being or has been; raises `Refused(busy)`."""
        now = await self.told(subject.match, subject.deal, subject.game)
        if now.state == "done":
            return now
        key = (subject.match, subject.deal)
        job = self._jobs.get(key)
        if job is None or job.failed:
            if sum(not each.failed for each in self._jobs.values()) >= _MOST:
                raise Refused(Fault.BUSY)
            job = self._jobs[key] = _Job(set())
            job.task = asyncio.create_task(self._work(subject, job), name=f"analysis-{subject.deal}")
        job.askers.add(asker)
        return AnalysisTold(state="running", done=job.done, total=job.total)

    def withdraw(self, match: str, deal: int, asker: str) -> None:
        """Wait for an analysis no more; it ends when nobody does."""
        job = self._jobs.get((match, deal))
        if job is None:
            return
        job.askers.discard(asker)
        if not job.askers:
            del self._jobs[(match, deal)]
            if job.task is not None:
                job.task.cancel()
            job.move()

    async def stop(self) -> None:
        """End; whoever asked asks again."""
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._jobs.clear()

    async def _work(self, subject: Subject, job: _Job) -> None:
        try:
            body = (await self._analysed(subject, job)).model_dump_json()
            await self.store.write(
                lambda connection: keep_analysis(connection, subject.match, subject.deal, by(subject.game), body)
            )
        except Exception as fault:  # noqa: BLE001 - whatever goes wrong in one deal, the others go on
            log.error("analysis_failed", game=subject.game, deal=subject.deal, **blame(fault))
            job.failed = True
        else:
            self._jobs.pop((subject.match, subject.deal), None)
        job.move()

    async def _analysed(self, subject: Subject, job: _Job) -> Analysed:
        game, level = game_named(subject.game), strongest(subject.game)
        await self.thinkers.ready(subject.game, level)
        moments = await self.thinkers.run(Urgency.ANALYSIS, subject.look)
        job.total = len(moments)
        findings = []
        for number, moment in enumerate(moments):
            found = await self.thinkers.run(
                Urgency.ANALYSIS, review, subject.game, level, moment, seed_of(subject.deal, number)
            )
            findings.append(finding_told(game, found))
            job.done += 1
            job.move()
        return Analysed(deal=subject.deal, level=level, unit=STAKES[subject.game].unit, findings=tuple(findings))


def by(game: str) -> str:
    """Who looks and how closely: another player, or more worlds, find something else."""
    return f"{strongest(game)}/{BUDGET[game]}"
