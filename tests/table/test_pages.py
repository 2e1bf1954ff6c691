"""The start page brings what its first screen needs; parts of the client come as they were compressed."""

from __future__ import annotations

import inspect
import json
import re

import httpx
import pytest
from tests.table.kit import run, serving

from windlass.engine.registry import game_ids
from windlass.games import GAMES
from windlass.i18n.catalog import sources
from windlass.table.door import pages
from windlass.table.door.pages import SCREENS, catalogue, first_messages, shown
from windlass.table.log.decisions import require_readable
from windlass.table.log.order import require_welcome


@pytest.fixture
def client(tmp_path, monkeypatch):
    """A client that is hardly one."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text('<html lang="en"><body></body></html>')
    (tmp_path / "assets" / "a.js").write_text("plain")
    (tmp_path / "assets" / "a.js.br").write_bytes(b"packed")
    (tmp_path / "icon.svg").write_text("<svg/>")
    monkeypatch.setattr(pages, "STATIC", tmp_path)


def names(source: str):
    return set(re.findall(r"^([a-z][\w-]*) =", source, re.MULTILINE))


def first_data(page: str):
    return json.loads(re.search(r'<script type="application/json" id="first">(.*?)</script>', page, re.DOTALL)[1])


def test_the_start_page_brings_the_house_and_the_first_messages_in_the_visitors_language(path, client):
    async def journey():
        async with serving(path) as server, httpx.AsyncClient(base_url=server.url) as http:
            page = await http.get("/", headers={"accept-language": "ru,en;q=0.5"})
            data = first_data(page.text)
            assert '<html lang="ru">' in page.text
            assert data["language"] == "ru"
            assert data["house"] == (await http.get("/api/house")).json()
            assert "web-hero = " in data["messages"]
            assert data["me"] is None
            assert first_data((await http.get("/t/any", headers={"accept-language": "de"})).text)["language"] == "en"
            assert (await http.get("/", headers={"accept-language": "ru", "if-none-match": page.headers["etag"]})).status_code == 304
            await http.post("/api/guest", json={"name": "Ann"})
            assert first_data((await http.get("/")).text)["me"] == (await http.get("/api/me")).json()

    run(journey())


@pytest.mark.parametrize("language", ["en", "ru", "fr"])
def test_the_first_messages_are_few_and_name_every_game(language):
    first = first_messages(language)
    for game in GAMES:
        for message in (f"{game}-name", f"{game}-tagline", f"web-{game}-length"):
            assert re.search(rf"^{message} = ", first, re.MULTILINE)
    assert first == catalogue(language, "front").decode()


@pytest.mark.parametrize("language", ["en", "ru", "fr"])
def test_what_every_screen_says_and_what_a_game_says_are_all_there_is(language):
    parts = [catalogue(language, part).decode() for part in ("front", "common", *SCREENS, *game_ids())]
    told = {part: text for part, text in sources(language).items() if part != "table-call"}  # what the server alone says, in mails
    told |= {part: shown(told[part]) for part in ("common", "table-", *game_ids())}
    assert set().union(*map(names, parts)) == set().union(*map(names, told.values()))
    rules = [names(catalogue(language, f"rules-{game}").decode()) for game in game_ids()]
    assert all(rules)


@pytest.mark.parametrize("language", ["en", "ru", "fr"])
def test_a_browser_gets_what_it_says_itself_and_the_server_keeps_what_it_says_in_answers_and_terminals(language):
    whole = "\n".join(sources(language)[part] for part in ("common", "table-", *game_ids()))
    kept = names(whole) - names(shown(whole))
    assert {name.partition("-")[0] for name in kept} == {"refusal", *pages.ELSEWHERE}
    code = re.compile(r"Refusal\(\"(table\.[a-z-]+)\"\)")
    leaving = {one for judge in (require_readable, require_welcome) for one in code.findall(inspect.getsource(judge))}
    assert {f"refusal-{one.replace('.', '-')}" for one in leaving} == {one for one in names(shown(whole)) if one.startswith("refusal-")}


def test_nothing_in_the_first_data_can_end_its_element(path, client, monkeypatch):
    monkeypatch.setattr(pages, "first_messages", lambda language: "</script><script>alert(1)</script>")

    async def journey():
        async with serving(path) as server, httpx.AsyncClient(base_url=server.url) as http:
            page = (await http.get("/")).text
            assert page.count("<script") == 1
            assert first_data(page)["messages"].startswith("</script>")

    run(journey())


def test_parts_come_compressed_to_who_can_read_them_and_are_kept_for_ever(path, client):
    async def journey():
        async with serving(path) as server, httpx.AsyncClient(base_url=server.url) as http:
            async with http.stream("GET", "/assets/a.js", headers={"accept-encoding": "gzip, br"}) as packed:
                assert packed.headers["content-encoding"] == "br"
                assert packed.headers["content-type"].startswith("text/javascript")
                assert packed.headers["vary"] == "accept-encoding"
                assert "immutable" in packed.headers["cache-control"]
                assert packed.headers["x-content-type-options"] == "nosniff"
                assert "content-security-policy" not in packed.headers
                assert b"".join([part async for part in packed.aiter_raw()]) == b"packed"
            plain = await http.get("/assets/a.js", headers={"accept-encoding": "gzip"})
            assert plain.text == "plain"
            icon = (await http.get("/icon.svg")).headers
            assert icon["cache-control"] == "no-cache"
            assert "content-security-policy" in icon
            assert (await http.get("/assets/b.js")).status_code == 404

    run(journey())
