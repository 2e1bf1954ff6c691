"""What surrounds every board: its size on the screen, passwords, the lobby, talk, time, and coming back."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.kit import seat_two

BOT = "bot:advice"


def scale(guest) -> float:
    """How many times larger than fitting the board is shown."""
    return guest.page.evaluate("new DOMMatrix(getComputedStyle(document.querySelector('.picture')).transform).a")


def test_the_board_comes_nearer_by_wheel_button_and_key_and_never_scrolls_the_page(visit):
    guest = visit()
    guest.set_table("me", BOT)
    guest.await_turn()
    page = guest.page
    page.mouse.move(640, 300)
    page.mouse.wheel(0, -300)
    guest.await_frame("() => new DOMMatrix(getComputedStyle(document.querySelector('.picture')).transform).a > 1.5")
    page.get_by_role("button", name="Show the whole board").click()
    assert scale(guest) == 1
    page.get_by_role("button", name="Zoom in").click()
    assert scale(guest) == 1.5
    page.locator("#place-0").focus()
    page.keyboard.press("+")
    assert scale(guest) == 2.25
    page.keyboard.press("End")
    expect(page.locator("#place-37")).to_be_in_viewport(ratio=0.9)
    guest.check()
    assert page.evaluate("[document.scrollingElement.scrollTop, document.querySelector('.pane').scrollTop]") == [0, 0]
    page.locator("#place-37").press("0")
    assert scale(guest) == 1


def test_an_enlarged_board_is_moved_by_dragging_and_still_takes_clicks(visit):
    guest = visit()
    guest.set_table("me", BOT)
    guest.await_turn()
    page = guest.page
    page.get_by_role("button", name="Zoom in").click()
    page.get_by_role("button", name="Zoom in").click()
    before = page.locator("#place-30 rect").bounding_box()
    page.mouse.move(640, 300)
    page.mouse.down()
    page.mouse.move(660, 250, steps=3)
    page.mouse.up()
    after = page.locator("#place-30 rect").bounding_box()
    assert (round(after["x"] - before["x"]), round(after["y"] - before["y"])) == (20, -50)
    expect(page.locator(".prompt .refusal")).to_have_count(0)
    page.locator("#place-30 rect").click()
    expect(page.locator(".prompt .refusal")).to_have_text("You have no pirate here: space 30.")


def test_two_fingers_bring_the_board_nearer(visit):
    guest = visit(width=390, height=844, touch=True)
    guest.set_table("me", BOT)
    guest.await_turn()
    guest.fingers(((150, 350), (120, 350), (100, 350)), ((240, 350), (270, 350), (290, 350)))
    assert 2 < scale(guest) < 2.3
    expect(guest.page.locator(".prompt .refusal")).to_have_count(0)
    guest.fingers(((200, 350), (260, 380), (300, 420)))
    assert scale(guest) > 2
    guest.check()


def test_a_password_is_set_asked_for_and_a_wrong_one_refused_in_words(visit):
    host = visit(name="Ann").go("/game/cartagena")
    host.page.locator("form li select").nth(1).select_option("open")
    host.page.locator("form summary").click()
    host.page.get_by_label("Password").fill("sesame")
    host.page.get_by_label("Anyone may find this table").check()
    host.page.locator("form button.main").click()
    host.page.wait_for_url("**/t/*")
    friend = visit(language="ru", theme="dark", width=390, height=844, name="Вера").go()
    friend.page.locator(f"a[href='/t/{host.table}']", has_text="паролю").click()
    password = friend.page.get_by_label("Пароль")
    password.fill("plaice")
    password.press("Enter")
    expect(friend.page.get_by_role("alert")).to_have_text("Пароль неверный.")
    friend.check()
    password.fill("sesame")
    password.press("Enter")
    friend.page.get_by_role("button", name="Сесть за стол").click()
    expect(host.page.locator(".lobby ol").first).to_contain_text("Вера")


def test_the_host_changes_seats_options_and_time_and_everyone_sees_it(visit):
    host = visit(name="Ann").go()
    host.page.get_by_role("button", name="With friends").first.click()
    host.page.wait_for_url("**/t/*")
    page = host.page
    friend = visit(name="Bob", language="fr").go(f"/t/{host.table}")
    friend.page.get_by_role("button", name="S’asseoir", exact=True).click()
    page.get_by_role("group", name="Players").get_by_role("button", name="4").click()
    page.get_by_role("button", name="Swap seats 1 and 2").click()
    expect(page.locator(".lobby ol strong").first).to_have_text("Bob")
    page.get_by_role("button", name="Someone at this device").first.click()
    page.get_by_label("Name of the player at this device").nth(1).fill("Cleo")
    page.get_by_label("Name of the player at this device").nth(1).press("Enter")
    page.get_by_role("radio", name="Tortuga").check()
    page.locator(".lobby summary").click()
    page.get_by_role("combobox", name="Time").first.select_option("turn")
    page.get_by_label("Seconds per turn").fill("45")
    page.get_by_label("Seconds per turn").press("Enter")
    page.get_by_label("When time runs out").select_option("loss")
    host.check()
    told = friend.page.locator(".lobby")
    for words in ("Cleo", "45 secondes par tour", "Tortuga", "le joueur perd"):
        expect(told).to_contain_text(words)
    page.get_by_role("button", name="Put bots in the open seats").click()
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".rail .clock").first).to_contain_text("0:4")


def test_open_tables_come_and_go_on_the_front_page_by_themselves(visit):
    watcher = visit().go()
    watcher.page.get_by_role("button", name="With friends").first.click()  # somebody the house knows follows by socket
    watcher.page.wait_for_url("**/t/*")
    watcher.go()
    host = visit(name="Zoe").go()
    host.page.get_by_role("button", name="With friends").first.click()
    host.page.wait_for_url("**/t/*")
    host.page.locator(".lobby summary").click()
    listed = watcher.page.locator(f"a[href='/t/{host.table}']")
    expect(listed).to_have_count(0)
    host.page.get_by_label("Anyone may find this table").check()
    expect(listed).to_contain_text("Zoe")
    host.page.get_by_label("Anyone may find this table").uncheck()
    expect(listed).to_have_count(0)


def test_talk_is_answered_by_reactions_and_a_person_can_be_muted_and_heard_again(visit):
    host, friend = seat_two(visit)
    for one in (host, friend):
        one.page.get_by_role("tab", name="Chat").click()
    friend.page.get_by_label("Say something").fill("Ahoy")
    friend.page.keyboard.press("Enter")
    talk = host.page.locator(".chat ol")
    talk.get_by_role("button", name="React").click()
    expect(talk.get_by_role("group", name="React").locator("[aria-pressed]")).to_have_count(5)
    talk.get_by_role("button", name="Lovely").click()
    expect(friend.page.get_by_role("button", name="Lovely: 1")).to_be_visible()
    talk.get_by_role("button", name="React").click()
    host.check()
    talk.get_by_role("button", name="Mute Bob").click()
    expect(talk).not_to_contain_text("Ahoy")
    friend.page.get_by_role("button", name="Good luck!").click()
    host.page.reload()
    host.page.get_by_role("tab", name="Chat").click()
    expect(host.page.locator(".chat")).to_contain_text("Bob is muted.")
    host.page.get_by_role("button", name="Unmute").click()
    expect(talk).to_contain_text("Ahoy")
    expect(talk).to_contain_text("Good luck!")


def test_a_pause_needs_consent_and_anyone_seated_ends_it(visit):
    host, friend = seat_two(visit, width=390, height=844)
    host.page.get_by_role("button", name="Menu").click()
    host.page.get_by_role("button", name="Ask for a pause").click()
    friend.page.get_by_role("button", name="Agree").click()
    for one in (host, friend):
        expect(one.page.locator(".prompt")).to_contain_text("The match is paused.")
    host.check()
    friend.page.get_by_role("button", name="Go on").click()
    expect(host.page.locator(".prompt")).not_to_contain_text("The match is paused.")


def test_spectators_are_told_that_they_see_everything_later(visit):
    host = visit().go("/game/cartagena")
    host.page.locator("form summary").click()
    host.page.get_by_label("Spectator delay").fill("3")
    host.page.locator("form button.main").click()
    host.page.wait_for_url("**/t/*")
    host.await_turn()
    other = visit(width=390, height=844).go(f"/t/{host.table}")
    expect(other.page.locator(".watching")).to_contain_text("3 actions behind")
    expect(host.page.locator(".watching")).to_contain_text("One person is watching")


AWAY = """
window.calls = []
window.Notification = class {
  static permission = 'default'
  static async requestPermission() { return (Notification.permission = window.willing === false ? 'denied' : 'granted') }
  constructor(title, { body }) { window.calls.push([title, body]) }
}
Object.defineProperty(document, 'hidden', { get: () => window.away === true })
"""


def test_who_wants_it_is_notified_of_their_turn_while_looking_elsewhere(visit):
    guest = visit(name="Ann")
    guest.context.add_init_script(AWAY)
    guest.go()
    page = guest.page
    page.get_by_role("button", name="Settings").click()
    switch = page.get_by_label("Notify me when it is my turn")
    page.evaluate("window.willing = false")
    switch.click()
    expect(page.get_by_role("alert")).to_contain_text("Your browser blocks notifications")
    expect(switch).not_to_be_checked()
    page.evaluate("window.willing = true")
    switch.click()
    expect(switch).to_be_checked()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Play against bots").first.click()
    guest.await_turn()
    page.evaluate("window.away = true")
    guest.act()
    page.locator(".turn .button").click()
    guest.confirm()
    guest.await_frame("() => window.calls.length === 1")
    assert page.evaluate("window.calls") == [["Your turn", "Cartagena"]]
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", re.compile("^data:image/svg.*b84500"))


def test_the_app_can_be_installed_and_opens_without_a_network(visit):
    guest = visit(worker=True).go()
    page = guest.page
    assert page.evaluate("navigator.serviceWorker.ready.then(one => one.active.scriptURL)").endswith("/sw.js")
    manifest = page.request.get(f"{guest.house}/manifest.webmanifest")
    assert manifest.headers["content-type"] == "application/manifest+json"
    for icon in manifest.json()["icons"]:
        assert page.request.get(guest.house + icon["src"]).headers["content-type"] == icon["type"]
    worker = page.request.get(f"{guest.house}/sw.js")
    assert worker.headers["content-type"].startswith("text/javascript")
    assert worker.headers["cache-control"] == "no-cache"
    guest.await_frame("async () => (await caches.keys()).length === 1")
    guest.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    guest.context.set_offline(False)
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="Board games, ready to play")).to_be_visible()
    guest.complaints.clear()  # what failed without a network


def test_everybody_has_their_matches_and_statistics(visit):
    guest = visit(name="Ann", theme="dark")
    guest.set_table("me", BOT)
    guest.finish()
    guest.go()
    guest.page.get_by_role("link", name="All matches and statistics").click()
    page = guest.page
    expect(page.get_by_role("heading", name="Your matches")).to_be_visible()
    expect(page.locator(".games .panel")).to_contain_text("One match")
    expect(page.get_by_role("list", name="Places")).to_contain_text("Place 2")
    guest.check()
    page.get_by_role("link", name=re.compile("Cartagena.*Ann")).click()
    expect(page.locator("dialog[open] .rank").first).to_be_visible()


def test_the_end_tells_how_it_went_and_leads_to_its_turning_points(visit):
    guest = visit(name="Ann", width=390, height=844)
    guest.set_table("me", BOT)
    guest.finish()
    page = guest.page
    expect(page.get_by_role("img", name="Everyone’s progress")).to_be_visible()
    moments = page.get_by_role("region", name="Turning points").get_by_role("button")
    expect(moments.first).to_contain_text("takes the lead")
    guest.check()
    moments.first.click()
    slider = page.get_by_role("slider")
    expect(slider).not_to_have_value("0")
    ply = slider.input_value()
    expect(page.locator(".prompt")).to_contain_text(re.compile("Ann|Pip"))  # whoever it was
    page.get_by_role("button", name="Link to this moment").click()
    assert page.evaluate("navigator.clipboard.readText()").endswith(f"/t/{guest.table}?at={ply}")
    assert page.evaluate("document.scrollingElement.scrollTop") == 0


def test_a_line_of_the_log_lights_its_places(visit):
    guest = visit()
    guest.set_table("me", BOT)
    guest.await_turn()
    page = guest.page
    for _ in range(2):
        page.locator(".slot:not(.none)").first.click()
        if page.locator("#confirm").is_disabled():
            page.locator("#place-0 rect").first.click()
        guest.confirm()
    marks = "[...document.querySelectorAll('rect.last')].map(one => one.parentNode.getAttribute('transform')).join()"
    latest = page.evaluate(marks)
    page.locator(".log [data-ply]:visible").first.hover()
    assert page.evaluate(marks) != latest
    page.locator(".prompt").hover()
    assert page.evaluate(marks) == latest
    page.locator(".log [data-ply]:visible").first.focus()
    assert page.evaluate(marks) != latest


def test_help_names_the_rules_the_components_and_the_hash_of_the_shuffles(visit):
    guest = visit(language="fr")
    guest.set_table("me", BOT)
    guest.await_turn()
    page = guest.page
    page.keyboard.press("?")
    facts = page.request.get(f"{guest.house}/api/tables/{guest.table}").json()["table"]
    help_ = page.get_by_role("region", name="Aide")
    for fact in ("Règles et matériel utilisés", str(facts["version"]), facts["components"], facts["commitment"]):
        expect(help_).to_contain_text(fact)


def test_preferences_hold_at_once_and_the_next_time(visit):
    guest = visit(speed="normal")
    guest.set_table("me", BOT)
    guest.await_turn()
    page = guest.page
    page.emulate_media(reduced_motion="reduce")
    assert page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--move')") in ("0s", "0ms")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Colours").select_option("dark")
    page.get_by_label("Motion").select_option("none")
    page.get_by_label("Preview actions").select_option("never")
    page.get_by_label("Sounds").check()
    page.get_by_role("button", name="Français").click()
    expect(page.get_by_role("heading", name="Réglages")).to_be_visible()
    page.keyboard.press("Escape")
    page.reload()
    guest.await_turn()
    kept = page.evaluate("({...document.documentElement.dataset, lang: document.documentElement.lang})")
    assert kept == {"theme": "dark", "motion": "none", "lang": "fr"}
    before = guest.log_length
    page.locator(".slot:not(.none)").first.click()  # every pirate stands at the start: the card alone says everything
    guest.await_log(before)
