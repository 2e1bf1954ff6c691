"""The lab at a server: orders of whoever runs it, one at a time, told while they are made, kept, stopped, and broken off by a restart."""

import httpx
import msgspec
import pytest
from tests.table.kit import Client, eventually, run, serving
from tests.table.test_store import with_store

from windlass.engine.refusal import Refusal
from windlass.i18n.catalog import LANGUAGES
from windlass.lab.orders import Order, pages
from windlass.table.live.lab import MOST_WAITING, Lab
from windlass.table.store.lab import KeptRun
from windlass.table.wire import LabOrder, LabRun

TOKEN = "only-mine"
ORDER = LabOrder(kind="balance", game="cartagena", players=["advice"], games=4, options={"seats": 2})
PAGES = {"en": "<p>found</p>", "fr": "<p>trouvé</p>"}


def tell_and_end(pipe, asked):
    """A worker that finds out nothing, yet tells how far it is."""
    order = msgspec.json.decode(asked, type=Order)
    pipe.send(("games", 1, order.games))
    pipe.send(msgspec.json.encode(PAGES))


def tell_and_wait(pipe, asked):
    """A worker that would go on for ever."""
    pipe.send(("games", 1, msgspec.json.decode(asked, type=Order).games))
    pipe.poll(None)


def refuse(pipe, _asked):
    pipe.send(Refusal("lab.not-ready"))


def die(_pipe, _asked):
    raise SystemExit(1)


async def over(lab):
    """The latest run once nothing is under way any more."""
    await eventually(lambda: not lab._tasks, "the end of all runs")
    return (await lab.runs())[0]


async def begun(lab):
    """The run under way, once it has told how far it is."""
    await eventually(lambda: any(one.done for one in lab._held.values()), "a word of a run")
    return next(one for one in lab._held.values() if one.done)


def test_an_order_is_done_and_its_report_kept_in_every_language(address):
    async def journey(store):
        lab = Lab(store, lambda: 7, tell_and_end)
        await lab.begin(ORDER)
        done = await over(lab)
        assert done.state == "done"
        assert (done.order, done.at, done.ended, done.done, done.total) == (ORDER, 7, 7, 1, 4)
        other = Lab(store, lambda: 8, die)
        assert await other.runs() == [done], "another process and the next start find it"
        assert [await other.page(done.id, language) for language in PAGES] == list(PAGES.values())
        for unknown in ((done.id, "xx"), ("nothing", "en")):
            with pytest.raises(Refusal, match=r"lab\.unknown"):
                await lab.page(*unknown)
        await lab.forget(done.id)
        assert await lab.runs() == []
        await lab.close()

    with_store(address, journey)


def test_runs_go_one_after_the_other_and_a_stopped_one_makes_room(path):
    async def journey(store):
        lab = Lab(store, iter(range(100)).__next__, tell_and_wait)
        await lab.begin(ORDER)
        first = await begun(lab)
        assert (first.state, first.part, first.total) == ("working", "games", 4)
        await lab.begin(ORDER)
        second = (await lab.runs())[0]
        assert second.state == "waiting"
        await lab.stop(first.id)
        assert (await begun(lab)).id == second.id
        assert (await lab.runs())[1].state == "stopped"
        with pytest.raises(Refusal, match=r"lab\.unknown"):
            await lab.stop(first.id)
        await lab.forget(second.id)
        assert [one.id for one in await lab.runs()] == [first.id]
        await lab.close()

    with_store(str(path), journey)


def test_what_was_under_way_when_the_server_ended_is_told_as_broken_off(path):
    async def journey(store):
        lab = Lab(store, lambda: 1, tell_and_wait)
        await lab.begin(ORDER)
        await begun(lab)
        await lab.begin(ORDER)
        await lab.close()
        assert [one.state for one in await Lab(store, lambda: 2, die).runs()] == ["broken", "broken"]

    with_store(str(path), journey)


def test_a_server_that_ends_at_once_waits_for_no_run(path):
    async def journey(store):
        lab = Lab(store, lambda: 1, tell_and_wait)
        await lab.begin(ORDER)
        await eventually(lambda: lab._apart.errands, "a run")
        await lab.close()  # its process may not even have begun
        assert not lab._apart.errands

    with_store(str(path), journey)


def test_where_processes_share_a_store_a_run_counts_as_broken_off_once_nothing_is_heard_of_it(path):
    async def journey(store):
        store.shared = True
        working = LabRun(id="r", at=0, order=ORDER, state="working")
        await store.lab.keep(KeptRun("r", 0, 1000, msgspec.json.encode(working)))
        assert (await Lab(store, lambda: 2000, die).runs())[0].state == "working"
        assert (await Lab(store, lambda: 100_000, die).runs())[0].state == "broken"

    with_store(str(path), journey)


@pytest.mark.parametrize(("work", "why"), [(refuse, "not-ready"), (die, "failed")])
def test_what_stops_a_run_is_told(path, work, why):
    async def journey(store):
        lab = Lab(store, lambda: 1, work)
        await lab.begin(ORDER)
        assert ((await over(lab)).state, (await over(lab)).why) == ("failed", why)
        await lab.close()

    with_store(str(path), journey)


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"game": "chess"}, "game.unknown"),
        ({"players": ["nobody"]}, "bot.unknown"),
        ({"players": ["run:rm"]}, "bot.unknown"),
        ({"players": ["advice"] * 3}, "simulate.players"),
        ({"options": {"seats": 99}}, "options.invalid"),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(path, changed, code):
    async def journey(store):
        lab = Lab(store, lambda: 1, die)
        with pytest.raises(Refusal) as refusal:
            await lab.begin(msgspec.structs.replace(ORDER, **changed))
        assert refusal.value.code == code
        assert await lab.runs() == []

    with_store(str(path), journey)


def test_only_so_many_runs_wait(path):
    async def journey(store):
        lab = Lab(store, lambda: 1, tell_and_wait)
        for _ in range(MOST_WAITING):
            await lab.begin(ORDER)
        with pytest.raises(Refusal, match=r"lab\.busy"):
            await lab.begin(ORDER)
        await lab.close()

    with_store(str(path), journey)


def test_only_whoever_runs_the_server_orders_and_anybody_with_the_link_reads(path):
    async def journey():
        async with serving(path, admin_token=TOKEN) as server:
            server.lab = Lab(server.tables.store, server.tables.now, tell_and_end)
            ann = await Client.guest(server.url)
            order = msgspec.to_builtins(ORDER)
            for method, place, body in (("GET", "", None), ("POST", "", order), ("POST", "/wish", {"what": "stop", "run": "r"})):
                answer = await ann.http.request(method, "/api/lab" + place, json=body)
                assert (answer.status_code, answer.json()["refusal"]["code"]) == (403, "admin.token")
            async with httpx.AsyncClient(base_url=server.url, headers={"authorization": f"Bearer {TOKEN}"}) as operator:
                assert (await operator.post("/api/lab", json=order)).json()["runs"][0]["order"] == {**order, "seed": 1}
                found = await over(server.lab)
                assert (await operator.get("/api/lab")).json()["runs"][0]["id"] == found.id
                page = await ann.http.get(f"/api/lab/{found.id}/fr")
                assert (page.text, page.headers["content-type"]) == (PAGES["fr"], "text/html; charset=utf-8")
                assert "script-src 'self'" in page.headers["content-security-policy"]
                assert (await operator.post("/api/lab/wish", json={"what": "forget", "run": found.id})).json()["runs"] == []
            assert (await ann.http.get(f"/api/lab/{found.id}/fr")).status_code == 404
            await ann.close()

    run(journey())


@pytest.mark.parametrize(
    ("order", "parts"),
    [
        (Order(kind="simulation", game="cartagena", options={"seats": 2}, players=("advice", "uniform"), games=6), {"games": 6}),
        (
            Order(kind="balance", game="cartagena", options={"seats": 2}, players=("advice",), games=3, pairs=1, deals=1),
            {"games": 3, "pairs": None, "levels": 3},
        ),
    ],
)
def test_an_order_becomes_a_page_in_every_language_and_tells_of_all_its_parts(order, parts):
    told = {}
    found = pages(order, lambda part, done, total: told.setdefault(part, []).append((done, total)))
    assert sorted(found) == sorted(LANGUAGES)
    assert all(f'<html lang="{language}">' in page and "<svg" in page for language, page in found.items())
    assert list(told) == list(parts)
    for part, total in parts.items():
        last = told[part][-1]
        assert last[0] == last[1] == (total or last[1]), "everything is done in the end"
        assert [done for done, _ in told[part]] == sorted({done for done, _ in told[part]})
