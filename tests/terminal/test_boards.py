"""Boards: what is drawn fits the terminal and shows every piece and card its reader may see."""

import io
import random

import pytest
from rich.console import Console

import windlass
from windlass.i18n.catalog import LANGUAGES
from windlass.terminal.boards import SHAPES, board_of
from windlass.terminal.screen import Screen
from windlass.terminal.speech import Speaker

NAMES = ["Anna", "Boris", "Claire", "Denis", "Eve"]


def drawn(match, seat, *, columns=80, language="en"):
    """The table as text."""
    console = Console(width=columns, record=True, file=io.StringIO(), highlight=False, markup=False)
    Screen(match, Speaker(language, NAMES), console).show_table(seat)
    return console.export_text()


def played(game, actions, seed=1, **options):
    """A match after that many random actions, or at its end."""
    match, chooser = windlass.new(game, seed=bytes(16), **options), random.Random(seed)
    while len(match.line) < actions and not match.ending:
        match.play(chooser.choice(match.legal()))
    return match


@pytest.mark.parametrize("columns", [80, 120])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", windlass.game_ids())
def test_every_board_fits_and_every_choice_has_words(game, language, columns):
    options = windlass.find_game(game).seat_counts
    for seats in (options[0], options[-1]):
        for actions in (0, 40, 160):
            match = played(game, actions, seats=seats)
            for seat in range(-1, match.seats):
                text = drawn(match, seat, columns=columns, language=language)
                assert max(map(len, text.splitlines())) <= columns
                assert f"{game}-" not in text
            if not match.ending:
                previews = [match.game.preview(match.redacted(match.actor), code) for code in match.legal()]
                notes = [board_of(game).outlook(match.view(match.actor), one, Speaker(language)) for one in previews if one is not None]
                assert all(len(note) < 40 for note in notes)


def test_the_tunnel_shows_every_space_and_every_pirate():
    match = played("cartagena", 90, seats=5, variant="tortuga")
    text = drawn(match, 0)
    tunnel = text[: text.index("flag")]
    for space in range(1, 37):
        assert f" {space} " in tunnel or f"│{space} " in tunnel
    for seat, things in enumerate(match.view(0).seats):
        inside = sum(1 for space in things.pirates if 0 < space < 37)
        rooms = sum(1 for end in (0, 37) if end in things.pirates)
        assert tunnel.count(SHAPES[seat]) == inside + rooms


def test_hidden_hands_are_shown_as_backs_and_known_cards_as_cards():
    match = windlass.new("cartagena", seats=2, seed=bytes(16))
    lines = {name: line for line in drawn(match, 0).splitlines() for name in NAMES if name in line}
    assert "▮" not in lines["Anna"]
    assert "▮▮▮▮▮▮" in lines["Boris"]
    spectator = drawn(match, -1)
    assert spectator.count("▮▮▮▮▮▮") == 2


def test_a_wide_terminal_has_the_players_beside_the_tunnel():
    match = windlass.new("cartagena", seats=2, seed=bytes(16))
    assert len(drawn(match, 0, columns=120).splitlines()) < len(drawn(match, 0, columns=80).splitlines())


@pytest.mark.parametrize(("segments", "symbols"), [(1, 1), (1, 6), (2, 3), (5, 5), (6, 6)])
def test_a_tunnel_of_any_length_is_drawn(segments, symbols):
    match = windlass.new("cartagena", segments=segments, symbols=symbols, hand=2, seed=bytes(16))
    assert f"{segments * symbols} " in drawn(match, 0)


def test_an_outlook_says_where_a_pirate_arrives_and_what_it_earns():
    match = played("cartagena", 60)
    for code in match.legal():
        preview = match.game.preview(match.redacted(match.actor), code)
        note = board_of("cartagena").outlook(match.view(match.actor), preview, Speaker("en"))
        where = "Boat" if preview.target == 37 else str(preview.target)
        assert note.startswith(f"→ {where}") if preview.target >= 0 else note == ""
        assert ("+" in note) == (preview.draws > 0)


def test_what_costs_nothing_tells_no_price():
    match = windlass.new("tortuga2199", seats=2, seed=bytes(16))
    while "attack b" not in match.legal_texts():
        match.play(match.legal()[0])
    preview = match.game.preview(match.redacted(match.actor), match.game.parse_action("attack b"))
    assert board_of("tortuga2199").outlook(match.view(match.actor), preview, Speaker("en")) == ""
