"""A nursery: server processes born with everything read already, so that a thousand starts cost what a hundred did.

A born server is a process as any other, in a group of its own; only its modules were imported before it was forked.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from multiprocessing.connection import Connection
from typing import IO

from tests.process import Process

READ_BEFORE = (
    "windlass.games",
    "windlass.table.door.app",
    "windlass.table.store.postgres",
    "windlass.terminal.cli",
    "windlass.terminal.serve",
)


class Born:
    """A born process with the face of one that was started."""

    def __init__(self, wishes: dict[str, str]) -> None:
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload(list(READ_BEFORE))
        hears, tells = context.Pipe(duplex=False)
        self._process = context.Process(target=_live, args=(wishes, tells))
        self._process.start()
        tells.close()
        self.stdout: IO[str] = os.fdopen(os.dup(hears.fileno()), "r", errors="replace")
        hears.close()
        assert self._process.pid is not None
        self.pid: int = self._process.pid

    def poll(self) -> int | None:
        """The code it ended with, or None while it runs."""
        return self._process.exitcode

    def wait(self, seconds: float) -> int:
        """The code it ends with."""
        self._process.join(seconds)
        assert self._process.exitcode is not None
        return self._process.exitcode

    def terminate(self) -> None:
        """End it the polite way."""
        os.kill(self.pid, signal.SIGTERM)


class BornProcess(Process):
    """A `windlass serve` from the nursery."""

    def _launch(self, wishes: dict[str, str]) -> Born:  # type: ignore[override]  # whatever the callers ask of it, it answers
        os.environ["WINDLASS_JIT"] = wishes["WINDLASS_JIT"]  # read when modules are, which is in the nursery
        return Born(wishes)


def _live(wishes: dict[str, str], tells: Connection) -> None:
    os.setsid()
    for stream in (1, 2):
        os.dup2(tells.fileno(), stream)
    tells.close()
    sys.stdout = open(1, "w", buffering=1, closefd=False)  # noqa: SIM115  # as long as the process lives
    sys.stderr = open(2, "w", buffering=1, closefd=False)  # noqa: SIM115
    os.environ.update(wishes)
    sys.argv = ["windlass", "serve", "--no-open"]
    from windlass.terminal.cli import main

    main()
