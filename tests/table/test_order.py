"""Order at a table: its host silences, sends away, bans and slows; nobody is put out of a match; the words of a list are hidden."""

import pytest
from tests.table.kit import SMALL, Client, refused, run, serving

from windlass.engine.refusal import Refusal
from windlass.table.live.words import Words, words_of


async def three(server):
    return [await Client.guest(server.url, name) for name in ("Ann", "Bob", "Cid")]


def notices(snapshot):
    return [line["message"]["id"].removeprefix("table-notice-") for line in snapshot["chat"] if line["kind"] == "notice"]


def test_the_host_silences_and_lets_speak_again(path):
    async def journey():
        async with serving(path) as server:
            ann, bob, cid = await three(server)
            table = await ann.create(seats=("me", "open"), options=SMALL)
            await bob.post({"type": "sit", "table": table, "seat": 1})
            await bob.post({"type": "say", "table": table, "text": "na na na"})
            order = {"type": "keep-order", "table": table, "person": bob.person}
            with refused("table.host-only"):
                await cid.post({**order, "what": "silence"})
            with refused("table.yourself"):
                await ann.post({**order, "person": ann.person, "what": "silence"})
            with refused("table.no-such-person"):
                await ann.post({**order, "person": "nobody", "what": "silence"})
            await ann.post({**order, "what": "silence"})
            with refused("table.silenced"):
                await bob.post({"type": "say", "table": table, "phrase": "hello"})
            with refused("table.silenced"):
                await bob.post({"type": "react", "table": table, "line": 3, "reaction": "like"})
            host, silent, other = [(await one.snapshot(table))["you"] for one in (ann, bob, cid)]
            assert host["restrained"] == [{"person": bob.person, "name": "Bob", "what": "silence"}]
            assert (silent["silenced"], silent["restrained"]) == (True, [])
            assert (other["silenced"], other["restrained"]) == (False, [])
            await ann.post({**order, "what": "hear"})
            await bob.post({"type": "say", "table": table, "phrase": "sorry"})
            assert notices(await bob.snapshot(table)) == ["silenced", "unsilenced"]
            assert not (await bob.snapshot(table))["you"]["silenced"]
            for one in (ann, bob, cid):
                await one.close()

    run(journey())


def test_whoever_was_sent_away_watches_and_whoever_was_banned_does_not(path):
    async def journey():
        async with serving(path) as server:
            ann, bob, cid = await three(server)
            table = await ann.create(seats=("me", "open", "open"), options={**SMALL, "seats": 3})
            await bob.post({"type": "sit", "table": table, "seat": 1})
            await cid.post({"type": "sit", "table": table, "seat": 2})
            await cid.watch(table)
            for person, what in ((bob, "remove"), (cid, "ban")):
                await ann.post({"type": "keep-order", "table": table, "person": person.person, "what": what})
            assert [seat["kind"] for seat in (await ann.snapshot(table))["table"]["seats"]] == ["person", "open", "open"]
            with refused("table.removed"):
                await bob.post({"type": "sit", "table": table, "seat": 1})
            assert (await bob.snapshot(table))["you"]["seats"] == []
            await cid.until(lambda: cid.gone is not None, "the end of the table")
            assert cid.gone["code"] == "table.banned"
            for wish in ({"type": "say", "phrase": "hello"}, {"type": "sit", "seat": 2}, {"type": "enter", "password": "x"}):
                with refused("table.banned"):
                    await cid.post({**wish, "table": table})
            assert (await cid.snapshot(table))["refusal"]["code"] == "table.banned"
            for person in (bob, cid):
                await ann.post({"type": "keep-order", "table": table, "person": person.person, "what": "readmit"})
            await cid.post({"type": "sit", "table": table, "seat": 2})
            await bob.post({"type": "sit", "table": table, "seat": 1})
            for one in (ann, bob, cid):
                await one.close()

    run(journey())


def test_nobody_is_put_out_of_a_match(path):
    async def journey():
        async with serving(path) as server:
            ann, bob, cid = await three(server)
            table = await ann.create(seats=("me", "open"), options=SMALL)
            await bob.post({"type": "sit", "table": table, "seat": 1})
            await ann.post({"type": "start", "table": table})
            await cid.post({"type": "say", "table": table, "text": "hello"})
            for what in ("remove", "ban"):
                with refused("table.plays-here"):
                    await ann.post({"type": "keep-order", "table": table, "person": bob.person, "what": what})
            await ann.post({"type": "keep-order", "table": table, "person": cid.person, "what": "ban"})
            assert (await cid.snapshot(table))["refusal"]["code"] == "table.banned"
            paired = (await ann.post({"type": "find", "game": "cartagena", "pace": "days"}))["table"]
            await bob.post({"type": "find", "game": "cartagena", "pace": "days"})
            with refused("table.plays-here"):
                await ann.post({"type": "keep-order", "table": paired, "person": bob.person, "what": "remove"})
            for one in (ann, bob, cid):
                await one.close()

    run(journey())


def test_a_slow_chat_lets_time_pass_between_lines_of_one_person(path):
    clock = [1_000_000]

    async def journey():
        async with serving(path, clock=lambda: clock[0]) as server:
            ann, bob, cid = await three(server)
            table = await ann.create(seats=("me", "open"), options=SMALL)
            with refused("table.host-only"):
                await bob.post({"type": "slow", "table": table, "seconds": 5})
            await ann.post({"type": "slow", "table": table, "seconds": 30})
            assert (await bob.snapshot(table))["table"]["slow"] == 30
            line = {"type": "say", "table": table, "phrase": "hello"}
            await bob.post(line)
            await cid.post(line)
            for _ in range(2):
                await ann.post(line)
            clock[0] += 29_000
            with refused("table.slow"):
                await bob.post(line)
            clock[0] += 1_000
            await bob.post(line)
            await ann.post({"type": "slow", "table": table, "seconds": 0})
            await bob.post(line)
            assert notices(await bob.snapshot(table)) == ["slowed", "unslowed"]
            for one in (ann, bob, cid):
                await one.close()

    run(journey())


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("well played", "well played"), ("what a FUCK", "what a ••••"), ("fuuuck!", "••••••••"[:7]), ("f.u.c.k", "•••••••"), ("F U C K", "••••"),
        ("fück", "••••"), ("hello,fucker", "hello,••••••"), ("Скунсы и хуйня", "Скунсы и •••••"), ("quel connard", "quel •••••••"),
        ("la réputation", "la réputation"), ("Scunthorpe", "Scunthorpe"), ("застрахуй", "застрахуй"), ("1 2 3", "1 2 3"), ("!!!", "!!!"),
    ],
)  # fmt: skip
def test_words_of_the_list_are_hidden_however_they_are_spelt(text, shown):
    assert words_of("").hide(text) == shown


def test_a_house_may_have_a_list_of_its_own_or_none(path, tmp_path):
    own = tmp_path / "words.txt"
    own.write_text("# ours\nkraken*\nparrot\n", "utf-8")
    assert words_of(str(own)).hide("krakens and parrots, one parrot") == "••••••• and parrots, one ••••••"
    assert words_of("-").hide("fuck") == "fuck"
    assert Words([]).hide("anything") == "anything"
    with pytest.raises(Refusal, match=r"settings\.file"):
        words_of(str(tmp_path / "nothing"))

    async def journey():
        async with serving(path, words=str(own)) as server:
            ann = await Client.guest(server.url)
            table = await ann.create(seats=("me", "open"), options=SMALL)
            await ann.post({"type": "say", "table": table, "text": "Kraken! and a fuck"})
            assert (await ann.snapshot(table))["chat"][0]["text"] == "••••••• and a fuck"
            with refused("person.name-words"):
                await ann.post({"type": "introduce", "name": "Kraken"})
            with refused("person.name-words"):
                await ann.post({"type": "sit", "table": table, "seat": 1, "also": True, "name": "Old Parrot"})
            with refused("person.name-words"):
                await ann.create(seats=({"kind": "me", "name": "parrot"}, "bot"))
            answer = await ann.http.post("/api/guest", json={"name": "Parrot", "bearer": True})
            assert answer.json()["refusal"]["code"] == "person.name-words"
            await ann.close()

    run(journey())
