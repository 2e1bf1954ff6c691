"""`windlass mcp`: the games for agents that speak the Model Context Protocol."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import TYPE_CHECKING, ParamSpec, TypeVar

import click

import windlass
from windlass.engine.refusal import Refusal
from windlass.terminal.guesthouse import GuestHouse
from windlass.terminal.speech import Speaker, language_here, speaks

if TYPE_CHECKING:
    from mcp.server import MCPServer

P = ParamSpec("P")
R = TypeVar("R")


@speaks
@click.command("mcp")
def command() -> None:
    """Serve the games to an agent over standard input and output, by the Model Context Protocol. Needs windlass[mcp]."""
    server_in(language_here()).run("stdio")


def server_in(language: str) -> MCPServer:
    """A server with a guest house of its own, in one language. Raises ImportError where the package mcp is not installed."""
    from mcp.server import MCPServer

    house = GuestHouse(language)
    server = MCPServer("windlass", instructions=house.say("terminal-mcp-instructions"), version=windlass.__version__)
    for tool in (house.list_games, house.read_rules, house.start_match, house.see_view, house.legal_actions, house.play_action):
        server.tool()(_telling(tool, house.say))
    return server


def _telling(tool: Callable[P, R], say: Speaker) -> Callable[P, R]:
    """The same tool; what it refuses is told as a sentence."""
    from mcp.server.mcpserver.exceptions import ToolError

    @functools.wraps(tool)
    def told(*args: P.args, **kwargs: P.kwargs) -> R:
        try:
            return tool(*args, **kwargs)
        except Refusal as refusal:
            raise ToolError(say.text(refusal.text)) from None

    return told
