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


def test_the_agent_of_the_tutorial_learns():
    code = "".join(blocks_of("tutorials/train-an-agent.md")).replace("512, 16, 60", "64, 16, 75")
    told = "\nimport json\nprint(json.dumps(results))"
    one_thread = {**os.environ, "OPENBLAS_NUM_THREADS": "1"}  # several would wait for each other on a busy machine
    ran = subprocess.run([sys.executable, "-W", "ignore", "-c", code + told], check=True, capture_output=True, text=True, env=one_thread)
    results = json.loads(ran.stdout.splitlines()[-1])
    early, late = sum(results[:60]) / 60, sum(results[-60:]) / 60
    assert late > 0.6
    assert late > early
