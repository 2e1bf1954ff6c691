"""Loops over many positions: how they are bound to a game, what they are given, and whole games in them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from windlass.bots.advice import follow_advice
from windlass.engine.batch import Arena, Bench, Series, compile_loop, folder_of, forget_others, is_warm, mark_warm, sources_of
from windlass.engine.batch.names import LEGAL, rules_of
from windlass.engine.batch.whole_games import empty_chair
from windlass.engine.registry import find_game
from windlass.engine.rule import rule

GAME = find_game("cartagena")
SLOW = Bench(GAME, compiled=False)
LOTS, ADVICE = (None, (), ()), (follow_advice, (), ())


@rule
def twice(state: Any, out: Any) -> int:
    return 2 * LEGAL(state, out)


def count_twice(states: Any, out: Any) -> int:
    return twice(states[0], out)


def dealt(bench: Bench) -> Any:
    state = GAME.prepare(GAME.options())
    state.chance = [1, 2, 3, 4]
    journal = SLOW.journals(muted=True)[0]
    GAME.deal(state, journal)
    return bench.positions([state])


def games(players: list[Any], count: int, *, first: int = 0, most: int = 2000, rotate: int = 0, compiled: bool = False):
    start = GAME.prepare(GAME.long_game_limit(GAME.options(seats=len(players))))
    rank, *rest = Arena(Bench(GAME, compiled)).play(start, Series(1, first, count, most, rotate), players)
    return [[int(place) for place in row[: len(players)]] for row in rank], *([int(number) for number in part] for part in rest)


@pytest.mark.parametrize("compiled", [True, False])
def test_a_loop_of_ones_own_means_the_games_rules_however_deep_they_are_called(compiled: bool):
    bench = Bench(GAME, compiled)
    loop = compile_loop(GAME, count_twice, compiled=compiled)
    positions, out = dealt(bench), [0] * GAME.actions
    assert loop(positions, bench.numbers(GAME.actions)) == 2 * GAME.legal(bench.plain(positions, 0), out)


def test_a_loop_is_interpreted_where_nothing_may_be_compiled(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("WINDLASS_JIT", "0")
    assert not hasattr(compile_loop(GAME, count_twice), "signatures")


def test_the_file_of_a_loop_names_its_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setenv("WINDLASS_CACHE", str(tmp_path))
    compile_loop(GAME, count_twice, compiled=True)
    folders = {path.name for path in folder_of(GAME).iterdir()}
    source = tmp_path / "own.py"
    source.write_text("from windlass.engine.batch.names import LEGAL\ndef own(states, out):\n    return LEGAL(states[0], out)\n")
    made: dict[str, Any] = {}
    exec(compile(source.read_text(), str(source), "exec"), made)
    compile_loop(GAME, made["own"], compiled=True)
    assert len({path.name for path in folder_of(GAME).iterdir()} - folders) == 1


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("compiled", [True, False])
def test_whole_games_are_played_without_a_warning(compiled: bool):
    assert games([LOTS, ADVICE], 2, compiled=compiled)


def test_a_game_nobody_can_learn_has_no_features_to_bind():
    import dataclasses

    assert "FEATURES" in rules_of(GAME)
    assert "FEATURES" not in rules_of(dataclasses.replace(GAME, lesson=None))


def test_positions_are_copied_in_and_out():
    start = GAME.prepare(GAME.options())
    positions = SLOW.positions([start, start])
    positions[0].turn = 1
    assert start.turn == positions[1].turn == 0
    positions[1] = positions[0]
    taken = SLOW.plain(positions, 1)
    taken.turn = 3
    assert SLOW.plain(positions, 1).turn == 1


def test_game_number_n_is_the_same_wherever_it_is_played():
    together = games([LOTS, ADVICE], 3)
    alone = games([LOTS, ADVICE], 1, first=2)
    assert [column[2] for column in together] == [column[0] for column in alone]


def test_advice_beats_lots_also_when_seats_rotate():
    rank, ending, _, _ = games([ADVICE, LOTS], 20, rotate=1)
    assert 0 not in ending
    assert sum(row[number % 2] == 2 for number, row in enumerate(rank)) <= 1


def test_a_game_that_passes_its_bound_is_left_unfinished():
    rank, ending, decisions, _ = games([LOTS, LOTS], 1, most=10)
    assert (rank, ending, decisions) == ([[0, 0]], [0], [10])


def test_compiled_and_interpreted_games_are_the_same():
    assert games([LOTS, ADVICE, ADVICE], 4, rotate=1, compiled=True) == games([LOTS, ADVICE, ADVICE], 4, rotate=1)


def test_sources_are_the_python_files_and_the_component_data():
    names = {path.name for path in sources_of("windlass.games.cartagena")}
    assert {"rules.py", "components.toml"} <= names


def test_compiled_loops_of_earlier_sources_are_forgotten(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setenv("WINDLASS_CACHE", str(tmp_path))
    old, other = tmp_path / "cartagena-old-stamp", tmp_path / "ludo-old-stamp"
    keep = folder_of(GAME)
    for folder in (old, other, keep):
        folder.mkdir()
    forget_others(GAME)
    assert (old.exists(), other.exists(), keep.exists()) == (False, True, True)


def test_a_game_is_warm_only_for_the_sources_and_compilers_it_was_made_with(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setenv("WINDLASS_CACHE", str(tmp_path))
    assert not is_warm(GAME)
    folder_of(GAME).mkdir()
    mark_warm(GAME)
    assert is_warm(GAME)
    (folder_of(GAME) / "warm").write_text("another compiler")
    assert not is_warm(GAME)


def test_in_an_empty_chair_the_first_action_is_taken():
    assert empty_chair(None, 0, 0, [7, 8], 2, None, None) == 0
