"""Rulebook, actions 3, 4 and 6, and "Tortuga sector"."""

from __future__ import annotations

import pytest
from tests.rulebook.tortuga2199.board import table

from windlass.engine.refusal import Refusal

VORTEX = "ships:vortex/tortuga market:-.-/-.-/-.-/mercenary.wrecker"


@pytest.mark.parametrize("sector", ["tortuga", "post1", "turrets1"])
def test_all_t_sectors_sell_from_the_open_piles(sector: str):
    board = table(f"ships:{sector}/tortuga crypto:7")
    assert [text for text in board.legal() if text.startswith("buy")] == [
        "buy hacker", "buy dock-runner", "buy fence", "buy bodyguard", "buy purser", "buy boarding-ace",
    ]  # fmt: skip


def test_a_special_sector_sells_its_two_open_cards():
    board = table(f"{VORTEX} crypto:9")
    assert [text for text in board.legal() if text.startswith("buy")] == ["buy mercenary", "buy wrecker"]
    with pytest.raises(Refusal, match="not-on-sale"):
        board.play("buy hacker")


def test_a_bought_card_goes_to_the_discard_and_the_next_card_takes_its_place():
    board = table(f"{VORTEX} crypto:3").play("buy mercenary")
    assert board.of("a", "discards") == "mercenary"
    assert "-" not in board.part("market").split("/")[3].split(".")
    assert board.kinds() == ["bought", "opened"]


def test_any_number_of_cards_may_be_bought():
    board = table("crypto:6").play("buy hacker", "buy hacker", "buy hacker")
    assert (board.of("a", "discards"), board.stock("hacker")) == ("3hacker", 2)


def test_minerals_pay_what_crypto_lacks():  # ruling tortuga2199-02
    board = table("crypto:2 minerals:3/0").play("buy dock-runner")
    assert (board.state.crypto, board.of("a", "minerals"), board.part("cache")) == (0, "1", "2")


def test_minerals_may_be_spent_as_crypto_at_any_moment_of_the_turn():  # ruling tortuga2199-02
    board = table("minerals:2/0").play("spend")
    assert (board.state.crypto, board.of("a", "minerals"), board.part("cache")) == (1, "1", "1")
    with pytest.raises(Refusal, match="no-minerals"):
        table("").play("spend")


@pytest.mark.parametrize(
    ("position", "action"),
    [
        ("minerals:2/0", "buy hacker"),
        ("minerals:1/0 ships:vortex/tortuga market:-.-/-.-/-.-/mercenary.wrecker", "refresh wrecker"),
        ("minerals:2/0 hands:booster/", "reserve booster"),
        ("minerals:4/0 post1:a3", "reinforce post1 4"),
        ("minerals:7/0", "influence"),
    ],
)
def test_minerals_pay_for_anything_that_crypto_pays_for(position: str, action: str):
    assert table(position).play(action).of("a", "minerals") == "0"


def test_without_enough_money_nothing_is_bought():
    with pytest.raises(Refusal, match="too-poor"):
        table("crypto:1").play("buy hacker")


def test_an_empty_pile_is_gone():  # ruling tortuga2199-18
    board = table("crypto:2 discards:5hacker/")
    with pytest.raises(Refusal, match="not-on-sale"):
        board.play("buy hacker")


# -- Refreshing -------------------------------------------------------------------------------------------------------


def test_refreshing_costs_one_crypto_and_puts_the_card_under_its_deck():
    board = table(f"{VORTEX} crypto:2").play("refresh wrecker")
    assert board.state.crypto == 1
    assert board.part("under") == "///wrecker"
    assert board.kinds() == ["refreshed", "opened"]


def test_a_t_sector_cannot_be_refreshed():
    with pytest.raises(Refusal, match="open-piles"):
        table("crypto:3").play("refresh hacker")


def test_cards_put_under_a_deck_come_back_in_their_order():
    vortex = "discards:mercenary.2smuggler.wrecker.2infiltrator.rift-pilot/"
    board = table(f"ships:vortex/tortuga crypto:9 {vortex} market:-.-/-.-/-.-/mercenary.wrecker under:///broker")
    board.play("refresh mercenary")
    assert board.part("market").endswith("/broker.wrecker")
    assert board.part("under") == "///mercenary"
    board.play("refresh wrecker")
    assert board.part("market").endswith("/broker.mercenary")


def test_an_empty_deck_leaves_the_place_empty_and_cannot_refresh():  # ruling tortuga2199-18
    vortex = "discards:mercenary.2smuggler.wrecker.2infiltrator.rift-pilot.broker/"
    board = table(f"ships:vortex/tortuga crypto:9 {vortex} market:-.-/-.-/-.-/mercenary.wrecker")
    with pytest.raises(Refusal, match="deck-empty"):
        board.play("refresh mercenary")
    board.play("buy mercenary")
    assert board.part("market").endswith("/-.wrecker")
    assert board.play("buy wrecker").part("market").endswith("/-.-")
    assert [text for text in board.legal() if text.startswith(("buy", "refresh"))] == []


def test_two_open_cards_of_one_kind_are_offered_once():
    board = table("ships:vortex/tortuga crypto:9 market:-.-/-.-/-.-/wrecker.wrecker")
    assert [text for text in board.legal() if "wrecker" in text] == ["buy wrecker", "refresh wrecker"]


def test_a_free_refresh_does_not_exist():
    with pytest.raises(Refusal, match="too-poor"):
        table(VORTEX).play("refresh wrecker")


# -- Minerals ---------------------------------------------------------------------------------------------------------


def test_collecting_costs_one_manoeuvre():
    board = table("ships:post1/tortuga post1:m manoeuvre:1").play("collect")
    assert (board.of("a", "minerals"), board.state.manoeuvre, board.part("post1")) == ("1", 0, "")
    with pytest.raises(Refusal, match="too-few-manoeuvres"):
        table("ships:post1/tortuga post1:m").play("collect")


def test_a_collected_token_is_not_replaced():
    with pytest.raises(Refusal, match="no-minerals-here"):
        table("ships:post1/tortuga post1:m manoeuvre:2").play("collect", "collect")


def test_the_cache_of_the_mines_cannot_be_collected():  # ruling tortuga2199-01
    with pytest.raises(Refusal, match="no-minerals-here"):
        table("ships:mines/tortuga cache:3 manoeuvre:1").play("collect")


def test_the_mines_have_a_token_of_their_own_beside_the_cache():
    board = table("ships:mines/tortuga mines:m cache:3 manoeuvre:1").play("collect")
    assert (board.of("a", "minerals"), board.part("cache")) == ("1", "3")


# -- Influence at Tortuga ---------------------------------------------------------------------------------------------


def test_at_tortuga_seven_crypto_buy_an_influence_any_number_of_times():
    board = table("crypto:15").play("influence", "influence")
    assert (board.of("a", "influence"), board.state.crypto) == ("2", 1)
    with pytest.raises(Refusal, match="too-poor"):
        board.play("influence")


def test_influence_is_sold_at_tortuga_only():
    with pytest.raises(Refusal, match="not-at-tortuga"):
        table("crypto:7 ships:post1/tortuga").play("influence")


def test_where_nothing_lies_open_nothing_is_refreshed():
    assert table("ships:lab/tortuga crypto:1 market:-.-/-.-/-.-/-.-").legal() == ["end"]
