"""No player is helped by what its seat may not know: whatever is hidden, the same choices are made as often."""

from __future__ import annotations

import random

import numpy as np
import pytest
from tests.conformance.cases import Case, cases_of, imagined, redacted, samples

from windlass.bots import registry
from windlass.bots.advice import follow_advice
from windlass.bots.look import think
from windlass.bots.network import size_of
from windlass.bots.registry import find_player
from windlass.bots.settings import CANDIDATES, DEPTH, HORIZON, INPUTS, SEATS, SETTINGS, WIDTH, WORLDS
from windlass.bots.thinking import Study
from windlass.engine.registry import game_ids
from windlass.engine.rule import can_compile

PLAYED = [case for game in game_ids() for case in cases_of(game) if case.seats in (2, 3)][::3]
TRIES = 4


@pytest.mark.parametrize("case", PLAYED, ids=str)
@pytest.mark.parametrize("level", [level for level in registry._LEVELS if level not in ("flat", "tree")])
def test_a_players_choices_do_not_depend_on_hidden_facts(case: Case, level: str, monkeypatch):
    monkeypatch.setenv("WINDLASS_JIT", "0")
    player = find_player(case.game, level)
    for step in samples(case)[::4]:
        known = redacted(case, step.before, step.actor)
        truth = imagined(case, known, step.actor, 9)
        chosen = [
            [player.choose(redacted(case, world, step.actor), step.menu, 0.05, random.Random(lots)) for lots in range(TRIES)]
            for world in (step.before, truth)
        ]
        assert chosen[0] == chosen[1]


def minded(case: Case, study: Study):
    """A mind that looks ahead with weights nobody learned: they need not be good to be fair."""
    settings = [0] * SETTINGS
    settings[INPUTS], settings[SEATS] = len(case.game.lesson.names), case.seats
    settings[WIDTH], settings[DEPTH], settings[CANDIDATES], settings[WORLDS], settings[HORIZON] = 3, 6, 3, 4, 1
    weights = np.random.default_rng(3).normal(0, 0.05, size_of(settings[INPUTS], case.seats)).astype(np.float32)
    return study.mind(settings, weights)


@pytest.mark.skipif(not can_compile(), reason="looking ahead is slow where nothing is compiled")
@pytest.mark.parametrize("case", PLAYED, ids=str)
@pytest.mark.parametrize("kernel", [follow_advice, think], ids=["advice", "look"])
def test_a_kernels_choice_depends_neither_on_hidden_facts_nor_on_what_lies_on_the_desk(case: Case, kernel):
    clean, used = Study(case.game, kernel, compiled=True), Study(case.game, kernel, compiled=True)
    mind = minded(case, clean)
    for step in samples(case)[::4]:
        known = redacted(case, step.before, step.actor)
        truth = imagined(case, known, step.actor, 9)
        clean.open(known, step.menu, random.Random(5))
        used.open(redacted(case, truth, step.actor), step.menu, random.Random(5))
        assert clean.ask(step.actor, len(step.menu), mind) == used.ask(step.actor, len(step.menu), mind)
        scribble(used, step.before)


def scribble(study: Study, truth) -> None:
    """Leave the truth and nonsense all over a desk."""
    for place in range(len(study.desk.states)):
        truth.store(study.desk.states, place)
    for part in (
        study.desk.menus,
        study.desk.weight,
        study.desk.reason,
        study.desk.worth,
        study.desk.lines,
        study.desk.rank,
        study.desk.sheet,
    ):
        part[...] = 77
