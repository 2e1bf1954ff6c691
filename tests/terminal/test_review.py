"""`windlass review`: the same review in every language, as a picture of chances, a table that adds up, and as data."""

from __future__ import annotations

import json
import random

import pytest
from click.testing import CliRunner

import windlass
from windlass.bots.registry import find_player
from windlass.i18n.catalog import LANGUAGES
from windlass.terminal.cli import main
from windlass.terminal.review import points
from windlass.terminal.speech import Speaker


@pytest.fixture(scope="module")
def file(tmp_path_factory):
    match, lots = windlass.new("cartagena", seats=2, seed=b"reviewed-matches", names=["Ann", "Bea"]), random.Random(3)
    while not match.ending:
        player = find_player(match.game, "advice" if match.actor else "captain")
        match.play(player.choose(match.redacted(match.actor), match.legal(), 1.0, lots))
    path = tmp_path_factory.mktemp("review") / "a.match"
    windlass.save(match, path)
    return str(path)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_finished_match_is_reviewed_in_words(file, language):
    done = CliRunner().invoke(main, ["review", file, "--worlds", "2", "--lang", language])
    assert done.exit_code == 0, done.output
    say = Speaker(language)
    assert "Ann" in done.output
    assert "Bea" in done.output
    assert say("terminal-review-moments") in done.output, "rules of thumb do not play a whole game without a mistake"
    assert all(say(f"review-{part}") in done.output for part in ("start", "decisions", "luck", "result"))


def test_a_review_is_written_as_data(file):
    done = CliRunner().invoke(main, ["review", file, "--worlds", "1", "--json", "-"])
    told = json.loads(done.stdout)
    assert {"judgements", "chances", "balance"} == set(told)
    assert len(told["balance"]) == 2


def test_a_match_that_goes_on_is_refused_in_words(tmp_path):
    windlass.save(windlass.new("cartagena"), tmp_path / "open.match")
    done = CliRunner().invoke(main, ["review", str(tmp_path / "open.match")])
    assert done.exit_code == 1
    assert Speaker("en")("refusal-review-going-on") in done.output


def test_points_have_a_sign_unless_there_are_none():
    say = Speaker("en")
    assert [points(share, say) for share in (0.12, -0.034, 0.004)] == ["+12", "-3", "0"]
