"""What messages are made of: seats, positions, log lines, chat."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from windlass.engine.text import Argument, Text
from windlass.table.wire.agreement import Settings
from windlass.table.wire.words import Cause, Language, Measure, PersonId, Reaction, ShuffledBy, Status, TableId, Wire


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
    mark: int = 0
    """Its colour, shape and letter among those of the table: people keep theirs when seats are drawn by lot, and in a rematch."""
    emblem: str = ""
    """The drawn emblem that the person chose; empty for the one that goes with their id."""
    lost: bool = False
    """Whether the person's connection broke a moment ago: they are likely to be back at once."""
    program: bool = False
    """Whether the person lets a program play."""
    why: Cause | None = None
    """Why the person gave up or is away: by their own wish, lost from sight, or out of time."""


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
    shuffled_by: ShuffledBy
    """Who made the cards: the table with bytes of people's clients, the table alone, or somebody who chose the seed or knows it."""
    commitment: str
    """The hash of the table's secret and of the key of its receipts, known before anybody sits down; empty where the seed was chosen."""
    added: list[int]
    """The seats whose clients added bytes of their own."""
    seed_hash: str
    """The hash of the seed; empty before the start."""
    seed: str | None
    """The seed of the shuffles: only once the match is over."""
    secret: str | None
    """The table's secret, from which the seed follows with the bytes of the seats: only once the match is over."""
    origin: TableId | None
    """The table this one follows or goes on from."""
    paired: bool
    """Whether strangers are brought together here: the match begins by itself when the last seat is taken."""
    rematch: TableId | None
    """The table of a rematch that somebody offers."""
    agreed: list[int]
    """The seats whose people want it."""
    declined: list[int]
    """The seats whose people do not."""
    claim: int | None
    """From when on whoever still plays may claim the match, in milliseconds since 1970: everyone else is away."""
    created: int
    ended: int | None
    slow: int = 0
    """How many seconds must pass between two lines of one person."""


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
    events: list[EventInfo]
    scores: list[int]
    at: int


class Choice(Wire):
    """One legal action: the text players type, by which it is known among the others, the typed face and the words for a button.

    It is final when something comes to light by it or the decision passes to somebody else.
    """

    notation: str
    face: Any
    preview: Any
    """What it would do or cost, as the game tells it; nothing where its words say it all."""
    text: Text
    final: bool


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
    """A suggested action, known by its notation among the choices, with the reason that speaks for it, best first."""

    notation: str
    text: Text
    reason: Text
    chance: int | None = None  # of winning after it, in hundredths, where somebody has looked ahead
    then: list[Text] = msgspec.field(default_factory=list)  # what the plan behind it does next
    gains: list[Text] = msgspec.field(default_factory=list)  # what the plan brings


class PersonInfo(Wire):
    """Who one is."""

    id: PersonId
    name: str
    language: Language
    muted: list[PersonId]
    emblem: str = ""
    """The drawn emblem one chose; empty for the one that goes with one's id."""


class Restrained(Wire):
    """A person the host keeps from something, for the host to see."""

    person: PersonId
    name: str
    what: Measure


class You(Wire):
    """What the reader is at this table."""

    person: PersonId | None
    seats: list[int]
    host: bool
    silenced: bool = False
    """Whether the host lets one not speak."""
    restrained: list[Restrained] = msgspec.field(default_factory=list)
    """Everyone the host of the table restrains: only the host is told."""
