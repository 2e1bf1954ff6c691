"""Structured logs: one JSON object a line, with nothing that proves who somebody is."""

from __future__ import annotations

import logging
import sys
import time
from contextvars import ContextVar
from typing import Any, Final

import msgspec

_STANDARD: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}
_SECRET: Final = ("token", "cookie", "password", "seed", "authorization", "secret")


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


def set_up(level: str) -> None:
    """Log to standard error from this level on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.access", "uvicorn.error"):
        logging.getLogger(name).handlers.clear()
        logging.getLogger(name).propagate = name != "uvicorn.access"
    for name in ("uvicorn.error", "websockets"):
        logging.getLogger(name).setLevel("WARNING")
