"""Journeys over the real protocol: what a person does from the first visit to the end of a match."""

import random

import pytest
from tests.table.kit import SMALL, TINY, Client, refused, run, serving

from windlass.engine.text import Text
from windlass.games import GAMES
from windlass.i18n.catalog import catalog


def words(text, names, language):
    """A text of the wire as a client says it, with nothing but its catalogue."""
    args = {}
    for name, value in text["args"].items():
        if isinstance(value, dict):
            args[name] = words(value, names, language) if value["type"] == "text" else names[value["seat"]]
        else:
            args[name] = value
    return catalog(language).say(Text(text["id"], args))


def names_of(snapshot, language):
    return [words(seat["label"], [], language) for seat in snapshot["table"]["seats"]]


@pytest.mark.parametrize("game", GAMES)
def test_a_guest_plays_every_game_against_bots_to_the_end_and_finds_it_again_after_a_restart(game, path):
    async def journey():
        chance = random.Random(5)
        async with serving(path) as server:
            ann = await Client.guest(server.url, "Ann")
            table = await ann.create(game, ("me", "bot"), start=True)
            await ann.watch(table)
            for _ in range(12):
                assert await ann.turn(table)
                await ann.act(table, chance.randrange(len(ann.tables[table]["play"]["choices"])))
            assert await ann.turn(table)
            before = ann.tables[table]
            token = ann.token
            await ann.close()
        async with serving(path) as server:
            ann = Client(server.url)
            ann.token = token
            ann.http.headers["authorization"] = f"Bearer {token}"
            mine = await ann.get("/api/me")
            assert [one["table"]["id"] for one in mine["tables"]] == [table]
            assert mine["tables"][0]["your_turn"]
            await ann.watch(table)
            after = ann.tables[table]
            assert (after["log"], after["play"]) == (before["log"], before["play"])
            if game == "cartagena":
                over = await ann.play_out(table, chance)
                assert over["table"]["ending"]["rank"]
                assert over["table"]["seed"]
                mine = await ann.get("/api/me")
                assert [one["table"]["id"] for one in mine["history"]] == [table]
                assert mine["statistics"][0]["played"] == 1
            await ann.close()

    run(journey())


def test_two_people_of_different_languages_each_read_their_own(path):
    async def journey():
        async with serving(path) as server:
            ann, boris = await Client.guest(server.url, "Ann", "en"), await Client.guest(server.url, "Борис", "ru")
            table = await ann.create(seats=("me", "open"), options=SMALL)
            await ann.watch(table)
            await boris.watch(table)
            await boris.send({"type": "sit", "table": table, "seat": 1})
            await ann.send({"type": "start", "table": table})
            for one in (ann, boris):
                await one.until(lambda one=one: one.tables[table]["table"]["status"] == "playing")
            await boris.send({"type": "say", "table": table, "phrase": "hello"})
            await ann.act(table)
            await boris.until(lambda: len(boris.tables[table]["log"]) == 2)
            await ann.until(lambda: ann.tables[table]["chat"])
            read = {}
            for one in (ann, boris):
                seen = one.tables[table]
                names = names_of(seen, one.language)
                assert names == ["Ann", "Борис"]
                event = words(seen["log"][1]["events"][0]["text"], names, one.language)
                prompt = words(seen["play"]["prompt"], names, one.language)
                phrase = words(seen["chat"][-1]["message"], names, one.language)
                answer = (await one.http.post("/api/command", json={"type": "start", "id": "again", "table": table})).json()
                read[one.language] = event, prompt, phrase, answer["refusal"]["said"]
            assert read["en"][2:] == ("Hello!", "The match has already begun.")
            assert read["ru"][2:] == ("Привет!", "Партия уже началась.")
            assert all(english != russian for english, russian in zip(read["en"], read["ru"], strict=True))
            await ann.close()
            await boris.close()

    run(journey())


def test_one_person_may_hold_several_seats_and_sees_with_the_eyes_of_the_one_to_act(path):
    async def journey():
        async with serving(path) as server:
            ann = await Client.guest(server.url)
            plans = ({"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bea"})
            table = await ann.create(seats=plans, options=TINY, start=True)
            seen = await ann.watch(table)
            assert seen["you"]["seats"] == [0, 1]
            eyes = set()
            while seen["table"]["status"] != "over":
                eyes.add(seen["play"]["seat"])
                assert seen["play"]["seat"] == seen["play"]["actor"]
                await ann.act(table)
                seen = ann.tables[table]
            assert eyes == {0, 1}
            await ann.close()

    run(journey())


def test_seats_are_chosen_and_changed_before_the_start(path):
    async def journey():
        async with serving(path) as server:
            ann, bob = await Client.guest(server.url, "Ann"), await Client.guest(server.url, "Bob")
            table = await ann.create(seats=("me", "open", "open"), options={"seats": 3})
            code = (await ann.snapshot(table))["table"]["code"]
            assert (await bob.get(f"/api/codes/{code.upper()}"))["table"] == table
            await bob.post({"type": "sit", "table": table, "seat": 1})
            await bob.post({"type": "sit", "table": table, "seat": 2})
            kinds = [seat["kind"] for seat in (await bob.snapshot(table))["table"]["seats"]]
            assert kinds == ["person", "open", "person"]
            for command, code in (
                ({"type": "sit", "table": table, "seat": 0}, "table.seat-taken"),
                ({"type": "sit", "table": table, "seat": 5}, "table.no-such-seat"),
                ({"type": "start", "table": table}, "table.host-only"),
                ({"type": "place-bot", "table": table, "seat": 1, "level": "advice"}, "table.host-only"),
                ({"type": "stand", "table": table, "seat": 0}, "table.host-only"),
                ({"type": "swap", "table": table, "seat": 0, "other": 2}, "table.host-only"),
                ({"type": "act", "table": table, "seat": 2, "action": "end"}, "table.not-started"),
            ):
                with refused(code):
                    await bob.post(command)
            with refused("table.seats-open"):
                await ann.post({"type": "start", "table": table})
            with refused("bot.unknown"):
                await ann.post({"type": "place-bot", "table": table, "seat": 1, "level": "nobody"})
            with refused("table.seats-held"):
                await ann.post({"type": "configure", "table": table, "options": {"seats": 2}})
            await ann.post({"type": "stand", "table": table, "seat": 2})
            await ann.post({"type": "configure", "table": table, "options": {"seats": 2, "variant": "tortuga"}})
            await ann.post({"type": "place-bot", "table": table, "seat": 1, "level": "uniform"})
            with refused("table.no-such-seat"):
                await ann.post({"type": "swap", "table": table, "seat": 0, "other": 7})
            await ann.post({"type": "swap", "table": table, "seat": 0, "other": 1})
            await ann.post({"type": "start", "table": table})
            seen = await ann.snapshot(table)
            assert [seat["kind"] for seat in seen["table"]["seats"]] == ["bot", "person"]
            assert seen["table"]["status"] == "playing"
            assert seen["table"]["options"]["variant"] == "tortuga"
            await ann.close()
            await bob.close()

    run(journey())


@pytest.mark.parametrize("at_once", [True, False])
def test_lots_are_drawn_for_the_seats_when_the_match_starts(path, at_once):
    async def journey():
        async with serving(path, house_seed="") as server:
            ann = await Client.guest(server.url, "Ann")
            plans, orders = [{"kind": "me"}, {"kind": "bot", "level": "advice"}, {"kind": "bot", "level": "uniform"}], set()
            for _ in range(30):
                made = await ann.post(
                    {
                        "type": "create",
                        "game": "cartagena",
                        "options": {"seats": 3},
                        "seats": plans,
                        "settings": {"lots": True},
                        "start": at_once,
                    }
                )
                if not at_once:
                    await ann.post({"type": "start", "table": made["table"]})
                seen = await ann.snapshot(made["table"])
                orders.add(tuple(seat["level"] for seat in seen["table"]["seats"]))
            assert len(orders) > 1
            assert {tuple(sorted(level or "" for level in order)) for order in orders} == {("", "advice", "uniform")}
            await ann.close()

    run(journey())


def test_the_lobby_shows_public_tables_as_they_come_and_go(path):
    async def journey():
        async with serving(path) as server:
            ann, bob = await Client.guest(server.url, "Ann"), await Client.guest(server.url, "Bob")
            await bob.connect()
            await bob.send({"type": "watch-lobby"})
            await bob.until(lambda: bob.lobby is not None)
            assert bob.lobby["waiting"] == []
            await ann.create(seats=("me", "open"), options=TINY)
            table = await ann.create(seats=("me", "open"), options=TINY, settings={"public": True})
            await bob.until(lambda: [one["id"] for one in bob.lobby["waiting"]] == [table])
            assert bob.lobby == await bob.get("/api/lobby")
            await bob.send({"type": "sit", "table": table, "seat": 1})
            await bob.until(lambda: not bob.lobby["waiting"])
            await ann.post({"type": "start", "table": table})
            await bob.until(lambda: [one["id"] for one in bob.lobby["playing"]] == [table])
            await ann.close()
            await bob.close()

    run(journey())


def test_a_locked_table_opens_only_with_its_password(path):
    async def journey():
        async with serving(path) as server:
            ann, bob = await Client.guest(server.url, "Ann"), await Client.guest(server.url, "Bob")
            table = await ann.create(seats=("me", "open"), options=TINY, password="tides")
            assert (await bob.http.get(f"/api/tables/{table}")).status_code == 403
            with refused("table.locked"):
                await bob.post({"type": "sit", "table": table, "seat": 1})
            with refused("table.wrong-password"):
                await bob.post({"type": "enter", "table": table, "password": "tide"})
            await bob.post({"type": "enter", "table": table, "password": "tides"})
            await bob.post({"type": "sit", "table": table, "seat": 1})
            seen = await bob.snapshot(table)
            assert seen["table"]["locked"]
            assert "tides" not in str(seen)
            await ann.close()
            await bob.close()

    run(journey())


def test_a_private_link_carries_a_person_and_their_seats_to_another_device_once(path):
    async def journey():
        async with serving(path) as server:
            ann = await Client.guest(server.url, "Ann")
            table = await ann.create(seats=("me", "bot"), options=TINY, start=True)
            link = (await ann.http.post("/api/me/link")).json()
            assert link["url"].endswith("/carry#" + link["token"])
            assert link["qr"].startswith("<svg")
            phone = Client(server.url)
            made = await phone.http.post("/api/carry", json={"token": link["token"]})
            cookie = made.headers["set-cookie"]
            assert "HttpOnly" in cookie
            assert "SameSite=strict" in cookie
            assert [one["table"]["id"] for one in (await phone.get("/api/me"))["tables"]] == [table]
            assert (await phone.http.post("/api/carry", json={"token": link["token"]})).status_code == 403
            assert (await phone.http.post("/api/carry", json={"token": link["token"][:-2] + "xx"})).status_code == 403
            await ann.close()
            await phone.close()

    run(journey())


def test_a_browser_keeps_its_person_and_may_change_name_and_language(path):
    async def journey():
        async with serving(path) as server:
            browser = Client(server.url)
            assert (await browser.http.get("/api/me")).status_code == 401
            first = (await browser.http.post("/api/guest", json={"name": "Ann"})).json()
            second = (await browser.http.post("/api/guest", json={"name": "Anna", "language": "fr"})).json()
            assert first["person"]["id"] == second["person"]["id"]
            assert first["token"] is None
            me = await browser.get("/api/me")
            assert (me["person"]["name"], me["person"]["language"]) == ("Anna", "fr")
            answer = await browser.post({"type": "introduce", "name": "  An\u0000na \u202e B  "})
            assert answer["person"]["name"] == "An na B"
            await browser.close()

    run(journey())
