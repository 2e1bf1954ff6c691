from __future__ import annotations

import pickle
from dataclasses import replace
from pathlib import Path

import pytest
from tests.golden.make import editions_of

from windlass.engine.data import ComponentFiles, former_edition
from windlass.engine.editions import edition
from windlass.engine.match import Match
from windlass.engine.refusal import Refusal
from windlass.engine.registry import find_game, game_ids

KEPT = [(game_id, file) for game_id in game_ids() for file in sorted(editions_of(find_game(game_id)).glob("*.json"))]


@pytest.mark.parametrize(("game_id", "file"), KEPT, ids=lambda one: str(one) if isinstance(one, str) else one.stem)
def test_the_values_of_every_edition_have_the_digest_that_names_them(game_id: str, file: Path):
    with former_edition(file.stem):
        assert ComponentFiles(find_game(game_id).package).digest == file.stem


@pytest.mark.parametrize("game_id", game_ids())
def test_todays_edition_is_kept_for_the_time_when_it_is_a_former_one(game_id: str):
    game = find_game(game_id)
    assert (editions_of(game) / f"{game.components}.json").is_file(), f"run: python -m tests.golden.make {game_id}"


@pytest.mark.parametrize(("game_id", "file"), KEPT, ids=lambda one: str(one) if isinstance(one, str) else one.stem)
def test_a_match_of_a_former_edition_goes_on_with_the_values_of_then(game_id: str, file: Path):
    today = replace(find_game(game_id), components="0123456789abcdef")  # as it will be
    then = edition(today, file.stem)
    assert then.components == file.stem
    assert then.package == today.package
    header = replace(Match.new(game_id, seed=bytes(16)).header, components=file.stem)
    match = Match(header, today)
    assert match.game is then
    for _ in range(20):
        match.play(match.legal()[0])
    assert pickle.loads(pickle.dumps(match)).position == match.position  # our own


def test_a_game_in_its_own_edition_is_itself():
    game = find_game("tortuga2199")
    assert edition(game, game.components) is game
    assert all(edition(game, digest) is game for digest, same in game.former.items() if same == game.components)


@pytest.mark.parametrize("digest", ["0123456789abcdef", "../components", ""])
def test_a_match_with_components_nobody_kept_is_refused(digest: str):
    game = find_game("cartagena")
    header = replace(Match.new(game, seed=bytes(16)).header, components=digest)
    with pytest.raises(Refusal, match=r"match\.components"):
        Match(header)
