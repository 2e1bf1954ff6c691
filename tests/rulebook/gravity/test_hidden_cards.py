"""Rulebook, "Castling", "Idleness", "Passing and saving", "Preparation phase": what lies face down is its owner's secret (ruling gravity-21)."""

from __future__ import annotations

import pytest
from tests.rulebook.gravity.board import Board, table

from windlass.engine.journal import Event, Journal, events, read
from windlass.games.gravity import GAME

LAND = "R=m1 1=a2 2=m1 3=m1 4=b2 5=m1 6=m1"
BLUE, RED, SPECTATOR = 0, 1, -1


def heard(board: Board, action: str, reader: int) -> list[Event]:
    """Play an action and give what one reader is told of it."""
    journal = Journal()
    GAME.apply(board.state, GAME.parse_action(action), journal)
    return [read(GAME.events, row, reader) for row in events(journal)]


def seen(board: Board, reader: int) -> str:
    """The position's line as one reader knows it."""
    known = board.state.copy()
    GAME.redact(known, reader)
    return GAME.print_position(known)


@pytest.mark.parametrize("reader", [RED, SPECTATOR])
def test_the_two_cards_under_castling_lie_face_down_for_everyone_else(reader):
    board = table(LAND, hand="346/1").play("castle")
    assert "card" not in heard(board, "lay3", reader)[0].values
    assert "card" not in heard(board, "lay4", reader)[0].values
    assert " laid:??/ " in seen(board, reader)


def test_whoever_castles_knows_the_two_cards():
    board = table(LAND, hand="346/1").play("castle")
    assert heard(board, "lay3", BLUE)[0].values == {"seat": BLUE, "card": 2}
    assert heard(board, "lay4", BLUE)[0].values == {"seat": BLUE, "card": 3}
    assert " laid:34/ " in seen(board, BLUE)


def test_castling_with_other_cards_looks_the_same_to_others():
    lines = []
    for hand, cards in (("346/1", ("lay3", "lay4")), ("125/1", ("lay5", "lay2"))):
        board = table(LAND, hand=hand).play("castle", *cards, "call1", "illegal-mining", "tap1", "finish")
        lines.append((seen(board, RED), seen(board, SPECTATOR)))
    assert lines[0][1] == lines[1][1]
    assert lines[0][0] == lines[1][0]


def test_everyone_sees_which_card_castling_stands_for_but_it_does_not_lie_on_the_table():
    board = table(LAND, hand="346/1").play("castle", "lay3", "lay4")
    assert heard(board, "call1", SPECTATOR)[0].values == {"seat": BLUE, "card": 0}
    assert board.part("played") == "c1/"
    assert not any(board.state.played[0])


def test_a_played_card_lies_face_up_and_has_left_the_hand():
    board = table(LAND, hand="115/1")
    assert heard(board, "play1", SPECTATOR)[0].values == {"seat": BLUE, "card": 0}
    assert (board.hand("a"), board.part("played")) == ("15", "1/")
    assert " played:1/ " in seen(board, SPECTATOR)


@pytest.mark.parametrize(("line", "action", "kind"), [("136/2", "idle3", "idled"), ("136/2", "pass", "saved")])
def test_discarded_and_saved_cards_are_known_to_their_owner_only(line, action, kind):
    def told(reader: int) -> Event:
        board = table(LAND, hand=line)
        return heard(board, action, reader)[0] if kind == "idled" else heard(board.play(action), "save3", reader)[0]

    assert told(BLUE).values == {"seat": BLUE, "card": 2}
    assert told(RED).values == {"seat": BLUE}
    assert told(SPECTATOR).values == {"seat": BLUE}
    assert told(RED).kind == kind


def test_cards_thrown_away_in_preparation_are_known_to_their_owner_only():
    for reader, values in ((BLUE, {"seat": BLUE, "card": 2}), (RED, {"seat": BLUE}), (SPECTATOR, {"seat": BLUE})):
        board = table(LAND, step="keeping", hand="12345/11223")
        assert heard(board, "throw3", reader)[0].values == values


def test_drawn_cards_are_known_to_their_owner_only_and_their_number_to_all():
    for reader in (BLUE, RED, SPECTATOR):
        board = table(LAND, step="keeping", hand="12345/11223").play("throw1", "throw2")
        drew = heard(board, "keep", reader)[0]
        assert (drew.kind, drew.values["seat"], drew.values["count"]) == ("drew", BLUE, 1)
        assert ("cards" in drew.values) == (reader == BLUE)


def test_a_player_reads_exactly_the_cards_that_were_drawn():
    board = table(LAND, step="keeping", hand="11223/11223", saved="34/").play("throw1", "throw1", "throw2", "throw2")
    drew = heard(board, "throw3", BLUE)[1]
    shown = GAME.events[[kind.name for kind in GAME.events].index("drew")].values["cards"](drew.values["cards"])
    hand = [kind for kind, count in enumerate(board.state.hand[BLUE], 1) for _ in range(count)]
    for saved in (3, 4):
        hand.remove(saved)
    assert shown == " ".join(map(str, hand))


def test_hands_and_saved_cards_of_others_are_numbers_only():
    board = table(LAND, hand="136/245", saved="25/", discard="4/1", passed=1, mover="b")
    assert " hand:???/245 discard:?/1 saved:??/ " in seen(board, RED)
    assert " hand:???/??? discard:?/? saved:??/ " in seen(board, SPECTATOR)
