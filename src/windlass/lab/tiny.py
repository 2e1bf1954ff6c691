"""Tiny Cartagena, small enough to be solved: two symbols, two segments, two pirates a crew, two actions a turn, all cards open."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from typing import Final

import windlass
from windlass.engine.journal import Journal
from windlass.games.cartagena.options import TINY, CartagenaOptions
from windlass.games.cartagena.rules import gain
from windlass.games.cartagena.state import State
from windlass.lab.exact import Outcomes, Rules, Solution

ROOM: Final = 8  # for places
GAME: Final = windlass.find_game("cartagena")


def key(state: State) -> tuple[int, ...]:
    """Everything that decides how the game goes on; rounds do not where nothing ends it but the boat."""
    places = (pirates for crew in state.pirates_on[: state.seats] for pirates in crew)
    hands = (cards for hand in state.hand[: state.seats] for cards in hand)
    return (state.turn, state.made, state.ended, *state.spots[: state.symbols], *places, *hands, *state.row[: state.row_left])


def actions(state: State) -> Sequence[int]:
    """The legal actions."""
    menu = [0] * GAME.actions
    return menu[: GAME.legal(state, menu)]


def after(state: State, action: int) -> Outcomes:
    """What may come of an action. Only laying a new row is left to chance: every order of its cards is as likely as any other."""
    seat, drawn = state.turn, state.chance[3]
    found = state.copy()
    GAME.apply(found, action, muted())
    if found.chance[3] == drawn:
        return [(1.0, found)]
    taken = [cards - before for cards, before in zip(found.hand[seat], state.hand[seat], strict=True)]
    for symbol in state.row[: state.row_left]:
        taken[symbol] -= 1  # the old row went into the hand whole
    early = [symbol for symbol, cards in enumerate(taken) for _ in range(cards)]
    row = [*early, *found.row[: found.row_left]]
    orders = sorted(set(itertools.permutations(row)))
    return [(1 / len(orders), _with_row(found, seat, early, order)) for order in orders]


def _with_row(state: State, seat: int, early: Sequence[int], order: Sequence[int]) -> State:
    """The position after a new row was laid in this order, the first cards of which were taken at once."""
    changed = state.copy()
    for symbol in early:
        changed.hand[seat][symbol] -= 1
        changed.held[seat] -= 1
        if changed.hand[seat][symbol] == 0:
            changed.suits[seat] ^= 1 << symbol
    for symbol in order[: len(early)]:
        gain(changed, seat, symbol)
    for place, symbol in enumerate(order[len(early) :]):
        changed.row[place] = symbol
    return changed


def result(state: State) -> tuple[float, float]:
    """Each seat's share of the win."""
    rank = [0] * ROOM
    GAME.outcome(state, rank)
    winners = rank[: state.seats].count(1)
    shares = [1 / winners if place == 1 else 0.0 for place in rank[: state.seats]]
    return shares[0], shares[1]


def muted() -> Journal:
    """A journal that notes nothing."""
    journal = Journal()
    journal.muted = 1
    return journal


RULES: Final = Rules(key, GAME.actor, actions, after, result)


def starts(options: CartagenaOptions, deals: int) -> list[State]:
    """Different first positions, from so many deals."""
    found: dict[tuple[int, ...], State] = {}
    for deal in range(deals):
        state = GAME.prepare(options)
        state.chance = [deal + 1, 2, 3, 0]
        GAME.deal(state, muted())
        found.setdefault(key(state), state)
    return list(found.values())


def solve(options: CartagenaOptions = TINY, deals: int = 200, progress: Callable[[int], None] = lambda _found: None) -> Solution:
    """The exact values of all that can be reached from the deals of tiny Cartagena on one tunnel."""
    return Solution(RULES, starts(options, deals), progress)
