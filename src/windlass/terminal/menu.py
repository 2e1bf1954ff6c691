"""The menu: the legal actions of a decision, numbered so that what cannot be taken back comes last, and found by what was typed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from windlass.engine.foresight import finality
from windlass.engine.match import Match
from windlass.engine.refusal import Refusal
from windlass.terminal.boards import board_of, short_form
from windlass.terminal.speech import Speaker

WORDS: Final = re.compile(r"\d+|[^\W\d_]+|<")
NAMED: Final = 4  # actions named when what was typed fits several


class Menu:
    """The actions of one decision of one seat, in one language."""

    def __init__(self, match: Match, seat: int, say: Speaker) -> None:
        self._game, self._say = match.game, say
        codes = match.legal()
        order = finality(match.game, match.redacted(seat), seat, codes)
        self.codes = sorted(codes, key=lambda code: (order[code], code))

    def shorts(self) -> list[str]:
        """The short form of each action in the reader's letters."""
        return [short_form(board_of(self._game.id), self._game, code, self._say) for code in self.codes]

    def find(self, typed: str) -> int:
        """The code of a number, of a short form, or of beginnings of words that fit one action alone. Refuses anything else."""
        if typed.isdecimal():
            return self._numbered(int(typed[:9]))
        shown = {short.lower(): code for short, code in zip(self.shorts(), self.codes, strict=True)}
        if typed.lower() in shown:
            return shown[typed.lower()]
        try:
            return self._game.parse_action(typed)
        except Refusal:
            return self._worded(typed)

    def _numbered(self, number: int) -> int:
        if not 1 <= number <= len(self.codes):
            raise Refusal("terminal.number", number=number, count=len(self.codes))
        return self.codes[number - 1]

    def _worded(self, typed: str) -> int:
        tokens = WORDS.findall(typed.lower())
        for whole in (False, True):
            fitting = [code for code in self.codes if tokens and _fits(tokens, list(self._words(code, whole=whole)))]
            if len(fitting) == 1:
                return fitting[0]
            if fitting:
                named = "; ".join(self._say.text(self._game.describe(code)) for code in fitting[:NAMED])
                raise Refusal("terminal.which", text=typed, actions=named)
        raise Refusal("notation.action", text=typed)

    def _words(self, code: int, *, whole: bool) -> Iterator[str]:
        """The words of an action that tell it from others of its kind, or all of them."""
        text = self._game.describe(code)
        if whole:
            yield from WORDS.findall(self._say.text(text).lower())
            return
        for value in text.args.values():
            yield from WORDS.findall(self._say.argument(value).lower())


def _fits(tokens: list[str], words: list[str]) -> bool:
    """Whether every token is a number among the words or the beginning of one of them."""
    return all(token in words if token.isdecimal() else any(word.startswith(token) for word in words) for token in tokens)
