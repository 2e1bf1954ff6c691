"""The README tells the truth: its Python runs, its commands exist, its links lead somewhere."""

import re
from pathlib import Path

from PIL import Image
from tests.browser.trailer import HEIGHT, WIDTH

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


def test_the_first_screen_shows_play_as_a_moving_picture_that_is_soon_there():
    shown = re.findall(r"!\[[^\]]+\]\(([^)]+)\)", README.split("make play")[0])
    assert shown == ["docs/pictures/play.webp"]
    with Image.open(ROOT / shown[0]) as picture:
        assert picture.n_frames > 100
        assert picture.size == (WIDTH, HEIGHT)
    assert (ROOT / shown[0]).stat().st_size < 1_800_000


def test_every_local_link_in_the_documents_leads_somewhere():
    for page in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]:
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text("utf-8")):
            assert (page.parent / target).exists(), f"{page.name}: {target}"
