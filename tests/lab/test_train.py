"""Learning: what is recorded, what the learner makes of it, and that a course can be ended at any moment."""

from __future__ import annotations

import dataclasses
from types import SimpleNamespace

import msgspec
import numpy as np
import pytest

import windlass
from windlass.bots import library
from windlass.bots import settings as places
from windlass.bots.library import Manifest, features_digest, load, save
from windlass.bots.network import FIRST, INPUT, OUTPUT, SECOND, begin, forward, size_of
from windlass.engine.batch.players import SHEET, SHEETS
from windlass.engine.refusal import Refusal
from windlass.lab.train import course
from windlass.lab.train.curve import draw
from windlass.lab.train.learner import BATCH, Learner, targets_of
from windlass.lab.train.recipe import MANY, Recipe, recipe_of
from windlass.lab.train.school import FANCY, Recorder, School
from windlass.terminal import train
from windlass.terminal.speech import Speaker

GAME = windlass.find_game("cartagena")
TINY = GAME.long_game_limit(GAME.options(segments=1, symbols=2, copies=4, pirates=1, actions=1, hand=2))
RECIPE = Recipe(warm_games=60, batch_games=20, planned=0.5)


@pytest.fixture(autouse=True)
def interpreted(monkeypatch):
    monkeypatch.setenv("WINDLASS_JIT", "0")


@pytest.fixture
def learner():
    rows = len(GAME.lesson.names)
    return Learner(rows, 2, np.ones(rows, np.float32), np.arange(rows), 1)


def test_recorded_games_show_every_reader_its_sequence_and_who_won():
    recorder = Recorder(GAME, 2, [TINY], RECIPE)
    features, results, ahead, decisions = recorder.play([None, None], 20, 1, 0, explore=100, width=0)
    assert len(features) == len(results) == len(ahead)
    assert decisions > 1
    assert np.allclose(results.sum(axis=1), 1)
    for row in range(len(ahead) - 1):
        if ahead[row] > 0:
            assert ahead[row + 1] == ahead[row] - 1
            assert (results[row + 1] == results[row]).all()
    assert (ahead == 0).sum() == 40


def test_a_game_cut_off_is_shared_by_all():
    recorder = Recorder(GAME, 2, [TINY], msgspec.structs.replace(RECIPE, most=1))
    _, results, _, decisions = recorder.play([None, None], 20, 1, 0, explore=0, width=0)
    assert decisions == 1
    assert (results == 0.5).all()


def test_of_games_with_others_only_the_learners_view_is_recorded():
    recorder = Recorder(GAME, 2, [TINY], RECIPE)
    learner = np.zeros(size_of(recorder.inputs, 2), np.float32)
    samples = recorder.record([learner, None], 20, 1, 0, explore=100, width=0)
    rows = int(samples.count[0])
    assert {int((seat + game) % 2) for game, seat in zip(samples.game[:rows], samples.seat[:rows], strict=True)} == {0}


def test_a_network_reads_weights_as_the_learner_writes_them(learner):
    sheet, weights = np.full((SHEETS, SHEET), 7, np.float32), learner.weights()
    assert len(weights) == size_of(learner.inputs, 2)
    begin(weights, sheet, learner.inputs)
    for seed in (2, 3, 3, 4):  # one after the other: only what changed is gathered
        sheet[INPUT][: learner.inputs] = np.random.default_rng(seed).integers(0, 4, learner.inputs)
        expected = learner.chances(learner.prepared(sheet[INPUT][None, : learner.inputs].astype(np.int16)))[0]
        forward(weights, sheet, learner.inputs, 2)
        assert sheet[OUTPUT][:2] == pytest.approx(expected, abs=1e-5)
    assert (FIRST, SECOND) == (64, 32)


def test_the_learner_learns_what_decides(learner):
    rng = np.random.default_rng(3)
    features = rng.integers(0, 3, (4 * BATCH, learner.inputs)).astype(np.int16)
    won = (features[:, 0] > features[:, 5]).astype(np.float32)
    targets = np.stack([won, 1 - won], axis=1)
    losses = [learner.fit(features, targets, 3e-3, rng) for _ in range(25)]
    assert losses[-1] < 0.5 * losses[0]


def test_targets_run_back_from_the_result():
    odds = np.array([[0.5, 0.5], [0.8, 0.2], [0.3, 0.7]], np.float32)
    results = np.array([[1, 0], [1, 0], [0, 1]], np.float32)
    targets = targets_of(odds, results, np.array([1, 0, 0]), 0.5)
    assert targets == pytest.approx(np.array([[0.9, 0.1], [1, 0], [0, 1]]))


def tiny_school(folder):
    lesson = dataclasses.replace(GAME.lesson, courses=lambda seats: {"tiny": [TINY]})
    return School(dataclasses.replace(GAME, lesson=lesson), "tiny", 2, 7, folder, RECIPE)


def test_a_course_that_was_ended_goes_on_where_it_was(tmp_path):
    school = tiny_school(tmp_path)
    school._warm_up(lambda _now: None)
    school._step(0.2)
    school._step(0.9)
    again = tiny_school(tmp_path)
    assert (again.games, again.seconds, again.curve) == (school.games, school.seconds, school.curve)
    assert again.learner.weights() == pytest.approx(school.learner.weights())
    assert len(again.selves) == len(school.selves) == 2
    assert again.run(0.0, lambda _now: None) == pytest.approx(school.learner.weights())
    draw({"seed 7": again.curve}, tmp_path / "curve.svg")
    assert (tmp_path / "curve.svg").read_text().startswith("<?xml")


def test_others_in_the_league_follow_rules_of_thumb_or_are_earlier_selves(tmp_path):
    school, lots = tiny_school(tmp_path), np.random.default_rng(1)
    assert school._another(lots) is None
    school.selves = [np.zeros(1, np.float32), np.ones(1, np.float32)]
    met = [school._another(lots) for _ in range(60)]
    assert {None if one is None else one[0] for one in met} == {None, 0, 1}


def test_a_curious_player_likes_one_thing_beyond_its_worth_and_others_none():
    liked = GAME.lesson.names[3]
    game = dataclasses.replace(GAME, lesson=dataclasses.replace(GAME.lesson, curious=(liked,)))
    for share, tastes in ((1.0, [[3, FANCY]] * 2), (0.0, [[0, 0]] * 2)):
        settings = np.zeros((2, places.SETTINGS), np.int64)
        Recorder(game, 2, [TINY], msgspec.structs.replace(RECIPE, curious=share))._make_curious(settings, np.random.default_rng(1))
        assert settings[:, places.TASTES : places.TASTES + 2].tolist() == tastes


def test_things_to_be_curious_about_are_features():
    for game in map(windlass.find_game, windlass.game_ids()):
        assert set(game.lesson.curious) <= set(game.lesson.names)


def test_a_course_may_go_on_from_what_is_shipped(tmp_path):
    first = tiny_school(tmp_path / "first")
    first._warm_up(lambda _now: None)
    begin = first.learner.weights()
    further = School(first.game, "tiny", 2, 8, tmp_path / "further", RECIPE, begin)
    further._warm_up(lambda _now: None)
    assert further.learner.weights() == pytest.approx(begin, abs=1e-5)
    assert [len(own) for own in further.selves] == [len(begin)]


def test_every_recipe_is_of_a_game():
    assert recipe_of("ludo", 2) == Recipe()
    assert all(recipe_of(game, 2) != Recipe() for game in windlass.game_ids())
    assert set(MANY) <= set(windlass.game_ids())
    assert all(recipe_of(game, 4) != recipe_of(game, 2) for game in MANY)


# -- what is shipped --------------------------------------------------------------------------------------------------


def manifest(**changed):
    facts = {
        "game": GAME.id, "version": GAME.version, "components": GAME.components, "features": features_digest(GAME), "course": "jamaica",
        "seats": 2, "recipe": {}, "seed": 1, "games": 2, "minutes": 3.0, "rating": "", "sha256": "",
    }  # fmt: skip
    return Manifest(**{**facts, **changed})


def test_a_network_is_kept_half_as_precise_and_read_again(tmp_path, learner):
    weights = learner.weights()
    save(tmp_path, weights, manifest())
    assert load(GAME, "jamaica", 2, tmp_path) == pytest.approx(weights, abs=2e-3)


@pytest.mark.parametrize(
    ("changed", "code"),
    [({"version": 99}, "weights.other-game"), ({"components": "x"}, "weights.other-game"), ({"features": "x"}, "weights.other-game")],
)
def test_a_network_for_other_rules_is_refused(tmp_path, learner, changed, code):
    save(tmp_path, learner.weights(), manifest(**changed))
    with pytest.raises(Refusal) as refused:
        load(GAME, "jamaica", 2, tmp_path)
    assert refused.value.code == code


def test_damaged_files_are_refused(tmp_path, learner):
    save(tmp_path, learner.weights(), manifest())
    stem = tmp_path / "cartagena-jamaica-2"
    numbers, facts = stem.with_suffix(".npz").read_bytes(), stem.with_suffix(".json").read_bytes()
    for ending, text in ((".npz", numbers[:-5]), (".json", b"{}")):
        stem.with_suffix(ending).write_bytes(text)
        with pytest.raises(Refusal) as refused:
            load(GAME, "jamaica", 2, tmp_path)
        assert refused.value.code == "weights.broken"
        stem.with_suffix(".npz").write_bytes(numbers)
        stem.with_suffix(".json").write_bytes(facts)
    save(tmp_path, learner.weights()[:-1], manifest())
    with pytest.raises(Refusal):
        load(GAME, "jamaica", 2, tmp_path)
    with pytest.raises(Refusal) as refused:
        load(GAME, "tortuga", 2, tmp_path)
    assert refused.value.code == "weights.none"


def test_everything_shipped_fits_its_game_and_is_small():
    files = list(library.FOLDER.glob("*"))
    assert sum(file.stat().st_size for file in files) < 5_000_000
    for file in library.FOLDER.glob("*.json"):
        facts = msgspec.json.decode(file.read_bytes(), type=Manifest)
        load(windlass.find_game(facts.game), facts.course, facts.seats)


def test_a_new_network_is_held_against_the_one_before_from_every_seat(monkeypatch):
    met = []

    def games(_course, seated, blocks):
        met.append([float(weights[0]) for weights in seated])
        return [[1 if weights[0] else 2 for weights in seated]] * (blocks - 1) + [[1] * len(seated)]

    monkeypatch.setattr(course, "_planned_games", games)
    asked = course.Course(game=GAME.id, course="jamaica", seats=3, minutes=1, folder="")
    words = course.against_former(asked, np.ones(1), np.zeros(1), 10)
    assert met == [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    assert words == "93.3 % (78.7 to 98.2) of 30 planned games against 2 of the network before"


def test_everything_that_can_be_learned_is_a_course_and_a_network_shipped_is_of_one():
    known = {library.stem_of(one.game, one.course, one.seats) for one in course.all_courses(1, "")}
    assert {file.stem for file in library.FOLDER.glob("*.json")} <= known
    assert {"cartagena-tiny-2", "gravity-usual-4", "tortuga2199-usual-3"} <= known


def test_a_course_among_all_is_not_begun_again_when_it_has_its_network(tmp_path, monkeypatch):
    taught = []
    monkeypatch.setattr(train, "_learn_in_sight", lambda asked, seed, _say: taught.append((asked.course, seed)))
    monkeypatch.setattr(train, "School", lambda *_about: SimpleNamespace(curve=[]))
    monkeypatch.setattr(train, "draw", lambda _curves, _file: None)
    monkeypatch.setattr(train, "publish", lambda *_about: manifest())
    asked = course.Course(game=GAME.id, course="jamaica", seats=2, minutes=1, folder=str(tmp_path))
    asked.folder_of(1).mkdir(parents=True)
    for _ in range(2):
        train._teach(asked, range(1, 3), 1, tmp_path, Speaker("en"), once=True)
    assert taught == [("jamaica", 1), ("jamaica", 2)]
