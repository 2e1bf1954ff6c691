"""Views: what one reader may see of a table. Everything sent about a position is made here, from redacted positions only."""

from __future__ import annotations

from typing import Final

import msgspec

from windlass.engine.foresight import final_actions
from windlass.engine.game import Game
from windlass.engine.journal import read
from windlass.engine.match import Match
from windlass.i18n.story import event_text
from windlass.table.log.info import SPECTATOR, Here, Reader, lost, present, table_info, viewer_of, you
from windlass.table.log.lines import Lines
from windlass.table.log.parcel import Parcel
from windlass.table.log.table import Moment, Table
from windlass.table.wire import ChatLine, Choice, EventInfo, LogLine, LogPage, Play, Presence, Snapshot, TableInfo, Update

LATEST: Final = 100  # lines of the log that come with a table; earlier ones are asked for
PAGE: Final = 500  # lines of the log that come at a time when they are
FRESH: Final = 50  # milliseconds for which what is told of a table may be told again
_ENCODER: Final = msgspec.json.Encoder()


class Views:
    """The views of one table, kept between readers of the same seat, since they are read more often than they change."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._number = -1
        self._open = False
        self._plays: dict[tuple[int, bool], msgspec.Raw] = {}
        self._lines: dict[int, Lines] = {}
        self._early: Match | None = None
        self._told: dict[tuple[bool, str], msgspec.Raw] = {}
        self._told_key: dict[tuple[bool, str], tuple[int, Here, bool, str]] = {}
        self._told_at: dict[tuple[bool, str], int] = {}
        self._crowd: dict[tuple[object, ...], bytes] = {}
        self._crowd_key: tuple[object, ...] = ()

    def _refresh(self) -> None:
        table = self.table
        if self._number == table.number:
            return
        if table.moved > self._number:
            self._plays.clear()
            self._early = None
        over = table.status in ("over", "abandoned")
        low = min(table.lengths[max(0, self._number) :])
        for lines in self._lines.values():
            lines.cut(low)
        if over != self._open:
            self._lines.clear()
            self._open = over
        self._number = table.number

    # -- the position -----------------------------------------------------------------------------------------------

    def _behind(self, viewer: int) -> int:
        """How many actions this viewer is behind: only spectators of a live match are."""
        return self.table.settings.delay if viewer == SPECTATOR and self.table.live else 0

    def shown(self, viewer: int, lines: int) -> int:
        """How many of that many log lines this viewer may see."""
        return max(min(lines, 1), lines - self._behind(viewer))

    def play(self, viewer: int, *, brief: bool = False) -> Play | None:
        """The position as this viewer sees it, or None before the start; without what lasts through a match for whoever has it."""
        table = self.table
        self._refresh()
        if table.match is None or table.status == "frozen":
            return None
        if (viewer, brief) not in self._plays:
            match = table.match
            if self._behind(viewer):
                self._early = self._early or match.at(self.shown(viewer, table.lines) - 1)
                match = self._early
            play = play_of(match, viewer, table)
            for name in match.game.lasting if brief else ():
                setattr(play.view, name, [])
            self._plays[viewer, brief] = msgspec.Raw(_ENCODER.encode(play))
        return self._plays[viewer, brief]  # type: ignore[return-value]  # encoded already

    def lines(self, viewer: int, start: int, end: int | None = None) -> list[LogLine]:
        """The log of play from this line on, up to another or the last, as this viewer may read it."""
        table = self.table
        self._refresh()
        if table.match is None or table.status == "frozen":
            return []
        shown = self.shown(viewer, table.lines)
        made = self._lines.setdefault(viewer, Lines(lambda ply: self._line(viewer, ply)))
        return made.between(start, shown if end is None else min(end, shown), table.lines)  # type: ignore[return-value]  # encoded already

    def _line(self, viewer: int, ply: int) -> bytes:
        """One line of the log, encoded."""
        table = self.table
        assert table.match is not None
        return _ENCODER.encode(line_of(table.match, ply, viewer, opened=self._open, scores=table.scores[ply], at=table.times[ply]))

    # -- messages ---------------------------------------------------------------------------------------------------

    def snapshot(self, reader: Reader, here: Here, now: int) -> Snapshot:
        """The whole table for one reader, with the latest lines of its log."""
        viewer, table = viewer_of(self.table, reader), self.table
        start = self._latest(viewer)
        info, now = self._info(viewer, reader.language, here, now)
        return Snapshot(
            number=table.number, now=now, you=you(table, reader), table=info,
            play=self.play(viewer), log_from=start, log=self.lines(viewer, start), chat=self._chat(viewer, reader, 0),
        )  # fmt: skip

    def update(
        self, reader: Reader, here: Here, now: int, since: int, viewer_then: int | None = None, *, brief: bool = False
    ) -> Update | Snapshot:
        """What changed after a number; the whole table when that number is not of its log. Another viewer reads the log anew.

        A brief one leaves out what lasts through a match, where its reader was sent it before.
        """
        viewer, table = viewer_of(self.table, reader), self.table
        if not 0 < since <= table.number:
            return self.snapshot(reader, here, now)
        fresh = self.shown(viewer, min(table.lengths[since:]))
        just_over = table.ended is not None and table.moved > since
        kept = 0 if just_over or viewer_then not in (None, viewer) else fresh
        start = max(kept, self._latest(viewer))
        info, now = self._info(viewer, reader.language, here, now)
        brief = brief and table.lengths[since] > 0
        lasting = list(table.match.game.lasting) if brief and table.match is not None else []
        return Update(
            id=table.id, since=since, number=table.number, now=now, you=you(table, reader), table=info,
            play=self.play(viewer, brief=brief), same=lasting,
            log_from=start, anew=kept < start, new_from=max(fresh, start), log=self.lines(viewer, start),
            chat=self._chat(viewer, reader, since),
        )  # fmt: skip

    def page(self, reader: Reader, before: int) -> LogPage:
        """The lines of the log before one that its reader has."""
        viewer = viewer_of(self.table, reader)
        start = max(0, min(before, self.shown(viewer, self.table.lines)) - PAGE)
        return LogPage(number=self.table.number, seat=viewer, log_from=start, log=self.lines(viewer, start, before))

    def _latest(self, viewer: int) -> int:
        """The first of the latest lines."""
        return max(0, self.shown(viewer, self.table.lines) - LATEST)

    def parcel(self, reader: Reader, here: Here, now: int, since: int, viewer_then: int | None = None) -> Parcel:
        """The update as bytes. All spectators are sent the same but for who they are, so it is encoded once for all of them."""
        table = self.table
        if viewer_of(table, reader) != SPECTATOR:
            parcel = Parcel(_ENCODER.encode(self.update(reader, here, now, since, viewer_then, brief=True)))
            for brief in (True, False):
                self._plays.pop((viewer_of(table, reader), brief), None)  # whoever sits there has it now
            return parcel
        language = reader.language if table.frozen is not None else ""
        _, told = self._info(SPECTATOR, reader.language, here, now)
        crowd = (table.number, here, told)
        if crowd != self._crowd_key:
            self._crowd_key = crowd
            self._crowd.clear()
        own = _ENCODER.encode(you(table, reader)) + b"}"
        seen = (since, viewer_then in (None, SPECTATOR), language, *(one for one in reader.muted if table.chat.heard(one)))
        if seen not in self._crowd:
            whole = _ENCODER.encode(self.update(reader, here, told, since, viewer_then, brief=True))
            assert whole.endswith(own), "what a reader is comes last in a message"
            self._crowd[seen] = whole[: -len(own)]
        return Parcel(self._crowd[seen], own)

    def presence(self, reader: Reader, here: Here) -> Presence:
        """Who is here, as far as this reader may know it."""
        then = self._then(viewer_of(self.table, reader))
        return Presence(
            id=self.table.id, present=present(self.table, here, then), lost=lost(self.table, here, then), spectators=here.spectators
        )

    def _then(self, viewer: int) -> Moment | None:
        """The moment a delayed viewer sees; None for everyone who sees the present."""
        if not self._behind(viewer) or not self.table.moments:
            return None
        return self.table.moments[self.shown(viewer, self.table.lines) - 1]

    def _info(self, viewer: int, language: str, here: Here, now: int) -> tuple[TableInfo, int]:
        """The table apart from the position, encoded once for all who may know the same, and the moment for which its clocks are right."""
        then = self._then(viewer)
        since = self.table.reshaped if then is None else self.table.number  # what a delayed viewer sees of it moves on with every action
        key = (since, here, then is None, language if self.table.frozen is not None else "")
        if key != self._told_key.get(key[2:]) or (self.table.clocks.kept and not 0 <= now - self._told_at[key[2:]] <= FRESH):
            told = msgspec.Raw(msgspec.json.encode(table_info(self.table, language, here, now, then)))
            self._told[key[2:]], self._told_key[key[2:]], self._told_at[key[2:]] = told, key, now
        return self._told[key[2:]], self._told_at[key[2:]]  # type: ignore[return-value]  # encoded already

    def _chat(self, viewer: int, reader: Reader, since: int) -> list[ChatLine]:
        """Lines new to a reader. A delayed one reads the table's notices when the board shows what they are about."""
        lines = self.table.chat.since(since, reader.muted)
        then = self._then(viewer)
        if then is None:
            return lines
        before = self._seen_notices(viewer, since)
        notices = [line for line in self.table.chat.since(0, ()) if line.kind == "notice" and before < line.id <= then.number]
        return [line for line in lines if line.kind != "notice"] + notices

    def _seen_notices(self, viewer: int, since: int) -> int:
        """Up to which number a delayed viewer was told notices when they read `since`; 0 to tell all again after a take-back."""
        if since == 0:
            return 0
        lines = self.shown(viewer, self.table.lengths[since])
        return self.table.moments[lines - 1].number if 0 < lines <= min(self.table.lengths[since:]) else 0

    def replay(self, reader: Reader, here: Here, now: int, ply: int) -> Snapshot:
        """The table as it stood after that many actions: through one's own eyes, or anyone's once the match is over."""
        table = self.table
        self._refresh()
        chosen = reader.seat if reader.seat is not None and self._open and reader.seat < len(table.chairs) else None
        viewer = viewer_of(table, reader) if chosen is None else chosen
        match = table.match
        assert match is not None
        ply = min(ply, self.shown(viewer, table.lines) - 1)
        play = play_of(match.at(ply), viewer, table)
        play.choices, play.can_undo, play.undo_to = [], False, None
        start = max(0, ply + 1 - LATEST)
        info, now = self._info(viewer, reader.language, here, now)
        return Snapshot(
            number=table.number, now=now, you=you(table, reader), table=info,
            play=play, log_from=start, log=self.lines(viewer, start, ply + 1), chat=[],
        )  # fmt: skip


def play_of(match: Match, viewer: int, table: Table) -> Play:
    """One position as one viewer sees it. Only the redacted position is looked at."""
    game = match.game
    redacted = match.redacted(viewer)
    acting = viewer >= 0 and match.actor == viewer and table.status == "playing"
    return Play(
        seat=viewer,
        ply=len(match.line),
        actor=match.actor,
        view=game.view(redacted, viewer),
        prompt=game.prompt(redacted, viewer) if match.actor >= 0 else None,
        choices=choices(game, redacted, viewer) if acting else [],
        can_undo=table.status == "playing" and match.can_undo(viewer) and viewer >= 0,
        undo_to=undo_point(match, viewer) if table.status == "playing" and table.settings.takebacks else None,
    )


def undo_point(match: Match, seat: int) -> int | None:
    """How many actions are left after taking back to before this seat's last one, or None when it made none, as spectators do."""
    if match.resigned or seat == SPECTATOR:
        return None
    return next((len(match.line) - back for back, ply in enumerate(reversed(match.line), 1) if ply.actor == seat), None)


def choices(game: Game, redacted: object, seat: int) -> list[Choice]:
    """The legal actions of the actor, from the position redacted for it."""
    out = [0] * game.actions
    codes = out[: game.legal(redacted, out)]
    final = final_actions(game, redacted, seat, codes)
    return [
        Choice(
            notation=game.print_action(code),
            face=game.face(code),
            preview=game.preview(redacted, code),
            text=game.describe(code),
            final=code in final,
        )
        for code in codes
    ]


def line_of(match: Match, ply: int, viewer: int, *, opened: bool, scores: list[int], at: int) -> LogLine:
    """One line of the log as this viewer may read it; line 0 is the deal."""
    game = match.game
    if ply == 0:
        deal = [event_info(game, row, viewer) for row in match.opening_rows]
        return LogLine(ply=0, seat=-1, action=None, notation=None, events=deal, scores=scores, at=at)
    made = match.line[ply - 1]
    known = opened or made.actor == viewer
    return LogLine(
        ply=ply,
        seat=made.actor,
        action=game.describe(made.action) if known else None,
        notation=game.print_action(made.action) if known else None,
        events=[event_info(game, row, viewer) for row in made.rows],
        scores=scores,
        at=at,
    )


def event_info(game: Game, row: tuple[int, ...], viewer: int) -> EventInfo:
    """One event in values and words, without what this viewer may not know."""
    event = read(game.events, row, viewer)
    return EventInfo(kind=event.kind, values=event.values, text=event_text(game, event))
