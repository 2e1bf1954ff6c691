"""The hall: what happens at one process when another writes first."""

import asyncio

from tests.table.kit import TINY, run

from windlass.table import wire
from windlass.table.desk import Desk
from windlass.table.hall import Hall
from windlass.table.metrics import Metrics
from windlass.table.people import Keys, People
from windlass.table.store import open_store

NOW = 1_800_000_000_000


class Process:
    """One process on a store that others share."""

    def __init__(self, address):
        self.store = open_store(address)
        keys, metrics = Keys(b"k" * 32), Metrics()
        self.people = People(self.store, keys)
        self.desk = Desk(Hall(self.store, keys, metrics, clock=lambda: NOW), self.people, metrics)

    async def tell(self, person, command):
        return await self.desk.submit(command, person)


def act(room, number, name):
    return wire.Act(id=name, table=room.id, seat=room.actor, action=room.match.legal()[0], seen=number)


async def two_at_a_table(path):
    """Two processes that both have a table open, with how often each woke those who watch."""
    first, second = Process(str(path)), Process(str(path))
    ann = await first.people.make("Ann", "en", NOW)
    seats = [wire.SeatPlan(kind="me")] * 2
    table = (await first.tell(ann, wire.Create(id="make", game="cartagena", options=TINY, seats=seats, start=True))).table
    return first, second, ann, await first.desk.hall.open(table), await second.desk.hall.open(table)


def test_those_who_watch_at_the_process_that_lost_a_race_learn_what_the_other_wrote(path):
    async def journey():
        first, second, ann, here, there = await two_at_a_table(path)
        woken = []
        there.watchers.add(lambda: woken.append(there.room.number))
        number = here.room.number
        assert (await first.tell(ann, act(here.room, number, "one"))).refusal is None
        late = await second.tell(ann, act(there.room, number, "two"))
        assert late.refusal.code == "table.stale"
        assert woken == [number + 1]
        assert there.room.number == here.room.number == number + 1
        await asyncio.gather(first.store.close(), second.store.close())

    run(journey())


def test_whoever_acts_a_moment_after_the_match_ended_elsewhere_is_told_that_it_is_over(path):
    async def journey():
        first, second, ann, here, there = await two_at_a_table(path)
        for turn in range(1000):
            number = here.room.number
            ahead = act(there.room, number, f"late-{turn}")
            assert (await first.tell(ann, act(here.room, number, f"act-{turn}"))).refusal is None
            if here.room.status == "over":
                break
            await second.desk.hall._follow(here.room.id, None)
        assert (await second.tell(ann, ahead)).refusal.code == "match.over"
        await asyncio.gather(first.store.close(), second.store.close())

    run(journey())
