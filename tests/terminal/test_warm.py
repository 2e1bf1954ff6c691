"""`windlass warm`: compiles once, is done at once the next time, and says so where nothing can be compiled."""

import queue

import pytest
from tests.terminal.keyboard import windlass

from windlass import find_game
from windlass.engine.machine import KERNELS, folder_of
from windlass.i18n.catalog import LANGUAGES, catalog
from windlass.terminal import warm


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_compiler_there_is_nothing_to_do(language):
    done = windlass("warm", "--lang", language, WINDLASS_JIT="0")
    assert done.exit_code == 0
    assert catalog(language)("terminal-warm-interpreted") in done.output


def test_where_all_is_compiled_nothing_is_done(monkeypatch):
    monkeypatch.setattr(warm, "is_warm", lambda _game: True)
    assert catalog("en")("terminal-warm-ready") in windlass("warm", WINDLASS_JIT="1").output


def test_games_are_compiled_side_by_side_and_told_of(monkeypatch):
    asked = []

    def compile_all(names):
        asked.extend(names)
        yield from ((name, kernel) for name in names for kernel in KERNELS)

    monkeypatch.setattr(warm, "is_warm", lambda game: game.id != "cartagena")
    monkeypatch.setattr(warm, "compile_all", compile_all)
    assert catalog("en")("terminal-warm-done", seconds=0) in windlass("warm", WINDLASS_JIT="1").output
    assert asked == ["cartagena"]


def test_each_game_has_a_process_of_its_own(monkeypatch):
    monkeypatch.setattr(warm, "warm", _pretend)
    assert sorted(warm.compile_all(["a", "b"])) == [("a", "legal"), ("b", "legal")]


def test_a_game_is_warm_only_for_the_sources_and_compilers_it_was_made_with(monkeypatch, tmp_path):
    class Kernels:
        def __init__(self, game, *, compiled):
            folder_of(game).mkdir(parents=True)

        def warm(self, done):
            done("legal")

    monkeypatch.setenv("WINDLASS_CACHE", str(tmp_path))
    monkeypatch.setattr(warm, "Machine", Kernels)
    game, told, old = find_game("cartagena"), queue.Queue(), tmp_path / "cartagena-earlier"
    old.mkdir()
    assert not warm.is_warm(game)
    marker = warm.warm("cartagena", told)
    assert told.get() == ("cartagena", "legal")
    assert warm.is_warm(game)
    assert not old.exists()
    marker.write_text("another compiler")
    assert not warm.is_warm(game)


def _pretend(name, told):
    told.put((name, "legal"))
