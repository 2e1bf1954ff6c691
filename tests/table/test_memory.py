"""Memory of a server: what lives long is not looked through, and what a crowd used is given back when it has left."""

import asyncio
import contextlib
import gc

from windlass.table.live import memory
from windlass.table.live.memory import Memory


def test_what_has_grown_old_is_put_away_and_a_crowd_that_leaves_is_cleaned_up_after(monkeypatch):
    here, returned = 0, []
    monkeypatch.setattr(memory, "give_back", lambda: returned.append(here))
    looking = Memory(lambda: here)
    try:
        looking.look()
        assert gc.get_freeze_count() > 1000
        for here in (40, 400, 390, 200, 101):  # noqa: B007  # read by the lambda
            looking.look()
        assert returned == []
        for here in (99, 20, 4, 0):  # noqa: B007  # read by the lambda
            looking.look()
        assert returned == [99], "once, and a few who come and go are no crowd"
    finally:
        gc.unfreeze()


def test_a_server_that_ends_leaves_memory_as_it_found_it():
    async def journey():
        task = asyncio.create_task(Memory(lambda: 0).run())
        await asyncio.sleep(0)
        assert gc.get_threshold()[2] == memory.NEVER
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task

    before = gc.get_threshold()
    asyncio.run(journey())
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0


def test_giving_back_does_no_harm():
    memory.give_back()
