"""The engine that runs the browser's boards: one program of JavaScript, started once."""

from __future__ import annotations

import atexit
import functools
from concurrent.futures import ThreadPoolExecutor
from importlib.resources import files
from importlib.util import find_spec
from threading import Lock
from typing import TYPE_CHECKING, Final

import msgspec

from windlass.engine.refusal import Refusal

if TYPE_CHECKING:
    from py_mini_racer import MiniRacer

PROGRAM: Final = files("windlass.picture") / "program" / "boards.js"
_ONE_AT_A_TIME: Final = Lock()


class Size(msgspec.Struct, frozen=True):
    """Of a sheet, in pixels."""

    width: int
    height: int


class Wish(msgspec.Struct, frozen=True):
    """What the program's `draw` is asked for."""

    game: str
    view: msgspec.Struct
    names: tuple[str, ...]
    language: str
    messages: str
    theme: str
    title: str
    size: Size


def has_board(game: str) -> bool:
    """Whether the program can draw this game. Refuses with `picture.no-engine` and `picture.not-built`."""
    with _ONE_AT_A_TIME:
        return bool(_engine().call("windlass.has", game))


def paint(wish: Wish) -> str:
    """The picture as an SVG document."""
    with _ONE_AT_A_TIME:
        return str(_engine().call("windlass.draw", msgspec.to_builtins(wish)))


@functools.cache
def _engine() -> MiniRacer:
    if find_spec("py_mini_racer") is None:
        raise Refusal("picture.no-engine")
    if not PROGRAM.is_file():
        raise Refusal("picture.not-built")
    from py_mini_racer import MiniRacer

    # Started where no event loop runs it has a loop of its own; in a notebook it would take the notebook's, which need not live as long.
    with ThreadPoolExecutor(1) as apart:
        engine = apart.submit(MiniRacer).result()
    atexit.register(engine.close)  # later, when threads stand still already, it would wait for its own for ever
    engine.eval(PROGRAM.read_text("utf-8"))
    return engine
