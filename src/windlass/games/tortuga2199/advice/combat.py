"""Advice in combat: which cards to lay down."""

from __future__ import annotations

from windlass.engine.record import Row
from windlass.engine.rule import rule
from windlass.games.tortuga2199.actions import COMMIT
from windlass.games.tortuga2199.advice.reasons import SPARE, STRONGER
from windlass.games.tortuga2199.advice.worth import expected_defence, heap_strength
from windlass.games.tortuga2199.components import ATTACK_BONUS, DEFENCE_BONUS, MANOEUVRE
from windlass.games.tortuga2199.rules.combat import attack_bonus, defence_bonus, half_defence, manoeuvres_in
from windlass.games.tortuga2199.rules.sectors import sector_of, turrets
from windlass.games.tortuga2199.state import MUSTER, State


@rule
def weigh_cards_for_combat(state: State, seat: int, choices: Row, count: int, weight: Row, reason: Row) -> None:
    """Lay down the strongest cards until victory looks likely; a lost defence costs no cards."""
    if state.step == MUSTER:
        total = manoeuvres_in(state.attack) + attack_bonus(state.attack) + turrets(state, seat)
        wanted = expected_defence(state, state.foe) + 2
        hopeless = False
    else:
        attacker = state.turn
        total = manoeuvres_in(state.parry) + defence_bonus(state.parry) + turrets(state, seat)
        total += half_defence(state, seat, sector_of(state, attacker))
        wanted = (heap_strength(state, attacker) + 80) * state.committed // 100 + turrets(state, attacker)
        hopeless = total + defence_in_hand(state, seat) < wanted * 2 // 3
    for index in range(count):
        action = choices[index]
        weight[index] = 0
        reason[index] = SPARE
        if action >= COMMIT:
            kind = action - COMMIT
            strength = MANOEUVRE[kind] + (ATTACK_BONUS[kind] if state.step == MUSTER else DEFENCE_BONUS[kind])
            weight[index] = -1 if hopeless or total >= wanted else strength
            reason[index] = STRONGER


@rule
def defence_in_hand(state: State, seat: int) -> int:
    """What a seat's hand can add to its defence."""
    return manoeuvres_in(state.hand[seat]) + defence_bonus(state.hand[seat])
