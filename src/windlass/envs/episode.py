"""An episode: one game from its deal to its end, played action by action, for environments that ask one decision at a time."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from windlass.engine.chance import key
from windlass.engine.game import Game, returns
from windlass.engine.journal import Journal
from windlass.engine.options import convert_options
from windlass.engine.registry import find_game
from windlass.envs.schema import Dictionary, Flat, Form, Schema, schema_of

Observed = Flat | Dictionary
Mask = NDArray[np.int8]
RANKS = 8  # room for places


class Episode:
    """A game being played by interpreted rules: nothing is compiled, so it starts at once."""

    def __init__(self, game: str | Game, options: dict[str, Any]) -> None:
        """Options are the game's own; weak play is bounded as in simulation. Refuses what the game refuses."""
        self.game = find_game(game) if isinstance(game, str) else game
        self.options = self.game.long_game_limit(convert_options(self.game, options))
        self.schema: Schema = schema_of(self.game)
        self.seats: int = self.options.seats
        self._prepared = self.game.prepare(self.options)
        self._journal = Journal()
        self._journal.muted = 1
        self._room = [0] * self.game.actions
        self._rank = [0] * RANKS
        self.state: Any = self._prepared.copy()
        self.made = 0
        self.legal: list[int] = []

    def deal(self, seed: int, stream: int = 0) -> None:
        """Begin anew, all chance drawn from one stream of a seed."""
        self.state = self._prepared.copy()
        key(self.state.chance, seed, stream)
        self.game.deal(self.state, self._journal)
        self.made = 0
        self._ask()

    def play(self, action: int) -> None:
        """Play a legal action. Refuses any other, in the game's own words, and nothing changes."""
        if action not in self.legal:
            raise self.game.why_not(self.state, action)
        self.game.apply(self.state, action, self._journal)
        self.made += 1
        self._ask()

    def _ask(self) -> None:
        self.legal = self._room[: self.game.legal(self.state, self._room)]

    @property
    def actor(self) -> int:
        """The seat to decide, or -1 once the game is over."""
        return self.game.actor(self.state)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return not self.legal

    @property
    def returns(self) -> list[float]:
        """Zero-sum result per seat, between -1 and 1; zeros while the game goes on."""
        if self.game.outcome(self.state, self._rank) == 0:
            return [0.0] * self.seats
        return returns(self._rank, self.seats)

    def redacted(self, seat: int) -> Any:
        """A copy of the position with all blanked that a seat may not know; -1 is a spectator."""
        state = self.state.copy()
        self.game.redact(state, seat)
        return state

    def observe(self, seat: int, form: Form) -> Observed:
        """What a seat observes, in numbers."""
        redacted = self.redacted(seat)
        return self.schema.flat(redacted, seat) if form == "flat" else self.schema.dictionary(redacted, seat)

    def mask(self, seat: int) -> Mask:
        """For every action 1 where the seat may choose it now: nothing but for the actor."""
        mask = np.zeros(self.game.actions, np.int8)
        if self.legal and seat == self.actor:
            mask[self.legal] = 1
        return mask

    def line(self) -> str:
        """The position as everyone may know it, as one line of text."""
        return self.game.print_position(self.redacted(-1))
