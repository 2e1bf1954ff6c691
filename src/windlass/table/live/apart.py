"""Work apart: heavy work in a process of its own, which comes after those who play, tells how far it is and can be ended at any moment."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

from windlass.engine.refusal import Refusal

Work = Callable[[Connection, Any], None]


class Apart:
    """One kind of work. The process sends what it has to tell, and at last bytes, or the refusal that stopped it."""

    def __init__(self, work: Work, patience: float) -> None:
        """Silent for longer than `patience` seconds, a process is given up."""
        self._work, self._patience = work, patience
        self._processes: set[Any] = set()

    def ask(self, asked: Any, hear: Callable[[Any], None]) -> bytes:
        """Have it done; in a thread. Raises TimeoutError, or EOFError where the process ended or was ended."""
        context = multiprocessing.get_context("spawn")
        pipe, theirs = context.Pipe()
        process = context.Process(target=self._work, args=(theirs, asked), daemon=True)
        process.start()
        theirs.close()
        self._processes.add(process)
        try:
            while pipe.poll(self._patience):
                told = pipe.recv()
                if isinstance(told, Refusal):
                    raise told
                if isinstance(told, bytes):
                    return told
                hear(told)
            raise TimeoutError
        finally:
            self._processes.discard(process)
            process.kill()
            process.join()
            pipe.close()

    def end(self) -> None:
        """End what is under way."""
        for process in list(self._processes):
            process.kill()


def settle_in(later: int) -> None:
    """Begin such a process: games are known, the interrupt is the server's to hear, and those who play come first."""
    import windlass.games  # noqa: F401  # makes the games known in a fresh process

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(AttributeError, OSError):  # not every system knows it
        os.nice(later)
