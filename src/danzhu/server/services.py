"""Services: everything a server has behind its sockets, made together and ended together."""

from __future__ import annotations

import secrets

from danzhu.server.analyst import Analyst
from danzhu.server.hall import neighbours, sweep
from danzhu.server.hall.chore import Chore
from danzhu.server.hall.hall import Hall
from danzhu.server.hall.runner import Runner
from danzhu.server.http.limit import Limiter
from danzhu.server.http.shelf import Shelf
from danzhu.server.people.people import People
from danzhu.server.settings import Settings, kept_secret
from danzhu.server.store import Store
from danzhu.server.think import Thinkers


class Services:
    """The parts of one server; `start` raises a `StorageFault` where storage cannot be used."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database_url)
        self.thinkers = Thinkers(settings.thinkers)
        self.runner = Runner(self.thinkers)
        self.hall = Hall(self.store, self.runner.wake)
        self.people = People(self.store, self.hall.names, kept_secret(settings))
        self.chores = [Chore("sweep", sweep.Sweeper(self.hall, settings.retention_days).sweep, sweep.EVERY_S)]
        if self.store.is_shared:
            self.chores.append(Chore("look", neighbours.Neighbours(self.hall).look, neighbours.EVERY_S))
        self.limiter = Limiter(on=settings.limits)
        self.shelf = Shelf()
        self.analyst = Analyst(self.store, self.thinkers)
        self.boot = secrets.token_hex(8)
        self.sockets = 0

    async def start(self) -> None:
        """Open storage, then let computers think and work fall due."""
        await self.store.open()
        self.thinkers.start()
        await self.runner.start(self.hall)
        for chore in self.chores:
            chore.start()

    async def stop(self) -> None:
        """End in the opposite order; what was accepted is stored already."""
        await self.analyst.stop()
        for chore in reversed(self.chores):
            await chore.stop()
        await self.runner.stop()
        await self.thinkers.stop()
        await self.store.close()
