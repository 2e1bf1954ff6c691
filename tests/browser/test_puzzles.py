"""Puzzles in a real browser: tried by touch, wrong and right, explained, counted, and read in words alone."""

import re

import msgspec
import pytest
from playwright.sync_api import expect
from tests.browser.kit import Visitor

from windlass.games import GAMES
from windlass.puzzles import Attempt, puzzles_of

AT_ONCE = ("play", "castle", "do", "from", "against")  # steps of Gravity that only say what is meant next
SLOTS = "fspkbt"  # the cards of Cartagena's tray from left to right, as players type them


@pytest.mark.parametrize(("width", "language", "theme"), [(390, "ru", "dark"), (1280, "en", "light")])
def test_a_puzzle_is_solved_by_touch_after_a_wrong_try(chromium, house, width, language, theme):
    puzzle = next(
        one for one in puzzles_of("cartagena").values()
        if len(one.line) == 1 and re.fullmatch(r"\d+[a-z]", one.line[0]) and any(re.fullmatch(r"\d+[a-z]", text) for text in list(one.chances)[1:])
    )  # fmt: skip
    wrong = next(text for text in puzzle.chances if text != puzzle.line[0] and re.fullmatch(r"\d+[a-z]", text))
    ann = Visitor(chromium, house, width=width, height=844, language=language, theme=theme, touch=width < 500)
    page = ann.go(f"/puzzles/cartagena/{puzzle.id}").page

    def play(text):
        page.locator(".slot").nth(SLOTS.index(text[-1])).click()
        if page.locator("#confirm").is_disabled():
            page.locator(f"#place-{text[:-1]} rect").first.click()
        page.locator("#confirm").click()

    page.locator("[data-verdict=open]").wait_for()
    play(wrong)
    page.locator("[data-verdict=wrong]").wait_for()
    play(puzzle.line[0])
    page.locator("[data-verdict=solved]").wait_for()
    expect(page.locator("[role=status] ol li")).to_have_count(1)
    assert int(page.locator("[data-own]").get_attribute("data-own")) < 1000, "only the first try counts"
    ann.check_access()
    ann.check_fit()
    page.locator("#next").click()
    page.wait_for_url(lambda url: puzzle.id not in url)
    page.locator("[data-verdict=open]").wait_for()
    assert ann.complaints == []
    ann.context.close()


def is_confirmed_throughout(puzzle):
    """Whether every step offers a choice and waits to be confirmed: others are done by one touch, or by themselves."""
    attempt = Attempt(puzzle)
    for action in puzzle.line:
        game = attempt.match.game
        if len(attempt.match.legal()) < 2 or msgspec.to_builtins(game.face(game.parse_action(action)))["type"] in AT_ONCE:
            return False
        attempt.play(action)
    return True


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_solved_in_words_and_the_next_one_goes_on_the_streak(chromium, house, game):
    puzzle = next(one for one in puzzles_of(game).values() if is_confirmed_throughout(one))
    ann = Visitor(chromium, house, width=390, height=844, plain=True)
    page = ann.go(f"/puzzles/{game}/{puzzle.id}").page
    attempt = Attempt(puzzle)
    for action in puzzle.line:
        page.locator(f"[data-verdict=open][data-ply='{len(attempt.match.line)}']").wait_for()
        page.locator(".plain .button").nth(attempt.match.legal_texts().index(action)).click()
        page.locator("#confirm").click()
        attempt.play(action)
    page.locator("[data-verdict=solved]").wait_for()
    assert int(page.locator("[data-own]").get_attribute("data-own")) > 1000
    page.locator("#next").click()
    page.locator("[data-verdict=open]").wait_for()
    ann.go(f"/puzzles/{game}")
    expect(page.locator(".numbers")).to_contain_text("1 solved in a row")
    assert ann.complaints == []
    ann.context.close()
