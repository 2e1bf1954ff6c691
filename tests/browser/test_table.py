"""What people do around a game: inviting, talking, losing the connection, leaving, looking back."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.kit import Visitor, on_turn
from tests.process import Process

BOT = "bot:advice"


def seat_two(visit):
    """A host and a friend who came by the link, with the match begun."""
    host = visit(language="en", name="Ann").go()
    host.page.get_by_role("button", name="With friends").first.click()
    host.page.wait_for_url("**/t/*")
    friend = visit(language="ru", name="Борис", width=390, height=844).go(f"/t/{host.table}")
    friend.page.get_by_role("button", name="Сесть за стол").click()
    host.page.get_by_role("button", name="Start").click()
    return host, friend


def test_a_friend_comes_by_link_and_both_play_in_their_own_language(visit):
    host, friend = seat_two(visit)
    expect(host.page.locator(".rail")).to_contain_text("Борис")
    expect(friend.page.locator(".rail")).to_contain_text("Ann")
    first, second = on_turn(host, friend)
    first.page.locator(".slot:not(.none)").first.click()
    first.confirm()
    expect(second.page.locator(".log")).to_contain_text(re.compile("Ann|Борис"))
    friend.check_words()


def test_a_friend_comes_by_code(visit):
    host = visit().go()
    host.page.get_by_role("button", name="With friends").first.click()
    code = host.page.locator(".code").inner_text()
    friend = visit().go()
    friend.page.get_by_label("Code of the table").fill(code)
    friend.page.get_by_role("button", name="Join", exact=True).click()
    friend.page.wait_for_url(f"**/t/{host.table}")


def test_a_lost_connection_is_shown_and_nothing_is_lost(chromium, tmp_path):
    house = Process(str(tmp_path / "house.sqlite3"))
    house.start()
    try:
        house.ready()
        guest = Visitor(chromium, house.url)
        guest.set_table("me", BOT)
        guest.await_turn()
        guest.page.locator(".slot:not(.none)").first.click()
        guest.confirm()
        told = guest.log_length
        house.kill()
        expect(guest.page.locator(".reconnecting")).to_be_visible()
        guest.page.locator(".slot:not(.none)").first.click()
        if guest.page.locator("#confirm").is_disabled():
            guest.page.locator("#place-0 rect").first.click()
        guest.page.locator("#confirm").click()
        house.start()
        expect(guest.page.locator(".reconnecting")).to_have_count(0)
        guest.await_fact("n => declared().ply === n", told + 1)
        guest.page.reload()
        guest.await_fact("n => declared().ply === n", told + 1)
        guest.context.close()
    finally:
        house.kill()


def test_words_and_phrases_reach_everyone(visit):
    host, friend = seat_two(visit)
    host.page.get_by_role("tab", name="Chat").click()
    host.page.get_by_role("button", name="Good luck!").click()
    host.page.get_by_label("Say something").fill("Ahoy")
    host.page.keyboard.press("Enter")
    friend.page.locator(".sheet-button").click()
    friend.page.get_by_role("tab", name="Чат").click()
    expect(friend.page.locator(".chat ol")).to_contain_text("Ahoy")
    expect(friend.page.locator(".chat ol")).to_contain_text("Удачи!")


def test_a_match_is_shown_again_and_played_on_from_any_moment(visit):
    guest = visit()
    guest.set_table("me", BOT)
    guest.finish()
    guest.page.get_by_role("button", name="Watch the replay").click()
    slider = guest.page.get_by_role("slider")
    expect(slider).to_have_value("0")
    guest.page.get_by_role("button", name="Forward one action").click()
    expect(slider).to_have_value("1")
    assert "at=1" in guest.page.url
    guest.check()
    guest.page.get_by_role("button", name="To the end").click()
    guest.page.get_by_role("button", name="Back one action").click()
    guest.page.get_by_role("button", name="Play from here").click()
    guest.page.wait_for_url(lambda url: "at=" not in url)
    assert guest.await_turn()


def test_a_saved_match_is_opened_again(visit, tmp_path):
    guest = visit()
    guest.set_table("me", BOT)
    guest.finish()
    with guest.page.expect_download() as saved:
        guest.page.locator("dialog").get_by_role("link", name="Save the match").click()
    file = tmp_path / "evening.match"
    saved.value.save_as(file)
    other = visit().go()
    other.page.locator("input[type=file]").set_input_files(file)
    other.page.wait_for_url("**/t/*?at=0")
    expect(other.page.get_by_role("slider")).to_be_visible()


def test_a_rematch_is_one_click(visit):
    guest = visit()
    guest.set_table("me", BOT)
    before = guest.table
    guest.finish()
    guest.page.get_by_role("button", name="Play again").click()
    guest.page.wait_for_url(lambda url: before not in url)
    assert guest.await_turn()


def test_one_device_is_passed_round_behind_a_curtain(visit):
    guest = visit()
    guest.set_table("me", "me", Actions_a_turn=1)
    guest.await_turn()
    guest.page.locator(".slot:not(.none)").first.click()
    guest.page.locator("#confirm").click()
    curtain = guest.page.locator(".curtain")
    expect(curtain).to_contain_text("Pass the device to")
    curtain.get_by_role("button").click()
    expect(curtain).to_have_count(0)
    assert guest.await_turn()


def test_who_leaves_is_kept_by_a_bot_and_may_return(visit):
    host, friend = seat_two(visit)
    table = host.table
    expect(host.page.locator(".place").first).to_be_visible()
    host.page.get_by_role("button", name="Menu").click()
    host.page.get_by_role("button", name="Leave; a bot takes over your seat").click()
    expect(friend.page.locator(".rail")).to_contain_text("место занимает бот")
    host.go(f"/t/{table}")
    host.page.get_by_role("button", name="Take your seat back").click()
    expect(host.page.get_by_role("button", name="Take your seat back")).to_have_count(0)


def test_who_gives_up_is_asked_once(visit):
    guest = visit()
    guest.set_table("me", BOT)
    guest.await_turn()
    guest.give_up()
    expect(guest.page.locator("dialog[open] .rank")).to_have_count(2)


def test_a_spectator_sees_the_table_and_no_hand(visit):
    guest = visit()
    guest.set_table("me", BOT)
    guest.await_turn()
    other = visit().go(f"/t/{guest.table}")
    expect(other.page.get_by_text("You are watching")).to_be_visible()
    expect(other.page.locator(".place").first).to_be_visible()
    expect(other.page.locator(".slot")).to_have_count(0)
    other.check()


def test_the_title_says_whose_turn_it_is(visit):
    guest = visit()
    guest.set_table("me", BOT)
    guest.await_turn()
    expect(guest.page).to_have_title("● Your turn · Cartagena")
