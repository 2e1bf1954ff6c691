"""Ladders and profiles: ratings in points with their intervals, and what a person played."""

from __future__ import annotations

from typing import Final

from windlass.bots.registry import name_of
from windlass.engine.refusal import Refusal
from windlass.engine.text import Text
from windlass.table import wire
from windlass.table.live import lobby
from windlass.table.live.tables import player_of
from windlass.table.log.table import Table
from windlass.table.store.port import Person, Store
from windlass.table.store.ratings import BOT, CERTAIN, PROGRAM, Rated, Standing, Strength

SCALE: Final = 60  # points of one unit of the model: who begins has 1500
LADDER: Final = 200  # players shown
MATCHES: Final = 1000  # of one person


def points(strength: Strength) -> wire.Points:
    """A strength in points."""
    aside = CERTAIN * strength.deviation
    low, mean, high = (round(SCALE * value) for value in (strength.mean - aside, strength.mean, strength.mean + aside))
    return wire.Points(points=mean, low=low, high=high)


def label(standing: Standing) -> Text:
    """How to call a player in a ladder."""
    if standing.player.startswith(BOT):
        return name_of(standing.game, standing.player.removeprefix(BOT))
    return Text("table-program" if standing.player.startswith(PROGRAM) else "table-person", {"name": standing.name})


async def ladder(store: Store, game: str, seats: int) -> wire.Ladder:
    """One ladder, and which others there are."""
    lines = [
        wire.LadderLine(
            place=place,
            label=label(one),
            person=None if one.player.startswith((BOT, PROGRAM)) else one.player,
            rating=points(one.strength),
            played=one.played,
        )
        for place, one in enumerate(await store.ratings.ladder(game, seats, LADDER), 1)
    ]
    kinds = [wire.LadderKind(game=name, seats=count, players=players) for name, count, players in await store.ratings.kinds()]
    return wire.Ladder(game=game, seats=seats, lines=lines, kinds=kinds)


async def changes(store: Store, table: Table) -> wire.RatingChanges:
    """What a match did to the ratings of its seats."""
    found = {one.player: one for one in await store.ratings.changes(table.id)}
    told = [(seat, found[player]) for seat, player in enumerate(map(player_of, table.chairs)) if player in found]
    return wire.RatingChanges(
        changes=[wire.RatingChange(seat=seat, before=points(one.before), after=points(one.after)) for seat, one in told]
    )


async def profile(store: Store, person: str, asker: Person | None) -> wire.Profile:
    """A person with ratings and matches, as far as whoever asks may know them. Refuses with `person.nobody`."""
    found = await store.person(person)
    if found is None:
        raise Refusal("person.nobody")
    mine = asker is not None and asker.id == person
    history = await store.ratings.history(person, MATCHES)
    matches = [lobby.my_table(row, member) for row, member in await store.member_rows(person, MATCHES) if row.status == "over"]
    shown = [one for one in matches if mine or one.table.settings.public or one.table.settings.rated]
    return wire.Profile(
        person=found.id,
        name=found.name,
        since=found.created,
        mine=mine,
        ratings=[player_rating(one, history) for one in await store.ratings.of(person)],
        matches=shown,
    )


def player_rating(standing: Standing, history: list[Rated]) -> wire.PlayerRating:
    """One rating with the matches it comes from."""
    own = [one for one in reversed(history) if (one.game, one.seats) == (standing.game, standing.seats)]
    return wire.PlayerRating(
        game=standing.game,
        seats=standing.seats,
        rating=points(standing.strength),
        played=standing.played,
        matches=[wire.RatedMatch(table=one.table, place=one.place, rating=points(one.strength), at=one.at) for one in own],
    )
