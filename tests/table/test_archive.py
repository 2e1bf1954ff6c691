"""The archive: what guests finished long ago becomes match files that replay and verify, and leaves the store; everything else stays."""

import random

from tests.table.kit import TINY, Client, eventually, refused, run, serving

from windlass.engine import matchfile
from windlass.table.live import archive

DAY = 86_400_000


def test_finished_tables_of_guests_become_match_files_and_others_stay(path, tmp_path, monkeypatch):
    clock = [1_800_000_000_000]
    monkeypatch.setattr(archive, "PACE", 0.02)
    folder = tmp_path / "old"

    async def journey():
        async with serving(path, clock=lambda: clock[0], archive=str(folder), archive_after="90d") as server:
            ann, bob = await Client.guest(server.url, "Ann"), await Client.guest(server.url, "Bob")
            await bob.http.post("/api/account/password", json={"name": "Bob", "password": "long enough"})
            over = await ann.create(seats=("me", "bot"), options=TINY, start=True)
            await ann.watch(over)
            line = (await ann.play_out(over, random.Random(3)))["log"]
            never = await ann.create(seats=("me", "open"), options=TINY)
            await ann.post({"type": "abandon", "table": never})
            kept = await bob.create(seats=("me", "bot"), options=TINY, start=True)
            await bob.post({"type": "resign", "table": kept, "seat": 0})
            going = await ann.create(seats=("me", "bot"), options=TINY, start=True)
            await ann.close()
            clock[0] += 89 * DAY
            ann = Client(server.url)
            ann.http.headers["authorization"] = bob.http.headers["authorization"]
            assert (await ann.snapshot(over))["table"]["status"] == "over"
            clock[0] += 2 * DAY
            await eventually(lambda: len(list(folder.rglob("*.match"))) == 1)
            while (await server.tables.store.row(never)) is not None or (await server.tables.store.row(over)) is not None:
                await ann.get("/api/house")
            (file,) = folder.rglob("*.match")
            assert file.parent.relative_to(folder).as_posix() == "2027/01"
            match = matchfile.parse(file.read_text("utf-8"))
            assert match.ending is not None
            assert len(match.line) == len(line) - 1
            assert (await ann.snapshot(over))["refusal"]["code"] == "table.unknown"
            assert (await ann.snapshot(kept))["table"]["status"] == "over"
            assert (await ann.snapshot(going))["table"]["status"] == "playing"
            with refused("table.unknown"):
                await ann.post({"type": "say", "table": over, "phrase": "hello"})
            await ann.close()
            await bob.close()

    run(journey())
