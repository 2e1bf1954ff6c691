"""The referee: what a command may do at a table. Each function gives the entries to be written, or refuses; none changes the room."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from windlass.bots.level import weigh
from windlass.engine.game import Game
from windlass.engine.match import Match
from windlass.engine.options import convert_options
from windlass.engine.refusal import Refusal
from windlass.engine.registry import find_game
from windlass.engine.text import Text
from windlass.table import entries, seats, wire
from windlass.table.entries import AnyEntry
from windlass.table.eyes import undo_point
from windlass.table.people import is_password
from windlass.table.room import Room
from windlass.table.store.port import Person

Judge = Callable[[Room, Any, Person, int], list[AnyEntry]]


def decide(room: Room, command: wire.TableCommands, person: Person, now: int) -> list[AnyEntry]:
    """The entries that follow from a command. Raises Refusal; an empty list means that nothing needs to change."""
    if room.frozen is not None and not isinstance(command, wire.Say | wire.React):
        raise Refusal("table.frozen")
    if not isinstance(command, wire.Enter):
        require_entry(room, person)
    return JUDGES[type(command)](room, command, person, now)


def may_enter(room: Room, person: str) -> bool:
    """Whether this person may be at the table: it has no password, or they gave it, or they are its host or sit here."""
    return not room.opened.password or person in room.admitted or (person != "" and person == room.opened.by) or bool(room.seats_of(person))


def require_entry(room: Room, person: Person) -> None:
    """Refuses whoever has not given the password."""
    if not may_enter(room, person.id):
        raise Refusal("table.locked")


def own_seat(room: Room, seat: int, person: Person) -> None:
    """Refuses a seat that the person does not hold."""
    if seats.check_seat(room, seat).person != person.id:
        raise Refusal("table.not-your-seat", number=seat + 1)


def playing(room: Room) -> Match:
    """The match in progress. Refuses with why there is none."""
    if room.status == "waiting":
        raise Refusal("table.not-started")
    if room.status == "paused":
        raise Refusal("table.paused")
    if room.match is None or not room.live:
        raise Refusal("match.over")
    return room.match


def require_fresh(room: Room, seen: int | None) -> None:
    """Refuses a command made for a position that has changed since."""
    if seen is not None and seen < room.moved:
        raise Refusal("table.stale")


def enter(room: Room, command: wire.Enter, person: Person, now: int) -> list[AnyEntry]:
    """Let in whoever knows the password."""
    if may_enter(room, person.id):
        return []
    if not is_password(room.opened.password, command.password):
        raise Refusal("table.wrong-password")
    return [entries.Admitted(at=now, by=person.id)]


def start(room: Room, _command: wire.Start, person: Person, now: int) -> list[AnyEntry]:
    """Begin the match with the rules and components of today."""
    seats.require_waiting(room)
    seats.require_host(room, person)
    game = find_game(room.opened.game)
    convert_options(game, room.options)
    if any(chair.kind == "open" for chair in room.chairs):
        raise Refusal("table.seats-open")
    started = entries.Started(at=now, by=person.id, version=game.version, components=game.components)
    if not room.settings.lots or room.opened.line:  # seats of a match that goes on are not exchanged
        return [started]
    return [entries.Seated(at=now, by=person.id, chairs=dict(enumerate(seats.draw_lots(room.chairs)))), started]


def legal_code(game: Game, redacted: Any, action: int | str) -> int:
    """The code of a legal action. Refuses in terms of what the seat may know: the truth is never asked."""
    code = game.parse_action(action) if isinstance(action, str) else action
    if not 0 <= code < game.actions:
        raise Refusal("action.unknown", code=code)
    out = [0] * game.actions
    if code not in out[: game.legal(redacted, out)]:
        raise game.why_not(redacted, code)
    return code


def act(room: Room, command: wire.Act, person: Person, now: int) -> list[AnyEntry]:
    """Play an action in one's own seat, in turn, in the position one saw."""
    own_seat(room, command.seat, person)
    match = playing(room)
    require_fresh(room, command.seen)
    if match.actor != command.seat:
        raise Refusal("table.not-your-turn")
    if not room.is_played_by_person(command.seat):
        raise Refusal("table.away")
    code = legal_code(match.game, match.redacted(command.seat), command.action)
    return [entries.Played(at=now, by=person.id, seat=command.seat, action=code)]


def undo(room: Room, command: wire.Undo, person: Person, now: int) -> list[AnyEntry]:
    """Take back freely what nobody could have learned from."""
    own_seat(room, command.seat, person)
    match = playing(room)
    require_fresh(room, command.seen)
    if not match.line:
        raise Refusal("undo.nothing")
    if match.resigned:
        raise Refusal("undo.over")
    if match.line[-1].actor != command.seat:
        raise Refusal("undo.not-yours")
    if not match.can_undo(command.seat):
        raise Refusal("undo.revealed")
    return [entries.Undone(at=now, by=person.id, seat=command.seat)]


def ask(room: Room, command: wire.Ask, person: Person, now: int) -> list[AnyEntry]:
    """Put a question to the others; one at a time."""
    own_seat(room, command.seat, person)
    match = playing(room)
    if room.asking is not None:
        raise Refusal("table.asked-already")
    if command.seat in match.resigned or command.seat in room.away:
        raise Refusal("table.away")
    ply = 0
    if command.what == "undo":
        ply = _undo_ply(room, match, command)
    return [entries.Asked(at=now, by=person.id, seat=command.seat, what=command.what, ply=ply)]


def _undo_ply(room: Room, match: Match, command: wire.Ask) -> int:
    if not room.settings.takebacks:
        raise Refusal("table.no-takebacks")
    if match.resigned:
        raise Refusal("undo.over")
    ply = undo_point(match, command.seat) if command.ply is None else command.ply
    if ply is None or ply >= len(match.line):
        raise Refusal("undo.nothing")
    return ply


def reply(room: Room, command: wire.Reply, person: Person, now: int) -> list[AnyEntry]:
    """Agree or decline; whoever asked may only decline."""
    own_seat(room, command.seat, person)
    if room.asking is None:
        raise Refusal("table.nothing-asked")
    asker = room.chairs[room.asking.seat].person
    if (command.agree and person.id == asker) or (person.id != asker and command.seat not in room.waiting()):
        raise Refusal("table.not-asked")
    return [entries.Replied(at=now, by=person.id, seat=command.seat, agree=command.agree)]


def resume(room: Room, _command: wire.Resume, person: Person, now: int) -> list[AnyEntry]:
    """Go on after a pause."""
    if room.status != "paused":
        raise Refusal("table.not-paused")
    if not room.seats_of(person.id):
        raise Refusal("table.seated-only")
    return [entries.Resumed(at=now, by=person.id)]


def say(_room: Room, command: wire.Say, person: Person, now: int) -> list[AnyEntry]:
    """Chat. Spectators may talk too, where they may watch."""
    text = seats.clean(command.text) if command.text is not None else None
    if (text is None) == (command.phrase is None) or text == "":
        raise Refusal("table.nothing-said")
    return [entries.Said(at=now, by=person.id, name=person.name, text=text, phrase=command.phrase)]


def react(room: Room, command: wire.React, person: Person, now: int) -> list[AnyEntry]:
    """Put a reaction to a line."""
    room.chat.check_reaction(command.line)
    return [entries.Reacted(at=now, by=person.id, line=command.line, reaction=command.reaction, on=command.on)]


def resign(room: Room, command: wire.Resign, person: Person, now: int) -> list[AnyEntry]:
    """Give up, also during a pause."""
    own_seat(room, command.seat, person)
    if not room.live:
        playing(room)
    assert room.match is not None
    if command.seat in room.match.resigned:
        raise Refusal("resign.twice")
    return [entries.Resigned(at=now, by=person.id, seat=command.seat)]


def leave(room: Room, _command: wire.Leave, person: Person, now: int) -> list[AnyEntry]:
    """Get up: the seats become open before the start; a bot keeps them during play."""
    own = room.seats_of(person.id)
    if not own:
        raise Refusal("table.seated-only")
    if room.status == "waiting":
        return [entries.Seated(at=now, by=person.id, chairs=dict.fromkeys(own, seats.OPEN))]
    kept = [seat for seat in own if room.is_played_by_person(seat)]
    if not room.live or not kept:
        return []
    return [entries.Left(at=now, by=person.id, seats=kept)]


def come_back(room: Room, _command: wire.Return, person: Person, now: int) -> list[AnyEntry]:
    """Take one's seats back from the bot, unless the time for the whole game is used up."""
    back = [seat for seat in room.seats_of(person.id) if seat in room.away]
    if not room.live or not back:
        raise Refusal("table.not-away")
    if room.settings.clock.kind == "game" and any(room.away[seat] == "time" for seat in back):
        raise Refusal("table.time-used")
    return [entries.Returned(at=now, by=person.id, seats=back)]


def abandon(room: Room, _command: wire.Abandon, person: Person, now: int) -> list[AnyEntry]:
    """Close a table: before the start its host may, during play whoever is the only person left."""
    if room.status == "waiting":
        seats.require_host(room, person)
    elif not room.live:
        raise Refusal("match.over")
    elif not room.seats_of(person.id) or room.people() - {person.id}:
        raise Refusal("table.others-play")
    return [entries.Abandoned(at=now, by=person.id)]


def hint(room: Room, command: wire.Hint, person: Person) -> list[wire.Advice]:
    """What the game's rules of thumb say of one's own decision: from the redacted position, for the asker alone."""
    require_entry(room, person)
    own_seat(room, command.seat, person)
    match = playing(room)
    if not room.settings.hints:
        raise Refusal("table.no-hints")
    if match.actor != command.seat:
        raise Refusal("table.not-your-turn")
    game = match.game
    return [
        wire.Advice(code=one.action, notation=game.print_action(one.action), text=game.describe(one.action), reason=Text(one.reason))
        for one in weigh(game, match.redacted(command.seat))
    ]


JUDGES: dict[type, Judge] = {
    wire.Enter: enter,
    wire.Sit: seats.sit,
    wire.Stand: seats.stand,
    wire.PlaceBot: seats.place_bot,
    wire.Swap: seats.swap,
    wire.Configure: seats.configure,
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
}
