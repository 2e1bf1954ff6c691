"""Server processes for tests: each listens at a port it finds itself, says so, and says when it is ready. Nobody looks whether it is."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading

START = "from windlass.terminal.cli import main; main()"
GENEROUS = {
    "commands": 1_000_000,
    "requests": 1_000_000,
    "guests": 1_000_000,
    "tables": 1_000_000,
    "unfinished": 1_000_000,
    "bot_tables": 1_000_000,
    "sockets": 1000,
    "connections": 10_000,
}
SEED = os.environ.get("WINDLASS_TEST_SEED", "tests")  # another one deals other cards
LONGEST = 300  # seconds a start or an end may take on a busy machine


class Process:
    """One `windlass serve` or `windlass bots` with interpreted rules; started again after its end it listens where it did before."""

    def __init__(self, store: str, command: str = "serve", **settings: object) -> None:
        self.port = 0
        self._command = command
        self._settings = {"store": store, "bot_pause": 0, "bots": 1, "log": "info", **settings}
        if command == "serve":
            self._settings = {
                "host": "127.0.0.1",
                "warm": "false",
                "bot_limit": LONGEST,
                "bot_wait": LONGEST,
                "house_seed": SEED,
                **GENEROUS,
                **self._settings,
            }
        self._lines: list[str] = []
        self._ready = threading.Event()
        self._reader: threading.Thread | None = None
        self.process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        settings = {**self._settings, "port": self.port} if self._command == "serve" else self._settings
        wishes = {f"WINDLASS_{name.upper()}": str(value) for name, value in settings.items()}
        self._ready = threading.Event()
        self.process = self._launch({"PYTHONUNBUFFERED": "1", "WINDLASS_JIT": "0", **wishes})
        self._reader = threading.Thread(target=self._read, args=(self.process, self._ready), daemon=True)
        self._reader.start()

    def _launch(self, wishes: dict[str, str]) -> subprocess.Popen[str]:
        """A new process that leads a group of its own."""
        command = [sys.executable, "-c", START, self._command, *(["--no-open"] if self._command == "serve" else [])]
        return subprocess.Popen(
            command, env={**os.environ, **wishes}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace",
            start_new_session=True,
        )  # fmt: skip

    def _read(self, process: subprocess.Popen[str], ready: threading.Event) -> None:
        assert process.stdout is not None
        for line in process.stdout:
            self._lines.append(line)
            if found := re.search(r'"message":"listening","port":(\d+)', line):
                self.port = int(found[1])
            if '"message":"ready"' in line:
                ready.set()
        ready.set()

    def ready(self) -> None:
        """Wait until it says that it is ready."""
        assert self.process is not None
        said = self._ready.wait(LONGEST)
        assert said and self.process.poll() is None, self.output()

    @property
    def runs(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def kill(self) -> None:
        """kill -9, bots and all."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self._ended()

    def stop(self) -> bool:
        """The polite way; whether it ended as it should."""
        assert self.process is not None
        self.process.terminate()
        code = self._ended()
        return code in (0, -signal.SIGTERM) and self.output().rstrip().endswith('"message":"stopped"}')

    def _ended(self) -> int:
        assert self.process is not None
        assert self._reader is not None
        code = self.process.wait(LONGEST)
        self._reader.join(LONGEST)
        return code

    def output(self) -> str:
        return "".join(self._lines)
