"""Opening tables: fresh ones, from a moment of a finished match, from a match file, and rematches. Gives the first entries."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec

from windlass.engine import matchfile
from windlass.engine.game import Game
from windlass.engine.match import SEED_BYTES, Match
from windlass.engine.options import convert_options
from windlass.engine.refusal import Refusal
from windlass.engine.registry import find_game
from windlass.table import entries, wire
from windlass.table.entries import AnyEntry, Chair, Created, Started
from windlass.table.people import hash_password, new_code
from windlass.table.room import Room
from windlass.table.seats import check_settings, draw_lots, plan_chairs
from windlass.table.store.port import Person


def fresh(command: wire.Create, person: Person, now: int) -> list[AnyEntry]:
    """A new table; with `start` it begins at once, which needs every seat taken."""
    game = find_game(command.game)
    options = dict(command.options)
    if command.seats:
        options.setdefault("seats", len(command.seats))
    chosen = convert_options(game, options)
    check_settings(command.settings)
    chairs = plan_chairs(command.seats, chosen.seats, person)
    created = Created(
        at=now,
        by=person.id,
        code=new_code(),
        game=game.id,
        options=msgspec.to_builtins(chosen),
        settings=command.settings,
        chairs=draw_lots(chairs) if command.start and command.settings.lots else chairs,
        seed=command.seed or secrets.token_hex(SEED_BYTES),
        seeded=command.seed is not None,
        password=hash_password(command.password) if command.password else "",
    )
    return _perhaps_started(created, game, person, now, begin=command.start)


def _perhaps_started(created: Created, game: Game, person: Person, now: int, *, begin: bool) -> list[AnyEntry]:
    if not begin:
        return [created]
    if any(chair.kind == "open" for chair in created.chairs):
        raise Refusal("table.seats-open")
    return [created, Started(at=now, by=person.id, version=game.version, components=game.components)]


def from_moment(room: Room, command: wire.PlayFrom, person: Person, now: int) -> list[AnyEntry]:
    """A table that goes on from a moment of a match that is over: only then is nothing hidden given away."""
    if room.match is None or room.status not in ("over", "abandoned"):
        raise Refusal("table.not-over")
    if command.ply > len(room.match.line) or room.match.at(command.ply).ending is not None:
        raise Refusal("table.no-such-moment")
    early = room.match.at(command.ply)
    own = room.seats_of(person.id)
    plans = list(command.seats) or against_bots(room.match.seats, own or [max(0, early.actor)])
    return _going_on(room.match, command.ply, plans, command.settings, person, now, origin=room.id, begin=command.start)


def against_bots(count: int, own: list[int]) -> list[wire.SeatPlan]:
    """Plans with the person in these seats and bots in all others."""
    return [wire.SeatPlan(kind="me" if seat in own else "bot") for seat in range(count)]


def _going_on(
    match: Match, ply: int, plans: list[wire.SeatPlan], settings: wire.Settings, person: Person, now: int, *, origin: str, begin: bool
) -> list[AnyEntry]:
    check_settings(settings)
    created = _continued(match, ply, plan_chairs(plans, match.seats, person), settings, person, now, origin)
    return _perhaps_started(created, match.game, person, now, begin=begin)


def _continued(match: Match, ply: int, chairs: list[Chair], settings: wire.Settings, person: Person, now: int, origin: str) -> Created:
    assert match.header.seed is not None
    options: Any = msgspec.to_builtins(match.header.options)
    return Created(
        at=now, by=person.id, code=new_code(), game=match.game.id, options=options, settings=settings, chairs=chairs,
        seed=match.header.seed.hex(), seeded=True, origin=origin, line=[made.action for made in match.line[:ply]],
    )  # fmt: skip


def from_file(command: wire.Import, person: Person, now: int) -> list[AnyEntry]:
    """A table from a match file: a finished match to look at with the names it was played under, an unfinished one to play on."""
    match = matchfile.parse(command.text)
    if match.ending is None:
        plans = list(command.seats) or against_bots(match.seats, [match.actor])
        begun = _going_on(match, len(match.line), plans, command.settings, person, now, origin="", begin=True)
        return [*begun, *(entries.Resigned(at=now, seat=seat) for seat in match.resigned)]
    names = [*match.header.names, *[""] * match.seats]
    chairs = [Chair(kind="person", name=names[seat] or str(seat + 1)) for seat in range(match.seats)]
    created = _continued(match, len(match.line), chairs, command.settings, person, now, "")
    started = Started(at=now, by=person.id, version=match.game.version, components=match.game.components)
    return [created, started, *(entries.Resigned(at=now, seat=seat) for seat in match.resigned)]


def again(room: Room, person: Person, now: int) -> list[AnyEntry]:
    """The table of a rematch: same game, options and settings, everyone one seat on; the person who asks is its host."""
    if room.status not in ("over", "abandoned") or room.match is None:
        raise Refusal("table.not-over")
    if not room.seats_of(person.id):
        raise Refusal("table.seated-only")
    opened = room.opened
    created = Created(
        at=now, by=person.id, code=new_code(), game=opened.game, options=room.options, settings=room.settings,
        chairs=[*room.chairs[1:], room.chairs[0]], seed=secrets.token_hex(SEED_BYTES), password=opened.password, origin=room.id,
    )  # fmt: skip
    return [created]


def come(room: Room, person: Person, now: int) -> list[AnyEntry]:
    """Somebody came to a rematch; when all its people have come it starts."""
    if room.status != "waiting" or person.id in room.admitted:
        return []
    expected = {chair.person for chair in room.chairs if chair.person}
    coming: list[AnyEntry] = [entries.Admitted(at=now, by=person.id)]
    if expected <= {*room.admitted, person.id} and all(chair.kind != "open" for chair in room.chairs):
        game = find_game(room.opened.game)
        coming.append(Started(at=now, by=person.id, version=game.version, components=game.components))
    return coming
