"""Opening tables: fresh ones, from a moment of a finished match, from a match file, and rematches. Gives the first entries."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from windlass.bots.registry import levels
from windlass.engine import matchfile
from windlass.engine.game import Game
from windlass.engine.match import Match
from windlass.engine.options import convert_options
from windlass.engine.proof import SEED_BYTES, commit
from windlass.engine.refusal import Refusal
from windlass.engine.registry import find_game
from windlass.table import wire
from windlass.table.log import entries
from windlass.table.log.entries import AnyEntry, Chair, Created, Started
from windlass.table.log.passwords import new_code
from windlass.table.log.seats import NAME_LETTERS, check_settings, clean, draw_lots, marked, plan_chairs, require_waiting
from windlass.table.log.table import BOT, Table
from windlass.table.store.port import Person

MOST_LINES: Final = 10_000  # of a match file: the longest real matches have some hundred
MOST_TAKEN_BACK: Final = 1_000


def new_cards(house_seed: str, *about: object) -> tuple[str, str]:
    """Root and seed of a new table's cards: a root that nobody chose or, in a house with a known seed, always the same seed."""
    if not house_seed:
        return commit().root.hex(), ""
    return "", hashlib.blake2b(msgspec.json.encode([house_seed, *about]), digest_size=SEED_BYTES).hexdigest()


def fresh(command: wire.Create, person: Person, password: str, now: int, house_seed: str = "") -> list[AnyEntry]:
    """A new table, its password hashed; with `start` it begins at once, which needs every seat taken."""
    game = find_game(command.game)
    options = dict(command.options)
    if command.seats:
        options.setdefault("seats", len(command.seats))
    chosen = convert_options(game, options)
    check_settings(command.settings)
    chairs = plan_chairs(command.seats, chosen.seats, person)
    if command.seed is not None:
        require_alone(chairs)
    root, seed = new_cards(house_seed, game.id, chosen, [(chair.kind, chair.level) for chair in chairs])
    if command.seed is not None:
        root, seed = "", command.seed
    elif command.start and command.settings.lots:
        chairs = draw_lots(chairs, bytes.fromhex(root or seed))
    created = Created(
        at=now,
        by=person.id,
        code=new_code(),
        game=game.id,
        options=msgspec.to_builtins(chosen),
        settings=command.settings,
        chairs=chairs,
        root=root,
        seed=seed,
        repeated=bool(house_seed),
        seeded=command.seed is not None,
        password=password,
    )
    return _perhaps_started(created, game, person, now, begin=command.start)


def _perhaps_started(created: Created, game: Game, person: Person, now: int, *, begin: bool) -> list[AnyEntry]:
    if not begin:
        return [created]
    if any(chair.kind == "open" for chair in created.chairs):
        raise Refusal("table.seats-open")
    return [created, Started(at=now, by=person.id, version=game.version, components=game.components)]


def require_alone(chairs: list[Chair]) -> None:
    """Refuses seats for others where the cards are known to somebody: whoever chose the seed, or saw the match, could read every hand."""
    if any(chair.kind == "open" for chair in chairs):
        raise Refusal("table.known-cards")


def from_moment(table: Table, command: wire.PlayFrom, person: Person, now: int) -> list[AnyEntry]:
    """A table that goes on from a moment of a match that is over: only then is nothing hidden given away."""
    if table.match is None or table.status not in ("over", "abandoned"):
        raise Refusal("table.not-over")
    if command.ply > len(table.match.line) or table.match.at(command.ply).ending is not None:
        raise Refusal("table.no-such-moment")
    early = table.match.at(command.ply)
    own = table.seats_of(person.id)
    plans = list(command.seats) or against_bots(table.match.seats, own or [max(0, early.actor)])
    return _going_on(table.match, command.ply, plans, command.settings, person, now, origin=table.id, begin=command.start)


def against_bots(count: int, own: list[int]) -> list[wire.SeatPlan]:
    """Plans with the person in these seats and bots in all others."""
    return [wire.SeatPlan(kind="me" if seat in own else "bot") for seat in range(count)]


def _going_on(
    match: Match, ply: int, plans: list[wire.SeatPlan], settings: wire.Settings, person: Person, now: int, *, origin: str, begin: bool
) -> list[AnyEntry]:
    check_settings(settings)
    chairs = plan_chairs(plans, match.seats, person)
    require_alone(chairs)
    created = _continued(match, ply, chairs, settings, person, now, origin)
    return _perhaps_started(created, match.game, person, now, begin=begin)


def _continued(match: Match, ply: int, chairs: list[Chair], settings: wire.Settings, person: Person, now: int, origin: str) -> Created:
    assert match.header.seed is not None
    options: Any = msgspec.to_builtins(match.header.options)
    return Created(
        at=now, by=person.id, code=new_code(), game=match.game.id, options=options, settings=settings, chairs=chairs,
        seed=match.header.seed.hex(), seeded=True, origin=origin, line=[made.action for made in match.line[:ply]],
    )  # fmt: skip


def require_playable(text: str) -> None:
    """Refuses a match file with more actions or take-backs than a match is ever long: replaying it would be work for its own sake."""
    lines = text.splitlines()
    if len(lines) > MOST_LINES:
        raise Refusal("table.too-long", most=MOST_LINES)
    taken_back = sum(line in ("undo", "consent") for line in lines)
    if taken_back > MOST_TAKEN_BACK:
        raise Refusal("table.too-many-takebacks", most=MOST_TAKEN_BACK)


def from_file(command: wire.Import, person: Person, now: int, worded: Callable[[str], str] = str) -> list[AnyEntry]:
    """A table from a match file: a finished match to look at with the names it was played under, if `worded` lets them stand, an
    unfinished one to play on.
    """
    require_playable(command.text)
    match = matchfile.parse(command.text)
    if match.ending is None:
        plans = list(command.seats) or against_bots(match.seats, [match.actor])
        begun = _going_on(match, len(match.line), plans, command.settings, person, now, origin="", begin=True)
        return [*begun, *(entries.Resigned(at=now, seat=seat) for seat in match.resigned)]
    names = [*(worded(clean(name)[:NAME_LETTERS]) for name in match.header.names), *[""] * match.seats]
    chairs = [_imported(names[seat] or str(seat + 1)) for seat in range(match.seats)]
    created = _continued(match, len(match.line), chairs, command.settings, person, now, "")
    started = Started(at=now, by=person.id, version=match.game.version, components=match.game.components)
    return [created, started, *(entries.Resigned(at=now, seat=seat) for seat in match.resigned)]


def _imported(name: str) -> Chair:
    """Who played under this name: somebody who is not here, or a bot of a level known here."""
    level = name.removeprefix(BOT)
    known = level != name and any(one.id == level for one in levels())
    return Chair(kind="bot", level=level) if known else Chair(kind="person", name=name)


def again(table: Table, person: Person, now: int, house_seed: str = "") -> list[AnyEntry]:
    """The table of a rematch: the same is played, everyone sits one seat on under their own mark, and the person who asks is its host."""
    if table.status not in ("over", "abandoned") or table.match is None:
        raise Refusal("table.not-over")
    if not table.seats_of(person.id):
        raise Refusal("table.seated-only")
    opened, chairs = table.opened, marked(table.chairs)
    root, seed = new_cards(house_seed, opened.seed)
    created = Created(
        at=now, by=person.id, code=new_code(), game=opened.game, options=table.options, settings=table.settings,
        chairs=[replace(chair, program=False) for chair in (*chairs[1:], chairs[0])], root=root, seed=seed, repeated=bool(house_seed),
        password=opened.password, origin=table.id,
    )  # fmt: skip
    return [created]


PACES: Final[dict[wire.Pace, wire.Clock]] = {
    "quick": wire.Clock(kind="turn", seconds=60),
    "calm": wire.Clock(kind="turn", seconds=240),
    "days": wire.Clock(kind="days", days=2),
}


def among_strangers(command: wire.Find, person: Person, now: int, house_seed: str = "") -> list[AnyEntry]:
    """A public table of two on which the person waits for whoever comes next; lots are drawn at once for who begins."""
    game = find_game(command.game)
    chosen = convert_options(game, {"seats": game.seat_counts[0]})
    root, seed = new_cards(house_seed, game.id, chosen, command.pace)
    plans = [wire.SeatPlan(kind="me"), *[wire.SeatPlan()] * (chosen.seats - 1)]
    chairs = draw_lots(plan_chairs(plans, chosen.seats, person), bytes.fromhex(root or seed))
    settings = wire.Settings(public=True, clock=PACES[command.pace], lots=False)
    return [
        Created(
            at=now, by=person.id, code=new_code(), game=game.id, options=msgspec.to_builtins(chosen), settings=settings, chairs=chairs,
            root=root, seed=seed, repeated=bool(house_seed), paired=True,
        )
    ]  # fmt: skip


def suits(table: Table, command: wire.Find, person: Person) -> bool:
    """Whether strangers wait here for what this person wants, and none of them is somebody they do not want to hear."""
    return (
        table.status == "waiting" and table.opened.paired and table.opened.game == command.game
        and table.settings.clock == PACES[command.pace] and not any(chair.person in person.muted for chair in table.chairs)
    )  # fmt: skip


def join(table: Table, command: wire.Find, person: Person, now: int) -> list[AnyEntry]:
    """Sit down among strangers; nothing changes for who waits here already."""
    if not suits(table, command, person):
        raise Refusal("table.already-started")
    if table.seats_of(person.id):
        return []
    free = next((seat for seat, chair in enumerate(table.chairs) if chair.kind == "open"), None)
    if free is None:
        raise Refusal("table.seat-taken", number=1)
    taken = Chair(kind="person", person=person.id, name=person.name, emblem=person.emblem, mark=table.chairs[free].mark)
    seated: list[AnyEntry] = [entries.Seated(at=now, by=person.id, chairs={free: taken})]
    chairs = [taken if seat == free else chair for seat, chair in enumerate(table.chairs)]
    return [*seated, *begin_together(table, chairs, {chair.person for chair in chairs}, set(table.shuffles.parts), now)]


def come(table: Table, person: Person, now: int) -> list[AnyEntry]:
    """Somebody came to a rematch."""
    if table.status != "waiting" or person.id in table.admitted:
        return []
    came = {*table.admitted, person.id}
    return [entries.Admitted(at=now, by=person.id), *begin_together(table, table.chairs, came, set(table.shuffles.parts), now)]


def offer(table: Table, person: Person, now: int, new: str) -> list[AnyEntry]:
    """What a finished table notes of whoever wants a rematch: the first offers it, the others accept."""
    if table.rematch is None:
        return [entries.Followed(at=now, by=person.id, table=new)]
    return [] if table.answers.get(person.id) is True else [entries.Answered(at=now, by=person.id, agree=True)]


def decline(table: Table, person: Person, now: int) -> list[AnyEntry]:
    """What a finished table notes of whoever wants no rematch."""
    if not table.seats_of(person.id):
        raise Refusal("table.seated-only")
    if table.rematch is None:
        raise Refusal("table.nothing-asked")
    return [] if table.answers.get(person.id) is False else [entries.Answered(at=now, by=person.id, agree=False)]


def stay_away(table: Table, person: Person, now: int) -> list[AnyEntry]:
    """Somebody does not come to a rematch that has not begun."""
    own = table.seats_of(person.id)
    return [entries.Declined(at=now, by=person.id, name=table.chairs[own[0]].name)] if own and table.status == "waiting" else []


def begin_together(table: Table, chairs: Sequence[Chair], came: set[str], added: set[str], now: int) -> list[AnyEntry]:
    """The start of a match that begins by itself, when all its people have come and, if they are several, added to the shuffles; else
    nothing.
    """
    expected = {chair.person for chair in chairs if chair.person}
    needed = expected if len(expected) > 1 and table.shuffles.pledge is not None else set()
    if not (expected <= came and needed <= added) or any(chair.kind == "open" for chair in chairs):
        return []
    game = find_game(table.opened.game)
    return [Started(at=now, version=game.version, components=game.components)]


def contribute(table: Table, command: wire.Contribute, person: Person, now: int) -> list[AnyEntry]:
    """Add bytes to the shuffles of a table that has not begun, in whose seat one sits."""
    require_waiting(table)
    if not table.seats_of(person.id):
        raise Refusal("table.seated-only")
    if table.shuffles.pledge is None or table.shuffles.parts.get(person.id) == bytes.fromhex(command.part):
        return []
    added: list[AnyEntry] = [entries.Contributed(at=now, by=person.id, part=command.part)]
    if not table.opened.origin and not table.opened.paired:
        return added
    came = {chair.person for chair in table.chairs} if table.opened.paired else table.admitted
    return [*added, *begin_together(table, table.chairs, came, {*table.shuffles.parts, person.id}, now)]
