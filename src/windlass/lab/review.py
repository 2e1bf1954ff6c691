"""A review: every decision of a finished match judged by what its player could know; everyone's chances; luck and skill apart.

The judge looks ahead over imagined worlds from the position as the seat saw it, never from the truth.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final, Literal

import msgspec
from msgspec.structs import replace

from windlass.bots.hints import Hint, plain_hints, with_plan
from windlass.bots.judge import Judge
from windlass.engine.game import Game
from windlass.engine.match import Match
from windlass.engine.refusal import Refusal
from windlass.engine.text import Text
from windlass.lab.chances import Glass
from windlass.lab.hindsight import hindsight

Verdict = Literal["best", "good", "inaccuracy", "mistake", "blunder"]
LIMITS: Final[tuple[tuple[float, Verdict], ...]] = ((0.15, "blunder"), (0.10, "mistake"), (0.05, "inaccuracy"))  # lost chance to win
GOOD: Final = 0.01  # a loss that nobody could be sure of counts as best
WORLDS: Final = 32  # in which candidates are tried
KEY_MOMENTS: Final = 3


class Judgement(msgspec.Struct, frozen=True, kw_only=True):
    """One decision: what was played, what would have been best, and the chances to win after each."""

    ply: int  # actions before it
    seat: int
    action: int
    chance: float
    best: int
    best_chance: float
    verdict: Verdict
    reason: str = ""
    """The message of what speaks for the best action."""
    gains: tuple[Text, ...] = ()
    """What its plan would bring."""
    hindsight: tuple[float, float] | None = None
    """The chances after both with all cards open, where the decision cost something."""

    @property
    def loss(self) -> float:
        """The chance to win that was given away."""
        return max(self.best_chance - self.chance, 0.0)


class Balance(msgspec.Struct, frozen=True, kw_only=True):
    """Where a player's result came from. `start + decisions + luck` is `result`."""

    start: float  # the chance to win when the match began
    decisions: float  # what own decisions cost and what others' gave
    luck: float  # what draws and hidden cards gave or took, and what nobody could judge
    result: float  # the share of the win


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """What a match looks like in hindsight."""

    judgements: tuple[Judgement, ...]
    chances: tuple[tuple[int, tuple[float, ...]], ...]
    """After so many actions everyone's chance to win: at quiet moments only, and at the end."""
    balance: tuple[Balance, ...]  # one a seat

    def key_moments(self) -> list[Judgement]:
        """The decisions that cost most, in the order in which they fell."""
        costly = sorted((one for one in self.judgements if one.verdict not in ("best", "good")), key=lambda one: (-one.loss, one.ply))
        return sorted(costly[:KEY_MOMENTS], key=lambda one: one.ply)


def verdict_of(loss: float) -> Verdict:
    """The word for a loss of the chance to win."""
    return next((word for limit, word in LIMITS if loss >= limit), "good" if loss >= GOOD else "best")


def review(match: Match, *, worlds: int = WORLDS, progress: Callable[[int], None] = lambda _done: None) -> Review:
    """The review of a finished match; `progress` is told how many actions are judged. Refuses one that goes on or that nobody can judge."""
    if not match.ending:
        raise Refusal("review.going-on")
    judge = Judge(match.game)
    weights = judge.weights_for(match.state)
    if isinstance(weights, Refusal):
        raise weights
    glass = Glass(match.game, weights)
    judgements, chances = [], []
    for ply, state in enumerate(match.positions()):
        if ply == len(match.line):
            break
        found = judged(match, judge, ply, state, worlds)
        if found:
            judgements.append(explained(match, judge, glass, state, found))
        if glass.is_quiet(state):
            chances.append((ply, glass.chances(state)))
        progress(ply + 1)
    winners = match.ending.rank.count(1)
    result = tuple(1.0 / winners if place == 1 else 0.0 for place in match.ending.rank)
    start = chances[0][1] if chances else (1.0 / match.seats,) * match.seats
    balance = tuple(_balance(seat, judgements, start[seat], result[seat], match.seats) for seat in range(match.seats))
    return Review(judgements=tuple(judgements), chances=(*chances, (len(match.line), result)), balance=balance)


def judged(match: Match, judge: Judge, ply: int, state: Any, worlds: int) -> Judgement | None:
    """What to say of an action, or None where there was nothing to choose."""
    game = match.game
    seat, menu = game.actor(state), [0] * game.actions
    legal = menu[: game.legal(state, menu)]
    if len(legal) < 2:
        return None
    game.redact(known := state.copy(), seat)
    lots = random.Random(ply)  # noqa: S311  # the same review every time
    action = match.line[ply].action
    ranked = judge.rank(known, legal, worlds, lots, sure=(action,))
    best, again = ranked[0][0], dict(ranked)
    if best != action:  # what looked best did so by luck too: it is judged anew, in other worlds
        again = judge.again(known, legal, (action, best), worlds, lots)
        best = best if again[best] > again[action] else action
    chance, best_chance = again[action], again[best]
    return Judgement(
        ply=ply,
        seat=seat,
        action=action,
        chance=chance,
        best=best,
        best_chance=best_chance,
        verdict=verdict_of(best_chance - chance),
    )


def explained(match: Match, judge: Judge, glass: Glass, state: Any, one: Judgement) -> Judgement:
    """A judgement with what speaks for the better action, where there was one worth telling."""
    if one.verdict in ("best", "good"):
        return one
    game, lots = match.game, random.Random(one.ply)  # noqa: S311  # the same review every time
    game.redact(known := state.copy(), one.seat)
    reason = next(hint.reason for hint in plain_hints(game, known) if hint.action == one.best)
    hint = with_plan(game, known, Hint(one.best, reason, one.best_chance), judge.then(_menu(game, known), one.best), lots)
    open_cards = tuple(hindsight(game, glass, state, action, one.ply) for action in (one.action, one.best))
    return replace(one, reason=hint.reason, gains=hint.gains, hindsight=(open_cards[0], open_cards[1]))


def _menu(game: Game, known: Any) -> list[int]:
    menu = [0] * game.actions
    return menu[: game.legal(known, menu)]


def _balance(seat: int, judgements: list[Judgement], start: float, result: float, seats: int) -> Balance:
    """What one gives away falls to the others in equal parts."""
    decisions = sum(-one.loss if one.seat == seat else one.loss / (seats - 1) for one in judgements)
    return Balance(start=start, decisions=decisions, luck=result - start - decisions, result=result)
