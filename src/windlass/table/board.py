"""The board: the lobby and people's own lists, kept fresh for the connections that show them."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from typing import Final, Protocol

from windlass.table import lists
from windlass.table.hall import Hall, Note
from windlass.table.room import Room
from windlass.table.wire import Lobby

PACE: Final = 0.25  # seconds between two looks at the lobby


class Shown(Protocol):
    """A connection that shows lists."""

    def show_lobby(self) -> None:
        """The lobby changed."""

    def show_me(self) -> None:
        """Something in the person's list changed."""


class Board:
    """Who shows which list, and when it is stale."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._stale = asyncio.Event()
        self._lobby: Lobby | None = None
        self.lobby_shown: set[Shown] = set()
        self.me_shown: defaultdict[str, set[Shown]] = defaultdict(set)
        self._known: dict[str, tuple[str, str]] = {}
        hall.noted.append(self._noted)
        hall.moved.append(self._moved)

    def _noted(self, note: Note) -> None:
        listed = self._lobby is not None and any(line.id == note.table for line in (*self._lobby.waiting, *self._lobby.playing))
        if note.public or listed:
            self._stale.set()
        self._tell({note.turn})

    def _moved(self, room: Room) -> None:
        """Tell the people of a table when its state or the turn changed, not at every action."""
        actor = room.actor
        turn = room.chairs[actor].person if actor >= 0 else ""
        if self._known.get(room.id) != (room.status, turn):
            self._known[room.id] = (room.status, turn)
            if len(self._known) > 10_000:
                del self._known[next(iter(self._known))]
            self._tell({chair.person for chair in room.chairs})

    def _tell(self, people: set[str]) -> None:
        for person in people:
            for shown in tuple(self.me_shown.get(person, ())):
                shown.show_me()

    async def lobby(self) -> Lobby:
        """The lobby as it is now, read once however many look at it."""
        if self._lobby is None:
            self._lobby = await lists.lobby(self._hall.store)
        return self._lobby

    async def run(self) -> None:
        """Have stale lists shown anew until cancelled."""
        while True:
            await self._stale.wait()
            self._stale.clear()
            self._lobby = None
            for shown in tuple(self.lobby_shown):
                shown.show_lobby()
            await asyncio.sleep(PACE)
