"""Rulebook, "Game turn and concept" and actions 1, 2, 8 and 9."""

from __future__ import annotations

import pytest
from tests.rulebook.tortuga2199.board import table

from windlass.engine.refusal import Refusal

# -- The reserve ------------------------------------------------------------------------------------------------------


def test_the_reserved_card_is_taken_at_the_beginning_of_the_turn():
    board = table("fresh:1 hands:mining/ reserves:booster/-").play("take")
    assert board.of("a", "hands") == "mining.booster"
    assert board.of("a", "reserves") == "-"


def test_after_any_other_action_the_reserve_stays_where_it_is():
    board = table("fresh:1 hands:mining/ reserves:booster/-").play("play mining")
    with pytest.raises(Refusal, match="reserve-too-late"):
        board.play("take")


def test_an_empty_reserve_gives_nothing():
    with pytest.raises(Refusal, match="no-reserve"):
        table("fresh:1 hands:mining/").play("take")


def test_reserving_costs_two_crypto():
    board = table("crypto:3 hands:booster/").play("reserve booster")
    assert (board.of("a", "reserves"), board.state.crypto) == ("booster", 1)
    with pytest.raises(Refusal, match="too-poor"):
        table("crypto:1 hands:booster/").play("reserve booster")


def test_the_reserve_holds_one_card():
    with pytest.raises(Refusal, match="reserve-full"):
        table("crypto:5 hands:booster/ reserves:mining/-").play("reserve booster")


def test_only_a_hand_card_is_reserved():
    with pytest.raises(Refusal, match="not-in-hand"):
        table("crypto:5 hands:booster/ played:mining").play("reserve mining")


def test_others_do_not_learn_which_card_was_reserved():
    board = table("crypto:2 hands:booster.mining/").play("reserve booster")
    assert board.told(0)[0].values == {"seat": 0, "card": 2}
    assert board.told(1)[0].values == {"seat": 0}


def test_the_reserved_card_stays_when_the_turn_ends():
    board = table("fresh:1 hands:mining/ reserves:booster/- decks:5impulse/").play("end")
    assert (board.of("a", "reserves"), board.of("a", "hands")) == ("booster", "5impulse")


# -- Playing cards ----------------------------------------------------------------------------------------------------


def test_a_played_card_gives_its_resources():
    board = table("hands:purser/").play("play purser")
    assert (board.state.crypto, board.state.manoeuvre, board.part("played")) == (3, 2, "purser")


def test_unspent_resources_vanish_with_the_turn_and_minerals_stay():
    board = table("crypto:3 manoeuvre:2 minerals:2/0 hands:/mining").play("end")
    assert (board.state.crypto, board.state.manoeuvre, board.of("a", "minerals")) == (0, 0, "2")


def test_played_and_unplayed_cards_are_discarded_and_five_are_drawn():
    board = table("hands:2mining/ played:hacker decks:3mining.3impulse/").play("end")
    assert board.of("a", "discards") == "2mining.hacker"
    assert (board.state.hand_size[0], board.state.deck_size[0]) == (5, 1)


def test_an_empty_deck_is_made_anew_from_the_discard_in_the_middle_of_a_draw():
    board = table("hands:/ decks:2mining/ discards:4impulse/").play("end")
    assert (board.state.hand_size[0], board.state.deck_size[0]) == (5, 1)
    assert "2mining" in board.of("a", "hands")
    assert board.of("a", "discards") == ""


def test_with_deck_and_discard_empty_there_is_less_to_draw():  # ruling tortuga2199-19
    board = table("hands:2mining/mining decks:/ discards:/").play("end")
    assert board.of("a", "hands") == "2mining"


def test_what_was_left_in_the_hand_is_discarded_in_sight_of_everyone():
    board = table("hands:2mining/mining decks:5impulse/").play("end")
    assert board.told(1)[0].values == {"seat": 0, "card": 0, "copies": 2}


# -- Abilities --------------------------------------------------------------------------------------------------------


def test_an_ability_may_be_declined():
    board = table("hands:booster/").play("play booster", "done")
    assert board.of("a", "ships") == "tortuga"
    assert "end" in board.legal()


def test_several_abilities_are_used_in_any_order():  # ruling tortuga2199-05
    first = table("hands:far-lantern/ ships:post1/tortuga post1:h=bot turrets1:h=kraken").play(
        "play far-lantern", "explore", "move turrets1"
    )
    assert (first.part("post1"), first.part("turrets1")) == ("h=bot.x=a", "h=kraken")
    second = table("hands:far-lantern/ ships:post1/tortuga post1:h=bot turrets1:h=kraken").play(
        "play far-lantern", "move turrets1", "explore"
    )
    assert (second.part("post1"), second.part("turrets1")) == ("h=bot", "h=kraken.x=a")


def test_an_ability_that_would_do_nothing_is_not_asked_about():  # ruling tortuga2199-05
    board = table("hands:ore-sorter/ ships:post1/tortuga").play("play ore-sorter")
    assert "end" in board.legal()


def test_a_booster_moves_up_to_three_sectors():
    board = table("hands:booster/ ships:fortress/tortuga").play("play booster")
    assert {"move post1", "move tortuga", "move lab", "move turrets2"} <= set(board.legal())
    assert "move vortex" not in board.legal()


def test_a_booster_without_a_ship_does_nothing():
    board = table("hands:booster/ ships:hold/tortuga").play("play booster")
    assert "end" in board.legal()


def test_draw_draws():
    board = table("hands:coprocessor/ decks:2mining/").play("play coprocessor", "draw")
    assert board.of("a", "hands") == "2mining"


def test_draw_shuffles_the_discard_but_not_the_played_cards():
    board = table("hands:lab-aide/ decks:/ discards:impulse/").play("play lab-aide", "draw")
    assert board.of("a", "hands") == "impulse"
    assert "end" in table("hands:lab-aide/ decks:/").play("play lab-aide").legal()


def test_collect_without_payment():
    board = table("hands:ore-sorter/ ships:post1/tortuga post1:m").play("play ore-sorter", "collect")
    assert (board.of("a", "minerals"), board.state.manoeuvre) == ("1", 0)


def test_the_prospector_takes_from_the_cache_if_there_is_any():
    board = table("hands:prospector/ cache:2").play("play prospector", "cache")
    assert (board.of("a", "minerals"), board.part("cache")) == ("1", "1")
    assert "end" in table("hands:prospector/").play("play prospector").legal()


def test_the_archivist_reserves_without_payment_into_an_empty_reserve():
    board = table("hands:archivist.booster/").play("play archivist", "reserve booster")
    assert (board.of("a", "reserves"), board.state.crypto) == ("booster", 1)
    assert "end" in table("hands:archivist.booster/ reserves:mining/-").play("play archivist").legal()


def test_the_wrecker_destroys_a_card_from_the_hand_or_a_played_one():
    board = table("hands:wrecker.mining/ played:impulse").play("play wrecker")
    assert board.legal() == ["done", "destroy impulse", "destroy wrecker", "scrap mining"]
    assert board.play("scrap mining").of("a", "hands") == ""
    other = table("hands:wrecker.mining/ played:impulse").play("play wrecker", "destroy wrecker")
    assert (other.part("played"), other.state.manoeuvre) == ("impulse", 1)


def test_the_shadow_broker_is_destroyed_for_influence():
    board = table("hands:broker/").play("play broker", "cash")
    assert (board.of("a", "influence"), board.part("played"), board.part("box")) == ("1", "", "broker")
    assert (board.state.crypto, board.state.manoeuvre) == (2, 1)


def test_the_shield_rigger_raises_a_sector_at_most_to_its_maximum():
    board = table("hands:shield-rigger/ post1:a3 post2:a8").play("play shield-rigger")
    assert board.legal() == ["done", "reinforce post1 4"]
    assert board.play("reinforce post1 4").defence("post1") == 4
    assert "end" in table("hands:shield-rigger/ post2:a8").play("play shield-rigger").legal()


def test_the_siege_sapper_helps_conquests_only():  # ruling tortuga2199-03
    board = table("hands:sapper/ ships:fortress/tortuga fortress:m").play("play sapper")
    assert (board.state.manoeuvre, board.state.siege) == (3, 2)
    board.play("conquer")
    assert (board.controller("fortress"), board.state.siege) == ("a", 0)
    assert board.state.manoeuvre == 0 + 1  # the Fortress helps its new controller at once
    other = table("siege:2 ships:post1/tortuga post1:m.h=bot")
    assert other.legal() == ["end"]


def test_the_financier_makes_the_next_influence_cheaper_once():  # ruling tortuga2199-03
    board = table("hands:financier/ crypto:8").play("play financier", "influence")
    assert (board.state.crypto, board.of("a", "influence")) == (8, "1")
    board.play("influence")
    assert (board.state.crypto, board.of("a", "influence")) == (1, "2")


# -- Destroying a played card -----------------------------------------------------------------------------------------


def test_destroying_a_played_card_costs_two_manoeuvres_and_keeps_its_resources():
    board = table("crypto:1 manoeuvre:2 played:mining.2impulse").play("destroy mining")
    assert (board.state.crypto, board.state.manoeuvre, board.part("played")) == (1, 0, "2impulse")
    with pytest.raises(Refusal, match="too-few-manoeuvres"):
        table("manoeuvre:1 played:mining").play("destroy mining")


def test_only_a_card_played_this_turn_is_destroyed():
    with pytest.raises(Refusal, match="not-played"):
        table("manoeuvre:2 hands:mining/ discards:mining/").play("destroy mining")


def test_ship_card_and_booster_may_be_destroyed_like_any_other():
    board = table("manoeuvre:4 vessels:razorback/- played:razorback.booster").play("destroy razorback", "destroy booster")
    assert board.part("played") == ""
    assert board.of("a", "ships") == "tortuga"
