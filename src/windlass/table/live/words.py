"""Words that nobody is called and chat hides: our list or that of whoever runs the server, one a line, `*` at the end for any ending."""

from __future__ import annotations

import functools
import re
import unicodedata
from importlib.resources import files
from pathlib import Path
from typing import Final

from windlass.engine.refusal import Refusal

NONE: Final = "-"
HIDDEN: Final = "•"
ALIKE: Final = str.maketrans("0134578@$!|авекмнорстухіё", "oieastbasii" + "abekmhopctyxie")  # letters that pass for others
TOKEN: Final = re.compile(r"[^\s]*[^\W_][^\s]*")  # what stands between two gaps, and is not signs alone
PART: Final = re.compile(r"[^\W_]+")


def plain(word: str) -> str:
    """A word as it is compared: without case, accents, signs between letters and letters written many times."""
    bare = unicodedata.normalize("NFKD", word.casefold())
    letters = "".join(letter for letter in bare.translate(ALIKE) if letter.isalpha())
    return re.sub(r"(.)\1+", r"\1", letters)


class Words:
    """A list of words."""

    def __init__(self, lines: list[str]) -> None:
        words = [line.partition("#")[0].strip() for line in lines]
        self._whole = {plain(word) for word in words if word and not word.endswith("*")}
        self._stems = tuple({plain(word) for word in words if word.endswith("*")} - {""})

    def has(self, word: str) -> bool:
        """Whether one word is on the list, however it is spelt."""
        bare = plain(word)
        return bool(bare) and (bare in self._whole or bare.startswith(self._stems))

    def hide(self, text: str) -> str:
        """The text with dots in place of such words, also of one that stands letter by letter."""
        letters = text.split()
        if letters and all(len(one) == 1 for one in letters) and self.has("".join(letters)):
            return HIDDEN * len(letters)
        return TOKEN.sub(lambda one: HIDDEN * len(one[0]) if self.has(one[0]) else PART.sub(self._hidden, one[0]), text)

    def _hidden(self, part: re.Match[str]) -> str:
        return HIDDEN * len(part[0]) if self.has(part[0]) else part[0]

    def check(self, name: str) -> None:
        """Refuses a name that has such a word in it."""
        if self.hide(name) != name:
            raise Refusal("person.name-words")


@functools.lru_cache(maxsize=4)
def words_of(setting: str) -> Words:
    """The list a server's settings name. Refuses with `settings.file` one that cannot be read."""
    if setting == NONE:
        return Words([])
    if not setting:
        return Words((files("windlass.table") / "words.txt").read_text("utf-8").splitlines())
    try:
        return Words(Path(setting).read_text("utf-8").splitlines())
    except (OSError, UnicodeError) as error:
        raise Refusal("settings.file", file=setting, reason=str(error)) from None
