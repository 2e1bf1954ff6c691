"""A puzzle as somebody sees it: the position redacted for the seat that is to find the way, and what they tried."""

from __future__ import annotations

from typing import Final, Literal

from windlass.engine.refusal import Refusal
from windlass.engine.text import Text
from windlass.puzzles import Attempt, Puzzle
from windlass.table.log.views import choices, line_of
from windlass.table.wire import Play, PuzzleAnswer, PuzzleInfo, PuzzleStep

MOST: Final = 40  # actions that are looked at


def info_of(puzzle: Puzzle) -> PuzzleInfo:
    """What may be told of a puzzle before it is solved."""
    return PuzzleInfo(puzzle.id, puzzle.kind, list(puzzle.themes), puzzle.rating, len(puzzle.line))


def step_of(puzzle: Puzzle, played: list[str], *, shown: bool) -> PuzzleStep:
    """Where an attempt stands after these actions; the first wrong one ends it. Refuses what is not legal."""
    attempt, wrong = Attempt(puzzle), ""
    if len(played) > MOST:
        raise Refusal("puzzle.too-long")
    for action in puzzle.line if shown else played:
        if attempt.is_solved:
            break
        if not attempt.play(action):
            wrong = action
            break
    verdict: Literal["open", "wrong", "solved", "shown"]
    verdict = "shown" if shown else "solved" if attempt.is_solved else "wrong" if wrong else "open"
    match, seat = attempt.match, attempt.seat
    known = match.redacted(seat)
    goes_on = verdict in ("open", "wrong")
    scores = list(match.game.scores(known))
    return PuzzleStep(
        verdict=verdict,
        seats=match.seats,
        play=Play(
            seat=seat, ply=len(match.line), actor=match.actor, view=match.game.view(known, seat),
            prompt=match.game.prompt(known, seat) if match.actor >= 0 else None,
            choices=choices(match.game, known, seat) if goes_on and match.actor == seat else [],
            can_undo=False, undo_to=None,
        ),
        log=[line_of(match, ply, seat, opened=False, scores=scores, at=0) for ply in range(1, len(match.line) + 1)],
        cost=_cost(puzzle, wrong) if wrong and not match.line else None,
        answer=None if goes_on else _answer(puzzle, attempt),
    )  # fmt: skip


def _cost(puzzle: Puzzle, wrong: str) -> float | None:
    """The chance to win that a wrong first action loses."""
    return puzzle.chances[puzzle.line[0]] - puzzle.chances[wrong] if wrong in puzzle.chances else None


def _answer(puzzle: Puzzle, attempt: Attempt) -> PuzzleAnswer:
    game, best = attempt.match.game, puzzle.line[0]
    others = [chance for action, chance in puzzle.chances.items() if action != best]
    return PuzzleAnswer(
        line=[game.describe(game.parse_action(action)) for action in puzzle.line],
        reason=Text(puzzle.reason),
        gains=[Text(message, {"count": count}) for message, count in puzzle.gains],
        chance=puzzle.chances.get(best),
        second=max(others, default=None),
    )
