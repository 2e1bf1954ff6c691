"""Rulebook, action 14 and "Combat result", with any seat as the attacker: order, what each side keeps, and what a combat leaves behind."""

from __future__ import annotations

import pytest
from tests.rulebook.tortuga2199.board import table

from windlass.engine.refusal import Refusal
from windlass.games.tortuga2199.components import KIND_NAMES

LATER = "seats:3 turn:b ships:lab/lab/tortuga influence:2/3/0 hands:impulse/{}/ decks:5mining/5mining/"


def test_combat_goes_in_the_rulebooks_order():
    board = table(LATER.format("bodyguard.impulse") + " lab:a5").play("attack a", "commit bodyguard", "commit impulse", "done")
    assert (board.actor, board.kinds(), board.legal()) == ("a", ["announced"], ["done", "commit impulse"])
    board.play("commit impulse", "done")
    assert board.kinds() == [
        "revealed", "revealed", "strength", "strength", "combat-won", "destroyed", "ship-lost", "influence-taken", "influence-gained",
        "sector-lost", "conquered", *["drew"] * 5,
    ]  # fmt: skip
    seats = [(event.kind, event.values["seat"]) for event in board.told()]
    assert [seat for kind, seat in seats if kind == "strength"] == [1, 0]
    assert {("combat-won", 1), ("destroyed", 0), ("ship-lost", 0), ("influence-taken", 1), ("sector-lost", 0), ("conquered", 1)} <= set(
        seats
    )


def test_a_winning_attacker_in_a_later_seat_gets_everything_of_the_beaten_seat():
    board = table(LATER.format("kraken") + " lab:a5").play("attack a", "commit kraken", "done", "commit impulse", "done")
    assert (board.part("ships"), board.part("influence")) == ("hold/lab/tortuga", "1/5/0")
    assert (board.controller("lab"), board.defence("lab")) == ("b", 6)
    assert (board.of("a", "hands"), board.of("a", "discards"), board.of("b", "discards")) == ("5mining", "", "kraken")
    assert board.actor == "b"


def test_a_losing_attacker_in_a_later_seat_pays_for_it():
    board = table(LATER.format("impulse.mining") + " lab:b5").play("attack a", "commit impulse", "done", "commit impulse", "done")
    assert (board.part("ships"), board.part("influence")) == ("lab/hold/tortuga", "3/2/0")
    assert (board.controller("lab"), board.of("b", "discards"), board.of("a", "discards")) == ("b", "", "impulse")
    assert (board.actor, board.of("b", "hands"), board.state.hand_size[0]) == ("b", "mining", 5)


def test_a_lost_attack_changes_no_sector():
    board = table(LATER.format("impulse") + " lab:b5 vortex:a5 mines:a5").play(
        "attack a", "commit impulse", "done", "commit impulse", "done"
    )
    assert [board.controller(sector) for sector in ("lab", "vortex", "mines")] == ["b", "a", "a"]


def test_a_destroyed_card_is_gone_for_good():
    board = table("hands:kraken/impulse.mercenary decks:/5mining")
    board.play("attack b", "commit kraken", "done", "commit impulse", "commit mercenary", "done")
    destroyed = next(event.values["card"] for event in board.told() if event.kind == "destroyed")
    kept = {"impulse", "mercenary"} - {KIND_NAMES[destroyed]}
    assert {board.of("b", "discards")} == kept


def test_a_losing_attacker_in_a_later_seat_chooses_its_card():
    board = table(LATER.format("impulse.mercenary") + " lab:a10 rules:loser_chooses_card")
    board.play("attack a", "commit impulse", "commit mercenary", "done", "done")
    assert (board.actor, board.legal()) == ("b", ["destroy impulse", "destroy mercenary"])


def test_a_combat_leaves_nothing_behind_for_the_next():
    board = table("seats:3 hands:kraken.2impulse/mining/2impulse decks:/5mining/5mining")
    board.play("attack c", "commit impulse", "commit kraken", "done", "commit impulse", "commit impulse", "done")
    assert [board.part(name) for name in ("step", "foe", "beaten", "attack", "parry")] == ["", "", "", "", ""]
    assert (board.of("a", "discards"), board.of("c", "discards")) == ("impulse.kraken", "impulse")
    board.play("attack b", "commit impulse", "done")
    assert board.told(1)[0].values == {"seat": 0, "cards": 1}
    assert [event.values["total"] for event in board.play("done").told() if event.kind == "strength"] == [1, 0]


def test_either_side_may_keep_cards_back():
    board = table("hands:2bodyguard.impulse/2impulse decks:/5mining").play("attack b", "commit impulse", "done", "done")
    assert (board.part("ships"), board.of("a", "hands")) == ("tortuga/hold", "2bodyguard")
    assert (board.state.hand_size[1], board.of("b", "discards")) == (5, "")


def test_only_the_loser_destroys_and_only_one_card():
    board = table("hands:kraken/2impulse.mercenary decks:/5mining")
    board.play("attack b", "commit kraken", "done", "commit impulse", "commit impulse", "commit mercenary", "done")
    assert [event.values["seat"] for event in board.told() if event.kind == "destroyed"] == [1]
    assert board.of("a", "discards") == "kraken"


def test_after_a_lost_attack_there_is_no_second_one():
    board = table("seats:3 hands:impulse.kraken/impulse/ decks:/5mining/").play(
        "attack b", "commit impulse", "done", "commit impulse", "done"
    )
    with pytest.raises(Refusal, match="no-ship"):
        board.play("attack c")


def test_the_attacker_does_not_refill_its_hand():
    board = table("hands:bodyguard/ decks:5mining/5mining").play("attack b", "commit bodyguard", "done", "done")
    assert board.of("a", "hands") == ""
