"""The tables: what happens at one process when another writes first."""

import asyncio
import dataclasses
from collections import Counter

import pytest
from tests.table.kit import TINY, Process, run

from windlass.engine import registry
from windlass.engine.registry import find_game, game_ids
from windlass.table import wire
from windlass.table.log.info import Here, Reader
from windlass.table.store import open_store

NOW = 1_800_000_000_000


def act(table, number, name):
    return wire.Act(id=name, table=table.id, seat=table.actor, action=table.match.legal_texts()[0], seen=number)


async def two_at_a_table(path):
    """Two processes that both have a table open, with how often each woke those who watch."""
    first, second = Process(open_store(str(path)), NOW), Process(open_store(str(path)), NOW)
    ann = await first.people.make("Ann", "en", NOW)
    seats = [wire.SeatPlan(kind="me")] * 2
    table = (await first.tell(ann, wire.Create(id="make", game="cartagena", options=TINY, seats=seats, start=True))).table
    return first, second, ann, await first.tables.open(table), await second.tables.open(table)


def test_those_who_watch_at_the_process_that_lost_a_race_learn_what_the_other_wrote(path):
    async def journey():
        first, second, ann, here, there = await two_at_a_table(path)
        woken = []
        there.watchers[lambda: woken.append(there.table.number)] = None
        number = here.table.number
        assert (await first.tell(ann, act(here.table, number, "one"))).refusal is None
        late = await second.tell(ann, act(there.table, number, "two"))
        assert late.refusal.code == "table.stale"
        assert woken == [number + 1]
        assert there.table.number == here.table.number == number + 1
        await asyncio.gather(first.store.close(), second.store.close())

    run(journey())


def test_whoever_acts_a_moment_after_the_match_ended_elsewhere_is_told_that_it_is_over(path):
    async def journey():
        first, second, ann, here, there = await two_at_a_table(path)
        for turn in range(1000):
            number = here.table.number
            ahead = act(there.table, number, f"late-{turn}")
            assert (await first.tell(ann, act(here.table, number, f"act-{turn}"))).refusal is None
            if here.table.status == "over":
                break
            await second.tables._follow(here.table.id, None)
        assert (await second.tell(ann, ahead)).refusal.code == "match.over"
        await asyncio.gather(first.store.close(), second.store.close())

    run(journey())


@pytest.mark.parametrize("name", game_ids())
def test_for_one_action_and_two_readers_each_question_is_put_to_the_rules_once(path, monkeypatch, name):
    asked = Counter()
    real = find_game(name)

    def counted(question):
        rule = getattr(real, question)

        def ask(*given):
            asked[question] += 1
            return rule(*given)

        return ask

    questions = {question: counted(question) for question in ("outcome", "actor", "legal", "apply")}
    monkeypatch.setitem(registry._LOADED, name, dataclasses.replace(real, **questions))

    async def journey():
        process = Process(open_store(str(path)), NOW)
        ann, bob = [await process.people.make(who, "en", NOW) for who in ("Ann", "Bob")]
        settings, plan = wire.Settings(lots=False), [wire.SeatPlan(kind="me")]
        table = (await process.tell(ann, wire.Create(id="make", game=name, options={"seats": 2}, seats=plan, settings=settings))).table
        await process.tell(bob, wire.Sit(id="sit", table=table, seat=1))
        await process.tell(ann, wire.Start(id="start", table=table))
        found = await process.tables.open(table)
        for turn in range(4):
            number, person = found.table.number, (ann, bob)[found.table.actor]
            for reader in (ann, bob):
                found.views.update(Reader(reader.id), Here(), NOW, number)
            command = act(found.table, number, f"act-{turn}")
            asked.clear()
            assert (await process.tell(person, command)).refusal is None
            for reader in (ann, bob):
                found.views.update(Reader(reader.id), Here(), NOW, number)
            counts = dict(asked)
            choices = len(found.table.match.legal())  # what each of them would do is tried, to tell which can be taken back
            assert counts["outcome"] == 1
            assert counts["legal"] == 2, "once to refuse and once to offer"
            assert counts["apply"] <= 1 + choices
            assert counts["actor"] <= 2 + choices
        await process.store.close()

    run(journey())
