"""Bodies and answers of plain HTTP that are neither commands nor messages."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from windlass.engine.text import Text
from windlass.table.wire.parts import PersonInfo, RefusalInfo
from windlass.table.wire.words import Language, Name, Reach, SeatNumber, TableId, Wire


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


class AgentAsked(Wire):
    """Let a program play a seat of one's own in the match that goes on."""

    seat: SeatNumber


class AgentMade(Wire):
    """The token of that seat: whoever has it sees what the seat may know and plays it, and can do nothing else."""

    token: str


class LevelInfo(Wire):
    """A bot level at a game: the name of its character, and one line about it where it has one."""

    id: str
    name: Text
    character: Text | None = None


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
    levels: list[LevelInfo]


class House(Wire):
    """What this server offers."""

    version: str
    games: list[GameInfo]
    languages: list[str]
    phrases: list[str]
    reactions: list[str]
    compiling: bool
    """Whether bots are still being made ready; they play meanwhile, slower."""
    seeded: bool
    """Whether cards and bots repeat themselves here: a server for tests and demonstrations."""
    origin: str
    """The address for links that others are to open."""
    reach: Reach
    """Who can open them."""


class Found(Wire):
    """The table behind a short code."""

    table: TableId


class Problem(Wire):
    """Why a plain HTTP request was not served."""

    refusal: RefusalInfo
