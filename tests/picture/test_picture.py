"""A match draws itself with the boards of the browser, outside any browser."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from xml.etree import ElementTree as ET

import pytest

import windlass
from windlass.engine import sketch
from windlass.engine.match import Match
from windlass.i18n.catalog import LANGUAGES
from windlass.picture import painter

GAMES = {"cartagena": "place-", "gravity": "island-", "tortuga2199": "sector-"}
SVG, HTML = "{http://www.w3.org/2000/svg}", "{http://www.w3.org/1999/xhtml}"


def played(game: str, plies: int = 40) -> Match:
    match, chooser = Match.new(game, seed=bytes(16), seats=3, names=["Anne & <Co>", "Ben"]), random.Random(5)
    for _ in range(plies):
        match.play(chooser.choice(match.legal()))
    return match


@pytest.fixture
def no_engine():
    """The engine forgotten, before and after: it is started once a process."""
    painter._engine.cache_clear()
    yield
    painter._engine.cache_clear()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_one_picture_of_xml_that_names_its_game_and_lacks_no_message(game, language):
    drawn = windlass.draw(played(game), language=language)
    picture = ET.fromstring(drawn)
    assert picture.tag == SVG + "svg"
    assert picture.findtext(SVG + "title") == windlass.say(windlass.Text(f"{game}-name"), language)
    said = " ".join(picture.itertext()) + " ".join(value for one in picture.iter() for value in one.attrib.values())
    assert not re.findall(rf"\[(?:web-)?{game}-[a-z-]+\]", said)
    assert [one for one in picture.iter() if one.get("data-anchor", one.get("data-drawn", "")).startswith(GAMES[game])]
    assert not [one for one in picture.iter() if one.tag == HTML + "script"]


def test_a_picture_asks_nothing_of_the_page_it_stands_on_and_leaves_it_as_it_is():
    style = ET.fromstring(windlass.draw(played("gravity"))).findtext(SVG + "style") or ""
    assert style.startswith(".windlass-sheet{")
    depths = [0]
    for sign in re.findall(r"[{}]", style):
        depths.append(depths[-1] + (1 if sign == "{" else -1))
    assert depths[-1] == 0
    assert 0 not in depths[1:-1]
    assert ":root" not in style
    assert not re.findall(r"(?:href|src)=\"(?!#)|url\((?!['\"]?#)", windlass.draw(played("gravity")))


def test_a_seat_draws_what_it_may_see_in_the_size_and_light_that_are_wished():
    match = next(
        one for one in (played("tortuga2199", plies) for plies in range(20, 400, 20)) if one.view(1).sectors != one.view(-1).sectors
    )
    assert windlass.draw(match, 1) != windlass.draw(match)
    drawn = ET.fromstring(windlass.draw(match, 1, theme="dark", width=500, height=300))
    assert (drawn.get("width"), drawn.get("height")) == ("500", "300")
    assert "color-scheme:dark" in next(drawn.iter(HTML + "div")).get("style", "")
    assert "light-dark(" in (drawn.findtext(SVG + "style") or ""), "colours follow that scheme, not the page's"
    with pytest.raises(windlass.Refusal, match=r"\[match.no-seat\]"):
        windlass.draw(match, 7)


def test_a_notebook_is_given_the_picture_of_a_spectator():
    match = played("cartagena")
    assert match._repr_svg_() == windlass.draw(match)


def test_where_nothing_draws_a_notebook_shows_the_text(monkeypatch, no_engine, tmp_path):
    match = played("cartagena", 0)
    monkeypatch.setattr(painter, "PROGRAM", tmp_path / "boards.js")
    assert match._repr_svg_() is None
    with pytest.raises(windlass.Refusal, match=r"make web.*\[picture.not-built\]"):
        windlass.draw(match)
    monkeypatch.setattr(painter, "find_spec", lambda name: None)
    with pytest.raises(windlass.Refusal, match=r"windlass\[draw\].*\[picture.no-engine\]"):
        windlass.draw(match)
    monkeypatch.setattr(sketch, "_BRUSHES", [])
    assert match._repr_svg_() is None


def test_a_program_draws_within_a_running_loop_and_after_it_and_then_ends():
    program = """
import asyncio, windlass
match = windlass.new("cartagena", seats=2, seed=bytes(16))
async def cell(): return match._repr_svg_()
print(asyncio.run(cell()) == asyncio.run(cell()) == windlass.draw(match))
"""
    assert subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=300, check=False).stdout == "True\n"


def test_a_game_without_a_board_is_refused(monkeypatch):
    match = played("cartagena", 0)
    monkeypatch.setattr("windlass.picture.sheet.has_board", lambda game: False)
    with pytest.raises(windlass.Refusal, match=r"\[picture.no-board\]"):
        windlass.draw(match)
    assert not painter.has_board("a game of one's own")
