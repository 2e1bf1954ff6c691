"""The protocol of players outside this process: one JSON object a line, or the same objects over HTTP. Told in `docs/how-to/bots.md`.

A question holds what the seat may know and nothing else; an answer is checked before anything is done with it.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from windlass.engine.game import Game
from windlass.engine.refusal import Refusal

PROTOCOL: Final = 1
WORD: Final = 32  # bits of the lots that come with a question


class Hello(msgspec.Struct, frozen=True, tag="hello"):
    """The first line a bot reads: which game will be asked of it. It answers with Ready."""

    protocol: int
    game: str
    version: int
    features: tuple[str, ...]


class LegalAction(msgspec.Struct, frozen=True):
    """A legal action: its code, as players type it, and typed."""

    action: int
    notation: str
    face: Any


class Question(msgspec.Struct, frozen=True, tag="choose"):
    """A decision that is due: what the seat may know, what it may do, and the seconds it has. Answered with a Decision of the same id."""

    id: int
    seat: int
    seats: int
    seconds: float | None
    """None at a table without a clock."""
    lots: int
    """A number to draw lots by: the same decision asked again brings the same number."""
    position: str
    view: Any
    observation: list[int]
    legal: list[LegalAction]


class Bye(msgspec.Struct, frozen=True, tag="bye"):
    """The last line: nothing more will be asked."""


class Ready(msgspec.Struct, frozen=True, tag="ready"):
    """What a bot answers to Hello."""

    name: str = ""


class Decision(msgspec.Struct, frozen=True, tag="play"):
    """What a bot answers to Question: a code or the notation of one of the legal actions."""

    id: int
    action: int | str


class Waiting(msgspec.Struct, frozen=True, tag="wait"):
    """Over HTTP: nothing is to be decided in this seat yet."""


class Over(msgspec.Struct, frozen=True, tag="over"):
    """Over HTTP: nothing will be decided any more, why, and the place of every seat; none where the match was broken off."""

    reason: str
    rank: list[int] = []


def hello_for(game: Game) -> Hello:
    """The first line for a game."""
    return Hello(PROTOCOL, game.id, game.version, game.lesson.names if game.lesson else ())


def question(game: Game, redacted: Any, legal: Sequence[int], seconds: float | None, lots: int, number: int) -> Question:
    """The decision of a position redacted for its actor."""
    seat, numbers = game.actor(redacted), [0] * len(game.lesson.names if game.lesson else ())
    if game.lesson:
        game.lesson.features(redacted, seat, numbers)
    choices = [LegalAction(code, game.print_action(code), game.face(code)) for code in legal]
    return Question(number, seat, redacted.seats, seconds, lots, game.print_position(redacted), game.view(redacted, seat), numbers, choices)


def lots_from(chance: random.Random) -> int:
    """The lots of a question, from the player's own stream."""
    return chance.getrandbits(WORD)


def chosen(game: Game, legal: Sequence[int], action: int | str) -> int:
    """The code of an answer's action. Refuses with `bot.illegal` what is not among the legal ones."""
    code = action
    if isinstance(action, str):
        try:
            code = game.parse_action(action)
        except Refusal:
            code = -1
    if not isinstance(code, int) or code not in legal:
        raise Refusal("bot.illegal", action=str(action)[:40])
    return code
