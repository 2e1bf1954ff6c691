"""Work apart: heavy work in a process of its own, which comes after those who play, tells how far it is and can be ended at any moment."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

from windlass.engine.refusal import Refusal

Work = Callable[[Connection, Any], None]


class Apart:
    """One kind of work. The process sends what it has to tell, and at last bytes, or the refusal that stopped it."""

    def __init__(self, work: Work, patience: float) -> None:
        """Silent for longer than `patience` seconds, a process is given up."""
        self.work, self.patience = work, patience
        self.errands: set[Errand] = set()

    def errand(self) -> Errand:
        """A piece of work, to be done in a thread."""
        errand = Errand(self)
        self.errands.add(errand)
        return errand

    def end(self) -> None:
        """End what is under way, and what is only about to begin."""
        for errand in list(self.errands):
            errand.end()


class Errand:
    """One piece of work and its process."""

    def __init__(self, apart: Apart) -> None:
        self._apart = apart
        self._guard = threading.Lock()
        self._process: Any = None
        self._ended = False

    def run(self, asked: Any, hear: Callable[[Any], None]) -> bytes:
        """Have it done. Raises TimeoutError, or EOFError where the process ended or was ended."""
        context = multiprocessing.get_context("spawn")
        pipe, theirs = context.Pipe()
        with self._guard:
            if self._ended:
                raise EOFError
            self._process = context.Process(target=self._apart.work, args=(theirs, asked), daemon=True)
            self._process.start()
        theirs.close()
        try:
            while pipe.poll(self._apart.patience):
                told = pipe.recv()
                if isinstance(told, Refusal):
                    raise told
                if isinstance(told, bytes):
                    return told
                hear(told)
            raise TimeoutError
        finally:
            self.end()
            self._process.join()
            pipe.close()

    def end(self) -> None:
        """End it, or see to it that it does not begin."""
        with self._guard:
            self._ended = True
            if self._process is not None:
                self._process.kill()
        self._apart.errands.discard(self)


def settle_in(later: int) -> None:
    """Begin such a process: games are known, the interrupt is the server's to hear, and those who play come first."""
    import windlass.games  # noqa: F401  # makes the games known in a fresh process

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(AttributeError, OSError):  # not every system knows it
        os.nice(later)
