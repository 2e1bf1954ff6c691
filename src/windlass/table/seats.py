"""Seats before the start: plans, sitting down, standing up, bots, the host's changes. Each function gives entries or refuses."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

import msgspec

from windlass.bots.level import find_level
from windlass.engine.options import convert_options
from windlass.engine.refusal import Refusal
from windlass.engine.registry import find_game
from windlass.table.entries import AnyEntry, Chair, Configured, Seated
from windlass.table.room import Room
from windlass.table.store.port import Person
from windlass.table.wire import Configure, PlaceBot, SeatPlan, Settings, Sit, Stand, Swap

OPEN = Chair()


def clean(name: str) -> str:
    """A name as it is shown: printable, single-spaced. May be empty."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())


def plan_chairs(plans: Sequence[SeatPlan], count: int, person: Person) -> list[Chair]:
    """The chairs somebody planned; seats not planned are open."""
    if len(plans) > count:
        raise Refusal("table.too-many-seats", count=count)
    return [_planned(plan, person) for plan in plans] + [OPEN] * (count - len(plans))


def _planned(plan: SeatPlan, person: Person) -> Chair:
    if plan.kind == "me":
        return Chair(kind="person", person=person.id, name=clean(plan.name) or person.name)
    if plan.kind == "bot":
        return Chair(kind="bot", level=find_level(plan.level).id)
    return OPEN


def check_settings(settings: Settings) -> None:
    """Refuses settings that contradict themselves: a clock without time, a keeper nobody knows."""
    find_level(settings.keeper)
    clock = settings.clock
    if (clock.kind in ("turn", "game") and clock.seconds < 5) or (clock.kind == "days" and clock.days < 1):
        raise Refusal("table.clock")


def require_waiting(room: Room) -> None:
    """Refuses unless the match has not begun."""
    if room.status != "waiting":
        raise Refusal("table.already-started")


def require_host(room: Room, person: Person) -> None:
    """Refuses anyone but the host."""
    if room.opened.by != person.id:
        raise Refusal("table.host-only")


def check_seat(room: Room, seat: int) -> Chair:
    """Who is in a seat. Refuses a seat that does not exist."""
    if seat >= len(room.chairs):
        raise Refusal("table.no-such-seat", number=seat + 1)
    return room.chairs[seat]


def sit(room: Room, command: Sit, person: Person, now: int) -> list[AnyEntry]:
    """Take an open seat; unless `also` is asked for, the seats one had become open."""
    require_waiting(room)
    chair = check_seat(room, command.seat)
    if chair.kind != "open" and chair.person != person.id:
        raise Refusal("table.seat-taken", number=command.seat + 1)
    changed = {} if command.also else dict.fromkeys(room.seats_of(person.id), OPEN)
    changed[command.seat] = Chair(kind="person", person=person.id, name=clean(command.name) or person.name)
    return [Seated(at=now, by=person.id, chairs=changed)]


def stand(room: Room, command: Stand, person: Person, now: int) -> list[AnyEntry]:
    """Free a seat: one's own, or any if one is the host."""
    require_waiting(room)
    chair = check_seat(room, command.seat)
    if chair.person != person.id:
        require_host(room, person)
    return [Seated(at=now, by=person.id, chairs={command.seat: OPEN})]


def place_bot(room: Room, command: PlaceBot, person: Person, now: int) -> list[AnyEntry]:
    """The host puts a bot into a seat that no person holds."""
    require_waiting(room)
    require_host(room, person)
    if check_seat(room, command.seat).kind == "person":
        raise Refusal("table.seat-taken", number=command.seat + 1)
    chair = Chair(kind="bot", level=find_level(command.level).id)
    return [Seated(at=now, by=person.id, chairs={command.seat: chair})]


def swap(room: Room, command: Swap, person: Person, now: int) -> list[AnyEntry]:
    """The host lets two seats change places, whoever or whatever is in them."""
    require_waiting(room)
    require_host(room, person)
    chairs = {command.seat: check_seat(room, command.other), command.other: check_seat(room, command.seat)}
    return [Seated(at=now, by=person.id, chairs=chairs)]


def draw_lots(chairs: Sequence[Chair]) -> list[Chair]:
    """The chairs in an order that nobody chose."""
    return secrets.SystemRandom().sample(chairs, len(chairs))


def configure(room: Room, command: Configure, person: Person, now: int) -> list[AnyEntry]:
    """The host changes options or settings. Fewer seats are possible only while those that go are not held by people."""
    require_waiting(room)
    require_host(room, person)
    if room.opened.line:
        raise Refusal("table.fixed")
    options = room.options if command.options is None else command.options
    settings = room.settings if command.settings is None else command.settings
    check_settings(settings)
    chosen = convert_options(find_game(room.opened.game), options)
    count = chosen.seats
    kept = [*room.chairs[:count], *[OPEN] * (count - len(room.chairs))]
    if any(chair.kind == "person" for chair in room.chairs[count:]):
        raise Refusal("table.seats-held")
    return [Configured(at=now, by=person.id, options=msgspec.to_builtins(chosen), settings=settings, chairs=kept)]
