"""Rulebook, "Airships": two mercenaries aboard at most; abilities as an option, beside their action or instead of it (ruling gravity-18)."""

from __future__ import annotations

import pytest
from tests.rulebook.gravity.board import acting, table

from windlass.engine.refusal import Refusal

DRILL, INFIRMARY, TAVERN, TUG = "1/2", "2/1", "3/1", "4/1"


def test_the_drill_puts_one_temporary_gravity_on_an_own_island_beside_mining():
    board = acting("5=a2 R=a1 4=b2", 2, ability=DRILL).play("mine", "dig5")
    assert board.legal() == ["enough", "drillR", "drill5"]
    board.play("drillR")
    assert (board.gravity("5"), board.gravity("R")) == ("2.0", "0.1")


def test_an_ability_may_be_used_without_its_action():
    board = acting("5=a2 4=b2", 2, ability=DRILL, fallen="1/0").play("drill5")
    assert board.gravity("5") == "0.1"
    assert board.legal() == ["muster", "finish"]  # mining is over, the other action is not


def test_an_action_may_be_used_without_its_ability():
    board = acting("5=a2 4=b2", 2, ability=DRILL, fallen="1/0").play("mine", "dig5", "enough")
    assert board.gravity("5") == "2.0"
    assert board.legal() == ["muster", "finish"]


def test_an_ability_is_used_once_with_its_action():
    board = acting("5=a2 4=b2", 2, ability=DRILL, fallen="1/0").play("mine", "dig5", "drill5")
    assert "drill5" not in board.legal()


def test_an_ability_makes_a_card_playable_whose_actions_could_do_nothing():
    board = table("4=a2 1=b2", hand="2/", ability=DRILL)
    assert "play2" in board.legal()
    assert board.play("play2").legal() == ["drill4"]


def test_an_ability_works_through_castling():
    board = table("5=a2 4=b2", hand="36/1", ability=DRILL).play("castle", "lay3", "lay6", "call2", "mine", "dig5", "drill5")
    assert board.gravity("5") == "2.1"


def test_the_infirmary_returns_a_hunter_lost_in_this_very_capture():
    board = acting("1=a3 2=m1 4=b2 R=m2", 1, ability=INFIRMARY).play("capture", "from1", "take2", "send2", "enough")
    assert board.state.fallen[0] == 1
    assert board.legal() == ["enough", "infirmary"]
    assert board.play("infirmary").airship("a") == (3, 0, 0)


def test_the_infirmary_needs_a_destroyed_hunter():
    board = acting("1=a3 4=b2 R=m2", 1, ability=INFIRMARY).play("capture", "from1", "take2", "send2")
    assert "infirmary" not in board.play("enough").legal()


def test_the_tavern_brings_one_more_mercenary_aboard_where_there_is_room():
    board = acting("1=a3 4=b2", 4, ability=TAVERN).play("recruit", "hire1", "tavern")
    assert (board.pieces("1"), board.airship("a")) == ("a3m1", (2, 1, 0))
    board = acting("1+0.1=a3 4=b2", 4, ability=TAVERN, hired="2/0").play("recruit", "hire1")
    assert board.legal() == ["convert", "finish"]


def test_the_tug_turns_a_neighbouring_island_of_others_by_one_side_either_way():
    board = acting("1=a3 4=b2 3=a1", 5, ability=TUG).play("rotate", "turn1.1", "enough")
    assert board.legal() == ["enough", *(f"tug{island}.{way}" for island in "R246" for way in "-+")]
    assert board.play("tug4.-").part("4")[1] == "5"
    board = acting("1=a3 4=b2", 5, ability=TUG).play("tug6.+")
    assert board.part("6")[1] == "1"


def test_the_tug_does_not_turn_own_or_distant_islands():
    board = acting("1=a3 4=b2", 5, ability=TUG)
    with pytest.raises(Refusal, match=r"gravity\.own-island"):
        board.play("tug1.+")
    with pytest.raises(Refusal, match=r"gravity\.not-neighbour"):
        board.play("tug4.+")


def test_an_ability_is_over_with_its_action():
    board = acting("5=a2 4=b2", 2, ability=DRILL, fallen="1/0").play("mine", "dig5", "enough")
    with pytest.raises(Refusal, match=r"gravity\.no-ability"):
        board.play("drill5")


def test_nobody_uses_an_ability_that_the_airship_or_the_card_does_not_have():
    for ability, card, action in (
        (TUG, 5, "drill1"),
        (DRILL, 5, "drill1"),
        ("0/0", 2, "drill5"),
        (INFIRMARY, 1, "infirmary"),
        (TAVERN, 1, "tavern"),
    ):
        with pytest.raises(Refusal, match=r"gravity\.no-ability"):
            acting("1=a3 4=b2 5=a1", card, ability=ability).play(action)


def test_the_drill_works_on_own_islands_only():
    with pytest.raises(Refusal, match=r"gravity\.not-yours"):
        acting("5=a2 4=b2", 2, ability=DRILL).play("drill4")


def test_every_airship_ability_can_belong_to_any_seat():
    board = acting("5=b2 4=a2", 2, seat="b", ability="2/1", fallen="0/1").play("drill5")
    assert board.gravity("5") == "0.1"


def test_mercenaries_stay_loyal_aboard_without_hunters():  # section 10
    board = acting("1=a5 4=b2", 4, hired="2/0")
    assert board.airship("a") == (0, 2, 0)
    assert board.play("recruit", "hire1").airship("a") == (0, 2, 0)


@pytest.mark.parametrize("island", "R26")
@pytest.mark.parametrize(("way", "turned"), [("+", "1"), ("-", "5")])
def test_the_tug_turns_by_one_side_clockwise_or_back(island, way, turned):
    board = acting("1=a3 4=b2", 5, ability=TUG).play(f"tug{island}.{way}")
    assert board.part(island)[1] == turned


def test_what_islands_yield_follows_the_tug_at_once():
    board = acting("1=a3 4=b2", 5, ability=TUG)
    before = [board.flow(island) for island in "123456"]
    board.play("tug2.+")
    assert [board.flow(island) for island in "123456"] != before
    assert [board.flow(island) for island in "456"] == before[3:]


def test_the_tavern_takes_its_mercenary_from_the_reserve():
    board = acting("1=a3 2=m3 4=b2", 4, ability=TAVERN, hired="0/2").play("tavern")
    assert (board.airship("a"), board.state.reserve) == ((2, 1, 0), 2)


def test_the_tavern_is_closed_when_the_reserve_is_empty():
    board = acting("1+0.1=a3 2=m5 4=b2", 4, ability=TAVERN, hired="0/2").play("recruit", "hireA")
    assert board.state.reserve == 0
    assert board.legal() == ["convert", "finish"]
    assert acting("1+0.1=a3 2=m6 4=b2", 4, ability=TAVERN, hired="0/2").legal() == ["convert"]


def test_the_infirmary_may_be_used_without_a_capture():
    board = acting("1=a2 4=b2", 1, ability=INFIRMARY, fallen="2/0").play("infirmary")
    assert board.airship("a") == (2, 0, 1)
    assert board.legal() == ["illegal-mining", "finish"]


def test_an_ability_comes_before_anyone_looks_for_a_refuge():  # ruling gravity-10
    board = acting("1=a3 2=b1 R=m2 6=m2", 1, ability=INFIRMARY).play("capture", "from1", "take2", "send2")
    assert (board.actor(), board.legal()) == ("a", ["enough", "infirmary"])
    assert board.play("infirmary").actor() == "b"


def test_taking_refuge_uses_no_ability():  # ruling gravity-11
    board = acting("R=m1 1=a3 2=b1 3=m1 4=m1 5=m1 6=m1", 1, ability="1/2").play("capture", "from1", "take2", "send2", "take5", "send2")
    assert (board.actor(), board.airship("b")) == ("a", (3, 0, 1))


def test_the_tavern_takes_the_last_mercenary_of_the_reserve():
    board = acting("1=a3 2=m5 4=b2", 4, ability=TAVERN, hired="0/2").play("tavern")
    assert (board.airship("a"), board.state.reserve) == ((2, 1, 0), 0)
