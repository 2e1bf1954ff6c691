"""Lines of positions with something changed in them, and what must hold for each: refused by name, or playable to the end.

Everything follows from a seed, so a failing line can be had again; the line itself is part of every message.
"""

from __future__ import annotations

import functools
import os
import random
import re
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest
from tests.conformance.cases import MOST_DECISIONS, cases_of, menu, walk

from windlass.engine.game import Game
from windlass.engine.journal import CAPACITY, Journal, events
from windlass.engine.record import Record
from windlass.engine.refusal import Refusal
from windlass.engine.registry import find_game

LINES = int(os.environ.get("WINDLASS_MUTATIONS", "200"))  # changed lines of each game; `make mutations` tries 20,000
SHARES = 8  # of the lines, judged by tests of their own so that they run side by side
EVERY = 7  # of the positions of a random game this one is kept as a line
LOOK = 13  # of the decisions of a game played on this one is looked at with all eyes
SENSIBLE = 0.7  # share of the choices that follow the game's own advice, without which weak play may go on for long
PATIENCE = 60  # seconds of the processor's time after which a line counts as hanging
SPREAD = 6  # weights this far below the best are still chosen from


# -- Changed lines ---------------------------------------------------------------------------------------------------


@functools.cache
def honest_lines(game_id: str) -> tuple[str, ...]:
    """Lines of true and of redacted positions from a random game of every option set."""
    game = find_game(game_id)
    found = []
    for case in cases_of(game_id):
        for number, step in enumerate(walk(case, 11)):
            if number % EVERY == 0 and number < EVERY * 60:
                state = step.before.copy()
                if number % 2:
                    game.redact(state, number // 2 % (case.seats + 1) - 1)
                found.append(game.print_position(state))
        found.append(game.print_position(step.after))
    return tuple(found)


@functools.cache
def known_values(game_id: str) -> dict[str, tuple[str, ...]]:
    """The values each part has in those lines."""
    found: dict[str, set[str]] = {}
    for line in honest_lines(game_id):
        for name, value in parts_of(line).items():
            found.setdefault(name, set()).add(value)
    return {name: tuple(sorted(values)) for name, values in sorted(found.items())}


def parts_of(line: str) -> dict[str, str]:
    """The named parts of a line."""
    return dict(word.split(":", 1) for word in line.split() if ":" in word)


def mutant(game_id: str, seed: int) -> str:
    """The line of a seed: an honest one in which one to three parts are dropped, borrowed or altered."""
    chooser = random.Random(f"{game_id} {seed}")
    words = chooser.choice(honest_lines(game_id)).split()
    for _ in range(chooser.choice((1, 1, 1, 2, 3))):
        words = _changed(words, known_values(game_id), chooser)
    return " ".join(words)


def _changed(words: list[str], values: dict[str, tuple[str, ...]], chooser: random.Random) -> list[str]:
    deed = chooser.randrange(6)
    if deed < 2:  # a value of another position, or a part this one had not
        name = chooser.choice(list(values))
        rest = [word for word in words if not word.startswith(f"{name}:")]
        return [*rest, f"{name}:{chooser.choice(values[name])}"]
    place = chooser.randrange(len(words))
    name, colon, value = words[place].partition(":")
    if deed == 2 or not colon:
        return words[:place] + words[place + 1 :]
    return [*words[:place], f"{name}:{_altered(value, deed, values[name], chooser)}", *words[place + 1 :]]


def _altered(value: str, deed: int, others: tuple[str, ...], chooser: random.Random) -> str:
    if deed == 3:  # a number a little or very wrong
        spots = list(re.finditer(r"\d+", value))
        if spots:
            spot = chooser.choice(spots)
            number = chooser.choice((0, int(spot[0]) + 1, int(spot[0]) - 1, 99))
            return f"{value[: spot.start()]}{number}{value[spot.end() :]}"
    if deed == 4 and "/" in value:  # what belongs to one seat is another's, or everyone's
        items = value.split("/")
        there, here = chooser.randrange(len(items)), chooser.randrange(len(items))
        items[there] = items[here] if chooser.random() < 0.5 else items[there] + items[here]
        return "/".join(items)
    letters = sorted(set("".join(others))) or ["1"]
    at = chooser.randrange(len(value) + 1)
    return value[:at] + chooser.choice(letters) + value[at + chooser.randrange(2) :]


# -- What must hold --------------------------------------------------------------------------------------------------


def each_share() -> Any:
    """Parametrise a test of a game by shares of its changed lines."""
    return pytest.mark.parametrize("share", range(SHARES))


def judge_share(game_id: str, share: int) -> None:
    """Judge every line of a share. Fails, naming the line, when one is neither refused by name nor playable to the end."""
    game = find_game(game_id)
    accepted = [judge(game, mutant(game_id, seed), seed) for seed in range(share, LINES, SHARES)]
    assert not all(accepted), "nothing was refused: the lines are not changed enough"


def judge(game: Game, line: str, seed: int) -> bool:
    """Whether a line is a position. Fails unless it is refused naming a part, or keeps every law to the end of a game."""
    with _patience(line):
        try:
            state = game.parse_position(line)
        except Refusal as refused:
            assert refused.code == "notation.position", line
            part = str(refused.args_by_name["part"])
            assert part in known_values(game.id) or part in line.split() or part in parts_of(line), (part, line)
            return False
        assert game.parse_position(game.print_position(state)) == state, line
        _play_on(game, a_world_of(game, state, seed), random.Random(seed), line)
    return True


def a_world_of(game: Game, state: Any, seed: int) -> Any:
    """The position itself, or where it is what one reader knows, a world that reader may imagine."""
    for seat in range(-1, state.seats):
        known = state.copy()
        game.redact(known, seat)
        blind = state.copy()
        blind.chance = [0, 0, 0, 0]
        if known == blind:
            game_chance = random.Random(seed)
            known.chance = [game_chance.getrandbits(32) for _ in range(4)]
            game.imagine(known, seat)
            return known
    return state


def _play_on(game: Game, state: Any, chooser: random.Random, line: str) -> None:
    """Play a game to its end and look at every position with the laws of the conformance suite."""
    expected, rank = game.conserved(state), [0] * 8
    for number in range(MOST_DECISIONS):
        choices = menu(game, state)
        if not choices:
            break
        assert choices == sorted(set(choices)), line
        assert 0 <= choices[0] <= choices[-1] < game.actions, line
        assert 0 <= game.actor(state) < state.seats, line
        assert game.outcome(state, rank) == 0, line
        if number % LOOK == 0:
            _look(game, state, line)
        journal = Journal()
        game.apply(state, _choice(game, state, choices, chooser), journal)
        assert len(events(journal)) <= CAPACITY, line
        assert game.conserved(state) == expected, line
    assert game.actor(state) == -1, line
    assert 1 <= game.outcome(state, rank) <= len(game.endings), line
    places = rank[: state.seats]
    assert places == [1 + sum(other < own for other in places) for own in places], line
    _look(game, state, line)


def _choice(game: Game, state: Any, choices: list[int], chooser: random.Random) -> int:
    """One of the choices: usually among those the game's advice calls good, which brings a game to its end."""
    if chooser.random() > SENSIBLE:
        return chooser.choice(choices)
    known, weight, reason = state.copy(), [0] * len(choices), [0] * len(choices)
    game.redact(known, game.actor(state))
    game.weigh(known, choices, len(choices), weight, reason)
    return chooser.choice([choice for choice, worth in zip(choices, weight, strict=True) if worth >= max(weight) - SPREAD])


def _look(game: Game, state: Record, line: str) -> None:
    """Every reader sees something, the text leads back to the position, and looking changes nothing."""
    before = state.to_bytes()
    assert game.parse_position(game.print_position(state)) == state, line
    for seat in range(-1, state.seats):  # type: ignore[attr-defined]  # every game's position has it
        known = state.copy()
        game.redact(known, seat)
        msgspec.json.encode(game.view(known, seat))
        assert game.prompt(known, seat), line
        assert game.parse_position(game.print_position(known)) == known, line
    assert state.to_bytes() == before, line


@contextmanager
def _patience(line: str) -> Iterator[None]:
    """Fail, with the line, when something hangs instead of hanging with it."""

    def give_up(_signal: int, _frame: object) -> None:
        raise AssertionError(f"no end in {PATIENCE} s of work: {line}")

    before = signal.signal(signal.SIGVTALRM, give_up)
    signal.setitimer(signal.ITIMER_VIRTUAL, PATIENCE)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
