"""Small loops over one game's rules, compiled or interpreted: what the conformance of compiled rules is asked with."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any, Final

from windlass.engine.batch import Arena, Bench, compile_loop
from windlass.engine.batch.names import ACTOR, APPLY, DEAL, IMAGINE, LEGAL, OUTCOME, REDACT, WEIGH
from windlass.engine.chance import key
from windlass.engine.game import Game

DEALT: Final = 0
ASKED: Final = 1
KNOWN: Final = 2


def answer(what: int, states: Any, journals: Any, rows: Any, number: int, answers: Any) -> None:
    """Deal states[0]; or ask it who acts and what is legal, whether it is over, and play an action; or redact, weigh and imagine it."""
    state = states[0]
    if what == DEALT:
        DEAL(state, journals[0])
    elif what == ASKED:
        answers[0] = ACTOR(state)
        answers[1] = LEGAL(state, rows[0])
        answers[2] = OUTCOME(state, rows[1])
        APPLY(state, number, journals[0])
    else:
        is_actor = ACTOR(state) == number
        REDACT(state, number)
        states[1] = states[0]
        if is_actor:
            answers[1] = LEGAL(state, rows[0])
            WEIGH(state, rows[0], answers[1], rows[1], rows[2])
        key(state.chance, 77, 3)
        IMAGINE(state, number)


class Runner:
    """The loops of a game in one of the two forms."""

    def __init__(self, game: Game, *, compiled: bool) -> None:
        self.bench = Bench(game, compiled)
        self.arena = Arena(self.bench)
        self._answer: Callable[..., None] = compile_loop(game, answer, compiled=compiled)

    def ask(self, what: int, state: Any, number: int) -> tuple[Any, Any, Any, Any]:
        """The positions, the journal, the rows and the answers afterwards."""
        positions, journals = self.bench.positions([state, state]), self.bench.journals(muted=False)
        rows, answers = self.bench.numbers(3, self.bench.game.actions), self.bench.numbers(3)
        self._answer(what, positions, journals, rows, number, answers)
        return positions, journals, rows, answers


@functools.cache
def runner(game: Game, compiled: bool) -> Runner:
    """The loops of a game, compiled or interpreted, made once a process."""
    return Runner(game, compiled=compiled)
