"""Rulebook, actions 1, 2, 5, 8 and 9 once more: what single cards and moves do within a turn."""

from __future__ import annotations

import pytest
from tests.rulebook.tortuga2199.board import table

from windlass.engine.refusal import Refusal
from windlass.games.tortuga2199.components import BOX


def test_the_four_ships_are_all_different():
    faces = [(card.crypto, card.manoeuvre, tuple(card.abilities)) for card in BOX["ships"]]
    assert len(faces) == len(set(faces)) == 4


def test_a_booster_gives_no_resources():
    board = table("hands:booster/").play("play booster", "done")
    assert (board.state.crypto, board.state.manoeuvre) == (0, 0)


def test_a_card_destroyed_from_the_hand_is_in_the_box():
    board = table("hands:wrecker.hacker/").play("play wrecker", "scrap hacker")
    assert (board.destroyed("hacker"), board.of("a", "hands"), board.of("a", "discards")) == (1, "", "")


@pytest.mark.parametrize("answer", ["done", "move post1"])
def test_once_decided_about_a_card_is_not_asked_about_again(answer: str):
    board = table("hands:booster/").play("play booster", answer)
    assert [board.part(name) for name in ("step", "laid", "asks", "played")] == ["", "", "", "booster"]


def test_the_reserve_is_not_drawn_discarded_or_shuffled():
    board = table("reserves:booster/- hands:2mining/mining").play("end")
    assert (board.of("a", "reserves"), board.of("a", "hands"), board.of("a", "decks")) == ("booster", "2mining", "")


def test_taking_the_reserve_is_possible_once_and_only_first_of_all():
    board = table("fresh:1 reserves:booster/- hands:mining/ minerals:1/0")
    with pytest.raises(Refusal, match="reserve-too-late"):
        board.play("spend", "take")


def test_a_bargain_waits_for_the_influence_whatever_is_played_between():  # ruling tortuga2199-03
    board = table("hands:financier.mining.booster/").play("play financier", "play mining", "play booster", "done", "influence")
    assert (board.state.crypto, board.of("a", "influence")) == (4 + 1 - 4, "1")


def test_help_for_conquests_waits_too_and_pays_first():  # ruling tortuga2199-03
    board = table("hands:sapper.impulse/ ships:post1/tortuga").play("play sapper", "play impulse", "conquer")
    assert (board.state.siege, board.state.manoeuvre) == (0, 3 + 1 - 1)


def test_an_ability_is_asked_about_down_to_the_last_token_or_card():  # ruling tortuga2199-05
    assert table("hands:prospector/ cache:1").play("play prospector", "cache").of("a", "minerals") == "1"
    assert table("hands:lab-aide/ decks:mining/").play("play lab-aide", "draw").of("a", "hands") == "mining"
    assert table("hands:lab-aide/ discards:mining/").play("play lab-aide", "draw").of("a", "hands") == "mining"
    assert table("hands:archivist.mining/").play("play archivist", "reserve mining").of("a", "hands") == ""


def test_without_a_card_in_the_hand_nothing_is_reserved():  # ruling tortuga2199-05
    assert "end" in table("hands:archivist/").play("play archivist").legal()


def test_a_draw_of_two_takes_what_there_is():  # ruling tortuga2199-19
    board = table("hands:coprocessor/ decks:mining/ discards:impulse/").play("play coprocessor", "draw")
    assert board.of("a", "hands") == "mining.impulse"
    assert table("hands:coprocessor/ decks:mining/").play("play coprocessor", "draw").of("a", "hands") == "mining"


@pytest.mark.parametrize(("start", "goal"), [("post1", "tortuga"), ("tortuga", "turrets2"), ("post1", "fortress"), ("vortex", "post2")])
def test_a_paid_move_goes_where_it_is_meant_to_and_back(start: str, goal: str):
    board = table(f"ships:{start}/hold manoeuvre:2").play(f"move {goal}")
    assert (board.of("a", "ships"), board.kinds(), board.state.manoeuvre) == (goal, ["moved"], 1)
    assert board.play(f"move {start}").of("a", "ships") == start


RICH = "ships:post1/tortuga post1:m.h=bot lab:a5 cache:2 decks:5mining/"


@pytest.mark.parametrize(
    ("card", "uses"),
    [
        ("lab-aide", ["draw"]),
        ("ore-sorter", ["collect"]),
        ("prospector", ["cache"]),
        ("broker", ["cash"]),
        ("archivist", ["reserve mining"]),
        ("shield-rigger", ["reinforce lab 6"]),
        ("wrecker", ["destroy wrecker", "scrap mining"]),
        ("far-lantern", ["explore", *(f"move {sector}" for sector in ("tortuga", "turrets1", "fortress"))]),
    ],
)
def test_a_laid_card_offers_its_own_abilities_and_no_others(card: str, uses: list[str]):
    assert table(f"{RICH} hands:mining.{card}/").play(f"play {card}").legal() == ["done", *uses]


def test_a_turn_offers_what_is_at_hand_and_nothing_else():
    assert table("hands:mining.bot/ ships:post1/tortuga").legal() == ["end", "play mining", "play bot", "redeem bot"]
    market = "ships:vortex/hold crypto:5 market:-.-/-.-/-.-/mercenary.broker"
    assert table(market).legal() == ["end", "buy mercenary", "refresh mercenary", "refresh broker"]
    assert table("ships:vortex/hold crypto:1 market:-.-/-.-/-.-/mercenary.broker").legal() == ["end", "refresh mercenary", "refresh broker"]
