"""`windlass bot`: one of our players, speaking the line protocol for another program."""

from __future__ import annotations

import sys

import click

from windlass.bots.registry import find_or_import_level
from windlass.bots.speaking import speak
from windlass.terminal.speech import speaks


@speaks
@click.command("bot")
@click.argument("level")
def command(level: str) -> None:
    """Let LEVEL (a bot's name, module:name or run:command) play over standard input and output, a JSON object a line."""
    find_or_import_level(level)
    speak(level, sys.stdin.buffer, sys.stdout.buffer)
