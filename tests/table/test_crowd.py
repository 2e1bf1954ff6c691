"""Many who watch one table: what they are sent is made once for all of them, and packed against what they were sent before."""

import random
import zlib

import msgspec
import pytest
from tests.table.kit import Client, eventually, run, serving

from windlass.table.door import compression
from windlass.table.door.compression import EMPTY_BLOCK, Framer
from windlass.table.live.presence import Presence
from windlass.table.log.parcel import Parcel
from windlass.table.log.views import Views


def framer(bits, *, remembers=True):
    deflate = compression.PerMessageDeflate(False, not remembers, 12, bits)
    return Framer([deflate])


class Receiver:
    """The other end: reads frames as RFC 6455 and 7692 say."""

    def __init__(self, *, remembers=True):
        self._remembers = remembers
        self._inflate = zlib.decompressobj(wbits=-15)

    def read(self, frame):
        length, at = frame[1], 2
        if length == 126:
            length, at = int.from_bytes(frame[2:4], "big"), 4
        elif length == 127:
            length, at = int.from_bytes(frame[2:10], "big"), 10
        assert len(frame) == at + length
        assert frame[0] & 0x8F == 0x81
        if not frame[0] & 0x40:
            return frame[at:]
        if not self._remembers:
            self._inflate = zlib.decompressobj(wbits=-15)
        return self._inflate.decompress(frame[at:] + EMPTY_BLOCK)


def messages(count, seed=1):
    """Messages that resemble each other, short and long, with and without a part of one's own."""
    lots = random.Random(seed)
    state = [lots.randrange(1000) for _ in range(400)]
    for _ in range(count):
        state[lots.randrange(len(state))] = lots.randrange(1000)
        shared = msgspec.json.encode(state[: lots.choice((3, 100, 400))] * lots.choice((1, 1, 1, 40)))
        yield Parcel(shared, b'{"person":"%d"}' % lots.randrange(10_000) if lots.random() < 0.5 else b"")


@pytest.mark.parametrize("bits", [9, 12, 15])
@pytest.mark.parametrize("remembers", [True, False])
def test_every_message_is_read_as_it_was_meant_whatever_came_before(bits, remembers):
    sender, receiver = framer(bits, remembers=remembers), Receiver(remembers=remembers)
    for parcel in messages(200):
        assert receiver.read(sender.frame(parcel)) == b"".join(parcel)


def test_messages_without_compression_are_sent_as_they_are():
    sender, receiver = Framer([]), Receiver()
    for parcel in messages(20):
        assert receiver.read(sender.frame(parcel)) == b"".join(parcel)


def test_one_message_to_many_is_packed_once():
    compression.packed.cache_clear()
    crowd = [(framer(15), Receiver()) for _ in range(50)]
    shared = [part.shared for part in messages(60) if len(part.shared) > 1000]
    for one in shared:
        for number, (sender, receiver) in enumerate(crowd):
            parcel = Parcel(one, b'"%04d"' % number)
            assert receiver.read(sender.frame(parcel)) == b"".join(parcel)
    assert compression.packed.cache_info().misses == len(shared)


def test_what_resembles_the_message_before_is_small():
    sender = framer(15)
    first, second = [Parcel(msgspec.json.encode([*random.Random(1).choices(range(10**6), k=2000), last])) for last in (1, 2)]
    assert len(sender.frame(first)) > 5000
    assert len(sender.frame(second)) < 500


def test_nothing_of_a_compressor_stays_with_a_connection(path):
    async def journey():
        async with serving(path) as server:
            ann = await Client.guest(server.url)
            table = await ann.create("tortuga2199", start=True)
            seen = []
            real = compression.LeanDeflate.process_request_params

            def agreed(self, *given):
                answer = real(self, *given)
                seen.append(answer[1])
                return answer

            compression.LeanDeflate.process_request_params = agreed
            try:
                await ann.watch(table)
            finally:
                compression.LeanDeflate.process_request_params = real
            assert [hasattr(one, "encoder") for one in seen] == [False]
            await ann.close()

    run(journey())


def test_an_action_is_encoded_once_for_all_spectators_and_everyone_learns_who_they_are(path, monkeypatch):
    async def journey():
        async with serving(path) as server:
            ann = await Client.guest(server.url)
            table = await ann.create("cartagena", options={"seats": 2}, start=True)
            crowd = [await Client.guest(server.url, f"W{number}") for number in range(12)]
            for one in [ann, *crowd]:
                await one.watch(table)
            found = await server.tables.open(table)
            number = found.table.number
            for one in crowd:
                await one.reach(table, number)
            made = []
            real = Views.update

            def update(self, reader, *given, **wishes):
                made.append(reader.person)
                return real(self, reader, *given, **wishes)

            monkeypatch.setattr(Views, "update", update)
            monkeypatch.setattr("windlass.table.log.views.FRESH", 60_000)
            await ann.post({"type": "say", "table": table, "text": "hello"})
            for one in [ann, *crowd]:
                await one.until(lambda one=one: any(line["text"] == "hello" for line in one.tables[table]["chat"]))
                assert one.tables[table]["you"]["person"] == one.person
            assert len([person for person in made if person != ann.person]) == 1
            for one in [ann, *crowd]:
                await one.close()

    run(journey())


def test_who_muted_somebody_is_not_sent_what_the_crowd_is(path):
    async def journey():
        async with serving(path) as server:
            ann, bob, cat = [await Client.guest(server.url, name) for name in ("Ann", "Bob", "Cat")]
            table = await ann.create("cartagena", options={"seats": 2}, start=True)
            for one in (ann, bob, cat):
                await one.watch(table)
            await bob.send({"type": "mute", "person": ann.person})
            said = await ann.post({"type": "say", "table": table, "text": "hello"})
            for one in (bob, cat):
                await one.reach(table, said["number"])
            assert [line["text"] for line in cat.tables[table]["chat"] if line["kind"] == "said"] == ["hello"]
            assert [line["text"] for line in bob.tables[table]["chat"] if line["kind"] == "said"] == []
            for one in (ann, bob, cat):
                await one.close()

    run(journey())


def test_a_crowd_that_comes_is_told_now_and_then_only(path):
    async def journey():
        async with serving(path) as server:
            ann = await Client.guest(server.url)
            table = await ann.create("cartagena", options={"seats": 2}, start=True)
            await ann.watch(table)
            found = await server.tables.open(table)
            crowd = [await Client.guest(server.url, f"W{number}") for number in range(60)]
            for one in crowd:
                await one.watch(table)
            await eventually(lambda: ann.tables[table]["table"]["spectators"] == 60)
            told = sum('"presence"' in text[:40] for text in crowd[0].raw)
            assert told < 45, "of sixty who came after"
            for one in crowd:
                await one.close()
            await eventually(lambda: ann.tables[table]["table"]["spectators"] == 0)
            assert len(found.watchers) == 1
            await ann.close()

    run(journey())


def test_who_is_here_is_worked_out_once_until_somebody_comes_or_goes(monkeypatch):
    presence = Presence("p")

    class Table:
        id = "t"
        chairs = ()

    asked = []
    real = Presence.people
    monkeypatch.setattr(Presence, "people", lambda self, *given: asked.append(given) or real(self, *given))
    presence.come("t", "ann")
    for _ in range(5):
        assert presence.here(Table, 0).spectators == 1
    presence.come("t", "bob")
    assert presence.here(Table, 0).spectators == 2
    presence.go("t", "ann", 1)
    assert presence.here(Table, 0).spectators == 1
    presence.go("t", "bob", 1)
    presence.forget(2)
    assert presence._known == {}
    assert len(asked) == 3
