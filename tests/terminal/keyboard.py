"""A person at the keyboard: runs the command line with typed lines and gives what was printed."""

from __future__ import annotations

import tempfile

from click.testing import CliRunner, Result

from windlass.terminal.cli import main

WIDE = {"COLUMNS": "400", "LANG": "C", "LC_ALL": "", "LC_MESSAGES": ""}
KEPT = tempfile.mkdtemp(prefix="windlass-kept-")  # never the user's own


def windlass(*words: str, typed: tuple[str, ...] | list[str] = (), columns: int = 400, **env: str) -> Result:
    """Run a command; the lines typed are its input."""
    return CliRunner().invoke(
        main, words, input="\n".join([*typed, ""]) if typed else "", env={**WIDE, "WINDLASS_KEPT": KEPT, "COLUMNS": str(columns), **env}
    )
