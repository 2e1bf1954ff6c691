"""The arena: equal deals in all rotations, ratings with intervals, a test that stops by itself, and nothing played twice."""

from __future__ import annotations

import numpy as np
import pytest

from windlass.engine.refusal import Refusal
from windlass.lab import arena as lab
from windlass.lab.arena import Arena, Part, contest_of, line_ups, play_part
from windlass.lab.ratings import Places, rate
from windlass.lab.sprt import expected, judge

SMALL = {"pirates": 2, "segments": 3, "hand": 4}


@pytest.fixture(autouse=True)
def interpreted(monkeypatch):
    monkeypatch.setenv("WINDLASS_JIT", "0")
    monkeypatch.setattr(lab, "SAMPLE_SECONDS", 0.01)


def contest(*bots: str, **options):
    return contest_of("cartagena", {**SMALL, **options}, bots or ("advice", "uniform"), 5)


def test_every_choice_of_players_meets_and_few_players_fill_a_table():
    assert line_ups(3, 2) == [(0, 1), (0, 2), (1, 2)]
    assert line_ups(2, 4) == [(0, 1, 1, 1), (1, 0, 0, 0)]
    assert line_ups(1, 3) == [(0, 0, 0)]


def test_one_player_alone_or_an_unknown_one_is_refused():
    for bots, code in ((("advice",), "arena.alone"), (("advice", "clever"), "bot.unknown")):
        with pytest.raises(Refusal) as refused:
            contest(*bots)
        assert refused.value.code == code


def test_a_block_is_one_deal_in_all_rotations():
    report = play_part(contest("uniform", "uniform"), Part((0, 1), 3, 2))
    assert np.array(report.ranks).shape == (2, 2, 2)
    assert report.ranks[0][0] == report.ranks[0][1]  # the same deal and the same lots, whoever sits where


def test_the_stronger_is_rated_higher_and_wins_its_blocks():
    arena = Arena(contest())
    heard = []
    arena.run(12, workers=2, progress=heard.append)
    standings = arena.standings()
    assert sum(heard) == standings.blocks == arena.total(12) == 12
    assert standings.games == 24
    assert [entry.bot for entry in standings.entries] == ["advice", "uniform"]
    best = standings.entries[0]
    assert best.rating.low > 0
    assert best.rating.low <= best.rating.points <= best.rating.high
    assert best.share > 0.8
    assert all(entry.microseconds > 0 for entry in standings.entries)


def test_what_was_played_is_not_played_again_even_after_a_torn_line(tmp_path, monkeypatch):
    Arena(contest(), tmp_path).run(10, workers=1)
    file = tmp_path / lab.KEPT
    kept = file.read_bytes().splitlines(keepends=True)
    assert len(kept) == 3
    file.write_bytes(b"".join(kept[:2]) + kept[2][:20])
    again = Arena(contest(), tmp_path)
    played = []
    monkeypatch.setattr(lab, "play_part", lambda asked, part: played.append(part.first) or play_part(asked, part))
    again.run(10, workers=1)
    assert played == [5]
    assert file.read_bytes().splitlines(keepends=True) == kept


def test_a_folder_of_another_contest_is_refused(tmp_path):
    Arena(contest(), tmp_path)
    with pytest.raises(Refusal) as refused:
        Arena(contest("uniform", "advice"), tmp_path)
    assert refused.value.code == "arena.other"


def test_a_sequential_test_stops_when_it_is_clear():
    arena = Arena(contest())
    arena.run(200, workers=1, enough=lambda: arena.verdict(0, 50).verdict != "open")
    assert arena.verdict(0, 50).verdict == "stronger"
    assert len(arena.reports) < 20


def test_verdicts_follow_the_shares():
    assert judge([1.0] * 5, 0, 50).verdict == "open"
    assert judge([1.0, 0.5] * 200, 0, 50).verdict == "stronger"
    assert judge([0.5, 0.5] * 200, 20, 80).verdict == "not stronger"
    assert judge([0.5, 0.55] * 6, 0, 50).verdict == "open"
    assert expected(0) == 0.5


def test_ratings_recover_known_strengths_and_the_seats_effect():
    draw = np.random.default_rng(1)
    strength, seat_effect = np.array([0.0, 0.7, -0.7]), np.array([0.3, 0.0, -0.3])
    players, ranks = [], []
    for _ in range(3000):
        seated = draw.permutation(3)
        luck = strength[seated] + seat_effect + draw.gumbel(size=3)
        players.append(seated)
        ranks.append((-luck).argsort().argsort() + 1)
    bots, seats = rate(Places(np.array(players), np.array(ranks), np.arange(3000) // 3), 3)
    for found, true in zip([*bots, *seats], [*strength, *seat_effect], strict=True):
        assert found.low - 15 < true * 173.7 < found.high + 15


def test_shared_places_leave_equals_equal():
    places = Places(np.array([[0, 1]] * 10), np.array([[1, 1]] * 10), np.arange(10))
    bots, _ = rate(places, 2)
    assert abs(bots[0].points - bots[1].points) < 1e-6
