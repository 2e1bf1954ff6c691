"""Datasets: rows say what the matches say, nothing hidden stands in them, and matches come back."""

import polars as pl
import pytest

import windlass
from windlass.engine.refusal import Refusal
from windlass.lab.blocks import Kept
from windlass.lab.dataset import SIZE, Dataset, manifest, matches
from windlass.lab.hands import LocalHands
from windlass.lab.matches import field_of

SMALL = {"pirates": 2, "segments": 3, "hand": 4, "seats": 3}


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("dataset")
    kept = Kept(Dataset(field_of("cartagena", SMALL, ["advice", "uniform", "uniform"], 7)), folder)
    kept.run(range(2), LocalHands(1, threads=True))
    return folder


def test_matches_come_back_and_are_those_of_their_numbers(folder):
    found = dict(matches(folder))
    assert list(found) == list(range(2 * SIZE))
    assert all(match.ending for match in found.values())
    again = Dataset(field_of("cartagena", SMALL, ["advice", "uniform", "uniform"], 7)).rows(1)
    assert again.equals(pl.read_parquet(folder / "block-000001.parquet"))


def test_rows_hold_what_the_actor_could_see_and_choose(folder):
    rows = pl.read_parquet(folder / "block-000000.parquet")
    match = dict(matches(folder))[4]
    for row in rows.filter(pl.col("match") == 4).iter_rows(named=True):
        moment = match.at(row["ply"])
        assert row["seat"] == moment.actor
        assert row["legal"] == moment.legal()
        assert row["observation"] == moment.observation(moment.actor).tolist()
        assert row["action"] == match.line[row["ply"]].action
        assert row["result"] == pytest.approx(match.returns[row["seat"]])


def test_players_move_on_by_a_seat_a_match(folder):
    first = pl.read_parquet(folder / "block-000000.parquet").filter(pl.col("player") == "advice")
    assert {(row["match"] % 3, row["seat"]) for row in first.iter_rows(named=True)} == {(0, 0), (1, 2), (2, 1)}


def test_the_manifest_says_what_the_rows_follow_from(folder):
    told, game = manifest(folder), windlass.find_game("cartagena")
    assert told["features"] == list(game.lesson.names)
    assert told["components"] == game.components
    assert set(told["columns"]) == set(pl.read_parquet_schema(folder / "block-000000.parquet"))
    with pytest.raises(Refusal) as refused:
        Kept(Dataset(field_of("cartagena", SMALL, ["advice", "uniform", "uniform"], 8)), folder)
    assert refused.value.code == "blocks.other"


def test_an_altered_row_is_refused(folder, tmp_path):
    rows = pl.read_parquet(folder / "block-000000.parquet")
    rows.with_columns(pl.when(pl.col("ply") == 1).then(pl.col("action") + 1).otherwise(pl.col("action")).alias("action")).write_parquet(
        tmp_path / "block-000000.parquet"
    )
    with pytest.raises(Refusal) as refused:
        list(matches(tmp_path))
    assert refused.value.code == "dataset.altered"
