"""Plans: what a line of the own turn is worth, and what an action is worth that draws by chance."""

from __future__ import annotations

import random

import numpy as np
import pytest

import windlass
from windlass.bots import look, plan, value
from windlass.bots import settings as places
from windlass.bots.library import load
from windlass.bots.network import begin
from windlass.bots.thinking import Study
from windlass.engine.batch.binding import compile_loop
from windlass.engine.journal import Journal

GAME = windlass.find_game("cartagena")
plan_turn, worth_after = (compile_loop(GAME, rule, compiled=False) for rule in (plan.plan, plan.worth_after))
imagine_world, value_of = (compile_loop(GAME, rule, compiled=False) for rule in (look.imagine_world, value.value))


@pytest.fixture(autouse=True)
def interpreted(monkeypatch):
    monkeypatch.setenv("WINDLASS_JIT", "0")


class Thinker:
    """A desk on which a decision at the beginning of a match lies, and a mind that plans."""

    def __init__(self, variant: str, moves: int, **settings: int) -> None:
        match = windlass.new("cartagena", seed=bytes(16), variant=variant)
        for number in range(moves):
            match.play(match.legal()[number % len(match.legal())])
        self.seat, self.legal = match.actor, match.legal()
        self.study = Study(GAME, look.think, compiled=False)
        self.study.open(match.redacted(self.seat), self.legal, random.Random(3))
        chosen = [0] * places.SETTINGS
        chosen[places.INPUTS], chosen[places.SEATS], chosen[places.WIDTH], chosen[places.DEPTH] = len(GAME.lesson.names), 2, 4, 8
        for name, setting in settings.items():
            chosen[getattr(places, name)] = setting
        self.mind = self.study.mind(chosen, load(GAME, variant, 2))
        self.desk = self.study.desk
        begin(self.mind.weights, self.desk.sheet, self.mind.settings[places.INPUTS])
        imagine_world(self.study.states, 0, self.seat, 0, self.desk)


def test_a_plan_is_worth_what_the_position_at_its_end_is_worth():
    at = Thinker("tortuga", 6)
    plan_turn(at.mind, at.desk, at.seat, at.study.choices, len(at.legal))
    world, best, journal = at.desk.states[places.WORLD].copy(), list(at.desk.worth[places.BEST]), Journal()
    lines = [[int(step) for step in line] for line in at.desk.lines]
    ended = [index for index in range(len(at.legal)) if at.desk.worth[places.WHOLLY][index] > 0]
    assert len(ended) > 1
    journal.muted = 1
    for index in ended:
        end = world.copy()
        for action in lines[index][places.ACTIONS : places.ACTIONS + lines[index][places.LENGTH]]:
            GAME.apply(end, action, journal)
        assert GAME.actor(end) != at.seat
        at.desk.states[places.OPTION] = end
        assert value_of(at.mind, at.desk, places.OPTION, at.seat) == pytest.approx(best[index], abs=1e-5)


def test_what_was_judged_half_way_comes_behind_what_is_known_to_its_end():
    at = Thinker("tortuga", 6)
    plan_turn(at.mind, at.desk, at.seat, at.study.choices, len(at.legal))
    worth, wholly = at.desk.worth[places.BEST], at.desk.worth[places.WHOLLY]
    known = [worth[index] for index in range(len(at.legal)) if wholly[index] > 0]
    other = [worth[index] for index in range(len(at.legal)) if wholly[index] == 0]
    assert other, "a narrow plan leaves something out"
    assert max(other) < max(known)


def test_an_action_that_draws_is_worth_the_mean_of_its_draws():
    draws = 5
    at = Thinker("jamaica", 40, DRAWS=draws)
    world, journal = at.desk.states[places.WORLD].copy(), Journal()
    journal.muted = 1
    drawing = []
    for action in at.legal:
        child = world.copy()
        GAME.apply(child, action, journal)
        if child.chance[plan.DRAWN] != world.chance[plan.DRAWN]:
            drawing.append(action)
    assert drawing
    for action in drawing:
        worths = []
        for number in range(draws):
            child = world.copy()
            if number:
                plan.stir(child.chance, number)
            GAME.apply(child, action, journal)
            at.desk.states[places.OPTION] = child
            worths.append(value_of(at.mind, at.desk, places.OPTION, at.seat))
        assert worth_after(at.mind, at.desk, at.seat, places.WORLD, action) == pytest.approx(float(np.mean(worths)))
        assert len(set(worths)) > 1
