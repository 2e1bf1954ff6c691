"""The page of whoever runs the server: reports, bans, tables, people and what is used, behind a token, with every deed kept."""

import httpx
import pytest
import websockets
from tests.table.kit import SMALL, Client, refused, run, serving

TOKEN = "only-mine"


async def operator(server):
    return httpx.AsyncClient(base_url=server.url, headers={"authorization": f"Bearer {TOKEN}"}, timeout=60)


async def did(admin, what, subject, **more):
    answer = await admin.post("/api/admin/act", json={"what": what, "subject": subject, **more})
    return answer.json() if answer.status_code == 200 else answer.json()["refusal"]["code"]


@pytest.mark.parametrize("settings", [{}, {"admin_token": TOKEN}])
def test_nobody_without_the_token_is_told_or_does_anything(path, settings):
    async def journey():
        async with serving(path, **settings) as server:
            ann = await Client.guest(server.url)
            wrong = httpx.AsyncClient(base_url=server.url, headers={"authorization": "Bearer guess"})
            act = {"what": "ban", "subject": ann.person}
            for client in (ann.http, wrong):
                for method, place, body in (("GET", "", None), ("POST", "/search", {"what": "people"}), ("POST", "/act", act)):
                    answer = await client.request(method, "/api/admin" + place, json=body)
                    assert (answer.status_code, answer.json()["refusal"]["code"]) == (403, "admin.token")
            for _ in range(30):
                last = await wrong.get("/api/admin")
            assert last.json()["refusal"]["code"] == "limit.guesses"
            assert (await ann.get("/api/me"))["person"]["id"] == ann.person
            await wrong.aclose()
            await ann.close()

    run(journey())


def test_a_report_reaches_whoever_runs_the_server_with_the_words_it_is_about(path):
    async def journey():
        async with serving(path, admin_token=TOKEN) as server:
            ann, bob = await Client.guest(server.url, "Ann"), await Client.guest(server.url, "Bob")
            table = await ann.create(seats=("me", "open"), options=SMALL)
            await bob.post({"type": "sit", "table": table, "seat": 1})
            said = (await bob.post({"type": "say", "table": table, "text": "you are no sailor"}))["number"]
            report = {"type": "report", "table": table, "person": bob.person, "why": "words", "line": said, "text": "rude,  again"}
            await ann.post({**report, "id": "r1"})
            await ann.post({**report, "id": "r1"})  # sent twice is told once
            with refused("table.yourself"):
                await bob.post(report)
            with refused("table.no-such-person"):
                await ann.post({**report, "person": "nobody"})
            admin = await operator(server)
            told = (await admin.get("/api/admin")).json()["reports"]
            assert len(told) == 1
            wanted = {"person": bob.person, "name": "Bob", "reporter": ann.person, "table": table, "why": "words", "banned": False}
            assert told[0].items() >= {**wanted, "said": "you are no sailor", "text": "rude, again", "settled": None}.items()
            assert (await did(admin, "settle", told[0]["id"], reason="talked"))["reports"][0]["settled"]
            assert await did(admin, "settle", told[0]["id"]) == "admin.nothing"
            assert [one["what"] for one in (await admin.get("/api/admin")).json()["deeds"]] == ["settle"]
            assert (await ann.get("/api/account/data"))["reports"][0]["text"] == "rude, again"
            await bob.http.post("/api/account/delete", json={"sure": True})
            assert (await admin.get("/api/admin")).json()["reports"] == []
            for one in (ann, bob):
                await one.close()
            await admin.aclose()

    run(journey())


def test_too_many_reports_are_refused(path):
    async def journey():
        async with serving(path) as server:
            ann, bob = await Client.guest(server.url, "Ann"), await Client.guest(server.url, "Bob")
            table = await bob.create(seats=("me", "open"), options=SMALL)
            report = {"type": "report", "table": table, "person": bob.person, "why": "other"}
            for _ in range(10):
                await ann.post(report)
            answer = await ann.http.post("/api/command", json={"id": "more", **report})
            assert answer.json()["refusal"]["code"] == "limit.reports"
            for one in (ann, bob):
                await one.close()

    run(journey())


def test_whoever_is_banned_is_put_out_and_comes_again_when_the_ban_is_lifted_or_over(path):
    clock = [1_800_000_000_000]

    async def journey():
        async with serving(path, admin_token=TOKEN, clock=lambda: clock[0]) as server:
            bob, admin = await Client.guest(server.url, "Bob"), await operator(server)
            await bob.connect()
            assert (await did(admin, "ban", bob.person, reason="insults", days=2))["bans"][0]["name"] == "Bob"
            await bob.until(lambda: bob.gone is not None, "the good-bye")
            answer = await bob.http.get("/api/me")
            assert answer.status_code == 403
            assert answer.json()["refusal"]["said"] == "You may not come to this server any more: insults"
            assert (await bob.http.get("/")).status_code in (200, 404)  # the page itself, where it is built, tells
            address = server.url.replace("http", "ws") + "/api/socket"
            async with websockets.connect(address, additional_headers={"authorization": f"Bearer {bob.token}"}) as link:
                with pytest.raises(websockets.ConnectionClosed) as closed:
                    await link.recv()
                assert closed.value.rcvd.reason == "person.banned"
            clock[0] += 2 * 86_400_000
            assert (await bob.http.get("/api/me")).status_code == 200
            await did(admin, "ban", bob.person)
            assert (await bob.http.get("/api/me")).status_code == 403
            assert (await did(admin, "lift", bob.person))["bans"] == []
            assert (await bob.http.get("/api/me")).status_code == 200
            assert await did(admin, "lift", bob.person) == "admin.nothing"
            assert await did(admin, "ban", "nobody") == "person.nobody"
            deeds = (await admin.get("/api/admin")).json()["deeds"]
            assert sorted((one["what"], one["reason"]) for one in deeds) == [("ban", ""), ("ban", "insults"), ("lift", "")]
            await bob.http.aclose()
            await admin.aclose()

    run(journey())


def test_an_address_is_banned_but_not_whoever_runs_the_server_from_it(path):
    async def journey():
        async with serving(path, admin_token=TOKEN, proxies="127.0.0.1") as server:
            headers = {"x-forwarded-for": "203.0.113.9"}
            admin = await operator(server)
            made = await admin.post("/api/guest", json={"bearer": True}, headers=headers)
            token = made.json()["token"]
            address = server.url.replace("http", "ws") + "/api/socket"
            link = await websockets.connect(address, additional_headers={**headers, "authorization": f"Bearer {token}"})
            await link.send('{"type":"ping","id":"p"}')
            await link.recv()
            seen = (await admin.get("/api/admin")).json()["addresses"]
            assert seen == [{"address": "203.0.113.9", "connections": 1, "people": ["Guest"]}]
            assert (await did(admin, "ban-address", "203.0.113.9"))["bans"][0]["kind"] == "address"
            with pytest.raises(websockets.ConnectionClosed):
                while True:
                    await link.recv()
            for place in ("/api/me", "/api/lobby"):
                answer = await admin.get(place, headers={**headers, "authorization": f"Bearer {token}"})
                assert (answer.status_code, answer.json()["refusal"]["code"]) == (403, "person.address-banned")
            assert (await admin.get("/api/admin", headers=headers)).status_code == 200
            await did(admin, "lift-address", "203.0.113.9")
            assert (await admin.get("/api/lobby", headers=headers)).status_code == 200
            await admin.aclose()

    run(journey())


def test_people_and_tables_are_found_closed_and_signed_out(path):
    async def journey():
        async with serving(path, admin_token=TOKEN) as server:
            ann, bob, admin = await Client.guest(server.url, "Ann"), await Client.guest(server.url, "Bo%b"), await operator(server)
            table = await ann.create(seats=("me", "bot"), options=SMALL, start=True)
            await ann.watch(table)

            async def found(what, text=""):
                return (await admin.post("/api/admin/search", json={"what": what, "text": text})).json()[what]

            assert {one["name"] for one in await found("people")} == {"Ann", "Bo%b"}
            assert [one["id"] for one in await found("people", "o%")] == [bob.person]
            assert await found("people", "%a") == []
            seen = (await found("people", ann.person))[0]
            assert seen.items() >= {"name": "Ann", "tables": 1, "account": None, "address": "127.0.0.1", "banned": False}.items()
            code = (await ann.snapshot(table))["table"]["code"]
            for text in ("", table, code.upper(), ann.person):
                assert [(one["table"]["id"], one["here"]) for one in await found("tables", text)] == [(table, 1)]
            assert await found("tables", bob.person) == []
            await did(admin, "close-table", table, reason="asked for")
            assert (await ann.snapshot(table))["table"]["status"] == "abandoned"
            assert await did(admin, "close-table", table) == "admin.nothing"
            assert await did(admin, "close-table", "nowhere") == "table.unknown"
            await did(admin, "sign-out", ann.person)
            assert (await ann.http.get("/api/me")).status_code == 401
            use = (await admin.get("/api/admin")).json()["use"]
            assert use["people"] == 2
            assert use["tables"] == 1
            assert use["live"] == 0
            assert use["memory"] > 10_000_000
            for one in (ann, bob):
                await one.http.aclose()
            await admin.aclose()

    run(journey())


def test_a_ban_made_by_one_process_holds_in_the_others(postgres, monkeypatch):
    from windlass.table.live import warden

    monkeypatch.setattr(warden, "PACE", 0.02)

    async def journey():
        async with serving(postgres, admin_token=TOKEN) as one, serving(postgres, admin_token=TOKEN) as other:
            bob, admin = await Client.guest(one.url, "Bob"), await operator(other)
            await did(admin, "ban", bob.person)
            while (await bob.http.get("/api/me")).status_code != 403:
                await bob.http.get("/healthz")
            await bob.close()
            await admin.aclose()

    run(journey())
