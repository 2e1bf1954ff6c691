"""Component files: exported, corrected and played with; what an owner changed is never written over."""

import pytest
from tests.terminal.keyboard import windlass as command

from windlass.engine.registry import game_ids
from windlass.i18n.catalog import LANGUAGES, catalog


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_games_files_are_written_once_and_can_be_played_with(tmp_path, language):
    done = command("components", "export", str(tmp_path), "--lang", language)
    assert done.exit_code == 0, done.output
    found = sorted(tmp_path.glob("*/*.toml"))
    assert {file.parent.name for file in found} == set(game_ids())
    said = catalog(language)(
        "terminal-components-exported", files=len(found), folder=str(tmp_path), command=f"windlass --components {tmp_path} play"
    )
    assert said in done.stdout
    found[0].write_text("# corrected\n" + found[0].read_text("utf-8"), "utf-8")
    assert command("components", "export", str(tmp_path)).exit_code == 0
    assert found[0].read_text("utf-8").startswith("# corrected\n")
    assert command("--components", str(tmp_path), "games").exit_code == 0


def test_one_game_alone_and_a_place_where_nothing_can_be_written(tmp_path):
    assert command("components", "export", str(tmp_path / "new"), "--game", "gravity").exit_code == 0
    assert [folder.name for folder in (tmp_path / "new").iterdir()] == ["gravity"]
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "gravity").write_text("a file", "utf-8")
    done = command("components", "export", str(tmp_path / "full"), "--game", "gravity")
    assert done.exit_code == 1
    assert "gravity" in done.stderr
