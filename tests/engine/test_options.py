"""Options as people give them."""

import pytest

from windlass.engine.options import convert_options
from windlass.engine.refusal import Refusal
from windlass.engine.registry import find_game
from windlass.i18n.catalog import LANGUAGES, catalog

SAID = {
    "en": "“Pirates in a crew” takes a whole number from 1 to 8.",
    "ru": "Настройка «{}»: нужно целое число от 1 до 8.",
    "fr": "«\u00a0{}\u00a0»\u00a0: il faut un nombre entier de 1 à 8.",
}


def refusal_of(**options: object) -> Refusal:
    with pytest.raises(Refusal) as caught:
        convert_options(find_game("cartagena"), options)
    return caught.value


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_out_of_bounds_is_named_with_its_bounds_in_every_language(language: str):
    say = catalog(language)
    assert say.say(refusal_of(pirates=9).text) == SAID[language].format(say("cartagena-option-pirates"))


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"seats": 2, "variant": "cuba"}, "“Variant” takes one of: hispaniola, jamaica, tortuga."),
        ({"boat_retreat": "perhaps"}, "“Pirates may fall back from the boat” takes yes or no (true or false)."),
        ({"hand": None}, "“Cards dealt to each player” takes a whole number from 1 to 12."),
        ({"track": 1}, "takes a text of the form it describes."),
    ],
)
def test_a_value_that_does_not_fit_is_answered_with_what_does(options: dict[str, object], said: str):
    assert said in catalog("en").say(refusal_of(**options).text)


def test_an_option_the_game_does_not_have_is_answered_with_those_it_has():
    said = catalog("en").say(refusal_of(colour="blue").text)
    assert said.startswith("The game has no option “colour”. It has: seats, variant, ")
