"""Order: a host silences and sends away, somebody is reported, and whoever runs the server sees it and bans them."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.kit import OPERATOR


def spoken(guest, text):
    """Say something at a table that has not begun."""
    guest.page.locator(".chat form input").fill(text)
    guest.page.locator(".chat form button").click()
    expect(guest.page.locator(".chat li.said", has_text=text)).to_be_visible()


def about(guest, text):
    """Open what can be done about a line of chat."""
    line = guest.page.locator(".chat li.said", has_text=text)
    line.locator(".more").click()
    return line.locator(".given").last


def test_a_host_keeps_order_and_whoever_runs_the_server_bans_whom_people_report(visit):
    host = visit(name="Ann")
    host.set_table("me", "open")
    host.page.locator("main.lobby").wait_for()
    friend = visit(name="Bob", width=390, height=844, touch=True, theme="dark", language="fr").go(f"/t/{host.table}")
    friend.page.locator(".sit").click()
    expect(friend.page.locator(".you")).to_be_visible()
    name = friend.page.locator("li", has=friend.page.locator(".you")).locator("strong").inner_text()
    spoken(friend, "na na na")

    given = about(host, "na na na")
    host.check()
    given.get_by_role("button", name=f"Report {name}").click()
    host.page.get_by_role("radio", name="The way of playing").check()
    host.page.get_by_label("More about it, if you like").fill("only talks")
    host.check()
    host.page.locator("dialog form .button.main").click()
    expect(host.page.get_by_role("status").filter(has_text="Thank you")).to_be_visible()
    host.page.keyboard.press("Escape")
    given.get_by_role("button", name=f"Silence {name}").click()
    expect(friend.page.locator(".chat form")).to_have_count(0)
    friend.check()
    host.page.get_by_role("button", name=f"Let {name} speak").click()
    expect(friend.page.locator(".chat form")).to_be_visible()
    host.page.get_by_label("Slow chat").select_option("15")
    expect(host.page.locator(".chat li.notice").last).to_contain_text("15")
    host.page.get_by_role("button", name=f"Free the seat of {name}").click()
    expect(friend.page.locator(".you")).to_have_count(0)
    expect(host.page.locator(".order p")).to_contain_text(f"{name} may only watch here.")

    operator = visit().go("/admin")
    operator.page.get_by_label("Token of this server").fill(OPERATOR)
    operator.page.get_by_role("button", name="Come in").click()
    operator.page.locator("dl.panel").wait_for()
    operator.check()
    operator.page.get_by_role("button", name="Reports").click()
    report = operator.page.locator("li.panel", has_text="only talks")
    expect(report.locator("blockquote")).to_have_text("na na na")
    operator.check()
    report.get_by_role("button", name="Ban").click()
    operator.page.get_by_label("Reason").fill("talks only")
    operator.page.get_by_label("Days").fill("3")
    operator.check()
    operator.page.get_by_role("button", name="Do it").click()
    expect(report.locator(".badge")).to_have_text("banned")
    expect(friend.page.locator("h1, [role=alert]").first).to_be_visible()
    friend.context.close()
    friend.complaints[:] = [one for one in friend.complaints if "403" not in one]  # what whoever is banned asks for is forbidden
    for part in ("People", "Tables", "Bans", "What was done"):
        operator.page.get_by_role("button", name=part, exact=True).click()
        operator.page.locator("main li.panel").first.wait_for()
        operator.check()
    expect(operator.page.locator("ol li.panel").first).to_contain_text("talks only")
    operator.page.get_by_role("button", name="Bans", exact=True).click()
    operator.page.get_by_role("button", name="Lift the ban").first.click()
    operator.page.get_by_role("button", name="Do it").click()
    expect(operator.page.locator("dialog")).to_have_count(0)

    for language, theme in (("ru", "dark"), ("fr", "light")):
        phone = visit(width=390, height=844, language=language, theme=theme, touch=True).go("/admin")
        phone.page.locator("form .field").fill(OPERATOR)
        phone.page.locator("form .button.main").click()
        for at in range(6):
            phone.page.locator("nav .button").nth(at).click()
            phone.check()
