"""Ship combat as a game of its own, solved: hidden cards, their number announced, an open answer.

Both hands are unknown to the other side, but the heaps they were drawn from are public, so beliefs are exact. The equilibrium is found by
CFR+ with linear averaging; what one side gains the other loses.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

import numpy as np
from numpy.typing import NDArray

Reals = NDArray[np.float64]
Whole = NDArray[np.int64]
Lay = tuple[int, ...]
"""Cards laid down or held: how many of each of a side's fighters."""

TOLERANCE: Final = 0.004  # of the largest stake: how much both sides together could still gain
MOST_ROUNDS: Final = 3000
CHECK_EVERY: Final = 40


@dataclass(frozen=True, slots=True)
class Fighter:
    """A sort of card that can fight: what it adds, what it takes from the other side's cards, what losing or laying it costs its owner."""

    strength: int
    weakens: int = 0
    worth: float = 0.0
    use: float = 0.0


@dataclass(frozen=True)
class Side:
    """One captain: its fighters with their numbers in the hidden heap, how large heap and hand are, and what stands beside the cards."""

    fighters: tuple[Fighter, ...]
    counts: tuple[int, ...]
    heap: int
    hand: int
    tokens: int = 0
    least: int = 0
    """The fewest cards it lays; a hand without that many fighters is not met."""

    @cached_property
    def lays(self) -> list[Lay]:
        """Everything this side could lay down, from some hand."""
        return [lay for lay in itertools.product(*(range(count + 1) for count in self.counts)) if self.least <= sum(lay) <= self.hand]

    @cached_property
    def hands(self) -> tuple[list[Lay], Reals]:
        """The fighters it may hold and how likely each such hand is."""
        others = self.heap - sum(self.counts)
        held, ways = [], []
        for hand in itertools.product(*(range(count + 1) for count in self.counts)):
            fighters = sum(hand)
            if self.least <= fighters <= self.hand and self.hand - fighters <= others:
                held.append(hand)
                ways.append(math.prod(map(math.comb, self.counts, hand)) * math.comb(others, self.hand - fighters))
        total = np.array(ways, np.float64)
        return held, total / total.sum()

    def sums(self, values: Sequence[float]) -> Reals:
        """For every lay the sum of a value over its cards."""
        return np.array(self.lays, np.float64).reshape(len(self.lays), len(self.counts)) @ np.array(values, np.float64)

    @cached_property
    def sizes(self) -> Whole:
        """For every lay the number of its cards."""
        return np.array([sum(lay) for lay in self.lays], np.int64)

    def at_risk(self, *, chooses: bool) -> Reals:
        """For every lay what the side expects to lose by destroying one of its cards: the cheapest, or one at random."""
        if chooses:
            return np.array([min((f.worth for f, n in zip(self.fighters, lay, strict=True) if n), default=0.0) for lay in self.lays])
        return self.sums([fighter.worth for fighter in self.fighters]) / np.maximum(self.sizes, 1)


@dataclass(frozen=True, slots=True)
class Stakes:
    """What the attacker gains by victory and loses by defeat, in any unit, beside the cards; and how the loser's card is found."""

    victory: float
    defeat: float
    loser_chooses: bool = False


class Pairs:
    """Every hand with every lay it allows, in one flat list, so that strategies are arrays."""

    def __init__(self, side: Side) -> None:
        self.hands, self.chance = side.hands
        place = {lay: index for index, lay in enumerate(side.lays)}
        hand_of: list[int] = []
        lay_of: list[int] = []
        first: list[int] = []
        for number, hand in enumerate(self.hands):
            first.append(len(lay_of))
            for lay in itertools.product(*(range(count + 1) for count in hand)):
                if sum(lay) >= side.least:
                    hand_of.append(number)
                    lay_of.append(place[lay])
        self.hand_of, self.lay_of, self.first = (np.array(some, np.int64) for some in (hand_of, lay_of, first))
        self.number = {hand: number for number, hand in enumerate(self.hands)}
        self.lays = len(side.lays)

    def shares(self, regret: Reals) -> Reals:
        """The strategy that regrets suggest: in proportion, or even where there are none."""
        total = np.add.reduceat(regret, self.first)[self.hand_of]
        even = 1.0 / np.bincount(self.hand_of)[self.hand_of]
        return np.where(total > 0, regret / np.where(total > 0, total, 1.0), even)

    def mass(self, shares: Reals) -> Reals:
        """How likely each lay is over all hands."""
        return np.asarray(np.bincount(self.lay_of, weights=shares * self.chance[self.hand_of], minlength=self.lays), np.float64)

    def gain(self, shares: Reals, value: Reals) -> Reals:
        """How much better each lay is than the strategy with the same hand."""
        each = value[self.lay_of]
        return np.asarray(each - np.add.reduceat(shares * each, self.first)[self.hand_of])

    def best(self, value: Reals) -> float:
        """What the side gets by its best lay with every hand."""
        return float(np.maximum.reduceat(value[self.lay_of], self.first) @ self.chance)


class Solution:
    """An equilibrium of one combat: how each side mixes with any hand, what it is worth to the attacker, and how exact it is."""

    def __init__(self, attacker: Side, defender: Side, stakes: Stakes, tolerance: float = TOLERANCE) -> None:
        self.attacker, self.defender = attacker, defender
        self.payoff = payoffs(attacker, defender, stakes)
        self.scale = max(float(np.abs(self.payoff).max()), 1e-9)
        self._ours, self._theirs = Pairs(attacker), Pairs(defender)
        self._groups = {int(size): np.flatnonzero(attacker.sizes == size) for size in np.unique(attacker.sizes)}
        self._solve(tolerance * self.scale)

    def _solve(self, tolerance: float) -> None:
        regret = np.zeros(len(self._ours.lay_of))
        answers = {size: np.zeros(len(self._theirs.lay_of)) for size in self._groups}
        attack, parry = regret.copy(), {size: regrets.copy() for size, regrets in answers.items()}
        for turn in range(1, MOST_ROUNDS + 1):
            for size, regrets in answers.items():
                shares = self._theirs.shares(regrets)
                gains = self._theirs.gain(shares, self._answered(size, self._ours.mass(self._ours.shares(regret))))
                answers[size] = np.maximum(regrets + gains, 0.0)
                parry[size] += turn * self._theirs.shares(answers[size])
            shares = self._ours.shares(regret)
            regret = np.maximum(regret + self._ours.gain(shares, self._attacked(answers)), 0.0)
            attack += turn * self._ours.shares(regret)
            if turn % CHECK_EVERY == 0:
                self._settle(attack, parry)
                if self.nash_conv <= tolerance:
                    return

    def _settle(self, attack: Reals, parry: dict[int, Reals]) -> None:
        """Note the mean strategies, their value and what both sides could still gain."""
        self._attack = self._ours.shares(attack)
        self._parry = {size: self._theirs.shares(sums) for size, sums in parry.items()}
        mass = self._ours.mass(self._attack)
        attacked = self._attacked(parry)
        self.value = float(mass @ attacked)
        answer = sum(self._theirs.best(self._answered(size, mass)) for size in self._groups)
        self.nash_conv = self._ours.best(attacked) + answer

    def _attacked(self, answers: dict[int, Reals]) -> Reals:
        """What each attack is worth against these answers."""
        value = np.zeros(self._ours.lays)
        for size, group in self._groups.items():
            value[group] = self.payoff[group] @ self._theirs.mass(self._theirs.shares(answers[size]))
        return value

    def _answered(self, size: int, mass: Reals) -> Reals:
        """What each answer to that many announced cards is worth to the defender, as often as they are announced."""
        group = self._groups[size]
        return np.asarray(-(mass[group] @ self.payoff[group]))

    def attack(self, hand: Lay) -> dict[Lay, float]:
        """How the attacker mixes with this hand."""
        return self._mix(self._ours, self.attacker, self._attack, hand)

    def parry(self, hand: Lay, announced: int) -> dict[Lay, float]:
        """How the defender mixes with this hand once so many cards lie hidden."""
        return self._mix(self._theirs, self.defender, self._parry[announced], hand)

    @staticmethod
    def _mix(pairs: Pairs, side: Side, shares: Reals, hand: Lay) -> dict[Lay, float]:
        places = np.flatnonzero(pairs.hand_of == pairs.number[hand])
        return {side.lays[pairs.lay_of[place]]: float(shares[place]) for place in places}


def payoffs(attacker: Side, defender: Side, stakes: Stakes) -> Reals:
    """What the attacker gains by each of its lays against each answer: a tie is the defender's."""
    ours, theirs = (side.sums([fighter.strength for fighter in side.fighters]) for side in (attacker, defender))
    taken, given = (side.sums([fighter.weakens for fighter in side.fighters]) for side in (defender, attacker))
    our_total = np.maximum(ours[:, None] - taken[None, :], 0) + attacker.tokens
    their_total = np.maximum(theirs[None, :] - given[:, None], 0) + defender.tokens
    won = our_total > their_total
    victory = stakes.victory + defender.at_risk(chooses=stakes.loser_chooses)[None, :]
    defeat = stakes.defeat + attacker.at_risk(chooses=stakes.loser_chooses)[:, None]
    spent, spared = (side.sums([fighter.use for fighter in side.fighters]) for side in (attacker, defender))
    return np.asarray(np.where(won, victory, -defeat) - spent[:, None] + spared[None, :])
