"""Slow games as people have them: called by mail and webhook for real, one link to the table that waits, a list kept tidy."""

from __future__ import annotations

import contextlib
import json
import re
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import expect
from tests.browser.kit import Visitor
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


def test_a_slow_game_calls_by_mail_and_webhook_and_one_link_opens_it(called):
    enter, box, hook = called
    host, friend = enter(name="Ann", width=390, height=844), enter(name="Bob", language="fr")
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


def test_a_list_is_tidied_by_names_putting_away_and_leaving(visit):
    guest = visit(name="Ann", width=390, height=844)
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
