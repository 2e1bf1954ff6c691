"""The board on a terminal: it fits, it names what it shows, and it hides what its reader may not know."""

from __future__ import annotations

import pytest
from rich.console import Console
from tests.rulebook.tortuga2199.board import table

from windlass.games.tortuga2199 import GAME
from windlass.games.tortuga2199.view import view
from windlass.terminal.boards import board_of
from windlass.terminal.speech import Speaker

NAMES = ["Anne", "Bart", "Calico", "Drake"]
BUSY = (
    "seats:3 turn:a crypto:4 manoeuvre:3 siege:2 usurper:b tortuga:b15 cache:2 ships:post1/vortex/hold post1:b4.m.h=bot.x=a mines:h=kraken.x=b "
    "hands:mining.booster/2impulse/2mining decks:/2mining/mining reserves:hacker/purser/- discards:/iron-wyrm/ played:2mining influence:3/2/0 "
    "market:sapper.-/-.-/-.-/wrecker.wrecker"
)
COMBAT = "step:parry foe:b ships:post1/post1 post1:b4 hands:mining/impulse attack:bodyguard.mercenary parry:infiltrator decks:2mining/"


def drawn(line: str, seat: int, language: str = "en") -> str:
    state = table(line).state
    GAME.redact(state, seat)
    console = Console(width=80, force_terminal=False)
    with console.capture() as captured:
        console.print(board_of("tortuga2199").draw(view(state, seat), Speaker(language, NAMES), NAMES))
    return captured.get()


@pytest.mark.parametrize("language", ["en", "ru", "fr"])
@pytest.mark.parametrize("seat", [-1, 0, 1])
@pytest.mark.parametrize("line", [BUSY, COMBAT, "ships:vortex/lab market:-.-/-.-/-.-/wrecker.smuggler"])
def test_the_board_fits_eighty_columns_in_every_language(line: str, seat: int, language: str):
    assert all(len(row) <= 80 for row in drawn(line, seat, language).splitlines())


def test_the_map_names_sectors_controllers_tokens_and_ships():
    text = drawn(BUSY, 0)
    for words in ("Trading Post 1", "▲4/8 +1", "m Bot 2", "●", "last turns", "for conquests 2", "cache 2", "no ship"):
        assert words in text


def test_an_unexplored_hunt_is_a_question_with_its_explorers():
    assert "?▲" in drawn(BUSY, 0)
    assert "Kraken 10" in drawn(BUSY, 1).split("Hunt deck")[0]


def test_markers_of_others_lie_on_a_known_hunt_too():
    text = drawn("seats:4 post1:m.h=bot.x=abd mines:h=spore-bloom.x=abcd", 0)
    assert "m Bot 2●▲◆" in text
    assert "Spo… 5●▲■◆" in text


def test_the_hunt_deck_tells_what_each_creature_takes_and_gives():
    text = " ".join(drawn("", 0).replace("│", " ").split())
    assert "Bot 2 +1 1c 1m" in text
    assert "Kraken 10 +4 5m" in text


def test_a_conquered_tortuga_is_drawn():
    assert "▲15 +3" in drawn("usurper:b tortuga:b15", 0)


def test_others_cards_are_one_heap_and_ones_own_a_hand():
    text = drawn(BUSY, 0)
    assert "Mining×2, Manoeuvre×2, Ship’s Purser" in " ".join(text.replace("│", " ").split())
    assert "Move your ship up to 3 sectors." in text
    assert "Hacker" in text


def test_a_combat_shows_backs_until_the_reveal():
    assert "▮▮" in drawn(COMBAT, 1)
    assert "Bodyguard, Mercenary" in drawn(COMBAT, 0)


def test_where_the_ship_stands_the_market_is_shown_in_full():
    assert "Destroy a card in your hand" in drawn("ships:vortex/lab market:-.-/-.-/-.-/wrecker.smuggler", 0)
    assert "Vortex (8)  Wrecker 3, Smuggler 3" in drawn("ships:lab/lab market:-.-/-.-/-.-/wrecker.smuggler", 0)


def test_before_the_game_the_ships_on_offer_are_described():
    text = drawn("step:choose ships:hold/hold", 0)
    assert "Razorback" in text
    assert "When attacking: +2." in text
    assert "Hand" not in text


def test_the_outlook_of_an_action_is_its_price():
    state = table("rules:crypto_conquest ships:post1/tortuga crypto:3 manoeuvre:3 hands:mining/").state
    for action, price in (("conquer", "(manoeuvre 3)"), ("conquer-with-crypto", "(crypto 3)")):
        preview = GAME.preview(state, GAME.parse_action(action))
        assert board_of("tortuga2199").outlook(view(state, 0), preview, Speaker("en", NAMES)) == price
    assert GAME.preview(state, GAME.parse_action("play mining")) is None
