"""Agents: programs that play one seat of a live table over plain HTTP, by the protocol of bots. A token is for one seat alone."""

from __future__ import annotations

import asyncio
import hashlib

from starlette.requests import Request
from starlette.responses import Response

from windlass.bots import protocol
from windlass.bots.player import lots_of
from windlass.engine.refusal import Refusal
from windlass.table import wire
from windlass.table.door.commands import submit
from windlass.table.door.requests import LONGEST_WAIT, address_of, answer, body_of, number_in, server_of, somebody, table_in, token_in
from windlass.table.live.server import Server
from windlass.table.live.tables import OpenTable
from windlass.table.log.decisions import own_seat, playing
from windlass.table.log.entries import AnyEntry, Appointed
from windlass.table.log.table import Table
from windlass.table.store.port import Person

Told = protocol.Question | protocol.Waiting | protocol.Over


async def appoint(request: Request) -> Response:
    """A token by which a program plays a seat of one's own in the match that goes on; the seat is shown as a program's from now on."""
    asked: wire.AgentAsked = await body_of(request, wire.AgentAsked)
    server, person = server_of(request), await somebody(request)
    found = await server.readable(table_in(request), person)

    def appointed(table: Table) -> list[AnyEntry]:
        own_seat(table, asked.seat, person)
        playing(table)
        return [] if table.chairs[asked.seat].program else [Appointed(at=server.tables.now(), by=person.id, seat=asked.seat)]

    await server.tables.write(found.table.id, appointed, person.id)
    return answer(wire.AgentMade(server.people.keys.agent_token(found.table.id, asked.seat, person.id)))


async def ask(request: Request) -> Response:
    """What is to be decided in the token's seat, waited for if asked."""
    server = server_of(request)
    found, seat, _ = await _seat_of(request)
    wait = number_in(request, "wait", 0, LONGEST_WAIT) or 0
    return answer(await _next(server, found, seat, wait))


async def play(request: Request) -> Response:
    """Decide what was asked; answers like `ask`, without waiting."""
    server = server_of(request)
    decision: protocol.Decision = await body_of(request, protocol.Decision)
    found, seat, person = await _seat_of(request)
    server.limits.commands.take(person.id, address_of(request))
    command = await _command(found, seat, decision)
    done = await submit(server, command, person, address_of(request))
    if done.refusal is not None:
        raise Refusal(done.refusal.code, **done.refusal.args)
    return answer(await _next(server, found, seat, 0))


async def _seat_of(request: Request) -> tuple[OpenTable, int, Person]:
    """The table, the seat and the person of the token. Refuses with `person.agent`, and a seat that is no longer theirs."""
    server = server_of(request)
    table, seat, who = server.people.keys.agent_of(token_in(request) or "")
    person = await server.tables.store.person(who)
    if person is None:
        raise Refusal("person.agent")
    found = await server.readable(table, person)
    async with found.lock:
        own_seat(found.table, seat, person)
    return found, seat, person


async def _command(found: OpenTable, seat: int, decision: protocol.Decision) -> wire.Act:
    """The person's command that an agent's decision is: the same decision sent again is the same command."""
    async with found.lock:
        game = found.table.match.game if found.table.match is not None else None
    action = decision.action
    if isinstance(action, int):
        if game is None or not 0 <= action < game.actions:
            raise Refusal("bot.illegal", action=str(action)[:40])
        action = game.print_action(action)
    name = hashlib.blake2b(f"{seat} {decision.id} {action}".encode(), digest_size=12).hexdigest()
    return wire.Act(id=f"agent-{name}", table=found.table.id, seat=seat, action=action, seen=decision.id)


async def _next(server: Server, found: OpenTable, seat: int, wait: int) -> Told:
    """What an agent hears: its question, that there is none yet, or that there will be none."""
    changed = asyncio.Event()
    found.watchers[changed.set] = None
    try:
        async with asyncio.timeout(wait or None):
            while True:
                changed.clear()
                async with found.lock:
                    told = _told(found.table, seat, server.tables.now())
                if not wait or not isinstance(told, protocol.Waiting) or server.stopping:
                    return told
                await changed.wait()
    except TimeoutError:
        return protocol.Waiting()
    finally:
        found.watchers.pop(changed.set, None)


def _told(table: Table, seat: int, now: int) -> Told:
    match = table.match
    if table.frozen is not None:
        raise Refusal("table.frozen")
    if match is None or (table.live and (table.actor != seat or not table.is_played_by_person(seat))):
        return protocol.Over("resigned") if match is not None and seat in match.resigned else protocol.Waiting()
    if not table.live:
        return protocol.Over(match.ending.reason, list(match.ending.rank)) if match.ending else protocol.Over(table.status)
    deadline = table.clocks.deadline
    seconds = None if deadline is None else max(0.0, (deadline - now) / 1000)
    return protocol.question(match.game, match.redacted(seat), match.legal(), seconds, lots_of(match) % (1 << protocol.WORD), table.moved)
