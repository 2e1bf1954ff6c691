"""Where nobody is: bots wait until somebody looks, and tables that nobody joins close by themselves."""

from tests.table.kit import SMALL, Client, eventually, run, serving
from tests.table.test_time import Hands

from windlass.table.live import bots
from windlass.table.live.timekeeper import HOUR, PRIVATE_WAIT, PUBLIC_WAIT


def test_bots_wait_where_nobody_is_and_go_on_when_somebody_looks(path, monkeypatch):
    monkeypatch.setattr(bots, "ALONE", -1)

    async def journey():
        async with serving(path) as server:
            ann = await Client.guest(server.url)
            table = await ann.create(options=SMALL, seats=("bot", "bot"), start=True)
            for _ in range(3):
                await server._bots.sweep()
                await eventually(lambda: not server._bots._tasks)
            assert server.tables._tables[table].table.number == 2
            await ann.watch(table)
            await ann.until(lambda: ann.tables[table]["table"]["status"] == "over", "the bots to play")
            await ann.close()

    run(journey())


def test_bots_play_on_for_whoever_was_here_a_moment_ago(path):
    async def journey():
        async with serving(path) as server:
            ann = await Client.guest(server.url)
            table = await ann.create(options=SMALL, seats=("bot", "bot"), start=True)
            await eventually(lambda: server.tables._tables[table].table.status == "over")
            await ann.close()

    run(journey())


def test_tables_nobody_came_to_close_by_themselves(path):
    hands = Hands()

    async def statuses(ann, tables):
        return [(await ann.snapshot(table))["table"]["status"] for table in tables]

    async def journey():
        async with serving(path, clock=hands) as server:
            ann = await Client.guest(server.url)
            public = await ann.create(seats=("me", "open"), settings={"public": True})
            watched = await ann.create(seats=("me", "open"), settings={"public": True})
            private = await ann.create(seats=("me", "open"))
            await ann.watch(watched)
            hands.turn(PUBLIC_WAIT / 1000 + 1)
            await eventually(lambda: server.tables._tables[public].table.status == "abandoned")
            assert await statuses(ann, [public, watched, private]) == ["abandoned", "waiting", "waiting"]
            hands.turn((PRIVATE_WAIT - PUBLIC_WAIT + HOUR) / 1000)
            await eventually(lambda: server.tables._tables[private].table.status == "abandoned")
            await ann.close()

    run(journey())
