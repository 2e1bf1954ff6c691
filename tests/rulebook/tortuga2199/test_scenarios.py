"""Rulebook, "Extra materials": both scenarios, whole and rule by rule."""

from __future__ import annotations

import pytest
from tests.rulebook.tortuga2199.board import table

from windlass.engine.refusal import Refusal
from windlass.games.tortuga2199.options import HOUSE_RULES, Tortuga2199Options
from windlass.games.tortuga2199.setup import prepare
from windlass.games.tortuga2199.view import view


def in_force(**options: object) -> set[str]:
    state = prepare(Tortuga2199Options(**options))
    return {name for name in HOUSE_RULES if getattr(state, name)}


def test_a_scenario_is_a_set_of_named_rules():
    assert in_force() == set()
    assert in_force(scenario="aggressive") == {"richer_spoils", "loser_chooses_card", "barren_defence", "tortuga_ends_game"}
    assert in_force(scenario="peaceful") == {"no_attacks", "crypto_conquest"}


@pytest.mark.parametrize("name", HOUSE_RULES)
def test_each_rule_may_be_switched_on_by_itself(name: str):
    assert in_force(**{name: True}) == {name}


# -- Aggressive pirates -----------------------------------------------------------------------------------------------


def won_attack(rules: str, influence: str):
    return table(f"rules:{rules} influence:{influence} hands:bodyguard/ decks:/5mining").play(
        "attack b", "commit bodyguard", "done", "done"
    )


def test_a_winning_attacker_takes_two_from_the_loser_or_three_from_the_bank():
    board = won_attack("richer_spoils", "0/5")
    assert board.legal() == ["plunder", "bounty"]
    assert board.actor == "a"
    assert board.play("plunder").part("influence") == "2/3"
    assert won_attack("richer_spoils", "0/5").play("bounty").part("influence") == "3/5"


def test_a_poor_loser_gives_what_there_is():
    assert won_attack("richer_spoils", "0/1").play("plunder").part("influence") == "1/0"


def test_the_prize_comes_before_the_sector_and_the_refill():
    board = table("rules:richer_spoils ships:lab/lab lab:b5 hands:kraken/mining decks:/5impulse").play(
        "attack b", "commit kraken", "done", "done"
    )
    assert board.controller("lab") == "b"
    board.play("bounty")
    assert (board.controller("lab"), board.state.hand_size[1]) == ("a", 5)


def test_the_loser_chooses_the_card_to_destroy():
    board = table("rules:loser_chooses_card hands:kraken/impulse.mercenary decks:/5mining")
    board.play("attack b", "commit kraken", "done", "commit impulse", "commit mercenary", "done")
    assert (board.actor, board.legal()) == ("b", ["destroy impulse", "destroy mercenary"])
    with pytest.raises(Refusal, match="asked-sacrifice"):
        board.play("destroy kraken")
    board.play("destroy impulse")
    assert (board.destroyed("mercenary"), board.actor) == (0, "a")


def test_a_losing_attacker_chooses_too():
    board = table("rules:loser_chooses_card hands:impulse.mercenary/kraken decks:/5mining")
    board.play("attack b", "commit impulse", "commit mercenary", "done", "commit kraken", "done")
    assert (board.actor, board.legal()) == ("a", ["destroy impulse", "destroy mercenary"])
    board.play("destroy impulse")
    assert board.of("a", "discards") == "mercenary"


def test_a_winning_defender_gains_nothing():
    board = table("rules:barren_defence influence:3/0 hands:impulse/impulse decks:/5mining")
    board.play("attack b", "commit impulse", "done", "commit impulse", "done")
    assert board.part("influence") == "3/0"


def test_conquering_tortuga_ends_the_game_at_once():
    board = table("rules:tortuga_ends_game influence:5/2 manoeuvre:15").play("conquer")
    assert board.ending() == ("usurpation", [1, 2])
    assert board.kinds() == ["conquered", "planet-seized"]
    assert not view(board.state, 0).turn.council


def test_tortuga_is_conquered_only_by_a_winner_and_a_tie_is_enough():  # ruling tortuga2199-17
    with pytest.raises(Refusal, match="not-winning"):
        table("rules:tortuga_ends_game influence:5/9 manoeuvre:15").play("conquer")
    assert table("rules:tortuga_ends_game influence:5/8 manoeuvre:15").play("conquer").ending() == ("usurpation", [1, 2])
    won = table("rules:tortuga_ends_game influence:12/8 manoeuvre:15").play("conquer")
    assert won.ending() == ("influence", [1, 2])


# -- Peaceful pirates -------------------------------------------------------------------------------------------------


def test_ships_are_not_attacked():
    with pytest.raises(Refusal, match="peace"):
        table("rules:no_attacks hands:impulse/").play("attack b")


def test_a_sector_guarded_by_its_controllers_ship_cannot_be_conquered():  # ruling tortuga2199-01
    with pytest.raises(Refusal, match="peace"):
        table("rules:no_attacks ships:post1/post1 post1:b3 manoeuvre:9 hands:impulse/").play("conquer")
    board = table("seats:3 rules:no_attacks ships:post1/tortuga/post1 post1:b3 manoeuvre:4").play("conquer")
    assert board.controller("post1") == "a"


def test_a_sector_may_be_conquered_with_crypto_and_minerals():  # ruling tortuga2199-25
    board = table("rules:crypto_conquest ships:lab/tortuga crypto:3 minerals:2/0").play("conquer-with-crypto")
    assert (board.controller("lab"), board.state.crypto, board.of("a", "minerals")) == ("a", 0, "0")


def test_crypto_and_manoeuvres_are_not_mixed():
    board = table("rules:crypto_conquest ships:lab/tortuga crypto:3 manoeuvre:3")
    with pytest.raises(Refusal, match="too-poor"):
        board.play("conquer-with-crypto")
    with pytest.raises(Refusal, match="too-few-manoeuvres"):
        board.play("conquer")


def test_tortuga_may_be_conquered_with_fifteen_crypto():  # ruling tortuga2199-25
    assert table("rules:crypto_conquest crypto:15").play("conquer-with-crypto").part("usurper") == "a"
