"""Every command a client may send. Its id makes sending it twice harmless."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from windlass.table.wire.agreement import SeatPlan, Settings
from windlass.table.wire.words import (
    CommandId,
    Emblem,
    Eyes,
    Face,
    Grievance,
    Language,
    Measure,
    Name,
    Number,
    Pace,
    Part,
    Password,
    PersonId,
    Phrase,
    Ply,
    Reaction,
    SeatNumber,
    Seed,
    TableId,
    Wire,
    Word,
)


class Command(Wire, tag_field="type"):
    """A wish of a person. Its id makes sending it twice harmless."""

    id: CommandId


class TableCommand(Command):
    """A wish about one table."""

    table: TableId


class Introduce(Command, tag="introduce"):
    """Change one's name, language or emblem."""

    name: Name | None = None
    language: Language | None = None
    emblem: Emblem | None = None


class Mute(Command, tag="mute"):
    """Hear a person's chat no more, or again."""

    person: PersonId
    muted: bool = True


class Shelve(Command, tag="shelve"):
    """Keep one's own list: put a table out of sight or back, or call it otherwise. Nobody else sees it."""

    table: TableId
    archived: bool | None = None
    title: Annotated[str, Meta(max_length=60)] | None = None


class Create(Command, tag="create"):
    """Open a table. With `start` it begins at once, which needs every seat taken. A given seed is for lessons and shared deals."""

    game: Word
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    seats: Annotated[list[SeatPlan], Meta(max_length=8)] = msgspec.field(default_factory=list)
    settings: Settings = Settings()
    password: Password | None = None
    seed: Seed | None = None
    start: bool = False


class Find(Command, tag="find"):
    """Find a table among strangers: sit down where somebody waits for the same game at the same pace, or wait for whoever comes next."""

    game: Word
    pace: Pace


class PlayFrom(Command, tag="play-from"):
    """Open a table that goes on from one moment of a finished match."""

    table: TableId
    ply: Ply
    seats: Annotated[list[SeatPlan], Meta(max_length=8)] = msgspec.field(default_factory=list)
    settings: Settings = Settings()
    start: bool = False


class Import(Command, tag="import"):
    """Open a table from a match in text form: finished it is for looking at, unfinished it can be played on."""

    text: Annotated[str, Meta(max_length=400_000)]
    seats: Annotated[list[SeatPlan], Meta(max_length=8)] = msgspec.field(default_factory=list)
    settings: Settings = Settings()


class Enter(TableCommand, tag="enter"):
    """Come to a locked table with its password."""

    password: Password


class Sit(TableCommand, tag="sit"):
    """Take an open seat, or move to it; with `also` keep the seats one has (hot seat)."""

    seat: SeatNumber
    also: bool = False
    name: Annotated[str, Meta(max_length=32)] = ""


class Stand(TableCommand, tag="stand"):
    """Free a seat before the start; the host may free anyone's."""

    seat: SeatNumber


class PlaceBot(TableCommand, tag="place-bot"):
    """The host puts a bot into a seat that no person holds."""

    seat: SeatNumber
    level: Word


class Swap(TableCommand, tag="swap"):
    """The host lets two seats change places before the start: whoever sits in one sits in the other then."""

    seat: SeatNumber
    other: SeatNumber


class Configure(TableCommand, tag="configure"):
    """The host changes options and settings before the start; the number of seats may change too."""

    options: dict[str, Any] | None = None
    settings: Settings | None = None


class Contribute(TableCommand, tag="contribute"):
    """Add random bytes of one's own to the shuffles, before the start and after having seen the table's commitment."""

    part: Part


class Start(TableCommand, tag="start"):
    """The host starts the match; every seat is taken."""


class Act(TableCommand, tag="act"):
    """Play an action, as a typed face or as players type it. `seen` is the last number the client saw: a newer position refuses it."""

    seat: SeatNumber
    action: Face | Annotated[str, Meta(min_length=1, max_length=64)]
    seen: Number | None = None


class Undo(TableCommand, tag="undo"):
    """Take back one's own last action: free while nothing came to light and nobody else acted."""

    seat: SeatNumber
    seen: Number | None = None


class Ask(TableCommand, tag="ask"):
    """Ask the other people at the table: to take back to after `ply` actions (by default before one's own last), to pause or to abandon."""

    seat: SeatNumber
    what: Literal["undo", "pause", "abandon"]
    ply: Ply | None = None


class Reply(TableCommand, tag="reply"):
    """Agree to what was asked, or decline it; whoever asked may decline too, which withdraws it."""

    seat: SeatNumber
    agree: bool


class Resume(TableCommand, tag="resume"):
    """Go on after a pause: any seated person may."""


class Hint(TableCommand, tag="hint"):
    """Ask for advice in one's own decision. The answer goes to the asker alone."""

    seat: SeatNumber


class Say(TableCommand, tag="say"):
    """Chat: free text, or a phrase that everyone reads in their own language."""

    text: Annotated[str, Meta(min_length=1, max_length=400)] | None = None
    phrase: Phrase | None = None


class React(TableCommand, tag="react"):
    """Put a reaction to a chat line, or take it away."""

    line: Number
    reaction: Reaction
    on: bool = True


class KeepOrder(TableCommand, tag="keep-order"):
    """The host keeps order: silences a person, frees their seat so that they may only watch, bans them from the table, or takes it back."""

    person: PersonId
    what: Measure


class Slow(TableCommand, tag="slow"):
    """The host lets so many seconds pass between two lines of one person; 0 lets everyone speak freely."""

    seconds: Annotated[int, Meta(ge=0, le=600)]


class Report(TableCommand, tag="report"):
    """Tell whoever runs this server about a person at a table, and perhaps about what they said there."""

    person: PersonId
    why: Grievance
    line: Number | None = None
    text: Annotated[str, Meta(max_length=400)] = ""


class Resign(TableCommand, tag="resign"):
    """Give up: with two seats the match ends, with more a bot plays the seat on."""

    seat: SeatNumber


class Leave(TableCommand, tag="leave"):
    """Get up: before the start the seats become open; during play a bot keeps them until one returns."""


class Return(TableCommand, tag="return"):
    """Take one's seats back from the bot that kept them."""


class Abandon(TableCommand, tag="abandon"):
    """Close a table that has not begun, or a match in which no other person still plays."""


class Claim(TableCommand, tag="claim"):
    """Have everyone else counted as having given up, once all of them have been away for long: see `claim` of the table."""


class Rematch(TableCommand, tag="rematch"):
    """Play again with the seats rotated: opens the new table, or finds the one that somebody else opened."""


class Decline(TableCommand, tag="decline"):
    """Decline the rematch that somebody offers: one's seats there become open."""


class Watch(TableCommand, tag="watch"):
    """Receive a table. `seat` fixes whose eyes: one of one's own; without it the own seat that is to act. `since`: only what is new."""

    seat: Eyes | None = None
    since: Number | None = None


class Unwatch(TableCommand, tag="unwatch"):
    """Receive a table no more."""


class WatchLobby(Command, tag="watch-lobby"):
    """Receive the list of open tables, now and whenever it changes."""

    on: bool = True


class WatchMe(Command, tag="watch-me"):
    """Receive a message whenever the tables of this person change: somebody acted, it is one's turn."""

    on: bool = True


class Ping(Command, tag="ping"):
    """Ask for a sign of life."""


OpeningCommands = Create | PlayFrom | Import | Find
PersonCommands = Introduce | Mute | Shelve | Create | Find | PlayFrom | Import
TableCommands = (
    Enter | Sit | Stand | PlaceBot | Swap | Configure | Contribute | Start | Act | Undo | Ask | Reply | Resume
    | Hint | Say | React | Resign | Leave | Return | Abandon | Claim | Rematch | Decline
    | KeepOrder | Slow | Report
)  # fmt: skip
SocketCommands = Watch | Unwatch | WatchLobby | WatchMe | Ping
AnyCommand = PersonCommands | TableCommands
AnySocketCommand = AnyCommand | SocketCommands
