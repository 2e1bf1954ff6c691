"""Routes of puzzles: which there are, and attempts at one. Nothing is kept of them; whoever asks keeps what they have solved."""

from __future__ import annotations

import datetime as dt

from starlette.requests import Request
from starlette.responses import Response

from windlass.engine.refusal import Refusal
from windlass.engine.registry import find_game
from windlass.puzzles import of_the_day, puzzles_of
from windlass.table.door.requests import answer, body_of, server_of
from windlass.table.log.puzzles import info_of, step_of
from windlass.table.wire import Puzzles, Trying


async def puzzles(request: Request) -> Response:
    """The puzzles of a game."""
    game = find_game(request.path_params["game"]).id
    day = dt.datetime.fromtimestamp(server_of(request).tables.now() / 1000, dt.UTC).date()
    return answer(Puzzles(of_the_day(game, day), [info_of(one) for one in puzzles_of(game).values()]))


async def attempt(request: Request) -> Response:
    """Where an attempt at a puzzle stands."""
    game = find_game(request.path_params["game"]).id
    asked: Trying = await body_of(request, Trying)
    puzzle = puzzles_of(game).get(request.path_params["puzzle"])
    if puzzle is None:
        raise Refusal("puzzle.unknown")
    return answer(step_of(puzzle, asked.played, shown=asked.shown))
