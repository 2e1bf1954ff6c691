"""A real server and Debian's Chromium for every journey; a page that complains in its console fails its test."""

from __future__ import annotations

import pytest
from playwright.sync_api import sync_playwright
from tests.again import repeat
from tests.browser.kit import CHROMIUM, OPERATOR, SWITCHES, Visitor, serving
from tests.process import SEED


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    """A failed journey says what repeats it: the command, the seed of the house, and the table on every visitor's screen."""
    report = yield
    if report.failed:
        lines = [repeat(item.nodeid, SEED)]
        lines += [visitor.story for visitor in getattr(item.funcargs.get("visit"), "visitors", [])]
        report.sections.append(("What repeats it", "\n".join(lines)))
    return report


@pytest.fixture(scope="session")
def house(tmp_path_factory):
    """The address of a server with quick bots and its own store."""
    with serving(tmp_path_factory.mktemp("house"), admin_token=OPERATOR) as address:
        yield address


@pytest.fixture(scope="session")
def chromium():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(SWITCHES))
        yield browser
        browser.close()


@pytest.fixture
def visit(chromium, house):
    """Open the house as a new visitor: `visit(width=390, language="ru", theme="dark")`. Nobody may have complained at the end."""
    visitors = []

    def enter(**wishes) -> Visitor:
        visitors.append(Visitor(chromium, house, **wishes))
        return visitors[-1]

    enter.visitors = visitors
    yield enter
    complaints = [complaint for visitor in visitors for complaint in visitor.complaints]
    for visitor in visitors:
        visitor.context.close()
    assert complaints == []
