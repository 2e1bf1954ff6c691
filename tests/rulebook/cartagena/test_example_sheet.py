"""The numbered example sheet: four players in the open game, blue to act. Seats: 0 blue, 1 red, 2 green, 3 yellow."""

from __future__ import annotations

from tests.rulebook.cartagena.board import SHEET, Board, letter_of, table

from windlass.engine.match import Match
from windlass.games.cartagena import GAME
from windlass.games.cartagena.notation import LETTERS
from windlass.games.cartagena.rules import gain
from windlass.games.cartagena.tunnel import track

BLUE, RED, GREEN, YELLOW = range(4)
WHERE = "0.6.6.9.17.18/5.8.17.17.22.26/0.11.12.19.19.29/0.9.21.30.33.boat"
HANDS = "f2s4pbt/fp3b/f2p2kbt/fkb"
ROW = "bsstpbsff"


def sheet(turn: int = BLUE) -> Board:
    return table(WHERE, HANDS, row=ROW, hidden_hands=0, open_row=1, turn=turn)


def test_the_sheet_shows_six_pirates_of_each_colour_twenty_four_cards_in_hands_and_nine_in_the_row():
    pirates, cards, total, crowds_agree, *_ = GAME.conserved(sheet().state)
    assert pirates == [6, 6, 6, 6]
    assert cards == [17] * 6
    assert total == 102
    assert crowds_agree
    assert [sheet().held(seat) for seat in range(4)] == [9, 5, 7, 3]


def test_the_sheets_tunnel_is_segments_1_2_5_3_4_6_with_the_second_and_the_last_three_backwards():
    match = Match.new("cartagena", seats=4, variant="tortuga", track="1 2r 5 3r 4r 6r")
    assert "".join(LETTERS[symbol] for symbol in track(match.state)) == SHEET


def test_every_symbol_lies_where_the_sheet_numbers_it():
    places = {
        "bottle": [1, 8, 18, 22, 29, 33],
        "pistol": [2, 10, 13, 21, 25, 32],
        "tricorne": [3, 11, 16, 19, 26, 36],
        "flag": [4, 12, 17, 23, 28, 31],
        "sabre": [5, 7, 15, 24, 27, 35],
        "key": [6, 9, 14, 20, 30, 34],
    }
    for symbol, spaces in places.items():
        assert [space for space, letter in enumerate(SHEET, 1) if letter == letter_of(symbol)] == spaces


def test_1_yellow_plays_a_flag_with_the_pirate_on_9_past_12_and_17_which_are_occupied_to_23():
    board = sheet(YELLOW).play("9f")
    assert board.where(YELLOW) == "0.21.23.30.33.boat"
    assert board.hand(YELLOW) == "kb"
    assert board.part("discard") == "f"


def test_2_red_falls_back_from_8_to_6_where_two_pirates_stand_and_draws_two_cards():
    board = sheet(RED).play("8<")
    assert board.where(RED) == "5.6.17.17.22.26"
    assert board.held(RED) == 7
    assert board.hand(RED) == "fsp3b2"
    assert board.part("row") == "stpbsff"


def test_3_blue_plays_a_sabre_from_the_start_to_7_because_5_is_taken_by_red():
    assert sheet().play("0s").where(BLUE) == "6.6.7.9.17.18"


def test_3a_then_a_sabre_from_6_leads_past_the_pirate_just_moved_to_15():
    assert sheet().play("0s", "6s").where(BLUE) == "6.7.9.15.17.18"


def test_3b_then_a_third_sabre_from_6_leaps_to_24():
    board = sheet().play("0s", "6s", "6s")
    assert board.where(BLUE) == "7.9.15.17.18.24"
    assert board.hand(BLUE) == "f2spbt"
    assert board.part("turn") == str(RED)


def test_3b_the_next_free_sabre_for_anybody_at_the_start_is_then_27():
    board = sheet().play("0s", "6s", "6s")
    board.state.turn = GREEN
    gain(board.state, GREEN, LETTERS.index("s"))
    assert board.play("0s").where(GREEN) == "11.12.19.19.27.29"


def test_4_blue_falls_back_from_17_to_12_and_draws_one_card():
    board = sheet().play("17<")
    assert board.where(BLUE) == "0.6.6.9.12.18"
    assert board.held(BLUE) == 10
    assert board.hand(BLUE) == "f2s4pb2t"


def test_4a_then_falls_back_from_18_to_17_and_draws_two_cards():
    board = sheet().play("17<", "18<")
    assert board.where(BLUE) == "0.6.6.9.12.17"
    assert board.held(BLUE) == 12


def test_4b_then_falls_back_with_the_same_pirate_from_17_to_12_and_has_drawn_five_cards_in_all():
    board = sheet().play("17<", "18<", "17<")
    assert board.where(BLUE) == "0.6.6.9.12.12"
    assert board.held(BLUE) == 14
    assert board.hand(BLUE) == "f2s6p2b2t2"
    assert board.part("row") == "bsff"


def test_5_blue_plays_a_bottle_with_17_straight_into_the_boat_because_18_22_29_and_33_are_occupied():
    assert sheet().play("17b").where(BLUE) == "0.6.6.9.18.boat"


def test_5a_then_falls_back_from_18_to_17_draws_two_cards_and_frees_18():
    board = sheet().play("17b", "18<")
    assert board.where(BLUE) == "0.6.6.9.17.boat"
    assert board.held(BLUE) == 10
    assert board.crowd(18) == 0


def test_5a_the_freed_bottle_space_stops_the_next_bottle():
    board = sheet().play("17b", "18<", "end").play("17b")
    assert board.where(RED) == "5.8.17.18.22.26"


def test_5b_then_plays_a_sabre_from_the_start_to_7():
    board = sheet().play("17b", "18<", "0s")
    assert board.where(BLUE) == "6.6.7.9.17.boat"
    assert board.part("turn") == str(RED)


def test_6_blue_holds_four_sabres_and_nobody_else_any_but_the_second_and_third_row_cards_are_sabres():
    sabre = LETTERS.index("s")
    board = sheet()
    assert [board.state.hand[seat][sabre] for seat in range(4)] == [4, 0, 0, 0]
    assert [place for place in range(3) if board.state.row[place] == sabre] == [1, 2]
