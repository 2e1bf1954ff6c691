"""The text form of a match: a header of `name: value` lines, a blank line, then one entry a line.

`12 9f` is the twelfth action of the line of play; `undo` takes the last one back, `consent` does so because everyone agreed,
`resign 2` is seat 2 giving up. Reading is strict: a broken or illegal file is refused with the line and the reason.
"""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec

from windlass.engine.game import Game
from windlass.engine.match import Entry, Header, Match
from windlass.engine.options import convert_options
from windlass.engine.refusal import Refusal
from windlass.engine.registry import find_game

TITLE: Final = "windlass match 1"
MOST: Final = 4_000_000  # characters in a file
_NUMBER: Final = re.compile(r"[0-9]{1,9}")
_FIELDS: Final = ("game", "rules", "components", "options", "names", "seed-hash", "seed")


def dump(match: Match, *, secret: bool = True) -> str:
    """The whole match as text. Without `secret`, the seed stands in it only once the match is over."""
    header = match.header if secret else match.public_header()
    lines = [
        TITLE,
        f"game: {header.game}",
        f"rules: {header.version}",
        f"components: {header.components}",
        f"options: {msgspec.json.encode(header.options).decode()}",
        f"names: {msgspec.json.encode(header.names).decode()}",
        f"seed-hash: {header.seed_hash}",
    ]
    if header.seed is not None:
        lines.append(f"seed: {header.seed.hex()}")
    return "\n".join([*lines, "", *_entry_lines(match)]) + "\n"


def _entry_lines(match: Match) -> list[str]:
    lines, ply = [], 0
    for entry in match.entries:
        if entry.kind == "play":
            ply += 1
            lines.append(f"{ply} {match.game.print_action(entry.value)}")
        elif entry.kind == "resign":
            lines.append(f"resign {entry.value}")
        else:
            ply -= 1
            lines.append(entry.kind)
    return lines


def parse(text: str) -> Match:
    """The match of a text, every entry played anew with all checks. Refuses with `matchfile.line` naming line and reason."""
    if len(text) > MOST:
        raise Refusal("matchfile.too-long", most=MOST)
    lines = text.replace("\r\n", "\n").rstrip("\n").split("\n")  # names may hold other line ends
    fields, start = _header_fields(lines)
    try:
        header = _header(fields)
        match = Match(header)
    except Refusal as refusal:
        raise _at(1, refusal) from None
    for number, line in enumerate(lines[start:], start + 1):
        try:
            match.enter(_entry(match, line))
        except Refusal as refusal:
            raise _at(number, refusal) from None
    return match


def _at(number: int, refusal: Refusal) -> Refusal:
    return Refusal("matchfile.line", line=number, reason=refusal.text)


def _header_fields(lines: list[str]) -> tuple[dict[str, str], int]:
    if lines[0] != TITLE:
        raise _at(1, Refusal("matchfile.title"))
    fields: dict[str, str] = {}
    for number, line in enumerate(lines[1:], 2):
        if not line:
            return fields, number
        name, colon, value = line.partition(": ")
        if not colon or name not in _FIELDS or name in fields:
            raise _at(number, Refusal("matchfile.field", field=name[:40]))
        fields[name] = value
    return fields, len(lines)


def _header(fields: dict[str, str]) -> Header:
    for name in _FIELDS:
        if name not in fields:
            raise Refusal("matchfile.missing", field=name)
    game: Game = find_game(fields["game"])
    names = _json("names", fields["names"], tuple[str, ...])
    options = convert_options(game, _json("options", fields["options"], dict[str, Any]))
    if not _NUMBER.fullmatch(fields["rules"]) or not re.fullmatch(r"[0-9a-f]{32}", fields["seed"]):
        raise Refusal("matchfile.field", field="rules, seed")
    seed = bytes.fromhex(fields["seed"])
    return Header(game.id, int(fields["rules"]), fields["components"], options, names, fields["seed-hash"], seed)


def _json(name: str, text: str, kind: Any) -> Any:
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.DecodeError, RecursionError):
        raise Refusal("matchfile.field", field=name) from None


def _entry(match: Match, line: str) -> Entry:
    if line in ("undo", "consent"):
        return Entry("undo" if line == "undo" else "consent")
    word, _, rest = line.partition(" ")
    if word == "resign" and _NUMBER.fullmatch(rest) and int(rest) < match.seats:
        return Entry("resign", int(rest))
    if not _NUMBER.fullmatch(word) or int(word) != len(match.line) + 1:
        raise Refusal("matchfile.entry", text=line[:60])
    return Entry("play", match.game.parse_action(rest))
