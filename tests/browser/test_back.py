"""The browser's "back", which on a phone is a gesture: it closes what was opened or chosen last, and only then leaves the page."""

from playwright.sync_api import expect
from tests.browser.tour import sit_down


def test_back_lets_go_of_a_choice_and_stays_at_the_table(visit):
    guest = visit(width=390, height=844).go()
    sit_down(guest, "cartagena")
    page, table = guest.page, guest.page.url
    for _ in range(2):
        page.locator(".slot:not(.none)").first.click()
        expect(page.locator(".slot[aria-pressed=true]").first).to_be_visible()
        page.go_back()
        expect(page.locator(".slot[aria-pressed=true]")).to_have_count(0)
        assert page.url == table
    page.go_back()
    expect(page.locator(".games")).to_be_visible()


def test_back_after_an_action_leaves_the_table_at_once(visit):
    guest = visit().go()
    sit_down(guest, "cartagena")
    guest.act()
    guest.page.go_back()
    expect(guest.page.locator(".games")).to_be_visible()


def test_back_closes_what_lies_on_top_first(visit):
    guest = visit(width=390, height=844).go()
    sit_down(guest, "cartagena")
    page, table = guest.page, guest.page.url
    page.locator(".sheet-button").click()
    page.locator("#tab-help").click()
    page.locator(".help .all").click()
    expect(page.locator("dialog[open]")).to_be_visible()
    page.go_back()
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator(".side")).to_be_visible()
    page.go_back()
    expect(page.locator(".side")).to_be_hidden()
    assert page.url == table


def test_a_replay_that_was_stepped_through_is_left_by_one_back(visit):
    guest = visit().go()
    sit_down(guest, "cartagena")
    table = guest.page.url
    guest.page.locator(".log .fold").first.click()
    guest.page.locator(".log [data-ply]").nth(3).click()
    guest.page.wait_for_url("**?at=*")
    moment = guest.page.locator("input[type=range]")
    expect(moment).to_be_visible()  # keys step once the replay has come
    first = int(moment.input_value())
    for step in range(1, 4):
        guest.page.keyboard.press("ArrowRight")
        expect(moment).to_have_value(str(first + step))
    guest.page.wait_for_url(f"**?at={first + 3}")  # the address follows the steps in its own time
    guest.page.go_back()
    guest.page.wait_for_url(table)
    expect(guest.page.locator(".prompt.mine")).to_be_visible()
