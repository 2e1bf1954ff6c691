"""A real server and Debian's Chromium for every journey; a page that complains in its console fails its test."""

from __future__ import annotations

import pytest
from playwright.sync_api import sync_playwright
from tests.browser.kit import CHROMIUM, SWITCHES, Visitor, serving


@pytest.fixture(scope="session")
def house(tmp_path_factory):
    """The address of a server with quick bots and its own store."""
    with serving(tmp_path_factory.mktemp("house")) as address:
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

    yield enter
    complaints = [complaint for visitor in visitors for complaint in visitor.complaints]
    for visitor in visitors:
        visitor.context.close()
    assert complaints == []
