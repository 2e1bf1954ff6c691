"""What a command may do at a table. Each function gives the entries to be written, or refuses; none changes the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from windlass.engine.faces import code_of
from windlass.engine.game import Game
from windlass.engine.match import Match
from windlass.engine.options import convert_options
from windlass.engine.refusal import Refusal
from windlass.engine.registry import find_game
from windlass.table import wire
from windlass.table.log import creation, entries, order, seats
from windlass.table.log.entries import AnyEntry
from windlass.table.log.table import Table
from windlass.table.log.views import undo_point
from windlass.table.store.port import Person

Judge = Callable[[Table, Any, Person, int], list[AnyEntry]]


def decide(table: Table, command: wire.TableCommands, person: Person, now: int) -> list[AnyEntry]:
    """The entries that follow from a command. Raises Refusal; an empty list means that nothing needs to change."""
    if table.frozen is not None and not isinstance(command, wire.Say | wire.React):
        raise Refusal("table.frozen")
    require_readable(table, person.id)
    return JUDGES[type(command)](table, command, person, now)


def may_enter(table: Table, person: str) -> bool:
    """Whether this person may be at the table: it has no password, or they gave it, or they are its host or sit here."""
    return (
        not table.opened.password
        or person in table.admitted
        or (person != "" and person == table.opened.by)
        or bool(table.seats_of(person))
    )


def require_readable(table: Table, person: str) -> None:
    """Refuses whoever may not look at a table, with `table.locked` or `table.no-spectators`: before every word, copy and message."""
    order.require_welcome(table, person)
    if not may_enter(table, person):
        raise Refusal("table.locked")
    if not (table.settings.spectators or table.status == "waiting" or table.seats_of(person) or table.opened.by == person):
        raise Refusal("table.no-spectators")


def own_seat(table: Table, seat: int, person: Person) -> None:
    """Refuses a seat that the person does not hold."""
    if seats.check_seat(table, seat).person != person.id:
        raise Refusal("table.not-your-seat", number=seat + 1)


def playing(table: Table) -> Match:
    """The match in progress. Refuses with why there is none."""
    if table.status == "waiting":
        raise Refusal("table.not-started")
    if table.status == "paused":
        raise Refusal("table.paused")
    if table.match is None or not table.live:
        raise Refusal("match.over")
    return table.match


def require_fresh(table: Table, seen: int | None) -> None:
    """Refuses a command made for a position that has changed since."""
    if seen is not None and seen < table.moved:
        raise Refusal("table.stale")


def admit(table: Table, person: Person, now: int) -> list[AnyEntry]:
    """Let in somebody who gave the right password."""
    order.require_welcome(table, person.id)
    return [] if may_enter(table, person.id) else [entries.Admitted(at=now, by=person.id)]


def start(table: Table, _command: wire.Start, person: Person, now: int) -> list[AnyEntry]:
    """Begin the match with the rules and components of today."""
    seats.require_waiting(table)
    seats.require_host(table, person)
    game = find_game(table.opened.game)
    convert_options(game, table.options)
    if any(chair.kind == "open" for chair in table.chairs):
        raise Refusal("table.seats-open")
    started = entries.Started(at=now, by=person.id, version=game.version, components=game.components)
    if not table.settings.lots or table.opened.seeded:  # seats of a match that goes on, or whose cards are known, are not exchanged
        return [started]
    drawn = seats.draw_lots(table.chairs, table.shuffles.secret, *table.shuffles.contributions(table.chairs))
    return [entries.Seated(at=now, by=person.id, chairs=dict(enumerate(drawn))), started]


def legal_code(game: Game, redacted: Any, action: wire.Face | str) -> int:
    """The code of a legal action. Refuses in terms of what the seat may know: the truth is never asked."""
    code = game.parse_action(action) if isinstance(action, str) else code_of(game, action)
    out = [0] * game.actions
    if code not in out[: game.legal(redacted, out)]:
        raise game.why_not(redacted, code)
    return code


def act(table: Table, command: wire.Act, person: Person, now: int) -> list[AnyEntry]:
    """Play an action in one's own seat, in turn, in the position one saw."""
    own_seat(table, command.seat, person)
    match = playing(table)
    require_fresh(table, command.seen)
    if match.actor != command.seat:
        raise Refusal("table.not-your-turn")
    if not table.is_played_by_person(command.seat):
        raise Refusal("table.away")
    code = legal_code(match.game, match.redacted(command.seat), command.action)
    return [entries.Played(at=now, by=person.id, seat=command.seat, action=code)]


def undo(table: Table, command: wire.Undo, person: Person, now: int) -> list[AnyEntry]:
    """Take back freely what nobody could have learned from."""
    own_seat(table, command.seat, person)
    match = playing(table)
    require_fresh(table, command.seen)
    refusal = match.why_no_undo(command.seat)
    if refusal is not None:
        raise refusal
    return [entries.Undone(at=now, by=person.id, seat=command.seat)]


def ask(table: Table, command: wire.Ask, person: Person, now: int) -> list[AnyEntry]:
    """Put a question to the others; one at a time."""
    own_seat(table, command.seat, person)
    match = playing(table)
    if table.asking is not None:
        raise Refusal("table.asked-already")
    if command.seat in match.resigned or command.seat in table.away:
        raise Refusal("table.away")
    ply = 0
    if command.what == "undo":
        ply = _undo_ply(table, match, command)
    return [entries.Asked(at=now, by=person.id, seat=command.seat, what=command.what, ply=ply, everyone=True)]


def _undo_ply(table: Table, match: Match, command: wire.Ask) -> int:
    if not table.settings.takebacks:
        raise Refusal("table.no-takebacks")
    ply = undo_point(match, command.seat) if command.ply is None else command.ply
    left = len(match.line) if ply is None else ply
    refusal = match.why_no_undo(command.seat, consent=True, to=left)
    if refusal is not None:
        raise refusal
    return left


def reply(table: Table, command: wire.Reply, person: Person, now: int) -> list[AnyEntry]:
    """Agree or decline; whoever asked may only decline."""
    own_seat(table, command.seat, person)
    if table.asking is None:
        raise Refusal("table.nothing-asked")
    asker = table.chairs[table.asking.seat].person
    if (command.agree and person.id == asker) or (person.id != asker and command.seat not in table.waiting()):
        raise Refusal("table.not-asked")
    return [entries.Replied(at=now, by=person.id, seat=command.seat, agree=command.agree)]


def resume(table: Table, _command: wire.Resume, person: Person, now: int) -> list[AnyEntry]:
    """Go on after a pause."""
    if table.status != "paused":
        raise Refusal("table.not-paused")
    if not table.seats_of(person.id):
        raise Refusal("table.seated-only")
    return [entries.Resumed(at=now, by=person.id)]


def say(table: Table, command: wire.Say, person: Person, now: int) -> list[AnyEntry]:
    """Chat. Spectators may talk too, where they may watch and the host lets them."""
    order.require_voice(table, person)
    order.require_pause(table, person, now)
    text = seats.clean(command.text) if command.text is not None else None
    if (text is None) == (command.phrase is None) or text == "":
        raise Refusal("table.nothing-said")
    return [entries.Said(at=now, by=person.id, name=person.name, text=text, phrase=command.phrase)]


def react(table: Table, command: wire.React, person: Person, now: int) -> list[AnyEntry]:
    """Put a reaction to a line."""
    order.require_voice(table, person)
    table.chat.check_reaction(command.line)
    return [entries.Reacted(at=now, by=person.id, line=command.line, reaction=command.reaction, on=command.on)]


def resign(table: Table, command: wire.Resign, person: Person, now: int) -> list[AnyEntry]:
    """Give up, also during a pause."""
    own_seat(table, command.seat, person)
    if not table.live:
        playing(table)
    assert table.match is not None
    if command.seat in table.match.resigned:
        raise Refusal("resign.twice")
    return [entries.Resigned(at=now, by=person.id, seat=command.seat)]


def leave(table: Table, _command: wire.Leave, person: Person, now: int) -> list[AnyEntry]:
    """Get up: the seats become open before the start; a bot keeps them during play."""
    own = table.seats_of(person.id)
    if not own:
        raise Refusal("table.seated-only")
    if table.status == "waiting":
        return [entries.Seated(at=now, by=person.id, chairs=dict.fromkeys(own, seats.OPEN))]
    kept = [seat for seat in own if table.is_played_by_person(seat)]
    if not table.live or not kept:
        return []
    return [entries.Left(at=now, by=person.id, seats=kept)]


def come_back(table: Table, _command: wire.Return, person: Person, now: int) -> list[AnyEntry]:
    """Take one's seats back from the bot, unless the time for the whole game is used up."""
    back = [seat for seat in table.seats_of(person.id) if seat in table.away]
    if not table.live or not back:
        raise Refusal("table.not-away")
    if table.settings.clock.kind == "game" and any(table.away[seat] == "time" for seat in back):
        raise Refusal("table.time-used")
    return [entries.Returned(at=now, by=person.id, seats=back)]


def abandon(table: Table, _command: wire.Abandon, person: Person, now: int) -> list[AnyEntry]:
    """Close a table: before the start its host may, during play whoever is its only person. Who is away has not agreed to that."""
    if table.status == "waiting":
        seats.require_host(table, person)
    elif not table.live:
        raise Refusal("match.over")
    elif not table.seats_of(person.id) or table.rivals(person.id):
        raise Refusal("table.others-play")
    return [entries.Abandoned(at=now, by=person.id)]


def claim(table: Table, _command: wire.Claim, person: Person, now: int) -> list[AnyEntry]:
    """Have everyone else, all of them away for long, counted as having given up."""
    if not any(table.is_played_by_person(seat) for seat in table.seats_of(person.id)):
        raise Refusal("table.seated-only")
    since = table.claim_at()
    if since is None:
        raise Refusal("table.others-play")
    if now < since:
        raise Refusal("table.too-early", minutes=-(-(since - now) // 60_000))
    return [entries.Resigned(at=now, by=person.id, seat=seat, cause="absent") for seat in table.rivals(person.id)]


def may_ask_hint(table: Table, command: wire.Hint, person: Person) -> Match:
    """The match at whose decision a person wants a hint: one's own decision, where the table allows hints."""
    own_seat(table, command.seat, person)
    match = playing(table)
    if not table.settings.hints:
        raise Refusal("table.no-hints")
    if match.actor != command.seat:
        raise Refusal("table.not-your-turn")
    return match


JUDGES: dict[type, Judge] = {
    wire.Sit: seats.sit,
    wire.Stand: seats.stand,
    wire.PlaceBot: seats.place_bot,
    wire.Swap: seats.swap,
    wire.Configure: seats.configure,
    wire.Contribute: creation.contribute,
    wire.Start: start,
    wire.Act: act,
    wire.Undo: undo,
    wire.Ask: ask,
    wire.Reply: reply,
    wire.Resume: resume,
    wire.Say: say,
    wire.React: react,
    wire.Resign: resign,
    wire.Leave: leave,
    wire.Return: come_back,
    wire.Abandon: abandon,
    wire.Claim: claim,
    wire.KeepOrder: order.keep_order,
    wire.Slow: order.slow_down,
}
