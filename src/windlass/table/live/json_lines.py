"""Structured logs: one JSON object a line, with nothing that proves who somebody is."""

from __future__ import annotations

import logging
import sys
import time
from collections import OrderedDict
from collections.abc import Callable
from contextvars import ContextVar
from typing import Any, Final

import msgspec

_STANDARD: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}
_SECRET: Final = ("token", "cookie", "password", "seed", "authorization", "secret")


MINUTE: Final = 60.0
KINDS: Final = 500  # kinds of faults remembered
REQUEST: ContextVar[str] = ContextVar("request", default="")
"""The id of the request or connection at work."""


class JsonLines(logging.Formatter):
    """Time, level, logger, message and whatever was given beside them; values under secret names are left out."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as one line."""
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z"
        line: dict[str, Any] = {"at": at, "level": record.levelname.lower(), "logger": record.name, "message": record.getMessage()}
        if request := REQUEST.get():
            line["request"] = request
        line |= {name: value for name, value in vars(record).items() if name not in _STANDARD and not any(word in name for word in _SECRET)}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


class Seldom(logging.Filter):
    """Lets a warning or fault through once a minute, with how often it came meanwhile: a fault that repeats must not fill a disk."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._seen: OrderedDict[tuple[str, str, str], tuple[float, int]] = OrderedDict()

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether this line is written."""
        if record.levelno < logging.WARNING:
            return True
        kind = record.exc_info[0].__name__ if record.exc_info and record.exc_info[0] else ""
        key, now = (record.name, str(record.msg), kind), self._clock()
        then, kept_back = self._seen.get(key, (now - MINUTE, 0))
        if now - then < MINUTE:
            self._seen[key] = then, kept_back + 1
            return False
        if kept_back:
            record.repeated = kept_back
        self._seen[key] = now, 0
        if len(self._seen) > KINDS:
            self._seen.popitem(last=False)
        return True


def set_up(level: str) -> None:
    """Log to standard error from this level on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(Seldom())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.access", "uvicorn.error"):
        logging.getLogger(name).handlers.clear()
        logging.getLogger(name).propagate = name != "uvicorn.access"
    for name in ("uvicorn.error", "websockets"):
        logging.getLogger(name).setLevel("WARNING")
