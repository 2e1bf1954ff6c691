"""Refusals: why something was not done, as a code and arguments; every front end shows the same sentence."""

from __future__ import annotations

from collections.abc import Callable

from windlass.engine.text import Argument, Text, quoted

Voice = Callable[[Text, str], str]
_VOICES: list[Voice] = []


def give_voice(voice: Voice) -> None:
    """How refusals become sentences from now on: (text, language) -> sentence, or LookupError where there is none."""
    _VOICES[:] = [voice]


class Refusal(Exception):  # noqa: N818  # it is an answer to a person, not a fault of the program
    """Nothing was changed. The code is the message id with dots: `cartagena.no-such-card`."""

    def __init__(self, code: str, /, **args: Argument) -> None:
        shown = {name: quoted(value) if isinstance(value, str) else value for name, value in args.items()}
        super().__init__(code, shown)
        self.code = code
        self.args_by_name: dict[str, Argument] = shown

    @property
    def text(self) -> Text:
        """The sentence for people, before it is in any language."""
        return Text("refusal-" + self.code.replace(".", "-"), dict(self.args_by_name))

    def said(self, language: str = "en") -> str:
        """The sentence in a language; the code where nobody has words for it."""
        try:
            return _VOICES[0](self.text, language)
        except LookupError:
            return self.code

    def __str__(self) -> str:
        return f"{self.said()} [{self.code}]"

    def __reduce__(self) -> tuple[Callable[[str, dict[str, Argument]], Refusal], tuple[str, dict[str, Argument]]]:
        return _made_again, (self.code, self.args_by_name)


def _made_again(code: str, args: dict[str, Argument]) -> Refusal:
    """A refusal that came from another process."""
    return Refusal(code, **args)
