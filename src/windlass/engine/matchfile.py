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
from windlass.engine.proof import Shuffle
from windlass.engine.refusal import Refusal
from windlass.engine.registry import find_game

TITLE: Final = "windlass match 2"
TITLES: Final = ("windlass match 1", TITLE)  # the first knew only chosen seeds
MOST: Final = 4_000_000  # characters in a file
CHOSEN: Final = "chosen"
_NUMBER: Final = re.compile(r"[0-9]{1,9}")
_SURROGATE: Final = re.compile("[\ud800-\udfff]")
_HEX: Final = re.compile(r"([0-9a-f]{2})*")
_NEEDED: Final = ("game", "rules", "components", "options", "names", "seed-hash", "seed")
_FIELDS: Final = (*_NEEDED, "shuffle", "commitment", "key", "parts", "secret", "start")


def dump(match: Match, *, secret: bool = True) -> str:
    """The whole match as text. Without `secret` a match in progress is refused: its seed and its actions are not everybody's to read."""
    if not isinstance(match, Match):
        raise TypeError(f"a match is written, not a value of type {type(match).__name__}")
    if not secret and not match.ending:
        raise Refusal("matchfile.running")
    header = match.header
    assert header.seed is not None  # a match cannot be replayed without it
    lines = [
        TITLE,
        f"game: {header.game}",
        f"rules: {header.version}",
        f"components: {header.components}",
        f"options: {msgspec.json.encode(header.options).decode()}",
        f"names: {msgspec.json.encode(header.names).decode()}",
        f"seed-hash: {header.seed_hash}",
        f"seed: {header.seed.hex()}",
        *_shuffle_lines(header.shuffle),
        *([f"start: {header.start}"] if header.start else []),
    ]
    return "\n".join([*lines, "", *_entry_lines(match)]) + "\n"


def _shuffle_lines(shuffle: Shuffle | None) -> list[str]:
    """How the seed came about: `-` stands for a seat that added nothing."""
    if shuffle is None:
        return [f"shuffle: {CHOSEN}"]
    assert shuffle.secret is not None
    lines = [f"commitment: {shuffle.commitment}", f"secret: {shuffle.secret.hex()}"]
    if shuffle.key:
        lines.append(f"key: {shuffle.key}")
    if shuffle.parts:
        lines.append(f"parts: {' '.join(part.hex() or '-' for part in shuffle.parts)}")
    return lines


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
    if _SURROGATE.search(text):
        raise Refusal("matchfile.not-text")
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
    if lines[0] not in TITLES:
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
    for name in _NEEDED:
        if name not in fields:
            raise Refusal("matchfile.missing", field=name)
    game: Game = find_game(fields["game"])
    names = _json("names", fields["names"], tuple[str, ...])
    options = convert_options(game, _json("options", fields["options"], dict[str, Any]))
    if not _NUMBER.fullmatch(fields["rules"]):
        raise Refusal("matchfile.field", field="rules")
    version, seed = int(fields["rules"]), _bytes("seed", fields["seed"])
    return Header(
        game.id, version, fields["components"], options, names, fields["seed-hash"], seed, _shuffle(fields), fields.get("start", "")
    )


def _shuffle(fields: dict[str, str]) -> Shuffle | None:
    """How the seed came about; a file of the first format does not say."""
    if fields.get("shuffle", CHOSEN) != CHOSEN or ("shuffle" in fields and "commitment" in fields):
        raise Refusal("matchfile.field", field="shuffle")
    if "commitment" not in fields:
        return None
    parts = tuple(b"" if part == "-" else _bytes("parts", part) for part in fields.get("parts", "").split())
    key = _bytes("key", fields.get("key", "")).hex()
    return Shuffle(fields["commitment"], parts, key, _bytes("secret", fields.get("secret", "")))


def _bytes(name: str, text: str) -> bytes:
    if not _HEX.fullmatch(text):
        raise Refusal("matchfile.field", field=name)
    return bytes.fromhex(text)


def _json(name: str, text: str, kind: Any) -> Any:
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.DecodeError, RecursionError, ValueError):
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
