"""What a seat knows for certain it does not forget: imagined worlds follow from the worlds that were possible before."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from tests.conformance.cases import Case, Step, cases_of, imagined, menu, redacted, walk, words

from windlass.engine.journal import Journal
from windlass.engine.registry import game_ids

FEW = 8  # so many possible worlds or fewer are looked at one by one
DREAMS = 80
DRAWS = 64
MOST_STEPS = 200


def possible(case: Case, known: Any, seat: int) -> list[bytes]:
    """The worlds that the seat thinks possible, without their generators; cut off when there are many."""
    worlds: list[bytes] = []
    for seed in range(DREAMS):
        world = imagined(case, known, seat, seed)
        world.chance = [0, 0, 0, 0]
        data = world.to_bytes()
        if data not in worlds:
            worlds.append(data)
        if len(worlds) > FEW:
            break
    return worlds


def followers(case: Case, worlds: list[bytes], step: Step) -> list[bytes]:
    """The worlds to which the action leads from these, however chance decides."""
    found = []
    for data in worlds:
        for seed in range(DRAWS if step.drew else 1):
            after = case.game.state.from_bytes(data)
            if step.action not in menu(case.game, after):
                break
            after.chance = words(seed)
            case.game.apply(after, step.action, Journal())
            after.chance = [0, 0, 0, 0]
            found.append(after.to_bytes())
    return found


def certain(worlds: list[bytes]) -> tuple[Any, Any]:
    """What all these worlds have in common: which bytes, and their values."""
    table = np.array([np.frombuffer(world, np.uint8) for world in worlds])
    return (table == table[0]).all(axis=0), table[0]


@pytest.mark.parametrize("case", [case for game in game_ids() for case in cases_of(game) if case.seats == 2], ids=str)
def test_what_was_certain_before_an_action_and_follows_from_it_is_certain_after_it(case: Case):
    for number, step in zip(range(MOST_STEPS), walk(case, 3), strict=False):
        for seat in range(case.seats):
            before = possible(case, redacted(case, step.before, seat), seat)
            if len(before) > FEW:
                continue
            same, values = certain(followers(case, before, step))
            for world in possible(case, redacted(case, step.after, seat), seat):
                wrong = same & (np.frombuffer(world, np.uint8) != values)
                assert not wrong.any(), f"{number}: seat {seat} forgets after {case.game.print_action(step.action)}: {fields(case, wrong)}"


def fields(case: Case, wrong: Any) -> list[str]:
    """The fields of a position in which these bytes lie."""
    places = case.game.state.dtype.fields
    assert places is not None
    return [name for name, (kind, start, *_) in places.items() if wrong[start : start + kind.itemsize].any()]
