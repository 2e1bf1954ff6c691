from __future__ import annotations

from pathlib import Path

import pytest

from windlass.engine.machine import KERNELS, Machine, folder_of, forget_others, machine_of, sources_of
from windlass.engine.registry import find_game

GAME = find_game("cartagena")
SLOW = Machine(GAME, compiled=False)


def dealt(machine: Machine, count: int = 1):
    positions = machine.positions([GAME.prepare(GAME.options())] * count)
    machine.deal(positions, 0, machine.journals(muted=True))
    return positions


def games(machine: Machine, players: list[int], count: int, first: int = 0, most: int = 2000):
    positions = machine.positions([GAME.prepare(GAME.options())] * 3)
    choices, weight, reason = (machine.numbers(GAME.actions) for _ in range(3))
    rank, ending, decisions, offered = machine.numbers(count, 8), machine.numbers(count), machine.numbers(count), machine.numbers(count)
    seats = machine.numbers(len(players))
    for place, player in enumerate(players):
        seats[place] = player
    machine.play_games(
        positions, 1, first, count, seats, choices, weight, reason, machine.journals(muted=True), most, rank, ending, decisions, offered
    )
    return [list(row[:2]) for row in rank], list(ending), list(decisions), list(offered)


def test_the_machine_of_a_game_is_made_once(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("WINDLASS_JIT", "0")
    machine_of.cache_clear()
    assert machine_of(GAME) is machine_of(GAME)
    assert not machine_of(GAME).compiled
    machine_of.cache_clear()


def test_positions_are_copied_in_and_out():
    start = GAME.prepare(GAME.options())
    positions = SLOW.positions([start])
    SLOW.deal(positions, 0, SLOW.journals(muted=True))
    assert start == GAME.prepare(GAME.options())
    taken = SLOW.plain(positions, 0)
    taken.turn = 1
    assert SLOW.plain(positions, 0).turn == 0


def test_a_muted_journal_stays_empty_and_an_open_one_is_cleared_before_each_action():
    for muted, first, second in ((True, 0, 0), (False, 1, 1)):
        positions, journals = SLOW.positions([GAME.prepare(GAME.options())]), SLOW.journals(muted=muted)
        SLOW.deal(positions, 0, journals)
        assert journals[0].count == first
        choices = SLOW.numbers(GAME.actions)
        assert SLOW.legal(positions, 0, choices) > 0
        SLOW.apply(positions, 0, choices[0], journals)
        assert journals[0].count == second


def test_a_step_plays_and_gives_the_next_menu():
    positions, journals, choices, after = dealt(SLOW), SLOW.journals(muted=True), SLOW.numbers(GAME.actions), SLOW.numbers(GAME.actions)
    SLOW.legal(positions, 0, choices)
    count = SLOW.step(positions, 0, choices[0], journals, after)
    assert count == SLOW.legal(positions, 0, choices)
    assert after == choices
    assert SLOW.actor(positions, 0) == 0


def test_a_play_out_stops_at_its_bound_or_at_the_end():
    positions, journals = dealt(SLOW), SLOW.journals(muted=True)
    choices = SLOW.numbers(GAME.actions)
    assert SLOW.play_out(positions, 0, choices, journals, 5) == 5
    assert SLOW.play_out(positions, 0, choices, journals, 100_000) < 100_000
    assert SLOW.outcome(positions, 0, SLOW.numbers(8)) > 0
    assert SLOW.play_out(positions, 0, choices, journals, 5) == 0


def test_what_a_seat_knows_is_weighed_and_imagined():
    positions = dealt(SLOW)
    truth = SLOW.plain(positions, 0)
    SLOW.redact(positions, 0, 0)
    choices, weight, reason = (SLOW.numbers(GAME.actions) for _ in range(3))
    count = SLOW.weigh(positions, 0, choices, weight, reason)
    assert count == SLOW.legal(positions, 0, choices)
    SLOW.imagine(positions, 0, 0, 1, 2)
    assert GAME.conserved(SLOW.plain(positions, 0)) == GAME.conserved(truth)


def test_game_number_n_is_the_same_wherever_it_is_played():
    together = games(SLOW, [0, 1, 0], 3)
    alone = games(SLOW, [0, 1, 0], 1, first=2)
    assert [column[2] for column in together] == [column[0] for column in alone]


def test_advice_beats_uniform_play_also_when_seats_rotate():
    wins = [0, 0]
    rank, ending, _, _ = games(SLOW, [1, 0, 1], 20)
    assert set(ending) == {1}
    for number, row in enumerate(rank):
        winner = row.index(1)
        wins[(winner + number) % 2] += 1
    assert wins[0] >= 18


def test_a_game_that_passes_its_bound_is_left_unfinished():
    rank, ending, decisions, _ = games(SLOW, [0, 0, 0], 1, most=10)
    assert (ending, decisions) == ([0], [10])
    assert rank == [[0, 0]]


@pytest.mark.parametrize("compiled", [True, False])
def test_warming_uses_every_kernel_and_tells_which(compiled: bool):
    done: list[str] = []
    Machine(GAME, compiled=compiled).warm(done.append)
    assert sorted(done) == sorted(KERNELS)


def test_compiled_and_interpreted_games_are_the_same():
    fast = Machine(GAME, compiled=True)
    assert games(fast, [0, 1, 1], 4) == games(SLOW, [0, 1, 1], 4)


def test_sources_are_the_python_files_and_the_component_data():
    names = {path.name for path in sources_of("windlass.games.cartagena")}
    assert {"rules.py", "components.toml"} <= names


def test_compiled_rules_of_earlier_sources_are_forgotten(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setenv("WINDLASS_CACHE", str(tmp_path))
    old, other = tmp_path / "cartagena-old-stamp", tmp_path / "ludo-old-stamp"
    keep = folder_of(GAME)
    for folder in (old, other, keep):
        folder.mkdir()
    forget_others(GAME)
    assert (old.exists(), other.exists(), keep.exists()) == (False, True, True)
