"""Firefox and WebKit as Debian brings them, driven by their own protocols: WebDriver BiDi, and classic WebDriver.

Each can go somewhere, ask the page, press and drag at a point, type, change its size, and take a picture.
"""

from __future__ import annotations

import base64
import contextlib
import json
import os
import re
import shutil
import subprocess
import tempfile
import time
import urllib.request
from abc import ABC, abstractmethod
from pathlib import Path
from typing import Any, Self

from tests.browser.kit import PATIENCE, free_port
from websockets.sync.client import connect

Spot = tuple[float, float]
# WebKit's driver hears no errors, so the page keeps them; what fails before this is heard is seen by what does not appear.
EARS = """() => {
  if (window.complaints) return
  window.complaints = []
  addEventListener('error', (event) => complaints.push(event.message))
  addEventListener('unhandledrejection', (event) => complaints.push(String(event.reason)))
  for (const kind of ['error', 'warn']) {
    const usual = console[kind]
    console[kind] = (...words) => (complaints.push(words.join(' ')), usual.apply(console, words))
  }
}"""
# The browser's own toolbar would not let its window become as narrow as a phone.
TINY = "* { font-size: 1px; padding: 0; margin: 0; min-width: 0; min-height: 0; border-width: 0 } image { -gtk-icon-transform: scale(0.1) }"


class Driver(ABC):
    """One browser with one page."""

    version: str

    def __init__(self) -> None:
        self.complaints: list[str] = []
        self.folder = Path(tempfile.mkdtemp(prefix="engine-"))
        self.processes: list[subprocess.Popen[str]] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for process in reversed(self.processes):
            process.terminate()
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(timeout=10)
            process.kill()
        shutil.rmtree(self.folder, ignore_errors=True)

    def start(self, *command: str, **more: str) -> subprocess.Popen[str]:
        """A process that ends with this browser; `more` is added to its environment."""
        log = (self.folder / "log").open("a")
        process = subprocess.Popen(command, env={**os.environ, **more}, stdout=subprocess.PIPE, stderr=log, text=True)
        self.processes.append(process)
        return process

    @abstractmethod
    def go(self, address: str) -> None:
        """Load a page."""

    @abstractmethod
    def run(self, function: str, *values: Any) -> Any:
        """What a function gives, in the page."""

    @abstractmethod
    def act(self, source: dict[str, Any]) -> None:
        """Let a pointer or a keyboard do what WebDriver calls its actions."""

    @abstractmethod
    def resize(self, width: int, height: int) -> None:
        """Give the page this room."""

    @abstractmethod
    def picture(self) -> bytes:
        """What is seen, as PNG."""

    def press(self, *path: Spot) -> None:
        """Press the mouse at the first spot, move along the others and let go at the last one."""
        moves = [{"type": "pointerMove", "x": round(x), "y": round(y), "duration": 30} for x, y in path]
        actions = [moves[0], {"type": "pointerDown", "button": 0}, *moves[1:], {"type": "pointerUp", "button": 0}]
        self.act({"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": actions})

    def type(self, text: str) -> None:
        """Type these keys; the codes of WebDriver stand for those without a letter."""
        self.act({"type": "key", "id": "keys", "actions": [{"type": kind, "value": key} for key in text for kind in ("keyDown", "keyUp")]})

    def hear(self) -> None:
        """Bring the complaints of the page here."""


class Firefox(Driver):
    """Firefox without a window. It speaks WebDriver BiDi by itself."""

    needs = ("firefox-esr",)
    binary = os.environ.get("WINDLASS_FIREFOX", "/usr/bin/firefox-esr")

    def __init__(self) -> None:
        super().__init__()
        (self.folder / "profile").mkdir()
        self.start(self.binary, "--headless", "--no-remote", "--profile", str(self.folder / "profile"), "--remote-debugging-port", "0")
        self.socket = connect(f"{self._address()}/session", max_size=None)
        self.count = 0
        self.version = f"Firefox {self.ask('session.new', capabilities={})['capabilities']['browserVersion']}"
        self.ask("session.subscribe", events=["log.entryAdded"])
        self.page = self.ask("browsingContext.getTree")["contexts"][0]["context"]

    def _address(self) -> str:
        for _ in range(PATIENCE * 10):
            if found := re.search(r"BiDi listening on (\S+)", (self.folder / "log").read_text()):
                return found.group(1)
            time.sleep(0.1)
        raise AssertionError((self.folder / "log").read_text())

    def ask(self, method: str, **params: Any) -> dict[str, Any]:
        self.count += 1
        self.socket.send(json.dumps({"id": self.count, "method": method, "params": params}))
        while True:
            answer = json.loads(self.socket.recv(timeout=2 * PATIENCE))
            if answer.get("method") == "log.entryAdded" and answer["params"]["level"] in ("error", "warn"):
                self.complaints.append(answer["params"]["text"])
            if answer.get("id") == self.count:
                assert answer["type"] == "success", answer
                return dict(answer["result"])

    def go(self, address: str) -> None:
        self.ask("browsingContext.navigate", context=self.page, url=address, wait="complete")

    def run(self, function: str, *values: Any) -> Any:
        call = f"async () => JSON.stringify(await ({function})(...{json.dumps(values)}) ?? null)"
        given = self.ask("script.callFunction", functionDeclaration=call, awaitPromise=True, target={"context": self.page})
        assert given["type"] == "success", given["exceptionDetails"]["text"]
        return json.loads(given["result"]["value"])

    def act(self, source: dict[str, Any]) -> None:
        self.ask("input.performActions", context=self.page, actions=[source])

    def resize(self, width: int, height: int) -> None:
        self.ask("browsingContext.setViewport", context=self.page, viewport={"width": width, "height": height})

    def picture(self) -> bytes:
        return base64.b64decode(self.ask("browsingContext.captureScreenshot", context=self.page)["data"])


class WebKit(Driver):
    """WebKitGTK's small browser, the nearest that Debian has to Safari, on a screen that nobody sees."""

    needs = ("webkit2gtk-driver", "xvfb")
    binary = os.environ.get("WINDLASS_WEBKIT", "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser")

    def __init__(self) -> None:
        super().__init__()
        style = self.folder / "gtk-3.0" / "gtk.css"
        style.parent.mkdir()
        style.write_text(TINY)
        screen = self.start("Xvfb", "-displayfd", "1", "-screen", "0", "2600x1600x24", "-nolisten", "tcp").stdout
        assert screen is not None
        self.house = f"http://127.0.0.1:{(port := free_port())}"
        self.start("WebKitWebDriver", f"--port={port}", DISPLAY=f":{screen.readline().strip()}", XDG_CONFIG_HOME=str(self.folder))
        self.session = ""
        options = {"binary": self.binary, "args": ["--automation"]}
        made = self.ask("POST", "/session", capabilities={"alwaysMatch": {"webkitgtk:browserOptions": options}})
        self.session = f"/session/{made['sessionId']}"
        self.version = f"WebKitGTK {made['capabilities']['browserVersion']}"

    def __exit__(self, *_: object) -> None:
        self.ask("DELETE", "")
        super().__exit__()

    def ask(self, method: str, path: str, **body: Any) -> Any:
        data = json.dumps(body).encode() if method == "POST" else None
        request = urllib.request.Request(self.house + self.session + path, data, {"content-type": "application/json"}, method=method)
        for _ in range(PATIENCE * 10):
            try:
                with urllib.request.urlopen(request, timeout=2 * PATIENCE) as answer:
                    return json.load(answer)["value"]
            except urllib.error.HTTPError as error:
                raise AssertionError(error.read().decode()) from error
            except urllib.error.URLError:
                time.sleep(0.1)  # the driver is about to start
        raise AssertionError((self.folder / "log").read_text())

    def go(self, address: str) -> None:
        self.hear()
        self.ask("POST", "/url", url=address)
        self.run(EARS)

    def run(self, function: str, *values: Any) -> Any:
        call = f"const [done] = arguments; (async () => ({function})(...{json.dumps(values)}))().then((value) => done([value]), (error) => done(String(error)))"
        given = self.ask("POST", "/execute/async", script=call, args=[])
        assert isinstance(given, list), given
        return given[0]

    def act(self, source: dict[str, Any]) -> None:
        self.ask("POST", "/actions", actions=[source])

    def resize(self, width: int, height: int) -> None:
        for _ in range(3):  # the window follows in its own time, and its frame is not known before
            within = self.run("() => [innerWidth, innerHeight]")
            if within == [width, height]:
                return
            whole = self.ask("GET", "/window/rect")
            wanted = {"width": whole["width"] + width - within[0], "height": whole["height"] + height - within[1]}
            self.ask("POST", "/window/rect", x=0, y=0, **wanted)
            time.sleep(0.3)

    def picture(self) -> bytes:
        return base64.b64decode(self.ask("GET", "/screenshot"))

    def hear(self) -> None:
        self.complaints += self.run("() => window.complaints?.splice(0) ?? []")
