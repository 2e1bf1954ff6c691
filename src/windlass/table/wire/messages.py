"""Every message a server may send over the socket; some are answers of plain HTTP as well."""

from __future__ import annotations

from typing import Any

import msgspec

from windlass.table.wire.agreement import Settings
from windlass.table.wire.parts import Advice, ChatLine, LogLine, PersonInfo, Play, RefusalInfo, SeatInfo, TableInfo, You
from windlass.table.wire.words import Status, TableId, Wire


class Message(Wire, tag_field="type"):
    """Anything a server sends."""


class Answer(Message, tag="answer"):
    """The answer to one command: done, or refused with a reason. `number` is the entry it made in the table's log."""

    id: str
    refusal: RefusalInfo | None = None
    table: TableId | None = None
    number: int | None = None
    hint: list[Advice] | None = None
    person: PersonInfo | None = None
    receipt: str | None = None
    """The table's signature under the head of the log after this command: proof that nothing of it was cut off or altered."""


class Snapshot(Message, tag="snapshot"):
    """A table as one reader may know it, at one number of its log. Lines of the log before `log_from` are asked for page by page.

    In a replay `play.ply` is the moment asked for, and `log` the last lines before it.
    """

    number: int
    now: int
    table: TableInfo
    play: Play | None
    log_from: int
    log: list[LogLine]
    chat: list[ChatLine]
    you: You


class LogPage(Wire):
    """Earlier lines of the log, as they stand at one number: those from `log_from` up to the one before which they were asked for.

    `seat` is the one through whose eyes they are read, -1 for what spectators see.
    """

    number: int
    seat: int
    log_from: int
    log: list[LogLine]


class Update(Message, tag="update"):
    """What changed between two numbers: keep the log lines below `log_from`, append `log`; replace chat lines by id; the rest is whole.

    Lines from `new_from` on happened since; those between `log_from` and `new_from` are only read anew, through other eyes.
    Where `anew` is set, all lines below `log_from` are to be forgotten, and asked for page by page if they are wanted.
    The lists of the view that are named in `same` are empty here: they are as they were.
    """

    id: TableId
    since: int
    number: int
    now: int
    table: TableInfo
    play: Play | None
    log_from: int
    anew: bool
    new_from: int
    log: list[LogLine]
    chat: list[ChatLine]
    same: list[str]
    you: You


class Presence(Message, tag="presence"):
    """Who is connected to a table; it has no number, because nothing of it is kept."""

    id: TableId
    present: list[bool]
    lost: list[bool]
    """Whose connection broke a moment ago: they are likely to be back at once."""
    spectators: int


class TableLine(Wire):
    """One table in a list."""

    id: TableId
    code: str
    game: str
    options: Any
    settings: Settings
    locked: bool
    status: Status
    seats: list[SeatInfo]
    created: int
    updated: int
    host: str = ""
    """The name of whoever opened the table, if they sit at it."""


class Lobby(Message, tag="lobby"):
    """The public tables that wait for people, and those that may be watched."""

    waiting: list[TableLine]
    playing: list[TableLine]


class MyTable(Wire):
    """One table of a person: which seats, whether it is their turn and until when."""

    table: TableLine
    seats: list[int]
    your_turn: bool
    deadline: int | None
    place: int | None
    """The best place of one's seats once the match is over."""
    title: str = ""
    """What one calls it in one's own list, where that is another name."""


class GameStatistics(Wire):
    """What a person did in one game. A first place shared with others counts as won."""

    game: str
    played: int
    won: int
    resigned: int
    places: list[int]
    """How often first, second and so on."""


class Me(Message, tag="me"):
    """A person with their tables, those first where it is their turn, their finished matches and statistics."""

    person: PersonInfo
    tables: list[MyTable]
    history: list[MyTable]
    statistics: list[GameStatistics]
    archive: list[MyTable] = msgspec.field(default_factory=list)
    """Tables put out of sight; one where it is one's turn is back among the others."""


class Gone(Message, tag="gone"):
    """The table may not be watched any more, or the server is closing: `restarting` says come again."""

    id: TableId | None
    code: str


AnyMessage = Answer | Snapshot | Update | Presence | Lobby | Me | Gone
