"""The README tells the truth: its Python runs, its commands exist, its links lead somewhere."""

import re
from pathlib import Path

from windlass.terminal.cli import COMMANDS

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")


def test_the_ten_lines_of_the_readme_run(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    blocks = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    assert blocks
    for block in blocks:
        exec(compile(block, "README.md", "exec"), {})
    assert "0f" in capsys.readouterr().out


def test_every_windlass_command_in_the_readme_exists():
    named = set(re.findall(r"^windlass ([a-z]+)", README, re.MULTILINE))
    assert named
    assert named <= set(COMMANDS)


def test_make_play_and_make_test_come_first():
    first = README.split("```")[1]
    assert "make play" in first
    assert "make test" in first


def test_every_local_link_in_the_documents_leads_somewhere():
    for page in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]:
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text("utf-8")):
            assert (page.parent / target).exists(), f"{page.name}: {target}"
