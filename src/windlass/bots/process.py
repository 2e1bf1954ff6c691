"""Players in processes of their own, in any language: asked by lines of JSON, ended when they are silent, gone or unfair."""

from __future__ import annotations

import contextlib
import queue
import random
import shlex
import shutil
import subprocess
import threading
import weakref
from collections.abc import Sequence
from typing import Any, Final, TypeVar

import msgspec

from windlass.bots import protocol
from windlass.bots.player import Player
from windlass.engine.game import Game
from windlass.engine.refusal import Refusal

PREFIX: Final = "run:"  # before the command line of such a player
START_SECONDS: Final = 30.0  # until the first answer
GRACE: Final = 2.0  # seconds beyond its time after which a bot counts as silent
MOST: Final = 1 << 16  # bytes of an answer
T = TypeVar("T")


def words_of(level: str) -> list[str]:
    """The command line behind `run:`. Refuses with `bot.unknown` one whose program is not there."""
    try:
        words = shlex.split(level.removeprefix(PREFIX))
    except ValueError:
        words = []
    if not words or shutil.which(words[0]) is None:
        raise Refusal("bot.unknown", level=level)
    return words


class Line:
    """One process of a bot, greeted and ready for questions about one game."""

    def __init__(self, game: Game, words: Sequence[str]) -> None:
        self.game = game
        self._questions: queue.Queue[bytes] = queue.Queue()
        self._answers: queue.Queue[bytes] = queue.Queue()
        process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)  # noqa: S603  # the command is the user's own
        self.close = weakref.finalize(self, _end, process, self._questions)
        for work, lines in ((_tell, self._questions), (_listen, self._answers)):
            threading.Thread(target=work, args=(process, lines), daemon=True).start()
        self._number = 0
        self.name = self._ask(protocol.hello_for(game), protocol.Ready, START_SECONDS).name

    def choose(self, redacted: Any, legal: Sequence[int], seconds: float, lots: int) -> int:
        """The code of the action that the bot answers. Refuses with `bot.silent`, `bot.gone`, `bot.garbled` or `bot.illegal`."""
        self._number += 1
        asked = protocol.question(self.game, redacted, legal, seconds, lots, self._number)
        answer = self._ask(asked, protocol.Decision, seconds + GRACE)
        if answer.id != self._number:
            raise Refusal("bot.garbled", text=f"id {answer.id}")
        return protocol.chosen(self.game, legal, answer.action)

    def _ask(self, said: msgspec.Struct, kind: type[T], seconds: float) -> T:
        self._questions.put(msgspec.json.encode(said) + b"\n")
        try:
            heard = self._answers.get(timeout=seconds)
        except queue.Empty:
            raise Refusal("bot.silent", seconds=round(seconds)) from None
        if not heard:
            raise Refusal("bot.gone")
        try:
            return msgspec.json.decode(heard, type=kind)
        except (msgspec.DecodeError, RecursionError, ValueError):
            raise Refusal("bot.garbled", text=heard[:60].decode("utf-8", "replace").strip()) from None


def _listen(process: subprocess.Popen[bytes], answers: queue.Queue[bytes]) -> None:
    """Pass on what a process says, line by line; nothing at all once it has ended or says more than an answer can be."""
    assert process.stdout is not None
    with contextlib.suppress(OSError, ValueError):
        while heard := process.stdout.readline(MOST):
            answers.put(heard)
            if answers.qsize() > 1:  # nobody asked for so much
                break
    answers.put(b"")


def _tell(process: subprocess.Popen[bytes], questions: queue.Queue[bytes]) -> None:
    """Say line after line, the last one empty: in a thread of its own, because a bot that does not listen would hold up everybody."""
    assert process.stdin is not None
    with contextlib.suppress(OSError), process.stdin as stdin:
        while said := questions.get():
            stdin.write(said)
            stdin.flush()


def _end(process: subprocess.Popen[bytes], questions: queue.Queue[bytes]) -> None:
    """Say good-bye, and end a process that does not go."""
    questions.put(msgspec.json.encode(protocol.Bye()) + b"\n")
    questions.put(b"")
    try:
        process.wait(timeout=GRACE / 4)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


class ProcessPlayer(Player):
    """A bot behind a command line, `run:node crow.mjs`. Each thread that plays has a process of its own; one that failed is begun anew."""

    def __init__(self, game: Game, level: str) -> None:
        super().__init__(game, level)
        self._words = words_of(level)
        self._here = threading.local()

    def choose(self, redacted: Any, legal: Sequence[int], seconds: float, chance: random.Random) -> int:
        """What the process answers. Refuses with a code of `bot.` when it answers nothing fit, and ends it."""
        line: Line | None = getattr(self._here, "line", None)
        try:
            if line is None:
                line = self._here.line = Line(self.game, self._words)
            return line.choose(redacted, legal, seconds, protocol.lots_from(chance))
        except (Refusal, OSError) as error:
            if line is not None:
                line.close()
            self._here.line = None
            raise error if isinstance(error, Refusal) else Refusal("bot.gone") from None
