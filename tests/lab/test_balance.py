"""Balance: chronicles tell what happened, figures hold their intervals, pairs differ by the thing alone, and the page says it all."""

import re

import numpy as np
import pytest
from click.testing import CliRunner

import windlass
from windlass.games import GAMES
from windlass.i18n.catalog import LANGUAGES
from windlass.lab.balance.chronicle import Chronicles, chronicle
from windlass.lab.balance.duplicates import Duplicator, causes, wanted
from windlass.lab.balance.figures import difference, mean
from windlass.lab.balance.page import Page, Report
from windlass.lab.balance.skill import _explained
from windlass.lab.balance.study import changes, study
from windlass.lab.balance.things import Thing, labels, things
from windlass.lab.matches import field_of
from windlass.terminal.cli import main
from windlass.terminal.speech import Speaker

SMALL = {"pirates": 2, "segments": 3, "hand": 4}


@pytest.fixture(autouse=True)
def interpreted(monkeypatch):
    monkeypatch.setenv("WINDLASS_JIT", "0")


@pytest.fixture(scope="module")
def field():
    return field_of("cartagena", SMALL, ["advice"], 3)


@pytest.fixture(scope="module")
def chronicles(field):
    return [chronicle(field, number) for number in range(12)]


def test_a_chronicle_tells_what_its_match_tells(field, chronicles):
    for one in chronicles:
        match = windlass.parse(one.file)
        assert one.places == match.ending.rank
        assert one.decisions == len(match.line)
        assert one.rounds == match.state.round
        played = [things(match.game)[ply.action][0].kind for ply in match.line]
        assert {thing.kind: times for thing, _, _, times in one.offers if not thing.name and times} == {
            kind: played.count(kind) for kind in played
        }
        assert one.events["turn"] == sum(event.kind == "turn" for ply in match.story(-1) for event in ply) + sum(
            event.kind == "turn" for event in match.opening(-1)
        )


def test_chronicles_are_the_same_whoever_plays_them(field, chronicles):
    job = Chronicles(field)
    assert job.read(job.rows(1)) == chronicles[4:8]


def test_who_chose_a_thing_could_choose_it(chronicles):
    for one in chronicles:
        assert all(taken | offered == offered for _, offered, taken, _ in one.offers)


@pytest.mark.parametrize("game", GAMES)
def test_every_action_counts_as_its_kind_and_has_a_name_in_every_language(game):
    title = windlass.find_game(game)
    assert {thing for counted in things(title) for thing in counted} == set(labels(title))
    for language in LANGUAGES:
        say = Speaker(language)
        assert all(say.text(label) for label in labels(title).values())


def test_a_mean_lies_in_its_interval_and_more_matches_narrow_it():
    lots = np.random.default_rng(1)
    few, many = (mean(lots.random(count).tolist()) for count in (20, 2000))
    assert few.low < few.value < few.high
    assert many.high - many.low < few.high - few.low
    assert mean([]) is None


def test_intervals_hold_the_truth_about_as_often_as_they_say():
    lots = np.random.default_rng(2)
    held = 0
    for _ in range(200):
        figure = mean(lots.random(60).tolist())
        held += figure.low <= 0.5 <= figure.high
    assert 178 <= held <= 199


def test_small_effects_show_on_paired_deals():
    lots = np.random.default_rng(3)
    before = lots.normal(0, 10, 50)
    after = before + 0.5 + lots.normal(0, 0.1, 50)
    figure = difference(before.tolist(), after.tolist())
    assert figure.low > 0.3
    assert figure.high < 0.7


def test_nothing_changes_where_nothing_was_changed(chronicles):
    assert all(figure.low == figure.value == figure.high == 0 for figure in changes(chronicles, chronicles).values())


def test_a_longer_tunnel_takes_longer(field, chronicles):
    longer = field_of("cartagena", {**SMALL, "segments": 6}, ["advice"], 3)
    found = changes(chronicles, [chronicle(longer, number) for number in range(len(chronicles))])
    assert found["rounds"].low > 0


def test_the_luck_of_a_deal_is_all_or_nothing_in_the_extremes():
    same = np.array([[1.0, 1.0], [0.0, 0.0]] * 10)
    assert _explained(same) == pytest.approx(1)
    assert _explained(np.array([[1.0, 0.0], [0.0, 1.0]] * 10)) == 0


def test_a_pair_is_the_same_deal_with_and_without(field, chronicles):
    asked = [one for one in wanted(chronicles, 2) if one.thing.kind == "advance"]
    assert asked
    found = [Duplicator(field).pair(one) for one in asked[:6]]
    assert found == [Duplicator(field).pair(one) for one in asked[:6]]
    played = [pair for _, pair in found if pair]
    assert all(0 <= share <= 1 for pair in played for share in (pair.with_it, pair.without))
    assert set(causes(found)) <= {one.thing for one in asked}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_stands_alone_and_opens_its_matches(field, chronicles, language):
    told = study(field, chronicles)
    page = Page(Report(studies=(told,), changed=told, changes=changes(chronicles, chronicles), change="goal=12"), Speaker(language)).html()
    assert f'lang="{language}"' in page
    assert not re.search(r'(?:src|href)="(?!data:)', page), "nothing is loaded from elsewhere"
    assert page.count("<table") >= 6
    assert page.count('download="cartagena-') == sum(len(ones) for ones in told.notable.values())
    assert "\u2068" not in page, "no isolates"


def test_the_command_writes_a_page_and_its_tables(tmp_path):
    words = [
        "--pirates",
        "2",
        "--segments",
        "3",
        "--hand",
        "4",
        "--matches",
        "4",
        "--level",
        "advice",
        "--blocks",
        "2",
        "--levels",
        "uniform,advice",
    ]
    out = tmp_path / "page.html"
    done = CliRunner().invoke(
        main, ["balance", "cartagena", *words, "--set", "pirates=1", "--duplicates", "1", "--workers", "1", "--out", str(out)]
    )
    assert done.exit_code == 0, done.output
    assert "pirates=1" in out.read_text("utf-8")
    assert out.with_suffix(".parquet").exists()


def test_an_option_without_values_cannot_be_compared(tmp_path):
    done = CliRunner().invoke(main, ["balance", "cartagena", "--by", "pirates", "--out", str(tmp_path / "page.html")])
    assert done.exit_code == 1
    assert "variant" in done.output


def test_the_kind_alone_has_no_name():
    assert Thing("end", "") in labels(windlass.find_game("cartagena"))
