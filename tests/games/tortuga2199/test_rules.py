"""Corners of the rules that no card of the box reaches, but a card of an owner's may."""

from __future__ import annotations

from tests.rulebook.tortuga2199.board import table

from windlass.games.tortuga2199.rules.cards import can_destroy_from
from windlass.games.tortuga2199.vocabulary import FROM_HAND, FROM_PLAYED


def test_a_card_that_destroyed_itself_may_leave_nothing_to_destroy():
    assert not can_destroy_from(table("").state, 0, FROM_HAND | FROM_PLAYED)
    assert not can_destroy_from(table("hands:mining/").state, 0, FROM_PLAYED)
    assert can_destroy_from(table("played:mining").state, 0, FROM_PLAYED)
