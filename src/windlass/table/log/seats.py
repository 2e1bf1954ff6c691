"""Seats before the start: plans, sitting down, standing up, bots, the host's changes. Each function gives entries or refuses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from windlass.bots.registry import find_level
from windlass.engine.options import convert_options
from windlass.engine.proof import lot_of
from windlass.engine.refusal import Refusal
from windlass.engine.registry import find_game
from windlass.table.log.entries import AnyEntry, Chair, Configured, Seated
from windlass.table.log.table import Table
from windlass.table.store.port import Person
from windlass.table.wire import Configure, PlaceBot, SeatPlan, Settings, Sit, Stand, Swap

OPEN = Chair()
NAME_LETTERS: Final = 32


def clean(name: str) -> str:
    """A name as it is shown: printable, single-spaced. May be empty."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())


def marks(chairs: Sequence[Chair]) -> list[int]:
    """The mark of every chair: the one it brought, else its seat's own, else the first that is free. No two are the same."""
    found = [-1] * len(chairs)
    for wanted in ([chair.mark for chair in chairs], range(len(chairs))):
        for seat, mark in enumerate(wanted):
            if found[seat] < 0 and 0 <= mark < len(chairs) and mark not in found:
                found[seat] = mark
    free = iter(sorted(set(range(len(chairs))) - set(found)))
    return [next(free) if mark < 0 else mark for mark in found]


def marked(chairs: Sequence[Chair]) -> list[Chair]:
    """The chairs, each with its mark: they keep it wherever they are put."""
    return [msgspec.structs.replace(chair, mark=mark) for chair, mark in zip(chairs, marks(chairs), strict=True)]


def plan_chairs(plans: Sequence[SeatPlan], count: int, person: Person) -> list[Chair]:
    """The chairs somebody planned; seats not planned are open."""
    if len(plans) > count:
        raise Refusal("table.too-many-seats", count=count)
    return [_planned(plan, person) for plan in plans] + [OPEN] * (count - len(plans))


def _planned(plan: SeatPlan, person: Person) -> Chair:
    if plan.kind == "me":
        return Chair(kind="person", person=person.id, name=clean(plan.name) or person.name, emblem=person.emblem)
    if plan.kind == "bot":
        return Chair(kind="bot", level=find_level(plan.level).id)
    return OPEN


def check_settings(settings: Settings) -> None:
    """Refuses settings that contradict themselves: a clock without time, a keeper nobody knows."""
    find_level(settings.keeper)
    clock = settings.clock
    if (clock.kind in ("turn", "game") and clock.seconds < 5) or (clock.kind == "days" and clock.days < 1):
        raise Refusal("table.clock")
    if settings.rated and (settings.hints or settings.takebacks):
        raise Refusal("table.rated-help")


def require_waiting(table: Table) -> None:
    """Refuses unless the match has not begun."""
    if table.status != "waiting":
        raise Refusal("table.already-started")


def require_host(table: Table, person: Person) -> None:
    """Refuses anyone but the host."""
    if table.opened.by != person.id:
        raise Refusal("table.host-only")


def check_seat(table: Table, seat: int) -> Chair:
    """Who is in a seat. Refuses a seat that does not exist."""
    if seat >= len(table.chairs):
        raise Refusal("table.no-such-seat", number=seat + 1)
    return table.chairs[seat]


def sit(table: Table, command: Sit, person: Person, now: int) -> list[AnyEntry]:
    """Take an open seat; unless `also` is asked for, the seats one had become open."""
    require_waiting(table)
    chair = check_seat(table, command.seat)
    if person.id in table.restrained and table.restrained[person.id].what != "silence":
        raise Refusal("table.removed")
    if table.opened.seeded and person.id != table.opened.by:
        raise Refusal("table.known-cards")
    if chair.kind != "open" and chair.person != person.id:
        raise Refusal("table.seat-taken", number=command.seat + 1)
    changed = {} if command.also else dict.fromkeys(table.seats_of(person.id), OPEN)
    changed[command.seat] = Chair(kind="person", person=person.id, name=clean(command.name) or person.name, emblem=person.emblem)
    return [Seated(at=now, by=person.id, chairs=changed)]


def stand(table: Table, command: Stand, person: Person, now: int) -> list[AnyEntry]:
    """Free a seat: one's own, or any if one is the host."""
    require_waiting(table)
    chair = check_seat(table, command.seat)
    if chair.person != person.id:
        require_host(table, person)
    return [Seated(at=now, by=person.id, chairs={command.seat: OPEN})]


def place_bot(table: Table, command: PlaceBot, person: Person, now: int) -> list[AnyEntry]:
    """The host puts a bot into a seat that no person holds."""
    require_waiting(table)
    require_host(table, person)
    if check_seat(table, command.seat).kind == "person":
        raise Refusal("table.seat-taken", number=command.seat + 1)
    chair = Chair(kind="bot", level=find_level(command.level).id)
    return [Seated(at=now, by=person.id, chairs={command.seat: chair})]


def swap(table: Table, command: Swap, person: Person, now: int) -> list[AnyEntry]:
    """The host lets two seats change places, whoever or whatever is in them. An order that was chosen is not drawn by lot any more."""
    require_waiting(table)
    require_host(table, person)
    chairs = {command.seat: check_seat(table, command.other), command.other: check_seat(table, command.seat)}
    swapped: list[AnyEntry] = [Seated(at=now, by=person.id, chairs=chairs)]
    if table.settings.lots:
        fixed = msgspec.structs.replace(table.settings, lots=False)
        kept = [chairs.get(seat, chair) for seat, chair in enumerate(table.chairs)]
        swapped.append(Configured(at=now, by=person.id, options=table.options, settings=fixed, chairs=kept))
    return swapped


def draw_lots(chairs: Sequence[Chair], *parts: bytes) -> list[Chair]:
    """The chairs in the order that follows from the table's secret and the bytes people added: nobody can fit it to the cards."""
    lots = [lot_of(seat, *parts) for seat in range(len(chairs))]
    chairs = marked(chairs)
    return [chairs[seat] for seat in sorted(range(len(chairs)), key=lots.__getitem__)]


def configure(table: Table, command: Configure, person: Person, now: int) -> list[AnyEntry]:
    """The host changes options or settings. Fewer seats are possible only while those that go are not held by people."""
    require_waiting(table)
    require_host(table, person)
    if table.opened.line:
        raise Refusal("table.fixed")
    options = table.options if command.options is None else command.options
    settings = table.settings if command.settings is None else command.settings
    check_settings(settings)
    chosen = convert_options(find_game(table.opened.game), options)
    count = chosen.seats
    kept = [*table.chairs[:count], *[OPEN] * (count - len(table.chairs))]
    if any(chair.kind == "person" for chair in table.chairs[count:]):
        raise Refusal("table.seats-held")
    return [Configured(at=now, by=person.id, options=msgspec.to_builtins(chosen), settings=settings, chairs=kept)]
