"""Boards hold still whatever is asked, and on a phone no letter is smaller than can be read."""

from __future__ import annotations

from typing import Any

import pytest
from tests.browser.feed import FULL, Feed, positions
from tests.browser.legible import too_small
from tests.browser.tour import GAMES

SIZES = [(1280, 800), (390, 844), (844, 390)]
BOARD = (
    "() => { const { x, y, width, height } = document.querySelector('main.board').getBoundingClientRect(); return [x, y, width, height] }"
)
SEATS = {"cartagena": 5, "tortuga2199": 3, "gravity": 2}  # of the match whose positions are shown one after another
FULLEST = {"cartagena": "crowded", "tortuga2199": "four-seats", "gravity": "settling"}


def one_match(game: str) -> dict[str, dict[str, Any]]:
    """The positions of a game that one and the same table could come to, while it is played."""
    return {
        name: one
        for name, one in positions(game).items()
        if len(one["play"]["view"].get("seats") or one["play"]["view"]["holds"]) == SEATS[game]
        and one["play"]["actor"] >= 0 <= one["play"]["seat"]
    }


def busy(view: dict[str, Any]) -> None:
    """The most that the rail can tell of everyone."""
    for seat in view.get("seats", []):
        if view["type"] == "gravity":
            seat |= {"passed": seat["turns_left"] == 0, "saved_size": 2, "discard_size": 6, "hand_size": 7, "closeness": 5}
        elif view["type"] == "cartagena":
            seat |= {"held": 12, "known": [2] * len(view["symbols"])}


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_a_board_keeps_its_place_and_size_from_position_to_position_and_prompt_to_prompt(visit, game, width, height):
    feed = Feed(visit(width=width, height=height, language="ru"), game)
    shown = one_match(game)
    prompts = [None, *[{"id": f"web-{game}-help-{number}", "args": {}} for number in (1, 3, 5)]]
    first = next(iter(shown.values()))
    found = {}
    for prompt in prompts:
        feed.show(first, lambda play, prompt=prompt: play.update(prompt=prompt))
        found[f"prompt {prompt and prompt['id']}"] = feed.guest.page.evaluate(BOARD)
    for name, position in shown.items():
        feed.show(position)
        found[name] = feed.guest.page.evaluate(BOARD)
    feed.show(first, lambda play: busy(play["view"]))
    found["everything told of everyone"] = feed.guest.page.evaluate(BOARD)
    expected = next(iter(found.values()))
    assert {name: box for name, box in found.items() if box != expected} == {}, expected


@pytest.mark.parametrize("language", ["en", "ru", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_no_letter_on_a_phone_is_smaller_than_11_pixels_however_full_the_board(visit, game, language):
    guest = visit(width=390, height=844, language=language)
    feed = Feed(guest, game)
    shown = {f"full {FULLEST[game]}": (positions(game)[FULLEST[game]], lambda play: FULL[game](play["view"]))}
    if language == "en":
        shown |= {name: (position, lambda play: None) for name, position in positions(game).items()}
    found = []
    for name, (position, change) in shown.items():
        feed.show(position, change)
        found += [f"{name}: {text}" for text in too_small(guest)]
    feed.show(*next(iter(shown.values())))
    guest.page.set_viewport_size({"width": 844, "height": 390})
    found += [f"sideways: {text}" for text in too_small(guest)]
    assert not found, "\n".join(found)


def test_no_letter_on_a_phone_is_smaller_than_11_pixels_while_pirates_move(visit):
    guest = visit(width=390, height=844)
    feed = Feed(guest, "cartagena")
    shown = positions("cartagena")
    feed.show(shown["crowded"])
    guest.page.add_style_tag(content=":root { --move: 1000s !important }")
    feed.show(shown["waiting"])
    assert guest.page.evaluate("document.getAnimations().some(one => one.effect.target.matches('.figure'))")
    assert too_small(guest) == []
