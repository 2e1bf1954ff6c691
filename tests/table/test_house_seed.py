"""A house with a known seed, for tests and demonstrations: everything repeats itself there, it says so, and nobody comes from outside."""

import pytest
from tests.table.kit import SMALL, Client, run, serving

from windlass.engine.refusal import Refusal
from windlass.table.live.settings import load


async def open_and_end(server, **wishes):
    """A table that is given up at once: its own seat, its seed, and the hash of the seed of its rematch."""
    ann = await Client.guest(server.url)
    table = await ann.create(options=SMALL, settings={"lots": True}, start=True, **wishes)
    own = [seat["person"] == ann.person for seat in (await ann.snapshot(table))["table"]["seats"]].index(True)
    await ann.post({"type": "resign", "table": table, "seat": own})
    again = (await ann.post({"type": "rematch", "table": table}))["table"]
    found = (await ann.snapshot(table))["table"]
    next_hash = (await ann.snapshot(again))["table"]["seed_hash"]
    await ann.close()
    return own, found["seed"], next_hash


def test_tables_of_the_same_kind_repeat_themselves_lots_and_rematch_included(path):
    async def journey():
        seen = []
        for name in ("a", "b", "c"):
            async with serving(path.with_name(name), house_seed="known" if name != "c" else "other") as server:
                seen.append(await open_and_end(server))
        assert seen[0] == seen[1]
        assert seen[0][1:] != seen[2][1:]

    run(journey())


def test_without_a_known_seed_no_two_tables_are_alike(path):
    async def journey():
        async with serving(path, house_seed="") as server:
            first, second = [await open_and_end(server) for _ in range(2)]
            assert first[1] != second[1]
            ann = await Client.guest(server.url)
            assert not (await ann.get("/api/house"))["seeded"]
            await ann.close()

    run(journey())


def test_a_house_with_a_known_seed_says_so_to_whoever_asks_and_in_its_log(path, caplog):
    async def journey():
        async with serving(path, house_seed="known") as server:
            ann = await Client.guest(server.url)
            assert (await ann.get("/api/house"))["seeded"]
            await ann.close()

    run(journey())
    assert "cards and bots repeat themselves" in caplog.text


def test_a_known_seed_is_refused_where_others_could_come_from_the_network():
    assert load(None, {}, {"house_seed": "known", "host": "127.0.0.1"}).house_seed == "known"
    for host in ("0.0.0.0", "192.0.2.7"):
        with pytest.raises(Refusal, match=r"settings\.value"):
            load(None, {}, {"house_seed": "known", "host": host})
