"""Simulation: the same seed gives the same results however the games are shared out, compiled or not."""

import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor

import msgspec
import pytest

import windlass
from windlass.engine.options import convert_options
from windlass.engine.refusal import Refusal
from windlass.lab.games import Played
from windlass.lab.results import SHARE, Tally, Task, count, quantile, wilson
from windlass.lab.simulate import Simulation, run, simulate

SMALL = {"pirates": 2, "segments": 3, "hand": 4}


@pytest.fixture
def interpreted(monkeypatch):
    monkeypatch.setenv("WINDLASS_JIT", "0")


def findings(results):
    """All but the time it took and the way it ran."""
    return msgspec.structs.replace(results, seconds=0, compiled=False)


def test_results_do_not_depend_on_the_number_of_workers(interpreted):
    asked = {"games": 25, "seed": 7, "players": ("advice", "uniform"), "rotate": True}
    assert findings(simulate("cartagena", SMALL, **asked, workers=1)) == findings(simulate("cartagena", SMALL, **asked, workers=3))


def test_compiled_and_interpreted_games_are_the_same(monkeypatch):
    monkeypatch.setenv("WINDLASS_JIT", "1")
    compiled = simulate("cartagena", SMALL, games=30, players=("advice", "uniform"), workers=2)
    monkeypatch.setenv("WINDLASS_JIT", "0")
    interpreted = simulate("cartagena", SMALL, games=30, players=("advice", "uniform"), workers=1)
    assert compiled.compiled
    assert not interpreted.compiled
    assert findings(compiled) == findings(interpreted)


def test_another_seed_gives_other_games(interpreted):
    one, other = (simulate("cartagena", SMALL, games=10, seed=seed, workers=1) for seed in (1, 2))
    assert one.decisions != other.decisions


def test_parts_of_a_simulation_add_up_to_the_whole(interpreted):
    options = msgspec.to_builtins(convert_options(windlass.find_game("cartagena"), SMALL))
    whole = Task(game="cartagena", options=options, seed=3, players=("advice", "uniform"), rotate=True, first=0, games=11)
    tally = Tally.empty(2)
    simulation = Simulation(whole, 4)
    for block in simulation.blocks():
        tally.add(run(simulation.part(block)))
    assert tally == run(whole)


def test_wins_belong_to_players_wherever_they_sit(interpreted):
    results = simulate("cartagena", {"seats": 3, **SMALL}, games=30, players=("advice", "uniform", "uniform"), rotate=True, workers=1)
    assert results.by_player[0].share > 0.8
    assert all(one.share < 0.6 for one in results.seats)
    assert sum(one.wins for one in results.by_player) == pytest.approx(30)
    fixed = simulate("cartagena", {"seats": 3, **SMALL}, games=9, players=("uniform", "uniform", "advice"), workers=1)
    assert fixed.seats == fixed.by_player
    assert fixed.seats[2].wins > 6


def test_places_add_up(interpreted):
    results = simulate("cartagena", {"seats": 3, **SMALL}, games=10, workers=1)
    assert 5 <= sum(one.mean_place for one in results.seats) <= 6


def test_one_name_stands_for_all_seats(interpreted):
    assert simulate("cartagena", {"seats": 4, **SMALL}, games=2, players=["advice"], workers=1).players == ("advice",) * 4


@pytest.mark.parametrize(("players", "code"), [(("clever",), "bot.unknown"), (("uniform",) * 3, "simulate.players")])
def test_players_that_do_not_fit_are_refused(players, code):
    with pytest.raises(Refusal) as refused:
        simulate("cartagena", {}, games=1, players=players)
    assert refused.value.code == code


def test_games_cut_off_count_for_nobody(interpreted, monkeypatch):
    monkeypatch.setattr(sys.modules["windlass.lab.simulate"], "MOST", 3)  # the package gives the function that name
    monkeypatch.setattr("windlass.lab.hands.ProcessPoolExecutor", lambda workers, **_given: ThreadPoolExecutor(workers))
    results = simulate("cartagena", SMALL, games=5, workers=1)
    assert results.unfinished == 5
    assert [one.wins for one in results.seats] == [0, 0]
    assert results.seats[0].low == 0
    assert results.seats[0].high == 1


def test_a_shared_win_is_shared_exactly(interpreted):
    import numpy as np

    task = Task(game="cartagena", options={}, seed=0, players=("uniform",) * 3, rotate=False, first=0, games=2)
    numbers = np.array([1, 1])
    tally = count(task, Played(np.array([[1, 1, 1], [1, 1, 3]]), numbers, numbers, numbers, np.zeros((2, 3), bool)))
    assert tally.seat_wins == [SHARE // 3 + SHARE // 2, SHARE // 3 + SHARE // 2, SHARE // 3]
    assert tally.seat_ranks == [2, 2, 4]


def test_progress_hears_of_every_game(interpreted):
    heard = []
    simulate("cartagena", SMALL, games=25, workers=1, progress=heard.append)
    assert sum(heard) == 25


def test_the_wilson_interval_is_that_of_the_books():
    assert wilson(0, 0) == (0, 1)
    assert wilson(10, 100) == pytest.approx((0.05523, 0.17437), abs=1e-4)
    assert wilson(0, 50)[0] == 0
    assert wilson(50, 50)[1] == pytest.approx(1)


def test_quantiles_are_values_that_occurred():
    counts = Counter({10: 1, 20: 2, 40: 1})
    assert [quantile(counts, share) for share in (0.05, 0.5, 0.75, 1)] == [10, 20, 20, 40]
    assert quantile(Counter(), 0.5) == 0
