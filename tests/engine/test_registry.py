from __future__ import annotations

import importlib
from importlib.metadata import EntryPoint

import pytest

import windlass.games
from windlass.engine import registry
from windlass.engine.refusal import Refusal
from windlass.engine.registry import find_game, game_ids, register


def test_games_are_known_by_their_id():
    assert "cartagena" in game_ids()
    assert find_game("cartagena").id == "cartagena"
    assert find_game("cartagena") is find_game("cartagena")


def test_an_unknown_game_is_refused():
    with pytest.raises(Refusal, match=r"game\.unknown"):
        find_game("ludo")


def test_a_game_is_loaded_when_first_asked_for(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(registry, "_LOADERS", {})
    monkeypatch.setattr(registry, "_LOADED", {})
    loads = []
    register("toy", lambda: loads.append(1) or "the toy")  # type: ignore[arg-type,func-returns-value,return-value]
    assert game_ids() == ["toy"]
    assert loads == []
    assert find_game("toy") == find_game("toy") == "the toy"
    assert loads == [1]


def test_another_package_brings_a_game_by_an_entry_point(monkeypatch):
    point = EntryPoint("brought", "windlass.games.cartagena:GAME", "windlass.games")
    monkeypatch.setattr("importlib.metadata.entry_points", lambda group: [point] if group == "windlass.games" else [])
    monkeypatch.setattr(registry, "_LOADERS", dict(registry._LOADERS))
    importlib.reload(windlass.games)
    assert "brought" in registry.game_ids()
