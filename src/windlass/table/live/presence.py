"""Presence: who is connected to which table, here and in other processes. Nothing of it is kept."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Final

from windlass.table.log.info import Here
from windlass.table.log.table import Table
from windlass.table.store.port import Attendance

FORGOTTEN: Final = 60_000  # milliseconds after which another process's word no longer counts
COMING_BACK: Final = 30_000  # milliseconds for which somebody whose connection broke is likely to be back at once


class Presence:
    """Connected people by table. Other processes tell theirs in notes."""

    def __init__(self, process: str) -> None:
        self.process = process
        self._local: defaultdict[str, Counter[str]] = defaultdict(Counter)
        self._remote: defaultdict[str, dict[tuple[str, str], int]] = defaultdict(dict)
        self._gone: dict[tuple[str, str], int] = {}
        self._lost: dict[tuple[str, str], int] = {}
        self._known: dict[str, tuple[frozenset[str], Here]] = {}
        """Who is at a table, worked out once for all who watch it, until somebody comes or goes."""

    def come(self, table: str, person: str) -> bool:
        """One more connection; whether the person was not here before."""
        self._local[table][person] += 1
        self._known.pop(table, None)
        self._gone.pop((table, person), None)
        self._lost.pop((table, person), None)
        return self._local[table][person] == 1

    def go(self, table: str, person: str, now: int, *, lost: bool = False) -> bool:
        """One connection fewer, broken or closed by its person; whether it was the last here."""
        here = self._local[table]
        here[person] -= 1
        self._known.pop(table, None)
        if here[person] > 0:
            return False
        del here[person]
        if not here:
            del self._local[table]
        self._gone[(table, person)] = now
        if lost:
            self._lost[(table, person)] = now
        return True

    def note(self, table: str, person: str) -> Attendance:
        """What to tell other processes of one person."""
        count = self._local[table][person] if table in self._local else 0
        return Attendance(self.process, table, person, count, (table, person) in self._lost)

    def notes(self) -> list[Attendance]:
        """Everything to be told anew, so that processes that came late learn it."""
        return [self.note(table, person) for table, people in self._local.items() for person in people]

    def hear(self, note: Attendance, now: int) -> bool:
        """Take in what another process tells of a person; whether it is news."""
        who = (note.process, note.person)
        self._known.pop(note.table, None)
        known = self._remote[note.table].pop(who, 0) > now
        if note.count:
            self._remote[note.table][who] = now + FORGOTTEN
            self._lost.pop((note.table, note.person), None)
        else:
            self._gone[(note.table, note.person)] = now
            if note.lost:
                self._lost[(note.table, note.person)] = now
        return known != bool(note.count)

    def people(self, table: str, now: int) -> Counter[str]:
        """Everyone connected to a table, with how many connections."""
        people = Counter(self._local.get(table, Counter()))
        for (_, person), until in self._remote.get(table, {}).items():
            if until > now:
                people[person] += 1
        return people

    def here(self, table: Table, now: int) -> Here:
        """Who is at a table: the seated people, which of them broke off a moment ago, and how many others watch."""
        seated = frozenset([chair.person for chair in table.chairs if chair.person])
        known = self._known.get(table.id)
        if known is not None and known[0] == seated:
            return known[1]
        people = self.people(table.id, now)
        lost = frozenset([person for person in seated if (table.id, person) in self._lost and not people[person]])
        here = Here(seated.intersection(people), len(people.keys() - seated), lost)
        self._known[table.id] = seated, here
        return here

    def missing_since(self, table: str, person: str, now: int, since: int) -> int:
        """When this person was last connected to the table; `since` if that was before this process looked. `now` if they are here."""
        if self.people(table, now)[person]:
            return now
        return self._gone.setdefault((table, person), since)

    def give_up(self, now: int) -> set[str]:
        """Nobody is waited for whose connection broke long ago: they are elsewhere. Gives the tables where that is news."""
        late = [who for who, at in self._lost.items() if now - at >= COMING_BACK]
        for who in late:
            del self._lost[who]
            self._known.pop(who[0], None)
        return {table for table, _ in late}

    def forget(self, now: int) -> None:
        """Drop what is no longer true, so that memory does not grow with the tables that ever were."""
        for table in list(self._remote):
            self._remote[table] = {key: until for key, until in self._remote[table].items() if until > now}
            self._known.pop(table, None)
            if not self._remote[table]:
                del self._remote[table]
        self._known = {table: known for table, known in self._known.items() if table in self._local or table in self._remote}
        self._gone = {key: at for key, at in self._gone.items() if now - at < 86_400_000}
