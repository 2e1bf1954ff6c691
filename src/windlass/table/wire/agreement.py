"""What people settle before a game: time, who may watch, who sits where."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from windlass.bots.registry import USUAL
from windlass.table.wire.words import Agreed, Word


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
    keeper: Word = USUAL
    """Level of the bot that keeps a seat."""
    hints: bool = True
    takebacks: bool = True
    """Whether taking back beyond the fair point may be asked for."""
    spectators: bool = True
    delay: Annotated[int, Meta(ge=0, le=100)] = 0
    """How many actions spectators are behind."""
    rated: bool = False
    """Whether the result changes the ratings of everyone at the table; there are no hints and no questions to take back then."""
    lots: bool = True
    """Whether it is drawn by lot when the match starts who sits where, and so who begins."""


class SeatPlan(Agreed, frozen=True):
    """Who is to sit in one seat: the person who asks (perhaps under another name: hot seat), anybody, or a bot."""

    kind: Literal["me", "open", "bot"] = "open"
    name: Annotated[str, Meta(max_length=32)] = ""
    level: Word = USUAL
