"""Finished matches replay to the position they ended in. A changed rule shows here first: raise the game's version and make them anew.

Folders with a number hold matches of former rules and former components: they still open, with the values of then.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.golden.make import FOLDER, end_line, ends_of, make_of, raise_version

from windlass.engine.matchfile import TITLE, dump, parse
from windlass.engine.refusal import Refusal
from windlass.engine.registry import find_game, game_ids

FILES = sorted(FOLDER.glob("*/*.match"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_golden_match_replays_to_its_end(file: Path):
    text = file.read_text("utf-8")
    game_id = file.parent.name
    try:
        match = parse(text)
    except Refusal as refusal:
        pytest.fail(f"{refusal}; if the rules have changed, {raise_version(game_id)}; if the components, run: {make_of(game_id)}")
    assert game_id not in game_ids() or match.game is find_game(game_id), f"of a former edition; run: {make_of(game_id)}"
    assert end_line(match) == ends_of(file.parent)[file.stem], f"the rules have changed: {raise_version(game_id)}"
    assert dump(match) == text or not text.startswith(TITLE)
    assert dump(parse(dump(match))) == dump(match)


@pytest.mark.parametrize("game_id", game_ids())
def test_every_seat_count_and_every_way_of_ending_has_a_golden_match(game_id: str):
    game, folder = find_game(game_id), FOLDER / game_id
    assert sorted(ends_of(folder)) == sorted(file.stem for file in folder.glob("*.match"))
    met = {end.split(" ", 1)[0] for end in ends_of(folder).values()}
    assert met == {*game.endings, "resigned"}
    played = {parse(file.read_text("utf-8")).seats for file in folder.glob("*.match")}
    assert played == set(game.seat_counts)


def test_cartagena_ends_in_every_way_in_every_variant_with_every_seat_count():
    for variant in ("", "-variant-tortuga", "-variant-hispaniola"):
        for seats in range(2, 6):
            met = {file.stem.rpartition(".")[2] for file in (FOLDER / "cartagena").glob(f"seats-{seats}{variant}.*.match")}
            assert met == {"escaped", "frozen", "stalled", "resigned"}
