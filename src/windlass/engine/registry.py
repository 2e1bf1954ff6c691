"""The registry: which games there are. A game appears everywhere by one line in `windlass.games`."""

from __future__ import annotations

from collections.abc import Callable

from windlass.engine.game import Game
from windlass.engine.refusal import Refusal

_LOADERS: dict[str, Callable[[], Game]] = {}
_LOADED: dict[str, Game] = {}


def register(game_id: str, loader: Callable[[], Game]) -> None:
    """Make a game known; it is loaded when first asked for."""
    _LOADERS[game_id] = loader


def game_ids() -> list[str]:
    """All games, in the order they were registered."""
    return list(_LOADERS)


def find_game(game_id: str) -> Game:
    """The game with this id. Refuses with `game.unknown`."""
    if not isinstance(game_id, str) or game_id not in _LOADERS:
        raise Refusal("game.unknown", game=str(game_id)[:40])
    if game_id not in _LOADED:
        _LOADED[game_id] = _LOADERS[game_id]()
    return _LOADED[game_id]
