"""Limits: how much one person or one address may ask for. Token buckets that refill steadily; nothing is stored."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from windlass.engine.refusal import Refusal

MESSAGE_BYTES: Final = 16_384  # one command on a socket, or one request body
IMPORT_BYTES: Final = 450_000  # a command that carries a match file, by plain HTTP only
REMEMBERED: Final = 50_000


class Bucket:
    """So many tokens in so many seconds, for each key. A key that has been quiet is forgotten."""

    def __init__(self, code: str, tokens: int, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._code = code
        self._most = tokens
        self._rate = tokens / seconds
        self._clock = clock
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

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


class Limits:
    """All limits of a server."""

    def __init__(self, *, commands: int, requests: int, guests: int, tables: int, sockets: int) -> None:
        self.commands = Bucket("commands", commands, 10)
        self.requests = Bucket("requests", requests, 10)
        self.guests = Bucket("guests", guests, 3600)
        self.tables = Bucket("tables", tables, 3600)
        self.chat = Bucket("chat", 15, 20)
        self.guesses = Bucket("guesses", 20, 60)
        """By person, by address, and by address and table."""
        self.strangers = Bucket("guesses", 60, 600)
        """Passwords tried at one table, by whomever."""
        self.most_sockets = sockets
        self._sockets: dict[str, int] = {}

    def connect(self, person: str) -> None:
        """One more connection of a person. Refuses with `limit.sockets`."""
        if self._sockets.get(person, 0) >= self.most_sockets:
            raise Refusal("limit.sockets", most=self.most_sockets)
        self._sockets[person] = self._sockets.get(person, 0) + 1

    def disconnect(self, person: str) -> None:
        """One connection fewer."""
        left = self._sockets.get(person, 1) - 1
        if left:
            self._sockets[person] = left
        else:
            self._sockets.pop(person, None)
