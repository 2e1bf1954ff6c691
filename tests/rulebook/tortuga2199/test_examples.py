"""The five worked examples of the rulebook. The map fits all of them: Vortex and Mines at the two upper corners."""

from __future__ import annotations

from tests.rulebook.tortuga2199.board import table

MAP = "map:mines.vortex.lab.fortress"


def test_example_of_playing_and_buying_cards():
    board = table(f"{MAP} fresh:1 hands:4mining.impulse/ decks:mining.2impulse.booster.razorback/")
    board.play("play mining", "play mining", "play mining", "play mining", "play impulse")
    assert (board.state.crypto, board.state.manoeuvre) == (4, 1)
    board.play("move post1")
    assert (board.of("a", "ships"), board.state.manoeuvre) == ("post1", 0)
    board.play("buy hacker", "buy hacker")
    assert board.state.crypto == 0
    assert board.of("a", "discards") == "2hacker"
    board.play("end")
    assert board.of("a", "discards") == "4mining.impulse.2hacker"
    assert board.of("a", "hands") == "mining.2impulse.booster.razorback"
    assert board.actor == "b"


def test_example_of_minerals_and_exploring():
    board = table(
        f"{MAP} fresh:1 hands:3impulse.mining.booster/ decks:4mining.far-lantern/ post1:m vortex:m.h=bot market:-.-/-.-/-.-/mercenary.wrecker"
    )
    board.play("play impulse", "play impulse", "play impulse", "play mining")
    assert (board.state.crypto, board.state.manoeuvre) == (1, 3)
    board.play("move post1", "collect")
    assert (board.of("a", "minerals"), board.state.manoeuvre) == ("1", 1)
    board.play("play booster", "move vortex", "explore")
    assert board.state.manoeuvre == 0
    assert board.part("vortex") == "m.h=bot.x=a"
    assert board.told(0)[0].values["hunt"] == 0
    assert "hunt" not in board.told(1)[0].values
    board.play("buy mercenary")
    assert (board.of("a", "minerals"), board.part("cache"), board.state.crypto) == ("0", "1", 0)
    assert board.of("a", "discards") == "mercenary"
    board.play("end")
    assert board.of("a", "discards") == "mining.3impulse.booster.mercenary"
    assert board.of("a", "hands") == "4mining.far-lantern"


def test_example_of_reserving_and_destroying_cards():
    board = table(f"{MAP} fresh:1 hands:2mining.3impulse/ decks:3mining.booster.stonewake/")
    board.play("play mining", "play mining", "reserve impulse")
    assert (board.state.crypto, board.of("a", "reserves")) == (0, "impulse")
    board.play("play impulse", "play impulse", "destroy mining")
    assert (board.state.manoeuvre, board.part("played")) == (0, "mining.2impulse")
    board.play("end")
    assert board.of("a", "discards") == "mining.2impulse"
    assert board.of("a", "reserves") == "impulse"


def test_example_of_the_reserve_a_capture_and_a_conquest():
    board = table(
        f"{MAP} fresh:1 ships:vortex/tortuga hands:3impulse.bodyguard.mercenary/ reserves:booster/- decks:5mining/ "
        "vortex:h=bot.x=a post2:b5"
    )
    board.play("take")
    assert board.state.hand_size[0] == 6
    board.play("play impulse", "play impulse", "play impulse", "play bodyguard", "play mercenary")
    assert board.state.manoeuvre == 8
    board.play("capture")
    assert (board.state.manoeuvre, board.of("a", "influence"), board.of("a", "discards")) == (6, "1", "bot")
    assert board.stock("bot") == 0
    board.play("play booster", "move post2", "conquer")
    assert (board.state.manoeuvre, board.controller("post2"), board.defence("post2")) == (0, "a", 6)
    assert (board.influence("a"), board.influence("b")) == (2, 0)
    board.play("end")
    assert board.of("a", "discards") == "3impulse.booster.bodyguard.mercenary.bot"


def test_example_of_combat_and_powers_of_sectors():
    board = table(
        f"{MAP} fresh:1 ships:vortex/mines hands:2hacker.2bodyguard.mercenary/impulse.2dock-runner.2mining reserves:booster/- "
        "decks:5mining/3mining vortex:a5 mines:b5 cache:1 market:-.-/-.-/prospector.assayer/-.-"
    )
    board.play("take", "play hacker", "play hacker", "destroy hacker")
    assert (board.state.crypto, board.state.manoeuvre, board.destroyed("hacker")) == (4, 0, 1)
    board.play("play booster", "move mines", "attack b", "commit bodyguard", "commit bodyguard", "commit mercenary", "done")
    assert board.kinds() == ["announced"]
    assert board.actor == "b"
    board.play("commit impulse", "commit dock-runner", "commit dock-runner", "done")
    totals = [event.values["total"] for event in board.told() if event.kind == "strength"]
    assert totals == [8, 7]
    assert (board.controller("mines"), board.defence("mines")) == ("a", 6)
    assert board.of("b", "ships") == "hold"
    assert [event.values["seat"] for event in board.told() if event.kind == "destroyed"] == [1]
    assert board.state.hand_size[1] == 5
    assert board.of("a", "influence") == "1"
    board.play("cache")
    assert (board.of("a", "minerals"), board.part("cache")) == ("1", "")
    board.play("buy prospector")
    assert (board.of("a", "minerals"), board.part("cache"), board.state.crypto) == ("0", "1", 0)
    board.play("end")
    assert board.of("a", "discards") == "booster.hacker.2bodyguard.prospector.mercenary"
    assert board.of("a", "hands") == "5mining"
