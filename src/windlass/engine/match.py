"""A match: one game in progress as a header and an append-only log. State, journal and replays are folds over it."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, Final, Literal, Self

from windlass.engine.game import Game, Options
from windlass.engine.journal import Event, Journal, events, read
from windlass.engine.options import convert_options
from windlass.engine.refusal import Refusal
from windlass.engine.registry import find_game

SEED_BYTES: Final = 16


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


class Match:
    """One game in progress. Refuses what is not allowed with a coded Refusal, leaving everything as it was."""

    def __init__(self, header: Header, game: Game | None = None) -> None:
        self.header = header
        self.game = game or find_game(header.game)
        if header.version != self.game.version:
            raise Refusal("match.version", game=header.game, version=header.version)
        if header.components != self.game.components:
            raise Refusal("match.components", game=header.game, components=header.components)
        if header.seed is None or len(header.seed) != SEED_BYTES or seed_hash(header.seed) != header.seed_hash:
            raise Refusal("match.seed")
        self.entries: list[Entry] = []
        self.line: list[Ply] = []
        self.resigned: list[int] = []
        self._start()

    @classmethod
    def new(cls, game: Game | str, *, seed: bytes | None = None, names: Iterable[str] = (), **options: Any) -> Self:
        """A fresh match, dealt and ready for the first decision."""
        game = find_game(game) if isinstance(game, str) else game
        chosen = convert_options(game, options)
        seed = secrets.token_bytes(SEED_BYTES) if seed is None else seed
        header = Header(game.id, game.version, game.components, chosen, tuple(names), seed_hash(seed), seed)
        return cls(header, game)

    # -- asking -----------------------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        return self.header.options.seats

    @property
    def actor(self) -> int:
        """The seat to decide, or -1 once the match is over."""
        return -1 if self.ending else self.game.actor(self.state)

    @property
    def ending(self) -> Ending | None:
        """How the match ended, or None while it goes on. Who gave up comes behind all others, the first to do so last."""
        places = [0] * max(self.seats, 8)
        code = self.game.outcome(self.state, places)
        alone = len(self.resigned) == self.seats - 1
        if not code and not alone:
            return None
        given_up = [1 + self.resigned[::-1].index(seat) if seat in self.resigned else 0 for seat in range(self.seats)]
        keys = [(late, 0 if alone else place) for late, place in zip(given_up, places, strict=False)]
        rank = tuple(1 + sum(other < key for other in keys) for key in keys)
        return Ending("resigned" if alone else self.game.endings[code - 1], rank)

    def legal(self) -> list[int]:
        """The codes the actor may choose from; empty once the match is over."""
        if self.ending:
            return []
        out = [0] * self.game.actions
        return out[: self.game.legal(self.state, out)]

    def legal_texts(self) -> list[str]:
        """The legal actions as players type them."""
        return [self.game.print_action(code) for code in self.legal()]

    def redacted(self, seat: int) -> Any:
        """A copy of the position with all that this seat may not know blanked; -1 is a spectator."""
        state = self.state.copy()
        self.game.redact(state, seat)
        return state

    def view(self, seat: int) -> Any:
        """What a screen of this seat needs."""
        return self.game.view(self.redacted(seat), seat)

    @property
    def position(self) -> str:
        """The true position as one line of text, without the generator."""
        state = self.state.copy()
        state.chance = [0, 0, 0, 0]
        return self.game.print_position(state)

    def story(self, seat: int, since: int = 0) -> list[list[Event]]:
        """What happened in each ply from this one on, as the seat may know it."""
        return [[read(self.game.events, row, seat) for row in ply.rows] for ply in self.line[since:]]

    def opening(self, seat: int) -> list[Event]:
        """What happened while the first position was dealt, as the seat may know it."""
        return [read(self.game.events, row, seat) for row in self.opening_rows]

    # -- playing ----------------------------------------------------------------------------------------------------

    def play(self, action: int | str) -> Ply:
        """Play an action, given by code or notation."""
        code = self.game.parse_action(action) if isinstance(action, str) else action
        self._refuse_if_over()
        if code not in self.legal():
            raise self.game.why_not(self.state, code)
        self.entries.append(Entry("play", code))
        return self._apply(code)

    def can_undo(self, seat: int) -> bool:
        """Whether this seat may take back the last action alone: its own, nothing came to light, the match goes on."""
        if not self.line or self.resigned or self.ending:
            return False
        return self.line[-1].actor == seat and not self.line[-1].barrier

    def undo(self, seat: int, *, consent: bool = False) -> None:
        """Take the last action back: freely if nothing came to light, otherwise only when everyone agreed.

        Never once the match is over: its seed has been published.
        """
        self._refuse_if_over()
        if not self.line:
            raise Refusal("undo.nothing")
        if self.resigned:
            raise Refusal("undo.over")
        if not consent and self.line[-1].actor != seat:
            raise Refusal("undo.not-yours")
        if not consent and self.line[-1].barrier:
            raise Refusal("undo.revealed")
        self.entries.append(Entry("consent" if consent else "undo"))
        self._rebuild(self.line[:-1])

    def resign(self, seat: int) -> None:
        """A seat gives up. The match ends when one seat is left; until then others play on, and someone plays the seat."""
        self._refuse_if_over()
        if not 0 <= seat < self.seats:
            raise Refusal("resign.no-seat")
        if seat in self.resigned:
            raise Refusal("resign.twice")
        self.entries.append(Entry("resign", seat))
        self.resigned.append(seat)

    def enter(self, entry: Entry) -> None:
        """Repeat one entry of a log, with all its checks."""
        if entry.kind == "play":
            self.play(entry.value)
        elif entry.kind == "resign":
            self.resign(entry.value)
        else:
            self.undo(self.line[-1].actor if self.line else -1, consent=entry.kind == "consent")

    def at(self, ply: int) -> Match:
        """The match as it stood after that many actions of the present line."""
        early = Match(self.header, self.game)
        for made in self.line[:ply]:
            early.play(made.action)
        return early

    def public_header(self) -> Header:
        """The header as anyone may read it: the seed only once the match is over."""
        return self.header if self.ending else replace(self.header, seed=None)

    # -- folding ----------------------------------------------------------------------------------------------------

    def _refuse_if_over(self) -> None:
        if self.ending:
            raise Refusal("match.over")

    def _start(self) -> None:
        assert self.header.seed is not None
        self._chain = hashlib.blake2b(b"windlass", key=self.header.seed, digest_size=32).digest()
        self.state = self.game.prepare(self.header.options)
        journal = Journal()
        self.state.chance = _words(self._chain)
        self.game.deal(self.state, journal)
        self.opening_rows = events(journal)

    def _apply(self, code: int) -> Ply:
        actor = self.game.actor(self.state)
        assert self.header.seed is not None
        self._chain = hashlib.blake2b(self._chain + code.to_bytes(4, "big"), key=self.header.seed, digest_size=32).digest()
        before = _words(self._chain)
        self.state.chance = before[:]
        journal = Journal()
        self.game.apply(self.state, code, journal)
        rows = events(journal)
        ply = Ply(code, actor, rows, self.state.chance != before or any(self.game.events[row[0]].reveals for row in rows))
        self.line.append(ply)
        return ply

    def _rebuild(self, line: list[Ply]) -> None:
        self.line = []
        self._start()
        for ply in line:
            self._apply(ply.action)


def seed_hash(seed: bytes) -> str:
    """What is published of a seed at the start: anyone can check the revealed seed against it at the end."""
    return hashlib.sha256(b"windlass seed " + seed).hexdigest()


def _words(digest: bytes) -> list[int]:
    return [int.from_bytes(digest[at : at + 4], "big") for at in range(0, 16, 4)]
