"""Orders: what somebody wants the lab to find out in the background, done within one process, one match after the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal

import msgspec

from windlass.engine.text import Argument, Text
from windlass.i18n.catalog import LANGUAGES, catalog
from windlass.lab.balance.chronicle import Chronicle, chronicle
from windlass.lab.balance.duplicates import Duplicator, causes, wanted
from windlass.lab.balance.page import Page, Report
from windlass.lab.balance.played import PlayedPage
from windlass.lab.balance.skill import Meeting, meetings
from windlass.lab.balance.study import study
from windlass.lab.matches import Field, field_of
from windlass.lab.simulate import simulate

LEVELS: Final = ("advice", "navigator", "captain")  # who meet in deals, weakest first
Part = Literal["games", "pairs", "levels"]
Tell = Callable[[Part, int, int], None]


class Order(msgspec.Struct, frozen=True, kw_only=True):
    """A simulation, or a balance report of the level named first."""

    kind: Literal["simulation", "balance"]
    game: str
    options: dict[str, Any]
    players: tuple[str, ...]
    games: int
    seed: int = 1
    pairs: int = 0
    """For a balance report: pairs of games for every card, place or piece, with it and without."""
    deals: int = 0
    """For a balance report: deals for each pair of levels."""


class Speaker:
    """One language, for pages that name no players."""

    def __init__(self, language: str) -> None:
        self.language, self._catalog = language, catalog(language)

    def __call__(self, message: str, **args: Argument) -> str:
        """The sentence of a message id."""
        return self._catalog(message, **args)

    def text(self, text: Text) -> str:
        """The sentence of a text."""
        return self._catalog.say(text)


def pages(order: Order, tell: Tell) -> dict[str, str]:
    """What was found out, as a page in every language; `tell` hears how much of which part is done."""
    if order.kind == "balance":
        report = balance(order, tell)
        return {language: Page(report, Speaker(language)).html() for language in LANGUAGES}
    done = 0

    def more(games: int) -> None:
        nonlocal done
        tell("games", done := done + games, order.games)

    results = simulate(
        order.game, order.options, games=order.games, seed=order.seed, players=order.players, rotate=True, alone=True, progress=more
    )  # fmt: skip
    return {language: PlayedPage(results, Speaker(language)).html() for language in LANGUAGES}


def balance(order: Order, tell: Tell) -> Report:
    """The report of matches of one level at one setting."""
    field = field_of(order.game, order.options, order.players[:1], order.seed)
    chronicles: list[Chronicle] = []
    for number in range(order.games):
        chronicles.append(chronicle(field, number))
        tell("games", number + 1, order.games)
    asked, duplicator, found = wanted(chronicles, order.pairs), Duplicator(field), []
    for number, one in enumerate(asked, 1):
        found.append(duplicator.pair(one))
        tell("pairs", number, len(asked))
    return Report(studies=(study(field, chronicles, causes(found)),), meetings=_meetings(field, order.deals, tell))


def _meetings(field: Field, deals: int, tell: Tell) -> tuple[Meeting, ...]:
    total, done = deals * len(LEVELS) * (len(LEVELS) - 1) // 2, 0

    def more(blocks: int) -> None:
        nonlocal done
        tell("levels", done := done + blocks, total)

    return meetings(field.game, field.options, LEVELS, deals, 1, more) if deals else ()
