from __future__ import annotations

import msgspec
from tests.rulebook.cartagena.board import SHEET, table

from windlass.engine.text import Seat, Text
from windlass.games.cartagena import GAME
from windlass.games.cartagena.components import BOAT
from windlass.games.cartagena.forecast import Preview
from windlass.games.cartagena.view import CartagenaView, prompt, scores, view

CREWS = "0.0.0.4.9.boat/0.0.0.0.0.12"


def seen_by(seat: int, **parts: object) -> CartagenaView:
    state = table(CREWS, "f2/s", **parts).state
    GAME.redact(state, seat)
    return view(state, seat)


def test_a_screen_gets_the_tunnel_the_crews_and_the_cards_it_may_show():
    seen = seen_by(0, round=4, made=1, discard="k2")
    assert (seen.seat, seen.actor, seen.round, seen.actions_left, seen.boat, seen.last) == (0, 0, 4, 2, BOAT, 36)
    assert "".join("fspkbt"[symbol] for symbol in seen.track) == SHEET
    assert seen.symbols == ["flag", "sabre", "pistol", "key", "bottle", "tricorne"]
    assert seen.seats[0].pirates == [0, 0, 0, 4, 9, BOAT]
    assert (seen.seats[0].aboard, seen.seats[0].held, seen.seats[0].hand) == (1, 2, [2, 0, 0, 0, 0, 0])
    assert (seen.seats[1].held, seen.seats[1].hand) == (1, None)
    assert (seen.deck, seen.discard, seen.row, seen.hidden_hands) == (97, [0, 0, 0, 2, 0, 0], None, True)


def test_open_hands_and_the_row_are_shown_to_all():
    seen = seen_by(-1, hidden_hands=0, open_row=1, row="bs")
    assert [one.hand for one in seen.seats] == [[2, 0, 0, 0, 0, 0], [0, 1, 0, 0, 0, 0]]
    assert seen.row == [4, 1]


def previewed(action: str, line: str = CREWS, hands: str = "f2/s", **parts: object) -> Preview:
    return GAME.preview(table(line, hands, **parts).state, GAME.parse_action(action))


def test_a_preview_shows_the_way_the_spaces_passed_and_the_cards_drawn():
    assert previewed("0f", made=2) == Preview(0, 0, 17, [4, 12], 0, ends_turn=True)
    back, home = previewed("9<"), previewed("boat<")
    assert (back.start, back.target, back.draws, back.ends_turn) == (9, 4, 1, False)
    assert (home.target, home.draws) == (12, 1)
    assert previewed("end", made=1).ends_turn


def test_a_preview_into_the_boat_passes_every_space_of_the_symbol():
    shown = previewed("34k", "0.0.0.0.31.34/0.0.0.0.0.0", "k/")
    assert (shown.start, shown.target, shown.passed) == (34, BOAT, [])


def test_views_can_be_sent():
    seen = seen_by(0)
    assert msgspec.json.decode(msgspec.json.encode(seen), type=CartagenaView) == seen


def test_the_prompt_asks_the_actor_and_tells_others_whom_they_wait_for():
    assert prompt(table(CREWS, "f/").state, 0) == Text("cartagena-prompt-first", {"left": 3})
    assert prompt(table(CREWS, "f/", made=2).state, 0) == Text("cartagena-prompt-more", {"left": 1})
    assert prompt(table(CREWS, "f/").state, 1) == Text("cartagena-prompt-wait", {"seat": Seat(0)})


def test_scores_add_the_spaces_reached_and_the_boat_counts_one_more_than_the_last():
    assert scores(table(CREWS, "f/").state) == [4 + 9 + 37, 12]
