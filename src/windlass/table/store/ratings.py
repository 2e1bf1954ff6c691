"""Ratings: how strong a player is at one game for one number of seats, by the Plackett-Luce model, and every match that changed it."""

from __future__ import annotations

import functools
import statistics
from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from windlass.table.store.jobs import Run
from windlass.table.store.session import Session

BOT: Final = "bot:"  # before the level of a bot that is rated as a player
PROGRAM: Final = "program:"  # before the person whose program is rated as a player
CERTAIN: Final = 1.96  # deviations on either side that hold 95 of 100 strengths


class Result(NamedTuple):
    """A rated match that just ended: who played in each seat (a bot may have several) and the places from 1, maybe shared."""

    table: str
    game: str
    players: tuple[str, ...]
    places: tuple[int, ...]
    at: int


class Strength(NamedTuple):
    """What is known of a strength: its mean and deviation, in the units of the model."""

    mean: float
    deviation: float


class Standing(NamedTuple):
    """A player's strength now, and the name of a person, which a program's is too."""

    game: str
    seats: int
    player: str
    strength: Strength
    played: int
    updated: int
    name: str


class Rated(NamedTuple):
    """A match as it changed a player's strength."""

    table: str
    game: str
    seats: int
    place: int
    strength: Strength
    at: int


class Change(NamedTuple):
    """What a match did to a player's strength."""

    player: str
    before: Strength
    after: Strength


@functools.cache
def _model() -> Any:
    from openskill.models import PlackettLuce

    return PlackettLuce()


def unknown() -> Strength:
    """The strength of somebody nobody has seen play."""
    fresh = _model().rating()
    return Strength(fresh.mu, fresh.sigma)


def after(strengths: list[Strength], places: Iterable[int]) -> list[Strength]:
    """What is known of every strength after one match."""
    model = _model()
    teams = [[model.rating(mu=one.mean, sigma=one.deviation)] for one in strengths]
    return [Strength(team[0].mu, team[0].sigma) for team in model.rate(teams, ranks=list(places))]


def between(strengths: list[Strength]) -> Strength:
    """What several seats of one player tell of its strength together."""
    return Strength(statistics.fmean(one.mean for one in strengths), statistics.fmean(one.deviation for one in strengths))


def rate(session: Session, result: Result) -> None:
    """Take in a match, once however often it is told, in the transaction that ends it."""
    if session.run("SELECT player FROM rated WHERE room = ?", (result.table,)):
        return
    seats = len(result.players)
    ask = "SELECT mean, deviation, played FROM rating WHERE game = ? AND seats = ? AND player = ?"
    found = {player: session.run(ask, (result.game, seats, player)) for player in sorted(set(result.players))}
    before = {player: Strength(*rows[0][:2]) if rows else unknown() for player, rows in found.items()}
    told = after([before[player] for player in result.players], result.places)
    keep = (
        "INSERT INTO rating (game, seats, player, mean, deviation, played, updated) VALUES (?, ?, ?, ?, ?, ?, ?) "
        "ON CONFLICT (game, seats, player) DO UPDATE SET mean = excluded.mean, deviation = excluded.deviation, "
        "played = excluded.played, updated = excluded.updated"
    )
    note = (
        "INSERT INTO rated (room, player, game, seats, place, mean, deviation, at, mean_before, deviation_before) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
    )
    for player, rows in found.items():
        own = [seat for seat, other in enumerate(result.players) if other == player]
        now, place = between([told[seat] for seat in own]), min(result.places[seat] for seat in own)
        played = (rows[0][2] if rows else 0) + 1
        session.run(keep, (result.game, seats, player, *now, played, result.at))
        session.run(note, (result.table, player, result.game, seats, place, *now, result.at, *before[player]))


class Ratings:
    """The ratings of one store, to be read."""

    def __init__(self, read: Run) -> None:
        self._read = read

    async def _standings(self, rest: str, values: tuple[Any, ...]) -> list[Standing]:
        ask = (
            "SELECT rating.game, rating.seats, rating.player, rating.mean, rating.deviation, rating.played, rating.updated, person.name "  # noqa: S608
            f"FROM rating LEFT JOIN person ON person.id = REPLACE(rating.player, '{PROGRAM}', '') WHERE {rest}"
        )
        found = await self._read(lambda session: session.run(ask, values))
        return [Standing(one[0], one[1], one[2], Strength(*one[3:5]), one[5], one[6], one[7] or "") for one in found]

    async def ladder(self, game: str, seats: int, most: int) -> list[Standing]:
        """The players of a game for one number of seats, those first of whom most is certain that they are strong."""
        order = "rating.game = ? AND rating.seats = ? ORDER BY rating.mean - ? * rating.deviation DESC, rating.player LIMIT ?"
        return await self._standings(order, (game, seats, CERTAIN, most))

    async def kinds(self) -> list[tuple[str, int, int]]:
        """Every game and number of seats that somebody is rated for, with how many are."""
        ask = "SELECT game, seats, COUNT(*) FROM rating GROUP BY game, seats ORDER BY game, seats"
        return [(game, seats, count) for game, seats, count in await self._read(lambda session: session.run(ask))]

    async def of(self, player: str) -> list[Standing]:
        """All ratings of one player."""
        return await self._standings("rating.player = ? ORDER BY rating.game, rating.seats", (player,))

    async def changes(self, table: str) -> list[Change]:
        """What a match did to the strengths of its players; nothing where it was not rated."""
        ask = "SELECT player, mean_before, deviation_before, mean, deviation FROM rated WHERE room = ? AND mean_before IS NOT NULL"
        found = await self._read(lambda session: session.run(ask, (table,)))
        return [Change(one[0], Strength(*one[1:3]), Strength(*one[3:5])) for one in found]

    async def history(self, player: str, most: int) -> list[Rated]:
        """The matches that changed a player's ratings, latest first."""
        ask = "SELECT room, game, seats, place, mean, deviation, at FROM rated WHERE player = ? ORDER BY at DESC, room LIMIT ?"
        found = await self._read(lambda session: session.run(ask, (player, most)))
        return [Rated(room, game, seats, place, Strength(mean, deviation), at) for room, game, seats, place, mean, deviation, at in found]
