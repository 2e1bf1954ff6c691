"""The offer: what a server offers to anyone who comes in."""

from __future__ import annotations

import functools

import msgspec
from starlette.requests import Request

import windlass
from windlass.bots.registry import character_of, levels, name_of
from windlass.engine.registry import find_game, game_ids
from windlass.engine.text import Text
from windlass.i18n.catalog import LANGUAGES
from windlass.table import wire
from windlass.table.door.reach import link_origin, reach_of
from windlass.table.door.requests import server_of
from windlass.table.log.chat import PHRASES, REACTIONS


@functools.cache
def games() -> list[wire.GameInfo]:
    """Every game with its options as a form needs them."""
    return [_game(game) for game in game_ids()]


def _game(game_id: str) -> wire.GameInfo:
    game = find_game(game_id)
    seats = list(game.seat_counts)
    return wire.GameInfo(
        id=game.id,
        name=Text(f"{game.id}-name"),
        tagline=Text(f"{game.id}-tagline"),
        version=game.version,
        components=game.components,
        seats=seats,
        options=msgspec.to_builtins(game.options(seats=seats[0])),
        schema=msgspec.json.schema(game.options),
        levels=[wire.LevelInfo(id=one.id, name=name_of(game.id, one.id), character=character_of(game.id, one.id)) for one in levels()],
    )


def offer_of(request: Request) -> wire.House:
    """What this server offers now, under the address at which others find it."""
    server, origin = server_of(request), link_origin(request)
    return wire.House(
        version=windlass.__version__, games=games(),
        languages=list(LANGUAGES), phrases=list(PHRASES), reactions=list(REACTIONS), compiling=server.compiling,
        seeded=bool(server.settings.house_seed), origin=origin, reach=reach_of(origin),
    )  # fmt: skip
