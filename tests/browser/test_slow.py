"""Slow games as people have them: called by mail and webhook for real, one link to the table that waits, a list kept tidy."""

from __future__ import annotations

import contextlib
import json
import re
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import expect
from tests.browser.kit import Visitor, on_turn, seat_two
from tests.browser.tour import command
from tests.process import Process
from tests.table.test_calls import smtp

BOT = "bot:advice"


class Receiver(BaseHTTPRequestHandler):
    """Takes a webhook's call and keeps it."""

    def do_POST(self):
        self.server.got.append(json.loads(self.rfile.read(int(self.headers["content-length"]))))
        self.server.came.set()
        self.send_response(204)
        self.end_headers()

    def log_message(self, *_):
        """Nothing: the test says what went wrong."""


@contextlib.contextmanager
def receiving():
    server = ThreadingHTTPServer(("127.0.0.1", 0), Receiver)
    server.got, server.came = [], threading.Event()
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield server
    finally:
        server.shutdown()


@pytest.fixture
def called(tmp_path, chromium):
    """A house that calls at once: visitors of it, what its mail server got and what its receiver of webhooks got."""
    with smtp() as (box, mail), receiving() as hook:
        process = Process(str(tmp_path / "house.sqlite3"), call_after=0, private_hooks=True, **mail)
        process.start()
        process.ready()
        visitors = []

        def enter(**wishes):
            visitors.append(Visitor(chromium, process.url, **wishes))
            return visitors[-1]

        yield enter, box, hook
        complaints = [complaint for visitor in visitors for complaint in visitor.complaints]
        for visitor in visitors:
            visitor.context.close()
        process.kill()
        assert complaints == []


@pytest.mark.parametrize("width", [390, 1280])
def test_a_slow_game_calls_by_mail_and_webhook_and_one_link_opens_it(called, width):
    enter, box, hook = called
    host, friend = enter(name="Ann", width=width, height=844), enter(name="Bob", language="fr", width=width, height=844)
    host.go().page.get_by_role("button", name="With friends").first.click()
    host.page.wait_for_url("**/t/*")
    table = host.table
    host.page.locator(".lobby summary").click()
    host.page.get_by_role("combobox", name="Time").first.select_option("days")
    host.go("/account")
    host.page.get_by_label("E-mail").fill("ann@example.org")
    host.page.get_by_label("Webhook").select_option("json")
    host.page.get_by_label("Its address").fill(f"http://127.0.0.1:{hook.server_port}/")
    for label in ("Quiet from", "to"):
        host.page.get_by_label(label, exact=True).select_option("0")
    host.page.get_by_role("button", name="Save", exact=True).click()
    expect(host.page.get_by_role("status")).to_have_text("Saved.")
    host.check()
    link = re.search(r"/calls/confirm#\S+", box.letters[0][1].get_content())[0]
    friend.go(link)
    expect(friend.page.locator("h1")).to_have_text("L’adresse est confirmée")
    friend.check()
    host.page.get_by_role("button", name="Send a message now").click()
    expect(host.page.get_by_role("status")).to_have_text("Sent.")
    assert hook.came.wait(60)
    hook.came.clear()
    friend.go(f"/t/{table}").page.get_by_role("button", name="S’asseoir").click()
    host.go(f"/t/{table}")
    host.page.get_by_role("button", name="Start").click()
    friend.settle()
    host.settle()
    host.go()  # Ann goes elsewhere; Bob plays if it is his turn
    if friend.declared["decision"] == "mine":
        while friend.declared["decision"] == "mine":
            friend.act()
    assert hook.came.wait(120)
    call = hook.got[-1]
    assert [one["id"] for one in call["tables"]] == [table]
    assert call["tables"][0]["url"] == f"{host.house}/t/{table}"
    assert box.letters[-1][1]["Subject"].startswith("Your turn: Cartagena") or len(box.letters) < 3
    host.page.goto(f"{host.house}/turn")
    host.page.wait_for_url(f"**/t/{table}")
    assert host.await_turn()


SHAPES = {
    "discord": ({"content", "allowed_mentions"}, "content"),
    "slack": ({"text"}, "text"),
    "telegram": ({"chat_id", "text"}, "text"),
    "json": ({"event", "subject", "text", "tables"}, "text"),
}


@pytest.mark.parametrize(
    ("kind", "width", "language"), [("discord", 390, "en"), ("slack", 1280, "ru"), ("telegram", 390, "fr"), ("json", 1280, "en")]
)
def test_every_receiver_is_told_in_its_own_form(called, kind, width, language):
    enter, _, hook = called
    guest = enter(name="Ann", width=width, height=844, language=language).go()
    guest.page.locator("article .deeds .button:not(.main)").first.click()  # somebody the house knows
    guest.page.wait_for_url("**/t/*")
    guest.go("/account")
    calls = guest.page.locator(".calls")
    calls.locator("select[id$=-hook]").select_option(kind)
    calls.locator("input[type=url]").fill(f"http://127.0.0.1:{hook.server_port}/")
    if kind == "telegram":
        calls.locator("input[id$=-chat]").fill("-100200300")
    calls.locator("select[id$=-when]").select_option("daily")
    calls.locator("select[id$=-hour]").select_option("7")
    guest.check()
    calls.locator("form .deeds .button").first.click()
    expect(calls.locator(".told")).to_be_visible()
    guest.page.reload()
    expect(calls.locator("select[id$=-hour]")).to_have_value("7")
    calls.locator("form .deeds .button").nth(1).click()
    assert hook.came.wait(60)
    names, text = SHAPES[kind]
    assert set(hook.got[-1]) == names
    assert f"{guest.house}/turn" in hook.got[-1][text]
    assert hook.got[-1].get("chat_id", "-100200300") == "-100200300"
    expect(calls.locator(".told")).to_be_visible()


AWAY = "Object.defineProperty(document, 'hidden', { get: () => window.away === true })"


@pytest.mark.parametrize("width", [390, 1280])
def test_a_browser_notifies_whoever_looks_elsewhere_when_the_other_has_played(visit, width):
    friend = visit(name="Bob", width=width, height=844, language="fr", worker=True, notify=True)
    friend.context.grant_permissions(["notifications"])
    friend.context.add_init_script(AWAY)
    host = visit(name="Ann").go()
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = command(host, "create", game="cartagena", seats=seats, settings={"lots": False, "clock": {"kind": "days", "days": 3}})
    host.go(f"/t/{table}")
    friend.go(f"/t/{table}").page.locator(".sit").click()
    host.page.locator(".start:enabled").click()
    host.settle("mine")
    friend.settle("theirs")
    friend.go()
    friend.page.evaluate("navigator.serviceWorker.ready.then(() => { window.away = true })")
    host.act()
    host.page.locator(".turn .button").click()
    host.confirm()
    shown = "(await navigator.serviceWorker.getRegistration())?.getNotifications()"
    friend.await_frame(f"async () => (await {shown}).length === 1")
    told = friend.page.evaluate(f"async () => (await {shown}).map(one => [one.title, one.body, one.tag, one.data.path])")
    assert told == [["À vous", "Carthagène", table, f"/t/{table}"]]


@pytest.mark.parametrize("width", [390, 1280])
def test_a_list_says_where_it_is_ones_turn_and_a_table_is_left_there(visit, width):
    host, friend = seat_two(visit, width=width, height=844)
    first, second = on_turn(host, friend)
    for one in (first, second):
        one.page.set_viewport_size({"width": width, "height": 844})
        one.go("/me")
    mine, other = (one.page.locator("main li a[href^='/t/']") for one in (first, second))
    expect(mine).to_contain_text("Your turn")
    expect(other).not_to_contain_text("Your turn")
    first.check()
    second.page.get_by_role("button", name="More: name, put away, leave").click()
    second.check()
    second.page.get_by_role("button", name="Leave; a bot takes over your seat").click()
    expect(second.page.get_by_role("button", name="Leave; a bot takes over your seat")).to_have_count(0)
    mine.click()
    expect(first.page.locator(".rail .condition")).to_have_text("a bot is playing for them")


@pytest.mark.parametrize("width", [390, 1280])
def test_a_list_is_tidied_by_names_and_putting_away(visit, width):
    guest = visit(name="Ann", width=width, height=844)
    guest.set_table("me", BOT)
    guest.finish()
    table = guest.table
    guest.go("/me")
    row = guest.page.locator("main li", has=guest.page.locator(f"a[href='/t/{table}']"))
    row.get_by_role("button", name="More: name, put away, leave").click()
    row.get_by_label("My name for it").fill("The first evening")
    guest.check()
    row.get_by_role("button", name="Save").click()
    expect(guest.page.locator(f"a[href='/t/{table}'] strong")).to_have_text("The first evening")
    row.get_by_role("button", name="More: name, put away, leave").click()
    row.get_by_role("button", name="Put away", exact=True).click()
    expect(guest.page.locator(f"a[href='/t/{table}']")).not_to_be_visible()
    guest.page.locator("summary", has_text="Put away (1)").click()
    expect(guest.page.locator(f"a[href='/t/{table}']")).to_be_visible()
    guest.check()
