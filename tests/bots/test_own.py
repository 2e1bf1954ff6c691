"""Bots that people bring: classes, functions, programs in any language; whoever is silent, gone or unfair loses by rule and nobody else does."""

from __future__ import annotations

import random
import shlex
import sys
from pathlib import Path

import pytest
from tests.terminal.keyboard import windlass as command

import windlass
from windlass.bots import process, registry
from windlass.bots.own import VARIABLE
from windlass.bots.player import Player
from windlass.bots.registry import find_level, find_or_import_level, find_player, levels, name_of
from windlass.engine.refusal import Refusal
from windlass.i18n.catalog import LANGUAGES, catalog
from windlass.lab import arena as lab
from windlass.lab.arena import Arena, contest_of
from windlass.lab.simulate import simulate

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
CROW = f"run:{shlex.quote(sys.executable)} {shlex.quote(str(EXAMPLES / 'crow.py'))}"
MAGPIE = f"run:node {shlex.quote(str(EXAMPLES / 'magpie.mjs'))}"
SMALL = {"pirates": 2, "segments": 3, "hand": 4}
TINY = ("--pirates", "2", "--segments", "3")


def last(redacted, legal, seconds, chance):
    """A bot that is a function."""
    return legal[-1]


def cheat(redacted, legal, seconds, chance):
    return next(code for code in range(1000) if code not in legal)


def stumble(redacted, legal, seconds, chance):
    raise ValueError("no idea")


class Last(Player):
    """The same bot as a class."""

    def choose(self, redacted, legal, seconds, chance):
        return legal[-1]


def program(body: str) -> str:
    """A bot that says it is ready, and does `body` with every question."""
    text = f"import json, sys\nprint(json.dumps(dict(type='ready')), flush=True)\nnext(sys.stdin)\nfor line in sys.stdin:\n    {body}\n"
    return f"run:{shlex.quote(sys.executable)} -c {shlex.quote(text)}"


def saying(answer: str) -> str:
    return program(f"print({answer!r}, flush=True)")


FAULTS = {
    "bot.silent": program("pass"),
    "bot.gone": program("sys.exit(3)"),
    "bot.garbled": saying("a7?"),
    "bot.illegal": saying('{"type": "play", "id": 1, "action": 100000}'),
}


@pytest.fixture(autouse=True)
def hurried(monkeypatch):
    """Nothing is compiled, the silent are not waited for long, and bots named beforehand are looked for anew."""
    monkeypatch.setenv("WINDLASS_JIT", "0")
    monkeypatch.setattr(process, "GRACE", 3.0)
    monkeypatch.setattr(lab, "SAMPLE_SECONDS", 0.01)
    registry._brought.cache_clear()
    find_player.cache_clear()
    yield
    registry._brought.cache_clear()
    find_player.cache_clear()


def ask(level: str, game: str = "cartagena", seconds: float = 5.0) -> int:
    match = windlass.new(game, seed=bytes(16), seats=3)
    action = find_player(match.game, level).choose(match.redacted(0), match.legal(), seconds, random.Random(1))
    assert action in match.legal()
    return action


# -- who may sit down ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["last", "Last"])
def test_a_bot_is_a_class_or_a_function_of_one_signature(name):
    assert ask(f"{__name__}:{name}") == windlass.new("cartagena", seed=bytes(16), seats=3).legal()[-1]


@pytest.mark.parametrize("name", [f"{__name__}:SMALL", f"{__name__}:Path", "run:no-such-program", "run:", "run:'"])
def test_what_is_no_bot_is_refused(name):
    with pytest.raises(Refusal) as refused:
        find_or_import_level(name)
    assert refused.value.code == "bot.unknown"


@pytest.mark.parametrize("game", windlass.game_ids())
@pytest.mark.parametrize("level", [CROW, MAGPIE], ids=["python", "javascript"])
def test_the_examples_play_every_game(game, level):
    assert ask(level, game) == ask(level, game)


def test_the_examples_are_no_longer_than_they_say():
    assert all(len(file.read_text("utf-8").splitlines()) <= 40 for file in EXAMPLES.glob("*.*"))


@pytest.mark.parametrize("game", windlass.game_ids())
def test_a_player_of_ours_chooses_the_same_behind_the_protocol(game):
    match = windlass.new(game, seed=bytes(16))
    spoken = find_player(match.game, f"run:{shlex.quote(sys.executable)} -m windlass bot {__name__.replace('test_own', 'nowhere')}:x")
    with pytest.raises(Refusal) as refused:
        spoken.choose(match.redacted(0), match.legal(), 1.0, random.Random(1))
    assert refused.value.code == "bot.gone"
    spoken = find_player(match.game, f"run:{shlex.quote(sys.executable)} -m windlass bot advice")
    plain, chooser = find_player(match.game, "advice"), random.Random(3)
    for _ in range(10):
        lots = chooser.getrandbits(30)
        known, legal = match.redacted(match.actor), match.legal()
        told = spoken.choose(known, legal, 5.0, random.Random(lots))
        assert told == plain.choose(known, legal, 5.0, random.Random(random.Random(lots).getrandbits(32)))
        match.play(told)


# -- who loses by rule --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", FAULTS)
def test_what_is_wrong_with_an_answer_is_told(code, monkeypatch):
    monkeypatch.setattr(process, "GRACE", 0.5)
    with pytest.raises(Refusal) as refused:
        ask(FAULTS[code], seconds=0.1 if code == "bot.silent" else 5.0)
    assert refused.value.code == code
    assert len({refused.value.said(language) for language in LANGUAGES}) == 3


@pytest.mark.parametrize("bad", [f"{__name__}:cheat", f"{__name__}:stumble", FAULTS["bot.gone"], FAULTS["bot.illegal"]])
def test_a_bad_bot_loses_every_game_of_an_arena_which_goes_on(bad):
    arena = Arena(contest_of("cartagena", SMALL, [bad, "uniform"], 5))
    arena.run(3, workers=1)
    standings = arena.standings()
    by_bot = {entry.bot: entry for entry in standings.entries}
    assert standings.games == 6
    assert standings.unfinished == 0
    assert (by_bot[bad].wins, by_bot[bad].forfeits) == (0, 6)
    assert (by_bot["uniform"].wins, by_bot["uniform"].forfeits) == (6, 0)


def test_a_silent_bot_loses_and_among_three_the_others_play_on(monkeypatch):
    from windlass.lab import games

    monkeypatch.setattr(process, "GRACE", 0.2)
    monkeypatch.setattr(games, "SECONDS", 0.1)
    results = simulate("cartagena", {**SMALL, "seats": 3}, games=2, players=[FAULTS["bot.silent"], "uniform", "advice"], workers=1)
    assert results.forfeits == (2, 0, 0)
    assert results.unfinished == 0
    assert results.by_player[0].mean_place == 3
    assert "resigned" not in results.endings


def test_an_arena_tells_who_lost_by_forfeit():
    words = ["arena", "cartagena", "--bots", f"{__name__}:cheat,uniform", "--blocks", "1", "--workers", "1", *TINY]
    for language in LANGUAGES:
        done = command(*words, "--lang", language)
        told = catalog(language)("terminal-forfeits", bot=f"{__name__}:cheat", games=2)
        assert " ".join(told.split()) in " ".join(done.stdout.split())


def test_a_simulation_tells_who_lost_by_forfeit():
    players = f"{__name__}:cheat,{__name__}:last"
    done = command("simulate", "cartagena", "--games", "2", "--players", players, "--workers", "1", "--rotate", *TINY)
    assert done.exit_code == 0, done.output
    told = catalog("en")("terminal-forfeits", bot=f"{__name__}:cheat", games=2)
    assert told in " ".join(done.stdout.split())
    assert catalog("en")("ending-resigned") in " ".join(done.stdout.split())


def test_in_the_terminal_a_bad_bot_gives_up_and_says_why(monkeypatch):
    monkeypatch.setattr("builtins.input", lambda _prompt="": "quit")
    done = command("play", "cartagena", "--seats", "3", "--seat", "3", "--level", f"{__name__}:cheat", "--seed", "x", "--lang", "en")
    assert catalog("en")("refusal-bot-illegal", action="0").split("“")[0] in " ".join(done.stdout.split())


# -- tables -------------------------------------------------------------------------------------------------------------


def test_tables_offer_the_bots_that_were_named_beforehand_and_no_others(monkeypatch):
    monkeypatch.setenv(VARIABLE, f"crow={CROW}; last={__name__}:Last")
    assert [level.id for level in levels()][-2:] == ["crow", "last"]
    assert find_level("crow").id == "crow"
    assert ask("crow") == ask(CROW)
    assert windlass.say(name_of("cartagena", "crow")) == "crow"
    with pytest.raises(Refusal):
        find_level(CROW)
