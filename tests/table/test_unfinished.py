"""Quotas: how many unfinished tables somebody may have, and at how many bots may play; the living come first in the lobby."""

from tests.table.kit import SMALL, TINY, Client, refused, run, serving


def test_unfinished_tables_are_limited_for_a_person_and_for_an_address(path):
    async def journey():
        async with serving(path, unfinished=2, bot_tables=10) as server:
            ann = await Client.guest(server.url)
            tables = [await ann.create(seats=("me", "open"), options=SMALL) for _ in range(2)]
            with refused("limit.unfinished"):
                await ann.create(seats=("me", "open"), options=SMALL)
            with refused("limit.unfinished"):
                await ann.post({"type": "find", "game": "cartagena", "pace": "days"})
            await ann.post({"type": "abandon", "table": tables[0]})
            again = {"type": "create", "id": "again", "game": "cartagena", "seats": [{"kind": "me"}, {"kind": "open"}]}
            first = (await ann.post(again))["table"]
            assert (await ann.post(again))["table"] == first  # the same command again is no further table
            others = [await Client.guest(server.url) for _ in range(6)]
            for other in others[:5]:
                for _ in range(2):
                    await other.create(seats=("me", "open"), options=SMALL)
            with refused("limit.unfinished"):  # six people's worth from one address
                await others[5].create(seats=("me", "open"), options=SMALL)
            for one in (ann, *others):
                await one.close()

    run(journey())


def test_bots_play_at_so_many_unfinished_tables_of_a_person_only(path):
    async def journey():
        async with serving(path, unfinished=50, bot_tables=2) as server:
            ann = await Client.guest(server.url)
            first = await ann.create(seats=("me", "bot"), options=TINY, start=True)
            later = await ann.create(seats=("me", "bot"), options=TINY)
            await ann.post({"type": "start", "table": later})
            with refused("limit.bot-tables"):
                await ann.create(seats=("me", "bot"), options=TINY, start=True)
            waiting = await ann.create(seats=("me", "bot"), options=TINY)
            with refused("limit.bot-tables"):
                await ann.post({"type": "start", "table": waiting})
            await ann.create(seats=("me", "me"), options=TINY, start=True)
            await ann.post({"type": "resign", "table": first, "seat": 0})
            await ann.post({"type": "start", "table": waiting})
            await ann.close()

        async with serving(path, unfinished=50, bot_tables=2) as server:  # matches that go on count after a restart as well
            again = Client(server.url)
            again.http.headers["authorization"] = f"Bearer {ann.token}"
            await again.snapshot(later)
            while len(server.limits.unfinished._opened) < 3:
                await again.snapshot(later)
            with refused("limit.bot-tables"):
                await again.create(seats=("me", "bot"), options=TINY, start=True)
            await again.close()

    run(journey())


def test_tables_at_which_somebody_is_come_first_in_the_lobby_however_many_others_there_are(path, monkeypatch):
    from windlass.table.live import lobby

    monkeypatch.setattr(lobby, "LOBBY", 3)

    async def journey():
        async with serving(path) as server:
            ann, eve = await Client.guest(server.url), await Client.guest(server.url)
            living = await ann.create(seats=("me", "open"), options=SMALL, settings={"public": True})
            await ann.watch(living)
            empty = [await eve.create(seats=("me", "open"), options=SMALL, settings={"public": True}) for _ in range(5)]
            shown = [one["id"] for one in (await ann.get("/api/lobby"))["waiting"]]
            assert shown[0] == living
            assert set(shown[1:]) < set(empty)
            assert len(shown) == 3
            for one in (ann, eve):
                await one.close()

    run(journey())
