"""Letters: what a terminal may be sent. Names never carry control characters, and a terminal of plain letters gets stand-ins."""

from __future__ import annotations

import codecs
import io
import sys
import unicodedata
from typing import Final, TextIO

HANDLER: Final = "windlass.plain"
STAND_INS: Final = {
    **dict(zip("●▲■◆★", "ABCDE", strict=True)),
    **dict.fromkeys("─━╴╶╌", "-"), **dict.fromkeys("│┃╵╷", "|"),
    **dict.fromkeys("┌┐└┘├┤┬┴┼╭╮╯╰┏┓┗┛┡┩┳┻╇╋╞╡╪╤╧", "+"),
    **dict.fromkeys("–—‑", "-"), **dict.fromkeys("‘’", "'"), **dict.fromkeys("“”„«»", '"'),
    "▸": ">", "◂": "<", "→": ">", "▮": "#", "█": "#", "·": ".", "…": ".", "×": "x", "\xa0": " ", "\u202f": " ", "æ": "ae", "œ": "oe",
}  # fmt: skip


def printable(text: str) -> str:
    """The text without anything a terminal would obey: control characters, escapes, marks that turn the direction of writing."""
    return "".join(letter for letter in text if letter.isprintable())


def plain(text: str) -> str:
    """The text in ASCII, letter by letter: accents are dropped, drawings become signs, the rest question marks."""
    return "".join(STAND_INS.get(letter) or _base(letter) for letter in text)


def _base(letter: str) -> str:
    return "".join(part for part in unicodedata.normalize("NFKD", letter) if part.isascii()) or "?"


def speak_plainly(stream: TextIO) -> None:
    """From now on letters that the stream's encoding lacks are written as stand-ins, where that can be arranged."""

    def instead(error: UnicodeError) -> tuple[str, int]:
        assert isinstance(error, UnicodeEncodeError)
        return plain(error.object[error.start : error.end]), error.end

    codecs.register_error(HANDLER, instead)
    if isinstance(stream, io.TextIOWrapper) and codecs.lookup(stream.encoding).name != "utf-8":
        stream.reconfigure(errors=HANDLER)


def speak_plainly_everywhere() -> None:
    """The same for what is printed and for complaints."""
    speak_plainly(sys.stdout)
    speak_plainly(sys.stderr)
