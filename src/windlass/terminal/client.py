"""`windlass client`: a table in the terminal, over the same protocol the browser speaks."""

from __future__ import annotations

import click


@click.command("client")
def client() -> None:
    """Play at a table of a server from the terminal."""
