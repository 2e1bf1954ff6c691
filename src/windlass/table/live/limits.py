"""Limits: how much one person or one address may ask for. Token buckets that refill steadily; nothing is stored."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from windlass.engine.refusal import Refusal
from windlass.table.live.unfinished import Unfinished

MESSAGE_BYTES: Final = 16_384  # one command on a socket, or one request body
IMPORT_BYTES: Final = 450_000  # a command that carries a match file, by plain HTTP only
REMEMBERED: Final = 50_000
HOUSEHOLD: Final = 6  # how many busy people one address stands for
STRIKES: Final = 30  # refused commands a minute that are still taken for haste
CALM: Final = 5  # seconds after which whoever was cut off may ask again


class Bucket:
    """So many tokens in so many seconds, for each key. A key that has been quiet is forgotten."""

    def __init__(self, code: str, tokens: int, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._code = code
        self._most = tokens
        self._rate = tokens / seconds
        self._clock = clock
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def is_empty(self, key: str) -> bool:
        """Whether nothing could be taken now."""
        level, then = self._levels.get(key, (float(self._most), 0.0))
        return level + (self._clock() - then) * self._rate < 1

    def take(self, key: str, count: int = 1) -> None:
        """Take tokens. Refuses with `limit.<what>` when there are not enough."""
        now = self._clock()
        level, then = self._levels.pop(key, (float(self._most), now))
        level = min(self._most, level + (now - then) * self._rate)
        enough = level >= count
        self._levels[key] = (level - count if enough else level, now)
        if len(self._levels) > REMEMBERED:
            self._levels.popitem(last=False)
        if not enough:
            raise Refusal(f"limit.{self._code}", seconds=max(1, int((count - level) / self._rate + 0.999)))


class Shared:
    """One limit for a person and a wider one for everyone at their address, so that a new name is no new beginning."""

    def __init__(self, code: str, tokens: int, seconds: float) -> None:
        self.person = Bucket(code, tokens, seconds)
        self.address = Bucket(code, tokens * HOUSEHOLD, seconds)

    def take(self, person: str, address: str) -> None:
        """Take one token of each. Refuses with `limit.<what>`."""
        self.person.take(person)
        self.address.take(address)

    def is_empty(self, person: str, address: str) -> bool:
        """Whether the person or the address has nothing left."""
        return self.person.is_empty(person) or self.address.is_empty(address)


class Count:
    """How many of something one key has at once."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._counts: dict[str, int] = {}

    def come(self, key: str) -> bool:
        """One more, if there may be one."""
        if self._counts.get(key, 0) >= self.most:
            return False
        self._counts[key] = self._counts.get(key, 0) + 1
        return True

    def go(self, key: str) -> None:
        """One fewer."""
        left = self._counts.get(key, 1) - 1
        if left:
            self._counts[key] = left
        else:
            self._counts.pop(key, None)


class Limits:
    """All limits of a server."""

    def __init__(
        self, *, commands: int, requests: int, guests: int, tables: int, unfinished: int, bot_tables: int, sockets: int, connections: int
    ) -> None:
        self.commands = Shared("commands", commands, 10)
        self.strikes = Shared("commands", max(STRIKES, commands // 2), 60)
        """Commands refused because there were too many: whoever goes on is cut off, and let in again when they have calmed down."""
        self.requests = Bucket("requests", requests, 10)
        self.guests = Bucket("guests", guests, 3600)
        self.tables = Shared("tables", tables, 3600)
        self.unfinished = Unfinished(unfinished, bot_tables, HOUSEHOLD)
        self.heavy = Shared("heavy", 10, 60)
        """What makes the server replay a whole match: imports, tables that go on from a moment."""
        self.chat = Shared("chat", 15, 20)
        self.chatter = Bucket("chat", 40, 20)
        """What is said at one table, by whomever."""
        self.guesses = Bucket("guesses", 20, 60)
        """By person, by address, and by address and table."""
        self.strangers = Bucket("guesses", 60, 600)
        """Passwords tried at one table, by whomever."""
        self.reports = Shared("reports", 10, 3600)
        self.letters = Shared("letters", 6, 3600)
        """E-mail and messages sent because somebody asked just now."""
        self.sockets = Count(sockets)
        self.households = Count(connections)
        """Sockets of one address, as a proxy names it."""
        self.peers = Count(connections)
        """Connections of one machine that is no proxy of ours, whether they ever ask for anything or not."""

    def connect(self, person: str, address: str) -> None:
        """One more socket of a person. Refuses with `limit.sockets`, or `limit.commands` whoever was cut off a moment ago."""
        if self.strikes.is_empty(person, address):
            raise Refusal("limit.commands", seconds=CALM)
        if not self.sockets.come(person):
            raise Refusal("limit.sockets", most=self.sockets.most)
        if not self.households.come(address):
            self.sockets.go(person)
            raise Refusal("limit.sockets", most=self.households.most)

    def disconnect(self, person: str, address: str) -> None:
        """One socket fewer."""
        self.sockets.go(person)
        self.households.go(address)
