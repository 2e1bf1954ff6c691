"""The story in texts: events as their reader may know them, and endings."""

import pytest
from tests.i18n.test_catalogues import messages

import windlass
from windlass.engine.journal import Event
from windlass.engine.match import Ending
from windlass.engine.text import Seat, Text
from windlass.games import GAMES
from windlass.i18n.catalog import LANGUAGES, catalog
from windlass.i18n.story import ending_text, event_text, story_texts

CARTAGENA = windlass.find_game("cartagena")


def test_an_event_is_told_with_all_its_values():
    text = event_text(CARTAGENA, Event("drew", {"seat": 1, "symbol": 0}))
    assert text == Text("cartagena-event-drew", {"seat": Seat(1), "symbol": Text("cartagena-symbol-flag")})


def test_an_event_whose_secret_is_kept_is_told_without_it():
    text = event_text(CARTAGENA, Event("drew", {"seat": 1}))
    assert text == Text("cartagena-event-drew-hidden", {"seat": Seat(1)})
    assert catalog("en").say(text, lambda _seat: "Anna") == "Anna draws a card."


def test_hidden_draws_in_a_row_are_one_sentence_that_counts_them_and_known_ones_are_told_each():
    drawn = [Event("drew", {"seat": 1})] * 3
    texts = story_texts(CARTAGENA, [*drawn, Event("drew", {"seat": 1, "symbol": 0}), Event("drew", {"seat": 1, "symbol": 0}), drawn[0]])
    said = [catalog("en").say(text, lambda _seat: "Anna") for text in texts]
    assert said == ["Anna draws 3 cards.", "Anna draws a flag.", "Anna draws a flag.", "Anna draws a card."]


@pytest.mark.parametrize("game", [windlass.find_game(name) for name in windlass.game_ids()], ids=lambda game: game.id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_event_has_its_sentence_and_secret_ones_a_second(game, language):
    for kind in game.events:
        assert catalog(language).has(f"{game.id}-event-{kind.name}")
        assert catalog(language).has(f"{game.id}-event-{kind.name}-hidden") == bool(kind.secret)


@pytest.mark.parametrize("game", [windlass.find_game(name) for name in GAMES], ids=lambda game: game.id)
def test_every_deed_is_told_to_whoever_does_it_or_suffers_it(game):
    """`{ $seat } plays` has the form `.you`, "You play", and `{ $seat } beats { $foe }` the form `.you-foe`, "... beats you"; nobody else is named in it."""
    forms = {
        f"{game.id}-event-{kind.name}{end}": seats_of(kind) for kind in game.events for end in ("", "-hidden") if end == "" or kind.secret
    }
    told = {name: messages("en", game.id)[name] for name in forms}
    for name, seats in forms.items():
        for seat in seats & told[name]:
            form = "you" if seat == "seat" else f"you-{seat}"
            assert messages("en", game.id)[f"{name}.{form}"] == told[name] - {seat}, name
    assert any(forms.values())
    web = messages("en", f"web-{game.id}")
    for name in [name for name in web if f"web-{game.id}-told-" in name and "." not in name]:
        assert web[f"{name}.you"] == web[name] - {"seat"}


def seats_of(kind):
    """The values of an event that are seats."""
    return {name for name, show in kind.values.items() if isinstance(show(0), Seat)}


def test_an_ending_has_its_reason():
    assert ending_text(CARTAGENA, Ending("frozen", (1, 2))) == Text("cartagena-ending-frozen")
    assert ending_text(CARTAGENA, Ending("resigned", (1, 2))) == Text("ending-resigned")


@pytest.mark.parametrize(
    ("language", "number", "sentence"),
    [
        ("ru", 1, "Каждый получает 1 карту."),
        ("ru", 3, "Каждый получает 3 карты."),
        ("ru", 6, "Каждый получает 6 карт."),
        ("ru", 21, "Каждый получает 21 карту."),
        ("fr", 1, "Chacun reçoit 1 carte."),
        ("fr", 6, "Chacun reçoit 6 cartes."),
        ("en", 1, "Everyone is dealt one card."),
    ],
)
def test_numbers_take_the_right_form_of_the_noun(language, number, sentence):
    assert catalog(language).say(event_text(CARTAGENA, Event("dealt", {"cards": number}))) == sentence
