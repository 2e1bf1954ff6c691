"""Agents: a program with a token for one seat sees what the seat may know, plays it to the end, and can do nothing else."""

import asyncio
import sys
from pathlib import Path

import httpx
from tests.table.kit import LONGEST, SMALL, TINY, Client, run, serving

from windlass.bots import registry
from windlass.bots.own import VARIABLE
from windlass.i18n.catalog import LANGUAGES, catalog

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "agent.py"


class Agent:
    """A program at its seat."""

    def __init__(self, url, token, **headers):
        self.http = httpx.AsyncClient(base_url=url, timeout=LONGEST, headers={"authorization": f"Bearer {token}", **headers})

    async def ask(self, wait=0):
        return (await self.http.get(f"/api/agent?wait={wait}")).json()

    async def play(self, number, action):
        return (await self.http.post("/api/agent", json={"type": "play", "id": number, "action": action})).json()

    async def decide(self, asked):
        return await self.play(asked["id"], asked["legal"][0]["action"])


async def seated(server, options=SMALL, seats=("me", "open"), **more):
    """Two people in a match that has begun, and an agent for the first seat."""
    ann, bob = await Client.guest(server.url, "Ann"), await Client.guest(server.url, "Bob")
    table = await ann.create(seats=seats, options=options, **more)
    await bob.post({"type": "sit", "table": table, "seat": 1})
    await ann.post({"type": "start", "table": table})
    token = (await ann.http.post(f"/api/tables/{table}/agent", json={"seat": 0})).json()["token"]
    return ann, bob, table, Agent(server.url, token)


def code_of(answer):
    return answer["refusal"]["code"]


def test_an_agent_is_asked_what_its_seat_may_know_and_its_decision_is_played(path):
    async def journey():
        async with serving(path) as server:
            ann, _bob, table, agent = await seated(server)
            asked = await agent.ask()
            seen = await ann.snapshot(table)
            assert asked["type"] == "choose"
            assert asked["view"] == seen["play"]["view"]
            assert [one["notation"] for one in asked["legal"]] == [one["notation"] for one in seen["play"]["choices"]]
            assert asked["seconds"] is None
            before = seen["number"]
            after = await agent.decide(asked)
            assert (await ann.snapshot(table))["number"] > before
            assert await agent.decide(asked) == after, "the same answer again is the same command"
            other = await agent.play(asked["id"], asked["legal"][-1]["notation"])
            assert code_of(other) == "table.stale"

    run(journey())


def test_a_seat_that_a_program_plays_is_shown_and_rated_as_a_program(path):
    async def journey():
        async with serving(path, house_seed="") as server:
            settings = {"rated": True, "hints": False, "takebacks": False, "public": False}
            ann, bob, table, _agent = await seated(server, TINY, settings=settings)
            for reader in (ann, bob):
                seen = await reader.snapshot(table)
                assert [seat["program"] for seat in seen["table"]["seats"]] == [True, False]
                assert seen["table"]["seats"][0]["label"] == {"type": "text", "id": "table-program", "args": {"name": "Ann"}}
                notices = [line for line in seen["chat"] if line["message"] and line["message"]["id"] == "table-notice-program"]
                assert len(notices) == 1
            await ann.http.post(f"/api/tables/{table}/agent", json={"seat": 0})
            assert (await ann.snapshot(table))["number"] == seen["number"], "told once"
            await bob.post({"type": "resign", "table": table, "seat": 1})
            lines = (await ann.get("/api/ladder/cartagena/2"))["lines"]
            assert [(line["label"]["id"], line["label"]["args"]["name"], line["person"]) for line in lines] == [
                ("table-program", "Ann", None),
                ("table-person", "Bob", bob.person),
            ]
            assert (await ann.get(f"/api/people/{ann.person}"))["ratings"] == []
            again = (await ann.post({"type": "rematch", "table": table}))["table"]
            assert not any(seat["program"] for seat in (await ann.snapshot(again))["table"]["seats"])

    run(journey())


def test_an_agent_waits_for_its_turn_and_hears_of_it_at_once(path):
    async def journey():
        async with serving(path) as server:
            _ann, bob, table, agent = await seated(server, {**SMALL, "actions": 1})
            heard = await agent.decide(await agent.ask())
            assert heard == {"type": "wait"}
            waiting = asyncio.create_task(agent.ask(wait=25))
            await bob.watch(table)
            await bob.act(table)
            assert (await waiting)["type"] == "choose"

    run(journey())


def test_an_illegal_action_is_refused_and_changes_nothing(path):
    async def journey():
        async with serving(path) as server:
            ann, _bob, table, agent = await seated(server)
            asked, number = await agent.ask(), (await ann.snapshot(table))["number"]
            assert code_of(await agent.play(asked["id"], 100_000)) == "bot.illegal"
            assert code_of(await agent.play(asked["id"], "nonsense")) == "notation.action"
            illegal = next(code for code in range(200) if code not in [one["action"] for one in asked["legal"]])
            assert code_of(await agent.play(asked["id"], illegal)).startswith("cartagena.")
            assert (await ann.snapshot(table))["number"] == number

    run(journey())


def test_a_token_is_for_one_seat_and_nothing_else(path):
    async def journey():
        async with serving(path) as server:
            ann, bob, table, agent = await seated(server)
            assert code_of((await agent.http.get("/api/me")).json()) == "person.unknown"
            assert code_of((await bob.http.post(f"/api/tables/{table}/agent", json={"seat": 0})).json()) == "table.not-your-seat"
            assert code_of((await ann.http.post("/api/tables/nowhere/agent", json={"seat": 0})).json()) == "table.unknown"
            token = agent.http.headers["authorization"].split()[1]
            forged = [token.replace(f".{table}.0.", f".{table}.1."), token[:-1], ann.token, "x", "agent.a.b.c.d"]
            for one in forged:
                assert code_of(await Agent(server.url, one).ask()) == "person.agent"
            for language in LANGUAGES:
                told = await Agent(server.url, "x", **{"accept-language": language}).ask()
                assert told["refusal"]["said"] == catalog(language)("refusal-person-agent")
            waiting = await ann.create(seats=("me", "open"))
            assert code_of((await ann.http.post(f"/api/tables/{waiting}/agent", json={"seat": 0})).json()) == "table.not-started"

    run(journey())


def test_the_example_plays_a_match_to_its_end(path):
    async def journey():
        async with serving(path) as server:
            ann = await Client.guest(server.url, "Ann")
            table = await ann.create(seats=("me", "bot"), options=TINY, start=True)
            token = (await ann.http.post(f"/api/tables/{table}/agent", json={"seat": 0})).json()["token"]
            program = await asyncio.create_subprocess_exec(sys.executable, str(EXAMPLE), server.url, token, stdout=asyncio.subprocess.PIPE)
            told, _ = await program.communicate()
            seen = await ann.snapshot(table)
            assert program.returncode == 0
            assert seen["table"]["status"] == "over"
            assert told.decode().strip().endswith(f"places {seen['table']['ending']['rank']}")

    run(journey())


def test_a_bot_of_ones_own_that_was_named_beforehand_plays_at_a_table(path, monkeypatch):
    crow = EXAMPLE.with_name("crow.py")
    monkeypatch.setenv(VARIABLE, f"crow=run:'{sys.executable}' '{crow}'")
    registry._brought.cache_clear()

    async def journey():
        async with serving(path) as server:
            ann = await Client.guest(server.url, "Ann")
            table = await ann.create(seats=({"kind": "bot", "level": "crow"}, "me"), options={**SMALL, "actions": 1}, start=True)
            seen = await ann.watch(table)
            assert seen["table"]["seats"][0]["label"] == {"type": "text", "id": "bot-own", "args": {"name": "crow"}}
            await ann.turn(table)
            assert len(ann.tables[table]["log"]) == 2
            await ann.close()

    try:
        run(journey())
    finally:
        registry._brought.cache_clear()
