"""What a reader may know of a table apart from the position: seats, clocks, questions, the end; and the line of a list."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import Final

import msgspec

from windlass.bots.registry import find_player, name_of
from windlass.engine.options import convert_options
from windlass.engine.registry import find_game
from windlass.engine.text import Seat, Text
from windlass.i18n.story import ending_text
from windlass.table.log.seats import marks
from windlass.table.log.speech import refusal_info
from windlass.table.log.table import Moment, Table
from windlass.table.wire import Asking, ClockInfo, EndingInfo, Restrained, SeatInfo, TableInfo, TableLine, You

SPECTATOR: Final = -1


@dataclass(frozen=True, slots=True)
class Reader:
    """Who reads: a person or nobody, in which language, whom they muted, and which seat's view they chose."""

    person: str = ""
    language: str = "en"
    muted: tuple[str, ...] = ()
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Here:
    """Who is connected to a table at this moment."""

    people: frozenset[str] = frozenset()
    spectators: int = 0
    lost: frozenset[str] = frozenset()
    """Those whose connection broke a moment ago."""


def viewer_of(table: Table, reader: Reader) -> int:
    """Whose view a reader has: a chosen own seat's, else that of the own seat to act, of the one that acted last, of the first."""
    own = table.seats_of(reader.person)
    if reader.seat is not None:
        return reader.seat if reader.seat in own else SPECTATOR
    if not own:
        return SPECTATOR
    if table.match is None:
        return own[0]
    if table.match.actor in own:
        return table.match.actor
    return next((ply.actor for ply in reversed(table.match.line) if ply.actor in own), own[0])


def you(table: Table, reader: Reader) -> You:
    """What the reader is here."""
    host = bool(reader.person) and table.opened.by == reader.person
    kept = [Restrained(person=person, name=one.name, what=one.what) for person, one in table.restrained.items()] if host else []
    silenced = reader.person in table.restrained
    return You(person=reader.person or None, seats=table.seats_of(reader.person), host=host, silenced=silenced, restrained=kept)


def label(table: Table, seat: int) -> Text:
    """How to call the player of a seat, in any language."""
    chair = table.chairs[seat]
    if chair.kind == "person" and not chair.name:
        return Text("table-person-gone")
    if chair.kind == "person":
        return Text("table-program" if chair.program else "table-person", {"name": chair.name})
    if chair.kind == "open":
        return Text("table-open-seat", {"number": seat + 1})
    assert chair.level is not None
    name = name_of(table.opened.game, chair.level)
    if is_plain(table.opened.game, chair.level, msgspec.json.encode(table.options, order="sorted")):
        name = Text("table-bot-plain", {"level": name})
    alike = [place for place, other in enumerate(table.chairs) if other.kind == "bot" and other.level == chair.level]
    return name if len(alike) == 1 else Text("table-bot", {"level": name, "number": alike.index(seat) + 1})


@functools.lru_cache(maxsize=256)
def is_plain(game_id: str, level: str, options: bytes) -> bool:
    """Whether a bot of this level plays by rules of thumb in such a game, because nothing was learned for it."""
    game = find_game(game_id)
    start = game.prepare(convert_options(game, msgspec.json.decode(options)))
    return find_player(game, level).excuse(start) is not None


def present(table: Table, here: Here, then: Moment | None = None) -> list[bool]:
    """Who is at each seat. Whoever sees an earlier moment is told who was away then, not who is here now."""
    if then is not None:
        return [seat not in then.away for seat in range(len(table.chairs))]
    return [chair.kind == "bot" or chair.person in here.people for chair in table.chairs]


def lost(table: Table, here: Here, then: Moment | None = None) -> list[bool]:
    """Whose connection broke a moment ago, by seat; whoever sees an earlier moment is not told."""
    return [then is None and chair.person in here.lost for chair in table.chairs]


def clock_info(table: Table, seat: int, now: int, then: Moment | None) -> ClockInfo | None:
    """A seat's clock now or, for whoever sees an earlier moment, as it stood then."""
    if table.match is None or not table.clocks.kept:
        return None
    if then is not None:
        return ClockInfo(left=then.left[seat], running=False, deadline=None)
    return table.clocks.info(seat, now)


def seat_infos(table: Table, here: Here, now: int, then: Moment | None = None) -> list[SeatInfo]:
    """All seats as everyone may know them."""
    resigned = (table.match.resigned if table.match is not None else []) if then is None else then.resigned
    away = table.away if then is None else then.away
    return [
        SeatInfo(
            seat=seat,
            kind=chair.kind,
            label=label(table, seat),
            name=chair.name,
            person=chair.person or None,
            level=chair.level or None,
            present=is_present,
            lost=is_lost,
            away=seat in away,
            resigned=seat in resigned,
            mark=mark,
            emblem=chair.emblem,
            program=chair.program,
            why=(table.lost.get(seat) or table.away.get(seat)) if then is None else None,
            clock=clock_info(table, seat, now, then),
        )
        for seat, (chair, is_present, is_lost, mark) in enumerate(
            zip(table.chairs, present(table, here, then), lost(table, here, then), marks(table.chairs), strict=True)
        )
    ]


def ending_info(table: Table) -> EndingInfo | None:
    """How it ended, or None while it goes on."""
    if table.status == "abandoned":
        return EndingInfo(reason="abandoned", text=Text("table-ending-abandoned"), rank=[])
    ending = table.match.ending if table.match is not None and table.status == "over" else None
    if table.match is None or ending is None:
        return None
    text = ending_text(table.match.game, ending)
    if ending.reason == "resigned" and table.lost:
        seat, cause = list(table.lost.items())[-1]
        text = text if cause == "wish" else Text(f"table-ending-{cause}", {"seat": Seat(seat)})
    return EndingInfo(reason=ending.reason, text=text, rank=list(ending.rank))


def answered(table: Table, *, agree: bool) -> list[int]:
    """The seats of those who want a rematch, or of those who do not."""
    return [seat for person, answer in table.answers.items() if answer is agree for seat in table.seats_of(person)]


def asking_info(table: Table) -> Asking | None:
    """The open question, or None."""
    asked = table.asking
    if asked is None:
        return None
    ply = asked.ply if asked.what == "undo" else None
    return Asking(what=asked.what, seat=asked.seat, ply=ply, agreed=sorted(asked.agreed), waiting=table.waiting())


def table_info(table: Table, language: str, here: Here, now: int, then: Moment | None = None) -> TableInfo:
    """What everyone may know about the table; the seed only once the match is over. `then` is the moment a delayed reader sees."""
    opened, pledge, header = table.opened, table.shuffles.pledge, table.match.header if table.match is not None else None
    over = table.match is not None and table.status in ("over", "abandoned")
    return TableInfo(
        id=table.id, code=opened.code, game=opened.game, version=table.version, components=table.components, options=table.options,
        settings=table.settings, locked=bool(opened.password), host=opened.by, status=table.status,
        seats=seat_infos(table, here, now, then), spectators=here.spectators, asking=asking_info(table) if then is None else None,
        ending=ending_info(table), frozen=refusal_info(table.frozen, language) if table.frozen is not None else None,
        shuffled_by=table.shuffles.by(table.chairs), commitment=pledge.commitment if pledge is not None else "",
        added=[seat for seat, part in enumerate(table.shuffles.contributions(table.chairs)) if part],
        seed_hash=header.seed_hash if header is not None else "",
        seed=header.seed.hex() if over and header is not None and header.seed is not None else None,
        secret=pledge.secret.hex() if over and pledge is not None else None,
        origin=opened.origin or None, paired=opened.paired,
        rematch=table.rematch, agreed=answered(table, agree=True), declined=answered(table, agree=False),
        claim=table.claim_at() if then is None else None,
        created=opened.at, ended=table.ended, slow=table.slow,
    )  # fmt: skip


def host_name(table: Table) -> str:
    """What whoever opened the table is called at it; empty when they do not sit here."""
    return next((chair.name for chair in table.chairs if chair.person and chair.person == table.opened.by), "")


def table_line(table: Table) -> TableLine:
    """The table in a list: nothing that changes with every action, and nothing that those who watch later may not know yet."""
    opened = table.opened
    seats = seat_infos(table, Here(), table.updated)
    for info in seats:
        info.clock, info.present = None, False
        if table.settings.delay and table.live:
            info.away = info.resigned = False
    return TableLine(
        id=table.id, code=opened.code, game=opened.game, options=table.options, settings=table.settings, locked=bool(opened.password),
        status=table.status, seats=seats, created=opened.at, updated=0, host=host_name(table),
    )  # fmt: skip
