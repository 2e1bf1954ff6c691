"""Rulebook, actions 5, 12 and 13, and "Sector descriptions and abilities"."""

from __future__ import annotations

import pytest
from tests.rulebook.tortuga2199.board import table

from windlass.engine.refusal import Refusal

FOUR = "seats:4 ships:{}/tortuga/tortuga/tortuga"


# -- Moving -----------------------------------------------------------------------------------------------------------


def test_a_move_costs_one_manoeuvre_and_leads_to_an_adjacent_sector():
    board = table("manoeuvre:1").play("move post1")
    assert (board.of("a", "ships"), board.state.manoeuvre) == ("post1", 0)
    with pytest.raises(Refusal, match="too-few-manoeuvres"):
        board.play("move tortuga")
    with pytest.raises(Refusal, match="not-adjacent"):
        table("manoeuvre:3").play("move vortex")


def test_a_sector_that_is_not_in_the_game_cannot_be_reached():
    with pytest.raises(Refusal, match="not-adjacent"):
        table("manoeuvre:1").play("move post3")


def test_on_the_large_map_tortuga_touches_six_sectors_and_every_corner_two():
    tortuga = table(FOUR.format("tortuga") + " manoeuvre:1")
    assert len([text for text in tortuga.legal() if text.startswith("move")]) == 6
    corner = table(FOUR.format("fortress") + " manoeuvre:1")
    assert [text for text in corner.legal() if text.startswith("move")] == ["move post1", "move turrets3"]


def test_any_number_of_ships_may_share_a_sector():
    board = table("seats:3 ships:tortuga/post1/post1 manoeuvre:1").play("move post1")
    assert board.part("ships") == "post1/post1/post1"


# -- Conquest ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sector", "price"), [("post1", 3), ("turrets1", 3), ("fortress", 5), ("lab", 5), ("mines", 5), ("vortex", 5), ("tortuga", 15)]
)
def test_the_first_conquest_costs_the_lowest_printed_number(sector: str, price: int):  # ruling tortuga2199-07
    board = table(f"ships:{sector}/post2 manoeuvre:{price}").play("conquer")
    assert (board.controller(sector), board.defence(sector)) == ("a", price)
    with pytest.raises(Refusal, match="too-few-manoeuvres"):
        table(f"ships:{sector}/post2 manoeuvre:{price - 1}").play("conquer")


def test_who_cannot_pay_a_conquest_is_told_all_manoeuvres_that_would_count():
    with pytest.raises(Refusal, match="5 manoeuvre; you have 4"):
        table("ships:lab/post2 manoeuvre:2 siege:2").play("conquer")


def test_a_held_sector_costs_its_defence_and_one_more_and_rises_by_one():
    board = table("ships:post1/tortuga post1:b5 manoeuvre:9").play("conquer")
    assert (board.state.manoeuvre, board.controller("post1"), board.defence("post1")) == (3, "a", 6)


@pytest.mark.parametrize(("sector", "maximum"), [("post1", 8), ("vortex", 10)])
def test_at_the_maximum_the_price_is_one_more_and_the_marker_stays(sector: str, maximum: int):
    board = table(f"ships:{sector}/tortuga {sector}:b{maximum} manoeuvre:{maximum + 1}").play("conquer")
    assert (board.controller(sector), board.defence(sector), board.state.manoeuvre - (sector == "fortress")) == ("a", maximum, 0)
    with pytest.raises(Refusal, match="too-few-manoeuvres"):
        table(f"ships:{sector}/tortuga {sector}:b{maximum} manoeuvre:{maximum}").play("conquer")


def test_nobody_pays_more_to_start_higher():  # ruling tortuga2199-07
    board = table("ships:post1/tortuga manoeuvre:8").play("conquer")
    assert (board.state.manoeuvre, board.defence("post1")) == (5, 3)


def test_control_and_bonus_tokens_change_hands():
    board = table("ships:fortress/tortuga fortress:b5 manoeuvre:6")
    assert (board.influence("a"), board.influence("b")) == (0, 2)
    board.play("conquer")
    assert (board.influence("a"), board.influence("b")) == (2, 0)
    assert board.kinds()[:2] == ["sector-lost", "conquered"]


@pytest.mark.parametrize(("sector", "influence"), [("post1:a3", 1), ("turrets2:a3", 1), ("lab:a5", 2), ("usurper:a tortuga:a15", 3)])
def test_control_tokens_are_worth_one_two_or_three(sector: str, influence: int):
    assert table(sector).influence("a") == influence


def test_nobody_conquers_a_sector_of_their_own():  # ruling tortuga2199-08
    with pytest.raises(Refusal, match="already-yours"):
        table("ships:post1/tortuga post1:a3 manoeuvre:9").play("conquer")


def test_a_rivals_ship_that_is_not_the_controllers_does_not_guard():  # ruling tortuga2199-08
    board = table("seats:3 ships:post1/tortuga/post1 post1:b3 manoeuvre:4").play("conquer")
    assert board.controller("post1") == "a"


def test_ships_in_a_sector_nobody_holds_do_not_guard_it():
    assert table("ships:post1/post1 manoeuvre:3").play("conquer").controller("post1") == "a"


def test_conquering_a_guarded_sector_is_an_attack_on_the_guard():  # ruling tortuga2199-08
    board = table("ships:post1/post1 post1:b3 manoeuvre:9 hands:impulse/impulse").play("conquer")
    assert board.kinds() == ["attacked"]
    assert board.state.manoeuvre == 9
    assert board.legal() == ["commit impulse"]


def test_a_guarded_sector_is_not_conquered_without_a_card_for_combat():
    with pytest.raises(Refusal, match="no-fighters"):
        table("ships:post1/post1 post1:b3 manoeuvre:9 hands:mining/").play("conquer")


def test_crypto_conquers_nothing_in_the_base_game():
    with pytest.raises(Refusal, match="crypto-conquest-off"):
        table("ships:post1/tortuga crypto:9").play("conquer-with-crypto")


# -- Reinforcement ----------------------------------------------------------------------------------------------------


def test_reinforcing_costs_the_full_new_defence_from_anywhere():
    board = table("crypto:9 mines:a5").play("reinforce mines 7")
    assert (board.state.crypto, board.defence("mines")) == (2, 7)


def test_several_sectors_may_be_reinforced_each_paid_in_full():
    board = table("crypto:9 post1:a3 turrets1:a4").play("reinforce post1 4", "reinforce turrets1 5")
    assert (board.state.crypto, board.defence("post1"), board.defence("turrets1")) == (0, 4, 5)


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("reinforce post1 9", "above-maximum"),
        ("reinforce post1 4", "not-higher"),
        ("reinforce post1 3", "not-higher"),
        ("reinforce post1 6", "too-poor"),
        ("reinforce turrets1 4", "not-yours"),
        ("reinforce turrets2 4", "not-yours"),
    ],
)
def test_a_reinforcement_goes_up_within_the_maximum_in_a_sector_of_ones_own(action: str, reason: str):  # ruling tortuga2199-09
    with pytest.raises(Refusal, match=reason):
        table("crypto:5 post1:a4 turrets1:b3").play(action)


# -- Powers -----------------------------------------------------------------------------------------------------------


def test_a_trading_post_pays_from_the_moment_of_its_capture():  # ruling tortuga2199-24
    assert table("ships:post1/tortuga manoeuvre:3").play("conquer").state.crypto == 1


def test_every_trading_post_token_pays_one_crypto_each_turn():  # ruling tortuga2199-24
    board = table("turn:b post1:a3 post2:a3 hands:mining/ decks:/5impulse").play("end")
    assert board.state.crypto == 2
    assert board.actor == "a"


def test_the_fortress_gives_a_manoeuvre_once_a_turn_where_the_ship_stands():  # ruling tortuga2199-04
    board = table("ships:post1/tortuga fortress:a5 manoeuvre:3").play("move fortress")
    assert board.state.manoeuvre == 3
    board.play("move post1", "move fortress")
    assert board.state.manoeuvre == 1


def test_the_fortress_helps_at_the_start_of_a_turn_too():
    board = table("turn:b ships:fortress/tortuga fortress:a5 hands:mining/ decks:/5impulse").play("end")
    assert board.state.manoeuvre == 1


def test_the_fortress_helps_nobody_else():
    assert table("ships:post1/tortuga fortress:b5 manoeuvre:1").play("move fortress").state.manoeuvre == 0


def test_the_lab_reserves_one_card_without_payment():  # ruling tortuga2199-04
    board = table("ships:lab/tortuga lab:a5 hands:booster/ crypto:2").play("reserve booster")
    assert (board.of("a", "reserves"), board.state.crypto, board.part("used")) == ("booster", 2, "2")


def test_the_lab_does_not_reserve_over_a_reserved_card():
    with pytest.raises(Refusal, match="reserve-full"):
        table("ships:lab/tortuga lab:a5 hands:booster/ reserves:mining/-").play("reserve booster")


def test_the_mines_give_one_token_of_their_cache_a_turn():  # ruling tortuga2199-04
    board = table("ships:mines/tortuga mines:a5 cache:2").play("cache")
    assert (board.of("a", "minerals"), board.part("cache")) == ("1", "1")
    with pytest.raises(Refusal, match="no-mines-power"):
        board.play("cache")


def test_an_empty_cache_gives_nothing():
    with pytest.raises(Refusal, match="no-mines-power"):
        table("ships:mines/tortuga mines:a5").play("cache")


def test_a_token_spent_this_turn_may_be_taken_from_the_cache():
    board = table("ships:mines/tortuga mines:a5 minerals:1/0").play("spend", "cache")
    assert (board.of("a", "minerals"), board.state.crypto) == ("1", 1)


def test_the_vortex_destroys_one_played_card_without_payment():  # ruling tortuga2199-04
    board = table("ships:vortex/tortuga vortex:a5 manoeuvre:1 played:2mining").play("destroy mining")
    assert (board.part("played"), board.state.manoeuvre) == ("mining", 1)
    with pytest.raises(Refusal, match="too-few-manoeuvres"):
        board.play("destroy mining")


def test_powers_of_two_sectors_may_be_used_in_one_turn():
    board = table("ships:vortex/tortuga vortex:a5 mines:a5 cache:1 hands:booster/ played:mining")
    board.play("destroy mining", "play booster", "move tortuga")
    other = table("map:vortex.fortress.lab.mines ships:vortex/tortuga vortex:a5 fortress:a5 hands:booster/ played:mining")
    other.play("destroy mining", "play booster", "move fortress")
    assert other.part("used") == "9"
    assert board.part("used") == "8"


def test_a_power_is_usable_right_after_the_conquest():
    board = table("ships:mines/tortuga cache:1 manoeuvre:5").play("conquer", "cache")
    assert board.of("a", "minerals") == "1"
    assert table("ships:fortress/tortuga manoeuvre:5").play("conquer").state.manoeuvre == 1


@pytest.mark.parametrize("ship", ["tortuga", "post1"])
def test_without_the_ship_there_is_no_power(ship: str):
    board = table(f"ships:{ship}/tortuga mines:a5 cache:1")
    with pytest.raises(Refusal, match="no-mines-power"):
        board.play("cache")
