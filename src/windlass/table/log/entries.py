"""Entries: the lines of a table's log as they are stored. Folding them gives the table again, on any machine, at any time."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from windlass.table.wire import Cause, Measure, Phrase, Reaction, Settings

Question = Literal["undo", "pause", "abandon"]


class Chair(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """Who is in a seat. A person without an id is somebody who is not here: a player of an imported match."""

    kind: Literal["open", "person", "bot"] = "open"
    person: str = ""
    name: str = ""
    level: str = ""
    emblem: str = ""
    mark: int = -1
    """The colour, shape and letter that came with whoever sits here from another seat; -1 for those of the seat itself."""
    program: bool = False
    """Whether the person let a program play here."""


class Entry(msgspec.Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="type"):
    """One line of the log: when it was written, in milliseconds since 1970, and by which person; empty for the table itself."""

    at: int
    by: str = ""
    wish: str = ""
    """A digest of the command that made this entry first of all: the same command id with another wish is refused."""


class Created(Entry, tag="created"):
    """The table was opened. Its root is never told: the secret of its shuffles and the key of its receipts follow from it.

    A seed instead of a root was chosen by somebody, or comes from another match; `line` are actions already made there.
    """

    code: str
    game: str
    options: dict[str, Any]
    settings: Settings
    chairs: list[Chair]
    seed: str = ""
    seeded: bool = False
    root: str = ""
    repeated: bool = False
    """Whether the house deals the same cards again, for tests and demonstrations."""
    password: str = ""
    paired: bool = False
    """Whether strangers are brought together here: the match begins by itself when the last seat is taken."""
    origin: str = ""
    line: list[int] = []


class Seated(Entry, tag="seated"):
    """Chairs changed hands before the start."""

    chairs: dict[int, Chair]


class Configured(Entry, tag="configured"):
    """The host changed what will be played."""

    options: dict[str, Any]
    settings: Settings
    chairs: list[Chair]


class Admitted(Entry, tag="admitted"):
    """Somebody gave the right password."""


class Contributed(Entry, tag="contributed"):
    """Somebody's client added bytes of its own to the shuffles."""

    part: str


class Started(Entry, tag="started"):
    """The match began under this version of the rules and with these components."""

    version: int
    components: str


class Played(Entry, tag="played"):
    """An action."""

    seat: int
    action: int
    hand: Literal["person", "bot"] = "person"
    hurried: bool = False
    """Whether a bot played by rules of thumb, because too many others were thinking."""


class Undone(Entry, tag="undone"):
    """The last action was taken back freely."""

    seat: int


class Asked(Entry, tag="asked"):
    """A question to the other people; it takes effect at once when there is nobody to ask."""

    seat: int
    what: Question
    ply: int = 0
    everyone: bool = False
    """Whether those who are away must agree too; they were not asked in logs of earlier versions."""


class Replied(Entry, tag="replied"):
    """An answer to the open question; the last one that agrees makes it so."""

    seat: int
    agree: bool


class Resumed(Entry, tag="resumed"):
    """A pause is over."""


class Jumped(Entry, tag="jumped"):
    """The machine's clock was moved while nobody looked: the time since the last entry counts for nobody, and the match pauses."""


class Resigned(Entry, tag="resigned"):
    """A seat gave up, or lost on time."""

    seat: int
    cause: Cause = "wish"


class Left(Entry, tag="left"):
    """A bot keeps these seats from now on."""

    seats: list[int]
    cause: Cause = "wish"


class Returned(Entry, tag="returned"):
    """The person has these seats again."""

    seats: list[int]


class Said(Entry, tag="said"):
    """A line of chat, under the name the person had then."""

    name: str
    text: str | None = None
    phrase: Phrase | None = None


class Reacted(Entry, tag="reacted"):
    """A reaction to a line was put or taken away."""

    line: int
    reaction: Reaction
    on: bool = True


class Disciplined(Entry, tag="disciplined"):
    """The host silenced somebody, sent them away or banned them, or took that back."""

    person: str
    name: str
    what: Measure


class Slowed(Entry, tag="slowed"):
    """From now on so many seconds pass between two lines of one person; none at 0."""

    seconds: int


class Appointed(Entry, tag="appointed"):
    """A person lets a program play their seat: from now on it is a program's, for everyone to see."""

    seat: int


class Abandoned(Entry, tag="abandoned"):
    """The table was given up without a result."""


class Followed(Entry, tag="followed"):
    """A rematch was opened at another table, by whoever offers it."""

    table: str


class Answered(Entry, tag="answered"):
    """Somebody accepted or declined the rematch."""

    agree: bool


class Declined(Entry, tag="declined"):
    """Somebody does not come to this rematch: their seats are open."""

    name: str


class Renamed(Entry, tag="renamed"):
    """A person has another name or emblem from now on; the other names they sit under at one device stay."""

    was: str
    name: str
    emblem: str = ""


class Forgotten(Entry, tag="forgotten"):
    """Somebody had everything about themselves deleted: their seats are nobody's, and their words are gone."""


AnyEntry = (
    Created | Seated | Configured | Admitted | Contributed | Started | Played | Undone | Asked | Replied | Resumed
    | Jumped | Resigned | Left | Returned | Said | Reacted | Abandoned | Followed | Answered | Declined | Renamed | Forgotten
    | Appointed | Disciplined | Slowed
)  # fmt: skip

_DECODER: Final = msgspec.json.Decoder(AnyEntry)


def write(entry: AnyEntry) -> bytes:
    """The entry as it is stored."""
    return msgspec.json.encode(entry)


def read(body: bytes | str) -> AnyEntry:
    """A stored entry. Raises msgspec.ValidationError for one that this version does not know."""
    entry: AnyEntry = _DECODER.decode(body)
    return entry
