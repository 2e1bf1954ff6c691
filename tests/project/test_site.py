"""The documentation is a site whose Python runs: every block of a page in order, as a reader would type it."""

from __future__ import annotations

import asyncio
import importlib.util
import mimetypes
import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect, sync_playwright
from starlette.requests import Request
from tests.browser.kit import CHROMIUM, SWITCHES

from windlass.table.door import pages
from windlass.table.door.headers import POLICY, policy_for

DOCS = Path(__file__).parents[2] / "docs"
BLOCK = re.compile(r"(<!-- needs OpenSpiel -->\n)?```python\n(.*?)```", re.DOTALL)
SHORTER = {"GAMES = 2000": "GAMES = 20", "512, 16, 60": "16, 16, 40", "4096": "32", "10, 100": "2, 10"}  # learning is judged in tests/envs
PAGES = [page for page in sorted(DOCS.rglob("*.md")) if BLOCK.search(page.read_text("utf-8"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(DOCS)))
def test_the_python_of_a_page_runs(page, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("WINDLASS_JIT", "0")
    known = {"__name__": "page"}
    text = page.read_text("utf-8")
    for long, short in SHORTER.items():
        text = text.replace(long, short)
    for needs, block in BLOCK.findall(text):
        if needs and importlib.util.find_spec("pyspiel") is None:
            continue  # `make test-peers` installs OpenSpiel and runs this too
        exec(compile(block, str(page), "exec"), known)


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """The site, built without a warning."""
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", "-b", "html", str(DOCS), str(folder)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return folder


def test_every_page_is_on_the_site_and_the_reference_is_made_from_docstrings(site):
    missing = [
        page
        for page in DOCS.rglob("*.md")
        if "pictures" not in page.parts and not (site / page.relative_to(DOCS)).with_suffix(".html").exists()
    ]
    assert missing == []
    assert "What this seat may know of the position as numbers" in (site / "reference.html").read_text("utf-8")


def test_the_table_serves_the_site_and_nothing_beside_it(site, monkeypatch):
    monkeypatch.setattr(pages, "SITE", site)

    def asked(path):
        return pages.page(Request({"type": "http", "method": "GET", "path": f"/{path}", "headers": [], "path_params": {"path": path}}))

    async def served():
        return [(await asked(path)).status_code for path in ("docs", "docs/", "docs/tour.html", "docs/nowhere.html", "docs/../conf.py")]

    assert asyncio.run(served()) == [307, 307, 200, 404, 404]


def test_a_page_may_run_the_scripts_it_brings_and_no_others():
    policy = policy_for(b"<script>one()</script><script src='two.js'></script><script>one()</script>")
    assert policy.count("'sha256-") == 1
    assert "'unsafe-inline'" not in policy.split("style-src")[0]
    assert policy_for(b"<p>nothing</p>") == POLICY


@pytest.mark.parametrize("width", [390, 1280])
def test_the_site_is_light_or_dark_as_its_button_says_and_is_searched_under_our_policy(site, width):
    def served(route, request):
        target = site / request.url.split("/docs/")[1].partition("?")[0].partition("#")[0]
        body = target.read_bytes()
        policy = policy_for(body) if target.suffix == ".html" else POLICY
        kind = mimetypes.guess_type(target.name)[0] or "application/octet-stream"
        route.fulfill(status=200, body=body, headers={"content-type": kind, "content-security-policy": policy})

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(SWITCHES))
        page = browser.new_page(viewport={"width": width, "height": 844})
        complaints = []
        page.on("console", lambda line: complaints.append(line.text) if line.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.route("http://windlass.test/docs/**", served)
        page.goto("http://windlass.test/docs/index.html")
        body = page.locator("body")
        expect(body).to_have_attribute("data-theme", "auto")
        page.locator(".theme-toggle:visible").first.click()
        chosen = body.get_attribute("data-theme")
        assert chosen in ("light", "dark")
        page.goto("http://windlass.test/docs/tour.html")
        expect(body).to_have_attribute("data-theme", chosen)
        assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
        page.goto("http://windlass.test/docs/search.html?q=observation")
        expect(page.locator("#search-results li").first).to_be_visible()
        browser.close()
    assert complaints == []
