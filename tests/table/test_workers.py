"""Bots think in processes: with a limit, one job a table, first come first served, and their answers are dropped when stale."""

import asyncio
import dataclasses
import gc
import os
import random

import pytest
from tests.table.kit import LONGEST, SMALL, Client, Inline, eventually, run, serving

from windlass.engine.match import Match
from windlass.table.live.metrics import Metrics
from windlass.table.live.workers import GIVES_WAY, Chosen, Job, Workers, quick, think


def job(table="t", level="advice", seed=1, owner=""):
    match = Match.new("cartagena", seed=b"x" * 16, seats=2)
    return Job(table, "cartagena", match.game.components, level, match.redacted(0).to_bytes(), seed, owner=owner)


@pytest.fixture
def workers():
    made = Workers(1, LONGEST, Metrics(), LONGEST)
    yield made
    made.close()


def test_a_worker_chooses_what_its_level_chooses(workers):
    async def journey():
        return [await workers.choose(job(level=level, seed=seed)) for level in ("uniform", "advice") for seed in (1, 2)]

    assert run(journey()) == [Chosen(think(job(level=level, seed=seed))) for level in ("uniform", "advice") for seed in (1, 2)]


def test_thinking_gives_way_to_serving(workers):
    run(workers.choose(job()))
    process = workers._workers[0]._process
    assert os.getpriority(os.PRIO_PROCESS, process.pid) == min(19, os.getpriority(os.PRIO_PROCESS, 0) + GIVES_WAY)


def test_a_table_that_asks_again_gives_up_its_former_wish_and_others_keep_their_place(workers):
    async def journey():
        first = asyncio.create_task(workers.choose(job("busy")))
        await asyncio.sleep(0.05)
        stale = asyncio.create_task(workers.choose(job("a", "uniform", 1)))
        other = asyncio.create_task(workers.choose(job("b", "uniform", 2)))
        await asyncio.sleep(0)
        stale.cancel()
        fresh = asyncio.create_task(workers.choose(job("a", "uniform", 3)))
        done = await asyncio.gather(first, other, fresh)
        assert stale.cancelled()
        return done

    assert run(journey())[1:] == [Chosen(think(job("b", "uniform", 2))), Chosen(think(job("a", "uniform", 3)))]


def test_a_bot_that_fails_or_takes_too_long_or_dies_is_replaced_by_a_quick_one():
    metrics = Metrics()
    workers = Workers(1, 0.001, metrics, LONGEST)

    async def journey():
        return await workers.choose(job())

    assert run(journey()) == Chosen(quick(job()))
    workers.limit = LONGEST

    async def unknown():
        return await workers.choose(job(level="nobody"))

    assert run(unknown()) == Chosen(quick(job()))
    assert run(journey()) == Chosen(think(job()))
    workers._workers[0]._process.kill()
    workers._workers[0]._process.join()
    assert run(journey()) == Chosen(think(job()))
    workers.close()
    assert "windlass_bot_fallbacks_total 2" in metrics.text()


def test_whoever_has_many_tables_is_not_served_before_others(workers):
    async def journey():
        served = []

        async def ask(owner, table):
            await workers.choose(job(table, "uniform", owner=owner))
            served.append(owner)

        asked = [asyncio.create_task(ask("busy", "first"))]
        await eventually(lambda: not workers.waiting and workers._workers[0]._process is not None)
        asked += [asyncio.create_task(ask("greedy", f"t{at}")) for at in range(6)]
        asked.append(asyncio.create_task(ask("modest", "one")))
        await asyncio.gather(*asked)
        return served

    assert run(journey()).index("modest") <= 3


def test_a_bot_nobody_can_think_for_in_time_plays_a_quick_action_and_says_so():
    metrics = Metrics()
    workers = Workers(0, LONGEST, metrics, 0.01)
    assert run(workers.choose(job())) == Chosen(quick(job()), hurried=True)
    assert run(workers.advise(dataclasses.replace(job(), hint=True)))
    assert workers.waiting == 0
    assert "windlass_bots_hurried_total 1" in metrics.text()
    workers.close()


def test_people_are_told_when_bots_begin_to_hurry_and_when_they_think_again(path):
    async def journey():
        hasty = Hasty()
        async with serving(path, thinker=hasty) as server:
            ann = await Client.guest(server.url)
            table = await ann.create(seats=({"kind": "bot", "level": "uniform"}, "me"), options=SMALL, start=True)
            await ann.watch(table)
            chance = random.Random(1)

            def told():
                return [line["message"]["id"] for line in ann.tables[table]["chat"]]

            for hurried, notices in ((True, ["bots-hurry"]), (True, ["bots-hurry"]), (False, ["bots-hurry", "bots-think"])):
                assert await ann.turn(table)
                hasty.hurried = hurried
                while ann.tables[table]["play"]["actor"] == 1:
                    await ann.act(table, chance.randrange(len(ann.tables[table]["play"]["choices"])))
                assert await ann.turn(table)
                assert told() == [f"table-notice-{one}" for one in notices]
            await ann.close()

    run(journey())


class Hasty(Inline):
    """Bots that may have no time."""

    hurried = False

    async def choose(self, job):
        return (await super().choose(job))._replace(hurried=self.hurried)


class Slow(Inline):
    """Bots that think until they are let go."""

    def __init__(self):
        self.go = asyncio.Event()
        self.asked = self.dropped = 0

    async def choose(self, job):
        self.asked += 1
        try:
            await self.go.wait()
        except asyncio.CancelledError:
            self.dropped += 1
            raise
        return Chosen(think(job))


def test_a_bot_stops_thinking_when_the_table_moves_on(path, caplog):
    async def journey():
        slow = Slow()
        async with serving(path, thinker=slow) as server:
            ann = await Client.guest(server.url)
            table = await ann.create(options={**SMALL, "actions": 1}, start=True)
            await ann.watch(table)
            advance = next(at for at, one in enumerate(ann.tables[table]["play"]["choices"]) if one["face"]["type"] == "advance")
            await ann.act(table, advance)
            await eventually(lambda: slow.asked)
            await ann.send({"type": "undo", "table": table, "seat": 0})
            await ann.until(lambda: ann.tables[table]["play"]["choices"])
            assert slow.dropped == 1
            await ann.act(table, advance)
            slow.go.set()
            await ann.turn(table)
            assert [line["seat"] for line in ann.tables[table]["log"]] == [-1, 0, 1]
            await ann.close()

    run(journey())
    gc.collect()
    assert [record.message for record in caplog.records if record.levelname == "ERROR"] == []


def test_bots_go_on_after_a_restart(path):
    async def journey():
        async with serving(path, thinker=Slow()) as server:
            ann = await Client.guest(server.url)
            table = await ann.create(options=SMALL, seats=("bot", "me"), start=True)
            await ann.close()
        async with serving(path) as server:
            again = Client(server.url)
            again.token = ann.token
            again.http.headers["authorization"] = f"Bearer {ann.token}"
            await again.watch(table)
            await again.turn(table)
            await again.close()

    run(journey())


def test_the_server_itself_uses_processes(path):
    async def journey():
        async with serving(path, thinker=None, bots=1) as server:
            workers = Workers(1, LONGEST, server.metrics, LONGEST)
            assert await workers.choose(job()) == Chosen(think(job()))
            await asyncio.to_thread(workers.close)

    run(journey())
