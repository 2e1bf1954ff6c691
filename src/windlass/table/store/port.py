"""The port of the store: what the table needs kept, and the promises every store makes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

import msgspec

if TYPE_CHECKING:
    from windlass.table.store.accounts import Accounts
    from windlass.table.store.callings import Callings
    from windlass.table.store.lab import LabRuns
    from windlass.table.store.moderation import Moderation
    from windlass.table.store.ratings import Ratings, Result
    from windlass.table.store.reviews import Reviews

ALL: Final = 1 << 31  # entries, where all are wanted


class Conflict(Exception):  # noqa: N818  # an answer, not a fault
    """Somebody else wrote the entry with this number first: read on and decide again."""


class Duplicate(Exception):  # noqa: N818  # an answer, not a fault
    """This command was already written, as the entry with this number."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


class Unwritable(Exception):  # noqa: N818  # an answer, not a fault of the program
    """The store cannot write just now: a full disk, a lost server. Nothing of what was asked is stored."""


class StoredEntry(NamedTuple):
    """One line of a log: its number from 1, who wrote it with which command, and the body."""

    number: int
    person: str
    command: str
    body: bytes


class Change(msgspec.Struct, frozen=True, tag="change"):
    """That a table changed: up to which number, whether it is public, whether a bot is to act, or which person."""

    table: str
    number: int
    public: bool
    bot: bool
    turn: str


class Attendance(msgspec.Struct, frozen=True, tag="attendance"):
    """How many connections a person has to a table at one process, and whether the last one broke a moment ago."""

    process: str
    table: str
    person: str
    count: int
    lost: bool = False


class SignedOut(msgspec.Struct, frozen=True, tag="signed-out"):
    """That sign-ins were ended: their connections are to be closed."""

    sign_ins: tuple[str, ...]


Note = Change | Attendance | SignedOut
"""What processes on a shared store tell each other: ids and numbers only."""


class Row(NamedTuple):
    """What lists need to know of a table without folding its log; written together with the entries it follows from."""

    table: str
    code: str
    game: str
    status: str
    public: bool
    number: int
    turn: str
    """The person who is to act, or empty."""
    deadline: int | None
    bot: bool
    """Whether a bot is to act."""
    line: bytes
    """The TableLine as JSON."""
    created: int
    updated: int

    @property
    def change(self) -> Change:
        """What others are told when this row is written."""
        return Change(self.table, self.number, self.public, self.bot, self.turn)


class Member(NamedTuple):
    """One person's part in a table: the seats, whether the match counts, and the place in the end."""

    table: str
    person: str
    seats: tuple[int, ...]
    place: int | None
    resigned: bool


class Person(NamedTuple):
    """A person as stored."""

    id: str
    name: str
    language: str
    muted: tuple[str, ...]
    created: int
    emblem: str = ""
    """The drawn emblem they chose; empty for the one that goes with their id."""


class Append(NamedTuple):
    """Entries to be written after number `after`, with the row and, if they changed, the members."""

    row: Row
    after: int
    entries: list[StoredEntry]
    members: list[Member] | None
    result: Result | None = None
    """The rated match that these entries end."""


class Store(Protocol):
    """Where everything durable lives. Every method may be called from the event loop; none blocks it."""

    shared: bool
    """Whether several processes may use this store at once."""
    accounts: Accounts
    reviews: Reviews
    callings: Callings
    ratings: Ratings
    moderation: Moderation
    lab: LabRuns

    async def append(self, append: Append) -> None:
        """Write entries durably, all or none. Raises Conflict or Duplicate; when it returns, kill -9 loses nothing of it."""

    async def entries(self, table: str, after: int, most: int = ALL) -> list[StoredEntry]:
        """The log from the entry after this number on, in order, at most so many."""

    async def row(self, table: str) -> Row | None:
        """The row of a table."""

    async def table_of_code(self, code: str) -> str | None:
        """The table with this short code."""

    async def open_rows(self, limit: int) -> list[Row]:
        """Public tables that wait or are played, newest first."""

    async def live_tables(self) -> list[str]:
        """Ids of all tables with a match in progress."""

    async def due_tables(self, now: int) -> list[str]:
        """Ids of tables whose time is up."""

    async def bot_tables(self, since: int = 0) -> list[str]:
        """Ids of tables where a bot is to act, of those changed since then."""

    async def forsaken_tables(self, public: int, private: int, most: int) -> list[str]:
        """Ids of tables that wait for people and were not changed since: public ones since the one moment, others since the other."""

    async def member_rows(self, person: str, limit: int) -> list[tuple[Row, Member]]:
        """The tables of a person, latest first."""

    async def person(self, person: str) -> Person | None:
        """A person by id."""

    async def save_person(self, person: Person) -> None:
        """Make or change a person."""

    async def secret(self, name: str, fresh: bytes) -> bytes:
        """The secret kept under this name; the fresh one becomes it if there is none."""

    async def use_once(self, token: str, until: int) -> bool:
        """Whether this token was not used before; now it is. Forgotten after `until`."""

    async def claim(self, table: str, number: int, owner: str, until: int, now: int) -> bool:
        """Whether this owner may do the one job of this table at this number: nobody else claimed it, or their time is over."""

    async def all_tables(self) -> list[str]:
        """Ids of all tables there ever were, damaged ones too."""

    async def write_row(self, append: Append) -> None:
        """Put down row and members alone, as they follow from the log that is there."""

    async def remove(self, table: str) -> None:
        """Forget a table: its log, its row and who took part."""

    async def remember(self, name: str, value: bytes) -> None:
        """Keep something under a name, in place of what was kept there."""

    async def recall(self, name: str) -> bytes | None:
        """What was kept under a name."""

    async def probe(self) -> None:
        """Write and forget again. Raises Unwritable when nothing could be saved just now."""

    async def notify(self, note: Note) -> None:
        """Tell all processes on a shared store; nothing elsewhere."""

    def listen(self, heard: Callable[[Note | None], None]) -> None:
        """Have notes of other processes, and none of our own, given to `heard` from another thread; None when some were perhaps missed."""

    async def close(self) -> None:
        """Finish what was begun and let go."""
