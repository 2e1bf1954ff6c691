"""The board on a terminal: the map as bricks with sources, yields, gravity and pieces; everyone's things; within 80 columns."""

from __future__ import annotations

import io

from rich.console import Console
from tests.rulebook.gravity.board import acting, table
from tests.rulebook.gravity.test_islands_phase import phase

from windlass.games.gravity import GAME
from windlass.i18n.catalog import catalog
from windlass.terminal.boards.gravity import draw, outlook

NAMES = ["Anna", "Boris", "Claire", "Denis"]


def drawn(board, seat=0, language="en"):
    state = board.state.copy()
    GAME.redact(state, seat)
    console = Console(width=80, file=io.StringIO(), record=True)
    console.print(draw(GAME.view(state, seat), catalog(language), NAMES))
    return console.export_text()


def test_every_island_shows_its_sources_gravity_yield_and_pieces():
    text = drawn(table("5+3.1=a2m1 4=b2", tiles="1A0 2A0 3A0 4A0 5A0 6A0 RA0", hand="15/23"))
    assert "│ 5A0" in text
    assert "3.1     +2" in text
    assert "●2 m1" in text
    assert "▲2" in text


def test_sources_stand_in_the_walls_towards_the_neighbours():
    lines = drawn(table("5=a2 4=b2")).splitlines()
    top = next(number for number, line in enumerate(lines) if "5A0" in line)
    at = lines[top].index("│ 5A0")
    assert lines[top - 1][at : at + 13] == "╭──b─────r──╮"  # north-west and north-east of RRRBRB
    assert lines[top + 1][at] == "r"
    assert lines[top + 1][at + 12] == "r"
    assert lines[top + 3][at : at + 13] == "╰──b─────r──╯"


def test_cards_of_others_are_backs():
    text = drawn(table("1=a2 4=b2", hand="15/234", saved="/1", passed=2, played="1c4/", laid="33/", turns="2/0"))
    assert "hand 15" in text
    assert "hand ▮▮▮" in text
    assert "saved ▮" in text
    assert "played 1 ▯4" in text


def test_own_saved_cards_and_lifted_things_are_shown():
    text = drawn(acting("1+3.0=a1 2=a1 4=b2", 3, fallen="1/0", passed=2).play("transport"))
    assert "In hand: ●0 m0 3.0" in text
    assert "destroyed 1" in text
    assert "passed" in text
    assert "saved 1" in drawn(table("1=a2 4=b2", hand="/2", saved="1/", passed=1, mover="b"))


def test_the_strongest_island_and_its_pull_are_told():
    assert "Strongest now: 4 (4), pulls 1 of 2/6" in drawn(table("1+1.0=a2 4+4.0=b2"))
    assert "Strongest now: 1 (11), pulls 3 + 4 + 5, Anna would win" in drawn(table("1+11.0=a2 4=b2"))
    assert "Strongest now: nobody" in drawn(table("1=a2 4=b2"))
    assert "★" in drawn(phase("1+1.3=a2 2+2.0 3+0.2 4+4.0=b2"))


def test_abilities_and_a_limit_are_told_where_they_are_played():
    text = drawn(table("1=a2 4=b2", ability="1/4", round_limit=9))
    assert "Drill" in text
    assert "Tug" in text
    assert "Round 1 of 9" in text


def test_a_map_too_wide_to_draw_becomes_a_list():
    text = drawn(table("1=a2 4=b2", cells="5@20,0 6@21,0"))
    assert "(20,0)" in text
    assert max(map(len, text.splitlines())) <= 80


def test_all_languages_fit():
    for language in ("en", "ru", "fr"):
        text = drawn(table("1=a2 4=b2 3=c2 5=d2", seats=4, hand="1/2/3/4", ability="1/2/3/4"), language=language)
        assert max(map(len, text.splitlines())) <= 80


def test_choices_that_turn_islands_tell_what_one_would_yield():
    board = acting("1=a2 4=b2", 5).play("rotate")
    view = GAME.view(board.state, 0)
    previews = [GAME.preview(board.state, GAME.parse_action(f"turn1.{sides}")) for sides in range(1, 6)]
    assert [outlook(view, preview, catalog("en")) for preview in previews] == ["+0", "+0", "+1", "+1", "+2"]


def test_a_choice_tells_what_it_costs():
    board = acting("R=m1 1=a4 2=m2 4=b2", 1).play("capture", "from1", "take2")
    view = GAME.view(board.state, 0)
    assert outlook(view, GAME.preview(board.state, GAME.parse_action("send3")), catalog("en")) == "-1"
    board = acting("R=m1 1=a4 2=m2 4=b2", 1).play("capture")
    assert outlook(view, GAME.preview(board.state, GAME.parse_action("from1")), catalog("en")) == ""
