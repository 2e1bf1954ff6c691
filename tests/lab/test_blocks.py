"""Blocks: kept whole, never done twice, carried on, and done again when a worker dies."""

import os
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import msgspec
import polars as pl
import pytest

from windlass.engine.refusal import Refusal
from windlass.lab.blocks import Kept
from windlass.lab.hands import LocalHands
from windlass.lab.simulate import simulate

SMALL = {"pirates": 2, "segments": 3, "hand": 4}


class Squares(msgspec.Struct, frozen=True):
    """A job whose worker dies once at one block, when a file says so."""

    name: str = "squares"
    fatal: str = ""

    def manifest(self):
        return {"name": self.name}

    def rows(self, block: int) -> pl.DataFrame:
        if block == 3 and self.fatal and Path(self.fatal).exists():
            Path(self.fatal).unlink()
            os._exit(1)
        return pl.DataFrame({"block": [block], "square": [block * block]})


class HereOnly:
    """Hands that count what they do."""

    def __init__(self):
        self.done = []

    def map(self, work, items):
        for item in items:
            self.done.append(item)
            yield work(item)


def test_blocks_are_kept_whole_and_never_done_twice(tmp_path):
    kept, first, second = Kept(Squares(), tmp_path), HereOnly(), HereOnly()
    kept.run(range(4), first)
    kept.run(range(6), second)
    assert first.done == [0, 1, 2, 3]
    assert second.done == [4, 5]
    assert pl.concat(kept.frames(range(6)))["square"].to_list() == [0, 1, 4, 9, 16, 25]
    assert not list(tmp_path.glob(".*")), "no drafts are left"


def test_progress_hears_of_blocks_found_and_done(tmp_path):
    kept, heard = Kept(Squares(), tmp_path), []
    kept.run(range(2), HereOnly())
    kept.run(range(5), HereOnly(), heard.append)
    assert heard == [2, 1, 1, 1]


def test_a_folder_of_another_job_is_refused(tmp_path):
    Kept(Squares(), tmp_path)
    with pytest.raises(Refusal) as refused:
        Kept(Squares("cubes"), tmp_path)
    assert refused.value.code == "blocks.other"


def test_work_goes_on_when_a_process_dies(tmp_path):
    fatal = tmp_path / "fatal"
    fatal.touch()
    kept = Kept(Squares(fatal=str(fatal)), tmp_path / "kept")
    kept.run(range(8), LocalHands(2))
    assert not fatal.exists(), "a process did die"
    assert pl.concat(kept.frames(range(8)))["square"].to_list() == [block * block for block in range(8)]


def test_a_worker_that_always_dies_is_told(tmp_path):
    with pytest.raises(BrokenProcessPool):
        list(LocalHands(1).map(os._exit, [1]))


def test_a_simulation_kept_in_a_folder_is_that_without_one(tmp_path, monkeypatch):
    monkeypatch.setenv("WINDLASS_JIT", "0")
    asked = {"games": 23, "seed": 5, "players": ("advice", "uniform"), "rotate": True, "workers": 1}
    plain = simulate("cartagena", SMALL, **asked)
    half = simulate("cartagena", SMALL, **{**asked, "games": 12}, folder=tmp_path)
    whole = simulate("cartagena", SMALL, **asked, folder=tmp_path)
    again = simulate("cartagena", SMALL, **asked, folder=tmp_path)
    same = {"seconds": 0, "compiled": False}
    assert half.games == 12
    assert msgspec.structs.replace(whole, **same) == msgspec.structs.replace(plain, **same) == msgspec.structs.replace(again, **same)
    rows = pl.concat(pl.read_parquet(file) for file in sorted(tmp_path.glob("*.parquet")))
    assert rows["game"].to_list() == list(range(30)), "blocks are whole"
    assert set(rows["player_1"]) == {"advice", "uniform"}
