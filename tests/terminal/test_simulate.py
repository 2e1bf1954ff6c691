"""`windlass simulate`: tables for people, JSON and CSV for programs."""

import csv
import io
import sys

import msgspec
import pytest
from tests.terminal.keyboard import windlass

from windlass.i18n.catalog import LANGUAGES, catalog
from windlass.lab.results import Results


@pytest.fixture(autouse=True)
def interpreted(monkeypatch):
    """Few games need no compiler."""
    monkeypatch.setenv("WINDLASS_JIT", "0")


def simulate(*words, games="4"):
    return windlass("simulate", "cartagena", "--games", games, "--workers", "1", *words)


def test_json_gives_everything_that_was_found():
    done = simulate("--seats", "3", "--players", "advice,uniform,uniform", "--rotate", "--json", "-")
    assert done.exit_code == 0, done.output
    results = msgspec.json.decode(done.stdout, type=Results)
    assert results.games == 4
    assert results.players == ("advice", "uniform", "uniform")
    assert results.options["seats"] == 3
    assert sum(one.wins for one in results.seats) == 4
    assert sum(results.endings.values()) + results.unfinished == 4


def test_csv_has_a_line_for_each_seat_and_each_player(tmp_path):
    file = tmp_path / "wins.csv"
    done = simulate("--csv", str(file))
    assert catalog("en")("terminal-simulate-wins") in done.stdout
    rows = list(csv.DictReader(io.StringIO(file.read_text())))
    assert [(row["by"], row["number"], row["level"]) for row in rows] == [
        ("seat", "1", "uniform"), ("seat", "2", "uniform"), ("player", "1", "uniform"), ("player", "2", "uniform"),
    ]  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_read_tables_in_their_language(language):
    done = simulate("--lang", language, "--rotate", "--players", "advice,uniform")
    for message in ("by-seat", "by-player", "wins", "interval", "ending", "decisions", "branching", "speed"):
        assert catalog(language)(f"terminal-simulate-{message}") in done.stdout
    assert catalog(language)("cartagena-bot-advice") in done.stdout


def test_games_that_were_cut_off_are_named(monkeypatch):
    monkeypatch.setattr(sys.modules["windlass.lab.simulate"], "MOST", 5)  # the package gives the function that name
    monkeypatch.setattr("windlass.lab.hands.ProcessPoolExecutor", _here)
    assert catalog("en")("terminal-simulate-unfinished") in simulate().stdout


def test_players_that_do_not_fit_are_refused():
    assert catalog("en")("refusal-simulate-players", seats=2, given=3) in simulate("--players", "uniform,uniform,uniform").output
    assert catalog("en")("refusal-bot-unknown", level="clever") in simulate("--players", "clever").output


def _here(workers, **_given):
    from concurrent.futures import ThreadPoolExecutor

    return ThreadPoolExecutor(workers)
