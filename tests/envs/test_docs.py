"""The pages about environments: every block of code on them runs, in order."""

from __future__ import annotations

import importlib.util
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"
BLOCK = re.compile(r"(<!-- needs OpenSpiel -->\n)?```python\n(.*?)```", re.DOTALL)


def blocks_of(page: str) -> list[str]:
    found = BLOCK.findall((DOCS / page).read_text("utf-8"))
    assert found
    return [code for needs, code in found if not needs or importlib.util.find_spec("pyspiel")]


def test_every_block_about_environments_runs(capsys: pytest.CaptureFixture[str]):
    names: dict[str, object] = {}
    for code in blocks_of("how-to/environments.md"):
        exec(compile(code.replace("4096", "64"), "environments.md", "exec"), names)
    assert "cartagena-v1 1." in capsys.readouterr().out


SHORTER = {
    "train-an-agent": {"GAMES = 2000": "GAMES = 400"},
    "many-games": {"512, 16, 60": "64, 16, 75", "4096, 50": "64, 5"},
}


@pytest.mark.parametrize(("page", "least"), [("train-an-agent", 0.3), ("many-games", 0.6)])
def test_the_agents_of_the_tutorials_learn(page, least):
    code = "".join(blocks_of(f"tutorials/{page}.md"))
    for long, short in SHORTER[page].items():
        assert long in code
        code = code.replace(long, short)
    told = "\nimport json\nprint(json.dumps(results))"
    one_thread = {**os.environ, "OPENBLAS_NUM_THREADS": "1"}  # several would wait for each other on a busy machine
    ran = subprocess.run([sys.executable, "-W", "ignore", "-c", code + told], check=True, capture_output=True, text=True, env=one_thread)
    results = json.loads(ran.stdout.splitlines()[-1])
    early, late = sum(results[:60]) / 60, sum(results[-60:]) / 60
    assert late > least
    assert late > early
