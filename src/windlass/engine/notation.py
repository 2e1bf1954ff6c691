"""Text forms shared by all games: a position as a line of `name:value` parts, read strictly."""

from __future__ import annotations

import re
from typing import Final, NoReturn

from windlass.engine.refusal import Refusal

_CHANCE = re.compile(r"~([0-9a-f]{32})")
MOST: Final = 4000  # characters in a position line
SEAT_LETTERS: Final = "abcde"  # seats 0 to 4 in every text; on screen in capitals


def print_chance(chance: list[int]) -> list[str]:
    """The generator as one part, or none when it is blank."""
    return ["~" + "".join(f"{word:08x}" for word in chance)] if any(chance) else []


class Parts:
    """The parts of a position line. Every question refuses a part that is wrong, naming it."""

    def __init__(self, line: str) -> None:
        self._parts: dict[str, str] = {}
        self._chance = [0, 0, 0, 0]
        if len(line) > MOST:
            self.refuse("length")
        for word in line.split():
            found = _CHANCE.fullmatch(word)
            if found:
                self._chance = [int(found[1][at : at + 8], 16) for at in range(0, 32, 8)]
                continue
            name, colon, value = word.partition(":")
            if not colon or name in self._parts:
                self.refuse(word)
            self._parts[name] = value

    def refuse(self, part: str) -> NoReturn:
        """Refuse the line because of this part."""
        raise Refusal("notation.position", part=part[:40])

    def text(self, name: str, default: str | None = None) -> str:
        """The value of a part."""
        value = self._parts.pop(name, default)
        if value is None:
            self.refuse(name)
        return value

    def number(self, name: str, low: int, high: int, default: int | None = None) -> int:
        """The value of a part as a whole number within bounds."""
        return self.whole(name, self.text(name, None if default is None else str(default)), low, high)

    def whole(self, name: str, text: str, low: int, high: int) -> int:
        """A whole number within bounds, standing in the named part."""
        if not re.fullmatch(r"-?[0-9]{1,18}", text) or not low <= int(text) <= high:
            self.refuse(name)
        return int(text)

    def listed(self, name: str, count: int, default: str | None = None) -> list[str]:
        """The value of a part as that many items with slashes between."""
        items = self.text(name, None if default is None else "/".join([default] * count)).split("/")
        if len(items) != count:
            self.refuse(name)
        return items

    def chance(self) -> list[int]:
        """The generator's words; zero where the line has none."""
        return self._chance

    def finish(self) -> None:
        """Refuse parts that nobody asked for."""
        for name in self._parts:
            self.refuse(name)
