"""Advice on the rare decisions: a ship, a place to return to, a card to lose, a prize."""

from __future__ import annotations

from windlass.engine.record import Row
from windlass.engine.rule import rule
from windlass.games.tortuga2199.actions import DESTROY, PLACE, PLUNDER, SHIP
from windlass.games.tortuga2199.advice.reasons import BEST_PLACE, BEST_SHIP, PRIZE, THINNER
from windlass.games.tortuga2199.advice.worth import WORTH, best_target, distance
from windlass.games.tortuga2199.components import FIRST_SHIP
from windlass.games.tortuga2199.state import CHOOSE, ENTER, SACRIFICE, State


@rule
def weigh_rest(state: State, seat: int, choices: Row, count: int, weight: Row, reason: Row) -> None:
    """The strongest ship, the most promising place, the weakest card to lose, the richer prize."""
    for index in range(count):
        action = choices[index]
        if state.step == CHOOSE:
            weight[index] = WORTH[FIRST_SHIP + action - SHIP]
            reason[index] = BEST_SHIP
        elif state.step == ENTER:
            sector = action - PLACE
            weight[index] = -distance(state, sector, best_target(state, seat, sector, 0))
            if state.controller[sector] == seat:
                weight[index] += 3
            reason[index] = BEST_PLACE
        elif state.step == SACRIFICE:
            weight[index] = -WORTH[action - DESTROY]
            reason[index] = THINNER
        else:
            takes = min(state.influence[state.beaten], 2) * 2
            weight[index] = takes if action == PLUNDER else 3
            reason[index] = PRIZE
