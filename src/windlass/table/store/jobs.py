"""Jobs: what the parts of an SQL store are given to read and to write with, whatever database is behind it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar

from windlass.table.store.session import Session

T = TypeVar("T")


class Run(Protocol):
    """Runs a job in the store's own thread and gives what it answers. One that writes is one transaction, durable when it is answered."""

    async def __call__(self, job: Callable[[Session], T]) -> T:
        """What the job answers."""
