"""The feeds: the lobby and people's own lists, kept fresh for the connections that show them."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from typing import Final, Protocol

from windlass.table.live import lobby
from windlass.table.live.tables import Tables
from windlass.table.log.table import Table
from windlass.table.store.port import Change
from windlass.table.wire import Lobby

PACE: Final = 0.25  # seconds between two looks at the lobby


class Shown(Protocol):
    """A connection that shows lists."""

    def show_lobby(self) -> None:
        """The lobby changed."""

    def show_me(self) -> None:
        """Something in the person's list changed."""


class Feeds:
    """Who shows which list, and when it is stale."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._stale = asyncio.Event()
        self._lobby: Lobby | None = None
        self.lobby_shown: set[Shown] = set()
        self.me_shown: defaultdict[str, set[Shown]] = defaultdict(set)
        self._known: dict[str, tuple[str, str]] = {}
        tables.noted.append(self._noted)
        tables.moved.append(self._moved)

    def _noted(self, note: Change) -> None:
        listed = self._lobby is not None and any(line.id == note.table for line in (*self._lobby.waiting, *self._lobby.playing))
        if note.public or listed:
            self._stale.set()
        self.tell({note.turn})

    def _moved(self, table: Table) -> None:
        """Tell the people of a table when its state or the turn changed, not at every action."""
        actor = table.actor
        turn = table.chairs[actor].person if actor >= 0 else ""
        if self._known.get(table.id) != (table.status, turn):
            self._known[table.id] = (table.status, turn)
            if len(self._known) > 10_000:
                del self._known[next(iter(self._known))]
            self.tell({chair.person for chair in table.chairs})

    def tell(self, people: set[str]) -> None:
        """Have the own lists of these people shown anew."""
        for person in people:
            for shown in tuple(self.me_shown.get(person, ())):
                shown.show_me()

    async def lobby(self) -> Lobby:
        """The lobby as it is now, read once however many look at it."""
        if self._lobby is None:
            self._lobby = await lobby.lobby(self._tables.store, self._here)
        return self._lobby

    def _here(self, table: str) -> int:
        return self._tables.presence.people(table, self._tables.now()).total()

    async def run(self) -> None:
        """Have stale lists shown anew until cancelled."""
        while True:
            await self._stale.wait()
            self._stale.clear()
            self._lobby = None
            for shown in tuple(self.lobby_shown):
                shown.show_lobby()
            await asyncio.sleep(PACE)
