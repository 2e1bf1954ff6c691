"""A match as a picture: the board as one seat may see it."""

from __future__ import annotations

from typing import Literal

from windlass.engine.match import Match
from windlass.engine.refusal import Refusal
from windlass.engine.text import Text
from windlass.i18n.catalog import LANGUAGES, catalog, sources
from windlass.picture.painter import Size, Wish, has_board, paint

Theme = Literal["system", "light", "dark"]


def draw(match: Match, seat: int, *, language: str, theme: Theme, width: int, height: int) -> str:
    """The board as a seat may see it, as an SVG document. Refuses with `picture.` codes where there is nothing to draw with."""
    game = match.header.game
    view = match.view(seat)
    if not has_board(game):
        raise Refusal("picture.no-board", game=game)
    spoken = language if language in LANGUAGES else LANGUAGES[0]
    title = catalog(spoken).say(Text(f"{game}-name"))
    messages = "\n".join(sources(spoken).values())
    return paint(Wish(game, view, match.header.names, spoken, messages, theme, title, Size(width, height)))
