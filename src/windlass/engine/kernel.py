"""Kernels: loops written once for all games. Each is bound to one game's rules, interpreted or compiled.

Positions are passed as arrays of records with an index: an array crosses the border to machine code quickly, a record does not.
Names in capitals below the imports stand for the game's rules and are bound by `Machine` in machine.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from windlass.engine.chance import below, key

ACTOR = LEGAL = APPLY = DEAL = OUTCOME = REDACT = IMAGINE = WEIGH = cast(Callable[..., Any], None)


def actor(states: Any, at: int) -> int:
    """The seat to decide in one position."""
    return ACTOR(states[at])  # type: ignore[no-any-return]


def legal(states: Any, at: int, out: Any) -> int:
    """Fill `out` with the legal actions of one position."""
    return LEGAL(states[at], out)  # type: ignore[no-any-return]


def apply(states: Any, at: int, action: int, journals: Any) -> None:
    """Play an action in one position; the first journal takes the events."""
    journals[0].count = 0
    APPLY(states[at], action, journals[0])


def step(states: Any, at: int, action: int, journals: Any, out: Any) -> int:
    """Play a legal action and give the legal actions that follow."""
    journals[0].count = 0
    APPLY(states[at], action, journals[0])
    return LEGAL(states[at], out)  # type: ignore[no-any-return]


def deal(states: Any, at: int, journals: Any) -> None:
    """Deal one prepared position."""
    journals[0].count = 0
    DEAL(states[at], journals[0])


def outcome(states: Any, at: int, rank: Any) -> int:
    """How one position ended, if it did."""
    return OUTCOME(states[at], rank)  # type: ignore[no-any-return]


def redact(states: Any, at: int, seat: int) -> None:
    """Blank what a seat may not know in one position."""
    REDACT(states[at], seat)


def imagine(states: Any, at: int, seat: int, seed: int, stream: int) -> None:
    """Fill the blanks of one redacted position, with its generator started from a seed."""
    key(states[at].chance, seed, stream)
    IMAGINE(states[at], seat)


def weigh(states: Any, at: int, choices: Any, weight: Any, reason: Any) -> int:
    """Weigh the legal actions of one redacted position."""
    count = LEGAL(states[at], choices)
    WEIGH(states[at], choices, count, weight, reason)
    return count  # type: ignore[no-any-return]


def play_out(states: Any, at: int, choices: Any, journals: Any, most: int) -> int:
    """Play at random to the end or for `most` decisions; gives how many were made."""
    state = states[at]
    journal = journals[0]
    made = 0
    while made < most:
        count = LEGAL(state, choices)
        if count == 0:
            break
        journal.count = 0
        APPLY(state, choices[below(state.chance, count)], journal)
        made += 1
    return made


def play_games(
    states: Any,
    seed: int,
    first: int,
    games: int,
    players: Any,
    choices: Any,
    weight: Any,
    reason: Any,
    journals: Any,
    most: int,
    rank: Any,
    ending: Any,
    decisions: Any,
    options: Any,
) -> None:
    """Play whole games from the prepared position states[0], using states[1] to play and states[2] for what a seat may know.

    players[seat] is 0 for uniform play and 1 for the game's own advice. Game `first + n` draws stream `first + n` of the seed
    wherever it runs, and its players sit rotated by that number when `players` asks for it by a last entry of 1.
    """
    state = states[1]
    journal = journals[0]
    seats = len(players) - 1
    for game in range(games):
        states[1] = states[0]
        key(state.chance, seed, first + game)
        journal.count = 0
        DEAL(state, journal)
        shift = (first + game) % seats * players[seats]
        made = 0
        offered = 0
        while made < most:
            count = LEGAL(state, choices)
            if count == 0:
                break
            offered += count
            chosen = below(state.chance, count)
            seat = ACTOR(state)
            if players[(seat + shift) % seats] == 1:
                states[2] = states[1]
                REDACT(states[2], seat)
                WEIGH(states[2], choices, count, weight, reason)
                for index in range(count):
                    if weight[index] > weight[chosen]:
                        chosen = index
            journal.count = 0
            APPLY(state, choices[chosen], journal)
            made += 1
        ending[game] = OUTCOME(state, rank[game])
        decisions[game] = made
        options[game] = offered
