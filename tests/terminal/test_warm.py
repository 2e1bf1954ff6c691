"""`windlass warm`: compiles once, is done at once the next time, and says so where nothing can be compiled."""

import queue

import pytest
from tests.terminal.keyboard import windlass

from windlass import find_game
from windlass.bots.kernels import KERNELS
from windlass.engine.batch import folder_of, is_warm
from windlass.i18n.catalog import LANGUAGES, catalog
from windlass.terminal import warm


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_compiler_there_is_nothing_to_do(language):
    done = windlass("warm", "--lang", language, WINDLASS_JIT="0")
    assert done.exit_code == 0
    assert catalog(language)("terminal-warm-interpreted") in done.output


def test_where_all_is_compiled_nothing_is_done(monkeypatch):
    monkeypatch.setattr(warm, "is_ready", lambda _game: True)
    assert catalog("en")("terminal-warm-ready") in windlass("warm", WINDLASS_JIT="1").output


def test_games_are_compiled_side_by_side_and_told_of(monkeypatch):
    asked = []

    def compile_all(names):
        asked.extend(names)
        yield from ((name, kernel) for name in names for kernel in KERNELS)

    monkeypatch.setattr(warm, "is_ready", lambda game: game.id != "cartagena")
    monkeypatch.setattr(warm, "compile_all", compile_all)
    assert catalog("en")("terminal-warm-done", seconds=0) in windlass("warm", WINDLASS_JIT="1").output
    assert asked == ["cartagena"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_machine_code_can_be_put_into_a_folder_of_ones_own(language, monkeypatch, tmp_path):
    seen = []
    monkeypatch.setenv("WINDLASS_CACHE", str(tmp_path / "usual"))
    monkeypatch.setattr(warm, "is_ready", lambda game: seen.append(folder_of(game).parent) or True)
    done = windlass("warm", "--to", str(tmp_path / "shipped"), "--lang", language, WINDLASS_JIT="1")
    assert set(seen) == {tmp_path / "shipped"}
    assert catalog(language)("terminal-warm-folder", setting=f"WINDLASS_CACHE={tmp_path / 'shipped'}") in done.output


def test_each_game_has_a_process_of_its_own(monkeypatch):
    monkeypatch.setattr(warm, "warm", _pretend)
    assert sorted(warm.compile_all(["a", "b"])) == [("a", "legal"), ("b", "legal")]


def test_warming_leaves_a_mark_and_forgets_earlier_versions(monkeypatch, tmp_path):
    def warm_up(game, done):
        folder_of(game).mkdir(parents=True)
        done("legal")

    monkeypatch.setenv("WINDLASS_CACHE", str(tmp_path))
    monkeypatch.setattr(warm, "warm_up", warm_up)
    game, told, old = find_game("cartagena"), queue.Queue(), tmp_path / "cartagena-earlier"
    old.mkdir()
    assert not is_warm(game)
    warm.warm("cartagena", told)
    assert told.get() == ("cartagena", "legal")
    assert is_warm(game)
    assert not old.exists()


def _pretend(name, told):
    told.put((name, "legal"))
