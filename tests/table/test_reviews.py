"""Reviews at a table: of finished matches alone, told while they are made, kept, made once, and refused in words when they cannot be."""

import asyncio
import random
import sys

import msgspec
import pytest
from tests.table.kit import LONGEST, SMALL, Client, run, serving
from tests.table.test_store import with_store

import windlass
from windlass.engine import matchfile
from windlass.engine.refusal import Refusal
from windlass.lab.review import Balance, Judgement, Review
from windlass.table.live.reviews import Reviews, judge
from windlass.table.wire import Review as Told


def finished():
    match, lots = windlass.new("cartagena", seed=bytes(16), **SMALL), random.Random(1)
    while not match.ending:
        match.play(lots.choice(match.legal()))
    return match


def tell_and_end(pipe, text):
    """A worker that judges nothing, yet tells how far it is."""
    total = len(windlass.parse(text).line)
    pipe.send(1)
    pipe.send(msgspec.json.encode(Told(status="done", judged=total, total=total)))


def refuse(pipe, _text):
    pipe.send(Refusal("review.not-ready"))


def die(_pipe, _text):
    raise SystemExit(1)


async def done(reviews, match):
    """The review once nothing is under way any more."""
    async with asyncio.timeout(LONGEST):
        await asyncio.gather(*reviews._tasks)
    return await reviews.find("t", match)


def test_a_review_is_made_once_and_kept(address):
    async def journey(store):
        match, reviews = finished(), Reviews(store, tell_and_end)
        assert (await reviews.find("t", match)).status == "none"
        begun = await reviews.begin("t", match)
        assert begun == await reviews.begin("t", match) == Told(status="working", total=len(match.line))
        made = await done(reviews, match)
        assert made == Told(status="done", judged=len(match.line), total=len(match.line))
        assert await Reviews(store, die).begin("t", match) == made, "another process finds it"
        assert await store.reviews.find("t", "another program") is None
        await reviews.close()

    with_store(address, journey)


@pytest.mark.parametrize(("work", "code"), [(refuse, "review.not-ready"), (die, "review.failed")])
def test_what_stops_a_review_is_told_once(path, work, code):
    async def journey(store):
        match, reviews = finished(), Reviews(store, work)
        await reviews.begin("t", match)
        with pytest.raises(Refusal) as refusal:
            await done(reviews, match)
        assert refusal.value.code == code
        assert (await reviews.find("t", match)).status == "none", "it may be tried again"
        await reviews.close()

    with_store(str(path), journey)


def test_a_match_that_goes_on_is_not_reviewed(path):
    async def journey(store):
        reviews = Reviews(store, die)
        with pytest.raises(Refusal) as refusal:
            await reviews.begin("t", windlass.new("cartagena"))
        assert refusal.value.code == "review.going-on"

    with_store(str(path), journey)


def test_a_review_travels_with_the_better_action_in_words(monkeypatch):
    match = finished()
    ply = next(at for at in range(len(match.line)) if len(match.at(at).legal()) > 1)
    actor, played = match.line[ply].actor, match.line[ply].action
    best = next(code for code in match.at(ply).legal() if code != played)
    one = Judgement(ply=ply, seat=actor, action=played, chance=0.25, best=best, best_chance=0.5, verdict="blunder")
    found = Review(judgements=(one,), chances=((0, (0.5, 0.5)),), balance=(Balance(start=0.5, decisions=0, luck=0.5, result=1),) * 2)
    monkeypatch.setattr(sys.modules["windlass.lab.review"], "review", lambda _match, progress: found)
    monkeypatch.setattr("windlass.bots.kernels.is_ready", lambda _game: True)
    told = judge(matchfile.dump(match), lambda _ply: None)
    assert told.decisions[0].best == match.game.describe(best)
    assert told.key == [ply]
    assert told.moments[0].chances == [0.5, 0.5]


def test_whoever_may_read_a_finished_table_may_have_it_reviewed(path):
    async def journey():
        async with serving(path) as server:
            server.reviews = Reviews(server.tables.store, tell_and_end)
            ann, match = await Client.guest(server.url, "Ann"), finished()
            table = (await ann.post({"type": "import", "text": matchfile.dump(match)}))["table"]
            where = f"/api/tables/{table}/review"
            assert (await ann.get(where))["status"] == "none"
            assert (await ann.http.post(where)).json()["status"] == "working"
            await asyncio.gather(*server.reviews._tasks)
            assert (await ann.get(where))["status"] == "done"
            waiting = await ann.create(seats=("me", "bot"), options=SMALL)
            for asked in (await ann.http.get(f"/api/tables/{waiting}/review"), await ann.http.post(f"/api/tables/{waiting}/review")):
                assert asked.json()["refusal"]["code"] == "table.not-over"
            await ann.close()

    run(journey())
