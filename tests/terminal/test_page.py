"""Real terminals: everything needed for a decision stands on one page of 80 by 24, keys that leave keep the match, plain letters suffice."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
from pathlib import Path

import pyte
import pytest

from windlass.games import GAMES
from windlass.i18n.catalog import LANGUAGES, catalog

START = "import sys; from windlass.terminal.cli import main; main(sys.argv[1:], prog_name='windlass')"
PATIENCE = 60  # seconds for a page to come, however busy the machine


class Keyboard:
    """A terminal of a size with a person at it."""

    def __init__(self, *words: str, columns: int = 80, rows: int = 24, kept: Path, **env: str) -> None:
        self.screen = pyte.Screen(columns, rows)
        self._stream = pyte.ByteStream(self.screen)
        self.process, self._own = -1, -1
        surroundings = {**os.environ, "TERM": "xterm-256color", "LANG": "en_US.UTF-8", "PYTHONUTF8": "1", "WINDLASS_KEPT": str(kept), **env}
        for name in ("COLUMNS", "LINES", "LC_ALL"):
            surroundings.pop(name, None)
        self.process, self._own = pty.fork()
        if self.process == 0:
            os.execve(sys.executable, [sys.executable, "-c", START, *words], {**surroundings, **env})
        fcntl.ioctl(self._own, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.raw = b""

    def wait_for(self, text: str) -> Keyboard:
        """Read until the page shows a text."""
        while text not in self.page():
            assert self._read(), f"no “{text}” on the page:\n{self.page()}"
        return self

    def finish(self) -> str:
        """Read to the end; gives the page."""
        while self._read():
            pass
        os.waitpid(self.process, 0)
        os.close(self._own)
        return self.page()

    def type(self, keys: str) -> Keyboard:
        os.write(self._own, keys.encode())
        return self

    def page(self) -> str:
        return "\n".join(self.screen.display)

    def _read(self) -> bool:
        ready, _, _ = select.select([self._own], [], [], PATIENCE)
        try:
            data = os.read(self._own, 65536) if ready else b""
        except OSError:
            data = b""
        self.raw += data
        self._stream.feed(data)
        return bool(data)

    def turn_over(self, leaf: str) -> str:
        """The next leaf, read whole."""
        self.type("\n")
        while self.page().split() == leaf.split() or "(Enter)" not in self.page():
            assert self._read(), self.page()
        return self.page()

    def leave(self) -> str:
        return self.type("quit\n").finish()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_board_hand_and_question_stand_together_on_a_page_of_80_by_24(game: str, language: str, tmp_path: Path):
    say = catalog(language)
    one = Keyboard("play", game, "--seed", "a", "--seat", "1", "--lang", language, kept=tmp_path)
    name = say("seat-number", number=1)
    one.wait_for(f"{name} > ").type("1\n").wait_for(f"{name} > ")
    for _ in range(3):
        one.type("hint\n").wait_for(say("terminal-hint", notation="", hint="").split(":")[0]).wait_for(f"{name} > ")
        page = one.page()
        assert say(f"{game}-name") in page, page  # the board's heading has not scrolled away
        assert " 1 " in page
        one.type("1\n").wait_for(f"{name} > ")
    one.leave()


def test_on_a_large_terminal_the_whole_board_is_drawn(tmp_path: Path):
    one = Keyboard("play", "cartagena", "--seed", "a", "--seat", "1", columns=120, rows=40, kept=tmp_path).wait_for("Player 1 > ")
    assert "╭" in one.page()
    assert "Start" in one.page()
    one.leave()


def test_what_is_long_is_read_leaf_by_leaf(tmp_path: Path):
    one = Keyboard("play", "tortuga2199", "--seed", "a", "--seat", "1", kept=tmp_path).wait_for("Player 1 > ")
    one.type("card\n").wait_for("(Enter)")
    leaves = [one.page()]
    while "Kraken" not in leaves[-1]:
        leaves.append(one.turn_over(leaves[-1]))
    one.type("\n").wait_for("Player 1 > ")
    assert len(leaves) > 1
    assert all("(Enter)" in leaf for leaf in leaves)
    one.type("list\n").wait_for("(Enter)").type("\n").wait_for("Player 1 > ")
    one.leave()


@pytest.mark.parametrize("keys", ["\x03", "\x04"])
def test_at_the_curtain_the_keys_that_leave_show_nobodys_hand_and_keep_the_match(keys: str, tmp_path: Path):
    one = Keyboard("play", "cartagena", "--seed", "a", "--seat", "1", "--bots", "0", "--names", "Anna,Boris", kept=tmp_path)
    one.wait_for("press Enter")
    page = one.type(keys).finish()
    assert "windlass play --resume" in page
    assert "Anna >" not in one.raw.decode()
    again = Keyboard("play", "--resume", kept=tmp_path).wait_for("press Enter")
    assert "Anna is next" in again.page()
    again.type("\n").wait_for("Anna > ").type(keys)
    assert "windlass play --resume" in again.finish()


def test_a_terminal_of_plain_letters_gets_stand_ins(tmp_path: Path):
    plain = {**os.environ, "PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii", "LC_ALL": "C", "WINDLASS_KEPT": str(tmp_path)}
    for language in LANGUAGES:
        for game in GAMES:
            words = ["play", game, "--seed", "a", "--seat", "1", "--lang", language]
            ran = subprocess.run(
                [sys.executable, "-c", START, *words], check=False, input=b"1\nhint\nlog\nquit\n", env=plain, capture_output=True
            )
            assert ran.returncode == 0, ran.stderr.decode()
            assert ran.stdout.isascii()
            assert b"+---" in ran.stdout


def test_a_bot_that_thinks_can_be_left_alone(tmp_path: Path):
    one = Keyboard("play", "cartagena", "--seed", "a", "--seat", "1", kept=tmp_path).wait_for("Player 1 > ")
    os.kill(one.process, signal.SIGINT)
    assert "windlass play --resume" in one.finish()
