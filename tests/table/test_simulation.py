"""The protocol under simulated trouble: processes die, messages are lost, doubled and late, disks are full; promises hold."""

from collections import Counter

import pytest
from tests.table.simulation import World, simulate

from windlass.table.store.port import Conflict

SCHEDULES = 80


def test_promises_hold_in_every_schedule():
    happened = Counter()
    for seed in range(SCHEDULES):
        happened += simulate(seed)[1]
    for kind in ("crash", "update", "snapshot", "answer", "table.no-spectators", "table.cannot-save"):
        assert happened[kind], f"no schedule ever had: {kind}"


def test_the_same_seed_gives_the_same_schedule():
    assert simulate(7)[0] == simulate(7)[0]
    assert simulate(7)[0] != simulate(8)[0]


def test_a_store_that_forgets_is_found_out(monkeypatch):
    from tests.table import simulation

    def forgets(self, append):
        log = self.logs.get(append.row.table, [])
        if len(log) != append.after:
            raise Conflict
        kept = append.entries if len(log) < 8 else []
        self.logs[append.row.table] = [*log, *kept]
        self.rows[append.row.table] = append.row

    monkeypatch.setattr(simulation.Disk, "write", forgets)
    with pytest.raises(AssertionError):
        for seed in range(20):
            simulate(seed)


def test_a_table_that_tells_before_it_stores_is_found_out(monkeypatch):
    from windlass.table.live.tables import Tables

    store = Tables._store

    async def tells_first(self, found, made, person, command, wish):
        found.lock.release()  # as if nobody kept readers away while it is stored
        try:
            found.wake()
            return await store(self, found, made, person, command, wish)
        finally:
            await found.lock.acquire()

    monkeypatch.setattr(Tables, "_store", tells_first)
    with pytest.raises((AssertionError, RuntimeError)):
        for seed in range(30):
            simulate(seed)
    assert World
