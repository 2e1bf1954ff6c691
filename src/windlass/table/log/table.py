"""A table as the fold of its log. It decides nothing and speaks to nobody; entering the same entries gives the same table."""

from __future__ import annotations

import logging
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

import msgspec

from windlass.engine.match import Header, Match, seed_hash
from windlass.engine.options import convert_options
from windlass.engine.refusal import Refusal
from windlass.engine.registry import find_game
from windlass.engine.text import Seat
from windlass.table.log import entries
from windlass.table.log.chat import Chat
from windlass.table.log.clocks import Clocks
from windlass.table.log.entries import AnyEntry, Chair, Created
from windlass.table.log.shuffles import Shuffles
from windlass.table.store.port import StoredEntry
from windlass.table.wire import Cause, Measure, Settings, Status

log = logging.getLogger(__name__)
REMEMBERED: Final = 512  # command ids kept in memory; the store keeps all
PATIENCE: Final = 10 * 60_000  # milliseconds somebody must have been away before they can be counted out
BOT: Final = "bot "  # how the names of bots begin in the header of a match
UNMOVED: Final = (
    entries.Said,
    entries.Reacted,
    entries.Admitted,
    entries.Contributed,
    entries.Renamed,
    entries.Answered,
    entries.Appointed,
    entries.Disciplined,
    entries.Slowed,
)
NOTICED: Final[dict[Measure, str]] = {
    "silence": "silenced", "hear": "unsilenced", "remove": "removed", "ban": "banned", "readmit": "readmitted",
}  # fmt: skip
RESIGNED: Final[dict[Cause, str]] = {"wish": "resigned", "time": "lost-on-time", "absent": "counted-out"}


@dataclass(slots=True)
class OpenQuestion:
    """What was asked and has not been settled: who asked, and which seats agreed."""

    what: entries.Question
    seat: int
    ply: int
    everyone: bool
    agreed: set[int] = field(default_factory=set)


class Moment(NamedTuple):
    """How things stood when a line of the log was written: for those who watch later."""

    number: int
    left: tuple[int, ...]
    away: frozenset[int]
    resigned: tuple[int, ...]


class Restraint(NamedTuple):
    """What the host does not let a person do, and the name they had then."""

    what: Measure
    name: str


class Table:
    """The state of one table after `number` entries."""

    def __init__(self, table: str) -> None:
        self.id = table
        self.number = 0
        self.status: Status = "waiting"
        self.frozen: Refusal | None = None
        self.chairs: list[Chair] = []
        self.settings = Settings()
        self.options: dict[str, Any] = {}
        self.match: Match | None = None
        self.version = 0
        self.components = ""
        self.away: dict[int, Cause] = {}
        self.away_since: dict[int, int] = {}
        self.lost: dict[int, Cause] = {}
        """Who gave up or was counted out, and why, in that order."""
        self.asking: OpenQuestion | None = None
        self.admitted: set[str] = set()
        self.restrained: dict[str, Restraint] = {}
        """Everyone the host keeps from something: only speaking, sitting down too, or being here at all."""
        self.slow = 0
        self.hurried = False
        """Whether bots played by rules of thumb last, for want of time to think."""
        self.chat = Chat()
        self.clocks = Clocks(self.settings.clock, 0)
        self.rematch: str | None = None
        self.answers: dict[str, bool] = {}
        """Who wants the rematch, and who does not."""
        self.ended: int | None = None
        self.updated = 0
        self.heard = 0
        """When a person last did something here."""
        self.lengths = [0]
        """After each number: how many lines the log has, the deal being the first."""
        self.moved = 0
        """The last number that changed the position or who may act on it."""
        self.reshaped = 0
        """The last number since which what is told of the table, the match apart, may be another: an action alone changes clocks."""
        self.times: list[int] = []
        self.scores: list[list[int]] = []
        self.moments: list[Moment] = []
        self.commands: dict[tuple[str, str], tuple[int, str]] = {}
        """The latest commands: the number of their first entry, and what they wished."""
        self.created: Created | None = None
        self._shuffles: Shuffles | None = None

    # -- asking -----------------------------------------------------------------------------------------------------

    @property
    def opened(self) -> Created:
        """The entry that opened the table."""
        assert self.created is not None
        return self.created

    @property
    def live(self) -> bool:
        """Whether a match is in progress, played or paused."""
        return self.status in ("playing", "paused")

    @property
    def shuffles(self) -> Shuffles:
        """How the cards come about."""
        assert self._shuffles is not None
        return self._shuffles

    def seats_of(self, person: str) -> list[int]:
        """The seats this person holds."""
        return [seat for seat, chair in enumerate(self.chairs) if person and chair.person == person]

    def is_played_by_person(self, seat: int) -> bool:
        """Whether a person, not a bot, decides for this seat now."""
        gone = self.match is not None and seat in self.match.resigned
        return self.chairs[seat].kind == "person" and seat not in self.away and not gone

    def rivals(self, person: str) -> list[int]:
        """The seats of other people who have not given up, whether they are here or a bot keeps their seat."""
        resigned = self.match.resigned if self.match is not None else []
        return [seat for seat, chair in enumerate(self.chairs) if chair.person not in ("", person) and seat not in resigned]

    def claim_at(self) -> int | None:
        """From when on those who are away may be counted out; None while fewer than two people play or nobody, or everybody, is away."""
        if self.status != "playing":
            return None
        people = {self.chairs[seat].person for seat in self.rivals("")}
        here = {self.chairs[seat].person for seat in self.rivals("") if seat not in self.away}
        if len(here) != 1 or people == here:
            return None
        return max(self.away_since[seat] for seat in self.rivals(*here)) + PATIENCE

    @property
    def actor(self) -> int:
        """The seat to decide, or -1 while nobody may."""
        return self.match.actor if self.match is not None and self.status == "playing" else -1

    @property
    def bot_level(self) -> str | None:
        """The level of the bot that is to act, or None while it is a person's turn or nobody's."""
        if self.actor < 0 or self.is_played_by_person(self.actor):
            return None
        chair = self.chairs[self.actor]
        return chair.level if chair.kind == "bot" else self.settings.keeper

    def waiting(self) -> list[int]:
        """The seats whose answer to the open question is awaited."""
        if self.asking is None:
            return []
        others = self.rivals(self.chairs[self.asking.seat].person)
        if not self.asking.everyone:
            others = [seat for seat in others if seat not in self.away]
        return [seat for seat in others if seat not in self.asking.agreed]

    # -- folding ----------------------------------------------------------------------------------------------------

    def read(self, stored: StoredEntry) -> None:
        """Take in the next entry as it was stored. One that this version cannot read freezes the table."""
        entry: AnyEntry | Refusal
        try:
            entry = entries.read(stored.body)
        except msgspec.DecodeError:
            entry = Refusal("table.unreadable", number=stored.number)
        self.enter(stored.number, entry, stored.person, stored.command)

    def enter(self, number: int, entry: AnyEntry | Refusal, person: str = "", command: str = "") -> None:
        """Take in the next entry. One that does not fit this version of the rules freezes the table; nothing is lost by that."""
        assert number == self.number + 1, "entries come in order"
        self.number = number
        if command:
            self.commands[(person, command)] = number, entry.wish if not isinstance(entry, Refusal) else ""
            if len(self.commands) > REMEMBERED:
                del self.commands[next(iter(self.commands))]
        shape = self._shape
        if self.frozen is None:
            self._try(entry)
        if self.clocks.kept or shape != self._shape or not isinstance(entry, entries.Played):
            self.reshaped = number
        self.lengths.append(self.lines)

    @property
    def _shape(self) -> tuple[Status, bool, int]:
        """What an action may change of the table apart from clocks: it ends the match, settles a question, brings somebody back."""
        return self.status, self.asking is None, len(self.away)

    def _try(self, entry: AnyEntry | Refusal) -> None:
        if isinstance(entry, Refusal):
            return self._freeze(entry)
        try:
            self._fold(entry)
            self._settle(entry)
        except Refusal as refusal:
            self._freeze(refusal)
        except Exception:  # a fault in the rules must stop this table only
            log.exception("entry does not fit", extra={"table": self.id, "number": self.number})
            self._freeze(Refusal("table.broken", number=self.number))

    def _freeze(self, refusal: Refusal) -> None:
        self.frozen, self.status, self.moved = refusal, "frozen", self.number

    @property
    def lines(self) -> int:
        """How many lines the log of play has."""
        return 1 + len(self.match.line) if self.match is not None else 0

    def _fold(self, entry: AnyEntry) -> None:
        match entry:
            case entries.Created():
                self.created = entry
                self.options, self.settings, self.chairs = entry.options, entry.settings, list(entry.chairs)
                self._shuffles = Shuffles(entry)
            case entries.Seated():
                for seat, chair in entry.chairs.items():
                    self.chairs[seat] = chair
            case entries.Configured():
                self.options, self.settings, self.chairs = entry.options, entry.settings, list(entry.chairs)
            case entries.Admitted():
                self.admitted.add(entry.by)
            case entries.Contributed():
                self.shuffles.parts[entry.by] = bytes.fromhex(entry.part)
            case entries.Started():
                self._start(entry)
            case entries.Played():
                self._play(entry)
            case entries.Undone():
                self._playing.undo(entry.seat)
                self._rewound()
            case entries.Asked():
                self.asking = OpenQuestion(entry.what, entry.seat, entry.ply, entry.everyone)
                self._tell(entry, f"asked-{entry.what}", seat=Seat(entry.seat))
            case entries.Replied():
                self._reply(entry)
            case entries.Resumed():
                self.status = "playing"
                self._tell(entry, "resumed")
            case entries.Jumped():
                self.clocks.forgive(entry.at)
                self.status = "paused"
                self._tell(entry, "clock-jumped")
            case entries.Resigned():
                self._playing.resign(entry.seat)
                self.away.pop(entry.seat, None)
                self.lost[entry.seat] = entry.cause
                self._tell(entry, RESIGNED[entry.cause], seat=Seat(entry.seat))
            case entries.Left():
                self.away.update(dict.fromkeys(entry.seats, entry.cause))
                self.away_since.update(dict.fromkeys(entry.seats, entry.at))
                self._tell(entry, f"left-{entry.cause}", seat=Seat(entry.seats[0]))
            case entries.Returned():
                for seat in entry.seats:
                    self.away.pop(seat, None)
                    self.clocks.refill(seat, entry.at)
                self._tell(entry, "returned", seat=Seat(entry.seats[0]))
            case entries.Said():
                seats = self.seats_of(entry.by)
                self.chat.say(self.number, entry, seats[0] if seats else -1)
            case entries.Reacted():
                self.chat.react(self.number, entry)
            case entries.Abandoned():
                self.status = "abandoned"
                self._tell(entry, "abandoned")
            case entries.Followed():
                self.rematch = entry.table
                self.answers[entry.by] = True
            case entries.Answered():
                self.answers[entry.by] = entry.agree
            case entries.Declined():
                for seat in self.seats_of(entry.by):
                    self.chairs[seat] = Chair(mark=self.chairs[seat].mark)
                self.chat.notice(self.number, entry.at, "stays-away", name=entry.name)
            case entries.Renamed():
                for seat in self.seats_of(entry.by):
                    name = entry.name if self.chairs[seat].name == entry.was else self.chairs[seat].name
                    self.chairs[seat] = msgspec.structs.replace(self.chairs[seat], name=name, emblem=entry.emblem)
            case entries.Appointed():
                self.chairs[entry.seat] = msgspec.structs.replace(self.chairs[entry.seat], program=True)
                self._tell(entry, "program", seat=Seat(entry.seat))
            case entries.Disciplined():
                self._restrain(entry)
            case entries.Slowed():
                self.slow = entry.seconds
                self.chat.notice(self.number, entry.at, "slowed" if entry.seconds else "unslowed", seconds=entry.seconds)
            case entries.Forgotten():
                self.restrained.pop(entry.by, None)
                for seat in self.seats_of(entry.by):
                    self.chairs[seat] = Chair(kind="person", mark=self.chairs[seat].mark)
                self.chat.forget(self.number, entry.by)

    def _settle(self, entry: AnyEntry) -> None:
        """What follows from any entry: a question nobody is left to answer is granted, the end is noticed, clocks move on."""
        if self.asking is not None and not self.waiting():
            self._grant(self.asking, entry.at)
        if self.match is not None and self.live and self.match.ending is not None:
            self.status = "over"
        if self.status in ("over", "abandoned") and self.ended is None:
            self.ended, self.asking = entry.at, None
        self.updated = entry.at
        self.heard = entry.at if entry.by else self.heard
        if not isinstance(entry, UNMOVED):
            self.moved = self.number
            if self.match is not None:
                actor = self.match.actor if self.live else -1
                self.clocks.turn_to(actor, entry.at, runs=self.status == "playing" and actor >= 0 and self.is_played_by_person(actor))
                self._remember(self.match)

    def _remember(self, match: Match) -> None:
        """Keep how things stood at each new line of the log; only those who watch later ask for it."""
        if self.settings.delay and len(self.moments) < self.lines:
            moment = Moment(self.number, tuple(self.clocks.left), frozenset(self.away), tuple(match.resigned))
            self.moments += [moment] * (self.lines - len(self.moments))

    @property
    def _playing(self) -> Match:
        assert self.match is not None
        return self.match

    def _tell(self, entry: AnyEntry, message: str, **args: Seat) -> None:
        self.chat.notice(self.number, entry.at, message, **args)

    def _start(self, entry: entries.Started) -> None:
        game = find_game(self.opened.game)
        seed, shuffle = self.shuffles.made(self.chairs)
        self.version, self.components = entry.version, entry.components
        names = tuple(chair.name or BOT + chair.level for chair in self.chairs)
        options = convert_options(game, self.options)
        header = Header(game.id, entry.version, entry.components, options, names, seed_hash(seed), seed, shuffle)
        self.match = Match(header, game)
        self.clocks = Clocks(self.settings.clock, len(self.chairs))
        self.status = "playing"
        self._note_scores(entry.at)
        for action in self.opened.line:
            self.match.play(action)
            self._note_scores(entry.at)

    def _play(self, entry: entries.Played) -> None:
        match = self._playing
        if match.actor != entry.seat:
            raise Refusal("table.not-your-turn")
        match.play(entry.action)
        self._note_scores(entry.at)
        self._note_haste(entry)
        if self.away.get(entry.seat) == "time" and self.settings.clock.kind == "turn" and match.actor != entry.seat:
            del self.away[entry.seat]
        if self.asking is not None and self.asking.what == "undo":
            self.asking = None

    def _note_haste(self, entry: entries.Played) -> None:
        """Tell when bots begin to play in haste, and when they think again."""
        if entry.hand == "bot" and entry.hurried != self.hurried:
            self.hurried = entry.hurried
            self._tell(entry, "bots-hurry" if entry.hurried else "bots-think")

    def _note_scores(self, at: int) -> None:
        match = self._playing
        self.scores.append(list(match.game.scores(match.redacted(-1))))
        self.times.append(at)

    def _rewound(self) -> None:
        del self.scores[self.lines :]
        del self.times[self.lines :]
        del self.moments[self.lines :]
        self.asking = None

    def _restrain(self, entry: entries.Disciplined) -> None:
        if entry.what in ("hear", "readmit"):
            self.restrained.pop(entry.person, None)
        else:
            self.restrained[entry.person] = Restraint(entry.what, entry.name)
        if entry.what in ("remove", "ban") and self.status == "waiting":
            for seat in self.seats_of(entry.person):
                self.chairs[seat] = Chair(mark=self.chairs[seat].mark)
        if entry.what == "ban":
            self.admitted.discard(entry.person)
        self.chat.notice(self.number, entry.at, NOTICED[entry.what], name=entry.name)

    def _reply(self, entry: entries.Replied) -> None:
        if self.asking is None:
            return
        if entry.agree:
            self.asking.agreed.update(self.seats_of(entry.by))
        else:
            self.asking = None
            self._tell(entry, "declined", seat=Seat(entry.seat))

    def _grant(self, asked: OpenQuestion, at: int) -> None:
        self.asking = None
        if asked.what == "undo":
            self._playing.undo(asked.seat, consent=True, to=asked.ply)
            self._rewound()
            self.chat.notice(self.number, at, "taken-back", seat=Seat(asked.seat))
        elif asked.what == "pause":
            self.status = "paused"
            self.chat.notice(self.number, at, "paused")
        else:
            self.status = "abandoned"
            self.chat.notice(self.number, at, "abandoned")
