"""Real server processes, to be killed."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
import tempfile

import httpx

START = "from windlass.terminal.cli import main; main()"


def free_port():
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return probe.getsockname()[1]


class Process:
    """One `windlass serve` on a port of its own, started again on the same port after each kill."""

    def __init__(self, store, command="serve", **flags):
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        limits = {"commands": 1_000_000, "requests": 1_000_000, "guests": 1_000_000, "tables": 1_000_000, "sockets": 1000}
        settings = {"host": "127.0.0.1", "port": self.port, "warm": "false", **limits} if command == "serve" else {}
        settings |= {"store": store, "bot_pause": 0, "bots": 1, "log": "info", **flags}
        self._environment = {
            **os.environ,
            "WINDLASS_JIT": "0",
            **{f"WINDLASS_{name.upper()}": str(value) for name, value in settings.items()},
        }
        self._arguments = [command, *(["--no-open"] if command == "serve" else [])]
        self.log = tempfile.TemporaryFile()  # noqa: SIM115  # open as long as the process may write
        self.process = None

    def start(self):
        self.process = subprocess.Popen(
            [sys.executable, "-c", START, *self._arguments], env=self._environment, stdout=self.log, stderr=self.log, start_new_session=True
        )

    async def ready(self):
        async with httpx.AsyncClient() as http:
            for _ in range(6000):  # a busy machine may take minutes
                assert self.process.poll() is None, self.output()
                try:
                    if (await http.get(f"{self.url}/readyz")).status_code == 200:
                        return
                except httpx.TransportError:
                    pass
                await asyncio.sleep(0.05)
        raise AssertionError(self.output())

    def kill(self):
        """kill -9, bots and all."""
        os.killpg(self.process.pid, 9)
        self.process.wait()

    def stop(self):
        """The polite way; whether it ended as it should."""
        self.process.terminate()
        code = self.process.wait(timeout=20)
        return code in (0, -15) and self.output().rstrip().endswith('"message":"stopped"}')

    def output(self):
        self.log.seek(0)
        return self.log.read().decode(errors="replace")
