"""`windlass client`: a table of a server in the terminal, over the same protocol the browser speaks."""

from __future__ import annotations

import re
import sys
import typing
import urllib.error
import urllib.request
import uuid
from collections.abc import Callable
from typing import Any, Final

import click
import msgspec
from rich.table import Table as Grid
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from windlass.bots.registry import USUAL
from windlass.engine.registry import find_game
from windlass.engine.text import Seat
from windlass.games import GAMES
from windlass.i18n.catalog import catalog
from windlass.table import wire
from windlass.terminal.boards import board_of
from windlass.terminal.hinting import told
from windlass.terminal.screen import console_here
from windlass.terminal.speech import Speaker, language_here, speaks

_MESSAGE: Final = msgspec.json.Decoder(wire.AnyMessage)
CODE: Final = re.compile(r"[a-z0-9]{6}")


@speaks
@click.command("client")
@click.argument("url", default="http://localhost:8199")
@click.option("--name", default="Guest", show_default=True, help="Your name.")
@click.option("--table", help="Link, id or short code of a table to come to.  [default: a new one against bots]")
@click.option("--game", default=GAMES[0], show_default=True, help="Game of a new table.")
@click.option("--seats", type=click.IntRange(min=2, max=8), default=2, show_default=True, help="Seats of a new table.")
@click.option("--level", default=USUAL, show_default=True, help="Level of the bots at a new table.")
def client(url: str, name: str, table: str | None, game: str, seats: int, level: str) -> None:
    """Play at a table of the server at URL."""
    visit = Visit(url.rstrip("/"), language_here())
    visit.arrive(name)
    visit.sit_down(table) if table else visit.open(game, seats, level)
    visit.play()


class Refused(click.ClickException):
    """The server refused, in words."""


class Visit:
    """One person at one table of a server."""

    def __init__(self, url: str, language: str) -> None:
        self.url, self.language = url, language
        self.console = console_here()
        self.say = Speaker(language)
        self.token = self.table = ""
        self.seen: wire.Snapshot | wire.Update | None = None
        self._new: list[wire.LogLine] = []
        self._told = self._heard = 0

    # -- plain HTTP -------------------------------------------------------------------------------------------------

    def ask(self, path: str, body: msgspec.Struct | None = None, kind: Any = wire.Answer) -> Any:
        """Ask the server over plain HTTP; what it refuses ends the command with the sentence."""
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        data = None if body is None else msgspec.json.encode(body)
        request = urllib.request.Request(self.url + path, data, {**headers, "content-type": "application/json"})  # noqa: S310
        try:
            with urllib.request.urlopen(request, timeout=30) as response:  # noqa: S310
                answer = msgspec.json.decode(response.read(), type=kind)
        except urllib.error.HTTPError as error:
            raise Refused(msgspec.json.decode(error.read(), type=wire.Problem).refusal.said) from None
        except OSError as error:
            raise Refused(f"{self.url}: {error}") from None
        if isinstance(answer, wire.Answer) and answer.refusal is not None:
            raise Refused(answer.refusal.said)
        return answer

    def arrive(self, name: str) -> None:
        """Become a guest."""
        made = self.ask("/api/guest", wire.Guest(name=name, language=self.language, bearer=True), wire.GuestMade)
        self.token = made.token

    def open(self, game: str, seats: int, level: str) -> None:
        """Open a table against bots and start."""
        plans = [wire.SeatPlan(kind="me"), *[wire.SeatPlan(kind="bot", level=level)] * (seats - 1)]
        made = self.ask("/api/command", wire.Create(id=uuid.uuid4().hex, game=game, seats=plans, start=True))
        self.table = made.table

    def sit_down(self, place: str) -> None:
        """Come to a table and take the first open seat, or watch."""
        place = place.rstrip("/").rpartition("/")[2]
        self.table = self.ask(f"/api/codes/{place}", kind=wire.Found).table if CODE.fullmatch(place.lower()) else place
        seen = self.ask(f"/api/tables/{self.table}", kind=wire.Snapshot)
        free = [seat.seat for seat in seen.table.seats if seat.kind == "open"]
        if seen.table.status == "waiting" and free and not seen.you.seats:
            self.ask("/api/command", wire.Sit(id=uuid.uuid4().hex, table=self.table, seat=free[0]))

    # -- the socket -------------------------------------------------------------------------------------------------

    def play(self) -> None:
        """Stay at the table until the match is over or the person leaves; come back when the connection is lost."""
        self.console.print(self.say("client-help"), style="dim")
        for _ in range(20):
            try:
                with connect(self.url.replace("http", "ws", 1) + "/api/socket", additional_headers=self._proof(), max_size=None) as socket:
                    self._send(socket, wire.Watch(id=uuid.uuid4().hex, table=self.table))
                    if self._stay(socket):
                        return
            except (ConnectionClosed, OSError):
                self.console.print(self.say("client-lost"), style="dim")

    def _proof(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.token}"}

    def _send(self, socket: ClientConnection, command: msgspec.Struct) -> None:
        socket.send(msgspec.json.encode(command).decode())

    def _stay(self, socket: ClientConnection) -> bool:
        for data in socket:
            message = _MESSAGE.decode(data)
            if isinstance(message, wire.Answer):
                self._hear(message)
                if message.refusal is None and message.hint is None:
                    continue  # what was done arrives as an update
            elif isinstance(message, wire.Snapshot | wire.Update):
                self._take(message)
            if self.seen is not None and self._turn(socket, self.seen):
                return True
        return False

    def _hear(self, answer: wire.Answer) -> None:
        if answer.refusal is not None:
            self.console.print(answer.refusal.said, style="bold red")
        for one in (answer.hint or [])[:1]:
            self.console.print(told(self.say, one.notation, one))

    def _take(self, message: wire.Snapshot | wire.Update) -> None:
        if self.seen is None:
            link = f"{self.url}/t/{self.table}"
            self.console.print(self.say("client-table", code=message.table.code, url=link))
        told = message.new_from if isinstance(message, wire.Update) else self._told
        self._new = [line for line in message.log if line.ply >= told]
        self.seen = message
        self.say.names = [catalog(self.language).say(seat.label) for seat in message.table.seats]
        for line in message.chat:
            if line.id > self._heard:
                self._heard = line.id
                words = self.say.text(line.message) if line.message is not None else line.text
                self.console.print(f"{line.name}: {words}" if line.name else words, style="italic")
            for put in line.reactions:
                self.console.print(f"  {self.say(f'reaction-{put.reaction}')}: {len(put.people)}", style="italic dim")

    def _turn(self, socket: ClientConnection, seen: wire.Snapshot | wire.Update) -> bool:
        """Show what is new; if it is the person's turn let them decide; true when all is over."""
        for line in self._new:
            self.console.print(" ".join(self.say.text(event.text) for event in line.events))
            self._told = line.ply + 1
        self._new = []
        if seen.table.ending is not None:
            self.console.print(self.say("client-over", ending=seen.table.ending.text), style="bold")
            return True
        if seen.play is None or not seen.play.choices:
            if seen.play is not None and seen.play.actor >= 0:
                self.console.print(self.say("client-waiting", seat=Seat(seen.play.actor)), style="dim")
            return False
        self._show(seen.table.game, seen.play)
        while True:
            typed = click.prompt(self.say("client-choose"), prompt_suffix=" > ", default="", show_default=False).strip()
            if typed == "quit" or (not typed and not sys.stdin.isatty()):
                return True
            command = self._command(typed, seen, seen.play)
            if command is not None:
                self._send(socket, command)
                return False

    def _show(self, game: str, play: wire.Play) -> None:
        view = msgspec.convert(play.view, typing.get_type_hints(find_game(game).view)["return"])
        self.console.print(board_of(game).draw(view, self.say, self.say.names))
        grid = Grid.grid(padding=(0, 1))
        for number, choice in enumerate(play.choices, 1):
            grid.add_row(str(number), choice.notation, self.say.text(choice.text))
        self.console.print(grid)
        if play.prompt is not None:
            self.console.print(self.say.text(play.prompt), style="bold")

    def _command(self, typed: str, seen: wire.Snapshot | wire.Update, play: wire.Play) -> msgspec.Struct | None:
        """The command somebody typed; nothing for an empty line."""
        if not typed:
            return None
        ids: dict[str, Any] = {"id": uuid.uuid4().hex, "table": self.table}
        word, _, rest = typed.partition(" ")
        words: dict[str, Callable[[], msgspec.Struct]] = {
            "undo": lambda: wire.Undo(seat=play.seat, **ids) if play.can_undo else wire.Ask(seat=play.seat, what="undo", **ids),
            "hint": lambda: wire.Hint(seat=play.seat, **ids),
            "resign": lambda: wire.Resign(seat=play.seat, **ids),
            "say": lambda: wire.Say(text=rest or " ", **ids),
        }
        if word in words:
            return words[word]()
        if typed.isdecimal() and 1 <= int(typed) <= len(play.choices):
            return wire.Act(seat=play.seat, action=play.choices[int(typed) - 1].face, seen=seen.number, **ids)
        return wire.Act(seat=play.seat, action=typed[:64], seen=seen.number, **ids)
