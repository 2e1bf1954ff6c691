"""What people ask about at the table: cases at the edge of the rules, each answered by the rulebooks taken together."""

from __future__ import annotations

import pytest
from tests.rulebook.tortuga2199.board import Board, table

from windlass.engine.match import Match
from windlass.engine.notation import SEAT_LETTERS
from windlass.engine.refusal import Refusal
from windlass.games.tortuga2199 import GAME
from windlass.games.tortuga2199.components import BOX, FIRST_HUNT, FIRST_SHIP, HUNTS, KIND_NAMES, MANOEUVRE
from windlass.games.tortuga2199.state import GONE
from windlass.games.tortuga2199.view import Tortuga2199View

TEN = "seats:3 post1:a3 post2:a3 post3:a3 turrets1:a3 turrets2:a3 turrets3:a3 fortress:a5 lab:a5 mines:a5 vortex:a5.h=bot"


def seen(board: Board, seat: str) -> Tortuga2199View:
    """The table as a seat sees it, or as a spectator does for "-"."""
    reader = SEAT_LETTERS.find(seat)
    known = board.state.copy()
    GAME.redact(known, reader)
    return GAME.view(known, reader)


def names(kinds: list[int] | None) -> list[str]:
    return [KIND_NAMES[kind] for kind in kinds or []]


def hunt_at(board: Board, seat: str, sector: str) -> int | None:
    return next(one.hunt for one in seen(board, seat).sectors if one.id == sector)


# -- Beginnings and ends of turns -------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_when_all_ships_are_chosen_the_first_captain_begins_round_one(seats: int):
    match = Match.new(GAME, seed=bytes(16), seats=seats)
    fleet = ["razorback", "stonewake", "deep-lode", "far-lantern"][:seats]
    for ship in fleet:
        match.play(f"ship {ship}")
    assert (match.actor, match.state.round, match.state.fresh) == (0, 1, 1)
    assert names([hold.vessel for hold in GAME.view(match.redacted(-1), -1).holds]) == fleet
    assert [match.state.stock[FIRST_SHIP + ship] for ship in range(4)].count(0) == seats


def test_the_next_captain_begins_with_a_clean_table():
    board = table("played:hacker manoeuvre:2 hands:mining/mining used:15").play("end")
    assert [board.part(name) for name in ("played", "manoeuvre", "used")] == ["", "", ""]
    assert board.of("a", "discards") == ""  # shuffled into the new deck and drawn
    assert (board.of("a", "hands"), board.state.fresh) == ("mining.hacker", 1)


def test_the_last_turn_may_be_that_of_round_one():  # ruling tortuga2199-22
    board = table("round_limit:1 hands:mining/mining").play("end", "end")
    assert board.ending() == ("limit", [1, 1])


# -- What may be looked at --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("reader", ["a", "b", "-"])
def test_the_hunt_deck_is_open_to_everyone_at_any_time(reader: str):  # ruling tortuga2199-01
    board = table("turn:b post1:h=kraken discards:bot/")
    assert names(seen(board, reader).hunt_deck) == [card.id for card in BOX["hunt"] if card.id != "bot"]


def test_with_two_captains_the_hunt_deck_does_not_tell_which_creatures_are_missing():  # ruling tortuga2199-23
    board = table("post1:h=kraken post2:h=bot")
    assert len(seen(board, "a").hunt_deck) == HUNTS


def test_ones_own_reserve_may_be_looked_at_in_anothers_turn_too():  # ruling tortuga2199-01
    board = table("turn:b reserves:booster/-")
    assert seen(board, "a").holds[0].reserve == KIND_NAMES.index("booster")
    assert (seen(board, "b").holds[0].reserve, seen(board, "b").holds[0].has_reserve) == (None, True)


@pytest.mark.parametrize("reader", ["a", "b", "-"])
def test_captured_hunts_discards_and_destroyed_cards_lie_open(reader: str):
    board = table("ships:post1/tortuga post1:h=bot.x=a manoeuvre:4 played:mining discards:/hacker").play("capture", "destroy mining")
    table_seen = seen(board, reader)
    assert names(table_seen.holds[0].hunts) == names(table_seen.holds[0].discard) == ["bot"]
    assert names(table_seen.holds[1].discard) == ["hacker"]
    assert "mining" in names(table_seen.destroyed)


def test_an_explored_token_may_be_looked_at_again_in_any_later_turn():
    board = table("ships:post1/tortuga post1:h=kraken manoeuvre:1 hands:mining/mining").play("explore", "end")
    assert board.actor == "b"
    assert hunt_at(board, "a", "post1") == KIND_NAMES.index("kraken")
    assert hunt_at(board, "b", "post1") == hunt_at(board, "-", "post1") == -1


def test_nothing_is_told_of_what_does_not_happen():
    ended = table("hands:mining/mining decks:5impulse/").play("end")
    assert "post-paid" not in ended.kinds()
    won = table("hands:bodyguard/ decks:/5mining").play("attack b", "commit bodyguard", "done", "done")
    assert "influence-taken" not in won.kinds()


# -- What does not run out --------------------------------------------------------------------------------------------


def test_the_bank_never_runs_out_of_influence():  # ruling tortuga2199-20
    board = table("seats:4 goal:40 influence:2/39/39/39 crypto:7").play("influence")
    assert board.of("a", "influence") == "3"


def test_markers_never_run_out():  # ruling tortuga2199-20
    board = table(f"{TEN} ships:vortex/tortuga/tortuga manoeuvre:3").play("explore")
    assert board.part("vortex") == "a5.h=bot.x=a"
    assert board.play("capture").ending() == ("influence", [1, 2, 2])


# -- Powers -----------------------------------------------------------------------------------------------------------


def test_the_power_of_lab_and_vortex_is_only_where_the_ship_stands():
    with pytest.raises(Refusal, match="too-poor"):
        table("lab:a5 hands:booster/").play("reserve booster")
    with pytest.raises(Refusal, match="too-few-manoeuvres"):
        table("vortex:a5 played:mining").play("destroy mining")


@pytest.mark.parametrize(
    ("sector", "action", "reason"),
    [("lab", "reserve booster", "too-poor"), ("mines", "cache", "no-mines-power"), ("vortex", "destroy mining", "too-few-manoeuvres")],
)
@pytest.mark.parametrize("holder", ["b5.m", "m"])
def test_a_power_belongs_to_the_controller_only(sector: str, action: str, reason: str, holder: str):
    board = table(f"ships:{sector}/tortuga {sector}:{holder} cache:1 hands:booster/ played:mining")
    with pytest.raises(Refusal, match=reason):
        board.play(action)


def test_lab_and_vortex_serve_their_conqueror_at_once():
    lab = table("ships:lab/tortuga manoeuvre:5 hands:booster/").play("conquer", "reserve booster")
    assert (lab.of("a", "reserves"), lab.part("used")) == ("booster", "2")
    vortex = table("ships:vortex/tortuga manoeuvre:5 played:mining").play("conquer", "destroy mining")
    assert (vortex.part("played"), vortex.part("used")) == ("", "8")


def test_powers_come_back_with_the_next_turn():
    board = table("ships:fortress/tortuga fortress:a5 hands:mining/mining used:15").play("end", "end")
    assert (board.actor, board.state.manoeuvre, board.part("used")) == ("a", 1, "1")


def test_the_vortex_takes_nothing_back_of_what_the_card_gave():
    board = table("ships:vortex/tortuga vortex:a5 hands:hacker/").play("play hacker", "destroy hacker")
    assert (board.state.crypto, board.part("played"), board.destroyed("hacker")) == (2, "", 1)


def test_a_turrets_token_counts_from_the_moment_of_its_capture():
    board = table("seats:3 ships:turrets1/turrets1/tortuga manoeuvre:3 hands:impulse/impulse/ decks:/5mining/")
    board.play("conquer", "attack b", "commit impulse", "done", "commit impulse", "done")
    assert [event.values["total"] for event in board.told() if event.kind == "strength"] == [2, 1]


def test_a_lost_trading_post_pays_its_new_controller_and_no_longer_the_old_one():
    board = table("ships:post1/tortuga post1:b3 manoeuvre:4 hands:mining/mining").play("conquer")
    assert board.state.crypto == 1
    board.play("end")
    assert (board.actor, board.state.crypto) == ("b", 0)


@pytest.mark.parametrize("sector", ["turrets1", "turrets2", "turrets3", "fortress", "lab", "mines", "vortex", "tortuga"])
def test_no_other_sector_pays_crypto_when_it_is_taken(sector: str):
    board = table(f"seats:3 ships:{sector}/post1/post2 manoeuvre:15").play("conquer")
    assert (board.controller(sector), board.state.crypto) == ("a", 0)


@pytest.mark.parametrize("sector", ["post1", "post2", "post3"])
def test_each_trading_post_pays_and_no_turrets_do(sector: str):
    assert table(f"seats:3 ships:{sector}/tortuga/tortuga manoeuvre:3").play("conquer").state.crypto == 1
    board = table(f"seats:3 turn:c {sector}:a3 turrets1:a3 turrets2:a3 turrets3:a3 hands:mining/mining/mining").play("end")
    assert board.state.crypto == 1
    assert "post-paid" in board.kinds()


@pytest.mark.parametrize("sector", ["turrets1", "turrets2", "turrets3"])
def test_each_turrets_sector_strengthens_and_no_trading_post_does(sector: str):
    board = table(f"seats:3 {sector}:a3 post1:a3 post2:a3 post3:a3 fortress:a5 hands:impulse// decks:/5mining/")
    board.play("attack b", "commit impulse", "done", "done")
    assert [event.values["total"] for event in board.told() if event.kind == "strength"] == [2, 0]


def test_what_helps_for_one_turn_does_not_last():
    board = table("siege:2 bargain:5 crypto:3 manoeuvre:2 hands:mining/mining").play("end")
    assert [board.part(name) for name in ("siege", "bargain", "crypto", "manoeuvre")] == ["", "", "", ""]


# -- Paying -----------------------------------------------------------------------------------------------------------


def test_minerals_are_spent_in_ones_own_turn_only():
    with pytest.raises(Refusal, match="asked-parry"):
        table("step:parry foe:b minerals:0/2 attack:impulse").play("spend")


def test_the_cache_fills_by_spending_alone():
    board = table("minerals:3/0 ships:post1/tortuga post1:m manoeuvre:1").play("collect")
    assert board.part("cache") == ""
    board.play("spend", "buy hacker")
    assert (board.of("a", "minerals"), board.part("cache")) == ("2", "2")


# -- Markets ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("place", "sector"), [(0, "fortress"), (1, "lab"), (2, "mines"), (3, "vortex")])
def test_every_card_of_a_special_deck_comes_on_sale_just_once(place: int, sector: str):
    first = BOX[sector][0].id
    market = "/".join(f"{first}.{first}" if spot == place else "-.-" for spot in range(4))
    board = table(f"ships:{sector}/tortuga crypto:200 market:{market}")
    for _ in range(10):
        board.play(next(text for text in board.legal() if text.startswith("buy")))
    bought = {card.id: board.state.discard[0][KIND_NAMES.index(card.id)] for card in BOX[sector]}
    assert bought == {card.id: card.copies for card in BOX[sector]}
    assert [text for text in board.legal() if text.startswith(("buy", "refresh"))] == []


def test_a_card_that_came_back_from_under_its_deck_is_there_no_more():
    rest = "discards:mercenary.2smuggler.wrecker.2infiltrator.rift-pilot/"
    board = table(f"ships:vortex/tortuga crypto:9 {rest} market:-.-/-.-/-.-/mercenary.wrecker under:///broker").play("buy mercenary")
    assert board.part("market").endswith("/broker.wrecker")
    assert (board.part("under"), board.state.under[3][0]) == ("", 0)


# -- Hunts ------------------------------------------------------------------------------------------------------------


def test_a_hunt_card_that_was_played_may_be_redeemed_when_it_is_drawn_again():
    board = table("hands:bot/mining").play("play bot", "end", "end", "redeem bot")
    assert (board.of("a", "influence"), board.part("box")) == ("1", "bot")


def test_a_redeemed_card_takes_its_token_from_the_hold():
    board = table("hands:kraken/")
    assert board.state.captured[HUNTS - 1] == 1
    assert board.play("redeem kraken").state.captured[HUNTS - 1] == GONE


def test_every_token_finds_the_card_of_its_name():
    for hunt in range(HUNTS):
        name = KIND_NAMES[FIRST_HUNT + hunt]
        board = table(f"ships:post1/tortuga post1:h={name}.x=a manoeuvre:15").play("capture")
        assert (board.of("a", "discards"), board.stock(name)) == (name, 0)


def test_a_hunt_card_without_a_manoeuvre_does_not_fight():
    board = table("hands:impulse.ore-grub/").play("attack b")
    with pytest.raises(Refusal, match="no-manoeuvre-on-card"):
        board.play("commit ore-grub")


# -- The end ----------------------------------------------------------------------------------------------------------


def test_every_other_captain_has_exactly_one_last_turn_wherever_the_conqueror_sits():
    board = table("seats:4 turn:c manoeuvre:15 hands:mining/mining/mining/mining").play("conquer", "end")
    for seat in ("d", "a", "b"):
        assert (board.actor, board.ending()) == (seat, None)
        board.play("end")
    assert board.ending() == ("usurpation", [2, 2, 1, 2])


def test_a_conqueror_who_is_not_among_the_tied_breaks_no_tie():  # ruling tortuga2199-01
    board = table("seats:3 usurper:c tortuga:c15 turn:b influence:5/6/0 post1:a3").play("end")
    assert board.ending() == ("usurpation", [1, 2, 3])


def test_five_cards_can_conquer_tortuga():
    assert MANOEUVRE[KIND_NAMES.index("bodyguard")] * 5 == 15
    board = table("hands:5bodyguard/").play(*["play bodyguard"] * 5, "conquer")
    assert board.part("usurper") == "a"


def test_a_winner_by_tortuga_is_measured_against_every_other_captain():  # ruling tortuga2199-17
    with pytest.raises(Refusal, match="not-winning"):
        table("seats:3 rules:tortuga_ends_game influence:5/0/9 manoeuvre:15").play("conquer")


def test_in_peace_crypto_does_not_conquer_a_guarded_sector_either():  # ruling tortuga2199-01
    with pytest.raises(Refusal, match="guarded"):
        table("rules:no_attacks+crypto_conquest ships:post1/post1 post1:b3 crypto:9").play("conquer-with-crypto")


def test_crypto_pays_the_same_price_and_moves_the_marker_alike():  # ruling tortuga2199-25
    board = table("rules:crypto_conquest ships:post1/tortuga post1:b8 crypto:10").play("conquer-with-crypto")
    assert (board.controller("post1"), board.defence("post1"), board.state.crypto) == ("a", 8, 1 + 1)  # the post pays at once
