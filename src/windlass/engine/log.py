"""The log of a match: the header that is settled before the first action, the entries, and what follows from them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import msgspec

from windlass.engine.game import Options
from windlass.engine.proof import Shuffle


@dataclass(frozen=True, slots=True)
class Header:
    """What is settled before the first action. The seed is secret until the match is over; its hash is not."""

    game: str
    version: int
    components: str
    options: Options
    names: tuple[str, ...]
    seed_hash: str
    seed: bytes | None
    shuffle: Shuffle | None = None
    """How the seed came about; None where somebody chose it, or nothing shows otherwise."""
    start: str = ""
    """The position from which play began, as a line; empty where it was dealt."""

    @property
    def fingerprint(self) -> bytes:
        """Everything in it that is public from the start, in one form for ever: an option counts only where it is not the usual one."""
        chosen, usual = msgspec.to_builtins(self.options), msgspec.to_builtins(type(self.options)())
        options = {name: chosen[name] for name in sorted(chosen) if name == "seats" or chosen[name] != usual[name]}
        shuffle = self.shuffle or Shuffle("")
        parts = [part.hex() for part in shuffle.parts]
        made_of = [self.seed_hash, shuffle.commitment, shuffle.key, parts]
        return msgspec.json.encode([self.game, self.version, self.components, options, self.names, made_of, self.start])


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log: an action played, the last one taken back (freely or by consent), or a seat giving up."""

    kind: Literal["play", "undo", "consent", "resign"]
    value: int = 0


@dataclass(slots=True)
class Ply:
    """One action that stands, with what it caused."""

    action: int
    actor: int
    rows: list[tuple[int, ...]]
    barrier: bool  # whether something hidden or random came to light


@dataclass(frozen=True, slots=True)
class Ending:
    """Why a match is over, and the place of every seat, from 1."""

    reason: str
    rank: tuple[int, ...]
