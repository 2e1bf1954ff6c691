"""A copy of the project in which a recipe of CONTRIBUTING is followed by hand, and what CONTRIBUTING promises about it."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections import Counter
from fnmatch import fnmatch
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
PARTS: Final = ("src", "tests", "docs", "web/src", "pyproject.toml", "README.md", "CONTRIBUTING.md", "ARCHITECTURE.md")
LEFT_OUT: Final = shutil.ignore_patterns("__pycache__", "static", "pictures", ".hypothesis")
KINDS: Final = ("sources", "data", "messages", "tests", "documents", "made")
MADE: Final = re.compile(r"tests/golden/.*\.(match|txt)|.*/data/editions/.*\.json|web/src/.*(fixtures/.*\.json|wire\.ts)")
SOME: Final = "seats-?.*"
PASSING: Final = {"__pycache__", ".hypothesis"}  # what commands leave behind
RUN: Final = {
    "pytest": ("-m", "pytest", "-q", "-x", "-p", "no:cacheprovider"),
    "windlass": ("-c", "from windlass.terminal.cli import main; main()"),
    "python": (),
}


class Copy:
    """The project's files that recipes touch, copied; texts are changed, commands are run in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for part in PARTS:
            source, target = ROOT / part, folder / part
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copytree(source, target, ignore=LEFT_OUT) if source.is_dir() else shutil.copy(source, target)
        self._before = self._files()

    def keep_some(self, game: str) -> None:
        """Of a game's many golden matches those of the usual options are enough here."""
        ends = self.folder / "tests/golden" / game / "ends.txt"
        kept = [line for line in ends.read_text("utf-8").splitlines(keepends=True) if fnmatch(line, f"{SOME} *")]
        ends.write_text("".join(kept), "utf-8")
        for file in ends.parent.glob("*.match"):
            if not fnmatch(file.stem, SOME):
                file.unlink()
        self._before = self._files()

    def read(self, path: str) -> str:
        return (self.folder / path).read_text("utf-8")

    def write(self, path: str, text: str) -> None:
        (self.folder / path).write_text(text, "utf-8")

    def append(self, path: str, text: str) -> None:
        self.write(path, self.read(path) + text)

    def replace(self, path: str, old: str, new: str) -> None:
        """The first place where `old` stands says `new`."""
        assert old in self.read(path), f"{path}: {old!r} is not there any more"
        self.write(path, self.read(path).replace(old, new, 1))

    def before(self, path: str, mark: str, text: str) -> None:
        """Insert a text before a mark."""
        self.replace(path, mark, text + mark)

    def run(self, command: str) -> tuple[bool, str]:
        """Whether a command of CONTRIBUTING passed here, and what it said."""
        program, *words = shlex.split(command.removeprefix(".venv/bin/"))
        called = [*RUN[program], *words]
        paths = os.pathsep.join([str(self.folder / "src"), str(self.folder)])
        ours = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST_", "COV_", "WINDLASS_"))}
        done = subprocess.run(
            [sys.executable, *called], cwd=self.folder, env={**ours, "PYTHONPATH": paths, "WINDLASS_JIT": "0", "PYTHONDONTWRITEBYTECODE": "1"},
            capture_output=True, text=True, check=False,
        )  # fmt: skip
        return done.returncode == 0, done.stdout + done.stderr

    def passes(self, command: str) -> str:
        """What a command said that must pass."""
        passed, said = self.run(command)
        assert passed, said
        return said

    def fails(self, command: str) -> str:
        """What a command said that must fail, on one line."""
        passed, said = self.run(command)
        assert not passed, said
        return re.sub(r"\s+", " ", said.replace("\nE ", " "))

    def touched(self) -> dict[str, int]:
        """How many files of each kind differ from the project's."""
        now = self._files()
        return dict(Counter(kind_of(path) for path in {*now, *self._before} if now.get(path) != self._before.get(path)))

    def _files(self) -> dict[str, bytes]:
        files = (path for path in self.folder.rglob("*") if path.is_file() and not PASSING & {*path.parts})
        return {path.relative_to(self.folder).as_posix(): path.read_bytes() for path in files}


def kind_of(path: str) -> str:
    """What sort of file a path names, as the table of CONTRIBUTING counts them."""
    if MADE.fullmatch(path):
        return "made"
    if path.startswith("tests/") and path.endswith(".py"):
        return "tests"
    ending = path.rpartition(".")[2]
    return {"toml": "data", "ftl": "messages", "md": "documents"}.get(ending, "sources")


def commands(recipe: str, **words: str) -> list[str]:
    """The commands of a recipe, the last of which proves it; `<word>` stands for what is being worked on."""
    section = re.search(rf"^## {recipe}\n(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL)
    assert section, f"CONTRIBUTING.md has no recipe {recipe!r}"
    found = re.findall(r"`(\.venv/bin/[^`]+)`", section[1])
    assert found, f"{recipe} ends in no command"
    for name, value in words.items():
        found = [command.replace(f"<{name}>", value) for command in found]
    return found


def promised(row: str) -> dict[str, int]:
    """How many files of each kind the table of CONTRIBUTING says a recipe touches; `all` are as many as French has."""
    line = next((line for line in PAGE.splitlines() if line.startswith(f"| {row} |")), "")
    assert line, f"CONTRIBUTING.md: the table has no row {row!r}"
    whole = sum(1 for _ in (ROOT / "src").rglob("locale/*fr.ftl"))
    cells = [whole if cell == "all" else int(cell) for cell in re.findall(r"\| (\d+|all)(?= )", line)]
    return {kind: number for kind, number in zip(KINDS, cells, strict=False) if number}


def counted(touched: dict[str, int]) -> dict[str, int]:
    """What a person wrote among the files that a recipe touched."""
    return {kind: number for kind, number in touched.items() if kind != "made"}
