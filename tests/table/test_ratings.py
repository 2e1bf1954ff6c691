"""Ratings: known strengths are recovered within their intervals; a rated match counts once, for people and bots; ladders and profiles."""

import asyncio
import random

import pytest
from benchmarks.ratings import course
from tests.table.kit import TINY, Client, refused, run, serving
from tests.table.test_accounts import ask
from tests.table.test_store import append, entry, with_store

from windlass.table.store.port import Conflict, Duplicate, Person
from windlass.table.store.ratings import BOT, PROGRAM, Result, Strength, after, unknown

RATED = {"rated": True, "hints": False, "takebacks": False, "public": False}


def result(table, *players, places=(1, 2), at=5):
    return Result(table, "cartagena", players, places, at)


def test_who_wins_rises_and_everyone_is_known_better():
    first, second = after([unknown(), unknown()], (1, 2))
    assert first.mean > unknown().mean > second.mean
    assert max(first.deviation, second.deviation) < unknown().deviation
    even = after([unknown(), unknown()], (1, 1))
    assert even[0] == even[1]
    strong = after([Strength(35, 2), Strength(15, 2)], (2, 1))
    assert strong[0].mean < 35 and strong[1].mean > 15
    assert len(after([unknown()] * 5, (3, 1, 2, 5, 4))) == 5


@pytest.mark.parametrize("seats", [2, 4])
def test_known_strengths_are_recovered_and_lie_in_their_intervals(seats):
    found = [course(seats, players=24, games=150, seed=seed) for seed in range(3)]
    inside = sum(one.inside for one in found) / sum(one.players for one in found)
    assert inside >= 0.9, inside
    assert min(one.correlation for one in found) > 0.85
    assert max(one.correlation for one in found) < 1


def test_a_match_changes_ratings_once_with_the_entry_that_ends_it(address):
    async def journey(store):
        await store.save_person(Person("ann", "Ann", "en", (), 1))
        end = append("t1", 0, entry(1, command="x"))._replace(result=result("t1", "ann", BOT + "advice"))
        await store.append(end)
        with pytest.raises(Duplicate):
            await store.append(end)
        with pytest.raises(Conflict):
            await store.append(append("t1", 0, entry(1))._replace(result=result("t1", BOT + "advice", "ann")))
        await store.append(append("t1", 1, entry(2))._replace(result=result("t1", BOT + "advice", "ann")))
        won, lost = await store.ratings.ladder("cartagena", 2, 10)
        assert (won.player, won.name, won.played, lost.player, lost.name, lost.played) == ("ann", "Ann", 1, BOT + "advice", "", 1)
        assert (won.strength, lost.strength) == tuple(after([unknown(), unknown()], (1, 2)))
        await store.append(append("t2", 0, entry(1))._replace(result=result("t2", "ann", BOT + "advice", at=9)))
        [now] = await store.ratings.of("ann")
        assert now.strength == after([won.strength, lost.strength], (1, 2))[0]
        assert [(one.table, one.place, one.at) for one in await store.ratings.history("ann", 10)] == [("t2", 1, 9), ("t1", 1, 5)]
        three = Result("t3", "cartagena", ("ann", "bob", "cid"), (2, 1, 3), 10)
        await store.append(append("t3", 0, entry(1))._replace(result=three))
        assert await store.ratings.kinds() == [("cartagena", 2, 2), ("cartagena", 3, 3)]
        assert await store.ratings.ladder("gravity", 2, 10) == []
        await store.accounts.forget("ann", [])
        assert await store.ratings.of("ann") == []
        assert await store.ratings.history("ann", 10) == []

    with_store(address, journey)


def test_a_match_notes_what_every_strength_was_before_and_a_bot_in_two_seats_is_rated_once(address):
    async def journey(store):
        await store.save_person(Person("ann", "Ann", "en", (), 1))
        await store.append(append("t1", 0, entry(1))._replace(result=result("t1", BOT + "mate", "ann", BOT + "mate", places=(1, 2, 3))))
        first = {one.player: one for one in await store.ratings.changes("t1")}
        won, second, lost = after([unknown()] * 3, (1, 2, 3))
        assert first["ann"] == ("ann", unknown(), second)
        assert first[BOT + "mate"].after == pytest.approx(((won.mean + lost.mean) / 2, (won.deviation + lost.deviation) / 2))
        assert [one.played for one in await store.ratings.ladder("cartagena", 3, 10)] == [1, 1]
        await store.append(
            append("t2", 0, entry(1))._replace(result=result("t2", "ann", PROGRAM + "ann", BOT + "mate", places=(1, 2, 3), at=9))
        )
        again = {one.player: one for one in await store.ratings.changes("t2")}
        assert again["ann"].before == first["ann"].after, "a program is not its person"
        assert again[PROGRAM + "ann"].before == unknown()
        assert {(one.player, one.name) for one in await store.ratings.ladder("cartagena", 3, 10)} >= {
            (PROGRAM + "ann", "Ann"),
            ("ann", "Ann"),
        }
        assert await store.ratings.changes("t3") == []
        await store.accounts.forget("ann", [])
        assert [one.player for one in await store.ratings.ladder("cartagena", 3, 10)] == [BOT + "mate"]

    with_store(address, journey)


def test_a_finished_match_tells_what_it_did_to_every_rating(path):
    async def journey():
        async with serving(path, house_seed="") as server:
            ann, bob = await Client.guest(server.url, "Ann"), await Client.guest(server.url, "Bob")
            table = await finished(ann, bob, settings=RATED)
            changes = (await bob.get(f"/api/tables/{table}/ratings"))["changes"]
            assert [one["seat"] for one in changes] == [0, 1]
            assert changes[0]["before"]["points"] == changes[1]["before"]["points"] == 1500
            assert changes[0]["after"]["points"] - 1500 == 1500 - changes[1]["after"]["points"] > 0
            plain = await finished(ann, bob)
            assert (await ann.get(f"/api/tables/{plain}/ratings"))["changes"] == []
            closed = await finished(ann, bob, settings=RATED | {"spectators": False})
            cid = await Client.guest(server.url, "Cid")
            assert (await cid.http.get(f"/api/tables/{closed}/ratings")).status_code == 403
            for one in (ann, bob, cid):
                await one.close()

    run(journey())


def test_rated_matches_are_told_on_ladder_and_profile(address):
    async def journey():
        async with serving(address, house_seed="") as server:
            ann, bob = await Client.guest(server.url, "Ann"), await Client.guest(server.url, "Bob")
            rated = await finished(ann, bob, settings=RATED)
            plain = await finished(ann, bob)
            ladder = await ann.get("/api/ladder/cartagena/2")
            assert {line["person"] for line in ladder["lines"]} == {ann.person, bob.person}
            assert [line["played"] for line in ladder["lines"]] == [1, 1]
            assert all(line["rating"]["low"] < line["rating"]["points"] < line["rating"]["high"] for line in ladder["lines"])
            assert ladder["kinds"] == [{"game": "cartagena", "seats": 2, "players": 2}]
            mine, hers = await ann.get(f"/api/people/{ann.person}"), await bob.get(f"/api/people/{ann.person}")
            assert (mine["mine"], hers["mine"], hers["name"]) == (True, False, "Ann")
            assert [one["matches"][0]["table"] for one in hers["ratings"]] == [rated]
            assert {one["table"]["id"] for one in mine["matches"]} == {rated, plain}
            assert {one["table"]["id"] for one in hers["matches"]} == {rated}, "what was between two stays there"
            assert (await ann.http.get("/api/people/nobody")).status_code == 404
            assert (await ann.http.get("/api/ladder/chess/2")).status_code == 404
            await ask(ann, "account/delete", sure=True)
            assert [line["person"] for line in (await bob.get("/api/ladder/cartagena/2"))["lines"]] == [bob.person]
            for one in (ann, bob):
                await one.close()

    run(journey())


async def finished(ann, bob, **more):
    """A match of two that one of them gave up."""
    table = await ann.create(options=TINY, seats=("me", "open"), **more)
    await bob.post({"type": "sit", "table": table, "seat": 1})
    await ann.post({"type": "start", "table": table})
    await bob.post({"type": "resign", "table": table, "seat": 1})
    return table


def test_only_a_fair_match_is_rated_and_bots_are_players_too(path):
    async def journey():
        async with serving(path, house_seed="") as server:
            ann = await Client.guest(server.url, "Ann")
            with refused("table.rated-help"):
                await ann.create(options=TINY, settings={"rated": True})
            against = await ann.create(options=TINY, seats=("me", {"kind": "bot", "level": "advice"}), settings=RATED, start=True)
            alone = await ann.create(options=TINY, seats=("me", "me"), settings=RATED, start=True)
            chosen = await ann.create(options=TINY, seats=("me", "bot"), settings=RATED, seed="0" * 32, start=True)
            for table in (against, alone, chosen):
                await ann.post({"type": "resign", "table": table, "seat": 0})
            lines = (await ann.get("/api/ladder/cartagena/2"))["lines"]
            assert [(line["person"], line["place"], line["played"]) for line in lines] == [(None, 1, 1), (ann.person, 2, 1)]
            assert [one["table"] for one in (await ann.get(f"/api/people/{ann.person}"))["ratings"][0]["matches"]] == [against]
            await ann.http.aclose()

    run(journey())


def test_results_of_many_tables_at_once_are_all_taken_in(address):
    async def journey(store):
        chance = random.Random(5)
        names = [f"p{at}" for at in range(6)]
        jobs = [result(f"t{at}", *chance.sample(names, 2), at=at) for at in range(40)]
        await asyncio.gather(*(store.append(append(one.table, 0, entry(1))._replace(result=one)) for one in jobs))
        ladder = await store.ratings.ladder("cartagena", 2, 10)
        assert sum(one.played for one in ladder) == 80
        assert len({one.player for one in ladder}) == 6

    with_store(address, journey)
