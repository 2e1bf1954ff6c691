"""Accounts: who one is outlives a device; sign-ins can be listed and ended; one's data can be had and deleted."""

import asyncio
import json
import uuid

import pytest
from tests.table.kit import SMALL, Client, run, serving
from tests.table.test_store import with_store

from windlass.table.store.accounts import Account, Passkey, SignIn
from windlass.table.store.port import Conflict, Person
from windlass.table.store.session import migrate
from windlass.table.store.sqlite import SqliteSession

PASSWORD = "correct horse"


async def ask(client, path, **body):
    """What a route answers: the body, or the code of its refusal."""
    answer = await client.http.post(f"/api/{path}", json=body)
    assert answer.status_code < 500, answer.text
    return answer.json() if answer.status_code == 200 else answer.json()["refusal"]["code"]


def carrying(server, made):
    """A client with the token of an answer."""
    client = Client(server.url)
    client.token = made["token"]
    client.http.headers["authorization"] = f"Bearer {made['token']}"
    return client


# -- the store ----------------------------------------------------------------------------------------------------------


def test_a_sign_in_is_a_person_until_it_is_ended(address):
    async def journey(store):
        ann = Person("ann", "Ann", "en", ("bob",), 5)
        await store.save_person(ann)
        kept = store.accounts
        assert await kept.signed_in("one") is None
        for at, name in enumerate(("one", "two", "three")):
            await kept.sign_in(SignIn(name, "ann", "Firefox", at, at))
        await kept.sign_in(SignIn("one", "ann", "Firefox", 9, 9))
        assert await kept.signed_in("one") == (ann, SignIn("one", "ann", "Firefox", 0, 9))
        assert [one.id for one in await kept.sign_ins("ann")] == ["one", "three", "two"]
        await kept.sign_out("bob", ["two"])
        assert await kept.signed_in("two") is not None, "nobody ends what is another's"
        await kept.sign_out("ann", ["two", "three"])
        assert [one.id for one in await kept.sign_ins("ann")] == ["one"]

    with_store(address, journey)


def test_names_and_passkeys_are_one_persons(address):
    async def journey(store):
        kept = store.accounts
        ann, key = Account("ann", "Ann", "ann", "", 1), Passkey("key", "ann", b"\1\2", 0, "Safari", 1, 1)
        await kept.keep(ann, key)
        with pytest.raises(Conflict):
            await kept.keep(Account("bob", "ANN", "ann", "x", 2))
        with pytest.raises(Conflict):
            await kept.keep(Account("bob", "Bob", "bob", "", 2), key._replace(person="bob"))
        assert await kept.account("bob") is None, "neither without the other"
        await kept.keep(ann._replace(password="hash"))
        assert await kept.account_named("ann") == await kept.account("ann") == ann._replace(password="hash")
        await kept.used("key", 7, 20)
        assert await kept.passkey("key") == key._replace(uses=7, used=20)
        await kept.drop_passkey("bob", "key")
        assert await kept.passkeys("ann") == [key._replace(uses=7, used=20)]
        await kept.drop_passkey("ann", "key")
        assert await kept.passkeys("ann") == []

    with_store(address, journey)


def test_tokens_of_earlier_versions_hold_after_the_migration(path):
    async def journey():
        async with serving(path) as server:
            ann = await Client.guest(server.url)
            keys = server.people.keys
            old = f"{ann.person}.{keys._sign('person', ann.person)}"
            session = SqliteSession(str(path))
            for table in ("sign_in", "account", "passkey"):
                session.run(f"DROP TABLE {table}")
            session.run("DROP INDEX entry_person")
            session.run("DELETE FROM migration WHERE number = 2")
            migrate(session, "sqlite")
            session.close()
            back = carrying(server, {"token": old})
            assert (await back.get("/api/me"))["person"]["id"] == ann.person
            account = await ask(back, "account/sign-out", id=ann.person)
            assert account["devices"] == []
            assert (await back.http.get("/api/me")).status_code == 401
            for one in (ann, back):
                await one.http.aclose()

    run(journey())


# -- devices ------------------------------------------------------------------------------------------------------------


def test_devices_are_listed_and_signed_out_elsewhere_with_their_connections(address):
    async def journey():
        async with serving(address) as server:
            ann = await Client.guest(server.url)
            link = await ask(ann, "me/link")
            agent = {"user-agent": "Mozilla/5.0 (Android 16; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0"}
            carried = await ann.http.post("/api/carry", json={"token": link["token"], "bearer": True}, headers=agent)
            phone = carrying(server, carried.json())
            assert await ask(phone, "carry", token=link["token"]) == "person.link", "once only"
            await phone.connect()
            await phone.send({"type": "ping"})
            devices = (await ann.get("/api/account"))["devices"]
            assert sorted((one["device"], one["here"]) for one in devices) == [("", True), ("Firefox · Android", False)]
            left = (await ask(ann, "account/sign-out"))["devices"]
            assert [one["here"] for one in left] == [True]
            await phone._reader
            assert phone.gone["code"] == "signed-out"
            assert (await phone.http.get("/api/me")).status_code == 401
            assert (await ann.http.get("/api/me")).status_code == 200
            await ann.close()
            await phone.http.aclose()

    run(journey())


def test_another_process_closes_what_was_signed_out_here(postgres):
    async def journey():
        async with serving(postgres) as one, serving(postgres) as other:
            ann = await Client.guest(one.url)
            there = carrying(other, {"token": ann.token})
            await there.connect()
            await there.send({"type": "ping"})
            here = (await ann.get("/api/account"))["devices"][0]["id"]
            await ask(ann, "account/sign-out", id=here)
            await there._reader
            assert there.gone["code"] == "signed-out"
            await ann.http.aclose()
            await there.http.aclose()

    run(journey())


# -- accounts -----------------------------------------------------------------------------------------------------------


def test_a_name_and_a_password_bring_a_person_back(address):
    async def journey():
        async with serving(address) as server:
            ann, bob = await Client.guest(server.url, "Ann"), await Client.guest(server.url, "Bob")
            table = await ann.create(options=SMALL, seats=("me", "me"))
            assert await ask(ann, "account/password", name=" x ", password=PASSWORD) == "account.name"
            made = await ask(ann, "account/password", name="Ann Bonny", password=PASSWORD)
            assert (made["name"], made["password"]) == ("Ann Bonny", True)
            assert await ask(bob, "account/password", name="ＡＮＮ bonny", password=PASSWORD) == "account.name-taken"
            assert await ask(ann, "account/password", password="another one") == "account.wrong"
            assert await ask(ann, "account/password", password="short", current=PASSWORD) == "wire.invalid"
            changed = await ask(ann, "account/password", password="another one", current=PASSWORD)
            assert changed["password"]
            for name, password in (("Ann Bonny", PASSWORD), ("Nobody", "another one"), ("Ann Bonny", "")):
                assert await ask(bob, "enter/password", name=name, password=password) == "account.wrong"
            back = carrying(server, await ask(bob, "enter/password", name="ann  BONNY", password="another one", bearer=True))
            assert [one["table"]["id"] for one in (await back.get("/api/me"))["tables"]] == [table]
            stored = await server.tables.store.accounts.account(ann.person)
            assert "another one" not in stored.password
            for one in (ann, bob, back):
                await one.http.aclose()

    run(journey())


def test_passwords_are_guessed_slowly_at_one_name_from_anywhere(path):
    async def journey():
        async with serving(path) as server:
            ann = await Client.guest(server.url)
            for bucket in (server.limits.guesses, server.limits.strangers):
                bucket._clock = lambda: 0.0
            server.limits.guesses._most = 10_000
            server.limits.strangers._most = 3
            told = [await ask(ann, "enter/password", name=name, password="x") for name in ("Ann", "ann", "ＡＮＮ", "ann ")]
            assert told == ["account.wrong"] * 3 + ["limit.guesses"]
            await ann.http.aclose()

    run(journey())


@pytest.mark.parametrize(
    "credential",
    [{}, {"id": 5}, {"id": "x"}, {"id": "x", "rawId": "x", "response": {}, "type": "public-key"}, {"response": {"clientDataJSON": "e30"}}],
)
def test_a_made_up_passkey_is_refused(path, credential):
    async def journey():
        async with serving(path) as server:
            ann = await Client.guest(server.url)
            offer = await ask(ann, "account/passkey/offer", name="Ann Bonny")
            assert offer["options"]["rp"]["id"] == "127.0.0.1"
            assert await ask(ann, "account/passkey", ticket=offer["ticket"], credential=credential, name="Ann Bonny") == "account.passkey"
            assert await ask(ann, "account/passkey", ticket=offer["ticket"], credential=credential, name="Ann Bonny") == "account.passkey"
            assert (await ann.get("/api/account"))["name"] is None
            entry = await ask(ann, "enter/offer")
            assert (await ask(ann, "enter/passkey", ticket=entry["ticket"], credential=credential)).startswith("account.passkey")
            assert await ask(ann, "enter/passkey", ticket=offer["ticket"], credential=credential) == "account.passkey", (
                "for another purpose"
            )
            await ann.http.aclose()

    run(journey())


# -- one's data ---------------------------------------------------------------------------------------------------------


def test_ones_data_has_everything_but_secrets(path):
    async def journey():
        async with serving(path, house_seed="") as server:
            ann = await Client.guest(server.url, "Ann")
            await ask(ann, "account/password", name="Ann Bonny", password=PASSWORD)
            table = await ann.create(options=SMALL, seats=("me", "me"), password="sesame", start=True)
            await ann.post({"type": "say", "table": table, "text": "ahoy"})
            answer = await ann.http.get("/api/account/data")
            assert "attachment" in answer.headers["content-disposition"]
            mine = answer.json()
            assert (mine["person"]["name"], mine["account"]["name"], [one["table"]["id"] for one in mine["tables"]]) == (
                "Ann",
                "Ann Bonny",
                [table],
            )
            assert [deed["entry"]["type"] for deed in mine["deeds"]] == ["created", "said"]
            root = (await server.tables.open(table)).table.opened.root
            assert root
            for secret in (root, PASSWORD, "argon2", "sesame", ann.token):
                assert secret not in answer.text
            await ann.http.aclose()

    run(journey())


def test_who_is_deleted_leaves_every_match_whole(address):
    async def journey():
        async with serving(address) as server:
            ann, bob = await Client.guest(server.url, "Annabel"), await Client.guest(server.url, "Bob")
            await ask(ann, "account/password", name="Ann Bonny", password=PASSWORD)
            waiting, own = await bob.create(seats=("me", "open"), options=SMALL), await ann.create(seats=("me", "open"), options=SMALL)
            playing, over = [await ann.create(seats=("me", "open"), options=SMALL) for _ in range(2)]
            await ann.post({"type": "sit", "table": waiting, "seat": 1})
            for table in (playing, over):
                await bob.post({"type": "sit", "table": table, "seat": 1})
                await ann.post({"type": "start", "table": table})
                await ann.post({"type": "say", "table": table, "text": "it is me, Annabel"})
                await bob.post({"type": "say", "table": table, "text": "hello"})
            await bob.post({"type": "resign", "table": over, "seat": 1})
            proof = (await bob.snapshot(over))["table"]
            await bob.watch(playing)
            await ann.connect()
            assert (await ann.http.post("/api/account/delete", json={})).status_code == 400, "only in so many words"
            assert await ask(ann, "account/delete", sure=True) == {}
            await ann._reader
            assert (await ann.http.get("/api/me")).status_code == 401
            assert await ask(bob, "enter/password", name="Ann Bonny", password=PASSWORD) == "account.wrong"
            await bob.until(
                lambda: bob.tables[playing]["play"]["actor"] == 1 or bob.tables[playing]["play"]["ply"] > 0, "a bot that plays on"
            )
            for table in (playing, over):
                seen = await bob.snapshot(table)
                assert "Annabel" not in json.dumps(seen)
                assert ann.person not in json.dumps(seen["table"]["seats"])
                assert seen["table"]["seats"][0]["label"]["id"] == "table-person-gone"
                assert [line["text"] for line in seen["chat"] if line["kind"] == "said"] == ["", "hello"]
            after = (await bob.snapshot(over))["table"]
            assert all(after[name] == proof[name] for name in ("ending", "seed", "commitment", "added", "shuffled_by", "status"))
            assert (await bob.snapshot(waiting))["table"]["seats"][1]["kind"] == "open"
            assert (await bob.snapshot(own))["table"]["status"] == "abandoned"
            assert len((await bob.get("/api/me"))["history"]) == 1
        async with serving(address) as server:  # and so after everything was read anew
            back = carrying(server, {"token": bob.token})
            seen = await back.snapshot(over)
            assert seen["table"]["status"] == "over"
            assert "Annabel" not in json.dumps(seen)
            assert "it is me" not in "".join(entry.body.decode() for entry in await server.tables.store.entries(over, 0))
            for one in (back, ann):
                await one.http.aclose()
        await bob.close()

    run(journey())


def test_commands_of_the_deleted_are_refused_at_once(path):
    async def journey():
        async with serving(path) as server:
            ann = await Client.guest(server.url)
            await asyncio.gather(ask(ann, "account/delete", sure=True), ask(ann, "account/delete", sure=True))
            answer = await ann.http.post("/api/command", json={"type": "introduce", "id": uuid.uuid4().hex, "name": "Ann"})
            assert answer.status_code == 401
            await ann.http.aclose()

    run(journey())
