"""Forced duplicates: what a thing is worth by cause. The same deal is played on twice from a decision, once with it and once without."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

import msgspec

from windlass.bots.registry import find_player
from windlass.engine.match import Match
from windlass.engine.matchfile import parse
from windlass.lab.balance.chronicle import Chronicle
from windlass.lab.balance.figures import Figure, mean
from windlass.lab.balance.things import Thing, things
from windlass.lab.matches import SECONDS, Field, finish


class Duplicate(msgspec.Struct, frozen=True):
    """One pair of games: the share of the win of who decided, with the thing and without."""

    with_it: float
    without: float


class Asked(msgspec.Struct, frozen=True):
    """A thing and the chronicle in which it is looked for."""

    thing: Thing
    chronicle: Chronicle


class Duplicator(msgspec.Struct, frozen=True):
    """Plays pairs; it travels to workers."""

    field: Field

    def pair(self, asked: Asked) -> tuple[Thing, Duplicate | None]:
        """The pair at one decision, drawn by the match's number, that offers the thing; None where it was never a choice."""
        match, number = parse(asked.chronicle.file), asked.chronicle.number
        counted = things(match.game)
        lots = random.Random(f"{number} {asked.thing}")  # noqa: S311  # a sample, not secrecy
        found: Match | None = None
        seen = 0
        for ply, state in enumerate(match.positions()):
            legal = _menu(match, state)
            ways = [code for code in legal if asked.thing in counted[code]]
            if ways and len(ways) < len(legal):
                seen += 1
                if lots.randrange(seen) == 0:
                    found = match.at(ply)
        return asked.thing, self._played(found, number, asked.thing) if found else None

    def _played(self, moment: Match, number: int, thing: Thing) -> Duplicate:
        counted, seat = things(moment.game), moment.actor
        legal = moment.legal()
        ways = [code for code in legal if thing in counted[code]]
        rest = [code for code in legal if thing not in counted[code]]
        return Duplicate(*(self._share(moment, menu, seat, number) for menu in (ways, rest)))

    def _share(self, moment: Match, menu: list[int], seat: int, number: int) -> float:
        """What came for the seat when its player had to choose from part of the menu and all played on as they do."""
        twin = moment.copy()
        player = find_player(twin.game, self.field.levels(number)[seat])
        lots = random.Random(f"{self.field.seed} {number}")  # noqa: S311  # play, not secrecy
        twin.play(player.choose(twin.redacted(seat), menu, SECONDS, lots))
        finish(twin, self.field, number)
        rank = twin.ending.rank if twin.ending else ()
        return 1 / rank.count(1) if rank and rank[seat] == 1 else 0.0


def _menu(match: Match, state: Any) -> list[int]:
    out = [0] * match.game.actions
    return out[: match.game.legal(state, out)]


def causes(found: Iterable[tuple[Thing, Duplicate | None]]) -> dict[Thing, Figure]:
    """How much more of the win a thing brings than the best of the rest."""
    pairs: dict[Thing, list[float]] = {}
    for thing, one in found:
        if one:
            pairs.setdefault(thing, []).append(one.with_it - one.without)
    return {thing: figure for thing, values in pairs.items() if (figure := mean(values))}


def wanted(chronicles: Iterable[Chronicle], count: int) -> list[Asked]:
    """For every named thing the first so many matches in which it was offered, by number."""
    named: dict[Thing, int] = {}
    asked: list[Asked] = []
    for one in chronicles:
        for thing, _, _, _ in one.offers:
            if thing.name and one.places and named.get(thing, 0) < count:
                named[thing] = named.get(thing, 0) + 1
                asked.append(Asked(thing, one))
    return asked
