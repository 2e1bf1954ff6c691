"""Whole matches between named players. Each follows from the seed and its number alone, whoever plays it and when."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

import windlass
from windlass.bots.player import Player
from windlass.bots.registry import find_player
from windlass.engine.match import SEED_BYTES, Match
from windlass.engine.options import convert_options
from windlass.lab.games import seated

Watch = Callable[[Match, list[int], int], None]
SECONDS: Final = 1.0  # for each decision
MOST: Final = 20_000  # decisions after which a match is left unfinished


class Field(msgspec.Struct, frozen=True, kw_only=True):
    """Who plays what: the game, its options, the level at each chair, and the seed of all matches. Chairs move on by a seat a match."""

    game: str
    options: dict[str, Any]
    players: tuple[str, ...]
    seed: int = 1

    def levels(self, number: int) -> tuple[str, ...]:
        """The level at each seat of a match."""
        seats = len(self.players)
        return tuple(self.players[(seat + number) % seats] for seat in range(seats))


def field_of(game_id: str, options: dict[str, Any], players: Sequence[str], seed: int) -> Field:
    """A field whose options and players exist; one player may be named for all seats. Refuses others."""
    game = windlass.find_game(game_id)
    chosen = game.long_game_limit(convert_options(game, options))
    return Field(game=game_id, options=msgspec.to_builtins(chosen), players=seated(players, chosen.seats), seed=seed)


def open_match(field: Field, number: int) -> Match:
    """The match of this number before its first decision."""
    seed = hashlib.blake2b(f"{field.seed} {number}".encode(), digest_size=SEED_BYTES, person=b"windlass-field").digest()
    return windlass.new(field.game, seed=seed, names=field.levels(number), **field.options)


def play_match(field: Field, number: int, watch: Watch = lambda _match, _legal, _chosen: None) -> Match:
    """A whole match; `watch` is told of every decision, the menu and the choice, before it is played."""
    match = open_match(field, number)
    finish(match, field, number, watch)
    return match


def finish(match: Match, field: Field, number: int, watch: Watch = lambda _match, _legal, _chosen: None) -> None:
    """Let the players of this match go on to the end."""
    sitting: list[Player] = [find_player(match.game, level) for level in field.levels(number)]
    while not match.ending and len(match.line) < MOST:
        legal = match.legal()
        lots = random.Random(f"{field.seed} {number} {len(match.line)}")  # noqa: S311  # play, not secrecy
        chosen = sitting[match.actor].choose(match.redacted(match.actor), legal, SECONDS, lots)
        watch(match, legal, chosen)
        match.play(chosen)
