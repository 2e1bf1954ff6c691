"""The lab of whoever runs the server in a real browser: ordered, watched through a restart of the page, stopped, and its report read."""

import pytest
from playwright.sync_api import expect
from tests.browser.kit import OPERATOR, Visitor, serving

from windlass.bots.kernels import is_ready
from windlass.engine.registry import find_game


@pytest.fixture(scope="module")
def strong_house(tmp_path_factory):
    """A server with compiled rules, as the lab asks for."""
    with serving(tmp_path_factory.mktemp("lab"), jit=1, admin_token=OPERATOR) as address:
        yield address


def entered(chromium, house, **wishes) -> Visitor:
    """Whoever runs the server, in the lab."""
    operator = Visitor(chromium, house, **wishes).go("/lab")
    operator.page.locator("form .field[type=password]").fill(OPERATOR)
    operator.page.locator("form .button.main").click()
    operator.page.get_by_role("radio").first.wait_for()
    return operator


def test_a_report_is_ordered_watched_stopped_and_read(chromium, strong_house):
    assert is_ready(find_game("cartagena")), "make warm"
    operator = entered(chromium, strong_house)
    page = operator.page
    operator.check()
    runs = page.locator("li[data-state]")
    expect(runs).to_have_count(0)

    page.get_by_label("How many games").fill("1000")
    page.get_by_role("button", name="Start").click()
    expect(runs.first).to_have_attribute("data-state", "working")
    expect(runs.first.locator("progress[value]")).to_be_visible()
    expect(runs.first).to_contain_text("left for this part")
    page.get_by_role("radio", name="Simulation").check()
    page.get_by_label("How many games").fill("200")
    page.get_by_role("button", name="Start").click()
    expect(runs).to_have_count(2)
    expect(runs.first).to_have_attribute("data-state", "waiting")
    operator.check()
    page.reload()
    expect(runs.last).to_have_attribute("data-state", "working")
    runs.last.get_by_role("button", name="Stop").click()
    expect(runs.last).to_have_attribute("data-state", "stopped")

    expect(runs.first).to_have_attribute("data-state", "done")
    with page.expect_popup() as opened:
        runs.first.get_by_role("link", name="Open the report").click()
    report = opened.value
    expect(report.locator("h1")).to_contain_text("Cartagena")
    expect(report.locator("svg").first).to_be_visible()
    report.close()
    operator.check()
    runs.last.get_by_role("button", name="Remove").click()
    expect(runs).to_have_count(1)
    assert operator.complaints == []
    operator.context.close()

    for language, theme in (("ru", "dark"), ("fr", "light")):
        phone = entered(chromium, strong_house, width=390, height=844, language=language, theme=theme, touch=True)
        expect(phone.page.locator("li[data-state=done]")).to_be_visible()
        phone.page.locator("summary").click()
        phone.check()
        with phone.page.expect_popup() as opened:
            phone.page.locator("li[data-state=done] a").click()
        expect(opened.value.locator(f"html[lang={language}] svg").first).to_be_visible()
        assert opened.value.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
        assert phone.complaints == []
        phone.context.close()
