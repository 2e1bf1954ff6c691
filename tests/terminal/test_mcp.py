"""The games over the Model Context Protocol: the official client lists them, reads rules and plays whole matches."""

from __future__ import annotations

import asyncio
import os
import sys

import pytest
from mcp import Client, StdioServerParameters
from tests.terminal.keyboard import windlass as command

import windlass
from windlass.i18n.catalog import LANGUAGES, catalog
from windlass.terminal.mcp import server_in

SMALL = {"cartagena": {"seats": 3, "pirates": 2, "segments": 3}, "tortuga2199": {"seats": 2}, "gravity": {"seats": 2}}


@pytest.fixture(autouse=True)
def interpreted(monkeypatch):
    monkeypatch.setenv("WINDLASS_JIT", "0")


def asked(journey, server=None):
    async def go():
        async with Client(server or server_in("en")) as client:

            async def call(tool, **given):
                answer = await client.call_tool(tool, given)
                text = answer.content[0].text if answer.content else ""
                if answer.is_error:
                    return text
                told = answer.structured_content
                return told["result"] if set(told or {}) == {"result"} else told

            return await journey(client, call)

    return asyncio.run(go())


@pytest.mark.parametrize("game", windlass.game_ids())
def test_an_agent_plays_a_match_to_its_end(game):
    async def journey(_client, call):
        stands = await call("start_match", game=game, seat=1, options=SMALL[game], seed="mcp")
        decisions = happened = 0
        while "over" not in stands:
            assert stands["asked"]
            assert stands["view"]["seat"] == 1
            legal = await call("legal_actions", match=1)
            assert all(one["is"] for one in legal)
            stands = await call("play_action", match=1, action=legal[-1 if decisions % 3 else 0]["action"])
            happened += len(stands["happened"])
            decisions += 1
        assert happened >= decisions
        assert min(stands["places"]) == 1
        assert await call("legal_actions", match=1) == []
        return decisions

    assert asked(journey) > 3


def test_an_agent_finds_the_games_and_reads_their_rules():
    async def journey(client, call):
        tools = [tool.name for tool in (await client.list_tools()).tools]
        assert tools == ["list_games", "read_rules", "start_match", "see_view", "legal_actions", "play_action"]
        games = await call("list_games")
        assert [game["game"] for game in games] == windlass.game_ids()
        for game in games:
            for chapter in game["chapters"][:2]:
                assert (await call("read_rules", game=game["game"], chapter=chapter)).startswith("# ")
        assert len(await call("read_rules", game="cartagena")) > 3000

    asked(journey)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_refused_is_told_in_words_and_changes_nothing(language):
    async def journey(_client, call):
        before = await call("start_match", game="cartagena", seed="x")
        assert catalog(language)("refusal-notation-action", text="a7") in await call("play_action", match=1, action="a7")
        assert catalog(language)("refusal-mcp-no-match", number=9) in await call("see_view", match=9)
        assert catalog(language)("refusal-bot-unknown", level="run:x") in await call("start_match", game="cartagena", bots="run:x")
        assert (await call("see_view", match=1))["view"] == before["view"]

    asked(journey, server_in(language))


def test_the_command_speaks_over_standard_input_and_output():
    async def journey(_client, call):
        return (await call("start_match", game="cartagena"))["asked"]

    server = StdioServerParameters(command=sys.executable, args=["-m", "windlass", "mcp", "--lang", "en"], env=dict(os.environ))
    assert asked(journey, server)


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_the_package_the_command_says_what_is_missing(monkeypatch, language):
    monkeypatch.setitem(sys.modules, "mcp.server", None)
    done = command("mcp", "--lang", language)
    assert done.exit_code == 1
    assert "windlass[mcp]" in done.stderr
