"""The socket: one connection of one person. Commands come in; answers and the tables it watches go out."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from windlass.engine.refusal import Refusal
from windlass.table import wire
from windlass.table.door.commands import submit
from windlass.table.door.connections import POLICY
from windlass.table.live import lobby, timekeeper
from windlass.table.live.limits import CALM, MESSAGE_BYTES
from windlass.table.live.tables import OpenTable
from windlass.table.log.decisions import require_readable
from windlass.table.log.info import Here, Reader, viewer_of
from windlass.table.log.parcel import Parcel
from windlass.table.log.speech import refusal_info
from windlass.table.store.port import Person

if TYPE_CHECKING:
    from windlass.table.live.server import Server

log = logging.getLogger(__name__)
WATCHED: Final = 8  # tables one connection may watch
FIRST_WORD: Final = 20.0  # seconds a connection may say nothing at first
HELD_BACK: Final = 0.1  # seconds nothing is read of whoever sends too fast
A_MOMENT: Final = 3  # turns of the loop in which a command is answered once it is stored: what it brought about goes out with its answer
UNANSWERED: Final = 64  # answers a slow reader may leave lying before no more commands are read
GOING_AWAY: Final = 1001
GOOD_BYES: Final = frozenset((1000, GOING_AWAY))  # codes of whoever closes a connection or its page: any other end is a loss
_COMMANDS: Final = msgspec.json.Decoder(wire.AnySocketCommand)
_ENCODER: Final = msgspec.json.Encoder()


class CutOff(Exception):  # noqa: N818  # an end, not a fault
    """This connection is closed for what came over it."""


@dataclass(slots=True)
class Watching:
    """One watched table: the seat chosen, the last number sent and for which viewer, and who was said to be here."""

    found: OpenTable
    seat: int | None
    number: int
    viewer: int | None = None
    here: Here | None = None


class Connection:
    """A connection. What it has still to send is never a queue of tables' messages: it asks each table what is new."""

    def __init__(self, server: Server, socket: WebSocket, person: Person, network: str, sign_in: str) -> None:
        self._server = server
        self._socket = socket
        self.person = person
        self.network = network
        self.sign_in = sign_in
        self._answers: deque[wire.AnyMessage] = deque()
        self._watching: dict[str, Watching] = {}
        self._wake = asyncio.Event()
        self._drained = asyncio.Event()
        self._lobby = self._me = False
        self._closing = ""
        self._spoke = False
        self._asking = False
        self._lost = False
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    # -- what others call -------------------------------------------------------------------------------------------

    def woken(self) -> None:
        """A watched table changed."""
        self._wake.set()

    def show_lobby(self) -> None:
        """The lobby changed."""
        self._lobby = True
        self._wake.set()

    def show_me(self) -> None:
        """Something in the person's list changed."""
        self._me = True
        self._wake.set()

    def know(self, person: Person) -> None:
        """Somebody changed what is kept of them: perhaps whoever is at this end."""
        if person.id == self.person.id:
            self.person = person
            self.show_me()

    def close(self, code: str) -> None:
        """Say good-bye soon, with a reason."""
        self._closing = code
        self._wake.set()

    # -- the two directions -----------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Serve the connection until either side ends it."""
        sender = asyncio.create_task(self._send())
        reader = asyncio.create_task(self._read())
        try:
            done, _ = await asyncio.wait({sender, reader}, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                error = task.exception()
                self._lost |= error is not None
                if error is not None and not isinstance(error, WebSocketDisconnect | RuntimeError):
                    log.error("connection failed", exc_info=error)
        finally:
            for task in (sender, reader):
                task.cancel()
            await asyncio.gather(sender, reader, return_exceptions=True)
            await self._leave_all()
            self.ended.set_result(None)

    async def _read(self) -> None:
        while True:
            try:
                async with asyncio.timeout(None if self._spoke else FIRST_WORD):
                    message = await self._socket.receive()
            except TimeoutError:
                await self._cut_off("limit.silent")
                return
            self._spoke = True
            if message["type"] == "websocket.disconnect":
                self._lost = message.get("code") not in GOOD_BYES
                return
            data = message.get("text") or message.get("bytes") or b""
            try:
                await self._command(data)
            except CutOff as cut:
                await self._cut_off(str(cut))
                return
            while len(self._answers) > UNANSWERED:
                self._drained.clear()
                await self._drained.wait()

    async def _cut_off(self, code: str) -> None:
        """Close the connection with a reason, whether or not the other side still reads."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(CALM):
                await self._socket.close(POLICY, code)

    async def _command(self, data: str | bytes) -> None:
        limits = self._server.limits
        try:
            limits.commands.take(self.person.id, self.network)
        except Refusal as refusal:
            await self._hold_back(data, refusal)
            return
        try:
            command = decode(data)
        except Refusal as refusal:
            self._answer(wire.Answer(id=_id_in(data), refusal=refusal_info(refusal, self.person.language)))
            return
        self._asking = True
        try:
            self._answer(await self._do(command))
        except Refusal as refusal:
            table = getattr(command, "table", None)
            self._answer(wire.Answer(id=command.id, refusal=refusal_info(refusal, self.person.language), table=table))
        finally:
            self._asking = False

    async def _hold_back(self, data: str | bytes, refusal: Refusal) -> None:
        """Refuse what comes too fast without reading it, and read on only after a while; end the connection of whoever does not stop."""
        self._server.metrics.count('windlass_refused_total{code="limit.commands"}')
        try:
            self._server.limits.strikes.take(self.person.id, self.network)
        except Refusal:
            raise CutOff(refusal.code) from None
        self._answer(wire.Answer(id=_id_in(data), refusal=refusal_info(refusal, self.person.language)))
        await asyncio.sleep(HELD_BACK)

    async def _do(self, command: wire.AnySocketCommand) -> wire.Answer:
        match command:
            case wire.Watch():
                await self._watch(command)
            case wire.Unwatch():
                await self._unwatch(command.table)
            case wire.WatchLobby():
                shown = self._server.feeds.lobby_shown
                (shown.add if command.on else shown.discard)(self)
                self._lobby = command.on
            case wire.WatchMe():
                mine = self._server.feeds.me_shown[self.person.id]
                (mine.add if command.on else mine.discard)(self)
                self._me = command.on
            case wire.Ping():
                pass
            case _:
                answer = await submit(self._server, command, self.person, self.network)
                if answer.person is not None:
                    self.person = self.person._replace(
                        name=answer.person.name, language=answer.person.language, muted=tuple(answer.person.muted)
                    )
                return answer
        return wire.Answer(id=command.id, table=getattr(command, "table", None))

    def _answer(self, answer: wire.Answer) -> None:
        self._answers.append(answer)
        self._wake.set()

    # -- watching ---------------------------------------------------------------------------------------------------

    async def _watch(self, command: wire.Watch) -> None:
        tables = self._server.tables
        if command.table not in self._watching and len(self._watching) >= WATCHED:
            raise Refusal("limit.watching", most=WATCHED)
        found = await self._server.readable(command.table, self.person)
        if command.table not in self._watching:
            found.watchers[self.woken] = None
            if tables.presence.come(command.table, self.person.id):
                await self._presence_changed(found)
        self._watching[command.table] = Watching(found, command.seat, command.since or 0)
        await tables.write(command.table, lambda table: timekeeper.welcomed(table, self.person.id, tables.now()))

    async def _unwatch(self, table: str) -> None:
        watching = self._watching.pop(table, None)
        if watching is None:
            return
        watching.found.watchers.pop(self.woken, None)
        if self._server.tables.presence.go(table, self.person.id, self._server.tables.now(), lost=self._lost):
            await self._presence_changed(watching.found)

    async def _presence_changed(self, found: OpenTable) -> None:
        found.came_or_went()
        await self._server.tables.store.notify(self._server.tables.presence.note(found.table.id, self.person.id))

    async def _leave_all(self) -> None:
        self._server.feeds.lobby_shown.discard(self)
        self._server.feeds.me_shown[self.person.id].discard(self)
        if not self._server.feeds.me_shown[self.person.id]:
            del self._server.feeds.me_shown[self.person.id]
        for table in list(self._watching):
            await self._unwatch(table)

    # -- sending ----------------------------------------------------------------------------------------------------

    async def _send(self) -> None:
        while True:
            await self._wake.wait()
            for _ in range(A_MOMENT):
                if not self._asking:
                    break
                await asyncio.sleep(0)
            self._wake.clear()
            parcels = [_parcel(self._answers.popleft()) for _ in range(len(self._answers))]
            for watching in list(self._watching.values()):
                parcels += await self._news(watching)
            await self._hand_over(parcels)
            self._drained.set()
            if self._lobby:
                self._lobby = False
                await self._say(await self._server.feeds.lobby())
            if self._me:
                self._me = False
                await self._say(await lobby.me(self._server.tables.store, self.person))
            if self._closing:
                await self._say(wire.Gone(id=None, code=self._closing))
                await self._socket.close(GOING_AWAY)
                return

    async def _news(self, watching: Watching) -> list[Parcel]:
        """What is new at a table, or that it may not be watched any more."""
        async with watching.found.lock:
            try:
                news = self._news_of(watching)
            except Refusal as refusal:
                gone = wire.Gone(id=watching.found.table.id, code=refusal.code)
            else:
                return [news] if news is not None else []
        await self._unwatch(watching.found.table.id)
        return [_parcel(gone)]

    def _news_of(self, watching: Watching) -> Parcel | None:
        """An update, the whole if the numbers do not fit, only who is here, or nothing. Refuses whoever may not read it."""
        found, tables = watching.found, self._server.tables
        table = found.table
        require_readable(table, self.person.id)
        reader = Reader(self.person.id, self.person.language, self.person.muted, watching.seat)
        here = tables.here(table)
        parcel: Parcel | None = None
        if watching.viewer is None or table.number != watching.number:
            parcel = found.views.parcel(reader, here, tables.now(), watching.number, watching.viewer)
            watching.number, watching.viewer = table.number, viewer_of(table, reader)
        elif here != watching.here:
            parcel = Parcel(_ENCODER.encode(found.views.presence(reader, here)))
        watching.here = here
        return parcel

    async def _say(self, message: wire.AnyMessage) -> None:
        await self._hand_over([_parcel(message)])

    async def _hand_over(self, parcels: list[Parcel]) -> None:
        """Send messages in one piece."""
        if parcels:
            self._server.metrics.count("windlass_sent_bytes_total", sum(len(one.shared) + len(one.own) for one in parcels))
            await self._socket.send({"type": "websocket.send", "parcels": parcels})


def _parcel(message: wire.AnyMessage) -> Parcel:
    return Parcel(_ENCODER.encode(message))


def decode(data: str | bytes) -> wire.AnySocketCommand:
    """A command from the bytes of a message. Refuses with `wire.invalid` naming the field that is wrong."""
    if len(data) > MESSAGE_BYTES:
        raise Refusal("wire.too-long", most=MESSAGE_BYTES)
    try:
        command: wire.AnySocketCommand = _COMMANDS.decode(data)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise Refusal("wire.invalid", reason=str(error)) from None
    return command


class _Named(msgspec.Struct):
    id: str = ""


def _id_in(data: str | bytes) -> str:
    """The id of a command that could not be read, where it has one: so that the sender knows which was refused."""
    try:
        return msgspec.json.decode(data, type=_Named).id[:64] if len(data) <= MESSAGE_BYTES else ""
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return ""
