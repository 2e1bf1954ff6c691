"""The command that runs the suite again and again."""

import json
import sys

from tests import again

SAID = """
.venv/bin/python -m pytest -n 2 tests
FAILED tests/x.py::test_it[a b] - AssertionError
WINDLASS_JIT=0 .venv/bin/python -m pytest -n 2 -q tests/engine
ERROR tests/y.py::test_other
cd web && npm test --silent
\x1b[41m\x1b[1m FAIL \x1b[22m\x1b[49m src/z.test.ts\x1b[2m > \x1b[22ma group\x1b[2m > \x1b[22mthat fails
"""


def test_a_failure_is_told_with_the_command_that_repeats_it(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(again, "FOLDER", tmp_path)
    assert again.main(["--runs", "2", "--load", "1", "--", sys.executable, "-c", f"print({SAID!r}); raise SystemExit(1)"]) == 1
    told = capsys.readouterr().out
    assert "2 of 2: .venv/bin/python -m pytest 'tests/x.py::test_it[a b]'" in told
    assert "2 of 2: WINDLASS_JIT=0 .venv/bin/python -m pytest tests/y.py::test_other" in told
    assert "2 of 2: cd web && npx vitest run src/z.test.ts -t 'a group that fails'" in told
    assert "0 of 2 runs passed" in told


def test_a_failure_is_repeated_with_its_seed():
    assert again.repeat("tests/x.py::test_it", "a seed") == "WINDLASS_TEST_SEED='a seed' .venv/bin/python -m pytest tests/x.py::test_it"


def test_runs_without_a_failure_pass(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(again, "FOLDER", tmp_path)
    assert again.main(["--runs", "2", "--", sys.executable, "-c", "pass"]) == 0
    assert "2 of 2 runs passed" in capsys.readouterr().out


def test_a_load_ends_with_the_runs():
    with again.load(2) as busy:
        assert [process.poll() for process in busy] == [None, None]
    assert None not in [process.poll() for process in busy]


def test_kept_runs_add_up_with_their_commit_and_load(tmp_path, monkeypatch):
    monkeypatch.setattr(again, "FOLDER", tmp_path)
    monkeypatch.setattr(again, "KEPT", tmp_path / "again.json")
    assert again.main(["--runs", "1", "--keep", "--", sys.executable, "-c", "pass"]) == 0
    assert again.main(["--runs", "1", "--load", "1", "--keep", "--", sys.executable, "-c", f"print({SAID!r}); raise SystemExit(1)"]) == 1
    first, second = json.loads((tmp_path / "again.json").read_text("utf-8"))
    assert (first["passed"], first["load"], first["failed"]) == (True, 0, [])
    assert (second["passed"], second["load"], len(second["failed"])) == (False, 1, 3)
    assert first["commit"] == second["commit"] != ""
