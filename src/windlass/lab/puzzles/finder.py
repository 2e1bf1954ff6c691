"""Finding puzzles: matches between players of every strength are looked through for decisions with one clearly best way."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import msgspec

from windlass.bots import settings as places
from windlass.bots.hints import Hint, plain_hints, with_plan
from windlass.bots.judge import Judge
from windlass.bots.learned import LOOKING, PLANNING
from windlass.engine.game import Game
from windlass.engine.journal import Journal
from windlass.engine.lesson import HARMLESS
from windlass.engine.match import Match
from windlass.lab.matches import field_of, play_match
from windlass.lab.puzzles.exact import TooMuch, Wins, wins
from windlass.lab.puzzles.rating import rated
from windlass.lab.puzzles.threat import is_defence
from windlass.puzzles.puzzle import SEED, Kind, Puzzle, print_of

PLAYERS: Final = ("advice", "sailor", "mate", "navigator", "captain")
GLANCE: Final = 2  # worlds in which every decision is looked at
QUICK: Final = 8  # worlds for one that may be clear
DEEP: Final = 10 * QUICK  # worlds in which what looked clear is checked
LIKELY: Final = 0.12  # chance to win by which the best must lead at a glance
CLEAR: Final = 0.2  # at a second look
SURE: Final = 0.15  # and after the check: a review would call anything else a mistake
OPEN: Final = (0.08, 0.97)  # chances with which a match is neither lost nor won
SAFE: Final = 0.97  # chance above which a win this turn is looked for
SEARCHED: Final = 1200  # actions tried for it; early in a turn there may be more to try, later there is less
MOST_RIGHT: Final = 150  # positions that may lie on the ways to it
FEWEST: Final = 4  # actions to choose from
LOOSE: Final = 3  # one of so many first actions may be right, not more
LONGEST: Final = 5  # decisions of a line that is not a win
EACH: Final = 2  # puzzles of one sort from a match
TOLD: Final = 4  # actions whose chances are told


class Glimpse(Judge):
    """One who looks at every decision, so not for long."""

    effort = PLANNING


class Checker(Judge):
    """One who tries more lines than those who play, and looks farther."""

    effort = LOOKING._replace(candidates=10)

    def _settings(self, state: Any, **changed: int) -> list[int]:
        settings = super()._settings(state, **changed)
        settings[places.HORIZON] = 2
        return settings


class Sort(NamedTuple):
    """What sort of match is played."""

    options: dict[str, Any]
    players: tuple[str, ...]


def sort_of(game: Game, number: int) -> Sort:
    """The sort of a match: every second one has two seats; all games that anything was learned of, and any strengths against each other."""
    assert game.lesson is not None
    lots = random.Random(f"{game.id} {number}")  # noqa: S311  # a choice of matches, not secrecy
    seats = 2 if number % 2 else lots.choice(list(game.seat_counts))
    options = lots.choice(list(game.lesson.courses(seats).values()))[0]
    return Sort({**msgspec.to_builtins(options), "seats": seats}, tuple(lots.choice(PLAYERS) for _ in range(seats)))


def find(game: Game, number: int, seed: int) -> Iterator[Puzzle]:
    """The puzzles of one match."""
    sort = sort_of(game, number)
    match = play_match(field_of(game.id, sort.options, sort.players, seed), number)
    glimpse, checker = Glimpse(game), Checker(game)
    taken, won = {"win": 0, "other": 0}, False  # whether a win of this turn was found
    for ply in range(len(match.line)):
        moment = match.at(ply)
        legal = moment.legal()
        if len(legal) < FEWEST:
            continue
        lots = random.Random(f"{seed} {number} {ply}")  # noqa: S311  # imagined worlds, not secrecy
        known = moment.redacted(moment.actor)
        (_, chance), (_, second), *_ = glimpse.rank(known, legal, GLANCE, lots)
        puzzle = None
        won = won and match.line[ply - 1].actor == moment.actor
        if chance > SAFE and not won and taken["win"] < EACH and glimpse.may_win_now(legal):
            puzzle = _win(moment)
            won = puzzle is not None
        elif OPEN[0] < chance < OPEN[1] and chance - second > LIKELY and taken["other"] < EACH:
            (_, chance), (_, second), *_ = glimpse.rank(known, legal, QUICK, lots)
            puzzle = _best(moment, checker, lots) if chance - second > CLEAR else None
        if puzzle is not None:
            taken["win" if puzzle.kind == "win" else "other"] += 1
            yield rated(puzzle)


# -- a win this turn ----------------------------------------------------------------------------------------------------


def _win(moment: Match) -> Puzzle | None:
    """A puzzle of a win this turn, where there is one that most first actions miss."""
    moment = laid_out(moment)
    game, state = moment.game, moment.state
    if len(moment.legal()) < FEWEST:
        return None
    try:
        found = wins(game, state, SEARCHED)
    except TooMuch:
        return None
    if found is None or len(found.first) * LOOSE > len(moment.legal()):
        return None
    right = frozenset(prints(game, found))
    if len(right) > MOST_RIGHT:
        return None
    redacted = moment.redacted(moment.actor)
    reason = _reason(game, redacted, found.line[0])
    gains = _gains(game, redacted, found.line, reason)
    return _puzzle(moment, "win", found.line, right, reason=reason, gains=gains)


def laid_out(moment: Match) -> Match:
    """The moment once everything is done that stands in nobody's way, in whatever order: nothing in that is to be found."""
    lesson, later = moment.game.lesson, moment.copy()
    assert lesson is not None
    while not later.ending and later.actor == moment.actor:
        harmless = (action for action in later.legal() if lesson.promise(later.state, later.actor, action) == HARMLESS)
        action = next(harmless, None)
        if action is None:
            return later
        later.play(action)
    return moment


def prints(game: Game, found: Wins) -> Iterator[str]:
    """All positions on ways to a win but the first."""
    for state, keeping in found.ways.values():
        for action in keeping:
            child = state.copy()
            game.apply(child, action, Journal())
            yield print_of(game, child)


# -- one clearly best way -----------------------------------------------------------------------------------------------


def _best(moment: Match, checker: Checker, lots: random.Random) -> Puzzle | None:
    """A puzzle of one clearly best way, as far as it stays that clear, where the check agrees."""
    game, seat = moment.game, moment.actor
    trial = Match.from_position(game, moment.position, seed=SEED)
    line: list[int] = []
    right: list[str] = []
    first: list[tuple[int, float]] = []
    then: list[int] = []
    while len(line) < LONGEST and trial.actor == seat:
        legal = trial.legal()
        known = trial.redacted(seat)
        ranked = checker.rank(known, legal, DEEP, lots) if len(legal) > 1 else [(legal[0], 1.0)]
        if len(ranked) > 1 and not (ranked[0][1] - ranked[1][1] > SURE and OPEN[0] < ranked[0][1]):
            break
        if not line:
            first, then = ranked, checker.then(legal, ranked[0][0])
        ply = trial.play(ranked[0][0])
        line.append(ranked[0][0])
        right.append(print_of(game, trial.state))
        if ply.barrier:
            break
    if not line:
        return None
    known = moment.redacted(seat)
    hint = with_plan(game, known, Hint(line[0], _reason(game, known, line[0]), first[0][1]), then, lots)
    kind: Kind = "defence" if is_defence(moment, first, lots) else "best"
    chances = {game.print_action(action): round(chance, 3) for action, chance in first[:TOLD]}
    gains = tuple((text.id, int(str(text.args["count"]))) for text in hint.gains)
    return _puzzle(moment, kind, tuple(line), frozenset(right), reason=hint.reason, gains=gains, goal=right[-1], chances=chances)


# -- common -------------------------------------------------------------------------------------------------------------


def _puzzle(moment: Match, kind: Kind, line: tuple[int, ...], right: frozenset[str], **told: Any) -> Puzzle:
    game = moment.game
    name = hashlib.blake2b(moment.position.encode(), digest_size=5).hexdigest()
    written = tuple(game.print_action(action) for action in line)
    return Puzzle(
        id=name, game=game.id, components=game.components, position=moment.position, kind=kind, line=written, right=right, rating=0, **told
    )


def _reason(game: Game, redacted: Any, action: int) -> str:
    """What speaks for an action, as a message."""
    return next(one.reason for one in plain_hints(game, redacted) if one.action == action)


def _gains(game: Game, redacted: Any, line: tuple[int, ...], reason: str) -> tuple[tuple[str, int], ...]:
    hint = with_plan(game, redacted, Hint(line[0], reason, 1.0), line[1:], random.Random(1))  # noqa: S311
    return tuple((text.id, int(str(text.args["count"]))) for text in hint.gains)
