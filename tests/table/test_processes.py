"""Several server processes and a bot worker on one PostgreSQL serve the same tables."""

import asyncio
import random

from tests.process import Process
from tests.table.kit import SMALL, Client, eventually, run_long


def test_people_at_two_servers_and_a_separate_bot_worker_share_a_table(postgres):
    async def journey():
        chance = random.Random(3)
        first, second = Process(postgres, bots=0), Process(postgres, bots=0)
        worker = Process(postgres, command="bots", bots=1)
        everything = (first, second, worker)
        for process in everything:
            process.start()
        try:
            await asyncio.to_thread(first.ready)
            await asyncio.to_thread(second.ready)
            ann, bob = await Client.guest(first.url, "Ann"), await Client.guest(second.url, "Bob")
            await bob.connect()
            await bob.send({"type": "watch-lobby"})
            await bob.send({"type": "watch-me"})
            options = {**SMALL, "seats": 3, "segments": 3, "pirates": 3}
            table = await ann.create(seats=("me", "open", "bot"), options=options, settings={"public": True})
            await bob.until(lambda: bob.lobby and [one["id"] for one in bob.lobby["waiting"]] == [table])
            await bob.send({"type": "sit", "table": table, "seat": 1})
            await ann.post({"type": "start", "table": table})
            await ann.watch(table)
            await bob.watch(table)
            await ann.until(lambda: ann.tables[table]["table"]["seats"][1]["present"], "Bob to be seen at the other server")
            clients = {0: ann, 1: bob}
            plies = 0
            while ann.tables[table]["table"]["status"] != "over" and plies < 40:
                for seat, client in clients.items():
                    if client.tables[table]["play"]["choices"]:
                        await client.act(table, chance.randrange(len(client.tables[table]["play"]["choices"])))
                        plies += 1
                        other = clients[1 - seat]
                        await other.reach(table, client.tables[table]["number"])
                await ann.until(
                    lambda: ann.tables[table]["play"]["actor"] in (0, 1) or ann.tables[table]["table"]["status"] == "over", "the bot worker"
                )
                await bob.reach(table, ann.tables[table]["number"])
            assert {line["seat"] for line in ann.tables[table]["log"]} == {-1, 0, 1, 2}
            await eventually(lambda: bob.me["tables"] or bob.me["history"])
            first.kill()
            await bob.until(lambda: True)
            moved = Client(second.url)
            moved.token = ann.token
            moved.http.headers["authorization"] = f"Bearer {ann.token}"
            await moved.watch(table)
            assert moved.tables[table]["log"] == ann.tables[table]["log"]
            for client in (ann, bob, moved):
                await client.close()
            assert await asyncio.to_thread(second.stop), second.output()
            assert await asyncio.to_thread(worker.stop), worker.output()
        finally:
            for process in everything:
                if process.runs:
                    process.kill()

    run_long(journey())
