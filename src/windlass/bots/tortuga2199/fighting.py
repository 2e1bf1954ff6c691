"""From a position in combat to the solved game and back: who holds what, what is at stake, and the mix over legal actions."""

from __future__ import annotations

import functools
import itertools
from collections import defaultdict
from dataclasses import dataclass
from typing import Any, Final

from windlass.bots.tortuga2199.combat import Fighter, Lay, Side, Solution, Stakes
from windlass.games.tortuga2199.actions import COMMIT, DONE
from windlass.games.tortuga2199.advice.worth import CRYPTO_VALUE, INFLUENCE_VALUE, MANOEUVRE_VALUE, THIN, WORTH, sector_value
from windlass.games.tortuga2199.components import ATTACK_BONUS, CRYPTO, DEFENCE_BONUS, KINDS, MANOEUVRE, WEAKEN
from windlass.games.tortuga2199.rules.combat import BOUNTY_INFLUENCE, PLUNDER_INFLUENCE, half_defence
from windlass.games.tortuga2199.rules.ending import standing
from windlass.games.tortuga2199.rules.sectors import sector_of, turrets
from windlass.games.tortuga2199.state import MUSTER, PARRY, State

SHIP_VALUE: Final = 60  # what a ship sent home costs its captain, in hundredths of an influence
VICTORY: Final = 20 * INFLUENCE_VALUE  # what deciding the match is worth
CLASSES: Final = 8  # sorts of fighters told apart: more make the game slow and hardly better
SPARED: Final = 2  # a card laid in attack earns nothing else this turn: one part in so many of what it would have earned


@dataclass(frozen=True)
class Ranks:
    """The fighters of one side by sort: a sort is what its cards do in combat, and its kinds stand cheapest first."""

    side: Side
    kinds: tuple[tuple[int, ...], ...]

    def lay_of(self, cards: list[int]) -> Lay:
        """Cards by kind as numbers by sort."""
        return tuple(sum(cards[kind] for kind in kinds) for kinds in self.kinds)


def ranks_of(state: State, seat: int) -> Ranks:
    """One side of the combat as everybody may know it: its hidden heap, and the sizes of heap and hand."""
    attacks = seat == state.turn
    laid = state.attack if attacks else state.parry
    heap = [state.deck[seat][kind] + state.hand[seat][kind] + laid[kind] for kind in range(KINDS)]
    if state.reserve[seat] > 0:
        heap[state.reserve[seat] - 1] += 1
    hidden = state.committed if attacks and sum(laid) < state.committed else 0  # already in the heap of a redacted position
    hand = state.hand_size[seat] + sum(laid) + hidden
    sorts: dict[tuple[int, int], list[int]] = defaultdict(list)
    for kind in range(KINDS):
        if MANOEUVRE[kind] > 0 and heap[kind] > 0:
            bonus = ATTACK_BONUS[kind] if attacks else DEFENCE_BONUS[kind]
            sorts[MANOEUVRE[kind] + bonus, WEAKEN[kind]].append(kind)
    _merge(sorts)
    order = sorted(sorts)
    kinds = tuple(tuple(sorted(sorts[sort], key=lambda kind: (WORTH[kind], kind))) for sort in order)
    fighters = tuple(
        _fighter(sort, [(kind, heap[kind]) for kind in some], attacks=attacks) for sort, some in zip(order, kinds, strict=True)
    )
    counts = tuple(sum(heap[kind] for kind in some) for some in kinds)
    tokens = turrets(state, seat) + (0 if attacks else half_defence(state, seat, sector_of(state, state.turn)))
    least = 1 if attacks and state.attack_without_cards == 0 else 0
    return Ranks(Side(fighters, counts, sum(heap), hand, tokens, least), kinds)


def _merge(sorts: dict[tuple[int, int], list[int]]) -> None:
    """Too many sorts to solve: the two nearest in strength among equal weakening become one."""
    while len(sorts) > CLASSES:
        order = sorted(sorts, key=lambda sort: (sort[1], sort[0]))
        pairs = [(high[0] - low[0] if low[1] == high[1] else 99, low, high) for low, high in itertools.pairwise(order)]
        _, low, high = min(pairs)
        sorts[low] += sorts.pop(high)


def _fighter(sort: tuple[int, int], kinds: list[tuple[int, int]], *, attacks: bool) -> Fighter:
    cards = sum(number for _, number in kinds)
    worth = sum((WORTH[kind] - THIN) * number for kind, number in kinds) / cards
    earned = sum((CRYPTO[kind] * CRYPTO_VALUE + MANOEUVRE[kind] * MANOEUVRE_VALUE) * number for kind, number in kinds) / cards
    return Fighter(sort[0], sort[1], worth, earned / SPARED if attacks else 0.0)


def stakes_of(state: State) -> Stakes:
    """What victory and defeat mean to the attacker, in hundredths of an influence."""
    seat, foe = state.turn, state.foe
    if state.richer_spoils == 1:
        won = max(BOUNTY_INFLUENCE, min(PLUNDER_INFLUENCE, state.influence[foe]))
    else:
        won = 1 + min(1, state.influence[foe])
    victory = won * INFLUENCE_VALUE + SHIP_VALUE
    sector = sector_of(state, seat)
    if state.controller[sector] == foe:
        victory += sector_value(state, seat, sector)
    if standing(state, seat) + won >= state.goal:
        victory += VICTORY
    lost = min(1, state.influence[seat]) if state.barren_defence == 0 else 0
    defeat = lost * INFLUENCE_VALUE + SHIP_VALUE
    if lost and standing(state, foe) + lost >= state.goal:
        defeat += VICTORY
    return Stakes(float(victory), float(defeat), loser_chooses=state.loser_chooses_card == 1)


@functools.lru_cache(maxsize=64)
def solved(attacker: Side, defender: Side, stakes: Stakes) -> Solution:
    """The equilibrium of a combat, kept for its following decisions."""
    return Solution(attacker, defender, stakes)


def is_combat(state: State) -> bool:
    """Whether cards are being laid for a combat."""
    return state.step in (MUSTER, PARRY)


def solution(state: Any) -> dict[int, float] | None:
    """The mix where cards are being laid for a combat; None elsewhere."""
    return mix(state) if is_combat(state) else None


def mix(state: Any) -> dict[int, float]:
    """How the seat to act, laying cards for a combat, mixes its legal actions; from a position redacted for it."""
    attacks = state.step == MUSTER
    seat = state.turn if attacks else state.foe
    ours, theirs = ranks_of(state, state.turn), ranks_of(state, state.foe)
    solution = solved(ours.side, theirs.side, stakes_of(state))
    own, laid = (ours, state.attack) if attacks else (theirs, state.parry)
    already = own.lay_of(laid)
    held = tuple(here + there for here, there in zip(already, own.lay_of(state.hand[seat]), strict=True))
    plans = solution.attack(held) if attacks else solution.parry(held, state.committed)
    return _next_cards(state, seat, own, already, _open_plans(plans, already))


def _open_plans(plans: dict[Lay, float], already: Lay) -> dict[Lay, float]:
    """The plans that what is laid already may be a part of: those laid in order if there are any."""
    able = {lay: share for lay, share in plans.items() if all(map(int.__ge__, lay, already))}
    last = max((sort for sort, number in enumerate(already) if number), default=-1)
    begun = {lay: share for lay, share in able.items() if lay[:last] == already[:last] and share > 0} if last >= 0 else able
    chosen = begun or able
    total = sum(chosen.values())
    return {lay: share / total if total > 0 else 1 / len(chosen) for lay, share in chosen.items()}


def _next_cards(state: State, seat: int, own: Ranks, already: Lay, plans: dict[Lay, float]) -> dict[int, float]:
    """What the plans do next: the lowest sort still to lay, by its cheapest card in hand, or being done."""
    shares: dict[int, float] = defaultdict(float)
    for lay, share in plans.items():
        sort = next((sort for sort, number in enumerate(lay) if number > already[sort]), None)
        if sort is None:
            shares[DONE] += share
        else:
            shares[COMMIT + next(kind for kind in own.kinds[sort] if state.hand[seat][kind] > 0)] += share
    return dict(shares)
