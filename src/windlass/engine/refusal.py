"""Refusals: why something was not done, as a code and arguments; every front end shows the same sentence."""

from __future__ import annotations

from windlass.engine.text import Argument, Text


class Refusal(Exception):  # noqa: N818  # it is an answer to a person, not a fault of the program
    """Nothing was changed. The code is the message id with dots: `cartagena.no-such-card`."""

    def __init__(self, code: str, /, **args: Argument) -> None:
        super().__init__(code, args)
        self.code = code
        self.args_by_name = args

    @property
    def text(self) -> Text:
        """The sentence for people."""
        return Text("refusal-" + self.code.replace(".", "-"), dict(self.args_by_name))

    def __str__(self) -> str:
        inside = ", ".join(f"{name}={value!r}" for name, value in self.args_by_name.items())
        return f"{self.code} ({inside})" if inside else self.code
