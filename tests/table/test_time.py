"""Time: clocks, what happens at their end, and how long the absent are waited for."""

import pytest
from tests.table.kit import Client, refused, run, serving

from windlass.table.log.clocks import DAY, Clocks
from windlass.table.wire import Clock


class Hands:
    """A clock that goes only when it is turned."""

    def __init__(self):
        self.now = 1_800_000_000_000

    def __call__(self):
        return self.now

    def turn(self, seconds):
        self.now += int(seconds * 1000)


async def seated(server, settings, options=None, people=2):
    clients = [await Client.guest(server.url, name) for name in ("Ann", "Bob", "Cid")[:people]]
    table = await clients[0].create(seats=("me", *["open"] * (people - 1)), options=options or {"seats": people}, settings=settings)
    for seat, client in enumerate(clients[1:], 1):
        await client.post({"type": "sit", "table": table, "seat": seat})
    await clients[0].post({"type": "start", "table": table})
    for client in clients:
        await client.watch(table)
    return table, *clients


# -- clocks as such


def test_a_turn_clock_is_full_at_each_turn():
    clocks = Clocks(Clock(kind="turn", seconds=10), 2)
    clocks.turn_to(0, 0, runs=True)
    clocks.turn_to(0, 4000, runs=True)
    assert clocks.left == [6000, 10_000]
    assert clocks.deadline == 10_000
    clocks.turn_to(1, 5000, runs=True)
    clocks.turn_to(0, 6000, runs=True)
    assert clocks.info(0, 7000).left == 9000


def test_a_game_clock_runs_down_and_gains_its_increment_after_each_turn():
    clocks = Clocks(Clock(kind="game", seconds=60, increment=5), 2)
    clocks.turn_to(0, 0, runs=True)
    clocks.turn_to(1, 20_000, runs=True)
    assert clocks.left == [45_000, 60_000]
    clocks.turn_to(0, 21_000, runs=True)
    assert clocks.left == [45_000, 64_000]
    assert clocks.deadline == 66_000


def test_no_clock_runs_for_bots_or_in_a_pause():
    clocks = Clocks(Clock(kind="days", days=2), 2)
    clocks.turn_to(0, 0, runs=False)
    assert clocks.deadline is None
    clocks.turn_to(1, 0, runs=True)
    assert clocks.deadline == 2 * DAY
    assert Clocks(Clock(), 2).info(0, 0) is None


# -- at the table


def test_at_the_end_of_a_turns_time_a_bot_plays_the_turn_and_gives_the_seat_back(path):
    async def journey():
        hands = Hands()
        async with serving(path, clock=hands) as server:
            table, ann, bob = await seated(server, {"clock": {"kind": "turn", "seconds": 30}})
            assert ann.tables[table]["table"]["seats"][0]["clock"] == {"left": 30_000, "running": True, "deadline": hands.now + 30_000}
            hands.turn(10)
            await ann.act(table)
            assert ann.tables[table]["table"]["seats"][0]["clock"]["left"] == 20_000
            hands.turn(21)
            await bob.until(lambda: bob.tables[table]["play"]["choices"])
            seen = bob.tables[table]
            assert [line["message"]["id"] for line in seen["chat"]] == ["table-notice-left-time"]
            assert not seen["table"]["seats"][0]["away"]
            assert seen["table"]["seats"][1]["clock"]["left"] == 30_000
            await ann.close()
            await bob.close()

    run(journey())


def test_at_the_end_of_a_game_clock_the_seat_is_lost_where_the_table_says_so(path):
    async def journey():
        hands = Hands()
        async with serving(path, clock=hands) as server:
            clock = {"kind": "game", "seconds": 60, "increment": 2}
            table, ann, bob = await seated(server, {"clock": clock, "at_end_of_time": "loss"})
            hands.turn(61)
            await bob.until(lambda: bob.tables[table]["table"]["status"] == "over")
            assert bob.tables[table]["table"]["ending"]["rank"] == [2, 1]
            table, ann, bob = await seated(server, {"clock": clock})
            hands.turn(61)
            await ann.until(lambda: ann.tables[table]["table"]["seats"][0]["away"])
            with refused("table.time-used"):
                await ann.send({"type": "return", "table": table})
            await ann.close()
            await bob.close()

    run(journey())


def test_days_a_turn_survive_a_restart_and_the_persons_list_shows_the_deadline(path):
    async def journey():
        hands = Hands()
        async with serving(path, clock=hands) as server:
            table, ann, bob = await seated(server, {"clock": {"kind": "days", "days": 3}})
            mine = (await ann.get("/api/me"))["tables"][0]
            assert (mine["your_turn"], mine["deadline"]) == (True, hands.now + 3 * DAY)
            assert not (await bob.get("/api/me"))["tables"][0]["your_turn"]
            tokens = ann.token, bob.token
            await ann.close()
            await bob.close()
        hands.turn(86_400 * 2)
        async with serving(path, clock=hands) as server:
            bob = Client(server.url)
            bob.token = tokens[1]
            bob.http.headers["authorization"] = f"Bearer {bob.token}"
            seen = await bob.watch(table)
            assert seen["table"]["seats"][0]["clock"]["left"] == DAY
            hands.turn(86_401)
            await bob.until(lambda: bob.tables[table]["play"]["choices"], "the bot's turn to pass")
            assert bob.tables[table]["table"]["seats"][0]["away"]
            await bob.close()

    run(journey())


def test_a_pause_stops_the_clock(path):
    async def journey():
        hands = Hands()
        async with serving(path, clock=hands) as server:
            table, ann, bob = await seated(server, {"clock": {"kind": "turn", "seconds": 30}})
            hands.turn(10)
            await ann.send({"type": "ask", "table": table, "seat": 0, "what": "pause"})
            await bob.send({"type": "reply", "table": table, "seat": 1, "agree": True})
            hands.turn(3600)
            await bob.send({"type": "resume", "table": table})
            await ann.until(lambda: ann.tables[table]["play"]["choices"])
            assert ann.tables[table]["table"]["seats"][0]["clock"]["left"] == 20_000
            await ann.close()
            await bob.close()

    run(journey())


def test_whoever_is_gone_too_long_is_kept_by_a_bot_and_has_the_seat_again_when_the_connection_is_back(path):
    async def journey():
        hands = Hands()
        async with serving(path, clock=hands) as server:
            table, ann, bob = await seated(server, {"grace": 60})
            await bob.socket.close()
            await ann.until(lambda: not ann.tables[table]["table"]["seats"][1]["present"])
            hands.turn(59)
            with pytest.raises(AssertionError, match="in vain"):
                await ann.until(lambda: ann.tables[table]["table"]["seats"][1]["away"], within=1)
            hands.turn(2)
            await ann.until(lambda: ann.tables[table]["table"]["seats"][1]["away"])
            assert ann.tables[table]["chat"][-1]["message"]["id"] == "table-notice-left-absent"
            await bob.connect()
            await bob.watch(table)
            await ann.until(lambda: not ann.tables[table]["table"]["seats"][1]["away"])
            await ann.close()
            await bob.close()

    run(journey())


def test_nobody_is_replaced_where_the_table_waits_or_nobody_else_is_there(path):
    async def journey():
        hands = Hands()
        async with serving(path, clock=hands) as server:
            table, ann, bob = await seated(server, {"grace": 0})
            await bob.socket.close()
            hands.turn(10_000)
            with pytest.raises(AssertionError, match="in vain"):
                await ann.until(lambda: ann.tables[table]["table"]["seats"][1]["away"], within=1)
            await ann.close()
            await bob.close()

    run(journey())


def test_a_clock_without_time_is_refused(path):
    async def journey():
        async with serving(path) as server:
            ann = await Client.guest(server.url)
            for clock in ({"kind": "turn", "seconds": 1}, {"kind": "game"}, {"kind": "days"}):
                with refused("table.clock"):
                    await ann.create(settings={"clock": clock})
            with refused("bot.unknown"):
                await ann.create(settings={"keeper": "nobody"})
            await ann.close()

    run(journey())
