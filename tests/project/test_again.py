"""The command that runs the suite again and again."""

import sys

from tests import again


def test_a_failure_is_told_with_the_command_that_repeats_it(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(again, "FOLDER", tmp_path)
    monkeypatch.setenv("WINDLASS_TEST_SEED", "a seed")
    said = "print('FAILED tests/x.py::test_it[a b] - AssertionError'); raise SystemExit(1)"
    assert again.main(["--runs", "2", "--load", "1", "--", sys.executable, "-c", said]) == 1
    told = capsys.readouterr().out
    assert "2 of 2: WINDLASS_TEST_SEED='a seed' python -m pytest 'tests/x.py::test_it[a b]'" in told
    assert "0 of 2 runs passed" in told


def test_runs_without_a_failure_pass(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(again, "FOLDER", tmp_path)
    assert again.main(["--runs", "2", "--", sys.executable, "-c", "pass"]) == 0
    assert "2 of 2 runs passed" in capsys.readouterr().out


def test_a_load_ends_with_the_runs():
    with again.load(2) as busy:
        assert [process.poll() for process in busy] == [None, None]
    assert None not in [process.poll() for process in busy]
