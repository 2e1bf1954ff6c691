"""Ratings: how strong a player is at one game for one number of seats, by the Plackett-Luce model, and every match that changed it."""

from __future__ import annotations

import functools
from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from windlass.table.store.jobs import Run
from windlass.table.store.session import Session

BOT: Final = "bot:"  # before the level of a bot that is rated as a player
CERTAIN: Final = 1.96  # deviations on either side that hold 95 of 100 strengths


class Result(NamedTuple):
    """A rated match that just ended: who played, and their places from 1, which may be shared."""

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
    """A player's strength now, and the name of a person."""

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


def rate(session: Session, result: Result) -> None:
    """Take in a match, once however often it is told, in the transaction that ends it."""
    if session.run("SELECT player FROM rated WHERE room = ?", (result.table,)):
        return
    seats = len(result.players)
    ask = "SELECT mean, deviation, played FROM rating WHERE game = ? AND seats = ? AND player = ?"
    found = [session.run(ask, (result.game, seats, player)) for player in result.players]
    before = [Strength(*one[0][:2]) if one else unknown() for one in found]
    keep = (
        "INSERT INTO rating (game, seats, player, mean, deviation, played, updated) VALUES (?, ?, ?, ?, ?, ?, ?) "
        "ON CONFLICT (game, seats, player) DO UPDATE SET mean = excluded.mean, deviation = excluded.deviation, "
        "played = excluded.played, updated = excluded.updated"
    )
    note = "INSERT INTO rated (room, player, game, seats, place, mean, deviation, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
    for player, place, known, now in zip(result.players, result.places, found, after(before, result.places), strict=True):
        played = (known[0][2] if known else 0) + 1
        session.run(keep, (result.game, seats, player, now.mean, now.deviation, played, result.at))
        session.run(note, (result.table, player, result.game, seats, place, now.mean, now.deviation, result.at))


class Ratings:
    """The ratings of one store, to be read."""

    def __init__(self, read: Run) -> None:
        self._read = read

    async def _standings(self, rest: str, values: tuple[Any, ...]) -> list[Standing]:
        ask = (
            "SELECT rating.game, rating.seats, rating.player, rating.mean, rating.deviation, rating.played, rating.updated, person.name "  # noqa: S608
            f"FROM rating LEFT JOIN person ON person.id = rating.player WHERE {rest}"
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

    async def history(self, player: str, most: int) -> list[Rated]:
        """The matches that changed a player's ratings, latest first."""
        ask = "SELECT room, game, seats, place, mean, deviation, at FROM rated WHERE player = ? ORDER BY at DESC, room LIMIT ?"
        found = await self._read(lambda session: session.run(ask, (player, most)))
        return [Rated(room, game, seats, place, Strength(mean, deviation), at) for room, game, seats, place, mean, deviation, at in found]
