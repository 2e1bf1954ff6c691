"""A chronicle: what one match was like, as a row of numbers. Chronicles of a field are kept in blocks."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final

import msgspec

import windlass
from windlass.bots.judge import Judge
from windlass.engine.match import Match
from windlass.engine.matchfile import dump
from windlass.engine.refusal import Refusal
from windlass.lab.balance.things import Thing, things
from windlass.lab.chances import Glass
from windlass.lab.matches import Field, play_match

if TYPE_CHECKING:
    import polars as pl

SIZE: Final = 4  # matches in a block
SAFE: Final = 0.9  # a match is decided when its winner's chance stays above this


class Chronicle(msgspec.Struct, frozen=True, kw_only=True):
    """One match. Chances are missing where nobody has learned the game."""

    number: int
    places: tuple[int, ...]  # by seat; empty for a match cut off
    ending: str  # "" for a match cut off
    rounds: int
    decisions: int
    real_decisions: int  # with more than one action to choose from
    offered: int  # actions to choose from, over all decisions
    lead_changes: int | None
    comeback: float | None  # the smallest chance that the winner ever had
    decided: float | None  # the share of the match after which its winner was safe
    offers: tuple[tuple[Thing, int, int, int], ...]  # things with the seats that could and that did choose them, as bits, and how often
    events: dict[str, int]
    file: str

    @property
    def seats(self) -> int:
        return len(self.places)

    def share(self, seat: int) -> float:
        """The seat's share of the win."""
        return 1 / self.places.count(1) if self.places and self.places[seat] == 1 else 0.0


class Chronicles(msgspec.Struct, frozen=True):
    """The chronicles of a field's matches: block n holds matches n * SIZE and on."""

    field: Field

    def manifest(self) -> dict[str, Any]:
        """What every row follows from."""
        game = windlass.find_game(self.field.game)
        return {**msgspec.to_builtins(self.field), "version": game.version, "components": game.components, "block": SIZE}

    def blocks(self, matches: int) -> range:
        """The blocks that hold so many matches and more."""
        return range(-(-matches // SIZE))

    def rows(self, block: int) -> pl.DataFrame:
        """The chronicles of a block, each as JSON beside what a table of matches would show."""
        import polars as pl

        found = [chronicle(self.field, number) for number in range(block * SIZE, block * SIZE + SIZE)]
        return pl.DataFrame({
            "number": [one.number for one in found], "ending": [one.ending for one in found],
            "rounds": [one.rounds for one in found], "decisions": [one.decisions for one in found],
            "chronicle": [msgspec.json.encode(one).decode() for one in found],
        })  # fmt: skip

    @staticmethod
    def read(rows: pl.DataFrame) -> list[Chronicle]:
        """The chronicles of a block again."""
        return [msgspec.json.decode(text, type=Chronicle) for text in rows["chronicle"]]


def chronicle(field: Field, number: int) -> Chronicle:
    """Play a match and tell what it was like."""
    offered, real = 0, 0
    could: dict[Thing, int] = {}
    did: dict[Thing, int] = {}
    times: dict[Thing, int] = {}
    counted = things(windlass.find_game(field.game))

    def watch(match: Match, legal: list[int], chosen: int) -> None:
        nonlocal offered, real
        offered, real = offered + len(legal), real + (len(legal) > 1)
        for thing in {thing for code in legal for thing in counted[code]}:
            could[thing] = could.get(thing, 0) | 1 << match.actor
        for thing in counted[chosen]:
            did[thing] = did.get(thing, 0) | 1 << match.actor
            times[thing] = times.get(thing, 0) + 1

    match = play_match(field, number, watch)
    rows = [*match.opening_rows, *(row for ply in match.line for row in ply.rows)]
    kinds = [match.game.events[row[0]].name for row in rows]
    drama = _drama(match) if match.ending else {}
    state: Any = match.state
    return Chronicle(
        number=number,
        places=match.ending.rank if match.ending else (),
        ending=match.ending.reason if match.ending else "",
        rounds=int(state.round),
        decisions=len(match.line),
        real_decisions=real,
        offered=offered,
        lead_changes=drama.get("lead_changes"),
        comeback=drama.get("comeback"),
        decided=drama.get("decided"),
        offers=tuple((thing, seats, did.get(thing, 0), times.get(thing, 0)) for thing, seats in could.items()),
        events={kind: kinds.count(kind) for kind in dict.fromkeys(kinds)},
        file=dump(match),
    )


def _drama(match: Match) -> dict[str, Any]:
    """How the lead went to and fro, by everyone's chances at quiet moments."""
    weights = Judge(match.game).weights_for(match.state)
    if isinstance(weights, Refusal):
        return {}
    glass = Glass(match.game, weights)
    seen = [(ply, glass.chances(state)) for ply, state in enumerate(match.positions()) if glass.is_quiet(state) and ply < len(match.line)]
    assert match.ending is not None
    winner = match.ending.rank.index(1)
    leaders = [max(range(match.seats), key=chances.__getitem__) for _, chances in seen]
    unsafe = [ply for ply, chances in seen if chances[winner] < SAFE]
    return {
        "lead_changes": sum(one != other for one, other in pairwise(leaders)),
        "comeback": min(chances[winner] for _, chances in seen),
        "decided": (unsafe[-1] + 1) / len(match.line) if unsafe else 0.0,
    }
