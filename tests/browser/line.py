"""A line to a server that can fall silent, as a phone's does in a tunnel: nothing is closed, nothing comes through."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Iterator
from urllib.parse import urlsplit


class Line:
    """Everything that comes to its address goes on to the server, as long as it speaks."""

    def __init__(self, server: str) -> None:
        self._server = (urlsplit(server).hostname, urlsplit(server).port)
        self._speaks = threading.Event()
        self._speaks.set()
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._ends: list[socket.socket] = [self._listener]
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def fall_silent(self) -> None:
        """From now on nothing comes through in either direction."""
        self._speaks.clear()

    def break_off(self) -> None:
        """Every connection ends without a word, and nothing comes through a new one."""
        self.fall_silent()
        for end in self._ends[1:]:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
        del self._ends[1:]

    def speak(self) -> None:
        """What was held back comes through, and everything after it."""
        self._speaks.set()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._listener.accept()
                far = socket.create_connection(self._server)
                self._ends += [near, far]
                for source, target in ((near, far), (far, near)):
                    threading.Thread(target=self._carry, args=(source, target), daemon=True).start()

    def _carry(self, source: socket.socket, target: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65_536):
                self._speaks.wait()
                target.sendall(data)
            target.shutdown(socket.SHUT_WR)

    def close(self) -> None:
        """Let go of all connections."""
        self._speaks.set()
        for end in self._ends:
            end.close()


@contextlib.contextmanager
def line_to(server: str) -> Iterator[Line]:
    """A line to this server, for as long as it is needed."""
    line = Line(server)
    try:
        yield line
    finally:
        line.close()
