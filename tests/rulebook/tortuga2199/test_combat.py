"""Rulebook, action 14 and "Combat result"."""

from __future__ import annotations

import pytest
from tests.rulebook.tortuga2199.board import Board, table

from windlass.engine.chance import key
from windlass.engine.refusal import Refusal
from windlass.games.tortuga2199.components import KIND_NAMES
from windlass.games.tortuga2199.secrecy import redact


def totals(board: Board) -> list[int]:
    return [event.values["total"] for event in board.told() if event.kind == "strength"]


def duel(parts: str, attack: str, parry: str = "", more: str = "decks:5mining/5mining") -> Board:
    """Seat a attacks seat b where both ships stand, with these cards on either side."""
    board = table(f"{parts} hands:{attack}/{parry} {more}").play("attack b")
    for side in (attack, parry):
        for card in side.split("."):
            if card:
                board.play(f"commit {card}")
        board.play("done")
    return board


# -- Declaring --------------------------------------------------------------------------------------------------------


def test_a_ship_in_the_same_sector_may_be_attacked():
    assert table("hands:impulse/impulse").play("attack b").kinds() == ["attacked"]
    with pytest.raises(Refusal, match="nobody-here"):
        table("hands:impulse/ ships:tortuga/post1").play("attack b")


def test_an_attack_may_come_in_the_very_first_turn_at_tortuga():
    assert "attack b" in table("fresh:1 hands:impulse/").legal()


def test_nobody_attacks_themselves_or_an_empty_seat():
    board = table("hands:impulse/impulse")
    for seat in ("a", "c"):
        with pytest.raises(Refusal, match="nobody-here"):
            board.play(f"attack {seat}")


def test_the_attackers_cards_stay_secret_until_the_reveal():
    board = table("hands:bodyguard.impulse/impulse decks:/5mining").play("attack b", "commit bodyguard")
    assert board.told(0)[0].values == {"seat": 0, "card": 10}
    assert board.told(1)[0].values == board.told(-1)[0].values == {"seat": 0}
    board.play("done")
    assert board.told(1)[0].values == {"seat": 0, "cards": 1}
    for reader in (1, -1):
        known = board.state.copy()
        redact(known, reader)
        assert sum(known.attack) == 0
        assert known.committed == 1
    board.play("done")
    assert board.told(1)[0].kind == "revealed"


def test_the_defenders_cards_lie_open():
    board = table("hands:bodyguard/impulse").play("attack b", "commit bodyguard", "done", "commit impulse")
    assert board.told(0)[0].values == {"seat": 1, "card": 1}


@pytest.mark.parametrize("card", ["booster", "mining", "hacker"])
def test_a_card_without_a_manoeuvre_does_not_fight(card: str):
    board = table(f"hands:impulse.{card}/impulse").play("attack b")
    with pytest.raises(Refusal, match="no-manoeuvre-on-card"):
        board.play(f"commit {card}")


def test_only_hand_cards_fight():
    board = table("hands:impulse/impulse played:bodyguard").play("attack b")
    with pytest.raises(Refusal, match="not-in-hand"):
        board.play("commit bodyguard")


def test_an_attack_needs_a_card_with_a_manoeuvre():  # ruling tortuga2199-10
    with pytest.raises(Refusal, match="no-fighters"):
        table("hands:mining/").play("attack b")
    with pytest.raises(Refusal, match="attack-needs-card"):
        table("hands:impulse/").play("attack b", "done")


def test_by_option_an_attacker_may_commit_no_card():  # ruling tortuga2199-10
    board = table("rules:attack_without_cards hands:mining/ influence:1/0 decks:/5mining").play("attack b", "done", "done")
    assert board.part("ships") == "hold/tortuga"
    assert "destroyed" not in board.kinds()
    assert board.part("influence") == "0/1"


def test_a_hunt_card_fights_if_it_shows_a_manoeuvre():
    board = duel("", "kraken", "impulse")
    assert totals(board) == [5, 1]


# -- Counting ---------------------------------------------------------------------------------------------------------


def test_the_higher_total_wins_and_a_tie_is_the_defenders():
    assert duel("", "bodyguard", "dock-runner").part("ships") == "tortuga/hold"
    assert duel("", "dock-runner", "dock-runner").part("ships") == "hold/tortuga"


def test_played_cards_and_spare_manoeuvres_do_not_count():
    assert totals(duel("manoeuvre:9 played:bodyguard", "impulse", "impulse")) == [1, 1]


def test_every_turrets_token_adds_one_on_either_side():
    assert totals(duel("turrets1:a3 turrets2:b3", "impulse", "impulse")) == [2, 2]
    assert totals(duel("turrets1:a3 turrets2:a3", "impulse", "impulse")) == [3, 1]


@pytest.mark.parametrize(("defence", "bonus"), [(3, 1), (4, 2), (5, 2), (8, 4)])
def test_the_defender_adds_half_the_defence_of_a_sector_of_its_own(defence: int, bonus: int):
    board = duel(f"ships:post1/post1 post1:b{defence}", "impulse", "impulse")
    assert totals(board) == [1, 1 + bonus]


def test_in_the_attackers_or_a_third_captains_sector_nobody_gets_a_bonus():
    assert totals(duel("ships:post1/post1 post1:a8", "impulse", "impulse")) == [1, 1]
    board = table("seats:3 ships:post1/post1/tortuga post1:c8 hands:bodyguard/impulse/ decks:/5mining/")
    board.play("attack b", "commit bodyguard", "done", "commit impulse", "done")
    assert totals(board) == [3, 1]
    assert board.controller("post1") == "c"


@pytest.mark.parametrize(
    ("attack", "parry", "sums"),
    [
        ("deck-gunner", "impulse", [3, 1]),  # in combat +1
        ("impulse", "deck-gunner", [1, 3]),
        ("breach-marine", "impulse", [4, 1]),  # when attacking +2
        ("impulse", "breach-marine", [1, 2]),
        ("glass-spider", "impulse", [2, 1]),  # when defending +2
        ("impulse", "glass-spider", [1, 4]),
        ("infiltrator", "dock-runner", [2, 0]),  # the other side's cards count 2 less
        ("infiltrator", "impulse", [2, 0]),  # but never below nothing
        ("dock-runner", "infiltrator", [0, 2]),
    ],
)
def test_combat_abilities_count_by_their_headings(attack: str, parry: str, sums: list[int]):
    assert totals(duel("", attack, parry)) == sums


def test_weakening_takes_from_the_cards_not_from_tokens_or_walls():  # ruling tortuga2199-11
    board = duel("ships:post1/post1 post1:b4 turrets1:b3", "infiltrator", "impulse")
    assert totals(board) == [2, 0 + 1 + 2]


def test_crypto_and_other_abilities_do_nothing_in_combat():
    board = duel("", "boarding-ace.rift-pilot", "impulse")
    assert board.state.crypto == 0
    assert board.part("step") == ""


# -- The result -------------------------------------------------------------------------------------------------------


def test_the_loser_destroys_one_random_card_it_used():
    board = duel("", "dock-runner", "bodyguard.impulse")
    destroyed = [event.values for event in board.told() if event.kind == "destroyed"]
    assert destroyed == [{"seat": 0, "card": 8}]


def test_each_used_card_may_be_the_one_destroyed():
    seen = set()
    for seed in range(20):
        board = table("hands:kraken/impulse.mercenary.bodyguard decks:/5mining")
        board.play("attack b", "commit kraken", "done", "commit impulse", "commit mercenary")
        key(board.state.chance, seed, 0)
        seen |= {event.values["card"] for event in board.play("done").told() if event.kind == "destroyed"}
    assert seen == {KIND_NAMES.index("impulse"), KIND_NAMES.index("mercenary")}


def test_a_loser_who_used_no_card_destroys_nothing():  # ruling tortuga2199-01
    board = duel("", "impulse", "")
    assert board.part("ships") == "tortuga/hold"
    assert "destroyed" not in board.kinds()


def test_a_winning_attacker_takes_one_influence_and_gains_one():
    assert duel("influence:2/3", "bodyguard", "impulse").part("influence") == "4/2"


def test_a_winning_defender_takes_one_influence():
    assert duel("influence:2/3", "impulse", "impulse").part("influence") == "1/4"


def test_from_a_loser_without_tokens_nothing_is_taken():
    assert duel("", "bodyguard", "impulse").part("influence") == "1/0"
    assert duel("", "impulse", "impulse").part("influence") == "0/0"


def test_control_tokens_are_never_taken_as_influence():
    board = duel("post2:b3 lab:b5", "bodyguard", "impulse")
    assert (board.influence("a"), board.influence("b")) == (1, 3)


def test_a_beaten_controllers_sector_passes_with_a_marker_one_higher():
    board = duel("ships:post1/post1 post1:b4", "kraken", "impulse")
    assert (board.controller("post1"), board.defence("post1")) == ("a", 5)
    assert board.state.crypto == 1  # the Trading Post pays at once


def test_at_the_maximum_the_marker_stays():
    board = duel("ships:post1/post1 post1:b8", "kraken.bodyguard", "impulse")
    assert (board.controller("post1"), board.defence("post1")) == ("a", 8)


def test_an_attacker_who_loses_in_its_own_sector_keeps_it():
    board = duel("ships:post1/post1 post1:a4", "impulse", "impulse")
    assert (board.controller("post1"), board.defence("post1")) == ("a", 4)


def test_used_cards_go_to_the_discards_before_the_defender_refills():  # ruling tortuga2199-12
    board = duel("", "bodyguard", "impulse", "decks:/ discards:/")
    assert board.of("a", "discards") == "bodyguard"
    kept = duel("", "impulse", "bodyguard", "decks:/ discards:/")
    assert kept.of("b", "hands") == "bodyguard"


def test_the_defender_refills_to_five_whether_it_wins_or_loses():
    for attack in ("impulse", "bodyguard"):
        board = duel("", attack, "impulse", "decks:/5mining")
        assert board.state.hand_size[1] == 5


def test_a_small_first_hand_is_refilled_to_five_too_and_a_large_one_is_kept():  # ruling tortuga2199-13
    small = table("hands:bodyguard/mining decks:/5impulse").play("attack b", "commit bodyguard", "done", "done")
    assert small.state.hand_size[1] == 5
    large = table("hands:bodyguard/5mining.booster decks:/impulse").play("attack b", "commit bodyguard", "done", "done")
    assert large.state.hand_size[1] == 6


def test_several_attacks_may_follow_one_another():
    board = table("seats:3 hands:bodyguard.impulse/mining/mining decks:/5mining/4mining")
    board.play("attack b", "commit impulse", "done", "done", "attack c", "commit bodyguard", "done", "done")
    assert board.part("ships") == "tortuga/hold/hold"
    assert board.of("a", "influence") == "2"


# -- Without a ship ---------------------------------------------------------------------------------------------------

SHIPLESS = "ships:hold/tortuga crypto:9 manoeuvre:9 hands:bot.booster/ played:mining post1:a3"


def test_a_beaten_attacker_plays_on_without_a_ship():  # ruling tortuga2199-15
    board = table(SHIPLESS)
    verbs = {text.split()[0] for text in board.legal()}
    assert verbs == {"end", "reinforce", "play", "reserve", "destroy", "redeem"}


@pytest.mark.parametrize(
    "action", ["move post1", "buy hacker", "refresh hacker", "collect", "explore", "capture", "conquer", "influence", "cache", "attack b"]
)
def test_what_needs_the_ship_is_refused_without_it(action: str):
    with pytest.raises(Refusal, match="no-ship"):
        table(SHIPLESS).play(action)


def test_a_ship_in_the_hold_is_not_attacked_and_guards_nothing():  # ruling tortuga2199-15
    board = table("ships:post1/hold post1:b3 manoeuvre:4 hands:impulse/")
    with pytest.raises(Refusal, match="nobody-here"):
        board.play("attack b")
    assert board.play("conquer").controller("post1") == "a"


def test_a_beaten_ship_returns_at_the_start_of_its_next_turn_to_tortuga_or_a_sector_of_its_own():  # ruling tortuga2199-06
    board = table("turn:b ships:hold/tortuga post1:a3 turrets1:b3 hands:mining/ reserves:booster/- decks:/5impulse").play("end")
    assert (board.actor, board.part("step")) == ("a", "enter")
    assert board.legal() == ["place tortuga", "place post1"]
    with pytest.raises(Refusal, match="not-yours"):
        board.play("place turrets1")
    with pytest.raises(Refusal, match="asked-enter"):
        board.play("end")
    board.play("place post1")
    assert board.of("a", "ships") == "post1"
    assert "take" in board.legal()


def test_a_ship_that_returns_to_its_fortress_gets_the_manoeuvre():
    board = table("step:enter ships:hold/tortuga fortress:a5").play("place fortress")
    assert board.state.manoeuvre == 1


def test_a_ship_on_the_map_is_not_placed_again():
    with pytest.raises(Refusal, match="not-beaten"):
        table("post1:a3").play("place post1")
