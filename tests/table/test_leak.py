"""No message tells a seat or a spectator anything hidden: in two worlds they cannot tell apart every byte they receive is the same."""

import dataclasses
import json
import os
import random

import msgspec
import pytest
from tests.table.kit import Client, run, serving

from windlass.engine.match import Match, Ply
from windlass.engine.registry import find_game, game_ids
from windlass.table.live.bots import job_of
from windlass.table.log import creation
from windlass.table.log.views import Views

NOW = 1_800_000_000_000
WHOLE = bool(os.environ.get("WINDLASS_LEAKS"))  # every option set of every game, more moments: minutes instead of seconds
SAMPLES = 5 if WHOLE else 2  # moments of a game at which both worlds are compared


def numbers(game):
    """Which of a game's option sets are tried: all, or the first, one from the middle and the last."""
    count = len(find_game(game).option_sets())
    return range(count) if WHOLE else sorted({0, count // 2, count - 1})


CASES = [(game, number) for game in game_ids() for number in numbers(game)]


class Twin(Match):
    """A match in another world: whatever this seat may not know is different, the past included."""

    @classmethod
    def of(cls, truth, seat, chance):
        twin = object.__new__(cls)
        twin.__dict__.update(truth.__dict__)
        twin.truth, twin.reader, twin.chance = truth, seat, chance
        twin.state = other_world(truth, seat, chance)
        twin.line = [Ply(*twin.action_and_actor(ply), [twin.scrambled(row) for row in ply.rows], ply.barrier) for ply in truth.line]
        twin.opening_rows = [twin.scrambled(row) for row in truth.opening_rows]
        return twin

    def action_and_actor(self, ply):
        """What others chose is theirs to know, beyond the events it caused."""
        return (ply.action if ply.actor == self.reader else self.chance.randrange(self.game.actions)), ply.actor

    def scrambled(self, row):
        """An event whose values that the reader may not know are other ones."""
        kind, knowers, *values = row
        if knowers == -1 or (self.reader >= 0 and knowers >> self.reader & 1):
            return row
        names = list(self.game.events[kind].values)
        secret = self.game.events[kind].secret
        return (
            kind,
            knowers,
            *(self.chance.randrange(2) if at < len(names) and names[at] in secret else value for at, value in enumerate(values)),
        )

    def at(self, ply):
        return Twin.of(self.truth.at(ply), self.reader, self.chance)


def other_world(match, seat, chance):
    """A position this seat cannot tell from the true one."""
    state = match.redacted(seat)
    state.chance = [chance.getrandbits(32) for _ in range(4)]
    match.game.imagine(state, seat)
    return state


def known_bytes(match, seat):
    """The position as it is given to views and bots: the one place where things are hidden, whatever a view does not show."""
    return match.redacted(seat).to_bytes()


class Ear(Client):
    """A client that compares bytes and keeps only the number."""

    def _take(self, message):
        if message["type"] in ("snapshot", "update"):
            self.tables[message.get("id") or message["table"]["id"]] = {"number": message["number"]}
        elif message["type"] == "answer":
            super()._take(message)


async def everything(client, table, seat, commands):
    """All bytes one reader gets: over the socket, by plain HTTP, in refusals, hints and replays."""
    got = []
    number = client.tables[table]["number"]
    for since in (None, 1, number - 1):
        client.raw.clear()
        await client.send({"type": "watch", "id": f"w{since}", "table": table, **({} if since is None else {"since": since})})
        await client.until(lambda: any(json.loads(text)["type"] in ("snapshot", "update") for text in client.raw))
        got += client.raw
    paths = ["", "/updates?since=1", "/replay/0", "/replay/3", "/replay/1000", "?seat=0", "?seat=1", "/replay/2?seat=0", "/export"]
    got += [(await client.http.get(f"/api/tables/{table}{path}")).text for path in paths]
    for at, command in enumerate(commands):
        response = await client.http.post("/api/command", json={"id": f"{seat}-{at}", "table": table, **command})
        got.append(response.text)
    return got


def questions(match, seat, chance):
    """Commands that are refused or change nothing, whose answers might give something away."""
    game = match.game
    own = max(0, seat)
    legal = set(match.legal())
    illegal = [code for code in (chance.randrange(game.actions) for _ in range(12)) if code not in legal]
    if match.actor == seat:
        acts = [{"type": "act", "seat": own, "action": msgspec.to_builtins(game.face(code))} for code in illegal]
    else:
        acts = [{"type": "act", "seat": own, "action": msgspec.to_builtins(game.face(code))} for code in [*illegal[:3], *list(legal)[:3]]]
    others = [
        {"type": "act", "seat": (own + 1) % match.seats, "action": game.print_action(next(iter(legal), 0))},
        {"type": "act", "seat": own, "action": "?"},
    ]
    return [*acts, *others, {"type": "hint", "seat": own}, {"type": "play-from", "ply": 1}, {"type": "rematch"}]


@pytest.mark.parametrize(("name", "number"), CASES, ids=str)
def test_a_reader_receives_the_same_bytes_whatever_is_hidden_from_them(name, number, path, monkeypatch):
    monkeypatch.setattr(creation, "new_cards", lambda *_: ("ab" * 32, ""))

    async def journey():
        game = find_game(name)
        options = game.long_game_limit(game.option_sets()[number])
        chance = random.Random(f"{name} {number}")
        async with serving(path, clock=lambda: NOW) as server:
            people = [await Ear.guest(server.url, f"P{seat}", ("en", "ru", "fr")[seat % 3]) for seat in range(options.seats)]
            eve = await Ear.guest(server.url, "Eve")
            seats = [{"kind": "me"}, *[{"kind": "open"}] * (options.seats - 1)]
            delay = {"delay": 2} if number % 2 else {}
            table = await people[0].create(name, seats, options=msgspec.to_builtins(options), settings=delay)
            for seat in range(1, options.seats):
                await people[seat].post({"type": "sit", "table": table, "seat": seat})
            await people[0].post({"type": "start", "table": table})
            for one in (*people, eve):
                await one.watch(table)
            found = await server.tables.open(table)
            hidden = 0
            for sample in range(SAMPLES):
                for _ in range(chance.randrange(2, 25) if sample else 0):
                    match = found.table.match
                    if match.ending is not None:
                        break
                    action = chance.choice(match.legal())
                    await people[match.actor].post(
                        {"type": "act", "table": table, "seat": match.actor, "action": game.print_action(action)}
                    )
                truth = found.table.match
                if truth.ending is not None:
                    break
                for one in (*people, eve):
                    await one.reach(table, found.table.number)
                for seat, one in [*enumerate(people), (-1, eve)]:
                    commands = questions(truth, seat, chance)
                    expected = await everything(one, table, seat, commands)
                    job = job_of(found.table, "advice") if truth.actor == seat else None
                    found.table.match = Twin.of(truth, seat, random.Random(chance.random()))
                    found.views = Views(found.table)
                    hidden += found.table.match.state != truth.state
                    assert known_bytes(found.table.match, seat) == known_bytes(truth, seat)
                    assert await everything(one, table, seat, commands) == expected
                    if job is not None:
                        assert job_of(found.table, "advice") == job
                    found.table.match = truth
                    found.views = Views(found.table)
            assert hidden, "the worlds differed"
            for one in (*people, eve):
                await one.close()

    run(journey())


@pytest.mark.parametrize("name", game_ids())
def test_a_game_that_forgets_to_hide_would_be_noticed(name):
    """The test above is worth something: without redaction the same comparison finds the worlds different, for every seat."""
    match = Match.new(name, seed=bytes(16), seats=3)
    chance = random.Random(name)
    for _ in range(12):
        match.play(chance.choice(match.legal()))
    for seat in (0, 1, 2, -1):
        twin = Twin.of(match, seat, chance)
        assert twin.state != match.state
        assert known_bytes(twin, seat) == known_bytes(match, seat)
        honest, match.game = match.game, dataclasses.replace(match.game, redact=lambda _state, _seat: None)
        twin.game = match.game
        assert known_bytes(twin, seat) != known_bytes(match, seat)
        match.game = honest
