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


def size_of(inputs: int, seats: int) -> int:
    """How many weights such a network has, in the order in which `forward` reads them."""
    return inputs * FIRST + FIRST + FIRST * SECOND + SECOND + SECOND * seats + seats


@rule
def forward(weights: Any, sheet: Any, inputs: int, seats: int) -> None:
    """From sheet[INPUT] to the chances in sheet[OUTPUT]: first that of the seat whose features these are, then of those after it.

    Silent units cost nothing. The loops are written out because their fixed lengths make them run on whole vectors.
    """
    features = sheet[INPUT]
    hidden = sheet[HIDDEN]
    deeper = sheet[DEEPER]
    odds = sheet[OUTPUT]
    at = inputs * FIRST
    for unit in range(FIRST):
        hidden[unit] = weights[at + unit]
    for place in range(inputs):
        signal = features[place]
        if signal != 0:
            row = place * FIRST
            for unit in range(FIRST):
                hidden[unit] += signal * weights[row + unit]
    at += FIRST
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
