"""The wire: every command a client may send and every message a server may answer, as strict msgspec structs.

Commands travel over the WebSocket or as the body of `POST /api/command`; both give the same `Answer`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from windlass.engine.text import Argument, Text

Language = Literal["en", "ru", "fr"]
Name = Annotated[str, Meta(min_length=1, max_length=32)]
CommandId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
TableId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,32}$")]
PersonId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,32}$")]
Word = Annotated[str, Meta(pattern=r"^[a-z0-9-]{1,32}$")]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Eyes = Annotated[int, Meta(ge=-1, le=7)]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Ply = Annotated[int, Meta(ge=0, le=1_000_000)]
Password = Annotated[str, Meta(min_length=1, max_length=64)]
Seed = Annotated[str, Meta(pattern=r"^[0-9a-f]{32}$")]

Status = Literal["waiting", "playing", "paused", "over", "abandoned", "frozen"]
Reaction = Literal["like", "laugh", "wow", "sad", "heart"]
Phrase = Literal["hello", "luck", "thanks", "well-played", "oops", "sorry", "moment", "your-turn", "close", "again", "bye"]


class Wire(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What all structs of the wire share: fields by name, unknown ones refused."""


class Agreed(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The same for what does not change once it is said."""


# -- what people settle before a game -----------------------------------------------------------------------------------


class Clock(Agreed, frozen=True):
    """How time is kept: not at all, so many seconds a turn, a clock for the whole game with an increment a turn, or days a turn."""

    kind: Literal["none", "turn", "game", "days"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=86_400)] = 0
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0
    days: Annotated[int, Meta(ge=0, le=60)] = 0


class Settings(Agreed, frozen=True):
    """What a table agrees on besides the game's own options."""

    public: bool = False
    clock: Clock = Clock()
    at_end_of_time: Literal["bot", "loss"] = "bot"
    grace: Annotated[int, Meta(ge=0, le=86_400)] = 60
    """Seconds before a bot keeps the seat of someone who is disconnected; 0 waits for ever."""
    keeper: Word = "advice"
    """Level of the bot that keeps a seat."""
    hints: bool = True
    takebacks: bool = True
    """Whether taking back beyond the fair point may be asked for."""
    spectators: bool = True
    delay: Annotated[int, Meta(ge=0, le=100)] = 0
    """How many actions spectators are behind."""


class SeatPlan(Agreed, frozen=True):
    """Who is to sit in one seat: the person who asks (perhaps under another name: hot seat), anybody, or a bot."""

    kind: Literal["me", "open", "bot"] = "open"
    name: Annotated[str, Meta(max_length=32)] = ""
    level: Word = "advice"


# -- commands -----------------------------------------------------------------------------------------------------------


class Command(Wire, tag_field="type"):
    """A wish of a person. Its id makes sending it twice harmless."""

    id: CommandId


class TableCommand(Command):
    """A wish about one table."""

    table: TableId


class Introduce(Command, tag="introduce"):
    """Change one's name or language."""

    name: Name | None = None
    language: Language | None = None


class Mute(Command, tag="mute"):
    """Hear a person's chat no more, or again."""

    person: PersonId
    muted: bool = True


class Create(Command, tag="create"):
    """Open a table. With `start` it begins at once, which needs every seat taken. A given seed is for lessons and shared deals."""

    game: Word
    options: dict[str, Any] = {}
    seats: Annotated[list[SeatPlan], Meta(max_length=8)] = []
    settings: Settings = Settings()
    password: Password | None = None
    seed: Seed | None = None
    start: bool = False


class PlayFrom(Command, tag="play-from"):
    """Open a table that goes on from one moment of a finished match."""

    table: TableId
    ply: Ply
    seats: Annotated[list[SeatPlan], Meta(max_length=8)] = []
    settings: Settings = Settings()
    start: bool = False


class Import(Command, tag="import"):
    """Open a table from a match in text form: finished it is for looking at, unfinished it can be played on."""

    text: Annotated[str, Meta(max_length=400_000)]
    seats: Annotated[list[SeatPlan], Meta(max_length=8)] = []
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


class Configure(TableCommand, tag="configure"):
    """The host changes options and settings before the start; the number of seats may change too."""

    options: dict[str, Any] | None = None
    settings: Settings | None = None


class Start(TableCommand, tag="start"):
    """The host starts the match; every seat is taken."""


class Act(TableCommand, tag="act"):
    """Play an action, by code or by notation. `seen` is the last number the client saw: the position must not have changed since."""

    seat: SeatNumber
    action: Annotated[int, Meta(ge=0, le=1_000_000)] | Annotated[str, Meta(min_length=1, max_length=64)]
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


class Resign(TableCommand, tag="resign"):
    """Give up: with two seats the match ends, with more a bot plays the seat on."""

    seat: SeatNumber


class Leave(TableCommand, tag="leave"):
    """Get up: before the start the seats become open; during play a bot keeps them until one returns."""


class Return(TableCommand, tag="return"):
    """Take one's seats back from the bot that kept them."""


class Abandon(TableCommand, tag="abandon"):
    """Close a table that has not begun, or a match in which no other person still plays."""


class Rematch(TableCommand, tag="rematch"):
    """Play again with the seats rotated: opens the new table, or finds the one that somebody else opened."""


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


PersonCommands = Introduce | Mute | Create | PlayFrom | Import
TableCommands = (
    Enter | Sit | Stand | PlaceBot | Configure | Start | Act | Undo | Ask | Reply | Resume
    | Hint | Say | React | Resign | Leave | Return | Abandon | Rematch
)  # fmt: skip
SocketCommands = Watch | Unwatch | WatchLobby | WatchMe | Ping
AnyCommand = PersonCommands | TableCommands
AnySocketCommand = AnyCommand | SocketCommands


# -- parts of messages --------------------------------------------------------------------------------------------------


class RefusalInfo(Wire):
    """Why something was not done: a code with arguments, and the sentence in the person's language."""

    code: str
    args: dict[str, Argument]
    said: str


class ClockInfo(Wire):
    """The time of one seat at the moment of the message: milliseconds left, and whether they run."""

    left: int
    running: bool
    deadline: int | None
    """When the time ends, in milliseconds since 1970, while it runs."""


class SeatInfo(Wire):
    """One seat as everyone at the table may know it."""

    seat: int
    kind: Literal["open", "person", "bot"]
    label: Text
    """How to call the player, in any language."""
    name: str
    """The name of a person; empty for bots and open seats."""
    person: PersonId | None
    level: str | None
    present: bool
    away: bool
    """Whether a bot keeps the seat for the person."""
    resigned: bool
    clock: ClockInfo | None


class Asking(Wire):
    """What somebody asked, who agreed, and whose answer is awaited."""

    what: Literal["undo", "pause", "abandon"]
    seat: int
    ply: int | None
    agreed: list[int]
    waiting: list[int]


class EndingInfo(Wire):
    """How a match ended: the reason in words, and the place of every seat from 1."""

    reason: str
    text: Text
    rank: list[int]


class TableInfo(Wire):
    """What everyone at a table may know about it, apart from the position."""

    id: TableId
    code: str
    game: str
    version: int
    components: str
    options: Any
    settings: Settings
    locked: bool
    host: PersonId
    status: Status
    seats: list[SeatInfo]
    spectators: int
    asking: Asking | None
    ending: EndingInfo | None
    frozen: RefusalInfo | None
    seed_hash: str
    seed: str | None
    """The secret of the shuffles: only once the match is over."""
    seeded: bool
    """Whether the seed was given or comes from another match, so that somebody may know it."""
    origin: TableId | None
    """The table this one follows or goes on from."""
    rematch: TableId | None
    created: int
    ended: int | None


class EventInfo(Wire):
    """A fact as the reader may know it; secret values are absent."""

    kind: str
    values: dict[str, int]
    text: Text


class LogLine(Wire):
    """One action of the line of play and what followed, as the reader may know it. The first line, ply 0, is the deal."""

    ply: int
    seat: int
    action: Text | None
    """The action in words: for one's own actions, and for all once the match is over; events tell the rest."""
    notation: str | None
    code: int | None
    events: list[EventInfo]
    scores: list[int]
    at: int


class Choice(Wire):
    """One legal action: its code, the text players type, the typed face and the words for a button."""

    code: int
    notation: str
    face: Any
    text: Text


class Play(Wire):
    """The position through one pair of eyes. Seat -1 is a spectator."""

    seat: int
    ply: int
    actor: int
    view: Any
    prompt: Text | None
    choices: list[Choice]
    can_undo: bool
    """Whether this seat may take back the last action alone."""
    undo_to: int | None
    """How many actions would be left after taking back to before one's own last, or nothing to ask for."""


class ReactionInfo(Wire):
    """Who reacted to a line, and how."""

    reaction: Reaction
    people: list[PersonId]


class ChatLine(Wire):
    """A line of chat or a notice of the table. `text` is as typed; `message` is said in the reader's language."""

    id: int
    kind: Literal["said", "phrase", "notice"]
    at: int
    person: PersonId | None
    seat: int
    name: str
    text: str | None
    message: Text | None
    reactions: list[ReactionInfo]


class Advice(Wire):
    """A suggested action with the reason that speaks for it, best first."""

    code: int
    notation: str
    text: Text
    reason: Text


class PersonInfo(Wire):
    """Who one is."""

    id: PersonId
    name: str
    language: Language
    muted: list[PersonId]


class You(Wire):
    """What the reader is at this table."""

    person: PersonId | None
    seats: list[int]
    host: bool


# -- messages -----------------------------------------------------------------------------------------------------------


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


class Snapshot(Message, tag="snapshot"):
    """A whole table as one reader may know it, at one number of its log. In a replay `play.ply` is the moment asked for."""

    number: int
    now: int
    you: You
    table: TableInfo
    play: Play | None
    log: list[LogLine]
    chat: list[ChatLine]


class Update(Message, tag="update"):
    """What changed between two numbers: keep the log lines below `log_from`, append `log`; replace chat lines by id; the rest is whole.

    Lines from `new_from` on happened since; those between `log_from` and `new_from` are only read anew, through other eyes.
    """

    id: TableId
    since: int
    number: int
    now: int
    you: You
    table: TableInfo
    play: Play | None
    log_from: int
    new_from: int
    log: list[LogLine]
    chat: list[ChatLine]


class Presence(Message, tag="presence"):
    """Who is connected to a table; it has no number, because nothing of it is kept."""

    id: TableId
    present: list[bool]
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


class Gone(Message, tag="gone"):
    """The table may not be watched any more, or the server is closing: `restarting` says come again."""

    id: TableId | None
    code: str


AnyMessage = Answer | Snapshot | Update | Presence | Lobby | Me | Gone


# -- bodies and answers of plain HTTP -----------------------------------------------------------------------------------


class Guest(Wire):
    """Become a guest. With `bearer` a new person is made and its token is answered instead of a cookie: for programs."""

    name: Name = "Guest"
    language: Language = "en"
    bearer: bool = False


class GuestMade(Wire):
    """The person; the token only for programs that asked for it."""

    person: PersonInfo
    token: str | None = None


class CarryLink(Wire):
    """A private link that carries a person to another device, once, within its time; with the same as a QR picture (SVG)."""

    url: str
    token: str
    expires: int
    qr: str


class Carried(Wire):
    """Become the person of a private link on this device."""

    token: Annotated[str, Meta(min_length=8, max_length=400)]
    bearer: bool = False


class LevelInfo(Wire):
    """A bot level; its name is the message `bot-<id>`."""

    id: str
    name: Text


class GameInfo(Wire):
    """A game that can be played here: option defaults and their JSON Schema."""

    id: str
    name: Text
    tagline: Text
    version: int
    components: str
    seats: list[int]
    options: Any
    schema: Any


class House(Wire):
    """What this server offers."""

    version: str
    games: list[GameInfo]
    levels: list[LevelInfo]
    languages: list[str]
    phrases: list[str]
    reactions: list[str]
    compiling: bool
    """Whether bots are still being made ready; they play meanwhile, slower."""


class Found(Wire):
    """The table behind a short code."""

    table: TableId


class Problem(Wire):
    """Why a plain HTTP request was not served."""

    refusal: RefusalInfo
