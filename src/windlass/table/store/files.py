"""The SQLite file: who may use it, and in plain words why it cannot be used."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path
from typing import Final

from windlass.engine.refusal import Refusal

PRIVATE: Final = 0o600  # seeds and the key that signs cookies are inside
HEAD: Final = b"SQLite format 3\x00"
QUICK: Final = 64 << 20  # bytes up to which the whole file is looked through at every start


class Lock:
    """The right to serve from a file, which ends with the process however it ends. Refuses with `store.in-use`."""

    def __init__(self, path: Path) -> None:
        self._file = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT, PRIVATE)
        try:
            import fcntl
        except ImportError:  # not on this system: nobody is kept out
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(self._file)
            raise Refusal("store.in-use", file=str(path)) from None

    def free(self) -> None:
        """Give the right back."""
        os.close(self._file)


def prepare(path: Path) -> None:
    """Make the file if there is none. Refuses with `store.` what is no database of ours, is damaged, or cannot be written."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(mode=PRIVATE)
        head, size = path.open("rb").read(len(HEAD) + 16), path.stat().st_size
    except OSError as error:
        raise Refusal("store.no-access", file=str(path), reason=error.strerror or str(error)) from None
    if not os.access(path, os.W_OK) or not os.access(path.parent, os.W_OK):
        raise Refusal("store.read-only", file=str(path))
    if head and not head.startswith(HEAD):
        raise Refusal("store.foreign", file=str(path))
    if head:
        _look_through(path, size)


def _look_through(path: Path, size: int) -> None:
    try:
        connection = sqlite3.connect(path, timeout=30)
        try:
            tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            if tables and "migration" not in tables:
                raise Refusal("store.foreign", file=str(path))
            told = connection.execute("PRAGMA quick_check(1)").fetchone()[0] if size <= QUICK else "ok"
        finally:
            connection.close()
    except sqlite3.OperationalError as error:
        raise said_of(error, path) from None
    except sqlite3.DatabaseError:
        told = "damaged"
    if told != "ok":
        raise Refusal("store.damaged", file=str(path))


def said_of(error: sqlite3.Error, path: Path) -> Refusal:
    """What an error of SQLite means for whoever starts a server."""
    text = str(error)
    if "readonly" in text or "read-only" in text:
        return Refusal("store.read-only", file=str(path))
    if "malformed" in text or "not a database" in text:
        return Refusal("store.damaged", file=str(path))
    return Refusal("store.no-access", file=str(path), reason=text)
