"""Routes about ratings: ladders, what a match changed, and people as others may know them."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from windlass.engine.registry import find_game
from windlass.table.door.requests import answer, checked_number, server_of, somebody, table_in, whoever
from windlass.table.live import ladders


async def ladder(request: Request) -> Response:
    """The ladder of a game for one number of seats."""
    seats = checked_number(request.path_params["seats"], "seats", 1, 8)
    game = find_game(request.path_params["game"])
    return answer(await ladders.ladder(server_of(request).tables.store, game.id, seats))


async def changes(request: Request) -> Response:
    """What a match did to the ratings of those who played it, for whoever may see its table."""
    server = server_of(request)
    found = await server.readable(table_in(request), await somebody(request))
    return answer(await ladders.changes(server.tables.store, found.table))


async def profile(request: Request) -> Response:
    """A person with their ratings and matches, as far as whoever asks may know them."""
    return answer(await ladders.profile(server_of(request).tables.store, request.path_params["person"], await whoever(request)))
