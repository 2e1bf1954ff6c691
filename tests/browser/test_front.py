"""The first page: what the house says of itself."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect


@pytest.mark.parametrize("width", [390, 1280])
def test_while_the_rules_are_compiled_the_front_page_says_so_and_then_no_more(visit, width):
    guest = visit(width=width, height=844, language="fr")
    compiling = True

    def answered(route):
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text().replace('"compiling":false', f'"compiling":{str(compiling).lower()}'))

    for path in ("/", "/api/house"):
        guest.page.route(guest.house + path, answered)
    guest.go()
    told = guest.page.locator(".compiling")
    expect(told).to_contain_text("se préparent encore")
    guest.check()
    compiling = False
    expect(told).to_have_count(0)
