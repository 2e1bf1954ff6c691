"""Ratings as they are told: in points, with the interval in which a strength lies in 95 of 100 cases."""

from __future__ import annotations

from windlass.engine.text import Text
from windlass.table.wire.messages import MyTable
from windlass.table.wire.words import PersonId, TableId, Wire


class Points(Wire):
    """A strength in points, and the interval it lies in."""

    points: int
    low: int
    high: int


class LadderLine(Wire):
    """One player of a ladder: a person, or a bot or somebody's program."""

    place: int
    label: Text
    person: PersonId | None
    rating: Points
    played: int


class LadderKind(Wire):
    """One ladder there is: a game and a number of seats."""

    game: str
    seats: int
    players: int


class Ladder(Wire):
    """The players of one game for one number of seats, and which other ladders there are."""

    game: str
    seats: int
    lines: list[LadderLine]
    kinds: list[LadderKind]


class RatedMatch(Wire):
    """A rated match: the place, and the rating after it."""

    table: TableId
    place: int
    rating: Points
    at: int


class RatingChange(Wire):
    """What a match did to the rating of a seat's player."""

    seat: int
    before: Points
    after: Points


class RatingChanges(Wire):
    """What a match did to the ratings of everyone at the table; nothing for one that was not fair enough to be rated."""

    changes: list[RatingChange]


class PlayerRating(Wire):
    """A rating of one player with its matches, oldest first."""

    game: str
    seats: int
    rating: Points
    played: int
    matches: list[RatedMatch]


class Profile(Wire):
    """A person as others may know them: name, ratings, and finished matches; to oneself all, to others those that were rated or public."""

    person: PersonId
    name: str
    since: int
    mine: bool
    ratings: list[PlayerRating]
    matches: list[MyTable]
