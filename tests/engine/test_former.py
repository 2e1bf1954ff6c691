"""Match files written before components were known by their values, and before files said where a seed came from, still open."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.golden.make import editions_of

from windlass.engine.matchfile import TITLES, dump, parse
from windlass.engine.refusal import Refusal
from windlass.engine.registry import find_game, game_ids
from windlass.engine.verify import verify

FILES = sorted((Path(__file__).parent / "former").glob("*.match"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_file_of_the_first_format_opens_unless_the_rules_have_changed_since(file: Path):
    text = file.read_text("utf-8")
    game_id, _, ending = file.stem.partition(".")
    game = find_game(game_id)
    assert text.startswith(TITLES[0] + "\n")
    replayed = any(f"\nrules: {version}\n" in text for version in (game.version, *game.replays))
    if not replayed or not game.former:
        with pytest.raises(Refusal) as refused:
            parse(text)
        assert refused.value.args_by_name["reason"].id in ("refusal-match-version", "refusal-match-components")
        return
    match = parse(text)
    assert match.ending is not None
    assert match.ending.reason == ending.rpartition(".")[2]
    assert match.header.components in game.former
    assert parse(dump(match)).head == match.head
    assert "proof-chosen" in [finding.text.id for finding in verify(match).findings]


@pytest.mark.parametrize("game_id", game_ids())
def test_a_former_digest_stands_for_values_that_are_kept(game_id: str):
    game = find_game(game_id)
    assert {values for values in game.former.values() if not (editions_of(game) / f"{values}.json").is_file()} == set()
    assert all(f"components: {old}\n" in "".join(file.read_text("utf-8") for file in FILES) for old in game.former)
