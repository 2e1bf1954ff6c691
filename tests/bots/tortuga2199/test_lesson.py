"""What a learner sees of Tortuga 2199 at the end of a turn does not depend on the hand that was just drawn by lot."""

from __future__ import annotations

import random

import windlass
from windlass.bots.advice import weigh
from windlass.engine.journal import Journal
from windlass.games.tortuga2199.actions import END
from windlass.games.tortuga2199.state import ACT

GAME = windlass.find_game("tortuga2199")


def seen(state, seat: int) -> list[int]:
    out = [0] * len(GAME.lesson.names)
    known = state.copy()
    GAME.redact(known, seat)
    GAME.lesson.features(known, seat, out)
    return out


def test_a_turn_that_is_over_looks_the_same_whatever_hand_was_drawn():
    match, chance, ends, hands = windlass.new("tortuga2199", seats=2, seed=bytes(16)), random.Random(1), 0, 0
    while ends < 16:
        state, seat = match.state.copy(), match.actor
        if state.step == ACT and END in match.legal():
            after = []
            for lots in range(3):
                other = state.copy()
                other.chance = [lots + 1, 7, 9, state.chance[3]]
                GAME.apply(other, END, Journal())
                after.append(other)
            assert seen(after[0], seat) == seen(after[1], seat) == seen(after[2], seat)
            hands += after[0].hand[seat] != after[1].hand[seat]
        action = weigh(GAME, match.redacted(seat))[0].action
        ends += action == END
        match.play(match.legal()[chance.randrange(len(match.legal()))] if chance.random() < 0.05 else action)
    assert hands > 0


def test_a_value_is_asked_before_the_first_action_of_a_turn_and_not_within():
    match = windlass.new("tortuga2199", seats=2, ships="dealt", seed=bytes(16))
    assert GAME.lesson.is_quiet(match.state)
    match.play(next(action for action in match.legal() if action != END))
    assert not GAME.lesson.is_quiet(match.state)
    while match.state.step != ACT:
        match.play(match.legal()[0])
    match.play(END)
    assert GAME.lesson.is_quiet(match.state)
