"""What nobody may do to others: choose their cards, take their silence for consent, read or guess what is not theirs."""

import asyncio
import socket

import pytest
from tests.table.kit import SMALL, TINY, Client, Process, refused, run, serving

from windlass.engine import matchfile
from windlass.engine.match import Match
from windlass.engine.proof import Receipt, next_head, seed_from
from windlass.engine.verify import verify
from windlass.table import wire
from windlass.table.door.requests import address_of
from windlass.table.log.info import is_plain
from windlass.table.log.table import PATIENCE
from windlass.table.store import open_store

NOW = 1_800_000_000_000
SEED = "ab" * 16


class Clock:
    """A clock that tests turn."""

    def __init__(self):
        self.now = NOW

    def __call__(self):
        return self.now


async def two_people(server, **settings):
    ann, bob = await Client.guest(server.url, "Ann"), await Client.guest(server.url, "Bob")
    table = await ann.create(seats=("me", "open"), options={"seats": 2}, settings=settings)
    await bob.post({"type": "sit", "table": table, "seat": 1})
    await ann.post({"type": "start", "table": table})
    await ann.watch(table)
    return ann, bob, table


async def away(server, bob, table):
    """Bob leaves: a bot keeps the seat."""
    await bob.post({"type": "leave", "table": table})


def test_whoever_is_away_has_not_agreed_to_take_back_pause_or_end_the_match(path):
    async def journey():
        async with serving(path, thinker=Never()) as server:
            ann, bob, table = await two_people(server)
            await ann.act(table)
            await away(server, bob, table)
            for what in ("abandon", "pause", "undo"):
                await ann.send({"type": "ask", "table": table, "seat": 0, "what": what})
                state = (await ann.snapshot(table))["table"]
                assert state["status"] == "playing"
                assert state["asking"]["waiting"] == [1]
                await ann.send({"type": "reply", "table": table, "seat": 0, "agree": False})
            with refused("table.others-play"):
                await ann.send({"type": "abandon", "table": table})
            assert (await ann.snapshot(table))["table"]["seed"] is None
            await bob.http.aclose()
            await ann.close()

    run(journey())


class Never:
    """A bot that thinks for ever."""

    async def choose(self, job):
        await asyncio.Event().wait()


def test_after_a_long_absence_the_other_may_claim_a_scored_win(path):
    clock = Clock()

    async def journey():
        async with serving(path, thinker=Never(), clock=clock) as server:
            ann, bob, table = await two_people(server)
            with refused("table.others-play"):
                await ann.send({"type": "claim", "table": table})
            await away(server, bob, table)
            with refused("table.too-early"):
                await ann.send({"type": "claim", "table": table})
            with refused("table.seated-only"):
                await bob.post({"type": "claim", "table": table})
            assert (await ann.snapshot(table))["table"]["claim"] == NOW + PATIENCE
            clock.now += PATIENCE
            await ann.send({"type": "claim", "table": table})
            over = (await ann.snapshot(table))["table"]
            assert (over["status"], over["ending"]["rank"]) == ("over", [1, 2])
            assert (await ann.get("/api/me"))["statistics"][0]["won"] == 1
            assert (await bob.get("/api/me"))["statistics"][0]["resigned"] == 1
            await bob.http.aclose()
            await ann.close()

    run(journey())


def test_cards_of_people_follow_from_a_secret_committed_to_before_and_from_everybodys_bytes(path):
    async def journey():
        async with serving(path, house_seed="") as server:
            ann, bob, eve = [await Client.guest(server.url, name) for name in ("Ann", "Bob", "Eve")]
            table = await ann.create(seats=("me", "open"))
            before = (await ann.snapshot(table))["table"]
            assert len(before["commitment"]) == 64
            assert (before["shuffled_by"], before["secret"], before["seed_hash"]) == ("table", None, "")
            await bob.post({"type": "sit", "table": table, "seat": 1})
            with refused("table.seated-only"):
                await eve.post({"type": "contribute", "table": table, "part": "ee" * 16})
            for one, part in ((ann, "aa" * 16), (bob, "bb" * 32)):
                await one.post({"type": "contribute", "table": table, "part": part})
            assert (await ann.snapshot(table))["table"]["added"] == [0, 1]
            await ann.post({"type": "start", "table": table})
            with refused("table.already-started"):
                await bob.post({"type": "contribute", "table": table, "part": "cc" * 16})
            receipts = []
            during = (await ann.snapshot(table))["table"]
            assert (during["commitment"], during["shuffled_by"]) == (before["commitment"], "people")
            assert (during["secret"], during["seed"]) == (None, None)
            for one, seat in ((ann, 0), (bob, 1)):
                await one.watch(table)
                if one.tables[table]["play"]["choices"]:
                    face = one.tables[table]["play"]["choices"][0]["face"]
                    receipts.append((await one.send({"type": "act", "table": table, "seat": seat, "action": face}))["receipt"])
            receipts.append((await bob.send({"type": "resign", "table": table, "seat": 1}))["receipt"])
            over = (await ann.snapshot(table))["table"]
            parts = [bytes.fromhex("aa" * 16), bytes.fromhex("bb" * 32)]
            assert seed_from(bytes.fromhex(over["secret"]), parts).hex() == over["seed"]
            text = (await bob.http.get(f"/api/tables/{table}/export")).text
            verdict = verify(text, commitment=before["commitment"], receipts=[Receipt.parse(line) for line in receipts])
            assert verdict.is_proven
            cut = "\n".join(text.rstrip("\n").split("\n")[:-1]) + "\n"
            assert verify(cut, commitment=before["commitment"], receipts=[Receipt.parse(receipts[-1])]).is_false
            for one in (ann, bob, eve):
                await one.close()

    run(journey())


def test_nobody_without_the_seed_can_try_which_action_fits_a_receipt():
    first = Match.new("cartagena", seed=bytes([1]) * 16, **SMALL)
    heads = {next_head(bytes.fromhex(first.head), f"play {code}", seed).hex() for code in first.legal() for seed in (b"", bytes([2]) * 16)}
    first.play(first.legal()[0])
    assert first.head not in heads


def test_a_table_with_known_cards_is_for_its_host_alone(path):
    async def journey():
        async with serving(path, house_seed="") as server:
            ann, bob = await Client.guest(server.url, "Ann"), await Client.guest(server.url, "Bob")
            with refused("table.known-cards"):
                await ann.create(seats=("me", "open"), seed=SEED)
            table = await ann.create(seats=("me", "me"), options=TINY, seed=SEED)
            assert (await ann.snapshot(table))["table"]["shuffled_by"] == "known"
            await ann.post({"type": "stand", "table": table, "seat": 1})
            with refused("table.known-cards"):
                await bob.post({"type": "sit", "table": table, "seat": 1})
            await ann.post({"type": "sit", "table": table, "seat": 1, "also": True})
            await ann.post({"type": "start", "table": table})
            match = Match.new("cartagena", seed=bytes(16), **SMALL)
            with refused("table.known-cards"):
                await ann.post({"type": "import", "text": matchfile.dump(match), "seats": [{"kind": "me"}, {"kind": "open"}]})
            await ann.post({"type": "resign", "table": table, "seat": 0})
            with refused("table.known-cards"):
                await ann.post({"type": "play-from", "table": table, "ply": 0, "seats": [{"kind": "me"}, {"kind": "open"}]})
            again = (await ann.post({"type": "rematch", "table": table}))["table"]
            known = (await ann.snapshot(again))["table"]
            assert known["shuffled_by"] == "table"
            for one in (ann, bob):
                await one.http.aclose()

    run(journey())


def test_a_table_nobody_may_watch_sends_tells_and_copies_nothing_to_strangers(path):
    async def journey():
        async with serving(path) as server:
            ann, eve = await Client.guest(server.url, "Ann"), await Client.guest(server.url, "Eve")
            table = await ann.create(seats=("me", "open"), options=SMALL, settings={"spectators": False})
            await eve.watch(table)
            await ann.post({"type": "place-bot", "table": table, "seat": 1, "level": "advice"})
            await ann.post({"type": "start", "table": table})
            await eve.until(lambda: eve.gone, "good-bye")
            assert (eve.gone["id"], eve.gone["code"]) == (table, "table.no-spectators")
            assert eve.tables[table]["play"] is None
            for wish in ({"type": "say", "text": "I see you"}, {"type": "watch"}, {"type": "react", "line": 1, "reaction": "like"}):
                with refused("table.no-spectators"):
                    await eve.send({**wish, "table": table})
            await ann.post({"type": "resign", "table": table, "seat": 0})
            with refused("table.no-spectators"):
                await eve.post({"type": "play-from", "table": table, "ply": 0})
            assert (await eve.http.get(f"/api/tables/{table}/updates")).status_code == 403
            await ann.http.aclose()
            await eve.close()

    run(journey())


def test_whoever_watches_later_learns_neither_clocks_nor_notices_nor_who_is_here_before_the_board_shows_it(path):
    clock = Clock()

    async def journey():
        async with serving(path, clock=clock, thinker=Never()) as server:
            ann, bob, table = await two_people(server, delay=3, clock={"kind": "game", "seconds": 600}, public=True)
            eve = await Client.guest(server.url, "Eve")
            start = await eve.watch(table)
            assert [seat["clock"]["left"] for seat in start["table"]["seats"]] == [600_000, 600_000]
            for _ in range(2):
                clock.now += 5000
                await ann.act(table)
            await bob.post({"type": "leave", "table": table})
            await eve.reach(table, ann.tables[table]["number"])
            seen = await eve.snapshot(table)
            assert [seat["clock"] for seat in seen["table"]["seats"]] == [{"left": 600_000, "running": False, "deadline": None}] * 2
            assert [seat["away"] for seat in seen["table"]["seats"]] == [False, False]
            assert [seat["present"] for seat in seen["table"]["seats"]] == [True, True]
            assert not [line for line in seen["chat"] if line["kind"] == "notice"]
            line = (await eve.get("/api/lobby"))["playing"][0]
            assert [seat["away"] for seat in line["seats"]] == [False, False]
            assert line["updated"] == line["created"]
            now = (await ann.snapshot(table))["table"]
            assert now["seats"][1]["away"]
            assert now["seats"][0]["clock"]["left"] < 600_000
            await bob.post({"type": "return", "table": table})
            await bob.watch(table)
            for _ in range(5):
                actor = bob if bob.tables[table]["play"]["choices"] else ann
                await actor.act(table)
                await asyncio.gather(*(one.reach(table, actor.tables[table]["number"]) for one in (ann, bob, eve)))
            later = eve.tables[table]
            assert later["table"]["seats"][0]["clock"]["left"] < 600_000
            assert [line["message"]["id"] for line in later["chat"]] == ["table-notice-left-wish", "table-notice-returned"]
            for one in (ann, bob, eve):
                await one.close()

    run(journey())


def test_passwords_are_guessed_slowly_however_many_guests_try(path):
    async def journey():
        async with serving(path) as server:
            for bucket in (server.limits.guesses, server.limits.strangers):
                bucket._clock = lambda: 0.0
            ann = await Client.guest(server.url, "Ann")
            table = await ann.create(seats=("me", "open"), password="s3cret")
            tried = 0
            for _ in range(4):
                eve = await Client.guest(server.url, "Eve")
                for _ in range(10):
                    answer = await eve.http.post(
                        "/api/command", json={"type": "enter", "id": f"g{tried}", "table": table, "password": f"{tried}"}
                    )
                    tried += answer.json()["refusal"]["code"] == "table.wrong-password"
                await eve.http.aclose()
            assert tried == 20, "one address, however many guests it brings"
            await ann.http.aclose()

    run(journey())


def test_the_right_password_opens_the_table(path):
    async def journey():
        async with serving(path) as server:
            ann, bob = await Client.guest(server.url, "Ann"), await Client.guest(server.url, "Bob")
            table = await ann.create(seats=("me", "open"), password="s3cret")
            with refused("table.locked"):
                await bob.post({"type": "sit", "table": table, "seat": 1})
            await bob.post({"type": "enter", "table": table, "password": "s3cret"})
            await bob.post({"type": "enter", "table": table, "password": "whatever, one is in"})
            await bob.post({"type": "sit", "table": table, "seat": 1})
            for one in (ann, bob):
                await one.http.aclose()

    run(journey())


def test_the_same_command_id_with_another_wish_is_refused(path):
    async def journey():
        process = Process(open_store(str(path)), NOW)
        ann = await process.people.make("Ann", "en", NOW)
        seats = [wire.SeatPlan(kind="me")] * 2
        create = wire.Create(id="make", game="cartagena", options=TINY, seats=seats)
        table = (await process.tell(ann, create)).table
        assert (await process.tell(ann, create)).table == table
        another = wire.Create(id="make", game="gravity", seats=seats)
        assert (await process.tell(ann, another)).refusal.code == "wire.another-wish"
        said = await process.tell(ann, wire.Say(id="x", table=table, text="one"))
        assert (await process.tell(ann, wire.Say(id="x", table=table, text="one"))).number == said.number
        assert (await process.tell(ann, wire.Say(id="x", table=table, text="two"))).refusal.code == "wire.another-wish"
        later = Process(process.store, NOW)
        (await later.tables.open(table)).table.commands.clear()  # as if it were long ago: the store still knows
        assert (await later.tell(ann, wire.Say(id="x", table=table, text="one"))).number == said.number
        (await later.tables.open(table)).table.commands.clear()
        assert (await later.tell(ann, wire.Say(id="x", table=table, text="two"))).refusal.code == "wire.another-wish"
        await process.store.close()

    run(journey())


@pytest.mark.parametrize(
    ("method", "path_", "headers"),
    [
        ("POST", "/api/guest", {"origin": "http://["}),
        ("GET", "/%00", {}),
        ("GET", "/" + "a" * 5000, {}),
        ("GET", "/api/tables/t1/qr", {"host": "h" * 4000}),
    ],
)
def test_odd_requests_are_refused_not_stumbled_over(path, method, path_, headers):
    async def journey():
        async with serving(path) as server:
            host, port = server.url.removeprefix("http://").split(":")
            lines = [
                f"{method} {path_} HTTP/1.1",
                *(f"{name}: {value}" for name, value in {"host": host, **headers}.items()),
                "connection: close",
                "",
                "",
            ]
            reader, writer = await asyncio.open_connection(host, int(port), family=socket.AF_INET)
            writer.write("\r\n".join(lines).encode())
            status = int((await reader.read()).split()[1])
            assert 200 <= status < 500
            writer.close()

    run(journey())


def test_names_of_an_imported_match_are_cleaned_and_bounded(path):
    async def journey():
        async with serving(path) as server:
            ann = await Client.guest(server.url, "Ann")
            match = Match.new("cartagena", seed=bytes(16), names=["A" * 100_000, "B\x1b[31m  b"], **TINY)
            match.resign(0)
            table = (await ann.post({"type": "import", "text": matchfile.dump(match)}))["table"]
            names = [seat["name"] for seat in (await ann.snapshot(table))["table"]["seats"]]
            assert names == ["A" * 32, "B [31m b"]
            await ann.http.aclose()

    run(journey())


class Asking:
    """A request from somewhere."""

    def __init__(self, host):
        self.client = type("Address", (), {"host": host})()


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("testclient", "testclient"),
    ],
)
def test_an_address_of_ipv6_counts_as_the_network_of_its_household(host, counted):
    assert address_of(Asking(host)) == counted


def test_seats_are_drawn_by_lot_unless_somebody_chose_them(path):
    async def journey():
        async with serving(path, house_seed="") as server:
            ann = await Client.guest(server.url, "Ann")
            seats = [{"kind": "me", "name": f"{at}"} for at in range(5)]
            orders = set()
            for _ in range(8):
                made = await ann.post({"type": "create", "game": "cartagena", "options": {"seats": 5}, "seats": seats, "start": True})
                orders.add("".join(seat["name"] for seat in (await ann.snapshot(made["table"]))["table"]["seats"]))
            assert len(orders) > 1
            table = (await ann.post({"type": "create", "game": "cartagena", "options": {"seats": 5}, "seats": seats}))["table"]
            await ann.post({"type": "swap", "table": table, "seat": 0, "other": 4})
            await ann.post({"type": "start", "table": table})
            assert "".join(seat["name"] for seat in (await ann.snapshot(table))["table"]["seats"]) == "41230"
            await ann.http.aclose()

    run(journey())


def test_a_bot_that_learned_nothing_for_such_a_game_says_that_it_plays_by_simple_rules():
    assert not is_plain("cartagena", "captain", b'{"seats":2}')
    assert is_plain("cartagena", "captain", b'{"seats":2,"pirates":3}')
    assert not is_plain("cartagena", "advice", b'{"seats":2,"pirates":3}')
