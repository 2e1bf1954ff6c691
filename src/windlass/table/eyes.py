"""Eyes: what one reader may see of a room. Everything sent about a position is made here, from redacted positions only."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import msgspec

from windlass.engine.foresight import final_actions
from windlass.engine.game import Game
from windlass.engine.journal import read
from windlass.engine.match import Match, seed_hash
from windlass.engine.text import Text
from windlass.i18n.story import ending_text, event_text
from windlass.table.room import Room
from windlass.table.speech import refusal_info
from windlass.table.wire import (
    Asking,
    ChatLine,
    Choice,
    EndingInfo,
    EventInfo,
    LogLine,
    Play,
    RefusalInfo,
    SeatInfo,
    Snapshot,
    TableInfo,
    TableLine,
    Update,
    You,
)

SPECTATOR = -1


@dataclass(frozen=True, slots=True)
class Reader:
    """Who reads: a person or nobody, in which language, whom they muted, and which seat's eyes they chose."""

    person: str = ""
    language: str = "en"
    muted: tuple[str, ...] = ()
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Here:
    """Who is connected to a room at this moment."""

    people: frozenset[str] = frozenset()
    spectators: int = 0


def eyes_of(room: Room, reader: Reader) -> int:
    """Whose eyes a reader has: a chosen own seat, else the own seat to act, else the own seat that acted last, else the first."""
    own = room.seats_of(reader.person)
    if reader.seat is not None:
        return reader.seat if reader.seat in own else SPECTATOR
    if not own:
        return SPECTATOR
    if room.match is None:
        return own[0]
    if room.match.actor in own:
        return room.match.actor
    return next((ply.actor for ply in reversed(room.match.line) if ply.actor in own), own[0])


class Sight:
    """The sights of one room, kept between readers with the same eyes, since they are read more often than they change."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._number = -1
        self._open = False
        self._plays: dict[int, msgspec.Raw] = {}
        self._lines: dict[int, list[msgspec.Raw]] = {}
        self._early: Match | None = None

    def _refresh(self) -> None:
        room = self.room
        if self._number == room.number:
            return
        if room.moved > self._number:
            self._plays.clear()
            self._early = None
        over = room.status in ("over", "abandoned")
        low = min(room.lengths[max(0, self._number) :])
        for lines in self._lines.values():
            del lines[low:]
        if over != self._open:
            self._lines.clear()
            self._open = over
        self._number = room.number

    # -- the position -----------------------------------------------------------------------------------------------

    def _behind(self, eyes: int) -> int:
        """How many actions these eyes are behind: only spectators of a live match are."""
        return self.room.settings.delay if eyes == SPECTATOR and self.room.live else 0

    def shown(self, eyes: int, lines: int) -> int:
        """How many of that many log lines these eyes may see."""
        return max(min(lines, 1), lines - self._behind(eyes))

    def play(self, eyes: int) -> Play | None:
        """The position as these eyes see it, or None before the start."""
        room = self.room
        self._refresh()
        if room.match is None or room.status == "frozen":
            return None
        if eyes not in self._plays:
            match = room.match
            if self._behind(eyes):
                self._early = self._early or match.at(self.shown(eyes, room.lines) - 1)
                match = self._early
            self._plays[eyes] = msgspec.Raw(msgspec.json.encode(play_of(match, eyes, room)))
        return self._plays[eyes]  # type: ignore[return-value]  # encoded already

    def lines(self, eyes: int, start: int) -> list[LogLine]:
        """The log of play from this line on, as these eyes may read it."""
        room = self.room
        self._refresh()
        if room.match is None or room.status == "frozen":
            return []
        made = self._lines.setdefault(eyes, [])
        for ply in range(len(made), room.lines):
            line = line_of(room.match, ply, eyes, opened=self._open, scores=room.scores[ply], at=room.times[ply])
            made.append(msgspec.Raw(msgspec.json.encode(line)))
        return made[start : self.shown(eyes, room.lines)]  # type: ignore[return-value]  # encoded already

    # -- messages ---------------------------------------------------------------------------------------------------

    def snapshot(self, reader: Reader, here: Here, now: int) -> Snapshot:
        """The whole table for one reader."""
        eyes, room = eyes_of(self.room, reader), self.room
        chat = self._chat(reader, 0)
        return Snapshot(
            number=room.number, now=now, you=you(room, reader), table=table_info(room, reader, here, now),
            play=self.play(eyes), log=self.lines(eyes, 0), chat=chat,
        )  # fmt: skip

    def update(self, reader: Reader, here: Here, now: int, since: int, eyes_then: int | None = None) -> Update | Snapshot:
        """What changed after a number; the whole table when that number is not of this room. Other eyes read the whole log anew."""
        eyes, room = eyes_of(self.room, reader), self.room
        if not 0 < since <= room.number:
            return self.snapshot(reader, here, now)
        fresh = self.shown(eyes, min(room.lengths[since:]))
        just_over = room.ended is not None and room.moved > since
        start = 0 if just_over or eyes_then not in (None, eyes) else fresh
        return Update(
            id=room.id, since=since, number=room.number, now=now, you=you(room, reader), table=table_info(room, reader, here, now),
            play=self.play(eyes), log_from=start, new_from=fresh, log=self.lines(eyes, start), chat=self._chat(reader, since),
        )  # fmt: skip

    def _chat(self, reader: Reader, since: int) -> list[ChatLine]:
        return self.room.chat.since(since, reader.muted)

    def replay(self, reader: Reader, here: Here, now: int, ply: int) -> Snapshot:
        """The table as it stood after that many actions: through one's own eyes, or anyone's once the match is over."""
        room = self.room
        self._refresh()
        chosen = reader.seat if reader.seat is not None and self._open and reader.seat < len(room.chairs) else None
        eyes = eyes_of(room, reader) if chosen is None else chosen
        match = room.match
        assert match is not None
        ply = min(ply, self.shown(eyes, room.lines) - 1)
        play = play_of(match.at(ply), eyes, room)
        play.choices, play.can_undo, play.undo_to = [], False, None
        return Snapshot(
            number=room.number, now=now, you=you(room, reader), table=table_info(room, reader, here, now),
            play=play, log=self.lines(eyes, 0)[: ply + 1], chat=[],
        )  # fmt: skip


def play_of(match: Match, eyes: int, room: Room) -> Play:
    """One position through one pair of eyes. Only the redacted position is looked at."""
    game = match.game
    redacted = match.redacted(eyes)
    acting = eyes >= 0 and match.actor == eyes and room.status == "playing"
    return Play(
        seat=eyes,
        ply=len(match.line),
        actor=match.actor,
        view=game.view(redacted, eyes),
        prompt=game.prompt(redacted, eyes) if match.actor >= 0 else None,
        choices=choices(game, redacted, eyes) if acting else [],
        can_undo=room.status == "playing" and match.can_undo(eyes) and eyes >= 0,
        undo_to=undo_point(match, eyes) if room.status == "playing" and room.settings.takebacks else None,
    )


def undo_point(match: Match, seat: int) -> int | None:
    """How many actions are left after taking back to before this seat's last one, or None when it made none."""
    if match.resigned:
        return None
    return next((at for at in range(len(match.line) - 1, -1, -1) if match.line[at].actor == seat), None)


def choices(game: Game, redacted: object, seat: int) -> list[Choice]:
    """The legal actions of the actor, from the position redacted for it."""
    out = [0] * game.actions
    codes = out[: game.legal(redacted, out)]
    final = final_actions(game, redacted, seat, codes)
    return [
        Choice(code=code, notation=game.print_action(code), face=game.face(code), text=game.describe(code), final=code in final)
        for code in codes
    ]


def line_of(match: Match, ply: int, eyes: int, *, opened: bool, scores: list[int], at: int) -> LogLine:
    """One line of the log as these eyes may read it; line 0 is the deal."""
    game = match.game
    if ply == 0:
        deal = [event_info(game, row, eyes) for row in match.opening_rows]
        return LogLine(ply=0, seat=-1, action=None, notation=None, code=None, events=deal, scores=scores, at=at)
    made = match.line[ply - 1]
    known = opened or made.actor == eyes
    return LogLine(
        ply=ply,
        seat=made.actor,
        action=game.describe(made.action) if known else None,
        notation=game.print_action(made.action) if known else None,
        code=made.action if known else None,
        events=[event_info(game, row, eyes) for row in made.rows],
        scores=scores,
        at=at,
    )


def event_info(game: Game, row: tuple[int, ...], eyes: int) -> EventInfo:
    """One event in values and words, without what these eyes may not know."""
    event = read(game.events, row, eyes)
    return EventInfo(kind=event.kind, values=event.values, text=event_text(game, event))


# -- the table apart from the position ----------------------------------------------------------------------------------


def you(room: Room, reader: Reader) -> You:
    """What the reader is here."""
    host = bool(reader.person) and room.opened.by == reader.person
    return You(person=reader.person or None, seats=room.seats_of(reader.person), host=host)


def seat_infos(room: Room, here: Iterable[str], now: int) -> list[SeatInfo]:
    """All seats as everyone may know them."""
    present = set(here)
    resigned = room.match.resigned if room.match is not None else []
    return [
        SeatInfo(
            seat=seat,
            kind=chair.kind,
            label=room.label(seat),
            name=chair.name,
            person=chair.person or None,
            level=chair.level or None,
            present=chair.kind == "bot" or chair.person in present,
            away=seat in room.away,
            resigned=seat in resigned,
            clock=room.clocks.info(seat, now) if room.match is not None else None,
        )
        for seat, chair in enumerate(room.chairs)
    ]


def ending_info(room: Room) -> EndingInfo | None:
    """How it ended, or None while it goes on."""
    if room.status == "abandoned":
        return EndingInfo(reason="abandoned", text=Text("table-ending-abandoned"), rank=[])
    ending = room.match.ending if room.match is not None and room.status == "over" else None
    if room.match is None or ending is None:
        return None
    return EndingInfo(reason=ending.reason, text=ending_text(room.match.game, ending), rank=list(ending.rank))


def table_info(room: Room, reader: Reader, here: Here, now: int) -> TableInfo:
    """What everyone may know about the table; the seed only once the match is over."""
    opened, asked = room.opened, room.asking
    over = room.match is not None and room.status in ("over", "abandoned")
    frozen: RefusalInfo | None = refusal_info(room.frozen, reader.language) if room.frozen is not None else None
    asking = None
    if asked is not None:
        ply = asked.ply if asked.what == "undo" else None
        asking = Asking(what=asked.what, seat=asked.seat, ply=ply, agreed=sorted(asked.agreed), waiting=room.waiting())
    return TableInfo(
        id=room.id, code=opened.code, game=opened.game, version=room.version, components=room.components, options=room.options,
        settings=room.settings, locked=bool(opened.password), host=opened.by, status=room.status,
        seats=seat_infos(room, here.people, now), spectators=here.spectators, asking=asking, ending=ending_info(room), frozen=frozen,
        seed_hash=seed_hash(bytes.fromhex(opened.seed)), seed=opened.seed if over else None, seeded=opened.seeded,
        origin=opened.origin or None, rematch=room.rematch, created=opened.at, ended=room.ended,
    )  # fmt: skip


def table_line(room: Room) -> TableLine:
    """The table in a list: nothing that changes with every action."""
    opened = room.opened
    seats = seat_infos(room, (), room.updated)
    for info in seats:
        info.clock, info.present = None, False
    return TableLine(
        id=room.id, code=opened.code, game=opened.game, options=room.options, settings=room.settings, locked=bool(opened.password),
        status=room.status, seats=seats, created=opened.at, updated=0,
    )  # fmt: skip
