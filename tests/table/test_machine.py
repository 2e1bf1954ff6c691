"""A table as a state machine: joins, leaves, undos, questions, chat, reconnects and races between two processes on one store.

WINDLASS_MACHINE=1000 tries that many stories; by default a few.
"""

import asyncio
import os
import tempfile
import uuid
from pathlib import Path
from unittest.mock import patch

import msgspec
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from tests.table.kit import SMALL, Process, followed

from windlass.table import wire
from windlass.table.live.bots import bot_action
from windlass.table.live.workers import Chosen
from windlass.table.log import views
from windlass.table.log.info import Here, Reader, table_line, viewer_of
from windlass.table.log.table import Table as Fold
from windlass.table.store import open_store

NOBODY = Here()
NOW = 1_800_000_000_000
people = st.integers(0, 3)
seats = st.integers(0, 2)


class Follower:
    """A client that comes and goes, and must always be able to catch up from the number it saw."""

    def __init__(self):
        self.number, self.begins, self.log, self.eyes = 0, 0, [], None

    def take(self, message):
        said = msgspec.json.decode(msgspec.json.encode(message))
        if said["type"] == "update":
            assert said["since"] == self.number
            assert said["log_from"] <= said["new_from"] <= len(said["log"]) + said["log_from"]
        self.log = followed(self.log, said)
        self.begins = self.log[0]["ply"] if self.log else said["log_from"]
        self.number = said["number"]

    def go_back(self, page):
        """Read one page of what came before."""
        assert page.log_from < self.begins
        self.log = msgspec.json.decode(msgspec.json.encode(page.log)) + self.log
        self.begins = page.log_from


class Table(RuleBasedStateMachine):
    """Two processes serve one table; whatever people do, both and the store agree, and every follower can follow."""

    def __init__(self):
        super().__init__()
        self.few = patch.multiple(views, LATEST=3, PAGE=4)
        self.few.start()
        self.loop = asyncio.new_event_loop()
        self.folder = tempfile.TemporaryDirectory()
        path = str(Path(self.folder.name) / "table.sqlite")
        self.loop.run_until_complete(self.open(path))

    async def open(self, path):
        self.stores = [open_store(path) for _ in range(2)]
        self.processes = [Process(store, NOW) for store in self.stores]
        self.people = [await self.processes[0].people.make(name, "en", NOW) for name in ("Ann", "Bob", "Cid", "Dot")]
        self.followers = {}

    def teardown(self):
        self.few.stop()
        for store in self.stores:
            self.loop.run_until_complete(store.close())
        self.loop.close()
        self.folder.cleanup()

    def tell(self, who, make, at=0):
        command = make(id=uuid.uuid4().hex, table=self.table)
        return self.loop.run_until_complete(self.processes[at].tell(self.people[who], command))

    @initialize(sitters=st.lists(st.sampled_from([1, 2, "bot", 1, 2, 2, 1, "open"]), min_size=2, max_size=2), delay=st.integers(0, 3))
    def create(self, sitters, delay):
        plans = [wire.SeatPlan(kind="me"), *(wire.SeatPlan(kind="bot" if sitter == "bot" else "open") for sitter in sitters)]
        options = {**SMALL, "seats": 3, "pirates": 4, "segments": 4}
        command = wire.Create(id="make", game="cartagena", options=options, seats=plans, settings=wire.Settings(delay=delay))
        self.table = self.loop.run_until_complete(self.processes[0].tell(self.people[0], command)).table
        for seat, sitter in enumerate(sitters, 1):
            if isinstance(sitter, int):
                self.tell(sitter, lambda seat=seat, **ids: wire.Sit(seat=seat, also=True, **ids), at=seat % 2)
        self.tell(0, wire.Start)

    def folded(self, at=0):
        return self.loop.run_until_complete(self.processes[at].tables.open(self.table)).table

    @rule(who=people, seat=seats, also=st.booleans(), at=st.integers(0, 1))
    def sit(self, who, seat, also, at):
        self.tell(who, lambda **ids: wire.Sit(seat=seat, also=also, **ids), at)

    @rule(who=people, seat=seats)
    def stand(self, who, seat):
        self.tell(who, lambda **ids: wire.Stand(seat=seat, **ids))

    @rule(at=st.integers(0, 1))
    def start(self, at):
        self.tell(0, wire.Start, at)

    @precondition(lambda self: self.folded().status == "playing")
    @rule(choice=st.integers(0, 50), at=st.integers(0, 1), times=st.integers(1, 8))
    def act(self, choice, at, times):
        for _ in range(times):
            self.catch_up()
            folded = self.folded(at)
            if folded.actor < 0:
                return
            legal = folded.match.legal()
            code, seat = legal[choice % len(legal)], folded.actor
            if folded.is_played_by_person(seat):
                who = next(one for one, person in enumerate(self.people) if person.id == folded.chairs[seat].person)
                text = folded.match.game.print_action(code)
                answer = self.tell(who, lambda text=text, seat=seat, **ids: wire.Act(seat=seat, action=text, **ids), at)
                assert answer.refusal is None, answer
            else:
                self.bot(code, at)

    @precondition(lambda self: self.folded().status == "playing")
    @rule(choices=st.lists(st.integers(0, 50), min_size=3, max_size=12))
    def act_on(self, choices):
        for at, choice in enumerate(choices):
            self.act(choice, at % 2, 1)

    def bot(self, code, at):
        folded = self.folded(at)
        seat, moved = folded.actor, folded.moved
        chosen = Chosen(code)
        self.loop.run_until_complete(
            self.processes[at].tables.write(self.table, lambda folded: bot_action(folded, seat, moved, chosen, NOW))
        )

    @precondition(lambda self: self.folded().status == "playing")
    @rule(first=st.integers(0, 50), second=st.integers(0, 50))
    def race(self, first, second):
        """Two devices act at the same moment through two processes: one wins, the other is told."""
        self.catch_up()
        folded = self.folded()
        if folded.actor < 0 or not folded.is_played_by_person(folded.actor):
            return
        seat, legal, before = folded.actor, folded.match.legal_texts(), len(folded.match.line)
        person = next(one for one in self.people if one.id == folded.chairs[seat].person)

        async def both():
            codes = [legal[choice % len(legal)] for choice in (first, second)]
            acts = [
                wire.Act(id=f"r{at}-{folded.number}", table=self.table, seat=seat, action=code, seen=folded.number)
                for at, code in enumerate(codes)
            ]
            return await asyncio.gather(*(process.tell(person, act) for process, act in zip(self.processes, acts, strict=True)))

        answers = self.loop.run_until_complete(both())
        assert sorted(one.refusal is None for one in answers) == [False, True]
        self.catch_up()
        late = "match.over" if self.folded().status == "over" else "table.stale"
        assert [one.refusal.code for one in answers if one.refusal] == [late]
        assert len(self.folded().match.line) == before + 1

    @rule(who=people, seat=seats, at=st.integers(0, 1))
    def undo(self, who, seat, at):
        self.tell(who, lambda **ids: wire.Undo(seat=seat, **ids), at)

    @rule(who=people, seat=seats, what=st.sampled_from(["undo", "pause"]), ply=st.none() | st.integers(0, 30))
    def ask(self, who, seat, what, ply):
        self.tell(who, lambda **ids: wire.Ask(seat=seat, what=what, ply=ply, **ids))

    @rule(who=people, seat=seats, agree=st.booleans(), at=st.integers(0, 1))
    def reply(self, who, seat, agree, at):
        self.tell(who, lambda **ids: wire.Reply(seat=seat, agree=agree, **ids), at)

    @rule(who=people)
    def resume(self, who):
        self.tell(who, wire.Resume)

    @rule(who=people)
    def leave(self, who):
        self.tell(who, wire.Leave)

    @rule(who=people, at=st.integers(0, 1))
    def come_back(self, who, at):
        self.tell(who, wire.Return, at)

    @rule(who=people, at=st.integers(0, 1))
    def say(self, who, at):
        self.tell(who, lambda **ids: wire.Say(phrase="hello", **ids), at)

    @rule(who=people, seat=seats, sure=st.integers(0, 9))
    def resign(self, who, seat, sure):
        if sure == 0:
            self.tell(who, lambda **ids: wire.Resign(seat=seat, **ids))

    @rule(who=st.integers(-1, 3), at=st.integers(0, 1))
    def follow(self, who, at):
        """Somebody connects, to either process, with the number they saw last."""
        self.catch_up()
        person = self.people[who].id if who >= 0 else ""
        follower = self.followers.setdefault(who, Follower())
        found = self.loop.run_until_complete(self.processes[at].tables.open(self.table))
        reader = Reader(person)
        follower.take(found.views.update(reader, NOBODY, NOW, follower.number, follower.eyes))
        follower.eyes = viewer_of(found.table, reader)
        while follower.begins > 0:
            follower.go_back(found.views.page(reader, follower.begins))
        assert follower.log == msgspec.json.decode(msgspec.json.encode(found.views.lines(follower.eyes, 0)))

    def catch_up(self):
        for process in self.processes:
            self.loop.run_until_complete(process.tables._follow(self.table, None))

    def nothing_stale_is_told(self, at):
        """What is kept of the table for its readers and for lists is what it would be if it were made now."""
        found = self.loop.run_until_complete(self.processes[at].tables.open(self.table))
        said = msgspec.json.encode(found.views.snapshot(Reader(), NOBODY, NOW).table)
        assert said == msgspec.json.encode(views.Views(found.table).snapshot(Reader(), NOBODY, NOW).table)
        assert found.line() == msgspec.json.encode(table_line(found.table))

    @invariant()
    def both_processes_and_the_store_agree(self):
        if not hasattr(self, "table"):
            return
        self.catch_up()
        fold = Fold(self.table)
        for stored in self.loop.run_until_complete(self.stores[0].entries(self.table, 0)):
            fold.read(stored)
        assert fold.frozen is None
        for at in range(2):
            folded = self.folded(at)
            self.nothing_stale_is_told(at)
            assert (folded.number, folded.status, folded.chairs, folded.away) == (fold.number, fold.status, fold.chairs, fold.away)
            assert (folded.match is None) == (fold.match is None)
            if fold.match is not None:
                assert folded.match.state == fold.match.state
                assert folded.match.resigned == fold.match.resigned
                assert len(folded.scores) == len(folded.times) == len(fold.match.line) + 1


Table.TestCase.settings = settings(
    max_examples=int(os.environ.get("WINDLASS_MACHINE", "25")),
    stateful_step_count=40,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
test_table = Table.TestCase
