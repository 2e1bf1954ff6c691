"""Unfinished tables, counted by whoever opened them and from where: so many a person may have, and so many at which bots play."""

from __future__ import annotations

from collections import Counter
from typing import Literal, NamedTuple

from windlass.engine.refusal import Refusal
from windlass.table.log.table import Table

Kind = Literal["unfinished", "bot-tables"]


class Opened(NamedTuple):
    """Who opened a table, from where, and whether bots play at it now."""

    person: str
    address: str
    bots: bool = False


class Unfinished:
    """The counts of this process. What was opened before its start counts for its person only: addresses are not kept."""

    def __init__(self, tables: int, bot_tables: int, household: int) -> None:
        self._most: dict[Kind, int] = {"unfinished": tables, "bot-tables": bot_tables}
        self._household = household
        self._counts: Counter[tuple[Kind, str]] = Counter()
        self._opened: dict[str, Opened] = {}

    def require(self, person: str, address: str, *, bots: bool) -> None:
        """Refuses one more with `limit.unfinished`, or `limit.bot-tables` where bots are to play."""
        self._require("unfinished", person, address)
        if bots:
            self._require("bot-tables", person, address)

    def require_bots(self, table: str) -> None:
        """Refuses with `limit.bot-tables` that bots begin to play at a table of somebody who has enough of those."""
        if table in self._opened:
            self._require("bot-tables", self._opened[table].person, self._opened[table].address)

    def _require(self, kind: Kind, person: str, address: str) -> None:
        most = self._most[kind]
        if self._counts[kind, person] >= most or self._counts[kind, address] >= most * self._household:
            raise Refusal(f"limit.{kind}", most=most)

    def opened(self, table: Table, person: str, address: str = "") -> None:
        """Somebody opened a table."""
        if table.id not in self._opened:
            self._opened[table.id] = Opened(person, address)
            self._add("unfinished", self._opened[table.id], 1)
        self.changed(table)

    def changed(self, table: Table) -> None:
        """A table changed: it may be over, or bots may play at it now."""
        opened = self._opened.get(table.id)
        if opened is None:
            return
        bots = table.live and any(chair.kind == "bot" for chair in table.chairs)
        if bots != opened.bots:
            self._add("bot-tables", opened, 1 if bots else -1)
        self._opened[table.id] = opened._replace(bots=bots)
        if table.status in ("over", "abandoned"):
            self._add("unfinished", opened, -1)
            del self._opened[table.id]

    def _add(self, kind: Kind, opened: Opened, by: int) -> None:
        for key in filter(None, (opened.person, opened.address)):
            self._counts[kind, key] += by
            if not self._counts[kind, key]:
                del self._counts[kind, key]
