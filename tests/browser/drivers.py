"""Firefox and WebKit as Debian brings them, driven by the protocols they speak themselves: WebDriver BiDi, and classic WebDriver."""

from __future__ import annotations

import base64
import contextlib
import json
import os
import re
import shutil
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from abc import ABC, abstractmethod
from pathlib import Path
from typing import Any, ClassVar, Self

from tests.browser.gravity_kit import EYES
from tests.browser.kit import PATIENCE
from websockets.sync.client import connect

Spot = tuple[float, float]
ESCAPE = "\ue00c"
ENTER = "\ue007"
STILL = f"""async (selector, which) => {{ {EYES}
  const look = () => middle([...document.querySelectorAll(selector)].filter(shown)[which])
  let [before, now] = [[], look()]
  while (`${{before}}` !== `${{now}}`) {{
    await new Promise(requestAnimationFrame)
    ;[before, now] = [now, look()]
  }}
  return now
}}"""
# WebKit's driver hears no complaints, so the page keeps them. What fails before it listens is noticed by what does not appear.
EARS = """() => {
  window.complaints = []
  addEventListener('error', (event) => complaints.push(event.message))
  addEventListener('unhandledrejection', (event) => complaints.push(String(event.reason)))
  for (const kind of ['error', 'warn']) console[kind] = (...words) => complaints.push(words.join(' '))
}"""
# The toolbar of WebKit's small browser would not let its window become as narrow as a phone.
TINY = "* { font-size: 1px; padding: 0; margin: 0; min-width: 0; min-height: 0; border-width: 0 } image { -gtk-icon-transform: scale(0.1) }"


class Driver(ABC):
    """One browser with one page."""

    binary: ClassVar[str]
    packages: ClassVar[str]
    version: str

    def __init__(self) -> None:
        self.complaints: list[str] = []
        self.folder = Path(tempfile.mkdtemp(prefix="engine-"))
        self.processes: list[subprocess.Popen[str]] = []
        try:
            self.open()
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        for process in reversed(self.processes):
            process.terminate()
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(timeout=10)
            process.kill()
        shutil.rmtree(self.folder, ignore_errors=True)

    def start(self, *command: str, **more: str) -> subprocess.Popen[str]:
        """A process that ends with this browser; `more` is added to its environment."""
        with (self.folder / "log").open("a") as log:
            process = subprocess.Popen(command, env={**os.environ, **more}, stdout=subprocess.PIPE, stderr=log, text=True)
        self.processes.append(process)
        return process

    @property
    def log(self) -> str:
        return (self.folder / "log").read_text("utf-8", "replace")

    @abstractmethod
    def open(self) -> None:
        """Start the browser."""

    @abstractmethod
    def go(self, address: str) -> None:
        """Load a page."""

    @abstractmethod
    def run(self, function: str, *values: Any) -> Any:
        """What a function gives in the page."""

    @abstractmethod
    def act(self, source: dict[str, Any]) -> None:
        """Let a pointer or a keyboard do its actions, in the words of WebDriver."""

    @abstractmethod
    def resize(self, width: int, height: int) -> None:
        """Give the page this room."""

    @abstractmethod
    def picture(self) -> bytes:
        """What is seen, as PNG."""

    def hear(self) -> list[str]:
        """What the page complained of since it was heard last."""
        heard, self.complaints = self.complaints, []
        return heard

    def press(self, *path: Spot) -> None:
        """Press the mouse at the first spot, move it along the others and let go at the last one."""
        moves = [{"type": "pointerMove", "x": round(x), "y": round(y), "duration": 30} for x, y in path]
        actions = [moves[0], {"type": "pointerDown", "button": 0}, *moves[1:], {"type": "pointerUp", "button": 0}]
        self.act({"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": actions})

    def type(self, text: str) -> None:
        """Press these keys."""
        self.act({"type": "key", "id": "keys", "actions": [{"type": kind, "value": key} for key in text for kind in ("keyDown", "keyUp")]})

    def see(self, selector: str, there: bool = True) -> None:
        """Wait until something is seen, or no longer there."""
        self.run(f"async (selector, there) => {{ {EYES} await until(() => !!found(selector) === there) }}", selector, there)

    def spot(self, selector: str, which: int = 0) -> Spot:
        """The middle of something that is seen, once it stands still."""
        self.see(selector)
        x, y = self.run(STILL, selector, which)
        return x, y

    def touch(self, selector: str, which: int = 0) -> None:
        self.press(self.spot(selector, which))


class Firefox(Driver):
    """Firefox without a window. It speaks WebDriver BiDi by itself."""

    binary = os.environ.get("WINDLASS_FIREFOX", "/usr/bin/firefox-esr")
    packages = "firefox-esr"

    def open(self) -> None:
        profile = self.folder / "profile"
        profile.mkdir()
        self.start(self.binary, "--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port", "0")
        self.asked = 0
        self.socket = connect(f"{self._address()}/session", max_size=None)
        self.version = f"Firefox {self.ask('session.new', capabilities={})['capabilities']['browserVersion']}"
        self.ask("session.subscribe", events=["log.entryAdded"])
        self.page = self.ask("browsingContext.getTree")["contexts"][0]["context"]

    def _address(self) -> str:
        for _ in range(PATIENCE * 10):
            if found := re.search(r"BiDi listening on (\S+)", self.log):
                return found.group(1)
            time.sleep(0.1)
        raise AssertionError(self.log)

    def ask(self, method: str, **params: Any) -> dict[str, Any]:
        self.asked += 1
        self.socket.send(json.dumps({"id": self.asked, "method": method, "params": params}))
        while True:
            answer = json.loads(self.socket.recv(timeout=3 * PATIENCE))
            if answer.get("method") == "log.entryAdded" and answer["params"]["level"] in ("error", "warn"):
                self.complaints.append(str(answer["params"]["text"]))
            if answer.get("id") == self.asked:
                assert answer["type"] == "success", answer
                return dict(answer["result"])

    def go(self, address: str) -> None:
        self.ask("browsingContext.navigate", context=self.page, url=address, wait="complete")

    def run(self, function: str, *values: Any) -> Any:
        call = f"async () => JSON.stringify((await ({function})(...{json.dumps(values)})) ?? null)"
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
    """WebKitGTK's small browser on a screen that nobody sees: of what Debian has, the nearest to Safari."""

    binary = os.environ.get("WINDLASS_WEBKIT", "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser")
    packages = "webkit2gtk-driver xvfb"

    def open(self) -> None:
        style = self.folder / "gtk-3.0" / "gtk.css"
        style.parent.mkdir()
        style.write_text(TINY)
        screen = self.start("Xvfb", "-displayfd", "1", "-screen", "0", "2600x1600x24", "-nolisten", "tcp").stdout
        assert screen is not None
        with socket.create_server(("127.0.0.1", 0)) as probe:
            port = probe.getsockname()[1]
        self.start("WebKitWebDriver", f"--port={port}", DISPLAY=f":{screen.readline().strip()}", XDG_CONFIG_HOME=str(self.folder))
        self.session = f"http://127.0.0.1:{port}/session"
        wanted = {
            "webkitgtk:browserOptions": {"binary": self.binary, "args": ["--automation"]},
            "timeouts": {"script": 2 * PATIENCE * 1000},
        }
        made = self.ask("POST", "", capabilities={"alwaysMatch": wanted})
        self.session += f"/{made['sessionId']}"
        self.version = f"WebKitGTK {made['capabilities']['browserVersion']}"

    def close(self) -> None:
        with contextlib.suppress(AssertionError):
            self.ask("DELETE", "")
        super().close()

    def ask(self, method: str, path: str, **body: Any) -> Any:
        data = json.dumps(body).encode() if method == "POST" else None
        request = urllib.request.Request(self.session + path, data, {"content-type": "application/json"}, method=method)
        for _ in range(PATIENCE * 10):
            try:
                with urllib.request.urlopen(request, timeout=3 * PATIENCE) as answer:
                    return json.load(answer)["value"]
            except urllib.error.HTTPError as error:
                raise AssertionError(error.read().decode()) from error
            except urllib.error.URLError:
                time.sleep(0.1)  # the driver is about to start
        raise AssertionError(self.log)

    def go(self, address: str) -> None:
        self.complaints += self.hear()
        self.ask("POST", "/url", url=address)
        self.run(EARS)

    def run(self, function: str, *values: Any) -> Any:
        call = f"(async () => ({function})(...{json.dumps(values)}))().then((value) => arguments[0]([value]), (error) => arguments[0](`${{error}}`))"
        given = self.ask("POST", "/execute/async", script=call, args=[])
        assert isinstance(given, list), given
        return given[0]

    def act(self, source: dict[str, Any]) -> None:
        self.ask("POST", "/actions", actions=[source])

    def resize(self, width: int, height: int) -> None:
        for _ in range(PATIENCE):
            inside = self.run("() => [innerWidth, innerHeight]")
            if inside == [width, height]:
                return
            whole = self.ask("GET", "/window/rect")
            size = {"width": whole["width"] + width - inside[0], "height": whole["height"] + height - inside[1]}
            self.ask("POST", "/window/rect", x=0, y=0, **size)
            time.sleep(0.2)  # the window follows in its own time
        raise AssertionError(inside)

    def picture(self) -> bytes:
        return base64.b64decode(self.ask("GET", "/screenshot"))

    def hear(self) -> list[str]:
        return [*super().hear(), *self.run("() => window.complaints?.splice(0) ?? []")]
