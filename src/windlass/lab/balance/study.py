"""A study: a field's chronicles as figures with intervals, alone or beside another field on the same deals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

import msgspec

import windlass
from windlass.lab.balance.chronicle import Chronicle
from windlass.lab.balance.figures import Figure, difference, mean, quantiles
from windlass.lab.balance.things import Thing
from windlass.lab.matches import Field
from windlass.lab.results import wilson

HUMAN_SECONDS = 9.0  # that people take for a real decision: an assumption, told as one
NOTABLE = 2  # matches of each sort to look at


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """A thing and what came of it."""

    thing: Thing
    offered: float  # share of seats that could choose it at least once
    taken: float  # of those, the share that did
    times: float  # a match
    won: Figure | None  # the win's share of those who did, 1 being a fair share
    cause: Figure | None = None


class Spread(msgspec.Struct, frozen=True):
    """A mean with its interval, and where the middle nine tenths of all matches lie."""

    mean: Figure
    low: float
    median: float
    high: float


class Study(msgspec.Struct, frozen=True, kw_only=True):
    """What a field's matches were like."""

    field: Field
    matches: int
    cut_off: int
    seats: tuple[Figure, ...]  # each seat's share of the win
    endings: dict[str, tuple[int, float, float]]  # how often, and the interval of its share
    measures: dict[str, Spread]
    rows: tuple[Row, ...]
    never_taken: tuple[Thing, ...]
    never_happened: tuple[str, ...]
    notable: dict[str, tuple[Chronicle, ...]]
    lengths: tuple[int, ...]  # of every whole match, in decisions


MEASURES: dict[str, Callable[[Chronicle], float | None]] = {
    "rounds": lambda one: one.rounds,
    "decisions": lambda one: one.decisions,
    "real": lambda one: one.real_decisions,
    "minutes": lambda one: one.real_decisions * HUMAN_SECONDS / 60,
    "options": lambda one: one.offered / max(one.decisions, 1),
    "leads": lambda one: one.lead_changes,
    "comeback": lambda one: one.comeback,
    "decided": lambda one: one.decided,
}


def study(field: Field, chronicles: Sequence[Chronicle], causes: dict[Thing, Figure] | None = None) -> Study:
    """The figures of a field."""
    game, seats = windlass.find_game(field.game), len(field.players)
    whole = [one for one in chronicles if one.places]
    happened = Counter(kind for one in chronicles for kind in one.events)
    endings = Counter(one.ending for one in whole)
    rows = tuple(_rows(chronicles, seats, causes or {}))
    return Study(
        field=field,
        matches=len(chronicles),
        cut_off=len(chronicles) - len(whole),
        seats=tuple(figure for seat in range(seats) if (figure := mean([one.share(seat) for one in whole]))),
        endings={name: (endings[name], *wilson(endings[name], len(whole))) for name in game.endings},
        measures={name: spread for name, measure in MEASURES.items() if (spread := _spread([measure(one) for one in whole]))},
        rows=rows,
        never_taken=tuple(row.thing for row in rows if row.times == 0),
        never_happened=tuple(kind.name for kind in game.events if not happened[kind.name]),
        notable=_notable(chronicles),
        lengths=tuple(one.decisions for one in whole),
    )


def _spread(values: Sequence[float | None]) -> Spread | None:
    known = [value for value in values if value is not None]
    figure = mean(known)
    return Spread(figure, *quantiles(known)) if figure else None


def _rows(chronicles: Sequence[Chronicle], seats: int, causes: dict[Thing, Figure]) -> list[Row]:
    could: Counter[Thing] = Counter()
    did: Counter[Thing] = Counter()
    times: Counter[Thing] = Counter()
    wins: dict[Thing, list[float]] = {}
    takers: dict[Thing, list[float]] = {}
    for one in chronicles:
        for thing, offered, taken, often in one.offers:
            could[thing] += offered.bit_count()
            did[thing] += taken.bit_count()
            times[thing] += often
            if taken and one.places:
                who = [seat for seat in range(seats) if taken >> seat & 1]
                wins.setdefault(thing, []).append(sum(one.share(seat) * seats for seat in who))
                takers.setdefault(thing, []).append(len(who))
    return [
        Row(
            thing=thing,
            offered=could[thing] / (seats * len(chronicles)),
            taken=did[thing] / could[thing],
            times=times[thing] / len(chronicles),
            won=mean(wins[thing], takers[thing]) if thing in wins else None,
            cause=causes.get(thing),
        )
        for thing in sorted(could)
    ]


def _notable(chronicles: Sequence[Chronicle]) -> dict[str, tuple[Chronicle, ...]]:
    """Matches to look at: the longest, the shortest, the greatest comebacks, and those cut off."""
    whole = [one for one in chronicles if one.places]
    behind = [one for one in whole if one.comeback is not None]
    return {
        "longest": tuple(sorted(whole, key=lambda one: -one.decisions)[:NOTABLE]),
        "shortest": tuple(sorted(whole, key=lambda one: one.decisions)[:NOTABLE]),
        "comeback": tuple(sorted(behind, key=lambda one: one.comeback or 0)[:NOTABLE]),
        "cut-off": tuple(one for one in chronicles if not one.places)[:NOTABLE],
    }


def changes(before: Sequence[Chronicle], after: Sequence[Chronicle]) -> dict[str, Figure]:
    """How every measure, and the first seats' shares of the win, change from one field to the other on the same deals."""
    pairs = [(one, other) for one, other in zip(before, after, strict=True) if one.places and other.places]
    found: dict[str, Figure] = {}
    for name, measure in MEASURES.items():
        known = [(early, late) for one, other in pairs if (early := measure(one)) is not None and (late := measure(other)) is not None]
        if figure := difference([early for early, _ in known], [late for _, late in known]):
            found[name] = figure
    for seat in range(min((one.seats for pair in pairs for one in pair), default=0)):
        if figure := difference([one.share(seat) for one, _ in pairs], [other.share(seat) for _, other in pairs]):
            found[f"seat {seat + 1}"] = figure
    return found
