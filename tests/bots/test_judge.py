"""The judge: a network's chances to the power measured for that very network; asked again, it tells of the same actions."""

from __future__ import annotations

import random

import numpy as np
import pytest

import windlass
from windlass.bots import judge as judging
from windlass.bots.judge import Calibration, Judge, power_of, raised
from windlass.bots.learned import LookingPlayer
from windlass.bots.library import manifest_of
from windlass.bots.network import INPUT, OUTPUT, begin, forward
from windlass.engine.batch.players import SHEET, SHEETS


@pytest.fixture
def match():
    """A quiet moment of a match, where there is much to choose."""
    found, lots = windlass.new("gravity", seats=2, seed=bytes(16)), random.Random(3)
    while len(found.line) < 12 or len(found.legal()) < 4 or not found.game.lesson.is_quiet(found.state):
        found.play(lots.choice(found.legal()))
    return found


def told(match, weights):
    """What a network says to the seat to act of everyone's chances."""
    sheet, lesson, numbers = np.zeros((SHEETS, SHEET)).tolist(), match.game.lesson, weights.tolist()
    lesson.features(match.redacted(match.actor), match.actor, sheet[INPUT])
    begin(numbers, sheet, len(lesson.names))
    forward(numbers, sheet, len(lesson.names), match.seats)
    return np.array(sheet[OUTPUT][: match.seats])


@pytest.mark.parametrize("power", [0.5, 1.0, 2.0])
def test_a_raised_network_tells_chances_to_that_power(match, power):
    weights = LookingPlayer(match.game, "look").weights_for(match.state)
    chances = told(match, weights) ** power
    assert told(match, raised(weights, match.seats, power)) == pytest.approx(chances / chances.sum(), abs=1e-5)


def test_a_power_holds_for_the_very_network_it_was_measured_for(monkeypatch):
    known = Calibration(sha256=manifest_of("gravity", "usual", 2).sha256, power=1.5)
    monkeypatch.setattr(judging, "read_powers", lambda: {"gravity-usual-2": known})
    assert power_of("gravity", "usual", 2) == 1.5
    assert power_of("gravity", "usual", 3) == 1.0, "nobody measured it"
    changed = Calibration(sha256="another network", power=1.5)
    monkeypatch.setattr(judging, "read_powers", lambda: {"gravity-usual-2": changed})
    assert power_of("gravity", "usual", 2) == 1.0


def test_what_is_surely_asked_for_is_tried_to_the_end_and_can_be_asked_again(match):
    judge, legal = Judge(match.game), match.legal()
    known, last = match.redacted(match.actor), legal[-1]
    ranked = judge.rank(known, legal, 8, random.Random(1), sure=(last,))
    assert sorted(action for action, _ in ranked) == legal
    assert [worth for _, worth in ranked] == sorted((worth for _, worth in ranked), reverse=True)
    again = judge.again(known, legal, (last, ranked[0][0]), 8, random.Random(1))
    assert set(again) == {last, ranked[0][0]}
    assert again == pytest.approx({action: worth for action, worth in ranked if action in again}), "the same lots, the same worlds"
