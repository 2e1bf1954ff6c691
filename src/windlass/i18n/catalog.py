"""Catalogues: all Fluent messages of one language, and how a Text becomes a sentence."""

from __future__ import annotations

import functools
from collections.abc import Callable
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from windlass.engine.registry import find_game, game_ids
from windlass.engine.text import Argument, Seat, Text

LANGUAGES: Final = ("en", "ru", "fr")


def sources(language: str) -> dict[str, str]:
    """The Fluent text of each part: the common one, the table's and the browser's, and of each game its own and its browser's."""
    texts = {"common": _locale("windlass.i18n", f"{language}.ftl")}
    for item in sorted((files("windlass.table") / "locale").iterdir(), key=lambda item: item.name):
        if item.name == f"{language}.ftl" or item.name.endswith(f"-{language}.ftl"):
            texts["table-" + item.name.removesuffix(f"{language}.ftl").strip("-")] = item.read_text("utf-8")
    for game in game_ids():
        named = find_game(game).messages(language)
        text = game_source(game, f"{language}.ftl")
        texts[game] = "\n".join([terms(game), text, *(f"{name} = {said}" for name, said in named.items())])
        texts[f"web-{game}"] = game_source(game, f"web-{language}.ftl")
    return texts


def game_source(game: str, name: str) -> str:
    """A file of a game's own messages; empty for one that it does without."""
    file = files(find_game(game).package) / "locale" / name
    return file.read_text("utf-8") if file.is_file() else ""


def terms(game: str) -> str:
    """The facts of a game's rules as Fluent terms, so that no text repeats a number that the rules own."""
    return "".join(f"-{game}-{name} = {value}\n" for name, value in find_game(game).facts.items())


def _locale(package: str, name: str) -> str:
    return (files(package) / "locale" / name).read_text("utf-8")


class Catalog:
    """One language. Asking for a message that does not exist is a fault of the program and raises LookupError."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for text in sources(language).values():
            self._bundle.add_resource(FluentResource(text))

    def has(self, message: str) -> bool:
        """Whether this language has the message."""
        return self._bundle.has_message(message)

    def say(self, text: Text, name_of: Callable[[int], str] | None = None) -> str:
        """The text as a sentence; `name_of` gives the names of seats."""
        if not self._bundle.has_message(text.id):
            raise LookupError(f"{self.language}: no message {text.id}")
        arguments = {name: self._argument(value, name_of) for name, value in text.args.items()}
        pattern = self._bundle.get_message(text.id).value
        assert pattern is not None
        said, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise LookupError(f"{self.language}: {text.id}: {errors[0]}")
        return str(said)

    def __call__(self, message: str, **args: Argument) -> str:
        """The sentence of a message id with plain arguments."""
        return self.say(Text(message, args))

    def _argument(self, value: Argument, name_of: Callable[[int], str] | None) -> Any:
        if isinstance(value, Text):
            return self.say(value, name_of)
        if isinstance(value, Seat):
            return name_of(value.seat) if name_of else self("seat-number", number=value.seat + 1)
        return value


@functools.cache
def catalog(language: str) -> Catalog:
    """The catalogue of a language; English where the language is not ours."""
    return Catalog(language if language in LANGUAGES else "en")
