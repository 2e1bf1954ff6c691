"""At the table: taking back, asking, chatting, watching, leaving, and what follows a match."""

import random

from tests.table.kit import SMALL, Client, refused, run, serving

from windlass.engine import matchfile


async def pair(server, options=SMALL, **rest):
    """Two people at one table that has begun, both watching."""
    ann, bob = await Client.guest(server.url, "Ann"), await Client.guest(server.url, "Bob")
    table = await ann.create(seats=("me", "open"), options=options, **rest)
    await bob.post({"type": "sit", "table": table, "seat": 1})
    await ann.post({"type": "start", "table": table})
    await ann.watch(table)
    await bob.watch(table)
    return ann, bob, table


async def close(*clients):
    for client in clients:
        await client.close()


def advance(client, table):
    """The index of a choice that draws nothing, so that it can be taken back."""
    return next(at for at, choice in enumerate(client.tables[table]["play"]["choices"]) if choice["face"]["type"] == "advance")


def test_an_action_that_revealed_nothing_is_taken_back_alone(path):
    async def journey():
        async with serving(path) as server:
            ann, bob, table = await pair(server)
            before = ann.tables[table]["play"]
            await ann.act(table, advance(ann, table))
            assert ann.tables[table]["play"]["can_undo"]
            with refused("undo.not-yours"):
                await bob.send({"type": "undo", "table": table, "seat": 1})
            with refused("table.not-your-seat"):
                await bob.send({"type": "undo", "table": table, "seat": 0})
            number = (await ann.send({"type": "undo", "table": table, "seat": 0}))["number"]
            await ann.reach(table, number)
            await bob.reach(table, number)
            assert ann.tables[table]["play"] == before
            assert len(bob.tables[table]["log"]) == 1
            with refused("undo.nothing"):
                await ann.send({"type": "undo", "table": table, "seat": 0})
            await close(ann, bob)

    run(journey())


def test_beyond_the_fair_point_everyone_else_is_asked(path):
    async def journey():
        async with serving(path) as server:
            ann, bob, table = await pair(server, {"seats": 2, "actions": 1})
            await ann.act(table)
            await bob.reach(table, ann.tables[table]["number"])
            await bob.act(table)
            await ann.reach(table, bob.tables[table]["number"])
            with refused("undo.not-yours"):
                await ann.send({"type": "undo", "table": table, "seat": 0})
            assert ann.tables[table]["play"]["undo_to"] == 0
            await ann.send({"type": "ask", "table": table, "seat": 0, "what": "undo"})
            await bob.until(lambda: bob.tables[table]["table"]["asking"])
            asked = bob.tables[table]["table"]["asking"]
            assert (asked["what"], asked["seat"], asked["ply"], asked["waiting"]) == ("undo", 0, 0, [1])
            with refused("table.not-asked"):
                await ann.send({"type": "reply", "table": table, "seat": 0, "agree": True})
            with refused("table.asked-already"):
                await bob.send({"type": "ask", "table": table, "seat": 1, "what": "pause"})
            await bob.send({"type": "reply", "table": table, "seat": 1, "agree": False})
            await ann.until(lambda: ann.tables[table]["table"]["asking"] is None)
            assert len(ann.tables[table]["log"]) == 3
            with refused("table.nothing-asked"):
                await bob.send({"type": "reply", "table": table, "seat": 1, "agree": True})
            await ann.send({"type": "ask", "table": table, "seat": 0, "what": "undo"})
            number = (await bob.send({"type": "reply", "table": table, "seat": 1, "agree": True}))["number"]
            await ann.reach(table, number)
            assert len(ann.tables[table]["log"]) == 1
            assert ann.tables[table]["play"]["actor"] == 0
            notices = [line["message"]["id"] for line in ann.tables[table]["chat"]]
            assert notices[-1] == "table-notice-taken-back"
            await close(ann, bob)

    run(journey())


def test_against_bots_only_nobody_needs_to_be_asked(path):
    async def journey():
        async with serving(path) as server:
            ann = await Client.guest(server.url)
            table = await ann.create(options=SMALL, start=True)
            await ann.watch(table)
            while not ann.tables[table]["play"]["undo_to"]:
                await ann.turn(table)
                await ann.act(table)
            await ann.turn(table)
            target = ann.tables[table]["play"]["undo_to"]
            number = (await ann.send({"type": "ask", "table": table, "seat": 0, "what": "undo"}))["number"]
            await ann.reach(table, number)
            assert ann.tables[table]["play"]["ply"] == target
            await ann.close()

    run(journey())


def test_a_pause_needs_consent_and_stops_play_until_somebody_resumes(path):
    async def journey():
        async with serving(path) as server:
            ann, bob, table = await pair(server)
            await ann.send({"type": "ask", "table": table, "seat": 0, "what": "pause"})
            await bob.send({"type": "reply", "table": table, "seat": 1, "agree": True})
            await ann.until(lambda: ann.tables[table]["table"]["status"] == "paused")
            assert ann.tables[table]["play"]["choices"] == []
            with refused("table.paused"):
                await ann.send({"type": "act", "table": table, "seat": 0, "action": "end"})
            carol = await Client.guest(server.url)
            with refused("table.seated-only"):
                await carol.post({"type": "resume", "table": table})
            await bob.send({"type": "resume", "table": table})
            await ann.until(lambda: ann.tables[table]["play"]["choices"])
            with refused("table.not-paused"):
                await bob.send({"type": "resume", "table": table})
            await close(ann, bob, carol)

    run(journey())


def test_a_hint_goes_to_the_asker_alone_and_only_where_the_table_allows_it(path):
    async def journey():
        async with serving(path) as server:
            ann, bob, table = await pair(server)
            answer = await ann.send({"type": "hint", "table": table, "seat": 0})
            assert {one["notation"] for one in answer["hint"]} == {one["notation"] for one in ann.tables[table]["play"]["choices"]}
            assert answer["hint"][0]["reason"]["id"].startswith("cartagena-reason-")
            with refused("table.not-your-turn"):
                await bob.send({"type": "hint", "table": table, "seat": 1})
            await close(ann, bob)
            ann, bob, table = await pair(server, settings={"hints": False})
            with refused("table.no-hints"):
                await ann.send({"type": "hint", "table": table, "seat": 0})
            await close(ann, bob)

    run(journey())


def test_people_chat_react_and_mute_each_other(path):
    async def journey():
        async with serving(path) as server:
            ann, bob, table = await pair(server)
            line = (await ann.send({"type": "say", "table": table, "text": "Ahoy <b>\u0007there</b>"}))["number"]
            await bob.reach(table, line)
            assert bob.tables[table]["chat"][-1]["text"] == "Ahoy <b> there</b>"
            number = (await bob.send({"type": "react", "table": table, "line": line, "reaction": "laugh"}))["number"]
            await ann.reach(table, number)
            assert ann.tables[table]["chat"][-1]["reactions"] == [{"reaction": "laugh", "people": [bob.person]}]
            number = (await bob.send({"type": "react", "table": table, "line": line, "reaction": "laugh", "on": False}))["number"]
            await ann.reach(table, number)
            assert ann.tables[table]["chat"][-1]["reactions"] == []
            with refused("table.no-such-line"):
                await bob.send({"type": "react", "table": table, "line": 1, "reaction": "laugh"})
            for nothing in ({}, {"text": " \u0001 "}, {"text": "x", "phrase": "hello"}):
                with refused("table.nothing-said"):
                    await bob.send({"type": "say", "table": table, **nothing})
            await bob.send({"type": "mute", "person": ann.person})
            number = (await ann.send({"type": "say", "table": table, "text": "Are you there?"}))["number"]
            await bob.reach(table, number)
            assert len(bob.tables[table]["chat"]) == 1
            assert (await bob.snapshot(table))["chat"] == []
            await bob.send({"type": "mute", "person": ann.person, "muted": False})
            assert len((await bob.snapshot(table))["chat"]) == 2
            await close(ann, bob)

    run(journey())


def test_spectators_see_only_what_is_public_and_as_late_as_the_table_wants(path):
    async def journey():
        async with serving(path) as server:
            ann, bob, table = await pair(server, settings={"delay": 2})
            eve = await Client.guest(server.url, "Eve")
            await eve.watch(table)
            await ann.until(lambda: ann.tables[table]["table"]["spectators"] == 1)
            assert eve.tables[table]["play"]["seat"] == -1
            for ply in range(1, 4):
                await ann.act(table) if ann.tables[table]["play"]["choices"] else await bob.act(table)
                number = max(ann.tables[table]["number"], bob.tables[table]["number"])
                for one in (ann, bob, eve):
                    await one.reach(table, number)
                assert eve.tables[table]["play"]["ply"] == max(0, ply - 2)
                assert len(eve.tables[table]["log"]) == 1 + max(0, ply - 2)
            assert all(seat["hand"] is None for seat in eve.tables[table]["play"]["view"]["seats"])
            assert (await eve.snapshot(table, seat=0))["play"]["seat"] == -1
            with refused("table.not-your-seat"):
                await eve.send({"type": "act", "table": table, "seat": 0, "action": "end"})
            await ann.send({"type": "resign", "table": table, "seat": 0})
            await eve.until(lambda: eve.tables[table]["table"]["status"] == "over")
            assert len(eve.tables[table]["log"]) == 4
            await close(ann, bob, eve)
            ann, bob, table = await pair(server, settings={"spectators": False})
            eve = await Client.guest(server.url, "Eve")
            with refused("table.no-spectators"):
                await eve.watch(table)
            await close(ann, bob, eve)

    run(journey())


def test_a_bot_keeps_the_seat_of_someone_who_left_and_gives_it_back(path):
    async def journey():
        async with serving(path) as server:
            ann, bob, table = await pair(server, {})
            await bob.send({"type": "leave", "table": table})
            await ann.until(lambda: ann.tables[table]["table"]["seats"][1]["away"])
            while ann.tables[table]["play"]["ply"] < 6:
                await ann.turn(table)
                await ann.act(table)
            assert any(line["seat"] == 1 for line in ann.tables[table]["log"])
            with refused("table.not-away"):
                await ann.send({"type": "return", "table": table})
            await bob.send({"type": "return", "table": table})
            await ann.until(lambda: not ann.tables[table]["table"]["seats"][1]["away"])
            while not bob.tables[table]["play"]["choices"]:
                await ann.turn(table)
                await ann.act(table)
                await bob.reach(table, ann.tables[table]["number"])
            await bob.act(table)
            await close(ann, bob)

    run(journey())


def test_resigning_ends_a_match_of_two_and_is_played_on_by_a_bot_among_three(path):
    async def journey():
        async with serving(path) as server:
            ann, bob, table = await pair(server)
            await ann.send({"type": "resign", "table": table, "seat": 0})
            await bob.until(lambda: bob.tables[table]["table"]["status"] == "over")
            assert bob.tables[table]["table"]["ending"]["rank"] == [2, 1]
            assert bob.tables[table]["table"]["seed"]
            with refused("match.over"):
                await bob.send({"type": "resign", "table": table, "seat": 1})
            mine = await ann.get("/api/me")
            assert (mine["history"][0]["place"], mine["statistics"][0]["resigned"]) == (2, 1)
            table = await ann.create(seats=("me", "me", "bot"), options={"seats": 3}, start=True)
            await ann.watch(table, seat=1)
            await ann.send({"type": "resign", "table": table, "seat": 0})
            with refused("resign.twice"):
                await ann.send({"type": "resign", "table": table, "seat": 0})
            assert await ann.turn(table)
            assert ann.tables[table]["table"]["seats"][0]["resigned"]
            await close(ann, bob)

    run(journey())


def test_abandoning_needs_to_be_alone_or_consent(path):
    async def journey():
        async with serving(path) as server:
            ann, bob, table = await pair(server)
            with refused("table.others-play"):
                await ann.send({"type": "abandon", "table": table})
            await ann.send({"type": "ask", "table": table, "seat": 0, "what": "abandon"})
            await bob.send({"type": "reply", "table": table, "seat": 1, "agree": True})
            await ann.until(lambda: ann.tables[table]["table"]["status"] == "abandoned")
            assert (await ann.get("/api/me"))["statistics"] == []
            solo = await ann.create(start=True)
            await ann.post({"type": "abandon", "table": solo})
            waiting = await ann.create(seats=("me", "open"))
            with refused("table.host-only"):
                await bob.post({"type": "abandon", "table": waiting})
            await ann.post({"type": "abandon", "table": waiting})
            await close(ann, bob)

    run(journey())


def test_a_rematch_rotates_the_seats_and_starts_when_everyone_has_come_and_added_to_the_shuffles(path):
    async def journey():
        async with serving(path, house_seed="") as server:
            ann, bob, table = await pair(server)
            with refused("table.not-over"):
                await ann.send({"type": "rematch", "table": table})
            await ann.send({"type": "resign", "table": table, "seat": 0})
            new = (await ann.send({"type": "rematch", "table": table, "id": "again"}))["table"]
            assert (await ann.send({"type": "rematch", "table": table, "id": "again"}))["table"] == new
            seen = await ann.snapshot(new)
            assert [seat["name"] for seat in seen["table"]["seats"]] == ["Bob", "Ann"]
            assert (seen["table"]["status"], seen["table"]["origin"]) == ("waiting", table)
            await bob.until(lambda: bob.tables[table]["table"]["rematch"] == new)
            assert (await bob.send({"type": "rematch", "table": table}))["table"] == new
            for one in (ann, bob):
                assert (await one.snapshot(new))["table"]["status"] == "waiting"
                await one.send({"type": "contribute", "table": new, "part": "cd" * 16})
            assert (await bob.snapshot(new))["table"]["status"] == "playing"
            eve = await Client.guest(server.url, "Eve")
            with refused("table.seated-only"):
                await eve.post({"type": "rematch", "table": table})
            await close(ann, bob, eve)

    run(journey())


def test_a_finished_match_is_replayed_through_any_eyes_exported_imported_and_gone_on_from(path):
    async def journey():
        async with serving(path) as server:
            chance = random.Random(2)
            ann = await Client.guest(server.url)
            eve = await Client.guest(server.url, "Eve")
            table = await ann.create(options=SMALL, start=True)
            seen = await ann.watch(table)
            assert (await ann.http.get(f"/api/tables/{table}/export")).status_code == 409
            assert (await ann.get(f"/api/tables/{table}/replay/0?seat=1"))["play"]["seat"] == -1
            seen = await ann.play_out(table, chance)
            last = seen["play"]["ply"]
            for ply in (0, last // 2, last):
                past = await eve.get(f"/api/tables/{table}/replay/{ply}?seat=1")
                assert (past["play"]["ply"], past["play"]["seat"], len(past["log"])) == (ply, 1, ply + 1)
                assert past["play"]["view"]["seats"][1]["hand"] is not None
                assert past["log"][-1]["notation"] or ply == 0
            text = (await ann.http.get(f"/api/tables/{table}/export")).text
            assert matchfile.parse(text).ending is not None
            shown = (await eve.post({"type": "import", "text": text}))["table"]
            copy = await eve.snapshot(shown)
            assert (copy["table"]["status"], copy["play"]["ply"]) == ("over", last)
            part = "\n".join(text.splitlines()[:-1]) + "\n"
            going = (await eve.post({"type": "import", "text": part}))["table"]
            assert (await eve.snapshot(going))["table"]["status"] == "playing"
            with refused("matchfile"):
                await eve.post({"type": "import", "text": text.replace("cartagena", "carthage", 1)})
            branch = (await eve.post({"type": "play-from", "table": table, "ply": last // 2, "start": True}))["table"]
            await eve.watch(branch)
            assert eve.tables[branch]["table"]["origin"] == table
            assert eve.tables[branch]["table"]["shuffled_by"] == "known"
            assert eve.tables[branch]["play"]["ply"] >= last // 2
            await eve.play_out(branch, chance)
            with refused("table.no-such-moment"):
                await eve.post({"type": "play-from", "table": table, "ply": last + 1})
            live = await ann.create(start=True)
            with refused("table.not-over"):
                await eve.post({"type": "play-from", "table": live, "ply": 0})
            await close(ann, eve)

    run(journey())


def test_the_same_seed_gives_the_same_deal(path):
    async def journey():
        async with serving(path) as server:
            ann = await Client.guest(server.url)
            tables = [await ann.create(seed="0123456789abcdef0123456789abcdef", start=True) for _ in range(2)]
            first, second = [await ann.snapshot(table) for table in tables]
            assert first["play"]["view"] == second["play"]["view"]
            assert first["table"]["shuffled_by"] == "known"
            await ann.close()

    run(journey())
