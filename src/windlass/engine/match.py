"""A match: one game in progress as a header and an append-only log. State, journal and replays are folds over it."""

from __future__ import annotations

import hashlib
import operator
import threading
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any, Final, Self

import msgspec
import numpy as np
from numpy.typing import NDArray

from windlass.engine.editions import edition
from windlass.engine.game import Game, places_with, returns
from windlass.engine.journal import Event, Journal, events, read
from windlass.engine.lesson import Lesson
from windlass.engine.log import Ending, Entry, Header, Ply
from windlass.engine.options import convert_options
from windlass.engine.past import Branch, Moment, Past
from windlass.engine.proof import SEED_BYTES, Shuffle, first_head, next_head, seed_hash
from windlass.engine.record import Record
from windlass.engine.refusal import Refusal
from windlass.engine.registry import find_game
from windlass.engine.sketch import sketch
from windlass.engine.text import clean_name

__all__ = ["SEED_BYTES", "Ending", "Entry", "Header", "Match", "Ply", "seed_hash"]

_PAGES: Final = threading.local()
MOST_SHOWN: Final = 10**9  # a larger number is not repeated in a refusal


class Match:
    """One game in progress. Refuses what is not allowed with a coded Refusal, leaving everything as it was."""

    line: Branch[Ply]
    """The actions that stand, in order."""
    resigned: list[int]
    opening_rows: list[tuple[int, ...]]
    _entries: list[Entry] | None
    _heads: list[bytes]
    _link: bytes
    _past: Past

    def __init__(self, header: Header, game: Game | None = None) -> None:
        self.header = replace(header, names=tuple(map(clean_name, header.names)))
        self.game = edition(game or find_game(header.game), header.components)
        if header.version not in (self.game.version, *self.game.replays):
            raise Refusal("match.version", game=header.game, version=header.version)
        if not self.game.has_components(header.components):
            raise Refusal("match.components", game=header.game, components=header.components)
        if header.seed is None or len(header.seed) != SEED_BYTES or seed_hash(header.seed) != header.seed_hash:
            raise Refusal("match.seed")
        if header.shuffle is not None and header.shuffle.seed != header.seed:
            raise Refusal("match.seed")
        self.line, self.resigned, self._entries, self._heads = Branch(), [], [], []
        self._start()

    @classmethod
    def new(cls, game: Game | str, *, seed: bytes | None = None, names: Iterable[str] = (), **options: object) -> Self:
        """A fresh match, dealt and ready for the first decision. Its header says whether the seed was chosen."""
        return cls._begin(game, seed, names, options, "")

    @classmethod
    def from_position(cls, game: Game | str, text: str, *, seed: bytes | None = None, names: Iterable[str] = (), **options: object) -> Self:
        """A match that starts from a position line, which must be one that could come about.

        Rules ask the position alone: options, beside the number of seats, are only what the header tells.
        """
        game = game if isinstance(game, Game) else find_game(game)
        if not isinstance(text, str):
            raise Refusal("notation.position", part=type(text).__name__)
        state: Any = game.parse_position(text)
        state.chance = [0, 0, 0, 0]
        return cls._begin(game, seed, names, {"seats": state.seats, **options}, game.print_position(state))

    @classmethod
    def _begin(cls, game: Game | str, seed: bytes | None, names: Iterable[str], options: dict[str, object], start: str) -> Self:
        game = game if isinstance(game, Game) else find_game(game)
        chosen, shuffle = convert_options(game, options), None
        if seed is None:
            shuffle = Shuffle.alone()
            seed = shuffle.seed
        if not isinstance(seed, bytes) or len(seed) != SEED_BYTES:
            raise Refusal("match.seed-bytes", size=SEED_BYTES)
        if isinstance(names, str) or not isinstance(names, Iterable):
            raise Refusal("match.names")
        called = list(names)
        if not all(isinstance(name, str) for name in called) or len(called) > chosen.seats:
            raise Refusal("match.names")
        header = Header(game.id, game.version, game.components, chosen, tuple(called), seed_hash(seed), seed, shuffle, start)
        return cls(header, game)

    # -- as a value -------------------------------------------------------------------------------------------------

    def __repr__(self) -> str:
        told = f"over: {self.ending.reason}" if self.ending else f"seat {self.actor} to act"
        return f"<Match of {self.header.game}: {self.seats} seats, ply {len(self.line)}, {told}>"

    def _repr_svg_(self) -> str | None:
        """The board as a spectator sees it, for a notebook; None where nothing can draw it."""
        return sketch(self)

    def __eq__(self, other: object) -> bool:
        """Whether header and log are the same, and so everything that follows from them."""
        if not isinstance(other, Match):
            return NotImplemented
        return self.header == other.header and self.entries == other.entries

    __hash__ = None  # type: ignore[assignment]  # a match goes on

    def copy(self) -> Match:
        """The same match, free to go on another way."""
        twin = object.__new__(Match)
        vars(twin).update(vars(self.at(len(self.line))))
        twin._entries, twin.resigned, twin._heads = self.entries[:], self.resigned[:], self._heads[:]
        twin._forget()
        return twin

    def __getstate__(self) -> dict[str, object]:
        return {name: value for name, value in vars(self).items() if name != "game"}

    def __setstate__(self, state: dict[str, object]) -> None:
        vars(self).update(state)
        self.game = edition(find_game(self.header.game), self.header.components)

    # -- asking -----------------------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        return self.header.options.seats

    @property
    def entries(self) -> list[Entry]:
        """The log. An earlier moment of a match has the actions that led to it and no others."""
        if self._entries is None:
            self._entries = [Entry("play", ply.action) for ply in self.line]
        return self._entries

    @property
    def head(self) -> str:
        """The head of the log: a hash over the header and every entry so far."""
        return self.head_after(len(self.entries))

    def head_after(self, count: int) -> str:
        """What the head was after that many entries."""
        if not self._heads:
            self._heads.append(first_head(self.header.fingerprint))
        for entry in self.entries[len(self._heads) - 1 : count]:
            assert self.header.seed is not None
            self._heads.append(next_head(self._heads[-1], f"{entry.kind} {entry.value}", self.header.seed))
        return self._heads[count].hex()

    @property
    def state(self) -> Record:
        """The true position, to be read: every action makes a new one."""
        return self._state  # type: ignore[no-any-return]  # each game has a kind of its own

    @state.setter
    def state(self, state: Record) -> None:
        self._state: Any = state
        self._forget()

    def _forget(self) -> None:
        """Nothing is known yet of this position; each fact is worked out when first asked for, once."""
        self._known_ending: Ending | None = None
        self._is_known_ending = False
        self._known_menu: list[int] | None = None
        self._known_actor: int | None = None

    @property
    def actor(self) -> int:
        """The seat to decide, or -1 once the match is over."""
        if self._known_actor is None:
            self._known_actor = -1 if self.ending else self.game.actor(self._state)
        return self._known_actor

    @property
    def ending(self) -> Ending | None:
        """How the match ended, or None while it goes on. Who gave up comes behind all others, the first to do so last."""
        if not self._is_known_ending:
            self._known_ending = self._find_ending()
            self._is_known_ending = True
        return self._known_ending

    def _find_ending(self) -> Ending | None:
        places = [0] * max(self.seats, 8)
        code = self.game.outcome(self._state, places)
        alone = len(self.resigned) == self.seats - 1
        if not code and not alone:
            return None
        rank = places_with(places, self.resigned, self.seats)
        return Ending("resigned" if alone else self.game.endings[code - 1], rank)

    def legal(self) -> list[int]:
        """The codes the actor may choose from, ascending; empty once the match is over."""
        if self._known_menu is None:
            out = [0] * self.game.actions
            self._known_menu = [] if self.ending else out[: self.game.legal(self._state, out)]
        return self._known_menu[:]

    def mask(self) -> NDArray[np.bool_]:
        """For every action code whether the actor may choose it."""
        mask = np.zeros(self.game.actions, np.bool_)
        mask[self.legal()] = True
        return mask

    @property
    def features(self) -> tuple[str, ...]:
        """What each number of an observation is, in order. Refuses with `game.no-features` where nobody has said what a learner sees."""
        return self._lesson.names

    def observation(self, seat: int) -> NDArray[np.int32]:
        """What this seat may know of the position as numbers, seen from its place: as many as there are `features`."""
        if self._reader(seat) < 0:
            raise Refusal("match.no-place", last=self.seats - 1)
        row = [0] * len(self.features)
        self._lesson.features(self.redacted(seat), _whole(seat), row)
        return np.array(row, np.int32)

    @property
    def _lesson(self) -> Lesson:
        if self.game.lesson is None:
            raise Refusal("game.no-features", game=self.header.game)
        return self.game.lesson

    @property
    def returns(self) -> tuple[float, ...]:
        """Zero-sum result per seat, between -1 and 1; zeros while the match goes on."""
        return tuple(returns(self.ending.rank, self.seats)) if self.ending else (0.0,) * self.seats

    def legal_texts(self) -> list[str]:
        """The legal actions as players type them."""
        return [self.game.print_action(code) for code in self.legal()]

    def redacted(self, seat: int) -> Record:
        """A copy of the position with all that this seat may not know blanked; -1 is a spectator."""
        state = self.state.copy()
        self.game.redact(state, self._reader(seat))
        return state

    def view(self, seat: int) -> msgspec.Struct:
        """What a screen of this seat needs."""
        return self.game.view(self.redacted(seat), self._reader(seat))

    def _reader(self, seat: int) -> int:
        """A seat, or -1 for a spectator. Refuses everything else with `match.no-seat`."""
        if not -1 <= _whole(seat) < self.seats:
            raise Refusal("match.no-seat", last=self.seats - 1)
        return _whole(seat)

    @property
    def position(self) -> str:
        """The true position as one line of text, without the generator."""
        state = self._state.copy()
        state.chance = [0, 0, 0, 0]
        return self.game.print_position(state)

    def story(self, seat: int, since: int = 0) -> list[list[Event]]:
        """What happened in each ply from this one on, as the seat may know it."""
        seat = self._reader(seat)
        return [[read(self.game.events, row, seat) for row in ply.rows] for ply in self.line[since:]]

    def opening(self, seat: int) -> list[Event]:
        """What happened while the first position was dealt, as the seat may know it."""
        seat = self._reader(seat)
        return [read(self.game.events, row, seat) for row in self.opening_rows]

    def positions(self) -> Iterator[Record]:
        """Every position of the line of play, from the first on, each a copy of its own."""
        link, state = self._moment(0)
        yield state.copy()
        for ply in self.line:
            state, link, _ = self._step(state, link, ply.action)
            yield state.copy()

    # -- playing ----------------------------------------------------------------------------------------------------

    def play(self, action: int | str) -> Ply:
        """Play an action, given by code or notation. Whatever goes wrong, the match is afterwards what it was before."""
        code = self.game.parse_action(action) if isinstance(action, str) else _whole(action)
        self._refuse_if_over()
        if not 0 <= code < self.game.actions:
            raise Refusal("action.unknown", code=code if abs(code) < MOST_SHOWN else "…")
        if code not in self.legal():
            raise self.game.why_not(self._state, code)
        state, link, ply = self._step(self._state.copy(), self._link, code)
        wanted = self._past.wants(len(self.line) + 1)
        moment = Moment(link, state.to_bytes()) if wanted else None
        # Nothing below can fail.
        self.entries.append(Entry("play", code))
        self.line.append(ply)
        if moment:
            self._past.keep(moment)
        self._link = link
        self.state = state
        return ply

    def can_undo(self, seat: int) -> bool:
        """Whether this seat may take back the last action alone: its own, nothing came to light, the match goes on."""
        return self.why_no_undo(seat) is None

    def undo(self, seat: int, *, consent: bool = False, to: int | None = None) -> None:
        """Take actions back until `to` are left, the last one unless told: freely if nothing came to light, or because everyone agreed.

        Never once the match is over: its seed has been published.
        """
        left = len(self.line) - 1 if to is None else _whole(to)
        refusal = self.why_no_undo(seat, consent=consent, to=left)
        if refusal:
            raise refusal
        link, state = self._moment(left)
        self.entries.extend([Entry("consent" if consent else "undo")] * (len(self.line) - left))
        self.line.cut(left)
        self._past.cut(left)
        self._link = link
        self.state = state

    def why_no_undo(self, seat: int, *, consent: bool = False, to: int | None = None) -> Refusal | None:
        """Why this seat may not take back until `to` actions are left, or None where it may."""
        if self.ending:
            return Refusal("match.over")
        seat, left = self._reader(seat), len(self.line) - 1 if to is None else _whole(to)
        if not 0 <= left < len(self.line):
            return Refusal("undo.nothing")
        if self.resigned:
            return Refusal("undo.over")
        if not consent and any(ply.actor != seat for ply in self.line[left:]):
            return Refusal("undo.not-yours")
        if not consent and any(ply.barrier for ply in self.line[left:]):
            return Refusal("undo.revealed")
        return None

    def resign(self, seat: int) -> None:
        """A seat gives up. The match ends when one seat is left; until then others play on, and someone plays the seat."""
        self._refuse_if_over()
        seat = _whole(seat)
        if not 0 <= seat < self.seats:
            raise Refusal("resign.no-seat")
        if seat in self.resigned:
            raise Refusal("resign.twice")
        self.entries.append(Entry("resign", seat))
        self.resigned.append(seat)
        self._forget()

    def enter(self, entry: Entry) -> None:
        """Repeat one entry of a log, with all its checks."""
        if entry.kind == "play":
            self.play(entry.value)
        elif entry.kind == "resign":
            self.resign(entry.value)
        else:
            self.undo(self.line[-1].actor if self.line else -1, consent=entry.kind == "consent")

    def at(self, ply: int) -> Match:
        """The match as it stood after that many actions of the present line. The moment costs the same wherever it lies."""
        ply = self._checked_ply(ply)
        early = object.__new__(Match)
        early.header, early.game = self.header, self.game
        early.line, early.resigned, early._entries, early._heads = self.line.until(ply), [], None, []
        early.opening_rows = self.opening_rows
        early._past = self._past.until(ply)
        early._link, early.state = self._moment(ply)
        return early

    def _checked_ply(self, ply: int) -> int:
        ply = _whole(ply)
        if not 0 <= ply <= len(self.line):
            raise Refusal("match.no-ply", number=max(-1, min(ply, MOST_SHOWN)), most=len(self.line))
        return ply

    def public_header(self) -> Header:
        """The header as anyone may read it: seed and secret only once the match is over."""
        if self.ending:
            return self.header
        return replace(self.header, seed=None, shuffle=self.header.shuffle and self.header.shuffle.public())

    # -- folding ----------------------------------------------------------------------------------------------------

    def _refuse_if_over(self) -> None:
        if self.ending:
            raise Refusal("match.over")

    def _start(self) -> None:
        assert self.header.seed is not None
        self._link = hashlib.blake2b(b"windlass", key=self.header.seed, digest_size=32).digest()
        journal = _blank_journal()
        state: Any = self.game.parse_position(self.header.start) if self.header.start else self.game.prepare(self.header.options)
        if state.seats != self.seats:
            raise Refusal("notation.position", part="seats")
        state.chance = _words(self._link)
        if not self.header.start:
            self.game.deal(state, journal)
        self.opening_rows = events(journal)
        self._past = Past(Moment(self._link, state.to_bytes()))
        self.state = state

    def _step(self, state: Any, link: bytes, code: int) -> tuple[Any, bytes, Ply]:
        """The position after an action, its link of chance and the ply; `state` is used up."""
        assert self.header.seed is not None
        actor = self.game.actor(state)
        link = hashlib.blake2b(link + code.to_bytes(4, "big"), key=self.header.seed, digest_size=32).digest()
        before = _words(link)
        state.chance = before[:]
        journal = _blank_journal()
        self.game.apply(state, code, journal)
        rows = events(journal)
        barrier = state.chance != before or any(self.game.events[row[0]].reveals for row in rows)
        return state, link, Ply(code, actor, rows, barrier)

    def _moment(self, ply: int) -> tuple[bytes, Any]:
        """The link of chance and the position after that many actions of the line, from the nearest one kept."""
        place, moment = self._past.nearest(ply)
        link, state = moment.link, self.game.state.from_bytes(moment.position)
        for made in self.line[place:ply]:
            state, link, _ = self._step(state, link, made.action)
        return link, state


def _blank_journal() -> Journal:
    """The journal of this thread, emptied: a match keeps what was written into it, not the pages, which are 12 kB."""
    if not hasattr(_PAGES, "journal"):
        _PAGES.journal = Journal()
    _PAGES.journal.count = 0
    return _PAGES.journal  # type: ignore[no-any-return]  # a namespace holds anything


def _whole(value: object) -> int:
    """A whole number of any integer type, truth values apart. Refuses everything else with `match.not-whole`."""
    try:
        return operator.index(None if isinstance(value, bool) else value)  # type: ignore[arg-type]  # that it may not be one is the question
    except TypeError:
        raise Refusal("match.not-whole", type=type(value).__name__) from None


def _words(digest: bytes) -> list[int]:
    return [int.from_bytes(digest[at : at + 4], "big") for at in range(0, 16, 4)]
