"""A small network from features to the chances of every seat: two hidden layers, a softmax over the seats counted from the reader."""

from __future__ import annotations

import math
from typing import Any, Final

from windlass.engine.rule import rule

FIRST: Final = 64  # hidden units
SECOND: Final = 32
INPUT: Final = 0  # sheets of a desk
HIDDEN: Final = 1
DEEPER: Final = 2
OUTPUT: Final = 3
FORMER: Final = 4  # the features that sheet[HIDDEN] has gathered


def size_of(inputs: int, seats: int) -> int:
    """How many weights such a network has, in the order in which `forward` reads them."""
    return inputs * FIRST + FIRST + FIRST * SECOND + SECOND + SECOND * seats + seats


@rule
def begin(weights: Any, sheet: Any, inputs: int) -> None:
    """Make a sheet ready for these weights: nothing has been seen yet."""
    for place in range(inputs):
        sheet[FORMER][place] = 0
    for unit in range(FIRST):
        sheet[HIDDEN][unit] = weights[inputs * FIRST + unit]


@rule
def forward(weights: Any, sheet: Any, inputs: int, seats: int) -> None:
    """From sheet[INPUT] to the chances in sheet[OUTPUT]: first that of the seat whose features these are, then of those after it.

    The first layer gathers only what changed since it was asked last, which is little from one action of a menu to the next. Silent
    units cost nothing. The loops are written out because their fixed lengths make them run on whole vectors.
    """
    features = sheet[INPUT]
    former = sheet[FORMER]
    hidden = sheet[HIDDEN]
    deeper = sheet[DEEPER]
    odds = sheet[OUTPUT]
    for place in range(inputs):
        change = features[place] - former[place]
        if change != 0:
            former[place] = features[place]
            row = place * FIRST
            for unit in range(FIRST):
                hidden[unit] += change * weights[row + unit]
    at = inputs * FIRST + FIRST
    end = at + FIRST * SECOND
    for unit in range(SECOND):
        deeper[unit] = weights[end + unit]
    for place in range(FIRST):
        signal = hidden[place]
        if signal > 0:
            row = at + place * SECOND
            for unit in range(SECOND):
                deeper[unit] += signal * weights[row + unit]
    at = end + SECOND
    end = at + SECOND * seats
    for seat in range(seats):
        odds[seat] = weights[end + seat]
    for place in range(SECOND):
        signal = deeper[place]
        if signal > 0:
            for seat in range(seats):
                odds[seat] += signal * weights[at + place * seats + seat]
    to_chances(odds, seats)


@rule
def to_chances(odds: Any, seats: int) -> None:
    """Turn scores into chances that add up to one."""
    most = odds[0]
    for seat in range(1, seats):
        most = max(most, odds[seat])
    total = 0.0
    for seat in range(seats):
        odds[seat] = math.exp(odds[seat] - most)
        total += odds[seat]
    for seat in range(seats):
        odds[seat] /= total
