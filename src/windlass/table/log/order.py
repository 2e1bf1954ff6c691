"""Order at a table: whom its host silences, sends away or bans, and how slowly everyone may speak. Gives entries or refuses."""

from __future__ import annotations

from windlass.engine.refusal import Refusal
from windlass.table.log.entries import AnyEntry, Disciplined, Slowed
from windlass.table.log.seats import require_host
from windlass.table.log.table import Table
from windlass.table.store.port import Person
from windlass.table.wire import KeepOrder, Slow


def require_welcome(table: Table, person: str) -> None:
    """Refuses whoever was banned from this table."""
    if person in table.restrained and table.restrained[person].what == "ban":
        raise Refusal("table.banned")


def require_voice(table: Table, person: Person) -> None:
    """Refuses words and reactions of whoever the host restrains."""
    if person.id in table.restrained:
        raise Refusal("table.silenced")


def require_pause(table: Table, person: Person, now: int) -> None:
    """Refuses a line that comes too soon after the last one of the same person, where the host wants that; the host may always speak."""
    if not table.slow or person.id == table.opened.by:
        return
    last = table.chat.last_of(person.id)
    left = 0 if last is None else last + table.slow * 1000 - now
    if left > 0:
        raise Refusal("table.slow", seconds=-(-left // 1000))


def name_at(table: Table, person: str) -> str:
    """What a person is called here. Refuses somebody who neither sits here nor said anything."""
    seated = (chair.name for chair in table.chairs if chair.person == person)
    name = next(seated, None) or table.chat.name_of(person) or (table.restrained[person].name if person in table.restrained else "")
    if not name:
        raise Refusal("table.no-such-person")
    return name


def keep_order(table: Table, command: KeepOrder, person: Person, now: int) -> list[AnyEntry]:
    """Restrain a person, or no longer. Who plays is never put out of the match, nor is anyone whom chance brought to the host's table."""
    require_host(table, person)
    if command.person == person.id:
        raise Refusal("table.yourself")
    name = name_at(table, command.person)
    known = table.restrained.get(command.person)
    if command.what in ("hear", "readmit"):
        return [] if known is None else [Disciplined(at=now, by=person.id, person=command.person, name=name, what=command.what)]
    if command.what != "silence" and (table.opened.paired or (table.status != "waiting" and table.seats_of(command.person))):
        raise Refusal("table.plays-here")
    if known is not None and known.what == command.what:
        return []
    return [Disciplined(at=now, by=person.id, person=command.person, name=name, what=command.what)]


def slow_down(table: Table, command: Slow, person: Person, now: int) -> list[AnyEntry]:
    """Let time pass between two lines of one person."""
    require_host(table, person)
    return [] if table.slow == command.seconds else [Slowed(at=now, by=person.id, seconds=command.seconds)]
