"""The documentation is a site whose Python runs: every block of a page in order, as a reader would type it."""

from __future__ import annotations

import asyncio
import importlib.util
import re
import subprocess
import sys
from pathlib import Path

import pytest
from starlette.requests import Request

from windlass.table.door import pages

DOCS = Path(__file__).parents[2] / "docs"
BLOCK = re.compile(r"```python\n(.*?)```", re.DOTALL)
PAGES = [page for page in sorted(DOCS.rglob("*.md")) if BLOCK.search(page.read_text("utf-8"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(DOCS)))
def test_the_python_of_a_page_runs(page, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("WINDLASS_JIT", "0")
    known = {"__name__": "page"}
    for block in BLOCK.findall(page.read_text("utf-8")):
        if "import pyspiel" in block and importlib.util.find_spec("pyspiel") is None:
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
