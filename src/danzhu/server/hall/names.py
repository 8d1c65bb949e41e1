"""Names: what the players at the tables are called now. Logs and events hold only who they are."""

from __future__ import annotations

from collections.abc import Iterable

from danzhu.server.store import Store
from danzhu.server.store.people import names_of


class Names:
    """Names that were asked for, kept until they change."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.known: dict[str, str] = {}

    async def learn(self, players: Iterable[str | None]) -> None:
        """Look up those not known yet."""
        # Asked name by name: a difference with the keys would walk all names of the server.
        unknown = sorted({player for player in players if player is not None and player not in self.known})
        if unknown:
            self.known.update(await self._store.read(lambda connection: names_of(connection, unknown)))

    def forget(self, player: str) -> None:
        """Note that somebody is gone."""
        self.known.pop(player, None)

    def changed(self, player: str, name: str) -> None:
        """Note a new name."""
        self.known[player] = name
